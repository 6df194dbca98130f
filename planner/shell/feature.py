"""What a feature adds to the window: actions and a panel. Everything in it is made when it is first used."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from attrs import frozen
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from planner.shell.conditions import Condition, always
from planner.shell.context import Context

Key = QKeySequence.StandardKey
LAST = 1000
# Menus, and sections of others, whose actions are about the canvas.
CANVAS_MENUS = frozenset({"insert", "arrange"})
CANVAS_SECTIONS = frozenset({("view", "tools"), ("view", "zoom"), ("view", "aids"), ("edit", "find")})


@frozen(kw_only=True)
class ActionSpec:
    """One thing to do.

    Parameters
    ----------
    id : str
        As in ``file.save``; the part before the dot is its menu.
    text : str
        What the menu says, in English; it is translated where it is shown.
    section : str
        The part of its menu in which it stands, of `planner.shell.actions.MENUS`; the end of the menu by default.
    do : callable
        Does it.
    fill : callable
        Fills the submenu, where the action is one.
    keys : Key or str or None
        A standard key of the platform, or a sequence such as "Ctrl+K".
    enabled : callable
        Whether it can be done now.
    tool, tool_group : str
        What the tool bar says, and in which of `planner.shell.tool_bar.GROUPS`; empty for what is not in it.
    tool_place : int
        Where it stands in its group.
    icon : str
        Its drawing in resources/icons; empty for words alone.
    synonyms : str
        Other words by which the command finder knows it, in English, translated where they are looked for.
    checked_as : str
        The canvas tool that the action switches to, for those that stay pressed.
    switch : str
        The switch of `planner.shell.settings.SWITCHES` that it turns on and off; it stays pressed while on.
    """

    id: str
    text: str
    section: str = ""
    do: Callable[[Context], object] | None = None
    fill: Callable[[Context, QMenu], None] | None = None
    keys: Key | str | None = None
    enabled: Condition = always
    tool: str = ""
    tool_group: str = ""
    tool_place: int = 0
    icon: str = ""
    synonyms: str = ""
    checked_as: str = ""
    switch: str = ""

    @property
    def on_canvas(self) -> bool:
        """Return whether what it does is seen on the canvas alone."""
        return self.menu in CANVAS_MENUS or (self.menu, self.section) in CANVAS_SECTIONS

    @property
    def menu(self) -> str:
        """Return the menu it stands in."""
        return self.id.partition(".")[0]


class Place(Enum):
    """Where a panel stands around the canvas; panels of one place share it by tabs."""

    LEFT = auto()
    LEFT_BELOW = auto()
    RIGHT = auto()
    BOTTOM = auto()
    BOTTOM_RIGHT = auto()


@frozen(kw_only=True)
class PanelSpec:
    """One panel.

    Parameters
    ----------
    name : str
        Names its dock in the saved arrangement; it never changes.
    title : str
        What its tab or head says, in English; it is translated where it is shown.
    place : Place
        Where it stands.
    make : callable
        Returns it; called when it is first seen.
    at_once : bool
        Whether the first frame shows it.
    always : bool
        Whether it is made though nobody sees it: its tab tells something.
    explore : int
        Its place among the tabs of Explore, from 1; 0 for a panel that is never as large as the canvas.
    """

    name: str
    title: str
    place: Place
    make: Callable[[Context], QWidget]
    at_once: bool = False
    always: bool = False
    explore: int = 0


@frozen(kw_only=True)
class Feature:
    """Something that a user can do with a plan.

    Parameters
    ----------
    order : int
        Where its actions and its panel stand among those of other features.
    actions : tuple of ActionSpec
        What can be done by menu, key, tool bar or name.
    panel : PanelSpec or None
        What it shows beside the canvas.
    connect : callable or None
        Called once, when the window is made; it must not make or import anything that the first frame does not show.
    """

    order: int = LAST
    actions: tuple[ActionSpec, ...] = ()
    panel: PanelSpec | None = None
    connect: Callable[[Context], None] | None = None
