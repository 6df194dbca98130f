"""The names of lines and levels beside a chart, each with its last value and a line that leads to it."""

from collections.abc import Sequence

from attrs import evolve, frozen
from pyqtgraph.graphicsItems.ScatterPlotItem import Symbols
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from planner.charts.spreading import spread
from planner.theme.tokens import Tokens

ROW, LEAD, PAD, BETWEEN, RADIUS = 20.0, 20.0, 6.0, 12.0, 4.0
MOST_SHARE, END = 0.42, 8.0
SYMBOLS = ("o", "s", "d", "t", "p", "h")


@frozen(kw_only=True)
class EndName:
    """What stands beside the end of a line.

    Parameters
    ----------
    y : float
        Where the line ends [px].
    number : int or None
        Of the line; None for a level.
    place : float
        The middle of its row, once there is one [px].
    """

    text: str
    short: str
    value: str
    y: float
    colour: str
    number: int | None = None
    bold: bool = False
    faint: bool = False
    chosen: bool = False
    place: float = 0.0


class Gutter(QGraphicsWidget):
    """A column of names that never touch; what there is no room for is in the chart's table only."""

    def __init__(self, parent: QGraphicsWidget, font: QFont, tokens: Tokens) -> None:
        super().__init__(parent)
        self.names: tuple[EndName, ...] = ()
        self.set_look(font, tokens)
        self.set_width(0.0)

    def set_look(self, font: QFont, tokens: Tokens) -> None:
        """Take other letters and colours."""
        self._tokens = tokens
        self._plain, self._bold = QFont(font), QFont(font)
        self._bold.setWeight(QFont.Weight.DemiBold)
        self.row = max(float(tokens.scaled(ROW)), QFontMetrics(self._bold).height() + 2.0)

    def set_width(self, width: float) -> None:
        """Take so much of the chart's width [px]."""
        self.setMinimumWidth(width)
        self.setMaximumWidth(width)
        self.setPreferredWidth(width)

    def width_for(self, names: Sequence[EndName], whole: float) -> float:
        """Return what the names need, and at most a part of the whole chart [px]."""
        metrics = QFontMetrics(self._bold)
        words = max((metrics.horizontalAdvance(name.text) for name in names), default=0)
        values = max((metrics.horizontalAdvance(name.value) for name in names), default=0)
        needed = LEAD + 2 * PAD + words + BETWEEN + values
        return min(needed, whole * MOST_SHARE) if names else 0.0

    def show_names(self, names: Sequence[EndName]) -> None:
        """Show names, the most important first; those that have no room are left out."""
        height = self.size().height()
        kept = sorted(names[: max(int(height / self.row), 0)], key=lambda name: name.y)
        places = spread([name.y for name in kept], self.row, self.row / 2, height - self.row / 2)
        self.names = tuple(evolve(name, place=place) for name, place in zip(kept, places, strict=True))
        self.update()

    def area(self, name: EndName) -> QRectF:
        """Return where a name stands."""
        return QRectF(LEAD, name.place - self.row / 2, self.size().width() - LEAD, self.row)

    def name_at(self, place: QPointF) -> EndName | None:
        """Return the name at a place."""
        return next((name for name in self.names if self.area(name).contains(place)), None)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Paint the names."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for name in self.names:
            self._paint_name(painter, name)

    def _paint_end(self, painter: QPainter, name: EndName) -> None:
        """Paint the symbol of a line at its end; it is clipped by nothing here."""
        if name.number is None:
            return
        size = END if not name.faint else END / 2
        painter.save()
        painter.translate(0.0, name.y)
        painter.scale(size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(name.colour))
        painter.drawPath(Symbols[SYMBOLS[name.number % len(SYMBOLS)]])
        painter.restore()

    def _paint_name(self, painter: QPainter, name: EndName) -> None:
        tokens, area = self._tokens, self.area(name)
        painter.setPen(QPen(QColor(tokens.series_rest if name.faint else name.colour), 1.0))
        elbow = LEAD * 0.35
        painter.drawPolyline(
            [QPointF(2.0, name.y), QPointF(elbow, name.y), QPointF(LEAD - elbow, name.place), QPointF(LEAD, name.place)]
        )
        self._paint_end(painter, name)
        if name.chosen:
            painter.setPen(QPen(QColor(tokens.accent), 1.0))
            painter.setBrush(QColor(tokens.selection))
            painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        painter.setPen(QColor(tokens.muted if name.faint else tokens.text))
        inner = area.adjusted(PAD, 0.0, -PAD, 0.0)
        painter.setFont(self._plain if name.faint else self._bold)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(inner, Qt.AlignmentFlag.AlignRight | middle, name.value)
        value = QFontMetrics(self._bold).horizontalAdvance(name.value)
        room = int(inner.width() - value - PAD)
        painter.setFont(self._bold if name.chosen or name.bold else self._plain)
        metrics = QFontMetrics(painter.font())
        fitting = name.text if metrics.horizontalAdvance(name.text) <= room else name.short
        shown = metrics.elidedText(fitting, Qt.TextElideMode.ElideMiddle, room)
        painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | middle, shown)
