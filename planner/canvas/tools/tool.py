"""Base class of the canvas tools."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from planner.canvas.tool_context import Pointer, ToolContext


class Tool:
    """A mode of the mouse: it shows a preview and makes one change at the end of a gesture."""

    name = ""
    cursor = Qt.CursorShape.ArrowCursor

    def __init__(self, context: ToolContext) -> None:
        self.context = context

    def press(self, pointer: Pointer) -> None:
        """Start a gesture."""

    def move(self, pointer: Pointer) -> None:
        """Continue the gesture; the button may be up or down."""

    def release(self, pointer: Pointer) -> None:
        """End the gesture."""

    def cancel(self) -> bool:
        """Cancel the gesture without changing the plan; return whether there was one."""
        return False

    def paint(self, painter: QPainter) -> None:
        """Paint the preview over the canvas."""
