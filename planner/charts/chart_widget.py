"""The drawn half of a chart, with pyqtgraph: only `chart_view.py` imports this, when the first chart is shown."""

from html import escape

import numpy as np
import pyqtgraph
from PySide6.QtCore import QBuffer, QEvent, QIODevice, QSize
from PySide6.QtGui import QBrush, QColor, QFont, QImage, QPainter, QPen
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QVBoxLayout, QWidget

from models.units import PERCENT
from planner.charts.axes_view import TICK_WIDTH, AxesView
from planner.charts.bars import BarChart
from planner.charts.figure import draw_figure, figure_ticks
from planner.charts.heatmap import Heatmap, cell_ticks
from planner.charts.labels import MARKS_ABOVE, LineLabels
from planner.presenters.chart_spec import DECIMALS, ChartAxis, ChartLine, ChartSpec
from planner.presenters.numbers import trimmed
from planner.theme.tokens import Tokens

DASHES: tuple[tuple[float, ...], ...] = ((), (6, 3), (2, 2), (8, 3, 2, 3), (12, 4), (4, 2, 1, 2, 1, 2))
# Each symbol with the letter that stands for it beside the line's name.
SYMBOLS = (("o", "●"), ("s", "■"), ("d", "◆"), ("t", "▼"), ("x", "✕"), ("+", "✚"), ("star", "★"), ("t1", "▲"))
LEVEL, SYMBOL_SIZE, SYMBOLS_A_LINE, LINE = "―", 7, 6, 1.5
# Numbers of ticks, the best first.
TICKS = (7, 6, 5, 8, 4, 3, 2)
GRID = 0.12
ROUND = (1.0, 2.0, 2.5, 5.0, 10.0)


class ChartWidget(QWidget):
    """Draws a chart; lines are told apart by dash, symbol and name, in neutral tints."""

    def __init__(self, tokens: Tokens) -> None:
        super().__init__()
        self._tokens = tokens
        self._spec: ChartSpec | None = None
        self._labels: LineLabels | None = None
        self._bars: BarChart | None = None
        self._cells: Heatmap | None = None
        pyqtgraph.setConfigOptions(antialias=True)
        self.view = AxesView()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.view.installEventFilter(self)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        if self._spec is not None:
            self.show_chart(self._spec)

    def show_chart(self, spec: ChartSpec) -> None:
        """Draw a chart."""
        self._spec = spec
        self._labels = self._bars = self._cells = None
        self.view.clear()
        self.view.show_key("", self._tokens.muted, self._tokens.type.small)
        self.view.setBackground(self._tokens.card)
        self.setAccessibleName(spec.title)
        self.setAccessibleDescription(spec.description)
        self._dress_axes(spec)
        if spec.bars:
            self._bars = BarChart(self.view, self._small_font(), self._tokens)
        elif spec.cells:
            self._cells = Heatmap(spec, self.view, self._small_font(), self._tokens)
        elif spec.curves:
            draw_figure(spec, self.view, self._small_font(), self._tokens)
        else:
            self._draw_lines(spec)
        self._fit()

    def svg(self) -> bytes:
        """Return the chart as a drawing."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        drawing = QSvgGenerator()
        drawing.setOutputDevice(buffer)
        drawing.setSize(self.view.size())
        drawing.setViewBox(self.view.rect())
        # Axes are recorded in pixels of the screen and would be drawn smaller.
        drawing.setResolution(self.view.logicalDpiX())
        drawing.setTitle(self.accessibleName())
        painter = QPainter(drawing)
        self.view.render(painter)
        painter.end()
        return bytes(buffer.data().data())

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Keep names apart when the chart gets another size."""
        if watched is self.view and event.type() in {QEvent.Type.Resize, QEvent.Type.Show}:
            pyqtgraph.QtCore.QTimer.singleShot(0, self, self._fit)
        return super().eventFilter(watched, event)  # type: ignore[arg-type]

    def settle(self) -> None:
        """Lay out again what needs another size since it was painted."""
        self.view.settle()
        self._fit()

    def _dress_axes(self, spec: ChartSpec) -> None:
        tokens = self._tokens
        font = self._small_font()
        self.view.box.invertY(False)
        self.view.axis("left").setWidth(None)
        for side, axis in (("bottom", spec.x), ("left", spec.y)):
            item = self.view.axis(side)
            item.setPen(QPen(QColor(tokens.hairline)))
            item.setTextPen(QPen(QColor(tokens.muted)))
            item.setTickFont(font)
            item.enableAutoSIPrefix(False)
            # Labels at the ends of an axis may stand out; a fit of the ticks keeps them apart.
            outside = 2 * tokens.type.small if axis.ticks else bool(spec.bars)
            item.setStyle(tickLength=-4, hideOverlappingLabels=outside)
            unit = " [%]" if axis.percent and not spec.cells and not axis.ticks else ""
            # Axes read markup; a text is shown as it is.
            label = escape(f"{axis.name}{unit}", quote=False)
            item.setLabel(label, **{"color": tokens.muted, "font-size": f"{tokens.type.small}px"})
            item.setScale(PERCENT if axis.percent else 1.0)
            item.setTicks(_fixed_ticks(spec, axis, side))
        self.view.show_grid(0.0 if spec.cells or spec.bars else GRID)

    def _draw_lines(self, spec: ChartSpec) -> None:
        if not spec.lines:
            return
        left, right = spec.lines[0].x[0], spec.lines[0].x[-1]
        labels = self._labels = LineLabels(self.view, self._small_font(), self._tokens)
        for level in spec.levels:
            pen = QPen(QColor(self._tokens.tick), 1)
            pen.setCosmetic(True)
            self.view.add_line([left, right], [level.y, level.y], pen)
            labels.add_name(f"{LEVEL} {level.name}", f"{LEVEL} {level.name}", level.y, self._tokens.tick)
        for number, line in enumerate(spec.lines):
            self._draw_line(number, line, labels)
        for mark in spec.marks:
            point = self.view.add_symbols(
                [mark.x], [mark.y], symbol="t", size=SYMBOL_SIZE + 3,
                brush=self._tokens.card, pen=pyqtgraph.mkPen(self._tokens.text, width=LINE),
            )  # fmt: skip
            point.setZValue(MARKS_ABOVE)
            if mark.text:
                labels.add_mark(mark.text, mark.x, mark.y)
        known = [value for line in spec.lines for value in (*line.y, *line.high) if np.isfinite(value)]
        most = max([*known, *(level.y for level in spec.levels)], default=1.0)
        self._ends = left, right
        self.view.box.setYRange(0.0, most * 1.08 or 1.0, padding=0.0)

    def _draw_line(self, number: int, line: ChartLine, labels: LineLabels) -> None:
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
            self.view.add(pyqtgraph.FillBetweenItem(*edges, brush=QBrush(faint)))
        self.view.add_line(x, y, pen)
        symbol, letter = SYMBOLS[number % len(SYMBOLS)]
        places = np.linspace(0, len(x) - 1, min(SYMBOLS_A_LINE, len(x))).astype(int)
        pen = pyqtgraph.mkPen(colour, width=1)
        self.view.add_symbols(x[places], y[places], symbol=symbol, size=SYMBOL_SIZE, brush=colour, pen=pen)
        known = np.flatnonzero(np.isfinite(y))
        if known.size:
            short = f"{letter} {line.short or line.name}"
            labels.add_name(f"{letter} {line.name}", short, float(y[known[-1]]), tokens.text)

    def _small_font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(self._tokens.type.small)
        return font

    def _fit(self) -> None:
        """Fit names, words and ticks to the size of the chart."""
        if self._spec is not None and self._bars is not None:
            self._bars.draw(self._spec)
        elif self._cells is not None:
            self._cells.fit()
        elif self._spec is not None and self._labels is not None:
            self._labels.fit(*self._ends)
            self._fit_ticks(self._spec.x)

    def _fit_ticks(self, axis: ChartAxis) -> None:
        """Give the x axis as many ticks as there is room for."""
        left, right = self._ends
        unit = self.view.box.viewPixelSize()[0]
        most = int((right - left) / (unit * self._tokens.scaled(TICK_WIDTH))) + 1 if unit > 0.0 else TICKS[0]
        scale = PERCENT if axis.percent else 1.0
        places = np.linspace(left, right, _ticks(left, right, most))
        self.view.axis("bottom").setTicks([[(at, trimmed(at * scale, DECIMALS)) for at in places]])


def render_chart(spec: ChartSpec, tokens: Tokens, size: QSize, ratio: float = 1.0) -> QImage:
    """Return a chart as a picture, drawn without a window.

    Parameters
    ----------
    spec : ChartSpec
        What is drawn.
    tokens : Tokens
        The theme.
    size : QSize
        Its size [px].
    ratio : float
        Dots of the picture for one pixel.
    """
    widget = ChartWidget(tokens)
    widget.resize(size)
    widget.show_chart(spec)
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    # The axes learn how wide their words are when they are painted first.
    widget.render(image)
    widget.settle()
    widget.render(image)
    return image


def _ticks(left: float, right: float, most: int) -> int:
    """Return a number of ticks, at most so many, between which there are round steps where that can be."""
    possible = [number for number in TICKS if number <= most] or [TICKS[-1]]
    for number in possible:
        step = (right - left) / (number - 1)
        if step > 0.0 and any(np.isclose(step / 10 ** np.floor(np.log10(step)), factor) for factor in ROUND):
            return number
    return possible[0]


def _fixed_ticks(spec: ChartSpec, axis: ChartAxis, side: str) -> list[list[tuple[float, str]]] | None:
    """Return where an axis is marked, or None where the data decide."""
    if spec.cells:
        return [cell_ticks(axis, spec.columns_at if side == "bottom" else spec.rows_at)]
    return [figure_ticks(axis)] if axis.ticks else None
