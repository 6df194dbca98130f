"""The log: a rotating file that only the user may read, one logger for each category.

Categories are loggers below "planner": program, files, edits, jobs, qt, faults; the model logs below "models".
No folder and no name from a plan is written. A process logs nothing until one of the two functions that open a log is
called: the processes that read foreign files never do.
"""

import logging
import platform
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter

from planner import SHORT_NAME, __version__
from planner.session.own_folders import own_folders
from planner.session.private import make_private_folder
from planner.session.redaction import without_folders, without_names

LOG_NAME = "planner.log"
ROOTS = ("planner", "models")
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
PROGRAM, FILES, EDITS, JOBS, QT, FAULTS = (
    logging.getLogger(f"planner.{category}") for category in ("program", "files", "edits", "jobs", "qt", "faults")
)


class RedactingFormatter(logging.Formatter):
    """Leaves out folders, and the names of a plan from what a fault says."""

    def __init__(self, names: Callable[[], Iterable[str]] = tuple) -> None:
        super().__init__(FORMAT)
        self._names = names

    def format(self, record: logging.LogRecord) -> str:
        """Return the lines of a record."""
        # Another handler may have kept the traceback as it was; this one leaves its own nowhere.
        kept, record.exc_text = record.exc_text, None
        text = without_folders(super().format(record))
        record.exc_text = kept
        return without_names(text, self._names()) if record.exc_info or record.name == QT.name else text


def log_folder() -> Path:
    """Return the folder of the log, which is never sent anywhere."""
    return own_folders(SHORT_NAME).log


def open_log(folder: Path, names: Callable[[], Iterable[str]], rotated: Callable[[], None] = lambda: None) -> None:
    """Write what the program logs to a file; to standard error where that is not possible.

    Parameters
    ----------
    folder : Path
        Where the file lies.
    names : callable
        Returns the names that may not be written.
    rotated : callable
        Called after a new file is begun.
    """
    # Imported here: rotating takes modules that commands, which open no log, have no use for.
    from planner.session.private_log import PrivateLog

    try:
        make_private_folder(folder)
        handler: logging.Handler = PrivateLog(folder / LOG_NAME, rotated)
    except OSError:
        handler = logging.StreamHandler()
    _add(handler, logging.INFO, names)


def log_to_stderr() -> None:
    """Write everything that the program logs to standard error, details too."""
    _add(logging.StreamHandler(), logging.DEBUG)


def close_log() -> None:
    """Log nothing more."""
    for root in map(logging.getLogger, ROOTS):
        for handler in [handler for handler in root.handlers if isinstance(handler.formatter, RedactingFormatter)]:
            root.removeHandler(handler)
            handler.close()
        root.setLevel(logging.NOTSET)


@contextmanager
def log_file(what: str, path: Path) -> Iterator[None]:
    """Log what is done with a file in this context, its size and how long that took, unless it fails."""
    start = perf_counter()
    yield
    seconds, size = perf_counter() - start, 0
    with suppress(OSError):
        size = path.stat().st_size
    FILES.info("%s %s: %d bytes in %.3f s", what, path.name, size, seconds)


def program_versions() -> str:
    """Return the versions of the program, of Python and of the system in one line."""
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    return f"planner {__version__}, Python {platform.python_version()}, {system}"


def last_lines(folder: Path, count: int) -> list[str]:
    """Return the last lines of the log, of the file before it, too, where the newest is short; none without a log."""
    lines: deque[str] = deque(maxlen=count)
    for name in (f"{LOG_NAME}.1", LOG_NAME):
        with suppress(OSError):
            lines.extend(without_folders(line) for line in (folder / name).read_text("utf-8", "replace").splitlines())
    return list(lines)


def _add(handler: logging.Handler, level: int, names: Callable[[], Iterable[str]] = tuple) -> None:
    handler.setFormatter(RedactingFormatter(names))
    for root in map(logging.getLogger, ROOTS):
        root.addHandler(handler)
        root.setLevel(min(level, root.level or level))
