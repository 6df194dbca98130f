"""Importing the inventory of another program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell import views
from planner.shell.feature import ActionSpec, Feature

if TYPE_CHECKING:
    from planner.features.imports.commands import ImportCommands
    from planner.shell.context import Context


def commands(context: Context) -> ImportCommands:
    """Return what imports inventories."""
    from models.plan.choices import EXCHANGE_VERSIONS
    from planner.features.imports.commands import ImportCommands, ImportParts

    parts = ImportParts(
        jobs=context.parts.plan_store.jobs,
        files=context.files,
        session=context.session,
        preferences=context.parts.preferences,
        documents=context.parts.places.documents,
        catalogue=context.parts.catalogue,
        version=EXCHANGE_VERSIONS[-1].value,
        tokens=lambda: context.tokens,
        told=context.the(views.told_bar),
    )
    made = ImportCommands(context.window, parts, context.say)
    context.parts.appearance.changed.connect(made.set_tokens)
    return made


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
