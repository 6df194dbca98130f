"""Importing the inventory of another program, while the plan in the window can be worked on."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

import resources
from models.errors import PlannerError
from models.hardware.library import read_machines
from models.importers.column_matching import ColumnMatch
from models.importers.inventory import Inventory
from models.importers.inventory_plan import Taken, as_design, as_plan
from models.importers.seen_tables import SeenTable
from models.plan.catalogue import Catalogue
from models.plan.entities import Site
from models.planfile.errors import quoted
from planner.dialogs import files, messages
from planner.dialogs.import_choices import Chosen, Prepared, RememberedHosts, prepared
from planner.dialogs.import_dialog import ImportDialog, ImportDialogParts
from planner.features.imports import tables
from planner.features.imports.table_questions import TableQuestions
from planner.presenters import remembered_hosts, safety
from planner.presenters.known_processors import with_known_processors
from planner.session.jobs import Jobs, Watch
from planner.session.plan_file import PlanFile
from planner.session.plan_session import PlanSession
from planner.session.plan_store import Opened
from planner.session.tasks import Steps
from planner.shell.adding_commands import do_or_say
from planner.shell.file_commands import FileCommands
from planner.shell.preferences import Preferences
from planner.shell.told_bar import ToldBar
from planner.theme.tokens import Tokens

Say = Callable[[str], None]
LANE = "import"


@frozen(kw_only=True, eq=False)
class ImportParts:
    """What importing works with.

    Parameters
    ----------
    jobs : Jobs
        Runs it beside the interface.
    files : FileCommands
        Takes the plan, once the user has let go of the one in the window.
    session : PlanSession
        Holds the plan that an inventory can become a design of.
    preferences : Preferences
        Say in which folder files are looked for.
    documents : Path
        Where the new plan is offered to be saved.
    catalogue : Catalogue
        What machines have where the file does not say it.
    version : str
        The Exchange version that is offered first.
    tokens : callable
        Returns the colours in use.
    told : ToldBar
        Says what was imported and what was not.
    """

    jobs: Jobs
    files: FileCommands
    session: PlanSession
    preferences: Preferences
    documents: Path
    catalogue: Catalogue
    version: str
    tokens: Callable[[], Tokens]
    told: ToldBar


class ImportCommands(QObject):
    """Reads one inventory at a time; the plan in the window is asked about when another is to take its place."""

    def __init__(self, window: QWidget, parts: ImportParts, say: Say) -> None:
        super().__init__(window)
        self._window, self._parts, self._say = window, parts, say
        self._name, self._stem = "", ""
        self.dialog: ImportDialog | None = None
        self._questions = TableQuestions(parts.jobs, parts.preferences, self)

    @property
    def running(self) -> bool:
        """Return whether an inventory is being read."""
        return bool(self._name)

    def inventory(self) -> None:
        """Ask for the inventory of another program, and show what can be imported of it."""
        if self.dialog is not None:
            self.dialog.raise_()
            self.dialog.activateWindow()
            return
        self._ask(self._window)

    def begin(self, path: Path) -> None:
        """Read an inventory whose file is known, and show what can be imported of it."""
        parts, self._name = self._parts, safety.sanitize_file_name(path.name)
        self._stem = path.stem
        dialog = self.dialog or self._open()
        dialog.show_busy(self._name)
        work = partial(_looked_at, partial(tables.read, path))
        parts.jobs.start_long(LANE, work, partial(self._show, path), partial(self._fail, path), dialog.tell)

    def _ask(self, over: QWidget) -> None:
        path = files.ask_inventory(over, self._parts.preferences.folder)
        if path is not None:
            self.begin(path)

    def _open(self) -> ImportDialog:
        parts = ImportDialogParts(
            version=self._parts.version, sites=self._sites, tokens=self._parts.tokens(), hosts=self._hosts()
        )
        dialog = self.dialog = ImportDialog(parts, self._window)
        dialog.another_asked.connect(lambda: self._ask(dialog))
        dialog.cancelled.connect(self._cancel)
        dialog.finished.connect(self._forget)
        dialog.taken.connect(self._take)
        dialog.show()
        return dialog

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        if self.dialog is not None:
            self.dialog.set_tokens(tokens)

    def _hosts(self) -> RememberedHosts:
        kept = self._parts.preferences
        return RememberedHosts(
            lambda placement: remembered_hosts.remembered(kept.host_names, placement),
            lambda placement, found: kept.keep_host_names(
                remembered_hosts.with_hosts(kept.host_names, placement, found)
            ),
        )

    def _sites(self) -> Sequence[Site] | None:
        plan = self._parts.session.plan
        return plan.sites if plan.sites or plan.designs else None

    def _cancel(self) -> None:
        """End the reading; the process that reads ends with it."""
        if self.running:
            self._parts.jobs.cancel(LANE)
            sentence = self.tr(
                "The import of {0} was cancelled; nothing was imported. File, Import inventory… starts it again."
            )
            self._say(sentence.format(self._name))
        self._name = ""

    def _forget(self) -> None:
        self.dialog = None

    def _show(self, path: Path, found: Prepared | tuple[SeenTable, ...]) -> None:
        if self.dialog is None:
            self._name = ""
        elif isinstance(found, Prepared):
            self._name = ""
            self.dialog.show_inventory(found)
        else:
            # Without an answer nothing is imported.
            columns = self._questions.ask(self.dialog, path, found, partial(self._read_tables, path))
            columns.rejected.connect(self.dialog.reject)

    def _read_tables(self, path: Path, matches: Sequence[ColumnMatch], hosts: Inventory | None) -> None:
        """Read tables whose columns were chosen."""
        if self.dialog is not None:
            work = partial(_looked_at, partial(tables.read_tables, path, matches, hosts))
            show, fail = partial(self._show, path), partial(self._fail, path)
            self._parts.jobs.start_long(LANE, work, show, fail, self.dialog.tell)

    def _fail(self, path: Path, sentence: str) -> None:
        name, self._name = self._name, ""
        is_named = name in sentence or quoted(path.name) in sentence
        if self.dialog is not None:
            self.dialog.show_fault(sentence if is_named else f"{name}: {sentence}")

    def _take(self, chosen: Chosen, as_a_design: bool) -> None:
        dialog = self.dialog
        if dialog is None:
            return
        steps = self._add_design if as_a_design else self._show_plan
        title = self.tr("Import {0}").format(chosen.inventory.title)
        self._parts.files.tasks.start(title, lambda: self._taking(dialog, steps, chosen), dialog)

    async def _taking(self, dialog: ImportDialog, steps: Callable[[Chosen], Steps], chosen: Chosen) -> None:
        dialog.set_working(working=True)
        try:
            if await steps(chosen):
                dialog.accept()
        except PlannerError as error:
            messages.show_error(dialog, str(error))
        finally:
            if self.dialog is dialog:
                dialog.set_working(working=False)

    async def _show_plan(self, chosen: Chosen) -> bool:
        """Return whether the inventory is the plan in the window now."""
        parts = self._parts
        taken: Taken = await parts.jobs.answer(partial(as_plan, chosen.inventory, chosen.choices, parts.catalogue))
        suggested = PlanFile(suggested=parts.documents / f"{self._stem}.xplan")
        opened = Opened(taken.plan, suggested, sentence=taken.sentences[0])
        is_taken = await parts.files.take_after_question(opened, unsaved=True)
        if is_taken:
            parts.told.tell(taken.sentences)
        return is_taken

    async def _add_design(self, chosen: Chosen) -> bool:
        """Return whether the inventory is a design of the plan in the window now."""
        parts, plan = self._parts, None
        while plan is not parts.session.plan:
            # Whoever edits meanwhile gets the design of the plan as it is then.
            plan = parts.session.plan
            taken: Taken = await parts.jobs.answer(
                partial(as_design, chosen.inventory, chosen.choices, parts.catalogue, plan)
            )
        change = taken.change
        assert change is not None  # noqa: S101 - a design is made by a change
        if do_or_say(parts.session, lambda: change, self._say, taken.design) is None:
            return False
        self._say(taken.sentences[0])
        parts.told.tell(taken.sentences)
        return True


def _looked_at(
    read: Callable[[Watch], Inventory | tuple[SeenTable, ...]], watch: Watch
) -> Prepared | tuple[SeenTable, ...]:
    """Return what was read, an inventory with what its first look takes; called on a worker thread."""
    found = read(watch)
    if not isinstance(found, Inventory):
        return found
    return prepared(with_known_processors(found, read_machines(resources.folder())))
