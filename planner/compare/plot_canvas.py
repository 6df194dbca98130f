"""The drawn half of a chart, with pyqtgraph: only `chart_view.py` imports this, when the first chart is shown."""

import numpy as np
import pyqtgraph
from PySide6.QtCore import QBuffer, QEvent, QIODevice, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QGraphicsRectItem, QVBoxLayout, QWidget

from models.units import PERCENT
from planner.compare.plot_bars import PlotBars
from planner.presenters.numbers import trimmed
from planner.presenters.plot import DECIMALS, Plot, PlotAxis, PlotLine
from planner.theme.tokens import Tokens

DASHES: tuple[tuple[float, ...], ...] = ((), (6, 3), (2, 2), (8, 3, 2, 3), (12, 4), (4, 2, 1, 2, 1, 2))
# Each symbol with the letter that stands for it beside the line's name.
SYMBOLS = (("o", "●"), ("s", "■"), ("d", "◆"), ("t", "▼"), ("x", "✕"), ("+", "✚"), ("star", "★"), ("t1", "▲"))
SYMBOL_SIZE, SYMBOLS_A_LINE, LINE = 7, 6, 1.5
# More names than these would stand on each other; the table names all lines.
MOST_NAMES, NAME_HEIGHT = 9, 14.0
CELL_WIDTH, SHORT_WIDTH, CELL_HEIGHT, TICK_WIDTH = 44.0, 20.0, 13.0, 44.0
NAME_GAP, MOST_FOR_NAMES, TICKS = 8.0, 0.42, 7
SYMBOLS_OF_STATE = ("▲", "✖")
ROUND = (1.0, 2.0, 2.5, 5.0, 10.0)
FILL = {"ok": 70, "extrapolated": 70, "high": 85, "over": 105}


class PlotCanvas(QWidget):
    """Draws a plot; lines are told apart by dash, symbol and name, in neutral tints."""

    def __init__(self, tokens: Tokens) -> None:
        super().__init__()
        self._tokens = tokens
        self._plot: Plot | None = None
        self._names: list[tuple[pyqtgraph.TextItem, float, float, str]] = []
        self._bars: PlotBars | None = None
        self._cell_words: list[tuple[pyqtgraph.TextItem, str]] = []
        pyqtgraph.setConfigOptions(antialias=True)
        self.widget = pyqtgraph.PlotWidget()
        self.widget.setMenuEnabled(False)
        self.widget.setMouseEnabled(x=False, y=False)
        self.widget.hideButtons()
        self.widget.setFrameShape(pyqtgraph.QtWidgets.QFrame.Shape.NoFrame)
        self.widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.widget)
        self.widget.installEventFilter(self)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        if self._plot is not None:
            self.show_plot(self._plot)

    def show_plot(self, plot: Plot) -> None:
        """Draw a plot."""
        self._plot = plot
        self._names, self._cell_words = [], []
        self.widget.clear()
        self.widget.setBackground(self._tokens.card)
        self.setAccessibleName(plot.title)
        self.setAccessibleDescription(plot.says)
        self._bars = None
        self._dress_axes(plot)
        if plot.bars:
            self._bars = PlotBars(self.widget, self._small_font(), self._tokens)
        elif plot.cells:
            self._draw_cells(plot)
        else:
            self._draw_lines(plot)
        self._fit()

    def svg(self) -> bytes:
        """Return the chart as a drawing."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        drawing = QSvgGenerator()
        drawing.setOutputDevice(buffer)
        drawing.setSize(self.widget.size())
        drawing.setViewBox(self.widget.rect())
        drawing.setTitle(self.accessibleName())
        painter = QPainter(drawing)
        self.widget.render(painter)
        painter.end()
        return bytes(buffer.data().data())

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Keep names apart when the chart gets another size."""
        if watched is self.widget and event.type() in {QEvent.Type.Resize, QEvent.Type.Show}:
            pyqtgraph.QtCore.QTimer.singleShot(0, self, self._fit)
        return super().eventFilter(watched, event)  # type: ignore[arg-type]

    def _dress_axes(self, plot: Plot) -> None:
        tokens = self._tokens
        font = self._small_font()
        self.widget.getViewBox().invertY(False)
        self.widget.getAxis("left").setWidth(None)
        for side, axis in (("bottom", plot.x), ("left", plot.y)):
            item = self.widget.getAxis(side)
            item.setPen(QPen(QColor(tokens.hairline)))
            item.setTextPen(QPen(QColor(tokens.muted)))
            item.setTickFont(font)
            item.enableAutoSIPrefix(False)
            item.setStyle(tickLength=-4)
            unit = " [%]" if axis.percent and not plot.cells else ""
            item.setLabel(
                _as_text(f"{axis.name}{unit}"), **{"color": tokens.muted, "font-size": f"{tokens.type.small}px"}
            )
            item.setScale(PERCENT if axis.percent else 1.0)
            item.setTicks([_cell_ticks(axis, at) for at in (_ends(plot, side),)] if plot.cells else None)
        self.widget.showGrid(x=False, y=not plot.cells and not plot.bars, alpha=0.12)

    def _draw_lines(self, plot: Plot) -> None:
        if not plot.lines:
            return
        left, right = plot.lines[0].x[0], plot.lines[0].x[-1]
        for number, line in enumerate(plot.lines):
            self._draw_line(number, line)
        for level in plot.levels:
            pen = QPen(QColor(self._tokens.tick), 1)
            pen.setCosmetic(True)
            self.widget.plot([left, right], [level.y, level.y], pen=pen)
            self._add_words(level.name, left, level.y, (0, 0), self._tokens.tick)
        for mark in plot.marks:
            self.widget.plot(
                [mark.x], [mark.y], pen=None, symbol="t", symbolSize=SYMBOL_SIZE + 3,
                symbolBrush=self._tokens.card, symbolPen=pyqtgraph.mkPen(self._tokens.text, width=LINE),
            )  # fmt: skip
            if mark.text:
                self._add_words(mark.text, mark.x, mark.y, (1, 1), self._tokens.text)
        known = [value for line in plot.lines for value in (*line.y, *line.high) if np.isfinite(value)]
        most = max([*known, *(level.y for level in plot.levels)], default=1.0)
        self._ends = left, right
        self.widget.setYRange(0.0, most * 1.08 or 1.0, padding=0.0)
        scale = PERCENT if plot.x.percent else 1.0
        ticks = [(at, trimmed(at * scale, DECIMALS)) for at in np.linspace(left, right, _ticks(left, right))]
        self.widget.getAxis("bottom").setTicks([ticks])

    def _draw_line(self, number: int, line: PlotLine) -> None:
        tokens = self._tokens
        colour = QColor((tokens.text, tokens.muted, tokens.idle)[number % 3])
        pen = QPen(colour, LINE)
        pen.setCosmetic(True)
        dash = DASHES[number % len(DASHES)]
        if dash:
            pen.setDashPattern(dash)
        x, y = np.array(line.x), np.array(line.y, dtype=float)
        if line.low and line.high:
            faint = QColor(tokens.muted)
            faint.setAlpha(40)
            edges = [pyqtgraph.PlotCurveItem(x, np.array(edge, dtype=float)) for edge in (line.low, line.high)]
            self.widget.addItem(pyqtgraph.FillBetweenItem(*edges, brush=QBrush(faint)))
        self.widget.plot(x, y, pen=pen, connect="finite")
        symbol, letter = SYMBOLS[number % len(SYMBOLS)]
        places = np.linspace(0, len(x) - 1, min(SYMBOLS_A_LINE, len(x))).astype(int)
        self.widget.plot(
            x[places], y[places], pen=None, symbol=symbol, symbolSize=SYMBOL_SIZE,
            symbolBrush=colour, symbolPen=pyqtgraph.mkPen(colour, width=1), connect="finite",
        )  # fmt: skip
        known = np.flatnonzero(np.isfinite(y))
        if known.size and len(self._names) < MOST_NAMES:
            name = f"{letter} {line.name}"
            words = self._add_words(name, x[-1], y[known[-1]], (0, 0.5), tokens.text)
            self._names.append((words, float(x[-1]), float(y[known[-1]]), name))

    def _add_words(self, text: str, x: float, y: float, anchor: tuple[float, float], colour: str) -> pyqtgraph.TextItem:
        words = pyqtgraph.TextItem(color=QColor(colour), anchor=anchor)
        words.setPlainText(text)
        words.setFont(self._small_font())
        words.setPos(x, y)
        self.widget.addItem(words)
        return words

    def _small_font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(self._tokens.type.small)
        return font

    def _fit(self) -> None:
        """Fit names, words and ticks to the size of the chart."""
        if self._plot is not None and self._bars is not None:
            self._bars.draw(self._plot)
        elif self._plot is not None and self._plot.cells:
            self._fit_cells(self._plot)
        elif self._names:
            self._make_room()
            self._spread_names()

    def _make_room(self) -> None:
        """Leave room for the names at the ends of the lines, at most part of the chart."""
        wide = max(self.widget.getViewBox().width(), 1.0)
        metrics, room = QFontMetrics(self._small_font()), wide * MOST_FOR_NAMES - 2 * NAME_GAP
        for words, _, _, name in self._names:
            words.setPlainText(metrics.elidedText(name, Qt.TextElideMode.ElideRight, int(room)))
        needed = max(words.boundingRect().width() for words, _, _, _ in self._names) + NAME_GAP
        part = min(needed / wide, MOST_FOR_NAMES)
        left, right = self._ends
        self.widget.setXRange(left, right + (right - left or 1.0) * part / (1.0 - part), padding=0.005)

    def _spread_names(self) -> None:
        """Move the names apart: from below upwards, then down again from the top."""
        box = self.widget.getViewBox()
        step = NAME_HEIGHT * box.viewPixelSize()[1]
        ordered = sorted(self._names, key=lambda one: one[2])
        places, lowest = [], float("-inf")
        for _, _, y, _ in ordered:
            lowest = max(y, lowest + step)
            places.append(lowest)
        highest = float(box.viewRange()[1][1]) + step / 2
        for number in range(len(places) - 1, -1, -1):
            highest = places[number] = min(places[number], highest - step)
        for (words, x, _, _), y in zip(ordered, places, strict=True):
            words.setPos(x, y)

    def _fit_cells(self, plot: Plot) -> None:
        """Say in each cell what there is room for: all, the resource with its symbol, or nothing."""
        wide, tall = (1.0 / size if size else 0.0 for size in self.widget.getViewBox().viewPixelSize())
        for words, text in self._cell_words:
            parts = text.split(" ")
            short = parts[0] + (parts[-1] if parts[-1] in SYMBOLS_OF_STATE else "")
            words.setPlainText(text if wide >= CELL_WIDTH else short)
            words.setVisible(wide >= SHORT_WIDTH and tall >= CELL_HEIGHT)
        every = max(int(np.ceil(TICK_WIDTH / max(wide, 1.0))), 1)
        self.widget.getAxis("bottom").setTicks([_cell_ticks(plot.x, plot.columns_at)[::every]])

    def _draw_cells(self, plot: Plot) -> None:
        for row, cells in enumerate(plot.cells):
            for column, cell in enumerate(cells):
                self._draw_cell(QRectF(column, row, 1, 1), cell.state)
                words = self._add_words(cell.text, column + 0.5, row + 0.5, (0.5, 0.5), self._tokens.text)
                self._cell_words.append((words, cell.text))
        self.widget.setXRange(0, len(plot.columns_at), padding=0)
        self.widget.setYRange(0, len(plot.rows_at), padding=0)

    def _draw_cell(self, place: QRectF, state: str) -> None:
        edge = QPen(QColor(self._tokens.card), 1)
        edge.setCosmetic(True)
        fill = QColor(self._tokens.of_state(state))
        fill.setAlpha(FILL.get(state, 30))
        item = QGraphicsRectItem(place)
        item.setPen(edge)
        item.setBrush(fill)
        self.widget.addItem(item)


def _ticks(left: float, right: float) -> int:
    """Return a number of ticks between which there are round steps, where there is one."""
    for number in (TICKS, 6, 5, 8, 4):
        step = (right - left) / (number - 1)
        if step > 0.0 and any(np.isclose(step / 10 ** np.floor(np.log10(step)), one) for one in ROUND):
            return number
    return TICKS


def _as_text(text: str) -> str:
    """Return a text so that the markup that axes read shows it as it is."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _ends(plot: Plot, side: str) -> tuple[float, ...]:
    return plot.columns_at if side == "bottom" else plot.rows_at


def _cell_ticks(axis: PlotAxis, values: tuple[float, ...]) -> list[tuple[float, str]]:
    """Return the middle of each cell with the value that stands for it."""
    return [(place + 0.5, axis.word(value)) for place, value in enumerate(values)]
