"""The commands that change what is seen, not what is planned."""

from typing import Protocol

from planner.canvas.view import CanvasView
from planner.panels.findings import FindingsPanel
from planner.shell.docks import Docks
from planner.shell.preferences import Preferences


class Window(Protocol):
    """What the commands ask of the window."""

    @property
    def docks(self) -> Docks:
        """Return the window's own."""

    def reset_arrangement(self) -> None:
        """Put every panel back in its place."""

    def turn_full_screen(self) -> None:
        """Fill the screen, or take the window's own size again."""


class ViewCommands:
    """Tools, zoom, findings, arrangement."""

    def __init__(self, canvas: CanvasView, findings: FindingsPanel, window: Window, preferences: Preferences) -> None:
        self._canvas, self._findings, self._window, self._preferences = canvas, findings, window, preferences

    def select_tool(self) -> None:
        """Select and move with the pointer."""
        self._canvas.set_tool("select")

    def connect_tool(self) -> None:
        """Join sites with the pointer."""
        self._canvas.set_tool("connect")

    def fit(self) -> None:
        """Show the whole plan."""
        self._canvas.fit_all()

    def fit_selection(self) -> None:
        """Show what is selected."""
        self._canvas.fit_selection()

    def actual_size(self) -> None:
        """Show the plan at 100 %."""
        self._canvas.zoom_to(1.0)

    def zoom_in(self) -> None:
        """Show the plan a step larger."""
        self._canvas.zoom_by(1)

    def zoom_out(self) -> None:
        """Show the plan a step smaller."""
        self._canvas.zoom_by(-1)

    def flip(self, switch: str) -> None:
        """Turn a switch of the canvas on or off; it is remembered."""
        self._preferences.flip(switch)

    def align(self, edge: str) -> None:
        """Bring the selected items into line."""
        self._canvas.arranging.align(edge)

    def distribute(self, direction: str) -> None:
        """Give the selected items equal gaps."""
        self._canvas.arranging.distribute(direction)

    def tidy(self) -> None:
        """Give every item its tidy place."""
        self._canvas.arranging.tidy()

    def next_finding(self) -> None:
        """Select and show what the next finding speaks of."""
        self._findings.next_finding()

    def panel(self, name: str) -> None:
        """Bring a panel forward."""
        self._window.docks.bring(name)

    def reset(self) -> None:
        """Put every panel back in its place."""
        self._window.reset_arrangement()

    def full_screen(self) -> None:
        """Fill the screen, or take the window's own size again."""
        self._window.turn_full_screen()
