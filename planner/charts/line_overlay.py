"""What stands over the lines of a chart: marks with their words, the place that is pointed at, the part to zoom to."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from planner.charts.spreading import rows_for
from planner.theme.tokens import Tokens

SIDE, DROP, GAP, PAD = 10.0, 9.0, 6.0, 2.0
ROWS, DOT, TINT = 2, 3.5, 40
ABOVE_ALL = 3.0


@frozen
class Crossing:
    """A marked place with its words, and where they stand once there is room for them."""

    at: QPointF
    text: str
    area: QRectF | None = None


@frozen
class Dot:
    """A value at the place that is pointed at."""

    at: QPointF
    colour: str
    strong: bool


class LineOverlay(QGraphicsWidget):
    """Lies over the lines; all places are in its own coordinates [px]."""

    def __init__(self, parent: QGraphicsWidget, font: QFont, tokens: Tokens) -> None:
        super().__init__(parent)
        self.setZValue(ABOVE_ALL)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.crossings: tuple[Crossing, ...] = ()
        self.dots: tuple[Dot, ...] = ()
        self.pointed: float | None = None
        self.part: tuple[float, float] | None = None
        self.set_look(font, tokens)

    def set_look(self, font: QFont, tokens: Tokens) -> None:
        """Take other letters and colours."""
        self._font, self._tokens = QFont(font), tokens

    def show_crossings(self, marks: Sequence[tuple[QPointF, str]]) -> None:
        """Show marks; words that have no room in two rows are left out."""
        metrics, size = QFontMetrics(self._font), self.size()
        marks = sorted(marks, key=lambda mark: mark[0].x())
        widths = [metrics.horizontalAdvance(text) + 2 * PAD for _, text in marks]
        lefts = [
            min(max(at.x() - wide / 2, 0.0), max(size.width() - wide, 0.0))
            for (at, _), wide in zip(marks, widths, strict=True)
        ]
        spans = [(left, left + wide) for left, wide in zip(lefts, widths, strict=True)]
        rows = rows_for(spans, ROWS, GAP)
        high = metrics.height()
        found = []
        for (at, text), span, row in zip(marks, spans, rows, strict=True):
            area = QRectF(span[0], at.y() + DROP + (row or 0) * high, span[1] - span[0], high)
            if at.y() + DROP + ROWS * high > size.height():
                area.moveBottom(at.y() - DROP - (row or 0) * high)
            there = text and row is not None and QRectF(self.rect()).contains(area)
            found.append(Crossing(at, text, area if there else None))
        self.crossings = tuple(found)
        self.update()

    def point_at(self, x: float | None, dots: Sequence[Dot] = ()) -> None:
        """Show a line at a place, and the values there; nothing at None."""
        self.pointed, self.dots = x, tuple(dots)
        self.update()

    def show_part(self, ends: tuple[float, float] | None) -> None:
        """Show the part that is to be seen larger, or none."""
        self.part = ends
        self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Paint everything."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, size = self._tokens, self.size()
        if self.part is not None:
            fill = QColor(tokens.accent)
            fill.setAlpha(TINT)
            painter.fillRect(QRectF(self.part[0], 0.0, self.part[1] - self.part[0], size.height()), fill)
        if self.pointed is not None:
            painter.setPen(QPen(QColor(tokens.muted), 1.0, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(self.pointed, 0.0), QPointF(self.pointed, size.height()))
        painter.setFont(self._font)
        for crossing in self.crossings:
            self._paint_crossing(painter, crossing)
        for dot in self.dots:
            radius = DOT + (1.0 if dot.strong else 0.0)
            painter.setPen(QPen(QColor(dot.colour), 2.0))
            painter.setBrush(QColor(tokens.card))
            painter.drawEllipse(dot.at, radius, radius)

    def _paint_crossing(self, painter: QPainter, crossing: Crossing) -> None:
        tokens, at, half = self._tokens, crossing.at, SIDE / 2
        if crossing.area is not None:
            painter.setPen(QPen(QColor(tokens.text), 1.0))
            near = crossing.area.top() if crossing.area.top() > at.y() else crossing.area.bottom()
            painter.drawLine(at, QPointF(at.x(), near))
            painter.fillRect(crossing.area, QColor(tokens.card))
            painter.drawText(crossing.area, Qt.AlignmentFlag.AlignCenter, crossing.text)
        painter.setPen(QPen(QColor(tokens.card), 1.0))
        painter.setBrush(QColor(tokens.high))
        painter.drawPolygon(QPolygonF([at + QPointF(-half, half), at + QPointF(half, half), at + QPointF(0.0, -half)]))
