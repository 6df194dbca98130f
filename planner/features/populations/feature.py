"""Importing populations from files that administrators have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell import views
from planner.shell.feature import ActionSpec, Feature

if TYPE_CHECKING:
    from planner.features.populations.commands import PopulationCommands
    from planner.shell.context import Context


def commands(context: Context) -> PopulationCommands:
    """Return what imports populations, with its bar below the plan or the start page."""
    from planner.features.populations.commands import PopulationCommands, PopulationParts
    from planner.shell.work_bar import WorkBar

    parts = PopulationParts(
        session=context.session,
        selection=context.selection,
        catalogue=context.parts.catalogue,
        jobs=context.parts.plan_store.jobs,
        bar=WorkBar(context.window),
        preferences=context.parts.preferences,
        told=context.the(views.told_bar),
    )
    context.column.addWidget(parts.bar)
    return PopulationCommands(context.window, parts, context.say)


FEATURE = Feature(
    order=51,
    actions=(
        ActionSpec(
            id="file.import_populations",
            text="Import pop&ulations…",
            section="begin",
            synonyms="users mailboxes profile Microsoft 365 usage report Get-MailboxStatistics tracking log csv",
            do=lambda context: context.the(commands).ask(),
        ),
    ),
)
