"""What keeps plans from being lost, in one place: the file guarded, snapshots, history, locks."""

import hashlib
import logging
import os
import time
from datetime import datetime
from functools import partial
from pathlib import Path

from attrs import evolve, frozen

from models.errors import PlanFileError
from models.plan.entities import Plan
from models.planfile import LoadedPlan, SavedFile, file_bytes, load_plan, plan_to_bytes, save_plan, sweep
from models.planfile.refusals import refusal
from models.words import say
from planner.presenters import safety
from planner.session.autosave import Autosave, Pace
from planner.session.history import SaveHistory, key_of
from planner.session.jobs import Jobs
from planner.session.locks import PlanLock, PlanLocks
from planner.session.places import Places, is_possible
from planner.session.plan_file import PlanFile
from planner.session.plan_session import PlanSession
from planner.session.snapshots import Orphan, Snapshots

LOGGER = logging.getLogger(__name__)


@frozen(eq=False)
class Opened:
    """A plan that was read, before the session takes it.

    Parameters
    ----------
    plan : Plan
        The plan.
    file : PlanFile
        Its file, as this window may use it.
    lock : PlanLock or None
        The right to save it; None where it may only be saved elsewhere.
    sentence : str
        What the user should know of it; mostly nothing.
    """

    plan: Plan
    file: PlanFile
    lock: PlanLock | None = None
    sentence: str = ""


class Safekeeping:
    """Opens and stores plans so that nothing of them is lost; asks nobody, shows nothing."""

    def __init__(self, session: PlanSession, places: Places, pace: Pace | None = None) -> None:
        self._session, self._places = session, places
        self.jobs = Jobs(session)
        self.snapshots = Snapshots(places.data)
        self.history = SaveHistory(places.data)
        self.autosave = Autosave(session, self.jobs, self.snapshots, pace)
        self.autosave.setParent(session)
        self._locks = PlanLocks(places.data)
        self._lock: PlanLock | None = None

    # ------------------------------------------------------------------ opening

    def open(self, path: Path) -> Opened:
        """Return the plan in a file, and whether it may be saved there.

        Raises
        ------
        PlanFileError
            If it cannot be read as a plan.
        """
        loaded = read_plan(path, self._places, self.jobs)
        # Beside the interface: a folder on a share may be slow to list.
        self.jobs.start("sweep", partial(sweep, Path(os.path.realpath(path)).parent))
        if self._places.is_temporary(path):
            suggested = self._places.documents / path.name
            file = PlanFile(origin=path, sha256=loaded.sha256, suggested=suggested)
            return Opened(loaded.plan, file, sentence=safety.temporary(path))
        file = PlanFile(path=path, sha256=loaded.sha256)
        if not _writable(path):
            read_only = _read_only(file, self.elsewhere(path))
            return Opened(loaded.plan, read_only, sentence=safety.not_writable(path))
        lock = self._locks.take(path, self._lock)
        if lock is None:
            read_only = _read_only(file, self.beside(path, "copy"))
            return Opened(loaded.plan, read_only, sentence=safety.open_elsewhere(path))
        return Opened(loaded.plan, file, lock)

    def take(self, opened: Opened, *, unsaved: bool = False) -> None:
        """Make an opened plan the session's, with its lock.

        Raises
        ------
        PlanError
            If the plan cannot be evaluated; everything is as it was then.
        """
        try:
            self._session.take(opened.plan, opened.file, unsaved=unsaved)
        except BaseException:
            if opened.lock is not None and opened.lock is not self._lock:
                opened.lock.release()
            raise
        self._hold(opened.lock)

    def close(self) -> None:
        """End: nothing of a saved plan stays behind, and another window may have it."""
        self.autosave.close()
        self._hold(None)

    @property
    def folder(self) -> Path:
        """Return the program's own folder for what it keeps."""
        return self._places.data

    def own_bytes(self) -> bytes | None:
        """Return what stands in the plan's file, or None where that is not the plan as it is in the window.

        Raises
        ------
        PlanFileError
            If the file cannot be read.
        """
        file = self._session.file
        if file.path is None or self._session.modified:
            return None
        data = file_bytes(file.path)
        if data is None or hashlib.sha256(data).hexdigest() != file.sha256:
            return None
        return data

    # ------------------------------------------------------------------ saving

    def changed_outside(self) -> bool:
        """Return whether something else has changed the plan's file since it was read or written here."""
        file = self._session.file
        if file.path is None or not file.sha256:
            return False
        data = self.jobs.result_of(partial(file_bytes, file.path))
        return data is not None and hashlib.sha256(data).hexdigest() != file.sha256

    def store(self, path: Path) -> SavedFile:
        """Return what was saved: the session's plan, in a file that was there or not; its old bytes are kept.

        Raises
        ------
        PlanFileError
            If another window has the plan or it cannot be written; the old file is then as it was.
        """
        lock = self._locks.take(path, self._lock)
        if lock is None:
            raise PlanFileError(safety.taken_by_another(path))
        try:
            plan = self._session.plan
            self.jobs.result_of(partial(self._keep_old, path))
            saved = self.jobs.result_of(partial(save_plan, plan, path))
        except BaseException:
            if lock is not self._lock:
                lock.release()
            raise
        self._hold(lock)
        self.jobs.start(f"history {path}", partial(self._keep_old, path))
        self._session.saved(path, saved.sha256, plan)
        return saved

    def import_inventory(self, path: Path) -> Opened:
        """Return the plan that an inventory of another program becomes, without a file yet.

        Raises
        ------
        PlanFileError
            If it cannot be read.
        """
        from planner.session.reader_process import INVENTORY, read_in_process

        found = self.jobs.result_of(partial(read_in_process, INVENTORY, path))
        suggested = self._places.documents / f"{path.stem}.xplan"
        return Opened(found.plan, PlanFile(suggested=suggested), sentence=" ".join(found.sentences))

    def elsewhere(self, path: Path) -> Path:
        """Return where a plan is offered to be saved when its folder does not take it."""
        return self._places.documents / path.name

    def beside(self, path: Path, words: str) -> Path:
        """Return where a copy of a plan is offered to be saved, as in "contoso copy.xplan"."""
        folder = self._places.documents if self._places.is_temporary(path) else path.parent
        return folder / f"{path.stem} {words}{path.suffix}"

    def keep_mine(self) -> None:
        """Keep the session's plan among the earlier versions of its file, before the file's replaces it."""
        path = self._session.path
        if path is not None:
            self.history.keep(path, plan_to_bytes(self._session.plan))

    # ------------------------------------------------------------------ recovery

    def recoverable(self, *, with_discarded: bool = False) -> list[Orphan]:
        """Return what was never saved by processes that are gone, and on request what was discarded."""
        self.snapshots.empty_trash(time.time())
        discarded = self.snapshots.discarded() if with_discarded else []
        return [*self.snapshots.orphans(), *discarded]

    def recover(self, orphan: Orphan) -> None:
        """Make a snapshot the session's plan: unsaved, without a file, so that the original stays as it is.

        Raises
        ------
        PlannerError
            If it cannot be read or evaluated; it stays where it is then.
        """
        original = orphan.about.original
        file = PlanFile(origin=original, sha256=orphan.about.sha256, suggested=self.suggested_for(orphan))
        self.take(Opened(orphan.plan(), file), unsaved=True)
        if orphan.slot is not None:
            self.autosave.adopt(orphan.slot)

    def save_orphan(self, orphan: Orphan, path: Path) -> None:
        """Save a snapshot in a file of its own, never over the original, and put it into the trash then.

        Raises
        ------
        PlanFileError
            If it cannot be read or written, or the file is its original or open.
        """
        original = orphan.about.original
        if original is not None and key_of(path) == key_of(original):
            raise PlanFileError(safety.not_over_original(path))
        lock = self._locks.take(path)
        if lock is None:
            raise PlanFileError(safety.taken_by_another(path))
        try:
            self._keep_old(path)
            save_plan(orphan.plan(), path)
        finally:
            lock.release()
        self.discard(orphan)

    def discard(self, orphan: Orphan) -> None:
        """Put a snapshot into the trash; one that is there already stays."""
        if orphan.slot is not None:
            self.snapshots.discard(orphan.name)

    def let_go(self, orphans: list[Orphan]) -> None:
        """Leave the snapshots that were listed to others, but for one that was recovered here."""
        for orphan in orphans:
            if orphan.slot is not None and not self.autosave.holds(orphan.slot):
                orphan.slot.release()

    def suggested_for(self, orphan: Orphan) -> Path:
        """Return where a snapshot is offered to be saved: beside its original, under another name."""
        original = orphan.about.original
        if original is not None:
            return self.beside(original, "recovered")
        return self._places.documents / "recovered.xplan"

    # ------------------------------------------------------------------ earlier versions

    def open_version(self, path: Path, version: Path, saved_at: datetime) -> Opened:
        """Return an earlier version of a plan's file, without a file of its own.

        Raises
        ------
        PlanFileError
            If it cannot be read.
        """
        words = saved_at.astimezone().strftime("%Y-%m-%d %H-%M")
        file = PlanFile(origin=path, suggested=self.beside(path, words))
        return Opened(load_plan(version).plan, file, sentence=safety.earlier_version(path))

    # ------------------------------------------------------------------ inside

    def _hold(self, lock: PlanLock | None) -> None:
        before, self._lock = self._lock, lock
        if before is not None and before is not lock:
            before.release()

    def _keep_old(self, path: Path) -> None:
        """Keep what stands in a file; if that fails, all else goes on."""
        try:
            data = file_bytes(path)
            if data is not None:
                self.history.keep(path, data)
        except (PlanFileError, OSError):
            LOGGER.warning("The earlier version was not kept", exc_info=True)


def read_plan(path: Path, places: Places, jobs: Jobs) -> LoadedPlan:
    """Return the plan in a file; one that may have come by mail is read in a process of its own.

    Raises
    ------
    PlanFileError
        If it cannot be read as a plan.
    """
    if not is_possible(str(path.absolute())):
        raise refusal(path.name, say("there is no such file."))
    return jobs.result_of(partial(_loaded_apart if places.is_temporary(path) else load_plan, path))


def _loaded_apart(path: Path) -> LoadedPlan:
    """Return a plan that may have come by mail, read in a process of its own."""
    data = file_bytes(path)
    if data is None:
        return load_plan(path)
    from planner.session.reader_process import PLAN, read_bytes_in_process

    plan = read_bytes_in_process(PLAN, data, path.name).plan
    return LoadedPlan(plan, path, hashlib.sha256(data).hexdigest())


def _read_only(file: PlanFile, suggested: Path) -> PlanFile:
    return evolve(file, read_only=True, suggested=suggested)


def _writable(path: Path) -> bool:
    real = os.path.realpath(path)
    return os.access(real, os.W_OK) and os.access(os.path.dirname(real), os.W_OK)  # noqa: PTH120 - of a resolved path
