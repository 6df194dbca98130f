"""The command that moves the design that is shown to the newest Exchange version."""

from collections.abc import Callable, Sequence
from functools import partial

from attrs import frozen
from PySide6.QtWidgets import QWidget

from models.calibration.library import Library
from models.hardware.library import LibraryMachine, with_models
from models.plan.catalogue import Catalogue
from models.plan.entities import Plan
from models.plan.hardware import MachineModel
from models.proposing.moving import Move, Target, memory_of_new, move
from models.proposing.offered import Offered
from models.proposing.requirements import hardware_like
from models.words import tr_format
from planner.dialogs.assistant_hardware import Picker
from planner.dialogs.move_dialog import MoveDialog, MoveParts, Wanted
from planner.presenters.move_summary import MoveView, move_view
from planner.session.jobs import Jobs
from planner.session.plan_session import PlanSession
from planner.shell.adding_commands import do_or_say
from planner.shell.machine_picking import is_usable

Say = Callable[[str], None]


@frozen(kw_only=True, eq=False)
class MoveInputs:
    """What moving needs beside the plan.

    Parameters
    ----------
    machines : callable
        Returns the machines of the library and the user's own.
    picker, fill : callable
        Return a table of some machines, and show others in it.
    add_machine : callable
        Asks for one of the user's own machines above a dialog, keeps it, and hands it on.
    """

    library: Library
    catalogue: Catalogue
    offered: Offered
    jobs: Jobs
    machines: Callable[[], Sequence[LibraryMachine]]
    picker: Callable[[Sequence[LibraryMachine]], Picker]
    fill: Callable[[Picker, Sequence[LibraryMachine]], None]
    add_machine: Callable[[QWidget, Callable[[MachineModel], None]], None]


class MoveCommands:
    """Asks for the new servers, and adds a design with the same users on them as one step."""

    def __init__(self, window: QWidget, session: PlanSession, inputs: MoveInputs, say: Say) -> None:
        self._window, self._session, self._inputs, self._say = window, session, inputs, say

    def move(self) -> None:
        """Ask on which servers the users of the design that is shown move to the newest version, and move them."""
        session, inputs = self._session, self._inputs
        plan, shown = session.plan, session.design_id
        machines = self._usable(plan)
        chosen = inputs.catalogue.chosen.by_kind.get("server")
        first = next((row.model for row in machines if row.model.id == inputs.offered.machine), machines[0].model)
        version = inputs.offered.versions[-1]
        parts = MoveParts(
            title=tr_format("Move to {version}", version=version.label),
            jobs=inputs.jobs,
            picker=inputs.picker(machines),
            model=chosen if chosen is not None and is_usable(chosen) else first,
            memory=lambda model: memory_of_new(model, version.value, inputs.offered, inputs.library),
            work=partial(self._work, plan, shown),
        )
        dialog = MoveDialog(parts, self._window)
        dialog.add_asked.connect(lambda: inputs.add_machine(dialog, partial(self._take_machine, dialog)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.wanted.connect(partial(self._add, plan))
        dialog.open()

    def _usable(self, plan: Plan) -> list[LibraryMachine]:
        return [row for row in with_models(self._inputs.machines(), plan.models) if is_usable(row.model)]

    def _take_machine(self, dialog: MoveDialog, model: MachineModel) -> None:
        """Choose a machine that the user has added."""
        if is_usable(model):
            self._inputs.fill(dialog.picker, self._usable(self._session.plan))
            dialog.choose(model)

    def _work(self, plan: Plan, shown: str, wanted: Wanted) -> tuple[Move, MoveView]:
        """Return the move and what it means; called on a worker thread."""
        inputs = self._inputs
        hardware = hardware_like(wanted.model, inputs.catalogue.server, inputs.catalogue.host, wanted.memory_mb)
        target = Target(
            exchange=inputs.offered.versions[-1].value, hardware=hardware, keep_old=wanted.keep_old,
            failures=wanted.failures, servers=wanted.servers,
        )  # fmt: skip
        moved = move(plan, shown, target, inputs.library)
        return moved, move_view(plan, moved, inputs.library)

    def _add(self, plan: Plan, moved: Move) -> None:
        if self._session.plan is not plan:
            self._say(tr_format("The plan has changed since the move was calculated; open it again."))
        elif do_or_say(self._session, lambda: moved.change, self._say) is not None:
            self._session.show_design(moved.design.id)
