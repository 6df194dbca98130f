"""Removes temporary files that a process left in a plan's folder when it died while saving."""

import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from models.errors import PlanFileError
from models.planfile.processes import is_alive
from models.planfile.reader import file_bytes
from models.planfile.renaming import rename_to_new
from models.planfile.temporary_names import TemporaryName, name_mark, parsed

# On a shared folder the process may live on another machine, where nobody here can see it: a save takes seconds.
YOUNGEST_S = 600.0
Keep = Callable[[Path, bytes], object]


def remove_stale_temporary_files(folder: Path, keep: Keep | None = None, youngest_s: float = YOUNGEST_S) -> int:
    """Remove the temporary files of dead processes from a folder and return their number.

    A process that was killed between replacing a file and looking at what it had replaced leaves that behind: if it
    is neither what was expected nor the new content, somebody else had saved it, and it is kept before it goes.
    Nothing else is ever touched; what cannot be removed stays, and so does what may be all that is left of a file.

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
        names = _named_in(folder)
    except OSError:
        return 0
    return sum(_removed(path, name, keep, youngest_s) for path, name in names)


def put_back_displaced(target: Path) -> bool:
    """Return whether a file that is gone was put back: its process was killed while replacing it.

    Windows takes two steps to replace a file and to keep what belongs to it: it has no name for a moment.

    Parameters
    ----------
    target : Path
        The file, or a link to it.
    """
    # A name that no file can have is a ValueError: nothing was left behind under it.
    with suppress(OSError, ValueError, PlanFileError):
        target = Path(os.path.realpath(target))
        if os.path.lexists(target):
            return False
        mark = name_mark(target.name)
        left = [
            (name.is_new(file_bytes(path) or b""), path)
            for path, name in _named_in(target.parent)
            if name.target == mark and not path.is_symlink() and not is_alive(name.process)
        ]
        # What it held before has all that belongs to it; the new content is whole, too.
        if left:
            rename_to_new(min(left)[1], target)
            return True
    return False


def remove_known(path: Path) -> None:
    """Remove a temporary file unless something may be lost with it."""
    name = parsed(path.name)
    with suppress(OSError, PlanFileError):
        if name is not None and _may_go(path, name, None):
            path.unlink()


def _named_in(folder: Path) -> list[tuple[Path, TemporaryName]]:
    names = ((path, parsed(path.name)) for path in folder.iterdir())
    return [(path, name) for path, name in names if name is not None]


def _removed(path: Path, name: TemporaryName, keep: Keep | None, youngest_s: float) -> bool:
    with suppress(OSError, PlanFileError):
        if not path.is_file() or path.is_symlink() or _age_s(path, name) < youngest_s or is_alive(name.process):
            return False
        if _may_go(path, name, keep):
            path.unlink()
            return True
    return False


def _may_go(path: Path, name: TemporaryName, keep: Keep | None) -> bool:
    """Return whether nothing is lost with a temporary file; what somebody else had saved is kept before."""
    if not name.target:
        return True
    data = file_bytes(path) or b""
    others = not name.knows(data)
    target = next((other for other in path.parent.iterdir() if name_mark(other.name) == name.target), None)
    if target is None:
        # It may be all that is left of the file, unless there was none.
        return name.replaces_nothing and not others
    if others and keep is not None:
        keep(target, data)
    return not others or keep is not None


def _age_s(path: Path, name: TemporaryName) -> float:
    status = path.stat()
    # What was displaced may have been written long ago, and renamed just now.
    return time.time() - (status.st_ctime if name.target else status.st_mtime)
