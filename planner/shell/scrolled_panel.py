"""A panel that scrolls where the window is too low for it."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QScrollArea, QWidget

from planner.shell.docks import LEFT_WIDTH
from planner.theme.scrolling import holding


class ScrolledPanel(QScrollArea):
    """A panel that scrolls where the window is too low for it."""

    def sizeHint(self) -> QSize:
        """Return the size of the whole panel."""
        return QSize(super().sizeHint().width(), self.whole_height(LEFT_WIDTH))

    def whole_height(self, width: int) -> int:
        """Return the height at which nothing of the panel need scroll."""
        panel = self.widget()
        layout = panel.layout() if panel is not None else None
        return layout.totalHeightForWidth(width) if layout is not None else super().sizeHint().height()


def scrolled(panel: QWidget) -> ScrolledPanel:
    """Return a panel in an area that scrolls only up and down."""
    return holding(ScrolledPanel(), panel)
