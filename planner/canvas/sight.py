"""What of the scene is in sight, and when another part of it is."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QGraphicsView

# Lines are painted as far beside their area [px of the screen].
BESIDE = 2


class Sight(QObject):
    """The visible part of the scene of a view.

    Signal ``moved``: it is another one; said once for each step, however many scrolls and zooms it is made of.
    """

    moved = Signal()

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._view = view
        self._is_moving = False
        for bar in (view.horizontalScrollBar(), view.verticalScrollBar()):
            bar.valueChanged.connect(self._on_scrolled)

    @property
    def area(self) -> QRectF:
        """Return the part of the scene that is in sight."""
        return self._view.mapToScene(self._view.viewport().rect()).boundingRect()

    @contextmanager
    def one_step(self) -> Iterator[None]:
        """Say only at the end of the outermost step that the view moved: what is between is never seen."""
        outermost, self._is_moving = not self._is_moving, True
        try:
            yield
        finally:
            self._is_moving = not outermost
        if outermost:
            self.moved.emit()

    def repaint(self, area: QRectF | None) -> None:
        """Repaint an area of the scene, or all that is in sight."""
        if area is None:
            self._view.viewport().update()
        else:
            shown = self._view.mapFromScene(area).boundingRect()
            self._view.viewport().update(shown.adjusted(-BESIDE, -BESIDE, BESIDE, BESIDE))

    def _on_scrolled(self, _value: int) -> None:
        if not self._is_moving:
            self.moved.emit()
