"""Placing physical servers on the fewest hosts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from planner.shell import conditions
from planner.shell.feature import ActionSpec, Feature

if TYPE_CHECKING:
    from planner.features.consolidate.commands import ConsolidateCommands
    from planner.shell.context import Context


def commands(context: Context) -> ConsolidateCommands:
    """Return what consolidates a design."""
    import resources
    from models.proposing.offered import read_offered
    from planner.features.consolidate.commands import ConsolidateCommands, ConsolidateInputs
    from planner.shell import machine_picking

    parts = context.parts
    inputs = ConsolidateInputs(
        library=parts.model.library,
        hosts=parts.catalogue.hosts,
        hypervisors=parts.model.hypervisors,
        jobs=parts.plan_store.jobs,
        offered=read_offered(resources.folder()),
        machines=partial(machine_picking.machines, context),
        picker=partial(machine_picking.picker, context),
    )
    return ConsolidateCommands(context.window, context.session, inputs, context.say)


FEATURE = Feature(
    order=310,
    actions=(
        ActionSpec(
            id="plan.consolidate",
            text="C&onsolidate…",
            section="consolidate",
            enabled=conditions.any_design,
            tool="Consolidate…",
            tool_group="jobs",
            tool_place=1,
            icon="consolidate",
            synonyms="virtualize placement pack merge fewer hosts",
            do=lambda context: context.the(commands).consolidate(),
        ),
    ),
)
