"""Locks held by processes: only the death of its process frees one, however long that lives."""

import os
import time
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile

from planner.session.private import PRIVATE_FILE

# Whoever makes a lock writes its name into it at once.
YOUNGEST_RUIN_S = 60.0


def tried_lock(path: Path) -> QLockFile:
    """Return the lock of a file, which `isLocked` here unless another process has it or its folder takes no file.

    A lock that names nobody, as a power cut or a full disk leaves one behind, is removed: Qt would take it for held
    until the end of time, and with it a plan or what was kept of one.
    """
    lock = QLockFile(str(path))
    # Never stale by age: a plan may stay open for weeks.
    lock.setStaleLockTime(0)
    if not lock.tryLock(0) and lock.error() == QLockFile.LockError.LockFailedError and _is_ruin(lock, path):
        with suppress(OSError):
            path.unlink()
        lock.tryLock(0)
    if lock.isLocked():
        # Qt makes it as the umask says; it names this computer and, by its folder, that a plan is open.
        with suppress(OSError):
            path.chmod(PRIVATE_FILE)
    return lock


def _is_ruin(lock: QLockFile, path: Path) -> bool:
    # PySide leaves out whether there was anything to read; no process has the number 0.
    process = lock.getLockInfo()[0]
    try:
        old = abs(time.time() - path.stat().st_mtime) >= YOUNGEST_RUIN_S
    except OSError:
        return False
    return process <= 0 and old and not _is_held(path)


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
