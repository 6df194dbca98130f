"""The Select tool: choose, drag, rubber band."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QApplication

from planner.canvas import drops
from planner.canvas.bench import Bench, Pointer
from planner.canvas.finding import ids_in, item_at
from planner.canvas.tools.card_drag import CardDrag
from planner.canvas.tools.guides import paint_guides
from planner.canvas.tools.tool import Tool

Modifier = Qt.KeyboardModifier
ADDING = (Modifier.ShiftModifier, Modifier.ControlModifier)


class SelectTool(Tool):
    """Press chooses, a drag moves what is chosen, a drag on empty ground is a rubber band."""

    name = "select"

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self._pressed: QPointF | None = None
        self._grabbed = ""
        self._narrow_on_release = False
        self._drag: CardDrag | None = None
        self._band: QRectF | None = None
        self._before: tuple[str, ...] = ()

    def press(self, pointer: Pointer) -> None:
        """Choose what is under the pointer."""
        item = item_at(self.bench.scene, pointer.scene)
        self._pressed, self._before = pointer.scene, self.bench.selection.ids
        self._grabbed = item.identifier if item is not None else ""
        self._narrow_on_release = False
        if item is None:
            if not pointer.held(*ADDING):
                self.bench.selection.clear()
        elif pointer.held(Modifier.ControlModifier):
            self.bench.selection.set(_toggled(self._before, self._grabbed))
        elif pointer.held(Modifier.ShiftModifier):
            self.bench.selection.set((*self._before, self._grabbed))
        elif self._grabbed in self._before:
            self._narrow_on_release = True
        else:
            self.bench.selection.set((self._grabbed,))

    def move(self, pointer: Pointer) -> None:
        """Drag cards, or draw the rubber band."""
        if self._pressed is None:
            return
        if self._drag is None and self._band is None and self._is_far(pointer):
            self._begin(pointer)
        if self._drag is not None:
            self._drag.move(pointer)
            self.bench.repaint()
        elif self._band is not None:
            self._stretch(pointer)

    def release(self, pointer: Pointer) -> None:
        """Drop, or end the rubber band, or narrow the selection to what was clicked."""
        drag, grabbed = self._drag, self._grabbed
        narrow = self._narrow_on_release and drag is None
        self._reset()
        if drag is not None:
            drag.drop()
        elif narrow:
            self.bench.selection.set((grabbed,))

    def cancel(self) -> bool:
        """Return whether a drag or a rubber band was given up."""
        drag, band = self._drag, self._band
        before = self._before
        self._reset()
        if drag is not None:
            drag.cancel()
        if band is not None:
            self.bench.selection.set(before)
        return drag is not None or band is not None

    def paint(self, painter: QPainter) -> None:
        """Paint the rubber band, or why dragged cards rest where they do."""
        if self._drag is not None:
            self._drag.targets.paint(painter)
            paint_guides(painter, self._drag.guides, self.bench.scene.source.tokens)
        if self._band is None:
            return
        accent = QColor(self.bench.scene.source.tokens.accent)
        pen = QPen(accent, 1)
        pen.setCosmetic(True)
        painter.setPen(pen)
        accent.setAlphaF(0.08)
        painter.setBrush(accent)
        painter.drawRect(self._band)

    def _begin(self, pointer: Pointer) -> None:
        assert self._pressed is not None  # noqa: S101 - only called while the button is down
        if not self._grabbed:
            self._band = QRectF(self._pressed, self._pressed)
            return
        scene = self.bench.scene
        ids = drops.carried(scene.source.rows, self._grabbed, self.bench.selection.ids)
        if ids:
            self._drag = CardDrag(self.bench, self._grabbed, ids, self._pressed)

    def _stretch(self, pointer: Pointer) -> None:
        assert self._pressed is not None  # noqa: S101 - only called while the button is down
        self._band = QRectF(self._pressed, pointer.scene).normalized()
        held = ids_in(self.bench.scene, self._band)
        self.bench.selection.set((*self._before, *held) if pointer.held(*ADDING) else held)
        self.bench.repaint()

    def _is_far(self, pointer: Pointer) -> bool:
        shift = pointer.scene - self._pressed if self._pressed is not None else QPointF()
        return shift.manhattanLength() * self.bench.zoom >= QApplication.startDragDistance()

    def _reset(self) -> None:
        self._pressed, self._drag, self._band, self._grabbed = None, None, None, ""
        self._narrow_on_release = False
        self.bench.repaint()


def _toggled(ids: tuple[str, ...], one: str) -> tuple[str, ...]:
    return tuple(other for other in ids if other != one) if one in ids else (*ids, one)
