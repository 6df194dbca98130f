"""Adding by the pointer: the Place tool, and the drops from the palette that share its rules."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from models.plan.change import Change
from models.plan.entities import Entity, Position
from planner.canvas import drops
from planner.canvas.bench import Bench, Pointer
from planner.canvas.finding import holder_at
from planner.canvas.items.card import CardItem, Mark
from planner.canvas.items.host import HostItem
from planner.canvas.items.site import SiteItem
from planner.canvas.layout import PAD, SITE_HEADER, SITE_LEAST, VM, Box, size_of
from planner.canvas.tools.tool import Tool

GRIP = QPointF(24, 20)


class Dropping:
    """A new thing in the hand: where it would go, and its arrival there."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench

    def hover(self, kind: str, point: QPointF) -> bool:
        """Return whether it may be dropped at a point; what stands against it is said."""
        target = self._target(kind, point)
        fault = self._bench.fault(lambda: self._change(kind, target, None))
        self._bench.scene.mark(target, Mark.ILLEGAL if fault else Mark.TARGET)
        self._bench.say(fault)
        return not fault

    def drop(self, kind: str, point: QPointF, *, freely: bool = False) -> bool:
        """Return whether it was added at a point; it is then selected."""
        target = self._target(kind, point)
        position = self._position(kind, target, point, freely=freely)
        self.leave()
        change = self._bench.attempt(lambda: self._change(kind, target, position))
        if change is None:
            return False
        self._bench.selection.set((change.replacements[-1].key,))
        return True

    def leave(self) -> None:
        """Take the marks away."""
        self._bench.scene.mark(None)
        self._bench.say("")

    def size(self, kind: str) -> tuple[float, float]:
        """Return the size of the new thing's card."""
        if kind == "vm":
            return VM
        prototype: Entity = getattr(self._bench.catalogue, kind)
        return SITE_LEAST if kind == "site" else size_of(prototype)

    def _change(self, kind: str, target: CardItem | None, position: Position | None) -> Change:
        session, row = self._bench.session, self._bench.row_of(target)
        return drops.addition(session.plan, session.design_id, kind, row, position, self._bench.catalogue)

    def _target(self, kind: str, point: QPointF) -> CardItem | None:
        if kind in {"site", "link"}:
            return None
        return holder_at(self._bench.scene, point, HostItem if kind == "vm" else SiteItem)

    def _position(self, kind: str, target: CardItem | None, point: QPointF, *, freely: bool) -> Position | None:
        """Return where the card's corner goes, or None (an automatic place) where other cards are in the way."""
        origin = target.scenePos() if target is not None else QPointF(0, 0)
        x, y = drops.snapped(*(point - GRIP - origin).toTuple(), freely=freely)
        if target is not None:
            x, y = max(x, PAD), max(y, SITE_HEADER)
        wanted = Box(x, y, *self.size(kind))
        around = target.childItems() if target is not None else self._sites()
        if any(isinstance(item, CardItem) and item.box.overlaps(wanted) for item in around):
            return None
        return Position(x, y)

    def _sites(self) -> list[CardItem]:
        return [item for item in self._bench.scene.items_by_id.values() if isinstance(item, SiteItem)]


class PlaceTool(Tool):
    """A click on ground that fits adds; then the Select tool is back, unless many are wanted."""

    name = "place"
    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, bench: Bench, dropping: Dropping, kind: str, *, many: bool) -> None:
        super().__init__(bench)
        self._dropping, self._kind, self._many = dropping, kind, many
        self._ghost: QRectF | None = None

    def move(self, pointer: Pointer) -> None:
        """Show the new thing under the pointer and whether it fits there."""
        self._dropping.hover(self._kind, pointer.scene)
        width, height = self._dropping.size(self._kind)
        corner = pointer.scene - GRIP
        self._ghost = QRectF(corner.x(), corner.y(), width, height)
        self.bench.repaint()

    def press(self, pointer: Pointer) -> None:
        """Add."""
        freely = pointer.held(Qt.KeyboardModifier.AltModifier)
        added = self._dropping.drop(self._kind, pointer.scene, freely=freely)
        if added and not self._many and not pointer.held(Qt.KeyboardModifier.ControlModifier):
            self.bench.finished()

    def cancel(self) -> bool:
        """Return True: the tool is put away."""
        self._ghost = None
        self._dropping.leave()
        self.bench.repaint()
        return True

    def paint(self, painter: QPainter) -> None:
        """Paint the outline of the new thing."""
        if self._ghost is None:
            return
        pen = QPen(QColor(self.bench.scene.source.tokens.accent), 1.5)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self._ghost, 10, 10)
