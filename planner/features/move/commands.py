"""The commands that move the design that is shown to the newest Exchange version."""

from collections.abc import Callable

from attrs import frozen

from models.calibration.library import Library
from models.plan.catalogue import Catalogue
from models.plan.change import Change
from models.plan.hardware import MachineModel
from models.proposing.moving import Target, memory_of_new, move
from models.proposing.offered import Offered
from models.proposing.requirements import hardware_like
from models.words import tr_format
from planner.presenters.hardware import full_name
from planner.session.plan_session import PlanSession
from planner.shell.adding_commands import do_or_say

Say = Callable[[str], None]


@frozen(kw_only=True, eq=False)
class MoveInputs:
    """What moving needs beside the plan.

    Parameters
    ----------
    model : callable
        The machine of the library that a move begins with, where no model of servers was chosen before.
    """

    library: Library
    catalogue: Catalogue
    offered: Offered
    model: Callable[[], MachineModel]


class MoveCommands:
    """Adds a design with the same users on new servers, as one step, and shows it."""

    def __init__(self, session: PlanSession, inputs: MoveInputs, say: Say) -> None:
        self._session, self._inputs, self._say = session, inputs, say

    def move(self, *, keep_old: bool) -> None:
        """Move the users of the design that is shown to the newest version, on servers of the model chosen last."""
        session, plan, shown = self._session, self._session.plan, self._session.design_id
        model = self._inputs.catalogue.chosen.by_kind.get("server") or self._inputs.model()

        def make() -> Change:
            return move(plan, shown, self._target(model, keep_old=keep_old), self._inputs.library).change

        if do_or_say(session, make, self._say) is not None:
            session.show_design(session.plan.designs[-1].id)
            self._say(tr_format("The new servers are {model}. Select them to give them another model.",
                                model=full_name(model)))  # fmt: skip

    def _target(self, model: MachineModel, *, keep_old: bool) -> Target:
        inputs, catalogue = self._inputs, self._inputs.catalogue
        version = inputs.offered.versions[-1].value
        memory_mb = memory_of_new(model, version, inputs.offered, inputs.library)
        return Target(
            exchange=version,
            hardware=hardware_like(model, catalogue.server, catalogue.host, memory_mb),
            keep_old=keep_old,
        )
