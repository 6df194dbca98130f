"""The whole plan in a corner of the canvas, and which part of it is seen; a press or a drag there pans."""

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from planner.canvas.items.population import PopulationItem
from planner.canvas.items.site import SiteItem
from planner.canvas.layout import Layout
from planner.canvas.scene import PlanScene
from planner.canvas.zoom_view import ZoomView
from planner.theme.tokens import Tokens

LARGEST, LEAST = QSizeF(216, 144), 48.0
# It takes at most this part of the canvas's width and height.
LARGEST_PART = 0.3
CORNER, EDGE, RADIUS = 12, 6, 6
DIM = 0.6


class Minimap(QWidget):
    """An overlay of the canvas; it is seen only while part of the plan is not."""

    def __init__(self, view: ZoomView, scene: PlanScene) -> None:
        super().__init__(view)
        self._view, self._scene = view, scene
        self._on = True
        self._layout: Layout | None = None
        self._plan = QRectF()
        self._picture = QPixmap()
        self._painted_of: tuple[object, ...] = ()
        self.setObjectName("minimap")
        self.setAccessibleName(self.tr("Minimap"))
        self.setAccessibleDescription(self.tr("The whole plan; press or drag to see another part of it."))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        for bar in (view.horizontalScrollBar(), view.verticalScrollBar()):
            bar.valueChanged.connect(self._follow_bar)
        view.zoom_changed.connect(self._follow_bar)
        view.installEventFilter(self)
        self.hide()

    def turn(self, *, on: bool) -> None:
        """Show it where it is of use, or not at all."""
        self._on = on
        self.follow()

    def follow(self) -> None:
        """Stand in the corner, as large as the plan's shape allows, while part of the plan is out of sight."""
        if self._layout is not self._scene.layout:
            self._layout, self._plan = self._scene.layout, self._scene.content_rect()
        plan = self._plan
        needed = self._on and not plan.isEmpty() and not self._seen().contains(plan)
        if needed:
            most = (QSizeF(self._view.viewport().size()) * LARGEST_PART).boundedTo(LARGEST)
            size = plan.size().scaled(most, Qt.AspectRatioMode.KeepAspectRatio)
            self.resize(round(max(size.width(), LEAST)) + 2 * EDGE, round(max(size.height(), LEAST)) + 2 * EDGE)
            ground = self._view.viewport().geometry()
            self.move(ground.right() - self.width() - CORNER + 1, ground.bottom() - self.height() - CORNER + 1)
        self.setVisible(needed)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Return False: the canvas gets every event; its size moves the corner."""
        if event.type() == QEvent.Type.Resize:
            self.follow()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show what was pressed in the middle of the canvas."""
        self._view.show_around(self._scene_point(event.position()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._view.show_around(self._scene_point(event.position()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go; the canvas below is not told."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plan and the part that is seen."""
        tokens = self._scene.source.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens.border), 1))
        painter.setBrush(QColor(tokens.canvas))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        painter.drawPixmap(QPointF(0, 0), self._plan_picture(tokens))
        self._paint_seen(painter, tokens)
        painter.end()

    def _paint_seen(self, painter: QPainter, tokens: Tokens) -> None:
        """Outline the part that is seen, and dim the rest."""
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        seen = self._on_map(self._seen()).intersected(whole)
        rest = QPainterPath()
        rest.addRoundedRect(whole, RADIUS, RADIUS)
        rest.addRect(seen)
        dim = QColor(tokens.canvas)
        dim.setAlphaF(DIM)
        painter.fillPath(rest, dim)
        painter.setPen(QPen(QColor(tokens.accent), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(seen)

    def _plan_picture(self, tokens: Tokens) -> QPixmap:
        """Return the plan as it was painted last, or anew where it has changed since."""
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
        plan, crowd = self._plan, self._scene.distance.crowd()
        items = self._scene.items_by_id.values()
        for kind, colour in ((SiteItem, tokens.site), (PopulationItem, tokens.chip)):
            painter.setPen(QPen(QColor(tokens.site_border), 1))
            painter.setBrush(QColor(colour))
            grounds = [item.mapRectToScene(item.rect) for item in items if isinstance(item, kind)]
            painter.drawRects([self._on_map(ground) for ground in grounds])
        corners = {site: self._scene.items_by_id[site].pos() for site in self._scene.layout.contents.physical}
        scale = self._scale()
        painter.translate(self._on_map(plan).topLeft())
        painter.scale(scale, scale)
        painter.translate(-plan.topLeft())
        crowd.hide(())
        crowd.paint(painter, plan, corners, tokens)

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
        """Return where the plan's corner is drawn, so that it stands in the middle."""
        plan, scale = self._plan, self._scale()
        return QPointF((self.width() - plan.width() * scale) / 2, (self.height() - plan.height() * scale) / 2)

    def _seen(self) -> QRectF:
        return self._view.mapToScene(self._view.viewport().rect()).boundingRect()

    def _follow_bar(self, _value: object) -> None:
        self.follow()


def _is_same(one: object, other: object) -> bool:
    """Return whether nothing has changed: plans are compared by identity, which is quick, sizes by value."""
    return one is other or (isinstance(one, QSize | float) and one == other)
