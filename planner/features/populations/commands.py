"""Importing populations: files are read beside the interface, looked at in a dialog, and become one step."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from models.importers.population_change import Choice, change_of, told
from models.importers.populations import Populations
from models.plan.catalogue import Catalogue
from models.plan.entities import Plan
from planner.dialogs import files, messages
from planner.dialogs.populations import PopulationsDialog
from planner.presenters import safety
from planner.session.jobs import Jobs
from planner.session.plan_session import PlanSession
from planner.session.population_reader import read_populations
from planner.session.selection import Selection
from planner.shell.adding_commands import do_or_say
from planner.shell.preferences import Preferences
from planner.shell.told_bar import ToldBar
from planner.shell.work_bar import WorkBar

Say = Callable[[str], None]
LANE = "populations"


@frozen(kw_only=True, eq=False)
class PopulationParts:
    """What importing works with.

    Parameters
    ----------
    bar : WorkBar
        Shows how far the reading is.
    preferences : Preferences
        Say in which folder files are looked for.
    told : ToldBar
        Says what was imported and what no file says.
    """

    session: PlanSession
    selection: Selection
    catalogue: Catalogue
    jobs: Jobs
    bar: WorkBar
    preferences: Preferences
    told: ToldBar


class PopulationCommands(QObject):
    """Reads some files at a time; the plan changes only with what is chosen in the dialog."""

    def __init__(self, window: QWidget, parts: PopulationParts, say: Say) -> None:
        super().__init__(window)
        self._window, self._parts, self._say = window, parts, say
        self._name = ""
        parts.bar.cancel_requested.connect(self.cancel)

    @property
    def running(self) -> bool:
        """Return whether files are being read."""
        return bool(self._name)

    def ask(self) -> None:
        """Ask for files with populations and read them."""
        if self.running:
            self._say(self.tr("{0} is still being read. Cancel that first.").format(self._name))
            return
        paths = files.ask_populations(self._window, self._parts.preferences.folder)
        if paths:
            self.begin(paths)

    def begin(self, paths: Sequence[Path]) -> None:
        """Read files that are known; those of one report belong together."""
        parts, first = self._parts, safety.sanitize_file_name(paths[0].name)
        self._name = first if len(paths) == 1 else self.tr("{0} and {1} more").format(first, len(paths) - 1)
        parts.bar.begin(self.tr("Reading {0}…").format(self._name))
        parts.jobs.start_long(LANE, partial(read_populations, tuple(paths)), self._show, self._fail, parts.bar.tell)

    def cancel(self) -> None:
        """End the reading; the process that reads ends with it."""
        self._parts.jobs.cancel(LANE)
        sentence = self.tr(
            "Reading {0} was cancelled; nothing was imported. File, Import populations… starts it again."
        )
        self._say(sentence.format(self._name))
        self._end()

    def _show(self, found: tuple[Populations, ...]) -> None:
        if not self.running:
            return
        self._end()
        plan, catalogue = self._parts.session.plan, self._parts.catalogue
        dialog = PopulationsDialog(plan, found, catalogue, self._window)
        dialog.chosen.connect(partial(self._import, plan))
        dialog.open()

    def _import(self, plan: Plan, choices: Sequence[Choice]) -> None:
        session, catalogue = self._parts.session, self._parts.catalogue
        if session.plan is not plan:
            self._say(self.tr("The plan has changed in the meantime; import the populations again."))
            return
        change = do_or_say(session, lambda: change_of(plan, choices, catalogue), self._say)
        if change is not None:
            rows = [part for part in change.replacements if part.table == "populations"]
            self._parts.selection.set(tuple(part.key for part in rows))
            sentences = told(plan, choices, catalogue)
            self._say(sentences[0])
            self._parts.told.tell(sentences)

    def _fail(self, sentence: str) -> None:
        self._end()
        messages.show_error(self._window, sentence)

    def _end(self) -> None:
        self._name = ""
        self._parts.bar.hide()
