"""Cut, copy and paste."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell import conditions, views
from planner.shell.feature import ActionSpec, Feature, Key

if TYPE_CHECKING:
    from planner.features.clipboard.commands import ClipboardCommands
    from planner.shell.context import Context


def commands(context: Context) -> ClipboardCommands:
    """Return cut, copy and paste."""
    from planner.features.clipboard.commands import ClipboardCommands, ClipboardParts

    parts = ClipboardParts(
        session=context.session,
        selection=context.selection,
        catalogue=context.parts.catalogue,
        canvas=context.the(views.canvas),
        machines=context.the(views.machines),
    )
    return ClipboardCommands(context.window, parts, context.say)


FEATURE = Feature(
    order=90,
    actions=(
        ActionSpec(
            id="edit.cut",
            text="Cu&t",
            section="items",
            keys=Key.Cut,
            enabled=conditions.any_selected,
            synonyms="clipboard move",
            do=lambda context: context.the(commands).cut(),
        ),
        ActionSpec(
            id="edit.copy",
            text="&Copy",
            section="items",
            keys=Key.Copy,
            enabled=conditions.any_selected,
            synonyms="clipboard spreadsheet excel",
            do=lambda context: context.the(commands).copy(),
        ),
        ActionSpec(
            id="edit.paste",
            text="&Paste",
            section="items",
            keys=Key.Paste,
            synonyms="clipboard insert rows spreadsheet excel",
            do=lambda context: context.the(commands).paste(),
        ),
    ),
)
