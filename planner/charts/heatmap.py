"""The cells of a chart, all of them one item: only `chart_widget.py` imports this, with pyqtgraph.

Each has the colour of its state and says what there is room for: all, the resource with its symbol, or nothing.
"""

import numpy as np
import pyqtgraph
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from planner.charts.axes_view import AxesView
from planner.presenters.chart_spec import ChartAxis, ChartCell, ChartSpec
from planner.theme.tokens import Tokens

CELL_WIDTH, SHORT_WIDTH, CELL_HEIGHT = 44.0, 20.0, 13.0
SYMBOLS_OF_STATE = ("▲", "✖")
FILL = {"ok": 70, "extrapolated": 70, "high": 85, "over": 105}
FAINT, HALF = 30, 0.5
# What a word at the bottom axis needs.
TICK_WIDTH = 44.0


class Heatmap(pyqtgraph.GraphicsObject):  # type: ignore[misc]
    """Draws a chart's cells between two axes, one unit wide and tall each."""

    def __init__(self, spec: ChartSpec, view: AxesView, font: QFont, tokens: Tokens) -> None:
        super().__init__()
        self._spec, self._view, self._font, self._tokens = spec, view, font, tokens
        view.add(self)
        view.box.setXRange(0, len(spec.columns_at), padding=0)
        view.box.setYRange(0, len(spec.rows_at), padding=0)

    def fit(self) -> None:
        """Give the axes as many values as there is room for."""
        wide, tall = self._size()
        spec, scaled = self._spec, self._tokens.scaled
        every = max(int(np.ceil(scaled(TICK_WIDTH) / max(wide, 1.0))), 1)
        self._view.axis("bottom").setTicks([cell_ticks(spec.x, spec.columns_at)[::every]])
        every = max(int(np.ceil(scaled(CELL_HEIGHT) / max(tall, 1.0))), 1)
        self._view.axis("left").setTicks([cell_ticks(spec.y, spec.rows_at)[::every]])

    def boundingRect(self) -> QRectF:
        """Return the area of all cells."""
        return QRectF(0, 0, len(self._spec.columns_at), len(self._spec.rows_at))

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Paint the cells, and their words over them in letters that no axis stretches."""
        placed = painter.transform()
        painter.setPen(_hair(self._tokens))
        for place, cell in self._places():
            fill = QColor(self._tokens.of_state(cell.state))
            fill.setAlpha(FILL.get(cell.state, FAINT))
            painter.setBrush(fill)
            painter.drawRect(place)
        painter.resetTransform()
        painter.setFont(self._font)
        painter.setPen(QColor(self._tokens.text))
        metrics = QFontMetricsF(self._font)
        for place, cell in self._places():
            words = self.words_of(cell)
            area = metrics.boundingRect(words)
            area.moveCenter(placed.map(place.center()))
            painter.drawText(area.adjusted(-1, -1, 1, 1), Qt.AlignmentFlag.AlignCenter, words)

    def words_of(self, cell: ChartCell) -> str:
        """Return what a cell has room to say."""
        wide, tall = self._size()
        if wide < self._tokens.scaled(SHORT_WIDTH) or tall < self._tokens.scaled(CELL_HEIGHT):
            return ""
        first, *more = cell.text.split(" ")
        short = first + (more[-1] if more and more[-1] in SYMBOLS_OF_STATE else "")
        return cell.text if wide >= self._tokens.scaled(CELL_WIDTH) else short

    def _size(self) -> tuple[float, float]:
        """Return how wide and tall a cell is on the screen [px]."""
        wide, tall = (1.0 / size if size else 0.0 for size in self._view.box.viewPixelSize())
        return wide, tall

    def _places(self) -> list[tuple[QRectF, ChartCell]]:
        return [
            (QRectF(QPointF(column, row), QPointF(column + 1, row + 1)), cell)
            for row, cells in enumerate(self._spec.cells)
            for column, cell in enumerate(cells)
        ]


def cell_ticks(axis: ChartAxis, values: tuple[float, ...]) -> list[tuple[float, str]]:
    """Return the middle of each cell with the value that stands for it."""
    return [(place + HALF, axis.word(value)) for place, value in enumerate(values)]


def _hair(tokens: Tokens) -> QPen:
    pen = QPen(QColor(tokens.card), 1)
    pen.setCosmetic(True)
    return pen
