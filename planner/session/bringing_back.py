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
from planner.session.safekeeping import Opened, Safekeeping
from planner.session.snapshots import Orphan


class BringingBack:
    """Finds what was kept and opens it as a copy; the file that it came from stays as it is."""

    def __init__(self, keeping: Safekeeping) -> None:
        self._keeping = keeping

    def recoverable(self, *, with_discarded: bool = False) -> list[Orphan]:
        """Return what was never saved by processes that are gone, and on request what was discarded."""
        self._keeping.snapshots.empty_trash(time.time())
        discarded = self._keeping.snapshots.discarded() if with_discarded else []
        return [*self._keeping.snapshots.orphans(), *discarded]

    async def open_orphan(self, orphan: Orphan) -> Opened:
        """Return the plan in a snapshot, without a file, so that the original stays as it is.

        Raises
        ------
        PlannerError
            If it cannot be read; it stays where it is then.
        """
        original, suggested = orphan.about.original, self.suggested_for(orphan)
        plan = await self._keeping.jobs.answer(orphan.plan)
        return Opened(plan, PlanFile(origin=original, sha256=orphan.about.sha256, suggested=suggested))

    def recover(self, orphan: Orphan, opened: Opened) -> None:
        """Show the plan of a snapshot, unsaved, and go on keeping it where it is.

        Raises
        ------
        PlannerError
            If it cannot be evaluated; it stays where it is then.
        """
        self._keeping.take(opened, unsaved=True)
        if orphan.slot is not None:
            self._keeping.autosave.adopt(orphan.slot)

    async def save_orphan(self, orphan: Orphan, path: Path) -> None:
        """Save a snapshot in a file of its own, never over the original, and put it into the trash then.

        Raises
        ------
        PlanFileError
            If it cannot be read or written, or the file is its original or open.
        """
        original = orphan.about.original
        if original is not None and key_of(path) == key_of(original):
            raise PlanFileError(safety.not_over_original(path))
        lock = self._keeping.locks.take(path)
        if lock is None:
            raise PlanFileError(safety.taken_by_another(path))
        try:
            await self._keeping.jobs.answer(lambda: self._keeping.stored(orphan.plan(), path))
        finally:
            lock.release()
        self.discard(orphan)

    def discard(self, orphan: Orphan) -> None:
        """Put a snapshot into the trash; one that is there already stays."""
        if orphan.slot is not None:
            self._keeping.snapshots.discard(orphan.name)

    def let_go(self, orphans: list[Orphan]) -> None:
        """Leave the snapshots that were listed to others, but for one that was recovered here."""
        for orphan in orphans:
            if orphan.slot is not None and not self._keeping.autosave.holds(orphan.slot):
                orphan.slot.release()

    def suggested_for(self, orphan: Orphan) -> Path:
        """Return where a snapshot is offered to be saved: beside its original, under another name."""
        original = orphan.about.original
        if original is not None:
            return self._keeping.beside(original, "recovered")
        return self._keeping.elsewhere(Path("recovered.xplan"))

    async def open_version(self, path: Path, version: Path, saved_at: datetime) -> Opened:
        """Return an earlier version of a plan's file, without a file of its own.

        Raises
        ------
        PlanFileError
            If it cannot be read.
        """
        words = saved_at.astimezone().strftime("%Y-%m-%d %H-%M")
        file = PlanFile(origin=path, suggested=self._keeping.beside(path, words))
        loaded = await self._keeping.jobs.answer(partial(load_plan, version))
        return Opened(loaded.plan, file, sentence=safety.earlier_version(path))
