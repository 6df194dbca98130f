"""The minimap: the whole plan in a corner of the canvas, with the visible part; a press or a drag there pans."""

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsView, QWidget

from planner.canvas.camera import Camera
from planner.canvas.layout import Layout
from planner.canvas.scene import PlanScene
from planner.session.selection import Selection
from planner.theme.tokens import Tokens

LARGEST, LEAST = QSizeF(216, 144), 48.0
# Largest part of the canvas's width and height.
LARGEST_PART = 0.3
CORNER, EDGE, RADIUS = 8, 6, 6
DIM = 0.6
# Of so many selected cards it keeps clear; others are too many to be worked at one by one.
MOST_CARDS = 20


class Minimap(QWidget):
    """An overlay of the canvas, visible only while part of the plan is out of sight.

    It stands in the lower right corner, above the legend if that reaches so far, and in the upper right one while it
    would cover what is selected.
    """

    def __init__(
        self, view: QGraphicsView, camera: Camera, scene: PlanScene, selection: Selection, legend: QWidget
    ) -> None:
        super().__init__(view)
        self._view, self._camera, self._scene, self._legend = view, camera, scene, legend
        self._selection = selection
        selection.changed.connect(self._on_view_changed)
        self._on = True
        self._beneath = False
        self._layout: Layout | None = None
        self._plan = QRectF()
        self._picture = QPixmap()
        self._painted_of: tuple[object, ...] = ()
        self.setObjectName("minimap")
        self.setAccessibleName(self.tr("Minimap"))
        self.setAccessibleDescription(self.tr("The whole plan; click or drag to see another part of it."))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        for bar in (view.horizontalScrollBar(), view.verticalScrollBar()):
            bar.valueChanged.connect(self._on_view_changed)
        camera.zoom_changed.connect(self._on_view_changed)
        view.installEventFilter(self)
        self.hide()

    def set_enabled(self, *, on: bool) -> None:
        """Show the minimap when it is of use, or never."""
        self._on = on
        self.refresh()

    def set_dragging(self, point: QPoint | None) -> None:
        """Hide while something is dragged to a point beneath, until the drag ends (None)."""
        beneath = point is not None and self.geometry().contains(point)
        if beneath or point is None:
            self._beneath = beneath
            self.refresh()

    def refresh(self) -> None:
        """Show, resize and repaint the minimap if part of the plan is out of sight, else hide it."""
        if self._layout is not self._scene.layout:
            self._layout, self._plan = self._scene.layout, self._scene.content_rect()
        plan = self._plan
        needed = self._on and not self._beneath and not plan.isEmpty() and not self._visible_area().contains(plan)
        if needed:
            most = (QSizeF(self._view.viewport().size()) * LARGEST_PART).boundedTo(LARGEST)
            size = plan.size().scaled(most, Qt.AspectRatioMode.KeepAspectRatio)
            self.resize(round(max(size.width(), LEAST)) + 2 * EDGE, round(max(size.height(), LEAST)) + 2 * EDGE)
            self.move(self._place())
        self.setVisible(needed)
        self.update()

    def _place(self) -> QPoint:
        """Return the upper left corner of where it stands."""
        room = self._view.viewport().geometry().adjusted(CORNER, CORNER, -CORNER, -CORNER)
        left = room.right() - self.width() + 1
        lower = QRect(QPoint(left, room.bottom() - self.height() + 1), self.size())
        if self._legend.isVisible() and self._legend.geometry().intersects(lower):
            lower.moveBottom(self._legend.y() - CORNER)
        upper = QRect(QPoint(left, room.top()), self.size())
        return (upper if self._covers_selected(lower) and not self._covers_selected(upper) else lower).topLeft()

    def _covers_selected(self, place: QRect) -> bool:
        seen = self._view.mapToScene(place.translated(-self._view.viewport().pos())).boundingRect()
        selected = self._selection.ids[:MOST_CARDS]
        return any(self._scene.content_rect((name,)).intersects(seen) for name in selected)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the minimap when the canvas is resized; the event goes on to the canvas."""
        if event.type() == QEvent.Type.Resize:
            self.refresh()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Scroll the pressed point to the middle of the canvas."""
        self._camera.centre_on(self._scene_point(event.position()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._camera.centre_on(self._scene_point(event.position()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Keep the event from the canvas below."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plan and the visible part."""
        tokens = self._scene.source.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens.border), 1))
        painter.setBrush(QColor(tokens.canvas))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        painter.drawPixmap(QPointF(0, 0), self._plan_picture(tokens))
        self._paint_visible(painter, tokens)
        painter.end()

    def _paint_visible(self, painter: QPainter, tokens: Tokens) -> None:
        """Outline the visible part, and dim the rest."""
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        visible = self._on_map(self._visible_area()).intersected(whole)
        rest = QPainterPath()
        rest.addRoundedRect(whole, RADIUS, RADIUS)
        rest.addRect(visible)
        dim = QColor(tokens.canvas)
        dim.setAlphaF(DIM)
        painter.fillPath(rest, dim)
        painter.setPen(QPen(QColor(tokens.accent), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(visible)

    def _plan_picture(self, tokens: Tokens) -> QPixmap:
        """Return the cached picture of the plan, painted anew if anything has changed."""
        source, ratio = self._scene.source, self.devicePixelRatioF()
        now = (self._scene.layout, source.evaluation, tokens, self.size(), ratio)
        if len(self._painted_of) == len(now) and all(map(_is_same, now, self._painted_of)):
            return self._picture
        self._painted_of = now
        self._picture = QPixmap(self.size() * ratio)
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._picture)
        self._paint_plan(painter, tokens)
        painter.end()
        return self._picture

    def _paint_plan(self, painter: QPainter, tokens: Tokens) -> None:
        plan, raster = self._plan, self._scene.level_of_detail.raster()
        for kind, colour in (("site", tokens.site), ("population", tokens.chip), ("dag", tokens.card)):
            painter.setPen(QPen(QColor(tokens.site_border), 1))
            painter.setBrush(QColor(colour))
            areas = [self._scene.area_of(identifier) for identifier in self._scene.ids_of_kind(kind)]
            painter.drawRects([self._on_map(area) for area in areas])
        corners = {site: self._scene.standing.corner_of(site) for site in self._scene.layout.contents.physical}
        scale = self._scale()
        painter.translate(self._on_map(plan).topLeft())
        painter.scale(scale, scale)
        painter.translate(-plan.topLeft())
        raster.set_excluded(self._scene.level_of_detail.hidden())
        raster.paint(painter, plan, corners, tokens)

    def _scale(self) -> float:
        plan = self._plan
        return min((self.width() - 2 * EDGE) / plan.width(), (self.height() - 2 * EDGE) / plan.height())

    def _on_map(self, area: QRectF) -> QRectF:
        plan, scale = self._plan, self._scale()
        corner = (area.topLeft() - plan.topLeft()) * scale + self._margin()
        return QRectF(corner, area.size() * scale)

    def _scene_point(self, point: QPointF) -> QPointF:
        return (point - self._margin()) / self._scale() + self._plan.topLeft()

    def _margin(self) -> QPointF:
        """Return the margin that centres the plan."""
        plan, scale = self._plan, self._scale()
        return QPointF((self.width() - plan.width() * scale) / 2, (self.height() - plan.height() * scale) / 2)

    def _visible_area(self) -> QRectF:
        return self._view.mapToScene(self._view.viewport().rect()).boundingRect()

    def _on_view_changed(self, _value: object) -> None:
        self.refresh()


def _is_same(now: object, before: object) -> bool:
    """Return whether nothing has changed: plans are compared by identity, which is fast, sizes by value."""
    return now is before or (isinstance(now, QSize | float) and now == before)
