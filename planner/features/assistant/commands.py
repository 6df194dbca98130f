"""Opens the new-plan assistant, and makes its proposal the plan: a new plan and one step."""

from collections.abc import Callable, Sequence
from functools import partial

from attrs import frozen
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from models.calibration.library import Library
from models.hardware.library import LibraryMachine
from models.plan.catalogue import Catalogue
from models.plan.fields import Choice
from models.plan.hardware import MachineModel
from models.proposing.groups import offers_copies
from models.proposing.offered import Offered
from models.proposing.proposal import Proposal, change_of, propose
from models.proposing.requirements import Requirements, hardware_like
from models.words import tr_format, translate
from planner.dialogs.assistant import AssistantDialog, AssistantParts
from planner.dialogs.assistant_hardware import Picker, Platforms
from planner.dialogs.assistant_users import Draw
from planner.presenters.assistant_paste import PastedUsers
from planner.presenters.assistant_summary import LABEL
from planner.session.jobs import Jobs
from planner.session.plan_session import PlanSession
from planner.shell.adding_commands import do_or_say
from planner.shell.file_commands import FileCommands
from planner.shell.machine_picking import is_usable
from planner.theme.tokens import Tokens

Say = Callable[[str], None]


@frozen(kw_only=True, eq=False)
class AssistantInputs:
    """What the assistant needs of the window.

    Parameters
    ----------
    machines : callable
        Returns the machines of the library and the user's own.
    picker : callable
        Returns a table of some machines.
    fill : callable
        Shows other machines in such a table.
    add_machine : callable
        Asks for one of the user's own machines above a dialog, keeps it, and hands it on.
    fit : callable
        Brings the whole plan into view.
    tokens : callable
        Returns the colours in use.
    users_of_files : callable
        Asks for files above a dialog and returns their rows of users.
    """

    session: PlanSession
    files: FileCommands
    jobs: Jobs
    library: Library
    catalogue: Catalogue
    offered: Offered
    hypervisors: tuple[Choice, ...]
    machines: Callable[[], Sequence[LibraryMachine]]
    picker: Callable[[Sequence[LibraryMachine]], Picker]
    fill: Callable[[Picker, Sequence[LibraryMachine]], None]
    add_machine: Callable[[QWidget, Callable[[MachineModel], None]], None]
    draw: Draw
    fit: Callable[[], None]
    tokens: Callable[[], Tokens]
    users_of_files: Callable[[QWidget], PastedUsers | None]


class AssistantCommands:
    """One assistant at a time; the plan in the window is asked about before another takes its place."""

    def __init__(self, window: QWidget, inputs: AssistantInputs, say: Say) -> None:
        self._window, self._inputs, self._say = window, inputs, say

    def open(self) -> None:
        """Open the assistant."""
        inputs = self._inputs
        offered, catalogue = inputs.offered, inputs.catalogue
        machines = [machine for machine in inputs.machines() if is_usable(machine.model)]
        first = next((machine.model for machine in machines if machine.model.id == offered.machine), machines[0].model)
        platforms = Platforms(
            offered=offered,
            with_dags=frozenset(
                version.value for version in offered.versions if offers_copies(version.value, inputs.library)
            ),
            hypervisors=inputs.hypervisors,
            machine=first,
            server=catalogue.server,
            host=catalogue.host,
        )
        picker = inputs.picker(machines)
        parts = AssistantParts(
            jobs=inputs.jobs,
            propose=partial(self._propose, [machine.model for machine in machines]),
            draw=inputs.draw,
            platforms=platforms,
            picker=picker,
            link=catalogue.link,
            hypervisor=catalogue.host.hypervisor,
            tokens=inputs.tokens(),
        )
        dialog = AssistantDialog(parts, self._window)
        dialog.hardware.add_asked.connect(lambda: inputs.add_machine(dialog, partial(self._take_machine, dialog)))
        dialog.users.import_asked.connect(lambda: dialog.users.take(lambda: inputs.users_of_files(dialog)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.skipped.connect(inputs.files.new)
        dialog.finished_with.connect(partial(self._finish, dialog))
        dialog.open()

    def _take_machine(self, dialog: AssistantDialog, model: MachineModel) -> None:
        """Choose a machine that the user has added."""
        if not is_usable(model):
            words = tr_format(
                "“{name}” is kept, but its utilization is unknown without cores and a clock or a SPEC result.",
                name=model.name,
            )
            dialog.hardware.show_fault(words)
            return
        picker = dialog.hardware.picker
        self._inputs.fill(picker, [machine for machine in self._inputs.machines() if is_usable(machine.model)])
        dialog.hardware.choose(model)

    def _propose(self, models: Sequence[MachineModel], wanted: Requirements) -> Proposal:
        catalogue, memory_mb = self._inputs.catalogue, wanted.hardware.memory_mb
        others = [hardware_like(model, catalogue.server, catalogue.host, memory_mb) for model in models]
        return propose(wanted, self._inputs.library, others)

    def _finish(self, dialog: AssistantDialog, proposal: Proposal, names: dict[str, str]) -> None:
        self._inputs.files.tasks.start(translate(LABEL), partial(self._begin, dialog, proposal, names), dialog)

    async def _begin(self, dialog: AssistantDialog, proposal: Proposal, names: dict[str, str]) -> None:
        inputs = self._inputs
        if not await inputs.files.begin_new(dialog):
            return
        dialog.accept()
        session = inputs.session
        if do_or_say(session, lambda: change_of(session.plan, proposal, names, translate(LABEL)), self._say) is None:
            return
        session.show_design(session.plan.designs[0].id)
        # From the start page, the canvas gets its size only now.
        QTimer.singleShot(0, self._window, inputs.fit)
