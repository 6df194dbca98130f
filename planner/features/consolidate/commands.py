"""The command that consolidates the design that is shown."""

from collections.abc import Callable, Sequence
from functools import partial

from attrs import frozen
from PySide6.QtWidgets import QApplication, QWidget

from models.calibration.library import Library
from models.consolidation.choices import Choices, host_types, types_of_design
from models.consolidation.consolidate import Consolidation, consolidate
from models.consolidation.packing import Watch
from models.plan.entities import Host, Plan
from models.plan.fields import Choice
from planner.dialogs.consolidate import ConsolidateDialog, ConsolidateParts
from planner.dialogs.consolidate_form import ConsolidateForm
from planner.session.jobs import Jobs
from planner.session.plan_session import PlanSession
from planner.shell.adding_commands import do_or_say

Say = Callable[[str], None]


@frozen(kw_only=True, eq=False)
class ConsolidateInputs:
    """What consolidating needs beside the plan."""

    library: Library
    hosts: Sequence[Host]
    hypervisors: Sequence[Choice]
    jobs: Jobs

    def work(self, plan: Plan, design_id: str, choices: Choices, seconds: float, watch: Watch) -> Consolidation:
        """Return a design consolidated; called on a worker thread."""
        return consolidate(plan, design_id, choices, self.library, seconds, watch)


class ConsolidateCommands:
    """Opens the dialog, and adds what comes of it as one step."""

    def __init__(self, window: QWidget, session: PlanSession, inputs: ConsolidateInputs, say: Say) -> None:
        self._window, self._session, self._inputs, self._say = window, session, inputs, say

    def consolidate(self) -> None:
        """Ask how the design that is shown is to be consolidated, and do it."""
        session, inputs = self._session, self._inputs
        plan, design = session.plan, session.plan.design(session.design_id)
        if design is None:
            return
        evaluation = session.own_evaluation_of(design.id)
        parts = ConsolidateParts(plan=plan, design=design, evaluation=evaluation, jobs=inputs.jobs, work=inputs.work)
        # Those of the design are what its machines can go on; without any, the first of the others is a beginning.
        ticked = len(types_of_design(design)) or 1
        form = ConsolidateForm(
            host_types(plan, inputs.hosts, design), inputs.hypervisors, plan.assumptions, ticked=ticked
        )
        dialog = ConsolidateDialog(parts, form, self._window)
        dialog.accepted_result.connect(partial(self._add, plan))
        dialog.open()

    def _add(self, plan: Plan, result: Consolidation) -> None:
        if self._session.plan is not plan:
            self._say(
                QApplication.translate(
                    "ConsolidateCommands",
                    "The plan has changed since the placement was calculated; run Consolidate again.",
                )
            )
            return
        do_or_say(self._session, lambda: result.change, self._say, result.design.id)
