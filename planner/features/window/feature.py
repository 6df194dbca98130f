"""How the window looks: panels, theme, language, size of letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from planner.shell.feature import ActionSpec, Feature, Key

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from planner.shell.context import Context
    from planner.shell.focus_cycle import FocusCycle


def focus_cycle(context: Context) -> FocusCycle:
    """Return what goes from one part of the window to the next."""
    from planner.shell.focus_cycle import FocusCycle

    return FocusCycle(context.panels.contents)


def _fill_themes(context: Context, menu: QMenu) -> None:
    from planner.features.window.menus import fill_themes

    fill_themes(context, menu)


def _fill_text_sizes(context: Context, menu: QMenu) -> None:
    from planner.features.window.menus import fill_text_sizes

    fill_text_sizes(context, menu)


def _fill_languages(context: Context, menu: QMenu) -> None:
    from planner.features.window.menus import fill_languages

    fill_languages(context, menu)


def _toggle_full_screen(context: Context) -> None:
    """Fill the screen, or take the window's own size again."""
    context.window.setWindowState(context.window.windowState() ^ Qt.WindowState.WindowFullScreen)


FEATURE = Feature(
    order=400,
    actions=(
        ActionSpec(
            id="view.next_pane",
            text="Next pan&e",
            section="panes",
            keys="F6",
            do=lambda context: context.the(focus_cycle).next(),
        ),
        ActionSpec(
            id="view.previous_pane",
            text="Pre&vious pane",
            section="panes",
            keys="Shift+F6",
            do=lambda context: context.the(focus_cycle).previous(),
        ),
        ActionSpec(
            id="view.theme",
            text="&Theme",
            section="window",
            synonyms="colour scheme mode appearance night",
            fill=_fill_themes,
        ),
        ActionSpec(
            id="view.text_size",
            text="Text si&ze",
            section="window",
            synonyms="letters font larger smaller zoom scale",
            fill=_fill_text_sizes,
        ),
        ActionSpec(
            id="view.full_screen",
            text="F&ull screen",
            section="window",
            keys=Key.FullScreen,
            synonyms="maximize presentation",
            do=_toggle_full_screen,
        ),
        ActionSpec(id="view.language", text="Lan&guage", section="window", fill=_fill_languages),
        ActionSpec(
            id="view.panels",
            text="&Panels",
            section="window",
            fill=lambda context, menu: menu.addActions(context.panels.toggles()),
        ),
        ActionSpec(
            id="view.reset",
            text="Reset la&yout",
            section="window",
            synonyms="default panels docks arrangement",
            do=lambda context: context.panels.place(),
        ),
    ),
)
