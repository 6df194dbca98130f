"""The command that consolidates the design that is shown."""

from collections.abc import Callable, Sequence
from functools import partial

from attrs import frozen
from PySide6.QtWidgets import QApplication, QWidget

from models.calibration.library import Library
from models.consolidation.choices import Choices, host_of_model, host_types, types_of_design
from models.consolidation.consolidate import Consolidation, consolidate
from models.consolidation.packing import Watch
from models.hardware.library import LibraryMachine, with_models
from models.plan.entities import Design, Host, Plan
from models.plan.fields import Choice
from models.plan.hardware import MachineModel
from models.plan.kinds import runs_roles
from models.proposing.offered import Offered, usual_host
from planner.dialogs.assistant_hardware import Picker
from planner.dialogs.consolidate import ConsolidateDialog, ConsolidateParts
from planner.dialogs.consolidate_form import ConsolidateForm
from planner.dialogs.machine_choice import MachineChoice
from planner.session.jobs import Jobs
from planner.session.plan_session import PlanSession
from planner.shell.adding_commands import do_or_say
from planner.shell.machine_picking import is_usable

Say = Callable[[str], None]


@frozen(kw_only=True, eq=False)
class ConsolidateInputs:
    """What consolidating needs beside the plan."""

    library: Library
    hosts: Sequence[Host]
    hypervisors: Sequence[Choice]
    jobs: Jobs
    offered: Offered
    machines: Callable[[], Sequence[LibraryMachine]]
    picker: Callable[[Sequence[LibraryMachine]], Picker]

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
            host_types(plan, inputs.hosts, design), inputs.hypervisors, plan.assumptions, ticked=ticked,
            is_measured=any(machine.measured.cpu is not None for machine in filter(runs_roles, design.machines)),
        )  # fmt: skip
        dialog = ConsolidateDialog(parts, form, self._window)
        form.add_asked.connect(partial(self._ask_machine, plan, design, form, dialog))
        dialog.accepted_result.connect(partial(self._add, plan))
        dialog.open()

    def _ask_machine(self, plan: Plan, design: Design, form: ConsolidateForm, dialog: QWidget) -> None:
        """Ask for a machine of the library that is to be a host type."""
        inputs = self._inputs
        machines = [row for row in with_models(inputs.machines(), plan.models) if is_usable(row.model)]
        first = next((row.model for row in machines if row.model.id == inputs.offered.machine), machines[0].model)
        prototype = inputs.hosts[0]

        def usual(model: MachineModel) -> tuple[int, str]:
            return usual_host(design, model, inputs.offered, prototype)

        def take(model: MachineModel, memory_mb: int) -> None:
            form.add_machine(host_of_model(prototype, model, memory_mb, usual(model)[1]), model)

        choice = MachineChoice(inputs.picker(machines), first, lambda model: usual(model)[0], dialog)
        choice.chosen.connect(take)
        choice.open()

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
