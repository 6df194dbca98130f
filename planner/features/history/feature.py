"""The steps that can be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell.feature import Feature, PanelSpec, Place

if TYPE_CHECKING:
    from planner.panels.history import HistoryPanel
    from planner.shell.context import Context

MENU = ("edit.undo", "edit.redo")


def _panel(context: Context) -> HistoryPanel:
    from planner.panels.history import HistoryPanel

    panel = HistoryPanel(context.session.undo_group)
    context.give_menu(panel, MENU)
    return panel


FEATURE = Feature(
    order=280,
    panel=PanelSpec(name="history", title="History", place=Place.BOTTOM_RIGHT, make=_panel),
)
