"""The bars of a chart, lying about a middle: only `plot_canvas.py` imports this, with pyqtgraph.

The end of the low value is plain, that of the high one hatched; names, words and values say the rest.
"""

import pyqtgraph
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetrics, QPen
from PySide6.QtWidgets import QGraphicsRectItem

from models.words import inside
from planner.compare.plot_ground import PlotGround
from planner.presenters.plot import Plot, PlotBar
from planner.theme.tokens import Tokens

ROW_HEIGHT, THICKNESS, VALUE_GAP, NAME_GAP = 18.0, 0.56, 6.0, 8
MOST_FOR_NAMES, FAINT, CLOSE = 0.45, 70, 1e-9


class PlotBars:
    """Draws as many bars as there is room for, the first on top."""

    def __init__(self, ground: PlotGround, font: QFont, tokens: Tokens) -> None:
        self._ground, self._font, self._tokens = ground, font, tokens
        self._values: list[tuple[pyqtgraph.TextItem, float, bool]] = []

    def draw(self, plot: Plot) -> None:
        """Draw what fits into the chart as it is."""
        self._ground.clear()
        self._values = []
        shown = plot.bars[: self._rows()]
        for row, bar in enumerate(shown):
            self._draw_bar(plot, bar, row)
        self._draw_upright(plot.middle, len(shown), self._tokens.text)
        left, right = self._span(plot, shown)
        for level in plot.levels:
            if left <= level.y <= right:
                self._draw_upright(level.y, len(shown), self._tokens.tick)
                words = self._words(level.name, self._tokens.tick)
                words.setAnchor((0.5, 1.0))
                words.setPos(level.y, 0.0)
        self._name(shown, len(plot.bars))
        # The first is on top; above it is room for the name of a level, below for how many more there are.
        self._ground.box.setYRange(-0.9, self._rows() + 1, padding=0.0)
        self._ground.box.invertY(True)
        self._fit_values(left, right)

    def _rows(self) -> int:
        return max(int(self._ground.box.height() / self._tokens.scaled(ROW_HEIGHT)) - 2, 1)

    def _span(self, plot: Plot, shown: tuple[PlotBar, ...]) -> tuple[float, float]:
        ends = [plot.middle, *(end for bar in shown for end in (bar.low, bar.high))]
        left, right = min(ends), max(ends)
        room = max((right - left) * 0.04, CLOSE)
        near = [one.y for one in plot.levels if left - 6 * room <= one.y <= right + 6 * room]
        return min([left, *near]) - room, max([right, *near]) + room

    def _draw_bar(self, plot: Plot, bar: PlotBar, row: int) -> None:
        for end, hatched in ((bar.low, False), (bar.high, True)):
            if abs(end - plot.middle) > CLOSE:
                self._draw_part(plot.middle, end, row, hatched=hatched)
        lowest, highest = min(bar.low, bar.high, plot.middle), max(bar.low, bar.high, plot.middle)
        for value, before in ((lowest, True), (highest, False)):
            if abs(value - plot.middle) > CLOSE:
                words = self._words(plot.x.word(value), self._tokens.text)
                words.setPos(value, row + 0.5)
                self._values.append((words, value, before))

    def _draw_part(self, middle: float, end: float, row: int, *, hatched: bool) -> None:
        top = row + (1.0 - THICKNESS) / 2
        item = QGraphicsRectItem(QRectF(min(middle, end), top, abs(end - middle), THICKNESS))
        pen = QPen(QColor(self._tokens.muted), 1)
        pen.setCosmetic(True)
        fill = QColor(self._tokens.muted)
        fill.setAlpha(FAINT if not hatched else 255)
        item.setPen(pen)
        item.setBrush(QBrush(fill, Qt.BrushStyle.BDiagPattern if hatched else Qt.BrushStyle.SolidPattern))
        self._ground.add(item)

    def _draw_upright(self, at: float, rows: int, colour: str) -> None:
        pen = QPen(QColor(colour), 1)
        pen.setCosmetic(True)
        self._ground.add_line([at, at], [-0.1, float(rows)], pen)

    def _words(self, text: str, colour: str) -> pyqtgraph.TextItem:
        # On the card, so that a line behind it does not cross it out.
        words = pyqtgraph.TextItem(color=QColor(colour), fill=QColor(self._tokens.card))
        words.setPlainText(text)
        words.setFont(self._font)
        words.setZValue(1.0)
        self._ground.add(words)
        return words

    def _name(self, shown: tuple[PlotBar, ...], number: int) -> None:
        """Name the bars at the left, each with its word, shortened to the room there is."""
        metrics = QFontMetrics(self._font)
        room = int(self._ground.width() * MOST_FOR_NAMES)
        names = [_shortened(metrics, bar, room - NAME_GAP) for bar in shown]
        if number > len(shown):
            names.append(
                QCoreApplication.translate("PlotBars", "and {0} more in the table").format(number - len(shown))
            )
        axis = self._ground.axis("left")
        axis.showLabel(False)
        key = QCoreApplication.translate("PlotBars", "□ low end, ▨ high end")
        axis.setTicks([[(-0.45, key), *((row + 0.5, name) for row, name in enumerate(names))]])
        axis.setWidth(max(metrics.horizontalAdvance(name) for name in (key, *names)) + 2 * NAME_GAP)

    def _fit_values(self, left: float, right: float) -> None:
        """Leave room at both sides for the values at the ends of the bars."""
        wide = max(self._ground.box.width(), 1.0)
        needed = max((words.boundingRect().width() for words, _, _ in self._values), default=0.0) + VALUE_GAP
        room = (right - left) * needed / max(wide - 2 * needed, needed)
        self._ground.box.setXRange(left - room, right + room, padding=0.0)
        for words, _, before in self._values:
            words.setAnchor((1.0 if before else 0.0, 0.5))


def _shortened(metrics: QFontMetrics, bar: PlotBar, room: int) -> str:
    """Return a name with its word; only the name gives way."""
    word = f" · {inside(bar.note)}" if bar.note else ""
    left = room - metrics.horizontalAdvance(word)
    return metrics.elidedText(bar.name, Qt.TextElideMode.ElideRight, left) + word
