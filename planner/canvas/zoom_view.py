"""The view's ground: zoom, pan, fit, and the dots behind everything."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QNativeGestureEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from planner.canvas.items.dots import paint_dots
from planner.canvas.scene import PlanScene

# A hundred thousand machines fit a small window.
LEAST, MOST = 0.01, 4.0
WHEEL_STEP = 120.0
WHEEL_FACTOR = 1.2
SCROLL = 60.0
FIT_MARGIN = 16.0
SIGHT_MARGIN = 32
DOTS_FROM = 0.5
BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class ZoomView(QGraphicsView):
    """A scene seen at a zoom."""

    zoom_changed = Signal(object)

    def __init__(self, scene: PlanScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._plan_scene = scene
        self._pan_from: QPoint | None = None
        self._untouched = True
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        for bars in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            bars(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)

    @property
    def zoom(self) -> float:
        """Return the zoom; 1.0 is 100 %."""
        return self.transform().m11()

    def zoom_to(self, zoom: float, anchor: QPoint | None = None) -> None:
        """Zoom, keeping a point of the window (its middle) where it is."""
        point = anchor if anchor is not None else self.viewport().rect().center()
        before = self.mapToScene(point)
        factor = min(max(zoom, LEAST), MOST) / self.zoom
        self.scale(factor, factor)
        self._scroll(self.mapFromScene(before) - point)
        self._untouched = False
        self.zoom_changed.emit(self.zoom)

    def zoom_by(self, steps: float, anchor: QPoint | None = None) -> None:
        """Zoom in by steps, or out where they are negative."""
        self.zoom_to(self.zoom * WHEEL_FACTOR**steps, anchor)

    def fit_all(self) -> None:
        """Show the whole plan, at most at 100 %."""
        self._fit(self._plan_scene.content_rect())
        self._untouched = True

    def keep_in_sight(self, area: QRectF) -> None:
        """Scroll as little as need be to show an area of the scene."""
        if not area.isEmpty():
            self.ensureVisible(area, SIGHT_MARGIN, SIGHT_MARGIN)

    def show_around(self, point: QPointF) -> None:
        """Show a point of the scene in the middle."""
        self._untouched = False
        self.centerOn(point)

    def begin_pan(self, point: QPoint) -> None:
        """Take hold of the ground."""
        self._pan_from = point
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def pan(self, point: QPoint) -> bool:
        """Return whether the ground is held; it then follows the pointer."""
        if self._pan_from is None:
            return False
        self._scroll(self._pan_from - point)
        self._pan_from = point
        self._untouched = False
        return True

    def end_pan(self) -> bool:
        """Return whether the ground was held."""
        held = self._pan_from is not None
        self._pan_from = None
        return held

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer with Ctrl, scroll sideways with Shift, else scroll."""
        self._untouched = False
        turn = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(turn.y() / WHEEL_STEP, event.position().toPoint())
            event.accept()
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier and not turn.x():
            self._scroll(QPoint(round(-turn.y() * SCROLL / WHEEL_STEP), 0))
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom in also on the key that is + with Shift."""
        if event.key() == Qt.Key.Key_Equal and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(1)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that the keys are here when they came by keys: who clicks knows."""
        self.setProperty("by_keys", event.reason() in BY_KEYS)
        self.style().polish(self)
        super().focusInEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Return whether it was dealt with here: two fingers on a touchpad zoom at the pointer."""
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom_to(self.zoom * (1 + event.value()), event.position().toPoint())
            return True
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the whole plan in sight until the user has moved or zoomed."""
        super().resizeEvent(event)
        if self._untouched:
            self.fit_all()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the ground and its dots."""
        area = QRectF(rect)
        tokens = self._plan_scene.source.tokens
        painter.fillRect(area, QColor(tokens.canvas))
        if self.zoom >= DOTS_FROM:
            paint_dots(painter, area, tokens)

    def _fit(self, area: QRectF) -> None:
        if area.isEmpty() or self.viewport().width() <= 2 * FIT_MARGIN:
            return
        wide = area.adjusted(-FIT_MARGIN, -FIT_MARGIN, FIT_MARGIN, FIT_MARGIN)
        size = self.viewport().size()
        zoom = min(size.width() / wide.width(), size.height() / wide.height(), 1.0)
        self.zoom_to(zoom)
        self.centerOn(wide.center())

    def _scroll(self, by: QPoint) -> None:
        for bar, step in ((self.horizontalScrollBar(), by.x()), (self.verticalScrollBar(), by.y())):
            bar.setValue(bar.value() + step)
