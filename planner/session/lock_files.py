"""Locks held by processes: only the death of its process frees one, however long that lives."""

import os
import time
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QLockFile, QSysInfo

from planner.session.private import PRIVATE_FILE

# Whoever makes a lock writes its name into it at once.
YOUNGEST_RUIN_S = 60.0
MOST_BYTES, ID_LINE = 4096, 3


def tried_lock(path: Path) -> QLockFile:
    """Return the lock of a file, which `isLocked` here unless another process has it or its folder takes no file.

    A lock that names nobody, as a power cut or a full disk leaves one behind, is removed: Qt would take it for held
    until the end of time, and with it a plan or what was kept of one. So is one that a process of this computer left
    behind whose number another one of the same name has now: Qt looks at number and name alone.
    """
    lock = QLockFile(str(path))
    # Never stale by age: a plan may stay open for weeks.
    lock.setStaleLockTime(0)
    if not lock.tryLock(0) and lock.error() == QLockFile.LockError.LockFailedError and _is_left_behind(lock, path):
        # On Windows a file that a living process holds cannot be removed.
        with suppress(OSError):
            path.unlink()
        lock.tryLock(0)
    if lock.isLocked():
        # Qt makes it as the umask says; it names this computer and, by its folder, that a plan is open.
        with suppress(OSError):
            path.chmod(PRIVATE_FILE)
    return lock


def _is_left_behind(lock: QLockFile, path: Path) -> bool:
    # PySide leaves out whether there was anything to read; no process has the number 0.
    process, host, _ = lock.getLockInfo()
    if process > 0:
        return _is_of_this_computer(path, host) and not _is_held(path)
    try:
        old = abs(time.time() - path.stat().st_mtime) >= YOUNGEST_RUIN_S
    except OSError:
        return False
    return old and not _is_held(path)


def _is_held(path: Path) -> bool:
    """Return whether a living process holds the file; on Windows it could not be removed then."""
    if os.name == "nt":
        return False
    import fcntl

    try:
        descriptor = os.open(path, os.O_RDWR | os.O_NOFOLLOW | os.O_CLOEXEC)
    except OSError:
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(descriptor)
    return False


@frozen
class LockHolder:
    """Who holds a lock on another computer.

    Parameters
    ----------
    host, program : str
        The computer and the program, as the lock names them.
    process : int
        Its number there.
    since : datetime
        When the lock was made, in this place's time.
    """

    host: str
    program: str
    process: int
    since: datetime


def holder_of(path: Path) -> LockHolder | None:
    """Return who holds a lock, if that is a process of another computer and nobody knows whether it lives."""
    process, host, program = QLockFile(str(path)).getLockInfo()
    if process <= 0 or not host or _is_of_this_computer(path, host) or _is_held(path):
        return None
    try:
        since = datetime.fromtimestamp(path.stat().st_mtime, UTC).astimezone()
    except (OSError, ValueError, OverflowError):
        return None
    return LockHolder(host, program, process, since)


def removed_for(path: Path, holder: LockHolder) -> bool:
    """Return whether a lock was removed, which must still be the one of this holder."""
    if holder_of(path) != holder:
        return False
    try:
        path.unlink()
    except OSError:
        return False
    return True


def _is_of_this_computer(path: Path, host: str) -> bool:
    """Return whether a lock was made here, perhaps under another name of this computer."""
    if host == QSysInfo.machineHostName():
        return True
    own = bytes(QSysInfo.machineUniqueId().data())
    try:
        # As Qt writes them: process, program, host, id of the computer, id of its start.
        lines = path.read_bytes()[:MOST_BYTES].split(b"\n")
    except OSError:
        return True
    return bool(own) and own in lines[ID_LINE : ID_LINE + 1]
