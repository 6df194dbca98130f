"""Importing the inventory of another program, while the plan in the window can be worked on."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from models.capacity.results import Evaluation
from models.errors import PlannerError
from models.plan.catalogue import Catalogue
from models.plan.entities import Plan
from models.planfile.errors import quoted
from planner.dialogs import files, messages
from planner.presenters import safety
from planner.session.jobs import Jobs, Watch
from planner.session.plan_file import PlanFile
from planner.session.plan_store import Opened
from planner.session.tasks import Steps
from planner.shell.file_commands import FileCommands
from planner.shell.preferences import Preferences
from planner.shell.work_bar import WorkBar

Say = Callable[[str], None]
Evaluate = Callable[[Plan, str], Evaluation]
LANE = "import"
# How much of the work is done when the file is read and the plan is only to be evaluated.
READ = 0.7


@frozen(kw_only=True, eq=False)
class ImportParts:
    """What importing works with.

    Parameters
    ----------
    jobs : Jobs
        Runs it beside the interface.
    files : FileCommands
        Takes the plan, once the user has let go of the one in the window.
    bar : ImportBar
        Shows how far it is.
    preferences : Preferences
        Say in which folder files are looked for.
    documents : Path
        Where the new plan is offered to be saved.
    catalogue : Catalogue
        What machines have where the file does not say it.
    evaluate : callable
        Returns the numbers of a design; asked ahead, so that the window need not wait for them.
    """

    jobs: Jobs
    files: FileCommands
    bar: WorkBar
    preferences: Preferences
    documents: Path
    catalogue: Catalogue
    evaluate: Evaluate


class ImportCommands(QObject):
    """Reads one inventory at a time; the plan in the window is asked about when another is to take its place."""

    def __init__(self, window: QWidget, parts: ImportParts, say: Say) -> None:
        super().__init__(window)
        self._window, self._parts, self._say = window, parts, say
        self._name = ""
        parts.bar.cancel_requested.connect(self.cancel)

    @property
    def running(self) -> bool:
        """Return whether an inventory is being imported."""
        return bool(self._name)

    def inventory(self) -> None:
        """Ask for the inventory of another program and import it as a new plan."""
        if self.running:
            self._say(self.tr("{0} is still being imported. Cancel that first.").format(self._name))
            return
        path = files.ask_inventory(self._window, self._parts.preferences.folder)
        if path is not None:
            self.begin(path)

    def begin(self, path: Path) -> None:
        """Import an inventory whose file is known."""
        parts, self._name = self._parts, safety.sanitize_file_name(path.name)
        parts.bar.begin(self.tr("Importing {0}…").format(self._name))
        work = partial(imported, path, parts.documents, parts.catalogue, parts.evaluate)
        parts.jobs.start_long(
            LANE,
            work,
            lambda opened: self._in_turn(lambda: self._offer(opened)),
            lambda sentence: self._in_turn(lambda: self._fail(path, sentence)),
            parts.bar.tell,
        )

    def cancel(self) -> None:
        """End the import; the process that reads ends with it."""
        self._parts.jobs.cancel(LANE)
        self._drop(self.tr("The import of {0} was cancelled."))

    def _in_turn(self, steps: Callable[[], Steps]) -> None:
        self._parts.files.tasks.start(self.tr("Import {0}").format(self._name), steps)

    async def _offer(self, opened: Opened) -> None:
        """Let the new plan take the window."""
        if not self.running:
            return
        try:
            if await self._parts.files.take_after_question(opened, unsaved=True):
                self._end()
            else:
                self._drop(self.tr("{0} was not imported; the current plan is unchanged."))
        except PlannerError as error:
            self._end()
            messages.show_error(self._window, str(error))

    async def _fail(self, path: Path, sentence: str) -> None:
        name = self._name
        self._end()
        is_named = name in sentence or quoted(path.name) in sentence
        messages.show_error(self._window, sentence if is_named else f"{name}: {sentence}")

    def _drop(self, sentence: str) -> None:
        self._say(sentence.format(self._name))
        self._end()

    def _end(self) -> None:
        self._name = ""
        self._parts.bar.hide()


def imported(path: Path, documents: Path, catalogue: Catalogue, evaluate: Evaluate, watch: Watch) -> Opened:
    """Return the plan that an inventory becomes, evaluated already, without a file yet; called on a worker thread.

    Parameters
    ----------
    path : Path
        The inventory.
    documents : Path
        Where the plan is offered to be saved.
    catalogue : Catalogue
        What machines have where the file does not say it.
    evaluate : callable
        Returns the numbers of a design.
    watch : Watch
        Hears how far it is, and ends it.

    Raises
    ------
    PlannerError
        If the inventory cannot be read, or its plan not be evaluated.
    """
    from models.importers.inventory_choices import InventoryChoices
    from models.importers.inventory_plan import as_plan
    from models.importers.tables import part_of
    from planner.session.reader_process import read_inventory_in_process

    inventory = read_inventory_in_process(path, report=part_of(watch, 0.0, READ))
    found = as_plan(inventory, InventoryChoices(), catalogue)
    numbers = {design.id: evaluate(found.plan, design.id) for design in found.plan.designs}
    watch(1.0)
    suggested = PlanFile(suggested=documents / f"{path.stem}.xplan")
    return Opened(found.plan, suggested, sentence=" ".join(found.sentences), evaluations=numbers)
