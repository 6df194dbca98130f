"""Areas that scroll up and down where a window is too low for what they hold."""

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

Area = TypeVar("Area", bound=QScrollArea)


def holding(area: Area, widget: QWidget) -> Area:
    """Return an area that holds a widget as wide as itself, and takes no keys of its own."""
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(widget)
    return area
