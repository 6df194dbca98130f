"""The panels in their docks: made when first asked for, lent to show them elsewhere, told whether they are seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractScrollArea

from planner.session.refresh_when_visible import RefreshWhenVisible

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDockWidget, QWidget

    from planner.shell.context import Context
    from planner.shell.feature import PanelSpec

SMALLEST_PANEL = 32


def title_of(spec: PanelSpec) -> str:
    """Return what the tab or the head of a panel says."""
    return QCoreApplication.translate("Docks", spec.title)


class DockPanels:
    """One panel for each dock; a panel that is lent leaves its dock empty until it comes back.

    Parameters
    ----------
    specs, docks : mapping by name
        The panels, and the docks they stand in.
    context : Context
        Handed to what makes a panel.
    """

    def __init__(self, specs: Mapping[str, PanelSpec], docks: Mapping[str, QDockWidget], context: Context) -> None:
        self._specs, self._docks, self._context = specs, docks, context
        self._lent: dict[str, QWidget] = {}
        self.seen: set[str] = set()

    def panel(self, name: str) -> QWidget | None:
        """Return a panel, in its dock or lent; None before it is made."""
        return self._lent.get(name) or self._docks[name].widget()

    def make(self, name: str) -> QWidget:
        """Return a panel; it is put into its dock where it is not there yet."""
        panel = self.panel(name)
        if panel is None:
            panel = self._specs[name].make(self._context)
            self._put(name, panel)
        return panel

    def explored(self) -> Mapping[str, str]:
        """Return the titles of the panels that can be as large as the canvas, by name and in their order."""
        specs = sorted((spec for spec in self._specs.values() if spec.explore), key=lambda spec: spec.explore)
        return {spec.name: title_of(spec) for spec in specs}

    def lend(self, name: str) -> QWidget:
        """Return a panel, taken out of its dock."""
        self._lent[name] = panel = self.make(name)
        self._docks[name].setWidget(None)  # type: ignore[arg-type] # this is how Qt empties a dock
        return panel

    def take_back(self, name: str) -> None:
        """Put a panel back into its dock."""
        self._put(name, self._lent.pop(name))

    def tell(self, name: str, seen: bool) -> None:
        """Tell a panel in its dock whether it is seen; who borrowed one knows that."""
        tell_seen(self._docks[name].widget(), seen)

    def _put(self, name: str, panel: QWidget) -> None:
        if isinstance(panel, QAbstractScrollArea):
            # It scrolls, so that a low window need not cover its status bar.
            panel.setMinimumHeight(SMALLEST_PANEL)
        self._docks[name].setWidget(panel)
        # Qt would show it only when the loop comes round, too late to take the keys.
        panel.show()
        self.tell(name, name in self.seen)


def tell_seen(panel: QWidget | None, seen: bool) -> None:
    """Tell a panel whether it is seen, where it wants to know."""
    visibility = getattr(panel, "visibility", None)
    if isinstance(visibility, RefreshWhenVisible):
        visibility.set_visible(seen)
