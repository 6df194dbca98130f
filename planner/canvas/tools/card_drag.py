"""Dragging of cards: lifted, previewed, and dropped as one change or not at all."""

from collections.abc import Mapping

from attrs import evolve
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPointF, Qt

from models.plan.change import Change
from models.plan.entities import Entity
from models.plan.position import Position
from planner.canvas import drops
from planner.canvas.boxes import Box
from planner.canvas.free_places import nearest_free
from planner.canvas.hit_testing import container_at, item_at
from planner.canvas.items.card import CardItem, Mark
from planner.canvas.layout import PAD, SITE_HEADER
from planner.canvas.snapping import Guide
from planner.canvas.tool_context import Pointer, ToolContext
from planner.canvas.tools.targets import Targets, container_targets

# A card may be dragged this far out of its site [px]; the site grows to contain it.
REACH = 64.0
STAYS = QT_TRANSLATE_NOOP(
    "Canvas", "Virtual machines are arranged by their host; drop them on another host to move them."
)
Modifier = Qt.KeyboardModifier


class CardDrag:
    """One drag, from the first move to the release."""

    def __init__(self, context: ToolContext, grabbed: str, ids: tuple[str, ...], start: QPointF) -> None:
        self._context = context
        self._grabbed = grabbed
        self._start = start
        self._corners = {name: context.scene.items_by_id[name].scenePos() for name in ids}
        self._row: Entity = context.scene.source.rows[grabbed]
        self._container_kind = drops.CONTAINER_KINDS.get(self._row.kind, "")
        self._home = context.scene.items_by_id.get(getattr(self._row, "site", ""))
        self._refused = drops.hosts_refused(context.session.design, ids)
        self._bounds = self._initial_bounds()
        self._pointer = start
        self._target: CardItem | None = None
        self.guides: tuple[Guide, ...] = ()
        self._last = dict(self._corners)
        self.targets = Targets(context)
        context.scene.lift(ids)
        self.targets.show(self._possible_targets())

    def move(self, pointer: Pointer) -> None:
        """Move the cards with the pointer and mark the target."""
        self._target, self._pointer = self._target_at(pointer.scene), pointer.scene
        shift = self._shift(pointer)
        self._last = {name: corner + shift for name, corner in self._corners.items()}
        self._context.scene.preview(self._last)
        error = self._context.error_of(lambda: self._require(self._target))
        if self._container_kind:
            below = item_at(self._context.scene, pointer.scene, self._corners) if error else self._target
            self._context.scene.mark(below, Mark.ILLEGAL if error else Mark.TARGET)
        self._context.show_reason(error, pointer.scene)

    def drop(self) -> None:
        """Make the change; cards that do not belong here return to their places."""
        self.cancel()
        change = self._context.attempt_at(self._pointer, self._change)
        if change is not None and not change:
            self._context.show_message(QCoreApplication.translate("Canvas", str(STAYS)))

    def cancel(self) -> None:
        """Return the cards to their places."""
        self._context.scene.mark(None)
        self._context.scene.settle()
        self._context.show_reason("")

    def _possible_targets(self) -> list[str]:
        """Return the ids of the items that accept the cards, except their present container."""
        if not self._container_kind:
            return []
        found = container_targets(self._context, self._container_kind, self._require)
        home = getattr(self._row, "host", "") or getattr(self._row, "site", "")
        return [name for name in found if name != home and name not in self._corners and name not in self._refused]

    def _require(self, target: CardItem | None) -> None:
        row = self._context.row_of(target)
        drops.require_target(self._row, row)
        if row is not None and row.id in self._refused:
            # Raises the sentence of the plan's own check; to try every host of a large plan would take too long.
            drops.move_change(self._context.session.plan, self._context.scene.source.rows, self._places(), row)

    def _change(self) -> Change:
        self._require(self._target)
        rows, target = self._context.scene.source.rows, self._context.row_of(self._target)
        return drops.move_change(self._context.session.plan, rows, self._places(), target)

    def _places(self) -> Mapping[str, Position]:
        if self._row.kind == "vm" or self._target is None:
            return {name: Position(corner.x(), corner.y()) for name, corner in self._last.items()}
        origin = self._target.scenePos()
        taken = [*self._context.scene.standing.boxes_in(self._target.identifier, self._corners).values()]
        places = {}
        for name, corner in self._last.items():
            size = self._context.scene.items_by_id[name].box
            x, y = max(corner.x() - origin.x(), PAD), max(corner.y() - origin.y(), SITE_HEADER)
            box = nearest_free(Box(x, y, size.width, size.height), taken)
            taken.append(box)
            places[name] = Position(box.x, box.y)
        return places

    def _shift(self, pointer: Pointer) -> QPointF:
        """Return how far the cards move: Shift locks the axis, Alt switches snapping off."""
        shift, axes = pointer.scene - self._start, "xy"
        if pointer.held(Modifier.ShiftModifier):
            across = abs(shift.x()) >= abs(shift.y())
            shift, axes = (QPointF(shift.x(), 0), "x") if across else (QPointF(0, shift.y()), "y")
        self.guides = ()
        if self._row.kind == "vm" or pointer.held(Modifier.AltModifier):
            return shift
        moving = evolve(self._bounds, x=self._bounds.x + shift.x(), y=self._bounds.y + shift.y())
        grabbed = self._corners[self._grabbed] + shift
        snapped = self._context.snap(moving, self._target, grabbed, axes, self._corners)
        self.guides = snapped.guides
        return shift + QPointF(*snapped.shift)

    def _initial_bounds(self) -> Box:
        """Return the rectangle around all dragged cards at the start."""
        boxes = [self._context.scene.items_by_id[name].box for name in self._corners]
        corners = list(self._corners.values())
        left, top = min(corner.x() for corner in corners), min(corner.y() for corner in corners)
        right = max(corner.x() + box.width for corner, box in zip(corners, boxes, strict=True))
        bottom = max(corner.y() + box.height for corner, box in zip(corners, boxes, strict=True))
        return Box(left, top, right - left, bottom - top)

    def _target_at(self, point: QPointF) -> CardItem | None:
        if not self._container_kind:
            return None
        found = container_at(self._context.scene, point, self._container_kind, self._corners)
        if found is not None or self._home is None or self._row.kind == "vm":
            return found
        near = self._home.mapRectToScene(self._home.rect).adjusted(-REACH, -REACH, REACH, REACH)
        return self._home if near.contains(point) else None
