"""The ring around a control that has the keys and that Qt's style sheet cannot give one."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QWidget

WIDTH, RADIUS = 2, 4


def paint_focus_ring(control: QWidget) -> None:
    """Paint a ring in the accent's colour along the rim of a control, if it has the keys."""
    if not control.hasFocus():
        return
    painter = QPainter(control)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(control.palette().color(QPalette.ColorRole.Highlight), WIDTH))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rim = WIDTH / 2
    painter.drawRoundedRect(QRectF(control.rect()).adjusted(rim, rim, -rim, -rim), RADIUS, RADIUS)
    painter.end()
