"""The Select tool: click, drag, rubber band."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QApplication

from planner.canvas import drops
from planner.canvas.hit_testing import ids_in, item_at
from planner.canvas.site_headers import triangle_at
from planner.canvas.tool_context import Pointer, ToolContext
from planner.canvas.tools.card_drag import CardDrag
from planner.canvas.tools.guides import area_of_guides, paint_guides
from planner.canvas.tools.tool import Tool

Modifier = Qt.KeyboardModifier
ADDING = (Modifier.ShiftModifier, Modifier.ControlModifier)


class SelectTool(Tool):
    """A press selects, a drag moves the selection, a drag on the empty canvas draws a rubber band."""

    name = "select"

    def __init__(self, context: ToolContext) -> None:
        super().__init__(context)
        self._pressed: QPointF | None = None
        self._grabbed = ""
        self._narrow_on_release = False
        self._drag: CardDrag | None = None
        self._band: QRectF | None = None
        self._before: tuple[str, ...] = ()

    def press(self, pointer: Pointer) -> None:
        """Select the item under the pointer, or collapse or open the site whose triangle is there."""
        site = triangle_at(self.context.scene, pointer.scene, self.context.zoom)
        if site:
            self.context.toggle_site(site)
            return
        item = item_at(self.context.scene, pointer.scene)
        self._pressed, self._before = pointer.scene, self.context.selection.ids
        self._grabbed = item.identifier if item is not None else ""
        self._narrow_on_release = False
        if item is None:
            if not pointer.held(*ADDING):
                self.context.selection.clear()
        elif pointer.held(Modifier.ControlModifier):
            self.context.selection.set(_toggled(self._before, self._grabbed))
        elif pointer.held(Modifier.ShiftModifier):
            self.context.selection.set((*self._before, self._grabbed))
        elif self._grabbed in self._before:
            self._narrow_on_release = True
        else:
            self.context.selection.set((self._grabbed,))

    def move(self, pointer: Pointer) -> None:
        """Drag the selected cards, or draw the rubber band."""
        if self._pressed is None:
            return
        if self._drag is None and self._band is None and self._is_drag(pointer):
            self._begin(pointer)
        if self._drag is not None:
            before = self._drag.guides
            self._drag.move(pointer)
            if before or self._drag.guides:
                self.context.repaint(area_of_guides((*before, *self._drag.guides)))
        elif self._band is not None:
            self._stretch_band(pointer)

    def release(self, pointer: Pointer) -> None:
        """Drop the cards, or end the rubber band, or select only the clicked item."""
        drag, grabbed = self._drag, self._grabbed
        narrow = self._narrow_on_release and drag is None
        self._reset()
        if drag is not None:
            drag.drop()
        elif narrow:
            self.context.selection.set((grabbed,))

    def cancel(self) -> bool:
        """Cancel the drag or the rubber band; return whether there was one."""
        drag, band = self._drag, self._band
        before = self._before
        self._reset()
        if drag is not None:
            drag.cancel()
        if band is not None:
            self.context.selection.set(before)
        return drag is not None or band is not None

    def paint(self, painter: QPainter) -> None:
        """Paint the rubber band, or the targets and guides of dragged cards."""
        if self._drag is not None:
            self._drag.targets.paint(painter)
            paint_guides(painter, self._drag.guides, self.context.scene.source.tokens)
        if self._band is None:
            return
        accent = QColor(self.context.scene.source.tokens.accent)
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
        scene = self.context.scene
        ids = drops.dragged_ids(scene.source.rows, self._grabbed, self.context.selection.ids)
        if ids:
            self._drag = CardDrag(self.context, self._grabbed, ids, self._pressed)

    def _stretch_band(self, pointer: Pointer) -> None:
        assert self._pressed is not None  # noqa: S101 - only called while the button is down
        before, self._band = self._band, QRectF(self._pressed, pointer.scene).normalized()
        inside = ids_in(self.context.scene, self._band)
        self.context.selection.set((*self._before, *inside) if pointer.held(*ADDING) else inside)
        self.context.repaint(self._band.united(before or self._band))

    def _is_drag(self, pointer: Pointer) -> bool:
        shift = pointer.scene - self._pressed if self._pressed is not None else QPointF()
        return shift.manhattanLength() * self.context.zoom >= QApplication.startDragDistance()

    def _reset(self) -> None:
        self._pressed, self._drag, self._band, self._grabbed = None, None, None, ""
        self._narrow_on_release = False
        self.context.repaint(None)


def _toggled(ids: tuple[str, ...], identifier: str) -> tuple[str, ...]:
    return tuple(other for other in ids if other != identifier) if identifier in ids else (*ids, identifier)
