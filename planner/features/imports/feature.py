"""Importing the inventory of another program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell.feature import ActionSpec, Feature

if TYPE_CHECKING:
    from planner.features.imports.commands import ImportCommands
    from planner.shell.context import Context


def commands(context: Context) -> ImportCommands:
    """Return what imports inventories, with its bar below the plan or the start page."""
    from planner.features.imports.commands import ImportCommands, ImportParts
    from planner.shell.work_bar import WorkBar

    parts = ImportParts(
        jobs=context.parts.plan_store.jobs,
        files=context.files,
        bar=WorkBar(context.window),
        preferences=context.parts.preferences,
        documents=context.parts.places.documents,
        catalogue=context.parts.catalogue,
        evaluate=context.parts.model.evaluate,
    )
    context.column.addWidget(parts.bar)
    return ImportCommands(context.window, parts, context.say)


FEATURE = Feature(
    order=50,
    actions=(
        ActionSpec(
            id="file.import_inventory",
            text="&Import inventory…",
            section="begin",
            synonyms="RVTools vSphere VMware read excel csv",
            do=lambda context: context.the(commands).inventory(),
        ),
    ),
)
