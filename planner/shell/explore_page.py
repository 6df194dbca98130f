"""The page of Explore: a row of tabs with the tools of the panel in front, and that panel as large as the canvas."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QTabBar, QToolButton, QVBoxLayout, QWidget

from planner.shell.context import Lender
from planner.shell.dock_panels import tell_seen

SPACE = 8


class ExplorePage(QWidget):
    """Tabs of the panels that can be seen large; a panel is borrowed when its tab is first in front.

    A panel may have ``set_large(large)``, told when it comes and goes, and ``large_tools``, a widget of controls that
    stands in the row of tabs while it is in front.

    Parameters
    ----------
    held : Lender
        What lends the panels.

    Signal: ``left`` (the user asks for the canvas).
    """

    left = Signal()

    def __init__(self, held: Lender) -> None:
        super().__init__()
        self._held, titles = held, held.explored()
        self.names = [*titles]
        self._panels: dict[str, QWidget] = {}
        self.tabs = QTabBar()
        self.back = QToolButton()
        # Not a stack: that would be as wide as the widest of them.
        self._tools, self._tools_line = QWidget(), QHBoxLayout()
        self._stack = QStackedWidget()
        self._fill(titles.values())
        self.tabs.currentChanged.connect(self._show)
        self.back.clicked.connect(self.left)

    @property
    def name(self) -> str:
        """Return the name of the panel in front."""
        return self.names[self.tabs.currentIndex()]

    @property
    def panel(self) -> QWidget:
        """Return the panel in front."""
        return self._panels[self.name]

    def show_panel(self, name: str) -> None:
        """Bring a panel to the front and give it the keys."""
        with QSignalBlocker(self.tabs):
            self.tabs.setCurrentIndex(self.names.index(name))
        self._show()
        self.panel.setFocus()

    def clear(self) -> None:
        """Give all panels back to their docks."""
        for name, panel in self._panels.items():
            self._stack.removeWidget(panel)
            tools = _tools_of(panel)
            if tools is not None:
                self._tools_line.removeWidget(tools)
                tools.setParent(panel)
                tools.hide()
            _set_large(panel, large=False)
            self._held.take_back(name)
        self._panels.clear()

    def _show(self, _index: int = 0) -> None:
        name = self.name
        if name not in self._panels:
            self._panels[name] = panel = self._held.lend(name)
            _set_large(panel, large=True)
            self._stack.addWidget(panel)
            tools = _tools_of(panel)
            if tools is not None:
                self._tools_line.addWidget(tools)
        self._stack.setCurrentWidget(self._panels[name])
        tools = _tools_of(self.panel)
        for panel in self._panels.values():
            other_tools = _tools_of(panel)
            if other_tools is not None:
                other_tools.setVisible(other_tools is tools)
        self._tools.setVisible(tools is not None)
        # The tab in front is bold, and wider.
        self.tabs.updateGeometry()
        self._place_tools()
        for other, panel in self._panels.items():
            tell_seen(panel, other == name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the tools where there is room for them."""
        super().resizeEvent(event)
        self._place_tools()

    def _place_tools(self) -> None:
        """Put the tools of the panel beside the tabs, or in a line of their own where that is too narrow."""
        shown = _tools_of(self.panel) if self._panels else None
        needed = sum(part.sizeHint().width() for part in (self.tabs, self.back, shown) if part is not None)
        beside = needed + len(self.names) * SPACE <= self.width()
        self._own_line.setVisible(not beside and not self._tools.isHidden())
        if beside:
            self._line.insertWidget(2, self._tools)
        else:
            self._second.addWidget(self._tools)

    def _fill(self, titles: Iterable[str]) -> None:
        self.setProperty("panel", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.tabs.setObjectName("explore_tabs")
        self.tabs.setAccessibleName(self.tr("Explore"))
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        for title in titles:
            self.tabs.addTab(title)
        self.back.setText(self.tr("Back to canvas (Esc)"))
        self.back.setProperty("quiet", True)
        self._tools.setLayout(self._tools_line)
        self._tools_line.setContentsMargins(0, 0, 0, 0)
        self._tools.setMinimumWidth(1)
        row, line = _row()
        self._own_line, self._second = _row()
        self._line = line
        line.addWidget(self.tabs)
        line.addStretch(1)
        line.addWidget(self._tools)
        line.addWidget(self.back)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(row)
        column.addWidget(self._own_line)
        column.addWidget(self._stack, 1)


def _row() -> tuple[QWidget, QHBoxLayout]:
    row = QWidget()
    row.setObjectName("explore_row")
    row.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    line = QHBoxLayout(row)
    # The last pixel is the row's own line.
    line.setContentsMargins(12, 0, 12, 1)
    line.setSpacing(SPACE)
    return row, line


def _set_large(panel: QWidget, *, large: bool) -> None:
    set_large = getattr(panel, "set_large", None)
    if set_large is not None:
        set_large(large)


def _tools_of(panel: QWidget) -> QWidget | None:
    return getattr(panel, "large_tools", None)
