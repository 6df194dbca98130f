"""Renames that not every system has: two names exchanged at once, and a new name that replaces nothing."""

import ctypes
import errno
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

# Of linux/fs.h and fcntl.h, and of macOS' stdio.h.
AT_FDCWD = -100
NO_REPLACE, EXCHANGE = (4, 2) if sys.platform == "darwin" else (1, 2)
UNSUPPORTED = frozenset({errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP})


def exchanged(first: Path, second: Path) -> bool:
    """Exchange the names of two files atomically and return whether the system could do it.

    Raises
    ------
    FileNotFoundError
        If one of them is gone.
    OSError
        If the system fails at it.
    """
    return _renamed(first, second, EXCHANGE)


def rename_to_new(source: Path, target: Path) -> None:
    """Rename a file to a name that is free.

    Raises
    ------
    FileExistsError
        If the name is taken.
    OSError
        If the system fails at it.
    """
    if os.name == "nt":
        # There this replaces nothing.
        source.rename(target)
        return
    if _renamed(source, target, NO_REPLACE):
        return
    if os.path.lexists(target):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
    source.replace(target)


def _renamed(source: Path, target: Path, flag: int) -> bool:
    rename = _system_rename()
    if rename is None:
        return False
    if rename(os.fsencode(source), os.fsencode(target), flag) == 0:
        return True
    number = ctypes.get_errno()
    if number in UNSUPPORTED:
        return False
    raise OSError(number, os.strerror(number), str(source), None, str(target))


@cache
def _system_rename() -> Callable[[bytes, bytes, int], int] | None:
    if os.name == "nt":
        return None
    library = ctypes.CDLL(None, use_errno=True)
    if sys.platform == "darwin":
        found = getattr(library, "renamex_np", None)
        return None if found is None else lambda source, target, flag: int(found(source, target, flag))
    found = getattr(library, "renameat2", None)
    if found is None:
        return None
    return lambda source, target, flag: int(found(AT_FDCWD, source, AT_FDCWD, target, flag))
