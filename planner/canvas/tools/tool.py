"""What a tool is."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from planner.canvas.bench import Bench, Pointer


class Tool:
    """A way of working with the pointer; it shows a preview and makes one change at the end."""

    name = ""
    cursor = Qt.CursorShape.ArrowCursor

    def __init__(self, bench: Bench) -> None:
        self.bench = bench

    def press(self, pointer: Pointer) -> None:
        """Begin."""

    def move(self, pointer: Pointer) -> None:
        """Go on; the button may be up or down."""

    def release(self, pointer: Pointer) -> None:
        """End."""

    def cancel(self) -> bool:
        """Return whether there was something to give up; the plan stays as it was."""
        return False

    def paint(self, painter: QPainter) -> None:
        """Paint the preview over the canvas."""
