"""Plans that are brought back: what a process that died left behind, and earlier versions of a file."""

import time
from datetime import datetime
from functools import partial
from pathlib import Path

from models.errors import PlanFileError
from models.planfile import load_plan
from planner.presenters import safety
from planner.session.history import key_of
from planner.session.plan_file import PlanFile
from planner.session.plan_store import Opened, PlanStore
from planner.session.snapshots import RecoverableSnapshot


class BringingBack:
    """Finds what was kept and opens it as a copy; the file that it came from stays as it is."""

    def __init__(self, plan_store: PlanStore) -> None:
        self._plan_store = plan_store

    def recoverable(self, *, with_discarded: bool = False) -> list[RecoverableSnapshot]:
        """Return what was never saved by processes that are gone, and on request what was discarded."""
        self._plan_store.snapshots.empty_trash(time.time())
        discarded = self._plan_store.snapshots.discarded() if with_discarded else []
        return [*self._plan_store.snapshots.recoverables(), *discarded]

    async def open_recoverable(self, recoverable: RecoverableSnapshot) -> Opened:
        """Return the plan in a snapshot, without a file, so that the original stays as it is.

        Raises
        ------
        PlannerError
            If it cannot be read; it stays where it is then.
        """
        original, suggested = recoverable.metadata.original, self.suggested_for(recoverable)
        plan = await self._plan_store.jobs.answer(recoverable.plan)
        return Opened(plan, PlanFile(origin=original, sha256=recoverable.metadata.sha256, suggested=suggested))

    def recover(self, recoverable: RecoverableSnapshot, opened: Opened) -> None:
        """Show the plan of a snapshot, unsaved, and go on keeping it where it is.

        Raises
        ------
        PlannerError
            If it cannot be evaluated; it stays where it is then.
        """
        self._plan_store.take(opened, unsaved=True)
        if recoverable.slot is not None:
            self._plan_store.autosave.adopt(recoverable.slot)

    async def save_recoverable(self, recoverable: RecoverableSnapshot, path: Path) -> None:
        """Save a snapshot in a file of its own, never over the original, and put it into the trash then.

        Raises
        ------
        PlanFileError
            If it cannot be read or written, or the file is its original or open.
        """
        original = recoverable.metadata.original
        if original is not None and key_of(path) == key_of(original):
            raise PlanFileError(safety.not_over_original(path))
        lock = self._plan_store.locks.take(path)
        if lock is None:
            raise PlanFileError(safety.taken_by_another(path))
        try:
            await self._plan_store.jobs.answer(lambda: self._plan_store.stored(recoverable.plan(), path))
        finally:
            lock.release()
        self.discard(recoverable)

    def discard(self, recoverable: RecoverableSnapshot) -> None:
        """Put a snapshot into the trash; one that is there already stays."""
        if recoverable.slot is not None:
            self._plan_store.snapshots.discard(recoverable.name)

    def release(self, recoverables: list[RecoverableSnapshot]) -> None:
        """Leave the snapshots that were listed to others, but for one that was recovered here."""
        for recoverable in recoverables:
            if recoverable.slot is not None and not self._plan_store.autosave.holds(recoverable.slot):
                recoverable.slot.release()

    def suggested_for(self, recoverable: RecoverableSnapshot) -> Path:
        """Return where a snapshot is offered to be saved: beside its original, under another name."""
        original = recoverable.metadata.original
        if original is not None:
            return self._plan_store.copy_path(original, "recovered")
        return self._plan_store.elsewhere(Path("recovered.xplan"))

    async def open_version(self, path: Path, version: Path, saved_at: datetime) -> Opened:
        """Return an earlier version of a plan's file, without a file of its own.

        Raises
        ------
        PlanFileError
            If it cannot be read.
        """
        words = saved_at.astimezone().strftime("%Y-%m-%d %H-%M")
        file = PlanFile(origin=path, suggested=self._plan_store.copy_path(path, words))
        loaded = await self._plan_store.jobs.answer(partial(load_plan, version))
        return Opened(loaded.plan, file, sentence=safety.earlier_version(path))
