"""Zoom and scroll position of the canvas."""

from collections.abc import Iterable

from attrs import frozen
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsView

from planner.canvas.scene import PlanScene
from planner.canvas.sight import Sight

# At the least zoom, 100,000 machines fit a small window.
LEAST, MOST = 0.01, 4.0
WHEEL_STEP = 120.0
WHEEL_FACTOR = 1.2
SCROLL = 60.0
FIT_MARGIN = 16.0
# Headers of sites from afar stand out this far above them [px].
FREE_ABOVE = 12
REVEAL_MARGIN = 32
# From this zoom on, all of a card can be read.
READABLE = 0.8


@frozen
class Look:
    """What a camera shows: its zoom, the middle in the scene, and whether the whole plan is kept in sight."""

    zoom: float
    centre: QPointF
    keeps_fit: bool


class Camera(QObject):
    """Zooms, scrolls and pans a view of the scene.

    Signal ``zoom_changed``: the zoom, 1.0 is 100 %.
    """

    zoom_changed = Signal(object)

    def __init__(self, view: QGraphicsView, scene: PlanScene, sight: Sight) -> None:
        super().__init__(view)
        self._view, self._scene, self._sight = view, scene, sight
        self._pan_from: QPoint | None = None
        # Whether the whole plan stays in sight when the view is resized: until the user zooms, scrolls or clicks.
        self.keeps_fit = True
        # Height at the lower edge that a fitted plan leaves free, for what lies over the canvas there [px].
        self.free_below = 0
        # How large 100 % is on the screen: as large as the letters that the user chose.
        self._unit = 1.0
        view.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        view.viewport().installEventFilter(self)

    @property
    def zoom(self) -> float:
        """Return the zoom; 1.0 is 100 %."""
        return self._view.transform().m11() / self._unit

    def zoom_to(self, zoom: float, anchor: QPoint | None = None) -> None:
        """Zoom around a point of the viewport, by default its middle."""
        view = self._view
        point = anchor if anchor is not None else view.viewport().rect().center()
        before = view.mapToScene(point)
        factor = min(max(zoom, LEAST), MOST) / self.zoom
        with self._sight.one_step():
            view.scale(factor, factor)
            self._scroll(view.mapFromScene(before) - point)
            self.keeps_fit = False
            self.zoom_changed.emit(self.zoom)

    def set_letters(self, scale: float) -> None:
        """Draw everything larger or smaller, with the letters that the user chose; the zoom stays."""
        zoom, fits = self.zoom, self.keeps_fit
        self._unit = self._scene.source.dots = scale
        self.zoom_to(zoom)
        if fits:
            self.fit_all()

    def zoom_by(self, steps: float, anchor: QPoint | None = None) -> None:
        """Zoom in by steps, or out if they are negative."""
        self.zoom_to(self.zoom * WHEEL_FACTOR**steps, anchor)

    def fit_all(self) -> None:
        """Show the whole plan, at most at 100 %."""
        self._fit(self._scene.content_rect())
        self.keeps_fit = True

    def fit_selection(self) -> None:
        """Show the selected items, at most at 100 %; without a selection, the whole plan."""
        area = self._scene.content_rect(self._scene.selected)
        self._fit(area if not area.isEmpty() else self._scene.content_rect())

    def look(self) -> Look:
        """Return what is shown."""
        view = self._view
        return Look(self.zoom, view.mapToScene(view.viewport().rect().center()), self.keeps_fit)

    def show_look(self, look: Look | None) -> None:
        """Show what was shown before; the whole plan where nothing was, or where it was kept in sight."""
        if look is None or look.keeps_fit:
            self.fit_all()
        else:
            self.zoom_to(look.zoom)
            self.centre_on(look.centre)

    def bring_into_view(self, identifiers: Iterable[str]) -> None:
        """Scroll no further than needed to show items; zoom out where they are larger than the view."""
        area = self._scene.content_rect(identifiers)
        view = self._view
        shown = view.mapToScene(view.viewport().rect().adjusted(0, 0, 0, -self.free_below)).boundingRect()
        if area.isEmpty() or shown.contains(area):
            return
        if area.width() > shown.width() or area.height() > shown.height():
            self._fit(area)
        else:
            self._scroll_to(area)
            self.keeps_fit = False

    def reveal(self, identifier: str) -> None:
        """Scroll no further than needed to show an item."""
        area = self._scene.content_rect((identifier,))
        if not area.isEmpty():
            self._scroll_to(area)

    def centre_item(self, identifier: str) -> None:
        """Scroll an item to the middle, and zoom in to where it can be read."""
        if self.zoom < READABLE:
            self.zoom_to(READABLE)
        self.centre_on(self._scene.content_rect((identifier,)).center())

    def centre_on(self, point: QPointF) -> None:
        """Scroll a point of the scene to the middle."""
        self.keeps_fit = False
        self._view.centerOn(point)

    def begin_pan(self, point: QPoint) -> None:
        """Start panning at a point of the viewport."""
        self._pan_from = point
        self._view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def pan(self, point: QPoint) -> bool:
        """Scroll along with the pointer; return whether panning is active."""
        if self._pan_from is None:
            return False
        self._scroll(self._pan_from - point)
        self._pan_from = point
        self.keeps_fit = False
        return True

    def end_pan(self) -> bool:
        """Stop panning; return whether it was active."""
        active = self._pan_from is not None
        self._pan_from = None
        return active

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Zoom by Ctrl+wheel or pinch, scroll sideways by Shift+wheel; return whether the event was handled."""
        if isinstance(event, QWheelEvent):
            return self._handle_wheel(event)
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom_to(self.zoom * (1 + event.value()), event.position().toPoint())
            return True
        return False

    def _handle_wheel(self, event: QWheelEvent) -> bool:
        self.keeps_fit = False
        delta = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(delta.y() / WHEEL_STEP, event.position().toPoint())
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier and not delta.x():
            self._scroll(QPoint(round(-delta.y() * SCROLL / WHEEL_STEP), 0))
        else:
            return False
        event.accept()
        return True

    def _fit(self, area: QRectF) -> None:
        size = self._view.viewport().size()
        if area.isEmpty():
            self.zoom_to(1.0)  # an empty plan is not seen at the zoom of the one before it
        if area.isEmpty() or size.width() <= 2 * FIT_MARGIN:
            return
        wide = area.adjusted(-FIT_MARGIN, -FIT_MARGIN, FIT_MARGIN, FIT_MARGIN)
        height = max(size.height() - self.free_below - FREE_ABOVE, 1)
        with self._sight.one_step():
            self.zoom_to(min(size.width() / wide.width() / self._unit, height / wide.height() / self._unit, 1.0))
            aside = (self.free_below - FREE_ABOVE) / 2 / (self.zoom * self._unit)
            self._view.centerOn(wide.center() + QPointF(0, aside))

    def _scroll_to(self, area: QRectF) -> None:
        """Scroll no further than needed to show an area, clear of what lies over the lower edge."""
        area = area.adjusted(0, 0, 0, self.free_below / (self.zoom * self._unit))
        self._view.ensureVisible(area, REVEAL_MARGIN, REVEAL_MARGIN)

    def _scroll(self, by: QPoint) -> None:
        view = self._view
        with self._sight.one_step():
            for bar, step in ((view.horizontalScrollBar(), by.x()), (view.verticalScrollBar(), by.y())):
                bar.setValue(bar.value() + step)
