"""Another plan beside the one in the window: its designs become columns of the comparison."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from models.calibration.library import Library
from models.capacity.evaluate import evaluate
from models.comparisons.candidates import OtherPlan
from models.errors import PlannerError
from models.plan.entities import Plan
from models.planfile.refusals import quoted
from planner.compare.comparison_panel import ComparisonPanel
from planner.dialogs import files, messages
from planner.presenters import safety
from planner.shell.preferences import Preferences


class CompareCommands(QObject):
    """Opens plans to compare with; they are read as any file is, and never written."""

    def __init__(
        self,
        window: QWidget,
        panel: ComparisonPanel,
        library: Library,
        preferences: Preferences,
        read: Callable[[Path], Plan],
    ) -> None:
        super().__init__(window)
        self._window, self._panel, self._read = window, panel, read
        self._library, self._preferences = library, preferences

    def add(self) -> None:
        """Ask for a plan and put its designs beside those of this one."""
        path = files.ask_open(self._window, self._preferences.folder)
        if path is not None:
            self.add_path(path)

    def add_path(self, path: Path) -> None:
        """Put the designs of a plan whose file is known beside those of this one."""
        name = safety.shown(path.name)
        try:
            plan = self._read(path)
            numbers = {design.id: evaluate(plan, design.id, self._library) for design in plan.designs}
        except PlannerError as error:
            sentence = str(error)
            messages.show_error(self._window, sentence if quoted(path.name) in sentence else f"{name}: {sentence}")
            return
        if not plan.designs:
            messages.show_error(self._window, self.tr("{0} has no design to compare.").format(name))
            return
        self._panel.stand_beside(OtherPlan(name, plan, numbers))

    def alone(self) -> None:
        """Take the designs of other plans out of the comparison."""
        self._panel.stand_alone()
