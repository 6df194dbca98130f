"""Adding by the pointer: the Place tool, and the drops from the palette that share its rules."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from models.plan import pasting
from models.plan.change import Change
from models.plan.entities import Entity, Plan, Position, Vm
from planner.canvas import drops
from planner.canvas.bench import Bench, Pointer
from planner.canvas.finding import holder_at, item_at
from planner.canvas.items.card import CardItem, Mark
from planner.canvas.items.host import HostItem
from planner.canvas.items.site import SiteItem
from planner.canvas.layout import PAD, SITE_HEADER, SITE_LEAST, VM, Box, size_of
from planner.canvas.resting import rest_of
from planner.canvas.snapping import Guide
from planner.canvas.tools.guides import paint_guides
from planner.canvas.tools.targets import Targets, holders
from planner.canvas.tools.tool import Tool
from planner.presenters.dragging import TEMPLATE

GRIP = QPointF(24, 20)


class Dropping:
    """A new thing in the hand: where it would go, and its arrival there."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._ghost: Box | None = None
        self._guides: tuple[Guide, ...] = ()
        self._kind = ""
        self.targets = Targets(bench)

    def hover(self, kind: str, point: QPointF, *, freely: bool = False) -> bool:
        """Return whether it may be dropped at a point; what stands against it is said there."""
        if kind != self._kind:
            self._kind = kind
            self.targets.offer(self._takers(kind))
        target = self._target(kind, point)
        fault = self._bench.fault(lambda: self._change(kind, target, None))
        below = item_at(self._bench.scene, point) if fault else target
        self._bench.scene.mark(below, Mark.ILLEGAL if fault else Mark.TARGET)
        self._bench.refuse(fault, point)
        self._ghost, self._guides = None, ()
        if kind != "link":
            self._ghost, self._guides = self._resting(kind, target, point, freely=freely or bool(fault))
        self._bench.repaint()
        return not fault

    def drop(self, kind: str, point: QPointF, *, freely: bool = False, name: str = "") -> bool:
        """Return whether it was added at a point, under a name where one is given; it is then selected."""
        target = self._target(kind, point)
        position = self._position(kind, target, point, freely=freely)
        self.leave()
        change = self._bench.attempt(lambda: self._change(kind, target, position, name))
        if change is None:
            return False
        template = kind.startswith(TEMPLATE)
        self._bench.selection.set(pasting.outermost(change) if template else (change.replacements[-1].key,))
        return True

    def leave(self) -> None:
        """Take the marks away."""
        self._kind = ""
        self.targets.clear()
        self._ghost, self._guides = None, ()
        self._bench.scene.mark(None)
        self._bench.refuse("")

    def paint(self, painter: QPainter) -> None:
        """Paint the outline of the new thing, what takes it, and what it is in line with."""
        self.targets.paint(painter)
        if self._ghost is None:
            return
        tokens = self._bench.scene.source.tokens
        pen = QPen(QColor(tokens.accent), 1.5)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(self._ghost.x, self._ghost.y, self._ghost.width, self._ghost.height), 10, 10)
        paint_guides(painter, self._guides, tokens)

    def size(self, kind: str) -> tuple[float, float]:
        """Return the size of the new thing's card."""
        if kind == "vm":
            return VM
        if kind.startswith(TEMPLATE):
            return _size_of_template(self._bench.catalogue.templates.get(kind.removeprefix(TEMPLATE)))
        prototype: Entity = getattr(self._bench.catalogue, kind)
        return SITE_LEAST if kind == "site" else size_of(prototype)

    def _change(self, kind: str, target: CardItem | None, position: Position | None, name: str = "") -> Change:
        session, row = self._bench.session, self._bench.row_of(target)
        change = drops.addition(session.plan, session.design_id, kind, row, position, self._bench.catalogue)
        return drops.named(change, name) if name else change

    def _target(self, kind: str, point: QPointF) -> CardItem | None:
        if kind in {"site", "link"}:
            return None
        return holder_at(self._bench.scene, point, _kind_of_target(kind))

    def _takers(self, kind: str) -> tuple[CardItem, ...]:
        """Return what takes a new thing, where it does not stand on the canvas itself."""
        if kind in {"site", "link"}:
            return ()
        return holders(self._bench, _kind_of_target(kind), lambda target: self._change(kind, target, None))

    def _position(self, kind: str, target: CardItem | None, point: QPointF, *, freely: bool) -> Position | None:
        """Return where the card's corner goes, or None (an automatic place) where other cards are in the way."""
        origin = target.scenePos() if target is not None else QPointF(0, 0)
        box, _guides = self._resting(kind, target, point, freely=freely)
        x, y = box.x - origin.x(), box.y - origin.y()
        if target is not None:
            x, y = max(x, PAD), max(y, SITE_HEADER)
        wanted = Box(x, y, *self.size(kind))
        around = target.childItems() if target is not None else self._sites()
        if any(isinstance(item, CardItem) and item.box.overlaps(wanted) for item in around):
            return None
        return Position(x, y)

    def _resting(
        self, kind: str, target: CardItem | None, point: QPointF, *, freely: bool
    ) -> tuple[Box, tuple[Guide, ...]]:
        """Return where on the scene the new card would be drawn, and why there; VMs go in the order of their host."""
        corner = point - GRIP
        box = Box(corner.x(), corner.y(), *self.size(kind))
        if freely or kind == "vm":
            return box, ()
        rest = rest_of(self._bench, box, target, corner, "xy", set())
        return Box(box.x + rest.shift.x(), box.y + rest.shift.y(), box.width, box.height), rest.guides

    def _sites(self) -> list[CardItem]:
        return [item for item in self._bench.scene.items_by_id.values() if isinstance(item, SiteItem)]


def _kind_of_target(kind: str) -> type[CardItem]:
    return HostItem if kind == "vm" else SiteItem


def _size_of_template(template: Plan | None) -> tuple[float, float]:
    """Return the size of the largest card of a template, or of a site where it brings several."""
    machines = [machine for design in template.designs for machine in design.machines] if template else []
    if template is None or len(template.sites) > 1 or not machines:
        return SITE_LEAST
    vms = sum(isinstance(machine, Vm) for machine in machines)
    return max(size_of(machine, vms) for machine in machines if not isinstance(machine, Vm))


class PlaceTool(Tool):
    """A click on ground that fits adds; then the Select tool is back, unless many are wanted."""

    name = "place"
    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, bench: Bench, dropping: Dropping, kind: str, *, many: bool) -> None:
        super().__init__(bench)
        self._dropping, self._kind, self._many = dropping, kind, many

    def move(self, pointer: Pointer) -> None:
        """Show the new thing under the pointer and whether it fits there."""
        self._dropping.hover(self._kind, pointer.scene, freely=pointer.held(Qt.KeyboardModifier.AltModifier))

    def press(self, pointer: Pointer) -> None:
        """Add."""
        freely = pointer.held(Qt.KeyboardModifier.AltModifier)
        added = self._dropping.drop(self._kind, pointer.scene, freely=freely)
        if added and not self._many and not pointer.held(Qt.KeyboardModifier.ControlModifier):
            self.bench.finished()

    def cancel(self) -> bool:
        """Return True: the tool is put away."""
        self._dropping.leave()
        return True
