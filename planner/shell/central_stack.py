"""The middle of the window: the plan with its panels, or the start page alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow, QStackedWidget, QToolBar, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable

    from planner.session.plan_session import PlanSession
    from planner.shell.start_page import StartPage


class CentralStack(QStackedWidget):
    """Shows the plan, or the start page; any news of the plan brings the plan back.

    Signals: ``plan_shown`` (the start page was left), ``plan_left`` (the start page is about to be shown).
    """

    plan_shown = Signal()
    plan_left = Signal()

    def __init__(
        self, window: QMainWindow, session: PlanSession, plan: Callable[[], QWidget], start: Callable[[], StartPage]
    ) -> None:
        super().__init__()
        self._window, self._make_plan, self._make_start = window, plan, start
        self._plan: QWidget | None = None
        self._page: StartPage | None = None
        self._arrangement = QByteArray()
        session.updated.connect(self._on_update)

    @property
    def at_start(self) -> bool:
        """Return whether the start page is shown."""
        return self._page is not None and self.currentWidget() is self._page

    def show_start(self) -> None:
        """Show the start page; the panels come back with the plan."""
        if self.at_start:
            return
        if self._page is None:
            self._page = self._make_start()
            self._page.left.connect(self.show_plan)
            self.addWidget(self._page)
        self.plan_left.emit()
        self.put_away()
        self.setCurrentWidget(self._page)
        self._page.setFocus()

    def show_plan(self) -> None:
        """Show the plan and its panels."""
        if self._plan is not None and not self.at_start:
            return
        if self._plan is None:
            self._plan = self._make_plan()
            self.addWidget(self._plan)
        if self.at_start:
            self.setCurrentWidget(self._plan)
            self._window.restoreState(self._arrangement)
            self.plan_shown.emit()

    def put_away(self) -> None:
        """Hide tool bar and docks, and remember how they stood."""
        bars = self._window.findChildren(QToolBar)
        for bar in bars:
            bar.show()
        self._arrangement = self._window.saveState()
        for part in (*self._window.findChildren(QDockWidget), *bars):
            part.hide()

    def arrangement(self) -> QByteArray:
        """Return how the panels stand while the plan is shown."""
        return self._arrangement if self.at_start else self._window.saveState()

    def _on_update(self, _update: object) -> None:
        self.show_plan()
