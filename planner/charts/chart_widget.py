"""The drawn half of a chart, with pyqtgraph: only `chart_view.py` imports this, when the first chart is shown."""

from html import escape

import pyqtgraph
from attrs import evolve
from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QImage, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from models.units import PERCENT
from planner.charts.axes_view import AxesView
from planner.charts.bars import BarChart
from planner.charts.figure import draw_figure, figure_ticks
from planner.charts.heatmap import Heatmap, cell_ticks
from planner.charts.histogram import HistogramChart
from planner.charts.line_chart import LineChart, LineState
from planner.charts.line_hand import LineHand
from planner.presenters.chart_spec import ChartAxis, ChartSpec
from planner.theme.drawing import svg_of
from planner.theme.tokens import Tokens

GRID = 0.12


class ChartWidget(QWidget):
    """Draws a chart; lines are told apart by name, symbol and colour."""

    def __init__(self, tokens: Tokens) -> None:
        super().__init__()
        self._tokens = tokens
        self._spec: ChartSpec | None = None
        self._bars: BarChart | None = None
        self._cells: Heatmap | None = None
        self._bins: HistogramChart | None = None
        self.lines: LineChart | None = None
        self._state = LineState()
        pyqtgraph.setConfigOptions(antialias=True)
        self.view = AxesView()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.hand = LineHand(self.view, self)
        self.view.installEventFilter(self)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        if self._spec is not None:
            self.show_chart(self._spec)

    def show_chart(self, spec: ChartSpec) -> None:
        """Draw a chart."""
        self._spec = spec
        self._bars = self._cells = self._bins = self.lines = None
        self.hand.take(None)
        self.view.clear()
        self.view.leave_alone()
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
        elif spec.bins:
            self._bins = HistogramChart(spec, self.view, self._small_font(), self._tokens)
        elif spec.lines:
            self._take_lines(spec)
        self._fit()

    def set_state(self, state: LineState) -> None:
        """Show what the user has chosen to see of the lines."""
        self._state = state
        if self.lines is not None:
            self.lines.state = evolve(state, zoom=self.lines.state.zoom)
            self.lines.draw()

    def _take_lines(self, spec: ChartSpec) -> None:
        self.lines = LineChart(spec, self.view, self._small_font(), self._tokens)
        self.lines.state = self._state
        self.hand.take(self.lines)

    def svg(self) -> bytes:
        """Return the chart as a drawing."""
        # Axes are recorded in pixels of the screen and would be drawn smaller.
        return svg_of(QRectF(self.view.rect()), self.accessibleName(), self.view.render, self.view.logicalDpiX())

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
            item.label.setFont(font)
            item.enableAutoSIPrefix(False)
            # Labels at the ends of an axis may stand out; a fit of the ticks keeps them apart.
            outside = 2 * tokens.type.small if axis.ticks else bool(spec.bars)
            item.setStyle(tickLength=0 if spec.lines and side == "left" else -4, hideOverlappingLabels=outside)
            unit = " [%]" if axis.percent and spec.bars and not axis.ticks else ""
            # Axes read markup; a text is shown as it is.
            label = escape(f"{axis.name}{unit}", quote=False)
            item.setLabel(label, **{"color": tokens.muted, "font-size": f"{tokens.type.small}px"})
            item.setScale(PERCENT if axis.percent and not (spec.lines or spec.bins) else 1.0)
            item.setTicks(_fixed_ticks(spec, axis, side))
        self.view.axis("bottom").showLabel(not spec.x.names and not spec.bins)
        self.view.axis("left").setVisible(not spec.bins)
        self.view.show_grid(GRID if spec.curves else 0.0)

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
        elif self._bins is not None:
            self._bins.draw()
        elif self.lines is not None:
            self.lines.draw()


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
    widget = _drawn(spec, tokens, size)
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    widget.render(image)
    return image


def _drawn(spec: ChartSpec, tokens: Tokens, size: QSize) -> ChartWidget:
    widget = ChartWidget(tokens)
    widget.resize(size)
    widget.show_chart(spec)
    # The axes learn how wide their words are when they are painted first.
    widget.render(QImage(size, QImage.Format.Format_ARGB32_Premultiplied))
    widget.settle()
    return widget


def _fixed_ticks(spec: ChartSpec, axis: ChartAxis, side: str) -> list[list[tuple[float, str]]] | None:
    """Return where an axis is marked, or None where the data decide."""
    if spec.cells:
        return [cell_ticks(axis, spec.columns_at if side == "bottom" else spec.rows_at)]
    return [figure_ticks(axis)] if axis.ticks else None
