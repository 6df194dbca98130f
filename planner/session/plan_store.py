"""What keeps plans from being lost, in one place: the file guarded, snapshots, history, locks."""

import hashlib
import os
from functools import partial
from pathlib import Path

from attrs import evolve, field, frozen

from models.capacity.results import Evaluation
from models.errors import PlanFileError
from models.plan.entities import Plan
from models.planfile import LoadedPlan, SavedFile, Way, file_bytes, plan_to_bytes, save_plan
from models.planfile.errors import plan_file_error
from models.words import tr_format
from planner.presenters import safety
from planner.session.autosave import Autosave, Pace
from planner.session.document import Document
from planner.session.file_guard import FileGuard, digest_of
from planner.session.history import SaveHistory
from planner.session.jobs import Jobs, Watch
from planner.session.lock_files import LockHolder
from planner.session.locks import PlanLock, PlanLocks
from planner.session.log import log_file
from planner.session.opening import open_plan
from planner.session.outside import Outside, device_of, look_outside
from planner.session.places import Places, is_possible
from planner.session.plan_file import PlanFile
from planner.session.plan_session import Evaluate, PlanSession
from planner.session.recovery import plan_or_none
from planner.session.snapshots import Snapshots
from planner.session.tasks import Tasks


@frozen(eq=False)
class Opened:
    """A plan that was read, before the window shows it.

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
    evaluations : dict
        The numbers of its designs, as far as they were found beside the interface.
    holder : LockHolder or None
        Who has it on another computer, if nobody knows whether that program still runs.
    """

    plan: Plan
    file: PlanFile
    lock: PlanLock | None = None
    sentence: str = ""
    evaluations: dict[str, Evaluation] = field(factory=dict)
    holder: LockHolder | None = None


class PlanStore:
    """Opens and stores plans so that nothing of them is lost; asks nobody, shows nothing."""

    def __init__(self, session: PlanSession, places: Places, pace: Pace | None = None) -> None:
        self._session, self._places = session, places
        self.jobs = Jobs(session)
        self.tasks = Tasks(lambda: self.jobs.waited_for, session)
        self.snapshots = Snapshots(places.data)
        self.history = SaveHistory(places.data)
        self.guard = FileGuard(places.data, self.history)
        self.autosave = Autosave(session, self.jobs, self.snapshots, pace)
        self.autosave.setParent(session)
        self.locks = PlanLocks(places.data)

    # ------------------------------------------------------------------ opening

    async def open(self, path: Path) -> Opened:
        """Return the plan in a file, and whether it may be saved there.

        Raises
        ------
        PlanFileError
            If it cannot be read as a plan.
        """
        put_back = [safety.put_back(file) for file in await self.jobs.answer(partial(self.guard.put_back, path))]
        loaded = await self.jobs.answer(partial(read_plan, path, self._places))
        device, writable = await self.jobs.answer(lambda: (device_of(path), _writable(path)))
        # Beside the interface: a folder on a share may be slow to list.
        self.jobs.start("sweep", partial(self.guard.remove_stale_temporary_files, Path(os.path.realpath(path)).parent))
        if self._places.is_temporary(path):
            file = PlanFile(origin=path, sha256=loaded.sha256, suggested=self.elsewhere(path))
            return Opened(loaded.plan, file, sentence=safety.temporary(path))
        file = PlanFile(path=path, sha256=loaded.sha256, device=device)
        if not writable:
            read_only = _read_only(file, self.elsewhere(path))
            return Opened(loaded.plan, read_only, sentence=safety.not_writable(path))
        lock = await self.jobs.answer(partial(self.locks.take, path, self._session.document.lock))
        if lock is None:
            holder, read_only = self.locks.holder(path), _read_only(file, self.copy_path(path, "copy"))
            sentence = safety.locked(path, holder.host if holder is not None else "")
            return Opened(loaded.plan, read_only, sentence=sentence, holder=holder)
        return Opened(loaded.plan, file, lock, sentence=" ".join(put_back))

    def take(self, opened: Opened, *, unsaved: bool = False) -> None:
        """Make an opened plan the session's, with its lock.

        Raises
        ------
        PlanError
            If the plan cannot be evaluated; everything is as it was then.
        """
        document = Document(opened.plan, opened.file, opened.lock, unsaved=unsaved)
        try:
            self._session.take(document, opened.evaluations)
        except BaseException:
            self.drop(opened)
            raise

    def read(self, path: Path) -> Plan:
        """Return the plan in a file that is only looked at; on any thread.

        Raises
        ------
        PlanFileError
            If it cannot be read as a plan.
        """
        return read_plan(path, self._places).plan

    async def evaluated(self, opened: Opened) -> Opened:
        """Return an opened plan with the numbers of its designs, found beside the interface.

        Raises
        ------
        PlanError
            If it cannot be evaluated.
        """
        work = partial(_evaluated, opened.plan, self._session.evaluate)
        numbers = await self.jobs.long_answer(work, self.tasks.progressed.emit)
        return evolve(opened, evaluations=numbers)

    def drop(self, opened: Opened) -> None:
        """Let go of a plan that was read and is not shown after all."""
        if opened.lock is not None and opened.lock is not self._session.document.lock:
            opened.lock.release()

    def close(self) -> None:
        """End: nothing of a saved plan stays behind, and another window may have it."""
        self.tasks.close()
        self.autosave.close()
        self._session.document.hold(None)

    @property
    def folder(self) -> Path:
        """Return the program's own folder for what it keeps."""
        return self._places.data

    async def own_bytes(self, document: Document) -> bytes | None:
        """Return what stands in a document's file, or None where that is not the plan as it is in the window.

        Raises
        ------
        PlanFileError
            If the file cannot be read.
        """
        file = document.file
        if file.path is None or document.modified:
            return None
        data = await self.jobs.answer(partial(file_bytes, file.path))
        if data is None or digest_of(data) != file.sha256:
            return None
        return data

    # ------------------------------------------------------------------ saving

    async def look_outside(self, document: Document) -> Outside:
        """Return what something else did to a document's file since it was read or written here.

        Raises
        ------
        PlanFileError
            If it cannot be read.
        """
        return await self.jobs.answer(partial(look_outside, document.file))

    async def store(self, document: Document, path: Path, way: Way = Way.KEEP, seen: str | None = None) -> SavedFile:
        """Return what was saved: a document's plan, in a file that was there or not; its old bytes are kept.

        Parameters
        ----------
        document : Document
            Whose plan.
        path : Path
            Where to.
        way : Way
            What becomes of the owner, group, attributes and links of a file that is there.
        seen : str or None
            Digest of what it held when the user was told of it; what it holds now where nobody was.

        Raises
        ------
        AccessLostError
            If the file would lose some of them and may not; it is then as it was.
        PlanFileError
            If another window has the plan or it cannot be written; the old file is then as it was.
        """
        lock = await self.jobs.answer(partial(self.locks.take, path, document.lock))
        if lock is None:
            raise PlanFileError(safety.taken_by_another(path))
        plan = document.plan
        try:
            saved, device = await self.jobs.answer(partial(self.stored, plan, path, way, seen))
        except BaseException:
            if lock is not document.lock:
                lock.release()
            raise
        lock = await self.jobs.answer(partial(self.locks.renewed, lock, path))
        self.jobs.start(f"history: {path}", partial(self.guard.keep, path))
        document.saved(plan, PlanFile(path=path, sha256=saved.sha256, device=device), lock)
        return saved

    def stored(
        self, plan: Plan, path: Path, way: Way = Way.KEEP, seen: str | None = None
    ) -> tuple[SavedFile, int | None]:
        """Return what was saved, and the device it is on; see `store`. On a worker thread."""
        kept = self.guard.keep(path)
        with log_file("Saved", path):
            saved = save_plan(plan, path, self.guard.replacing(path, way, kept if seen is None else seen))
        return saved, device_of(path)

    async def difference_outside(self, document: Document, path: Path) -> str:
        """Return what another program did to a document's file, in words."""
        plan = document.plan
        return await self.jobs.answer(lambda: safety.outside_change(path, plan, plan_or_none(path)))

    def elsewhere(self, path: Path) -> Path:
        """Return where a plan is offered to be saved when its folder does not take it."""
        return self._places.documents / path.name

    def copy_path(self, path: Path, words: str) -> Path:
        """Return where a copy of a plan is offered to be saved, as in "contoso copy.xplan"."""
        folder = self._places.documents if self._places.is_temporary(path) else path.parent
        return folder / f"{path.stem} {words}{path.suffix}"

    async def keep_mine(self, document: Document) -> None:
        """Keep a document's plan among the earlier versions of its file, before the file's replaces it."""
        path, plan = document.path, document.plan
        if path is not None:
            await self.jobs.answer(lambda: self.history.keep(path, plan_to_bytes(plan)))


def read_plan(path: Path, places: Places) -> LoadedPlan:
    """Return the plan in a file; one that may have come by mail is read in a process of its own.

    Raises
    ------
    PlanFileError
        If it cannot be read as a plan.
    """
    if not is_possible(str(path.absolute())):
        raise plan_file_error(path.name, tr_format("the file does not exist."))
    with log_file("Opened", path):
        return _loaded_apart(path) if places.is_temporary(path) else open_plan(path)


def _loaded_apart(path: Path) -> LoadedPlan:
    """Return a plan that may have come by mail, read in a process of its own."""
    data = file_bytes(path)
    if data is None:
        return open_plan(path)
    from planner.session.reader_process import plan_from_bytes_in_process

    plan = plan_from_bytes_in_process(data, path.name)
    return LoadedPlan(plan, path, hashlib.sha256(data).hexdigest())


def _read_only(file: PlanFile, suggested: Path) -> PlanFile:
    return evolve(file, read_only=True, suggested=suggested)


def _writable(path: Path) -> bool:
    real = os.path.realpath(path)
    return os.access(real, os.W_OK) and os.access(os.path.dirname(real), os.W_OK)  # noqa: PTH120 - of a resolved path


def _evaluated(plan: Plan, evaluate: Evaluate, watch: Watch) -> dict[str, Evaluation]:
    found = {}
    for number, design in enumerate(plan.designs, start=1):
        found[design.id] = evaluate(plan, design.id)
        watch(number / len(plan.designs))
    return found
