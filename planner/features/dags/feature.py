"""What administrators take away from database availability groups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell import conditions
from planner.shell.feature import ActionSpec, Feature

if TYPE_CHECKING:
    from planner.features.dags.commands import DagCommands
    from planner.shell.context import Context


def commands(context: Context) -> DagCommands:
    """Return what shows tables and commands."""
    from planner.features.dags.commands import DagCommands

    return DagCommands(context.window, context.session, lambda: context.parts.preferences.folder, context.say)


FEATURE = Feature(
    order=314,
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
