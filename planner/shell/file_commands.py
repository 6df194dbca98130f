"""New, open, save: the commands of the File menu."""

from collections.abc import Callable, Sequence
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from models.errors import PlannerError
from planner.dialogs import access_questions, files, messages
from planner.presenters import safety
from planner.presenters.samples import Sample, empty_plan
from planner.presenters.status import safe_file_name
from planner.session.plan_file import PlanFile
from planner.session.plan_session import PlanSession
from planner.session.plan_store import Opened, PlanStore
from planner.session.recovery import when
from planner.session.selection import Selection
from planner.session.tasks import Task
from planner.shell.preferences import Preferences
from planner.shell.saving import Saving, sentence_of

Say = Callable[[str], None]


@frozen(kw_only=True, eq=False)
class FileParts:
    """What the commands of files work on."""

    session: PlanSession
    selection: Selection
    plan_store: PlanStore
    preferences: Preferences
    samples: Sequence[Sample]


class FileCommands(QObject):
    """What can be done with files; nothing unsaved is lost without a question.

    Each is a task, and as one runs at a time, no plan takes another's place while that is read, asked about or saved.
    """

    def __init__(self, window: QWidget, parts: FileParts, say: Say) -> None:
        super().__init__(window)
        self._window, self._say = window, say
        self._session, self._selection = parts.session, parts.selection
        self._plan_store, self._preferences = parts.plan_store, parts.preferences
        self.samples = tuple(parts.samples)
        self.tasks = parts.plan_store.tasks
        self._saving = Saving(window, parts.plan_store, parts.preferences, self.take, say)
        self.saving = self._saving.saving
        self._leaving = False
        # Whether a snapshot was taken for a log-out, which no question may hold up.
        self.is_kept: Callable[[], bool] = lambda: False

    def new(self) -> Task:
        """Begin an empty plan."""
        return self.tasks.start(self.tr("New plan"), self.begin_new)

    def open(self) -> Task:
        """Ask for a plan and open it."""
        return self.tasks.start(self.tr("Open a plan"), self._open, may_cancel=True)

    def open_path(self, path: Path) -> Task:
        """Open a plan whose file is known, as from the recent ones, a drop or a later start of the program."""
        title = self.tr("Open {0}").format(safety.sanitize_file_name(path.name))
        return self.tasks.start(title, lambda: self._read(path), about=path, may_cancel=True)

    def open_sample(self, sample: Sample) -> Task:
        """Open a copy of a sample, without a file yet."""
        return self.tasks.start(self.tr("Open a sample"), lambda: self._open_sample(sample), about=sample)

    def save(self) -> Task:
        """Save the plan; the task's result is whether it now stands in its file."""
        return self.tasks.start(self._saving_title(), lambda: self.saving(self._session.document))

    def save_as(self) -> Task:
        """Save the plan in a file that is asked for; the task's result is whether it now stands there."""
        return self.tasks.start(self._saving_title(), lambda: self._saving.saving_as(self._session.document))

    def quit(self) -> None:
        """Close the window, which asks about what is not saved."""
        self._window.close()

    def may_close(self) -> bool:
        """Return whether the window may close now; where something comes first, it is closed after that."""
        if self._leaving or self.is_kept():
            return True
        # Nobody waits for a plan to open in a window that goes.
        self.tasks.make_way()
        task = self.tasks.start(self.tr("Close the window"), self._leave, QApplication.activeModalWidget())
        if not task.done:
            task.ended.connect(lambda may_go: self._window.close() if may_go else None)
        return task.done and bool(task.result)

    async def may_leave(self, over: QWidget | None = None) -> bool:
        """Return whether the plan may be left: it is saved, or the user lets it go.

        Parameters
        ----------
        over : QWidget or None
            The dialog that the question stands over; the window unless given.
        """
        while (document := self._session.document).modified:
            name = safe_file_name(document.file.path, document.file.suggested)
            answer = messages.ask_unsaved(over or self._window, name)
            if answer == messages.DISCARD:
                self._plan_store.autosave.set_aside()
                return True
            if answer != messages.SAVE or not await self.saving(document):
                return False
        return True

    def take(self, opened: Opened, *, unsaved: bool = False) -> None:
        """Show a plan that was read.

        Raises
        ------
        PlanError
            If it cannot be evaluated; the one before stays.
        """
        self._plan_store.take(opened, unsaved=unsaved)
        self._in_place = None
        self._selection.clear()
        if opened.sentence:
            self._say(opened.sentence)

    async def take_after_question(self, opened: Opened, *, unsaved: bool = False) -> bool:
        """Return whether a plan that was read is shown: its numbers are found first, then what is unsaved asked about.

        Raises
        ------
        PlanError
            If it cannot be evaluated; the one before stays.
        """
        try:
            evaluated = opened if opened.evaluations else await self._plan_store.evaluated(opened)
            wanted = await self.may_leave()
        except BaseException:
            self._plan_store.drop(opened)
            raise
        if wanted:
            self.take(evaluated, unsaved=unsaved)
        else:
            self._plan_store.drop(opened)
        return wanted

    def beside(self, suffix: str) -> Path:
        """Return where a file made from the plan is offered to be saved: beside it, by its name."""
        return self._saving.suggested_for(self._session.document).with_suffix(suffix)

    def _saving_title(self) -> str:
        file = self._session.document.file
        return self.tr("Save {0}").format(safe_file_name(file.path, file.suggested))

    # ------------------------------------------------------------------ the steps of tasks

    async def begin_new(self, over: QWidget | None = None) -> bool:
        """Return whether an empty plan is shown, after asking about what is unsaved; a step of a task.

        Parameters
        ----------
        over : QWidget or None
            The dialog that the question stands over; the window unless given.
        """
        may_leave = await self.may_leave(over)
        if may_leave:
            self.take(Opened(empty_plan(), PlanFile()))
        return may_leave

    async def _open(self) -> None:
        path = files.ask_open(self._window, self._preferences.folder)
        if path is not None:
            await self._read(path)

    async def _open_sample(self, sample: Sample) -> None:
        try:
            plan = await self._plan_store.jobs.answer(sample.read)
            await self.take_after_question(Opened(plan, PlanFile()))
        except (PlannerError, OSError) as error:
            messages.show_error(self._window, str(error))

    async def _leave(self) -> bool:
        self._leaving = await self.may_leave()
        return self._leaving

    async def _read(self, path: Path) -> None:
        try:
            opened = await self._opened(path)
            shown = await self.take_after_question(opened)
        except (PlannerError, OSError) as error:
            messages.show_error(self._window, sentence_of(error, path))
            return
        # A copy out of a temporary folder has no file that could be found again.
        if shown and opened.file.path is not None:
            self._preferences.note_file(path)

    async def _opened(self, path: Path) -> Opened:
        """Return a plan that was read, after asking about a lock of another computer that is in its way."""
        opened = await self._plan_store.open(path)
        holder = opened.holder
        if holder is None:
            return opened
        about = safety.about_lock(path, holder.program, holder.process, holder.host, when(holder.since))
        if access_questions.ask_take_over(self._window, about) and self._plan_store.locks.take_over(path, holder):
            return await self._plan_store.open(path)
        return opened
