"""The Pan tool; the moving itself is the view's, so that Space and the middle button do the same."""

from PySide6.QtCore import Qt

from planner.canvas.tools.tool import Tool


class PanTool(Tool):
    """A drag moves the canvas."""

    name = "pan"
    cursor = Qt.CursorShape.OpenHandCursor
