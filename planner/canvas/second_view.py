"""A second look at the scene of the canvas: the whole plan, to be read only."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHideEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGraphicsView

from planner.canvas.view import CanvasView

MARGIN = 16.0
SMALLEST = QSize(240, 160)


class SecondView(QGraphicsView):
    """Shows the items of the canvas in another place while the canvas itself is out of sight.

    Parameters
    ----------
    canvas : CanvasView
        Whose scene it shows; it gets its level of detail back.
    """

    def __init__(self, canvas: CanvasView) -> None:
        super().__init__(canvas.context.scene)
        self._canvas, self._plan_scene = canvas, canvas.context.scene
        self.setObjectName("canvas")
        self.setAccessibleName(self.tr("The plan with the failure"))
        self.setInteractive(False)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(SMALLEST)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        for set_policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            set_policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def sizeHint(self) -> QSize:
        """Return a size that any window has: Qt's would be that of the whole scene."""
        return SMALLEST

    def fit(self) -> None:
        """Show the whole plan, at most at 100 %."""
        area = self._plan_scene.content_rect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        size = self.viewport().size()
        if area.isEmpty() or not self.isVisible():
            return
        zoom = min(size.width() / area.width(), size.height() / area.height(), 1.0)
        self.resetTransform()
        self.scale(zoom, zoom)
        self.centerOn(area.center())
        seen = self.mapToScene(self.viewport().rect()).boundingRect()
        self._plan_scene.show_area(seen, zoom / self._plan_scene.source.dots)

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the plan."""
        super().showEvent(event)
        self.fit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Give the canvas back what it shows."""
        super().hideEvent(event)
        self._canvas.show_area()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the plan in sight."""
        super().resizeEvent(event)
        self.fit()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the ground of the canvas."""
        painter.fillRect(QRectF(rect), QColor(self._plan_scene.source.tokens.canvas))
