"""A new plan from sites, users and hardware, in three pages."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from planner.shell.feature import ActionSpec, Feature

if TYPE_CHECKING:
    from models.capacity.results import Evaluation
    from models.plan.entities import Plan
    from planner.canvas.picture import PlanPicture
    from planner.features.assistant.commands import AssistantCommands
    from planner.shell.context import Context


def commands(context: Context) -> AssistantCommands:
    """Return what opens the assistant."""
    import resources
    from models.proposing.offered import read_offered
    from planner.features.assistant.commands import AssistantCommands, AssistantInputs
    from planner.shell import views

    parts = context.parts
    inputs = AssistantInputs(
        session=context.session,
        files=context.files,
        jobs=parts.plan_store.jobs,
        library=parts.model.library,
        catalogue=parts.catalogue,
        offered=read_offered(resources.folder()),
        hypervisors=parts.model.hypervisors,
        draw=partial(_picture, context),
        fit=context.the(views.canvas).camera.fit_all,
        tokens=lambda: context.tokens,
    )
    return AssistantCommands(context.window, inputs, context.say)


def _picture(context: Context, plan: Plan, design_id: str, evaluation: Evaluation | None) -> PlanPicture:
    """Return a plan as the canvas paints it."""
    from planner.canvas.picture import PlanPicture

    return PlanPicture(plan, design_id, evaluation, context.tokens)


FEATURE = Feature(
    order=5,
    actions=(
        ActionSpec(
            id="file.assistant",
            text="Ne&w from assistant…",
            section="begin",
            do=lambda context: context.the(commands).open(),
        ),
    ),
)
