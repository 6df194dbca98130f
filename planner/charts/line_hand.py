"""Pointer and keys over a chart of lines: values, zoom, and the choice of a line."""

from collections.abc import Callable

from attrs import evolve
from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from planner.charts.axes_view import AxesView
from planner.charts.line_chart import LineChart
from planner.charts.line_tip import LineTip, words_at

# Pointer moves are followed at most sixty times a second; less than a few pixels of them are no drag.
FRAME_MS, DRAG = 16, 6.0
POINTED = frozenset(
    {
        QEvent.Type.Leave,
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseButtonDblClick,
    }
)


class LineHand(QObject):
    """Follows the pointer and the keys.

    Signals: ``chosen`` (the ids of the line that was clicked), ``told`` (the values at the place that was stepped to).
    """

    chosen = Signal(object)
    told = Signal(str)

    def __init__(self, view: AxesView, parent: QWidget) -> None:
        super().__init__(parent)
        self._view, self.tip = view, LineTip(parent)
        self.chart: LineChart | None = None
        self.row: int | None = None
        self._line = 0
        self._pressed: float | None = None
        self._moved: QPointF | None = None
        self._frame = QTimer(self)
        self._frame.setSingleShot(True)
        self._frame.setInterval(FRAME_MS)
        self._frame.timeout.connect(self._follow)
        view.viewport().setMouseTracking(True)
        view.viewport().installEventFilter(self)
        self._keys: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Left: lambda: self._step(-1),
            Qt.Key.Key_Right: lambda: self._step(1),
            Qt.Key.Key_Home: lambda: self._step(-len(self._known.places)),
            Qt.Key.Key_End: lambda: self._step(len(self._known.places)),
            Qt.Key.Key_Up: lambda: self._change_line(-1),
            Qt.Key.Key_Down: lambda: self._change_line(1),
            Qt.Key.Key_Return: self._choose_line,
            Qt.Key.Key_Enter: self._choose_line,
        }

    def take(self, chart: LineChart | None) -> None:
        """Work on another chart, or on none."""
        self.chart = chart
        self.leave()

    def leave(self) -> None:
        """Point at nothing."""
        self.row = self._pressed = self._moved = None
        self.tip.hide()
        if self.chart is not None:
            self.chart.point_at(None)
            self.chart.overlay.show_part(None)

    def press_key(self, event: QKeyEvent) -> bool:
        """Return whether a key meant something here."""
        if self.chart is None:
            return False
        if event.key() == Qt.Key.Key_Escape and (self.row is not None or self.chart.state.zoom is not None):
            self._zoom(None)
            return True
        act = self._keys.get(event.key())
        if act is not None:
            act()
        return act is not None

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Follow the pointer; nothing else of the chart does."""
        sort = event.type()
        # Other events still come while the parts of a window that closes go one by one.
        if sort not in POINTED or self.chart is None:
            return False
        if sort == QEvent.Type.Leave:
            self.leave()
        elif isinstance(event, QMouseEvent):
            if sort == QEvent.Type.MouseMove:
                self._moved = event.position()
                if not self._frame.isActive():
                    self._frame.start()
            elif event.button() == Qt.MouseButton.LeftButton:
                self._press(sort, event.position())
        return False

    @property
    def _known(self) -> LineChart:
        assert self.chart is not None  # noqa: S101 - keys and pointer are looked at only over a chart
        return self.chart

    def _press(self, sort: QEvent.Type, at: QPointF) -> None:
        inner = self._inner(at)
        if sort == QEvent.Type.MouseButtonDblClick:
            self._pressed = None
            self._zoom(None)
        elif sort == QEvent.Type.MouseButtonPress:
            self._pressed = inner.x()
        elif sort == QEvent.Type.MouseButtonRelease and self._pressed is not None:
            start, self._pressed = self._pressed, None
            self._known.overlay.show_part(None)
            if abs(inner.x() - start) >= DRAG and start <= self._known.overlay.size().width():
                self._zoom((start, inner.x()))
            else:
                self._click(at)

    def _click(self, at: QPointF) -> None:
        chart = self._known
        name = chart.gutter.name_at(chart.gutter.mapFromScene(self._view.mapToScene(at.toPoint())))
        number = name.number if name is not None else chart.line_at(self._inner(at))
        if number is not None:
            self._line = number
            self.chosen.emit(chart.spec.lines[number].ids)

    def _zoom(self, ends: tuple[float, float] | None) -> None:
        """Show the part between two pixels, at least two known places wide, or everything."""
        chart = self._known
        self.leave()
        if ends is not None:
            rows = [chart.nearest(chart.value_at(end)) for end in sorted(ends)]
            if rows[0] == rows[1]:
                return
            chart.state = evolve(chart.state, zoom=(float(chart.places[rows[0]]), float(chart.places[rows[1]])))
        else:
            chart.state = evolve(chart.state, zoom=None)
        chart.draw()

    def _follow(self) -> None:
        if self._moved is None or self.chart is None:
            return
        chart, inner = self.chart, self._inner(self._moved)
        size = chart.overlay.size()
        if self._pressed is not None and abs(inner.x() - self._pressed) >= DRAG:
            ends = sorted((self._pressed, min(max(inner.x(), 0.0), size.width())))
            chart.overlay.show_part((ends[0], ends[1]))
        over = chart.gutter.name_at(chart.gutter.mapFromScene(self._view.mapToScene(self._moved.toPoint())))
        hand = (over is not None and over.number is not None) or chart.line_at(inner) is not None
        self._view.viewport().setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)
        if 0.0 <= inner.x() <= size.width() and 0.0 <= inner.y() <= size.height():
            self._point(chart.nearest(chart.value_at(inner.x())), inner.y())
        else:
            self.row = None
            chart.point_at(None)
            self.tip.hide()

    def _point(self, row: int, y: float) -> None:
        chart = self._known
        self.row = row
        chart.point_at(row)
        place = chart.overlay.mapToScene(QPointF(chart.pixel(float(chart.places[row]), 0.0).x(), y))
        self.tip.show_at(chart, row, self._view.mapFromScene(place))

    def _step(self, by: int) -> None:
        chart = self._known
        left, right = (chart.nearest(end) for end in chart.ends)
        row = left if self.row is None else min(max(self.row + by, left), right)
        self._point(row, chart.overlay.size().height() / 2)
        self.told.emit(words_at(chart.spec, row, self._line))

    def _change_line(self, by: int) -> None:
        chart = self._known
        order = sorted(range(len(chart.spec.lines)), key=lambda number: -chart.spec.lines[number].y[-1])
        at = order.index(self._line) if self._line in order else 0
        self._line = order[min(max(at + by, 0), len(order) - 1)]
        chart.state = evolve(chart.state, chosen=frozenset(chart.spec.lines[self._line].ids))
        chart.draw()
        if self.row is not None:
            self._point(self.row, chart.overlay.size().height() / 2)
        row = self.row if self.row is not None else chart.nearest(chart.ends[1])
        self.told.emit(words_at(chart.spec, row, self._line))

    def _choose_line(self) -> None:
        self.chosen.emit(self._known.spec.lines[self._line].ids)

    def _inner(self, at: QPointF) -> QPointF:
        """Return a place of the view, from the upper left of what lies between the axes."""
        inner: QPointF = self._known.overlay.mapFromScene(self._view.mapToScene(at.toPoint()))
        return inner
