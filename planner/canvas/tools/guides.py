"""Painting of alignment guides while a card is dragged."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from planner.canvas.snapping import Guide
from planner.theme.tokens import Tokens

BEYOND = 8.0
END = 4.0


def paint_guides(painter: QPainter, guides: Iterable[Guide], tokens: Tokens) -> None:
    """Paint each guide one pixel wide at every zoom; gaps get end marks."""
    pen = QPen(QColor(tokens.accent), 1)
    pen.setCosmetic(True)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(pen)
    painter.drawLines([line for guide in guides for line in _lines(guide)])
    painter.restore()


def area_of_guides(guides: Sequence[Guide]) -> QRectF:
    """Return the area of the scene that guides are painted in."""
    points = [QPointF(*end) for guide in guides for end in (guide.start, guide.end)]
    return QPolygonF(points).boundingRect().adjusted(-BEYOND, -BEYOND, BEYOND, BEYOND)


def _lines(guide: Guide) -> list[QLineF]:
    (left, top), (right, bottom) = guide.start, guide.end
    upright = left == right
    if not guide.gap:
        x, y = (0.0, BEYOND) if upright else (BEYOND, 0.0)
        return [QLineF(left - x, top - y, right + x, bottom + y)]
    x, y = (END, 0.0) if upright else (0.0, END)
    ends = [QLineF(at_x - x, at_y - y, at_x + x, at_y + y) for at_x, at_y in (guide.start, guide.end)]
    return [QLineF(left, top, right, bottom), *ends]
