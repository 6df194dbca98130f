"""Moving the users of a design to Exchange SE."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from planner.shell import conditions
from planner.shell.feature import ActionSpec, Feature

if TYPE_CHECKING:
    from planner.features.move.commands import MoveCommands
    from planner.shell.context import Context


def commands(context: Context) -> MoveCommands:
    """Return what moves a design."""
    import resources
    from models.proposing.offered import read_offered
    from planner.features.move.commands import MoveCommands, MoveInputs
    from planner.shell import machine_picking

    parts = context.parts
    inputs = MoveInputs(
        library=parts.model.library,
        catalogue=parts.catalogue,
        offered=read_offered(resources.folder()),
        jobs=parts.plan_store.jobs,
        machines=partial(machine_picking.machines, context),
        picker=partial(machine_picking.picker, context),
        fill=machine_picking.fill,
        add_machine=partial(machine_picking.add_machine, context),
    )
    return MoveCommands(context.window, context.session, inputs, context.say)


FEATURE = Feature(
    order=312,
    actions=(
        ActionSpec(
            id="plan.move-to-se",
            text="Mo&ve to Exchange SE…",
            section="consolidate",
            enabled=conditions.any_design,
            synonyms="upgrade migrate subscription edition 2019 2016 version keep old machines",
            do=lambda context: context.the(commands).move(),
        ),
    ),
)
