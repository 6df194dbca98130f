"""Removes temporary files that a process left in a plan's folder when it died while saving."""

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from models.errors import PlanFileError
from models.planfile.processes import is_alive
from models.planfile.reader import file_bytes
from models.planfile.temporary_names import TemporaryName, name_mark, parsed

# On a shared folder the process may live on another machine, where nobody here can see it: a save takes seconds.
YOUNGEST_S = 600.0
Keep = Callable[[Path, bytes], object]


def remove_stale_temporary_files(folder: Path, keep: Keep | None = None, youngest_s: float = YOUNGEST_S) -> int:
    """Remove the temporary files of dead processes from a folder and return their number.

    A process that was killed between replacing a file and looking at what it had replaced leaves that behind: if it
    is neither what was expected nor the new content, somebody else had saved it, and it is kept before it goes.
    Nothing else is ever touched, and what cannot be removed stays.

    Parameters
    ----------
    folder : Path
        The folder of a plan.
    keep : callable or None
        Takes a file's path and the bytes that somebody else had saved there; without it they stay where they are.
    youngest_s : float
        How long ago a file must have been written or renamed.
    """
    try:
        names = [(path, parsed(path.name)) for path in folder.iterdir()]
    except OSError:
        return 0
    return sum(_removed(path, name, keep, youngest_s) for path, name in names if name is not None)


def remove_known(path: Path) -> None:
    """Remove a temporary file unless it may hold what somebody else has saved."""
    name = parsed(path.name)
    with suppress(OSError, PlanFileError):
        if name is not None and _is_known(path, name):
            path.unlink()


def _removed(path: Path, name: TemporaryName, keep: Keep | None, youngest_s: float) -> bool:
    with suppress(OSError, PlanFileError):
        if not path.is_file() or path.is_symlink() or _age_s(path, name) < youngest_s or is_alive(name.process):
            return False
        if _is_known(path, name) or (keep is not None and _is_kept(path, name, keep)):
            path.unlink()
            return True
    return False


def _is_known(path: Path, name: TemporaryName) -> bool:
    return not name.target or name.knows(file_bytes(path) or b"")


def _is_kept(path: Path, name: TemporaryName, keep: Keep) -> bool:
    """Return whether what somebody else had saved was kept for the file that it was displaced from."""
    for other in path.parent.iterdir():
        if name_mark(other.name) == name.target:
            keep(other, file_bytes(path) or b"")
            return True
    return False


def _age_s(path: Path, name: TemporaryName) -> float:
    status = path.stat()
    # What was displaced may have been written long ago, and renamed just now.
    return time.time() - (status.st_ctime if name.target else status.st_mtime)
