"""Lines over an axis, in the manner of a good newspaper: named at their ends, crossings marked, one of them strong."""

import math
from collections.abc import Sequence

import numpy as np
import pyqtgraph
from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetrics, QPen
from PySide6.QtWidgets import QGraphicsRectItem

from planner.charts.axes_view import AxesView
from planner.charts.gutter import EndName, Gutter
from planner.charts.line_overlay import Dot, LineOverlay
from planner.charts.ticks import ticks_of
from planner.presenters.chart_spec import ChartLine, ChartSpec
from planner.theme.tokens import Tokens

LINE, STRONG, REST, LEVEL, HAIR = 2.0, 3.5, 1.2, 1.5, 1.0
BAND_SHARE, ABOVE_SHARE = 0.16, 0.03
TICK_HEIGHT, TICK_GAP, ROOM_ABOVE, LEAST_SPAN = 40.0, 28.0, 0.06, 0.02
NEAR = 9.0
NO_BAND, CHOSEN_BAND, ALL_BANDS = "none", "chosen", "all"
# Drawn over one another in this order.
BAND_Z, LINE_Z, LEVEL_Z, STRONG_Z = -2.0, 0.0, 0.2, 0.3


@frozen(kw_only=True)
class LineState:
    """What the user has chosen to see.

    Parameters
    ----------
    chosen : frozenset of str
        The ids of the machines that are selected.
    bands : str
        ``none``, ``chosen`` or ``all``.
    zoom : (float, float) or None
        The part of the x axis that is seen; all of it at None.
    """

    chosen: frozenset[str] = frozenset()
    bands: str = CHOSEN_BAND
    zoom: tuple[float, float] | None = None


class LineChart:
    """Draws the lines of a chart again whenever its size, or what is chosen to be seen, changes."""

    def __init__(self, spec: ChartSpec, view: AxesView, font: QFont, tokens: Tokens) -> None:
        self.spec, self._view, self._font, self._tokens = spec, view, font, tokens
        self.state = LineState()
        self.gutter: Gutter = view.beside(lambda whole: Gutter(whole, font, tokens))
        self.gutter.set_look(font, tokens)
        self.overlay: LineOverlay = view.above(LineOverlay, lambda whole: LineOverlay(whole, font, tokens))
        self.overlay.set_look(font, tokens)
        self.overlay.point_at(None)
        self.places = np.asarray(spec.lines[0].x if spec.lines else (0.0, 1.0), float)

    @property
    def tokens(self) -> Tokens:
        """Return the colours."""
        return self._tokens

    @property
    def ends(self) -> tuple[float, float]:
        """Return the part of the x axis that is seen."""
        return self.state.zoom or (float(self.places[0]), float(self.places[-1]))

    @property
    def strong(self) -> int:
        """Return the line that is drawn strong: the selected one, or the first."""
        wanted = self.state.chosen
        found = (number for number, line in enumerate(self.spec.lines) if wanted & set(line.ids))
        return next(found, 0)

    def colour(self, number: int) -> str:
        """Return the colour of a line."""
        series = self._tokens.series
        return series[number] if number < min(self.spec.coloured, len(series)) else self._tokens.series_rest

    def is_rest(self, number: int) -> bool:
        """Return whether a line has no colour of its own."""
        return number >= self.spec.coloured

    def draw(self) -> None:
        """Draw all that is seen, for the size that the chart has."""
        view, spec = self._view, self.spec
        view.clear()
        left, right = self.ends
        low, high = self._span()
        view.box.setXRange(left, right if right > left else left + 1.0, padding=0.0)
        view.box.setYRange(low, high, padding=0.0)
        names = self._names()
        self.gutter.set_width(self.gutter.width_for(names, float(view.width())))
        self._mark_axes(low, high)
        view.settle()
        for level in spec.levels:
            self._draw_level(level.y, high)
        for number in reversed(range(len(spec.lines))):
            self._draw_line(number, spec.lines[number])
        self.gutter.show_names([evolve(name, y=self.pixel(right, name.y).y()) for name in names])
        marks = [(self.pixel(mark.x, mark.y), mark.text) for mark in spec.marks if left <= mark.x <= right]
        self.overlay.show_crossings(marks)

    def pixel(self, x: float, y: float) -> QPointF:
        """Return where a value stands, from the upper left of what lies between the axes [px]."""
        low, high = self._view.box.viewRange()[1]
        left, right = self._view.box.viewRange()[0]
        wide, tall = self._view.box.width(), self._view.box.height()
        return QPointF((x - left) / (right - left) * wide, (high - y) / (high - low) * tall)

    def value_at(self, x: float) -> float:
        """Return the value on the x axis at a pixel between the axes."""
        left, right = self._view.box.viewRange()[0]
        return float(left + (right - left) * x / max(self._view.box.width(), 1.0))

    def nearest(self, x: float) -> int:
        """Return the number of the known place next to a value on the x axis, among those that are seen."""
        left, right = self.ends
        seen = np.flatnonzero((self.places >= left) & (self.places <= right))
        near = seen if seen.size else np.arange(len(self.places))
        return int(near[np.abs(self.places[near] - x).argmin()])

    def line_at(self, at: QPointF) -> int | None:
        """Return the number of the line that passes a pixel, the nearest of several."""
        best, found = NEAR, None
        x = self.value_at(at.x())
        for number, line in enumerate(self.spec.lines):
            y = float(np.interp(x, self.places, np.asarray(line.y, float)))
            distance = abs(self.pixel(x, y).y() - at.y()) if math.isfinite(y) else math.inf
            if distance < best:
                best, found = distance, number
        return found

    def point_at(self, row: int | None) -> None:
        """Show the values at a place, or none."""
        if row is None:
            self.overlay.point_at(None)
            return
        x = float(self.places[row])
        dots = [
            Dot(self.pixel(x, line.y[row]), self.colour(number), number == self.strong)
            for number, line in enumerate(self.spec.lines)
            if math.isfinite(line.y[row])
        ]
        self.overlay.point_at(self.pixel(x, 0.0).x(), dots)

    def _span(self) -> tuple[float, float]:
        """Return the ends of the y axis: what is seen of lines, bands that are shown, and levels."""
        left, right = self.ends
        seen = (self.places >= left) & (self.places <= right)
        values = [level.y for level in self.spec.levels]
        for number, line in enumerate(self.spec.lines):
            rows = [line.y, *((line.low, line.high) if self._has_band(number) else ())]
            values += [float(value) for row in rows for value in np.asarray(row, float)[seen] if math.isfinite(value)]
        low, high = (min(values), max(values)) if values else (0.0, 1.0)
        room = max((high - low) * ROOM_ABOVE, LEAST_SPAN * max(abs(high), 1e-9))
        return (max(low - room, 0.0) if low >= 0.0 else low - room), high + room

    def _has_band(self, number: int) -> bool:
        line = self.spec.lines[number]
        wanted = self.state.bands == ALL_BANDS or (self.state.bands == CHOSEN_BAND and number == self.strong)
        return wanted and bool(line.low and line.high)

    def _mark_axes(self, low: float, high: float) -> None:
        """Mark the axes, as many times as there is room for, and rule lines at the marks of the left one."""
        metrics, view, spec = QFontMetrics(self._font), self._view, self.spec
        most = max(int(view.height() / self._tokens.scaled(TICK_HEIGHT)), 2)
        upright = ticks_of(spec.y, low, high, most)
        # A word at the upper end would be cut off.
        edge = high - (high - low) * metrics.height() / 2 / max(view.height(), 1)
        view.axis("left").setTicks([[(value, word if value <= edge else "") for value, word in upright]])
        words = max((metrics.horizontalAdvance(word) for _, word in upright), default=0)
        view.axis("left").setWidth(words + 10 + (metrics.height() + 4 if view.axis("left").label.isVisible() else 0))
        left, right = self.ends
        room = view.width() - view.axis("left").width() - self.gutter.minimumWidth()
        word = max(metrics.horizontalAdvance(spec.x.word(end)) for end in (left, right))
        across = ticks_of(spec.x, left, right, max(int(room / (word + TICK_GAP)), 2))
        view.axis("bottom").setTicks([across])
        for value, _ in upright:
            self._level_line(value, self._pen(self._tokens.hairline, HAIR), BAND_Z - 1.0)

    def _draw_level(self, y: float, high: float) -> None:
        left, right = self.ends
        shade = QColor(self._tokens.text)
        shade.setAlphaF(ABOVE_SHARE)
        above = QGraphicsRectItem(QRectF(left, y, right - left, max(high - y, 0.0)))
        above.setPen(QPen(Qt.PenStyle.NoPen))
        above.setBrush(QBrush(shade))
        above.setZValue(BAND_Z - 2.0)
        self._view.add(above)
        self._level_line(y, self._pen(self._tokens.text, LEVEL), LEVEL_Z)

    def _level_line(self, y: float, pen: QPen, depth: float) -> None:
        self._view.add_line(self.ends, [y, y], pen)
        self._view.items_shown[-1].setZValue(depth)

    def _draw_line(self, number: int, line: ChartLine) -> None:
        strong, colour = number == self.strong, QColor(self.colour(number))
        if self._has_band(number):
            fill = QColor(colour)
            fill.setAlphaF(BAND_SHARE)
            edges = [pyqtgraph.PlotCurveItem(*self._seen(edge)) for edge in (line.low, line.high)]
            band = pyqtgraph.FillBetweenItem(*edges, brush=QBrush(fill))
            band.setZValue(BAND_Z)
            self._view.add(band)
        x, y = self._seen(line.y)
        width = STRONG if strong else REST if self.is_rest(number) else LINE
        self._view.add_line(x, y, self._pen(colour, width))
        self._view.items_shown[-1].setZValue(STRONG_Z if strong else LINE_Z)

    def _seen(self, values: Sequence[float]) -> tuple[np.ndarray, np.ndarray]:
        """Return the points of a line between the ends of what is seen, the ends included."""
        x, y = self.places, np.asarray(values, float)
        if self.state.zoom is None:
            return x, y
        left, right = self.state.zoom
        inner = (x > left) & (x < right)
        ends = np.interp([left, right], x, y)
        return np.array([left, *x[inner], right]), np.array([ends[0], *y[inner], ends[1]])

    def _pen(self, colour: "QColor | str", width: float) -> QPen:
        pen = QPen(QColor(colour), width)
        pen.setCosmetic(True)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def _names(self) -> list[EndName]:
        """Return what is to be said beside the ends, the most important first."""
        spec = self.spec
        found = [
            EndName(text=level.name, short=level.name, value=spec.y.word(level.y), y=level.y, colour=self._tokens.text,
                    bold=True)
            for level in spec.levels
        ]  # fmt: skip
        order = sorted(range(len(spec.lines)), key=lambda number: number != self.strong)
        for number in order:
            line = spec.lines[number]
            _, y = self._seen(line.y)
            known = np.flatnonzero(np.isfinite(y))
            if known.size:
                last = float(y[known[-1]])
                chosen = bool(self.state.chosen & set(line.ids))
                found.append(
                    EndName(
                        text=line.name, short=line.short or line.name, value=spec.y.word(last), y=last, number=number,
                        colour=self.colour(number), faint=self.is_rest(number) and not chosen, chosen=chosen,
                        bold=number == self.strong,
                    )
                )  # fmt: skip
        return found
