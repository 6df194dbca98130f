"""Another plan beside the one in the window: its designs become columns of the comparison."""

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from models.calibration.library import Library
from models.capacity.evaluator import evaluated_designs
from models.capacity.results import Evaluation
from models.comparisons.candidates import OtherPlan
from models.errors import PlannerError
from models.plan.entities import Plan
from models.planfile.errors import quoted
from planner.compare.comparison_panel import ComparisonPanel
from planner.dialogs import files, messages
from planner.presenters import safety
from planner.session.plan_store import PlanStore
from planner.session.tasks import Task
from planner.shell.preferences import Preferences


class CompareCommands(QObject):
    """Opens plans to compare with; they are read as any file is, and never written."""

    def __init__(
        self,
        window: QWidget,
        panel: ComparisonPanel,
        library: Library,
        preferences: Preferences,
        plan_store: PlanStore,
    ) -> None:
        super().__init__(window)
        self._window, self._panel, self._plan_store = window, panel, plan_store
        self._library, self._preferences = library, preferences

    def add(self) -> Task:
        """Ask for a plan and put its designs beside those of this one."""
        return self._plan_store.tasks.start(self.tr("Compare with another plan"), self._add)

    def add_path(self, path: Path) -> Task:
        """Put the designs of a plan whose file is known beside those of this one."""
        title = self.tr("Compare with {0}").format(safety.sanitize_file_name(path.name))
        return self._plan_store.tasks.start(title, lambda: self._add_path(path), may_cancel=True)

    async def _add(self) -> None:
        path = files.ask_open(self._window, self._preferences.folder)
        if path is not None:
            await self._add_path(path)

    async def _add_path(self, path: Path) -> None:
        name = safety.sanitize_file_name(path.name)
        try:
            plan, numbers = await self._plan_store.jobs.answer(lambda: self._numbers_of(path))
        except PlannerError as error:
            sentence = str(error)
            messages.show_error(self._window, sentence if quoted(path.name) in sentence else f"{name}: {sentence}")
            return
        if not plan.designs:
            messages.show_error(self._window, self.tr("{0} has no design to compare.").format(name))
            return
        self._panel.stand_beside(OtherPlan(name, plan, numbers))

    def _numbers_of(self, path: Path) -> tuple[Plan, dict[str, Evaluation]]:
        plan = self._plan_store.read(path)
        return plan, evaluated_designs(plan, self._library)

    def alone(self) -> None:
        """Take the designs of other plans out of the comparison."""
        self._panel.stand_alone()

    def check_verdict(self) -> None:
        """Check what the verdict depends on, also where that takes long."""
        self._panel.comparing.check_verdict()
