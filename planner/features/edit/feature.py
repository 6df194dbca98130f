"""Undo, and what changes the selected items."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell import conditions, views
from planner.shell.feature import ActionSpec, Feature, Key

if TYPE_CHECKING:
    from planner.features.edit.commands import EditCommands
    from planner.shell.context import Context


def commands(context: Context) -> EditCommands:
    """Return what changes the selected items."""
    from planner.features.edit.commands import EditCommands, Views

    shown = Views(tree=context.the(views.tree), canvas=context.the(views.canvas), machines=context.the(views.machines))
    return EditCommands(context.window, context.session, context.selection, shown, context.say)


FEATURE = Feature(
    order=100,
    actions=(
        ActionSpec(
            id="edit.undo",
            text="&Undo",
            section="steps",
            keys=Key.Undo,
            enabled=conditions.can_undo,
            tool="Undo",
            tool_group="steps",
            icon="undo",
            synonyms="back revert take back mistake",
            do=lambda context: context.session.undo_group.undo(),
        ),
        ActionSpec(
            id="edit.redo",
            text="&Redo",
            section="steps",
            keys=Key.Redo,
            enabled=conditions.can_redo,
            tool="Redo",
            tool_group="steps",
            icon="redo",
            synonyms="again repeat forward",
            do=lambda context: context.session.undo_group.redo(),
        ),
        ActionSpec(
            id="edit.duplicate",
            text="Dup&licate",
            section="items",
            keys="Ctrl+D",
            enabled=conditions.any_copyable,
            synonyms="copy clone twice",
            do=lambda context: context.the(commands).duplicate(),
        ),
        ActionSpec(
            id="edit.delete",
            text="&Delete",
            section="items",
            keys=Key.Delete,
            enabled=conditions.any_selected,
            synonyms="remove erase",
            do=lambda context: context.the(commands).delete(),
        ),
        ActionSpec(
            id="edit.rename",
            text="Re&name",
            section="items",
            keys="F2",
            enabled=conditions.one_selected,
            synonyms="name title label",
            do=lambda context: context.the(commands).rename(),
        ),
        ActionSpec(
            id="edit.select_all",
            text="Select &all",
            section="selection",
            keys=Key.SelectAll,
            synonyms="mark everything",
            do=lambda context: context.the(commands).select_all(),
        ),
        ActionSpec(
            id="edit.select_none",
            text="Select n&one",
            section="selection",
            keys="Ctrl+Shift+A",
            enabled=conditions.any_selected,
            synonyms="deselect unmark clear selection",
            do=lambda context: context.selection.clear(),
        ),
        ActionSpec(
            id="arrange.move",
            text="&Move to host…",
            section="places",
            keys="Ctrl+M",
            enabled=conditions.only_vms,
            synonyms="vMotion migrate relocate",
            do=lambda context: context.the(commands).move_to_host(),
        ),
        ActionSpec(
            id="arrange.move_site",
            text="Move to &site…",
            section="places",
            keys="Ctrl+Shift+M",
            enabled=conditions.can_change_site,
            synonyms="relocate office location",
            do=lambda context: context.the(commands).move_to_site(),
        ),
        ActionSpec(
            id="plan.settings",
            text="&Title and assumptions",
            section="settings",
            enabled=conditions.any_selected,
            synonyms="ceiling peak properties options",
            do=lambda context: context.selection.clear(),
        ),
    ),
)
