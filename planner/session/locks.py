"""One window for each plan: the locks lie in the application's folder, never beside the user's file."""

import hashlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from attrs import Factory, define, frozen
from PySide6.QtCore import QLockFile, QSysInfo

from planner.session.history import KEY_LENGTH, key_of
from planner.session.lock_files import LockHolder, holder_of, removed_for, tried_lock
from planner.session.private import make_private_folder


@define(eq=False)
class _Held:
    """A lock of this process, which serves two plans for a moment where one follows the other in a window."""

    name: str
    file: QLockFile
    users: int = 1

    def release(self) -> None:
        self.users -= 1
        if self.users == 0:
            self.file.unlock()


@frozen(eq=False)
class PlanLock:
    """A plan that this window alone may save.

    Parameters
    ----------
    key : str
        Of the plan's file.
    parts : tuple
        The locks that it is made of, of the path and of the file itself; none where the folder of locks cannot be
        written, so nobody can hold one.
    """

    key: str
    parts: tuple[_Held, ...] = Factory(tuple)

    def release(self) -> None:
        """Let another window have the plan."""
        for part in self.parts:
            part.release()


class PlanLocks:
    """Gives out the locks; the digest of the file remains the guard that counts.

    A plan has one by its path, and one by what the system calls the file, as a hard link or another mount is another
    path to the same one. That changes each time the file is replaced.
    """

    def __init__(self, data: Path) -> None:
        self._folder = data / "locks"

    def take(self, path: Path, held: PlanLock | None = None) -> PlanLock | None:
        """Return the lock of a plan's file, which may be the one held now, or None if another window has it."""
        key, identity = key_of(path), _identity_of(path)
        if held is not None and held.key == key and (not held.parts or identity in ("", *_names(held))):
            return held
        try:
            make_private_folder(self._folder)
        except OSError:
            return PlanLock(key)
        parts: list[_Held] = []
        for name in filter(None, (key, identity)):
            part = self._part(name, held)
            if part is None:
                PlanLock(key, tuple(parts)).release()
                return None
            parts += part
        return PlanLock(key, tuple(parts))

    def renewed(self, lock: PlanLock, path: Path) -> PlanLock:
        """Return the lock of a plan after it was saved, when its file is another one; the old one is released."""
        taken = self.take(path, lock)
        if taken is lock or taken is None:
            return lock
        lock.release()
        return taken

    def holder(self, path: Path) -> LockHolder | None:
        """Return who has a plan, if that is a program on another computer of which nobody here knows if it lives."""
        return holder_of(self._folder / f"{key_of(path)}.lock")

    def take_over(self, path: Path, holder: LockHolder) -> bool:
        """Return whether the lock was taken from a holder that the user says is gone, and from no other one."""
        return removed_for(self._folder / f"{key_of(path)}.lock", holder)

    def _part(self, name: str, held: PlanLock | None) -> list[_Held] | None:
        """Return one lock, or none where none can be made, or None where another process has it."""
        for part in held.parts if held is not None else ():
            if part.name == name:
                part.users += 1
                return [part]
        file = tried_lock(self._folder / f"{name}.lock")
        if file.isLocked():
            return [_Held(name, file)]
        return None if file.error() == QLockFile.LockError.LockFailedError else []


def _names(lock: PlanLock) -> Iterator[str]:
    return (part.name for part in lock.parts)


def _identity_of(path: Path) -> str:
    """Return a name for the file itself, whatever path leads to it; empty where there is none.

    It holds for one computer: others number their disks otherwise.
    """
    with suppress(OSError):
        status = path.stat()
        text = f"{QSysInfo.machineHostName()}\n{status.st_dev}\n{status.st_ino}"
        return "file-" + hashlib.sha256(text.encode()).hexdigest()[:KEY_LENGTH]
    return ""
