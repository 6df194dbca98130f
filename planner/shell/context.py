"""What a feature works with: the window, the parts of the plan, and everything that was made so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QMainWindow, QMenu, QVBoxLayout, QWidget

    from planner.session.plan_session import PlanSession
    from planner.session.selection import Selection
    from planner.shell.central_stack import CentralStack
    from planner.shell.file_commands import FileCommands
    from planner.shell.parts import Parts
    from planner.shell.pictures import FilePictures
    from planner.shell.status_bar import StatusBar
    from planner.theme.tokens import Tokens

Part = TypeVar("Part")


class Actions(Protocol):
    """The actions of all features."""

    by_id: dict[str, QAction]
    submenus: dict[str, QMenu]

    def refresh(self) -> None:
        """Enable what can be done now."""

    def show_tool(self, tool: str) -> None:
        """Press the button of the canvas tool in use."""


class Lender(Protocol):
    """Lends the panels that can be as large as the canvas."""

    def explored(self) -> Mapping[str, str]:
        """Return the titles of these panels, by name and in their order."""

    def lend(self, name: str) -> QWidget:
        """Return a panel, taken out of its dock."""

    def take_back(self, name: str) -> None:
        """Put a panel back into its dock."""


class Panels(Protocol):
    """The panels of all features."""

    # Asked first while panels stand in place of the canvas; returns whether it brought the panel.
    instead: Callable[[str], bool] | None

    @property
    def held(self) -> Lender:
        """Return what lends the panels themselves."""

    def bring(self, name: str) -> None:
        """Bring a panel forward and give it the keys."""

    def set_title(self, name: str, title: str) -> None:
        """Name a panel; without a title it has its own."""

    def place(self) -> None:
        """Put every panel into its own place."""

    def settle_soon(self) -> None:
        """Settle the tabs once Qt has laid them out."""

    def toggles(self) -> Sequence[QAction]:
        """Return what shows and hides each panel."""

    def contents(self) -> Sequence[QWidget]:
        """Return the panels that are made, with the canvas where it stands among them."""


class Context:
    """Handed to whatever a feature does; the window makes it and fills it.

    Parameters
    ----------
    window : QMainWindow
        What dialogs stand over.
    parts : Parts
        Plan, selection, model and settings.
    """

    actions: Actions
    panels: Panels
    files: FileCommands
    pictures: FilePictures
    stage: CentralStack
    status: StatusBar
    # Where bars stand below the plan.
    column: QVBoxLayout
    # Gives a panel a menu of the right button; without ids, the one for what is selected.
    give_menu: Callable[[QWidget, Sequence[str]], None]
    # Calls a function as soon as the first frame stands.
    when_appeared: Callable[[Callable[[], None]], None]

    def __init__(self, window: QMainWindow, parts: Parts) -> None:
        self.window, self.parts = window, parts
        self._made: dict[Callable[[Context], object], Any] = {}

    @property
    def session(self) -> PlanSession:
        """Return the plan with its steps and numbers."""
        return self.parts.session

    @property
    def selection(self) -> Selection:
        """Return what is selected."""
        return self.parts.selection

    @property
    def tokens(self) -> Tokens:
        """Return the colours and sizes in use."""
        return self.parts.appearance.tokens

    def say(self, sentence: str) -> None:
        """Show a sentence in the status bar."""
        self.status.say(sentence)

    def the(self, make: Callable[[Context], Part]) -> Part:
        """Return the one part of this window that a function makes; it is made when it is first asked for."""
        if make not in self._made:
            self._made[make] = make(self)
        return cast("Part", self._made[make])

    def found(self, make: Callable[[Context], Part]) -> Part | None:
        """Return the part that a function makes, None while nobody has asked for it."""
        return self._made.get(make)
