"""The dots of the ground, a row at a time: Qt takes a row as one value."""

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from planner.theme.tokens import Tokens


def paint_dots(painter: QPainter, area: QRectF, tokens: Tokens) -> None:
    """Paint the dots that fall in an area, at multiples of their distance."""
    step = tokens.sizes.dot_grid
    first = ceil(area.left() / step)
    row = _row(max(ceil(area.right() / step) - first, 0), step).translated(first * step, 0)
    pen = QPen(QColor(tokens.dots), 1)
    pen.setCosmetic(True)
    painter.setPen(pen)
    for number in range(ceil(area.top() / step), ceil(area.bottom() / step)):
        painter.drawPoints(row.translated(0, number * step))


@lru_cache(maxsize=16)
def _row(count: int, step: int) -> QPolygonF:
    return QPolygonF([QPointF(number * step, 0) for number in range(count)])
