"""Moving the users of a design to Exchange SE."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell import conditions
from planner.shell.feature import ActionSpec, Feature

if TYPE_CHECKING:
    from planner.features.move.commands import MoveCommands
    from planner.shell.context import Context


def commands(context: Context) -> MoveCommands:
    """Return what moves a design."""
    import resources
    from models.hardware.library import read_machines
    from models.proposing.offered import read_offered
    from planner.features.move.commands import MoveCommands, MoveInputs

    parts, offered = context.parts, read_offered(resources.folder())
    inputs = MoveInputs(
        library=parts.model.library,
        catalogue=parts.catalogue,
        offered=offered,
        model=lambda: next(
            machine.model for machine in read_machines(resources.folder()) if machine.model.id == offered.machine
        ),
    )
    return MoveCommands(context.session, inputs, context.say)


FEATURE = Feature(
    order=312,
    actions=(
        ActionSpec(
            id="plan.move-to-se",
            text="Mo&ve to Exchange SE",
            section="consolidate",
            enabled=conditions.any_design,
            synonyms="upgrade migrate subscription edition 2019 2016 version",
            do=lambda context: context.the(commands).move(keep_old=False),
        ),
        ActionSpec(
            id="plan.move-to-se-beside",
            text="Move to Exchange SE and &keep the old machines",
            section="consolidate",
            enabled=conditions.any_design,
            synonyms="upgrade migrate subscription edition 2019 2016 version",
            do=lambda context: context.the(commands).move(keep_old=True),
        ),
    ),
)
