"""What lies over the canvas, minimap and legend: how they keep clear of each other, of drags and of a fitted plan."""

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtWidgets import QGraphicsView, QWidget

from planner.canvas.camera import Camera
from planner.canvas.legend import Legend
from planner.canvas.minimap import Minimap
from planner.canvas.scene import PlanScene
from planner.session.selection import Selection
from planner.theme.tokens import Tokens


class Overlays(QObject):
    """The minimap and the legend of a canvas."""

    def __init__(
        self, view: QGraphicsView, camera: Camera, scene: PlanScene, selection: Selection, tokens: Tokens
    ) -> None:
        super().__init__(view)
        self._camera, self._scene = camera, scene
        self.legend = Legend(view, tokens)
        self.minimap = Minimap(view, camera, scene, selection, self.legend)
        for widget in (self.legend, self.minimap):
            widget.setAcceptDrops(True)
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide what an entry of the palette is dragged over: the canvas beneath gets the drag then, and the drop."""
        if event.type() == QEvent.Type.DragEnter and isinstance(watched, QWidget):
            self.clear_way(watched.geometry().center())
            return True
        return super().eventFilter(watched, event)

    def set_tokens(self, tokens: Tokens) -> None:
        """Change the theme."""
        self.minimap.refresh()
        self.legend.set_tokens(tokens)

    def set_letters(self, scale: float) -> None:
        """Change the letters of the legend; the plan is left where it is."""
        self.legend.set_tokens(self._scene.source.tokens.at_scale(scale))
        self._camera.free_below = self.legend.height_taken
        self.minimap.refresh()

    def show_legend(self, on: bool) -> None:
        """Show or hide the legend."""
        self.legend.set_on(on)
        self.fit()

    def fit(self) -> None:
        """Follow the size of the canvas; the whole plan stays in sight until the user zooms or scrolls."""
        self.legend.fit()
        self._camera.free_below = self.legend.height_taken
        if self._camera.keeps_fit:
            self._camera.fit_all()
        self.minimap.refresh()

    def clear_way(self, point: QPoint | None = None) -> None:
        """Hide what lies where something is dragged, until the drag ends (None)."""
        self.minimap.set_dragging(point)
        self.legend.set_dragging(point)
