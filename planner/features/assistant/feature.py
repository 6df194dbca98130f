"""A new plan from sites, users and hardware, in three pages."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from planner.shell.feature import ActionSpec, Feature

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from models.capacity.results import Evaluation
    from models.plan.entities import Plan
    from planner.canvas.picture import PlanPicture
    from planner.features.assistant.commands import AssistantCommands
    from planner.presenters.assistant_paste import PastedUsers
    from planner.shell.context import Context


def commands(context: Context) -> AssistantCommands:
    """Return what opens the assistant."""
    import resources
    from models.proposing.offered import read_offered
    from planner.features.assistant.commands import AssistantCommands, AssistantInputs
    from planner.shell import machine_picking, views

    parts, offered = context.parts, read_offered(resources.folder())
    inputs = AssistantInputs(
        session=context.session,
        files=context.files,
        jobs=parts.plan_store.jobs,
        library=parts.model.library,
        catalogue=parts.catalogue,
        offered=offered,
        hypervisors=parts.model.hypervisors,
        machines=partial(machine_picking.machines, context),
        picker=partial(machine_picking.picker, context),
        fill=machine_picking.fill,
        add_machine=partial(machine_picking.add_machine, context),
        draw=partial(_picture, context),
        fit=context.the(views.canvas).camera.fit_all,
        tokens=lambda: context.tokens,
        users_of_files=partial(_users_of_files, context, offered.usual_messages),
    )
    return AssistantCommands(context.window, inputs, context.say)


def _users_of_files(context: Context, messages_per_day: float, dialog: QWidget) -> PastedUsers | None:
    """Return the rows of users in files that are asked for."""
    from planner.features.assistant.users_from_files import users_from_files

    parts = context.parts
    return users_from_files(dialog, parts.preferences.folder, parts.plan_store.jobs, messages_per_day)


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
            synonyms="wizard new plan propose proposal size users sites",
            do=lambda context: context.the(commands).open(),
        ),
    ),
)
