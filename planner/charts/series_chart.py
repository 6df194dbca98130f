"""Series of a log over its days, with a brush that chooses the same hours of each day."""

import math
from collections.abc import Iterator

import numpy as np
from attrs import evolve
from PySide6.QtCore import QDateTime, QLocale, QPointF, QRectF, Qt, QTimeZone, Signal
from PySide6.QtGui import QBrush, QColor, QFont, QKeyEvent, QMouseEvent, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGraphicsRectItem, QVBoxLayout, QWidget

from models.comparisons.hours import HOURS_A_DAY, SECONDS_A_DAY, SECONDS_AN_HOUR, Hours
from models.words import percent
from planner.charts.axes_view import AxesView
from planner.charts.gutter import EndName, Gutter
from planner.presenters.measured_series import SeriesName, SeriesSpec
from planner.theme.focus_ring import paint_focus_ring
from planner.theme.tokens import Tokens

# The brush moves in steps of a window.
STEP_H = 0.25
LINE, STRONG, HAIR, EDGE = 1.0, 2.2, 1.0, 1.5
BRUSH_SHARE, BAND_SHARE, ROOM_ABOVE, LEAST_TOP = 0.14, 0.22, 1.08, 0.2
BRUSH_Z, BAND_Z, LINE_Z, STRONG_Z, LEVEL_Z = -3.0, -2.0, 0.0, 0.3, 0.2
NEAR_PX, MOST_DAYS_NAMED, TENTH, TICKS = 6.0, 10, 0.1, 5
LEAST_HEIGHT, RIM = 120, 2
FIRST, LAST = "first", "last"


class SeriesDrawing:
    """Draws the lines between axes, and says what is at a pixel."""

    def __init__(self, view: AxesView, tokens: Tokens) -> None:
        self._view, self.tokens = view, tokens
        self.hours = Hours()
        self.spec: SeriesSpec | None = None
        self._gutter: Gutter = view.beside(lambda whole: Gutter(whole, view.font(), tokens))

    @property
    def days(self) -> list[float]:
        """Return the midnights at which the days of the log begin [s]."""
        spec = self.spec
        starts = [] if spec is None else [line.start for line in spec.lines if line.start.size]
        if not starts:
            return []
        first, last = min(float(each[0]) for each in starts), max(float(each[-1]) for each in starts)
        count = int(last // SECONDS_A_DAY - first // SECONDS_A_DAY) + 1
        return [(first // SECONDS_A_DAY + day) * SECONDS_A_DAY for day in range(count)]

    def draw(self) -> None:
        """Draw all of it anew."""
        self._view.clear()
        spec, days = self.spec, self.days
        if spec is None or not days:
            return
        top = self._top(spec)
        self._view.box.setXRange(days[0], days[-1] + SECONDS_A_DAY, padding=0.0)
        self._view.box.setYRange(0.0, top, padding=0.0)
        names = [self._end_name(name) for name in spec.names]
        self._gutter.set_width(self._gutter.width_for(names, float(self._view.width())))
        self._mark_axes(days, top)
        self._view.settle()
        tall = self._view.box.height()
        self._gutter.show_names([evolve(name, y=(1.0 - name.y / top) * tall) for name in names])
        for day in days:
            self._draw_brush(day, top)
        self._draw_band(spec, days)
        for line in spec.lines:
            strong = line.machine_id == spec.strong
            colour = self.tokens.text if strong else self.tokens.series_rest
            self._view.add_line(line.start, line.use, self._pen(colour, STRONG if strong else LINE))
            self._view.items_shown[-1].setZValue(STRONG_Z if strong else LINE_Z)

    def _top(self, spec: SeriesSpec) -> float:
        most = [float(np.nanmax(line.use)) for line in spec.lines if np.isfinite(line.use).any()]
        levels = [level for level in (spec.ceiling, spec.high) if level is not None]
        return max([*most, *levels, LEAST_TOP]) * ROOM_ABOVE

    def _mark_axes(self, days: list[float], top: float) -> None:
        step = max(math.ceil(len(days) / MOST_DAYS_NAMED), 1)
        middle = SECONDS_A_DAY / 2
        self._view.axis("bottom").setTicks([[(day + middle, _name_of(day)) for day in days[::step]]])
        tenths = max(math.floor(top / TENTH), 1)
        every = math.ceil(tenths / TICKS)
        ticks = [number * TENTH for number in range(0, tenths + 1, every)]
        self._view.axis("left").setTicks([[(tick, percent(tick)) for tick in ticks]])
        for day in days[1:]:
            self._view.add_line([day, day], [0.0, top], self._pen(self.tokens.hairline, HAIR))

    def _draw_brush(self, day: float, top: float) -> None:
        for first, last in self._spans(day):
            shade = QColor(self.tokens.accent)
            shade.setAlphaF(BRUSH_SHARE)
            area = QGraphicsRectItem(QRectF(first, 0.0, last - first, top))
            area.setPen(QPen(Qt.PenStyle.NoPen))
            area.setBrush(QBrush(shade))
            area.setZValue(BRUSH_Z)
            self._view.add(area)
            for edge in (first, last):
                self._view.add_line([edge, edge], [0.0, top], self._pen(self.tokens.accent, EDGE))

    def _spans(self, day: float) -> Iterator[tuple[float, float]]:
        """Return the parts of a day that count; nothing is marked where all of it does."""
        hours = self.hours
        if (hours.first, hours.last) == (0.0, float(HOURS_A_DAY)):
            return
        if hours.weekdays and not hours.include(np.array([day + hours.first * SECONDS_AN_HOUR])).any():
            return
        ends = [(hours.first, hours.last)]
        if hours.first > hours.last:
            ends = [(0.0, hours.last), (hours.first, float(HOURS_A_DAY))]
        for first, last in ends:
            yield day + first * SECONDS_AN_HOUR, day + last * SECONDS_AN_HOUR

    def _draw_band(self, spec: SeriesSpec, days: list[float]) -> None:
        left, right = days[0], days[-1] + SECONDS_A_DAY
        if spec.low is not None and spec.high is not None:
            shade = QColor(self.tokens.ok)
            shade.setAlphaF(BAND_SHARE)
            band = QGraphicsRectItem(QRectF(left, spec.low, right - left, spec.high - spec.low))
            band.setPen(QPen(Qt.PenStyle.NoPen))
            band.setBrush(QBrush(shade))
            band.setZValue(BAND_Z)
            self._view.add(band)
        if spec.predicted is not None:
            pen = self._pen(self.tokens.ok, EDGE)
            pen.setStyle(Qt.PenStyle.DashLine)
            self._view.add_line([left, right], [spec.predicted] * 2, pen)
        if spec.ceiling is not None:
            self._view.add_line([left, right], [spec.ceiling] * 2, self._pen(self.tokens.text, EDGE))
            self._view.items_shown[-1].setZValue(LEVEL_Z)

    def _pen(self, colour: str, width: float) -> QPen:
        pen = QPen(QColor(colour), width)
        pen.setCosmetic(True)
        return pen

    def _end_name(self, name: SeriesName) -> EndName:
        colour = self.tokens.text if name.is_machine or not name.value else self.tokens.muted
        return EndName(
            text=name.text, short=name.text, value=name.value, y=name.use, colour=colour, bold=name.is_machine
        )

    def dress(self) -> None:
        """Give axes and ground the colours of the theme."""
        tokens = self.tokens
        self._view.setBackground(QColor(tokens.card))
        font = QFont(self._view.font())
        font.setPixelSize(tokens.type.small)
        for side in ("left", "bottom"):
            axis = self._view.axis(side)
            axis.setPen(self._pen(tokens.hairline, HAIR))
            axis.setTextPen(QColor(tokens.muted))
            axis.setStyle(tickFont=font, tickLength=0)
        self._gutter.set_look(font, tokens)

    def _seconds_at(self, at: QPointF) -> float:
        return float(self._view.box.mapSceneToView(self._view.mapToScene(at.toPoint())).x())

    def hour_at(self, at: QPointF) -> float:
        """Return the hour of the day at a pixel, in steps of a window."""
        days = self.days
        seconds = min(max(self._seconds_at(at), days[0]), days[-1] + SECONDS_A_DAY - 1.0)
        return round(seconds % SECONDS_A_DAY / SECONDS_AN_HOUR / STEP_H) * STEP_H

    def edge_at(self, at: QPointF) -> str:
        """Return which end of the hours stands at a pixel, if any."""
        scale = (self.days[-1] + SECONDS_A_DAY - self.days[0]) / max(self._view.box.width(), 1.0)
        seconds = self._seconds_at(at)
        for day in self.days:
            for first, last in self._spans(day):
                for edge, name in ((first, FIRST), (last, LAST)):
                    if abs(seconds - edge) < NEAR_PX * scale:
                        return name
        return ""

    def line_at(self, at: QPointF) -> str:
        """Return the machine whose line passes nearest to a pixel."""
        spec = self.spec
        if spec is None:
            return ""
        point = self._view.box.mapSceneToView(self._view.mapToScene(at.toPoint()))
        low, high = self._view.box.viewRange()[1]
        near = {
            line.machine_id: abs(float(line.use[np.abs(line.start - point.x()).argmin()]) - point.y())
            for line in spec.lines
            if line.start.size
        }
        known = {machine: distance for machine, distance in near.items() if math.isfinite(distance)}
        best = min(known, key=lambda machine: known[machine], default="")
        within = NEAR_PX * (high - low) / max(self._view.box.height(), 1.0)
        return best if best and known[best] <= within else ""


class SeriesChart(QWidget):
    """Shows the lines; the user drags over hours, or moves their ends with the arrow keys.

    Left and right move the beginning, with Shift the end.

    Signals: ``hours_chosen`` (first and last hour), ``chosen`` (the id of the machine whose line was clicked).
    """

    hours_chosen = Signal(float, float)
    chosen = Signal(object)

    def __init__(self, tokens: Tokens) -> None:
        super().__init__()
        self._view = AxesView()
        self._view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.drawing = SeriesDrawing(self._view, tokens)
        self._from: float | None = None
        self._edge = ""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(RIM, RIM, RIM, RIM)
        layout.addWidget(self._view)
        self.setMinimumHeight(LEAST_HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Measured over time"))
        self.setToolTip(self.tr("Drag over hours to use them for every day. Left and Right move the start; with "
                                "Shift, the end."))  # fmt: skip
        self.drawing.dress()

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self.drawing.tokens = tokens
        self.drawing.dress()
        self.drawing.draw()

    def show_series(self, spec: SeriesSpec, hours: Hours) -> None:
        """Show other series, or other hours."""
        self.drawing.spec, self.drawing.hours = spec, hours
        self.setAccessibleDescription(spec.description)
        self.drawing.draw()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to drag over hours, or an end of those that are chosen."""
        if event.button() == Qt.MouseButton.LeftButton and self.drawing.days:
            at = self._in_view(event)
            self._from, self._edge = self.drawing.hour_at(at), self.drawing.edge_at(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move what is dragged."""
        if not self.drawing.days:
            return
        if self._from is None:
            over = bool(self.drawing.edge_at(self._in_view(event)))
            self.setCursor(Qt.CursorShape.SizeHorCursor if over else Qt.CursorShape.ArrowCursor)
            return
        first, last = self._dragged(self._from, self.drawing.hour_at(self._in_view(event)))
        if last - first >= STEP_H:
            self.hours_chosen.emit(first, last)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag; a click chooses the line below it."""
        began, self._from = self._from, None
        at = self._in_view(event)
        if began is not None and not self._edge and abs(self.drawing.hour_at(at) - began) < STEP_H:
            machine = self.drawing.line_at(at)
            if machine:
                self.chosen.emit(machine)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the beginning of the hours, with Shift their end."""
        step = {Qt.Key.Key_Left.value: -STEP_H, Qt.Key.Key_Right.value: STEP_H}.get(event.key())
        if step is None or not self.drawing.days:
            super().keyPressEvent(event)
            return
        first, last = self.drawing.hours.first, self.drawing.hours.last
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            last = min(max(last + step, first + STEP_H), float(HOURS_A_DAY))
        else:
            first = min(max(first + step, 0.0), last - STEP_H)
        self.hours_chosen.emit(first, last)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw in the new size."""
        super().resizeEvent(event)
        self.drawing.draw()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a ring while the arrow keys move the hours."""
        super().paintEvent(event)
        paint_focus_ring(self)

    def _in_view(self, event: QMouseEvent) -> QPointF:
        return QPointF(self._view.mapFrom(self, event.position().toPoint()))

    def _dragged(self, began: float, hour: float) -> tuple[float, float]:
        hours = self.drawing.hours
        if self._edge == FIRST:
            return min(hour, hours.last - STEP_H), hours.last
        if self._edge == LAST:
            return hours.first, max(hour, hours.first + STEP_H)
        return min(began, hour), max(began, hour)


def _name_of(day: float) -> str:
    moment = QDateTime.fromSecsSinceEpoch(int(day), QTimeZone.utc())
    return QLocale().toString(moment.date(), "ddd d MMM")
