"""The bars of a chart, lying about a middle: only `chart_widget.py` imports this, with pyqtgraph.

The end of the low value is light, that of the high one dark; names, words and values say the rest.
"""

import pyqtgraph
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetrics, QPen
from PySide6.QtWidgets import QGraphicsRectItem

from models.words import inside
from planner.charts.axes_view import AxesView
from planner.presenters.chart_spec import ChartBar, ChartSpec
from planner.theme.tokens import Tokens

ROW_HEIGHT, THICKNESS, VALUE_GAP, NAME_GAP = 18.0, 0.56, 6.0, 8
MOST_FOR_NAMES, FAINT, CLOSE = 0.45, 70, 1e-9


class BarChart:
    """Draws as many bars as there is room for, the first on top."""

    def __init__(self, view: AxesView, font: QFont, tokens: Tokens) -> None:
        self._view, self._font, self._tokens = view, font, tokens
        self._values: list[tuple[pyqtgraph.TextItem, float, bool]] = []

    def draw(self, spec: ChartSpec) -> None:
        """Draw what fits into the chart as it is."""
        self._view.clear()
        self._values = []
        shown = spec.bars[: self._rows()]
        for row, bar in enumerate(shown):
            self._draw_bar(spec, bar, row)
        self._draw_upright(spec.middle, len(shown), self._tokens.text)
        left, right = self._span(spec, shown)
        for level in spec.levels:
            if left <= level.y <= right:
                self._draw_upright(level.y, len(shown), self._tokens.tick)
                words = self._words(level.name, self._tokens.tick)
                words.setAnchor((0.5, 1.0))
                words.setPos(level.y, 0.0)
        self._name(shown, len(spec.bars))
        # The first is on top; above it is room for the name of a level, below for how many more there are.
        self._view.box.setYRange(-0.9, self._rows() + 1, padding=0.0)
        self._view.box.invertY(True)
        self._fit_values(left, right)

    def _rows(self) -> int:
        return max(int(self._view.box.height() / self._tokens.scaled(ROW_HEIGHT)) - 2, 1)

    def _span(self, spec: ChartSpec, shown: tuple[ChartBar, ...]) -> tuple[float, float]:
        ends = [spec.middle, *(end for bar in shown for end in (bar.low, bar.high))]
        left, right = min(ends), max(ends)
        room = max((right - left) * 0.04, CLOSE)
        near = [level.y for level in spec.levels if left - 6 * room <= level.y <= right + 6 * room]
        return min([left, *near]) - room, max([right, *near]) + room

    def _draw_bar(self, spec: ChartSpec, bar: ChartBar, row: int) -> None:
        for end, dark in ((bar.low, False), (bar.high, True)):
            if abs(end - spec.middle) > CLOSE:
                self._draw_part(spec.middle, end, row, dark=dark)
        ends = {bar.low: bar.low_word, bar.high: bar.high_word}
        lowest, highest = min(bar.low, bar.high, spec.middle), max(bar.low, bar.high, spec.middle)
        for value, before in ((lowest, True), (highest, False)):
            if abs(value - spec.middle) > CLOSE:
                words = self._words(ends.get(value) or spec.x.word(value), self._tokens.text)
                words.setPos(value, row + 0.5)
                self._values.append((words, value, before))

    def _draw_part(self, middle: float, end: float, row: int, *, dark: bool) -> None:
        top = row + (1.0 - THICKNESS) / 2
        item = QGraphicsRectItem(QRectF(min(middle, end), top, abs(end - middle), THICKNESS))
        pen = QPen(QColor(self._tokens.neutral_bar), 1)
        pen.setCosmetic(True)
        fill = QColor(self._tokens.neutral_bar)
        fill.setAlpha(255 if dark else FAINT)
        item.setPen(pen)
        item.setBrush(QBrush(fill))
        self._view.add(item)

    def _draw_upright(self, at: float, rows: int, colour: str) -> None:
        pen = QPen(QColor(colour), 1)
        pen.setCosmetic(True)
        self._view.add_line([at, at], [-0.1, float(rows)], pen)

    def _words(self, text: str, colour: str) -> pyqtgraph.TextItem:
        # On the card, so that a line behind it does not cross it out.
        words = pyqtgraph.TextItem(color=QColor(colour), fill=QColor(self._tokens.card))
        words.setPlainText(text)
        words.setFont(self._font)
        words.setZValue(1.0)
        self._view.add(words)
        return words

    def _name(self, shown: tuple[ChartBar, ...], number: int) -> None:
        """Name the bars at the left, each with its word, shortened to the room there is."""
        metrics = QFontMetrics(self._font)
        room = int(self._view.width() * MOST_FOR_NAMES)
        names = [_shortened(metrics, bar, room - NAME_GAP) for bar in shown]
        if number > len(shown):
            names.append(
                QCoreApplication.translate("BarChart", "and {0} more in the table").format(number - len(shown))
            )
        axis = self._view.axis("left")
        axis.showLabel(False)
        key = QCoreApplication.translate("BarChart", "□ low end, ■ high end")
        axis.setTicks([[(-0.45, key), *((row + 0.5, name) for row, name in enumerate(names))]])
        axis.setWidth(max(metrics.horizontalAdvance(name) for name in (key, *names)) + 2 * NAME_GAP)

    def _fit_values(self, left: float, right: float) -> None:
        """Leave room at both sides for the values at the ends of the bars."""
        wide = max(self._view.box.width(), 1.0)
        needed = max((words.boundingRect().width() for words, _, _ in self._values), default=0.0) + VALUE_GAP
        # Words that leave no room for bars still stand in full, at bars as thin as a line.
        room = (right - left) * needed / max(wide - 2 * needed, 1.0)
        self._view.box.setXRange(left - room, right + room, padding=0.0)
        for words, _, before in self._values:
            words.setAnchor((1.0 if before else 0.0, 0.5))


def _shortened(metrics: QFontMetrics, bar: ChartBar, room: int) -> str:
    """Return a name with its word; only the name gives way."""
    word = f" · {inside(bar.note)}" if bar.note else ""
    left = room - metrics.horizontalAdvance(word)
    return metrics.elidedText(bar.name, Qt.TextElideMode.ElideRight, left) + word
