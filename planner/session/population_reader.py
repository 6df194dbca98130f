"""Populations out of files of administrators, read in the throw-away process; logs of any size stream through it."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from attrs import define, evolve, field

from models.errors import InventoryError
from models.importers.population_json import populations_from_json
from models.importers.populations import Populations
from models.importers.tables import Report, in_silence, part_of
from models.importers.tracking_log import is_log
from models.planfile.errors import plan_file_error, quoted, unreadable
from models.units import MB_A_GB
from models.words import count, tr_format
from planner.session.child_process import Limits
from planner.session.reader_process import POPULATIONS, answer_in_process

CHUNK_BYTES = 1024 * 1024
MOST_BYTES = 16 * 1024**3
MOST_FILES = 10_000
LOG_SUFFIX = ".log"
# What is read in a second at least, on a slow computer that does other work, too; a fast one reads 6 MB of an export.
BYTES_A_SECOND = 1024 * 1024
LEAST_LIMITS = Limits()


@define
class _Source:
    """Files one after the other, as bytes; the fault of one that could not be read to its end."""

    paths: Sequence[Path]
    size: int
    fault: OSError | None = field(default=None, init=False)
    failed: str = field(default="", init=False)

    def __iter__(self) -> Iterator[bytes]:
        """Yield how many bytes there are, then these."""
        yield f"{self.size}\n".encode()
        for path in self.paths:
            try:
                with path.open("rb") as stream:
                    while data := stream.read(CHUNK_BYTES):
                        yield data
            except OSError as error:
                self.fault, self.failed = error, path.name
                return
            # The last line of a log that is written to may have no end.
            if len(self.paths) > 1:
                yield b"\n"


def read_populations(paths: Sequence[Path], report: Report = in_silence) -> tuple[Populations, ...]:
    """Return what files hold: each by itself, all message tracking logs together.

    Parameters
    ----------
    paths : sequence of Path
        Files; a folder stands for the message tracking logs in it.
    report : callable
        Hears how far the reading is; whatever it raises ends it.

    Raises
    ------
    PlanFileError
        If one of them cannot be read, in one sentence that names it.
    """
    groups = _groups(paths)
    sizes = [sum(map(_size, group)) for group in groups]
    whole, done, found = sum(sizes) or 1, 0, []
    for group, size in zip(groups, sizes, strict=True):
        found.append(_read(group, size, part_of(report, done / whole, (done + size) / whole)))
        done += size
    report(1.0)
    return tuple(found)


def _read(paths: Sequence[Path], size: int, report: Report) -> Populations:
    label = quoted(paths[0].name)
    if size > MOST_BYTES:
        most = count(MOST_BYTES / MB_A_GB**3)
        raise plan_file_error(label, tr_format("at most {most} GB can be read at once; choose fewer files.", most=most))
    seconds = size // BYTES_A_SECOND
    limits = evolve(
        LEAST_LIMITS, processor_s=LEAST_LIMITS.processor_s + seconds, wall_s=LEAST_LIMITS.wall_s + 2 * seconds
    )
    source = _Source(paths, size)
    try:
        sentences, body = answer_in_process(POPULATIONS, source, label, limits, report)
        return populations_from_json(body, sentences)
    except InventoryError as error:
        raise plan_file_error(label, str(error)) from error
    finally:
        if source.fault is not None:
            raise _unreadable(source.failed, source.fault) from source.fault


def _groups(paths: Sequence[Path]) -> list[list[Path]]:
    """Return the files to read together: tables each by itself, all logs in one group."""
    files = [file for path in paths for file in _files(path)]
    logs = [path for path in files if _is_log(path)]
    tables = [[path] for path in files if path not in set(logs)]
    return [*tables, logs] if logs else tables


def _files(path: Path) -> list[Path]:
    if path.is_file():
        return [path]
    if not path.is_dir():
        raise plan_file_error(quoted(path.name), tr_format("the file does not exist."))
    try:
        found = sorted(file for file in path.iterdir() if file.suffix.lower() == LOG_SUFFIX and file.is_file())
    except OSError as error:
        raise _unreadable(path.name, error) from error
    if not found:
        raise plan_file_error(quoted(path.name), tr_format("there is no message tracking log (*.log) in this folder."))
    if len(found) > MOST_FILES:
        raise plan_file_error(
            quoted(path.name),
            tr_format("at most {most} logs can be read at once; choose fewer files.", most=count(MOST_FILES)),
        )
    return found


def _is_log(path: Path) -> bool:
    try:
        with path.open("rb") as stream:
            return is_log(stream.read(len("#Software:") * 2))
    except OSError as error:
        raise _unreadable(path.name, error) from error


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError as error:
        raise _unreadable(path.name, error) from error


def _unreadable(name: str, error: OSError) -> Exception:
    return plan_file_error(quoted(name), unreadable(error))
