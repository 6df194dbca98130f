"""The background dots; all visible dots are painted in a single call."""

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from planner.theme.tokens import Tokens


def paint_dots(painter: QPainter, area: QRectF, tokens: Tokens) -> None:
    """Paint the dots of an area, at multiples of their distance."""
    step = tokens.sizes.dot_grid
    left, top = ceil(area.left() / step), ceil(area.top() / step)
    columns, rows = ceil(area.right() / step) - left, ceil(area.bottom() / step) - top
    if columns <= 0 or rows <= 0:
        return
    pen = QPen(QColor(tokens.dots), 1)
    pen.setCosmetic(True)
    painter.setPen(pen)
    painter.drawPoints(_block(columns, rows, step).translated(left * step, top * step))


@lru_cache(maxsize=16)
def _block(columns: int, rows: int, step: int) -> QPolygonF:
    return QPolygonF([QPointF(column * step, row * step) for row in range(rows) for column in range(columns)])
