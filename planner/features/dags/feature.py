"""What administrators take away from database availability groups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell import conditions, views
from planner.shell.feature import ActionSpec, Feature

if TYPE_CHECKING:
    from planner.features.dags.commands import DagCommands
    from planner.features.dags.lowered_bar import Losses, LoweredBar
    from planner.session.plan_session import Update
    from planner.shell.context import Context


def commands(context: Context) -> DagCommands:
    """Return what shows tables and commands."""
    from planner.features.dags.commands import DagCommands

    return DagCommands(context.window, context.session, lambda: context.parts.preferences.folder, context.say)


def lowered_bar(context: Context) -> LoweredBar:
    """Return the bar that says what a group lost with its members."""
    from planner.features.dags.lowered_bar import LoweredBar

    bar = LoweredBar()
    bar.undo_requested.connect(context.actions.by_id["edit.undo"].trigger)
    views.put_over_canvas(context, bar)
    return bar


def losses(context: Context) -> Losses:
    """Return what compares groups before and after each edit."""
    from planner.features.dags.lowered_bar import Losses

    return Losses(context.session)


def _connect(context: Context) -> None:
    def follow(update: Update) -> None:
        lost = context.the(losses).after(update)
        bar = context.the(lowered_bar) if lost else context.found(lowered_bar)
        if bar is not None and lost is not None:
            bar.tell(lost)

    def begin() -> None:
        context.the(losses)
        context.session.updated.connect(follow)

    context.when_appeared(begin)


FEATURE = Feature(
    order=314,
    connect=_connect,
    actions=(
        ActionSpec(
            id="plan.dag-texts",
            text="Database copies and Po&werShell…",
            section="consolidate",
            enabled=conditions.any_dag,
            synonyms="DAG distribution CSV servers databases script management shell New-MailboxDatabase",
            do=lambda context: context.the(commands).show(),
        ),
    ),
)
