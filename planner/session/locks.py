"""One window for each plan: the lock lies in the application's folder, never beside the user's file."""

from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QLockFile

from planner.session.history import key_of
from planner.session.lock_files import tried_lock
from planner.session.private import make_private_folder


@frozen(eq=False)
class PlanLock:
    """A plan that this window alone may save.

    Parameters
    ----------
    key : str
        Of the plan's file.
    file : QLockFile or None
        The lock; None where the folder of locks cannot be written, so nobody can hold one.
    """

    key: str
    file: QLockFile | None

    def release(self) -> None:
        """Let another window have the plan."""
        if self.file is not None:
            self.file.unlock()


class PlanLocks:
    """Gives out the locks; the digest of the file remains the guard that counts."""

    def __init__(self, data: Path) -> None:
        self._folder = data / "locks"

    def take(self, path: Path, held: PlanLock | None = None) -> PlanLock | None:
        """Return the lock of a plan's file, which may be the one held now, or None if another window has it."""
        key = key_of(path)
        if held is not None and held.key == key:
            return held
        try:
            make_private_folder(self._folder)
        except OSError:
            return PlanLock(key, None)
        file = tried_lock(self._folder / f"{key}.lock")
        if file.isLocked():
            return PlanLock(key, file)
        return None if file.error() == QLockFile.LockError.LockFailedError else PlanLock(key, None)
