"""What happens when the program itself fails: a line in a file, one sentence on the screen."""

import faulthandler
import logging
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType

import platformdirs

from models.words import say
from planner import SHORT_NAME
from planner.session.private import make_private_folder, open_private_file

LOG_NAME = "planner.log"
LOGGER = logging.getLogger("planner")


class PrivateLog(logging.FileHandler):
    """A log that only the user may read: it names plans and their folders."""

    def _open(self) -> TextIOWrapper:
        return os.fdopen(open_private_file(Path(self.baseFilename), os.O_APPEND), "a", encoding=self.encoding)


def log_folder() -> Path:
    """Return where faults are written down; they stay there."""
    return Path(platformdirs.user_log_dir(SHORT_NAME, appauthor=False))


def watch_faults(folder: Path, show: Callable[[str], None]) -> None:
    """Write every uncaught exception to a local file and show one sentence about it, never a traceback."""
    log = folder / LOG_NAME
    _open_log(log)
    _catch_crashes(log)

    def note(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        LOGGER.error("Uncaught", exc_info=(kind, error, trace))
        show(
            say(
                "Something went wrong in the program. Your plan is still open; save it under another name. "
                "The details are in {log}.",
                log=log,
            )
        )

    sys.excepthook = note


def _open_log(log: Path) -> None:
    try:
        make_private_folder(log.parent)
        handler: logging.Handler = PrivateLog(log, encoding="utf-8")
    except OSError:
        handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    LOGGER.addHandler(handler)


def _catch_crashes(log: Path) -> None:
    """Let the last words of a crash outside Python, as in Qt, go to the same file."""
    if faulthandler.is_enabled():
        return  # whoever started the program wants them elsewhere
    with suppress(OSError):
        # Open for as long as the process lives.
        faulthandler.enable(open_private_file(log, os.O_APPEND))
