"""The Pan tool; the camera does the panning, as with Space and the middle button."""

from PySide6.QtCore import Qt

from planner.canvas.tools.tool import Tool


class PanTool(Tool):
    """A drag moves the canvas."""

    name = "pan"
    cursor = Qt.CursorShape.OpenHandCursor
