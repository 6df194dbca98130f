"""The canvas, or in its place the panels that explore: Compare, Sweep, Growth, Failures and Risk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDockWidget, QSizePolicy, QStackedWidget, QWidget

from planner.theme.segmented import Segmented

if TYPE_CHECKING:
    from planner.shell.context import Context
    from planner.shell.explore_page import ExplorePage

CANVAS, EXPLORE = "canvas", "explore"
ASKS_FOR_ROOM = QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred
ASKS_NOTHING = QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored


class Explore(QStackedWidget):
    """Shows the canvas with the docks around it, or a panel in its place; each panel exists once and moves.

    Parameters
    ----------
    context : Context
        Window, panels and plan.
    canvas : QWidget
        What stands in the middle otherwise.

    Signal: ``turned`` (whether Explore is shown now).
    """

    turned = Signal(bool)

    def __init__(self, context: Context, canvas: QWidget) -> None:
        super().__init__()
        self._context, self._canvas = context, canvas
        self._page: ExplorePage | None = None
        self._arrangement = QByteArray()
        self._document = context.session.document
        words = [(CANVAS, self.tr("Canvas")), (EXPLORE, self.tr("Explore"))]
        self.switch = Segmented(words, self.tr("Canvas or Explore"))
        self.switch.chosen.connect(self._choose)
        self.addWidget(canvas)
        context.session.updated.connect(self._on_update)
        context.stage.plan_left.connect(self.close_page)

    @property
    def is_open(self) -> bool:
        """Return whether panels are shown in place of the canvas."""
        return self._page is not None and self.currentWidget() is self._page

    @property
    def page(self) -> ExplorePage:
        """Return the page with the panels; it is made when it is first asked for."""
        if self._page is None:
            from planner.shell.explore_page import ExplorePage

            self._page = ExplorePage(self._context.panels.held)
            self._page.left.connect(self.close_page)
            self.addWidget(self._page)
        return self._page

    def open_page(self, name: str = "") -> None:
        """Show a panel in place of the canvas, the one seen last without a name, and put the docks away."""
        page = self.page
        if not self.is_open:
            window = self._context.window
            self._document = self._context.session.document
            self._arrangement = window.saveState()
            page.setSizePolicy(*ASKS_FOR_ROOM)
            self.setCurrentWidget(page)
            for dock in window.findChildren(QDockWidget):
                dock.hide()
            self._context.panels.instead = self._bring
            window.installEventFilter(self)
        self.switch.choose(EXPLORE)
        page.show_panel(name or page.name)
        self.turned.emit(True)

    def close_page(self) -> None:
        """Show the canvas, and the docks as they stood."""
        if not self.is_open:
            return
        window = self._context.window
        window.removeEventFilter(self)
        self._context.panels.instead = None
        self.page.clear()
        # A page behind the canvas that still asked for the width of its panel would take it from the docks.
        self.page.setSizePolicy(*ASKS_NOTHING)
        self.setCurrentWidget(self._canvas)
        window.restoreState(self._arrangement)
        self._context.panels.settle_soon()
        self.switch.choose(CANVAS)
        self._canvas.setFocus()
        self.turned.emit(False)

    def turn(self) -> None:
        """Show the panels, or the canvas again."""
        if self.is_open:
            self.close_page()
        else:
            self.open_page()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Return whether the event was Escape, which no control had a use for: it leads back to the canvas."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.close_page()
            return True
        return super().eventFilter(watched, event)

    def _choose(self, value: object) -> None:
        if value == EXPLORE:
            self.open_page()
        else:
            self.close_page()

    def _bring(self, name: str) -> bool:
        """Return whether a panel was brought forward here; others stand beside the canvas, which comes back."""
        if name in self.page.names:
            self.open_page(name)
            return True
        self.close_page()
        return False

    def _on_update(self, _update: object) -> None:
        # Another plan is seen on its canvas first.
        if self._context.session.document is not self._document:
            self.close_page()
