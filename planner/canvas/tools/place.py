"""Adding items with the mouse: the Place tool, and the placement that it shares with drops from the palette."""

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from models.plan import pasting
from models.plan.change import Change
from models.plan.entities import Entity, Plan
from models.plan.position import Position
from planner.canvas import drops
from planner.canvas.boxes import Box
from planner.canvas.hit_testing import container_at, item_at
from planner.canvas.items.card import CardItem, Mark
from planner.canvas.layout import DAG, PAD, SITE_HEADER, SITE_LEAST, VM, size_of
from planner.canvas.snapping import Guide
from planner.canvas.tool_context import Pointer, ToolContext
from planner.canvas.tools.guides import paint_guides
from planner.canvas.tools.targets import Targets, container_targets
from planner.canvas.tools.tool import Tool
from planner.presenters.dragging import TEMPLATE

GRIP = QPointF(24, 20)
# Of items that are drawn in one size, or whose size follows from what is in them.
SIZES = {"vm": VM, "site": SITE_LEAST, "dag": DAG}


class Placement:
    """Previews where a new item would go, and adds it there."""

    def __init__(self, context: ToolContext) -> None:
        self._context = context
        self._ghost: Box | None = None
        self._guides: tuple[Guide, ...] = ()
        self._kind = ""
        self.targets = Targets(context)

    def hover(self, kind: str, point: QPointF, *, freely: bool = False) -> bool:
        """Preview the item at a point; return whether it may be dropped there, and show the reason if not."""
        if kind != self._kind:
            self._kind = kind
            self.targets.show(self._possible_targets(kind))
        target = self._target(kind, point)
        error = self._context.error_of(lambda: self._change(kind, target, None))
        below = item_at(self._context.scene, point) if error else target
        self._context.scene.mark(below, Mark.ILLEGAL if error else Mark.TARGET)
        self._context.show_reason(error, point)
        self._ghost, self._guides = None, ()
        if kind != "link":
            self._ghost, self._guides = self._snapped(kind, target, point, freely=freely or bool(error))
        self._context.repaint(None)
        return not error

    def drop(self, kind: str, point: QPointF, *, freely: bool = False, name: str = "") -> bool:
        """Add the item at a point, under the given name if any, and select it; return whether it was added."""
        target = self._target(kind, point)
        position = self._position(kind, target, point, freely=freely)
        self.clear()
        change = self._context.attempt(lambda: self._change(kind, target, position, name))
        if change is None:
            return False
        template = kind.startswith(TEMPLATE)
        self._context.selection.set(pasting.outermost(change) if template else (change.replacements[-1].key,))
        return True

    def clear(self) -> None:
        """Remove the preview and the marks."""
        self._kind = ""
        self.targets.clear()
        self._ghost, self._guides = None, ()
        self._context.scene.mark(None)
        self._context.show_reason("")

    def paint(self, painter: QPainter) -> None:
        """Paint the outlines of the new item and of its possible targets, and the guides."""
        self.targets.paint(painter)
        if self._ghost is None:
            return
        tokens = self._context.scene.source.tokens
        pen = QPen(QColor(tokens.accent), 1.5)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(self._ghost.x, self._ghost.y, self._ghost.width, self._ghost.height), 10, 10)
        paint_guides(painter, self._guides, tokens)

    def _size(self, kind: str) -> tuple[float, float]:
        """Return the size of the new item."""
        if kind in SIZES:
            return SIZES[kind]
        if kind.startswith(TEMPLATE):
            return _size_of_template(self._context.catalogue.templates.get(kind.removeprefix(TEMPLATE)))
        prototype: Entity = getattr(self._context.catalogue, kind)
        return size_of(prototype)

    def _change(self, kind: str, target: CardItem | None, position: Position | None, name: str = "") -> Change:
        session, row = self._context.session, self._context.row_of(target)
        change = drops.add_change(session.plan, session.design_id, kind, row, position, self._context.catalogue)
        return drops.with_name(change, name) if name else change

    def _target(self, kind: str, point: QPointF) -> CardItem | None:
        container = _container_kind(kind)
        return container_at(self._context.scene, point, container) if container else None

    def _possible_targets(self, kind: str) -> list[str]:
        """Return the ids of the items that accept the new item, if the empty canvas does not."""
        container = _container_kind(kind)
        if not container:
            return []
        return container_targets(self._context, container, lambda target: self._change(kind, target, None))

    def _position(self, kind: str, target: CardItem | None, point: QPointF, *, freely: bool) -> Position | None:
        """Return the position of the new item, or None (automatic) if it would overlap other cards."""
        origin = target.scenePos() if target is not None else QPointF(0, 0)
        box, _guides = self._snapped(kind, target, point, freely=freely)
        x, y = box.x - origin.x(), box.y - origin.y()
        if target is not None:
            x, y = max(x, PAD), max(y, SITE_HEADER)
        wanted = Box(x, y, *self._size(kind))
        around = self._context.scene.standing.boxes_in(target.identifier if target is not None else "")
        return None if any(box.overlaps(wanted) for box in around.values()) else Position(x, y)

    def _snapped(
        self, kind: str, target: CardItem | None, point: QPointF, *, freely: bool
    ) -> tuple[Box, tuple[Guide, ...]]:
        """Return the box of the new item in the scene, and its guides; VMs do not snap, their host arranges them."""
        corner = point - GRIP
        box = Box(corner.x(), corner.y(), *self._size(kind))
        if freely or kind == "vm":
            return box, ()
        snapped = self._context.snap(box, target, corner)
        x, y = snapped.shift
        return evolve(box, x=box.x + x, y=box.y + y), snapped.guides


def _container_kind(kind: str) -> str:
    """Return the kind of item that a new item goes in: that of a template is a site; empty for the canvas."""
    return "site" if kind.startswith(TEMPLATE) else drops.CONTAINER_KINDS.get(kind, "")


def _size_of_template(template: Plan | None) -> tuple[float, float]:
    """Return the size of the largest card of a template, or of a site if it has several sites or no machines."""
    machines = [machine for design in template.designs for machine in design.machines] if template else []
    if template is None or len(template.sites) > 1 or not machines:
        return SITE_LEAST
    vms = sum(machine.kind == "vm" for machine in machines)
    return max(size_of(machine, vms) for machine in machines if machine.kind != "vm")


class PlaceTool(Tool):
    """Adds an item at a click, then returns to the Select tool, unless many are to be added."""

    name = "place"
    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, context: ToolContext, placement: Placement, kind: str, *, many: bool) -> None:
        super().__init__(context)
        self._placement, self._kind, self._many = placement, kind, many

    def move(self, pointer: Pointer) -> None:
        """Preview the item under the pointer."""
        self._placement.hover(self._kind, pointer.scene, freely=pointer.held(Qt.KeyboardModifier.AltModifier))

    def press(self, pointer: Pointer) -> None:
        """Add the item."""
        freely = pointer.held(Qt.KeyboardModifier.AltModifier)
        added = self._placement.drop(self._kind, pointer.scene, freely=freely)
        if added and not self._many and not pointer.held(Qt.KeyboardModifier.ControlModifier):
            self.context.return_to_select()

    def cancel(self) -> bool:
        """Remove the preview; return True: the dispatcher then activates the Select tool."""
        self._placement.clear()
        return True
