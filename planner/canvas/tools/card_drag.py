"""Cards being dragged: lifted, previewed, and dropped as one change or not at all."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPointF, Qt

from models.plan.change import Change
from models.plan.entities import Entity, Position
from planner.canvas import drops
from planner.canvas.bench import Bench, Pointer
from planner.canvas.finding import holder_at, item_at
from planner.canvas.items.card import CardItem, Mark
from planner.canvas.items.host import HostItem
from planner.canvas.items.site import SiteItem
from planner.canvas.layout import PAD, SITE_HEADER, Box, nearest_free
from planner.canvas.resting import rest_of
from planner.canvas.snapping import Guide
from planner.canvas.tools.targets import Targets, holders

# A card may be drawn this far out of its site [px]; the site grows to hold it.
REACH = 64.0
STAYS = QT_TRANSLATE_NOOP(
    "Canvas", "Virtual machines stand in order on their host; drop them on another host to move them."
)
Modifier = Qt.KeyboardModifier


class CardDrag:
    """One drag, from the first move to the release."""

    def __init__(self, bench: Bench, grabbed: str, ids: tuple[str, ...], start: QPointF) -> None:
        self._bench = bench
        self._grabbed = grabbed
        self._start = start
        self._corners = {one: bench.scene.items_by_id[one].scenePos() for one in ids}
        self._row: Entity = bench.scene.source.rows[grabbed]
        self._home = self._home_item()
        self._ground = self._whole_ground()
        self._target: CardItem | None = None
        self.guides: tuple[Guide, ...] = ()
        self._last = dict(self._corners)
        self.targets = Targets(bench)
        bench.scene.lift(ids)
        self.targets.offer(self._elsewhere())

    def move(self, pointer: Pointer) -> None:
        """Follow the pointer and show where it may end."""
        self._target = self._target_at(pointer.scene)
        shift = self._shift(pointer)
        self._last = {one: corner + shift for one, corner in self._corners.items()}
        self._bench.scene.preview(self._last)
        fault = self._bench.fault(lambda: self._require(self._target))
        if self._row.kind != "site":
            below = item_at(self._bench.scene, pointer.scene, self._corners) if fault else self._target
            self._bench.scene.mark(below, Mark.ILLEGAL if fault else Mark.TARGET)
        self._bench.refuse(fault, pointer.scene)

    def drop(self) -> None:
        """Make the change; cards that may not stand here go back."""
        self._bench.scene.mark(None)
        self._bench.scene.settle()
        self._bench.refuse("")
        change = self._bench.attempt(self._change)
        if change is not None and not change:
            self._bench.say(QCoreApplication.translate("Canvas", str(STAYS)))

    def cancel(self) -> None:
        """Give up: everything goes back."""
        self._bench.scene.mark(None)
        self._bench.scene.settle()
        self._bench.refuse("")

    def _elsewhere(self) -> list[CardItem]:
        """Return what the cards may go into, but for where they stand."""
        if self._row.kind == "site":
            return []
        found = holders(self._bench, self._kind_of_target(), self._require)
        home = getattr(self._row, "host", "") or getattr(self._row, "site", "")
        return [item for item in found if item.identifier != home and item.identifier not in self._corners]

    def _require(self, target: CardItem | None) -> None:
        drops.require_target(self._row, self._bench.row_of(target))

    def _kind_of_target(self) -> type[CardItem]:
        return HostItem if self._row.kind == "vm" else SiteItem

    def _change(self) -> Change:
        rows, target = self._bench.scene.source.rows, self._bench.row_of(self._target)
        drops.require_target(self._row, target)
        return drops.movement(self._bench.session.plan, rows, self._places(), target)

    def _places(self) -> Mapping[str, Position]:
        if self._row.kind == "vm" or self._target is None:
            return {one: Position(corner.x(), corner.y()) for one, corner in self._last.items()}
        origin = self._target.scenePos()
        taken = self._others_in(self._target)
        places = {}
        for one, corner in self._last.items():
            size = self._bench.scene.items_by_id[one].box
            x, y = max(corner.x() - origin.x(), PAD), max(corner.y() - origin.y(), SITE_HEADER)
            box = nearest_free(Box(x, y, size.width, size.height), taken)
            taken.append(box)
            places[one] = Position(box.x, box.y)
        return places

    def _others_in(self, site: CardItem) -> list[Box]:
        children = (item for item in site.childItems() if isinstance(item, CardItem))
        return [item.box for item in children if item.identifier not in self._corners]

    def _shift(self, pointer: Pointer) -> QPointF:
        """Return how far the cards go: Shift keeps the axis, Alt snaps to nothing."""
        shift, axes = pointer.scene - self._start, "xy"
        if pointer.held(Modifier.ShiftModifier):
            across = abs(shift.x()) >= abs(shift.y())
            shift, axes = (QPointF(shift.x(), 0), "x") if across else (QPointF(0, shift.y()), "y")
        self.guides = ()
        if self._row.kind == "vm" or pointer.held(Modifier.AltModifier):
            return shift
        moving = Box(self._ground.x + shift.x(), self._ground.y + shift.y(), self._ground.width, self._ground.height)
        grabbed = self._corners[self._grabbed] + shift
        rest = rest_of(self._bench, moving, self._target, grabbed, axes, set(self._corners))
        self.guides = rest.guides
        return shift + rest.shift

    def _whole_ground(self) -> Box:
        """Return the rectangle around everything that is dragged, where it began."""
        boxes = [self._bench.scene.items_by_id[one].box for one in self._corners]
        corners = list(self._corners.values())
        left, top = min(corner.x() for corner in corners), min(corner.y() for corner in corners)
        right = max(corner.x() + box.width for corner, box in zip(corners, boxes, strict=True))
        bottom = max(corner.y() + box.height for corner, box in zip(corners, boxes, strict=True))
        return Box(left, top, right - left, bottom - top)

    def _target_at(self, point: QPointF) -> CardItem | None:
        if self._row.kind == "site":
            return None
        found = holder_at(self._bench.scene, point, self._kind_of_target(), self._corners)
        if found is not None or self._home is None or self._row.kind == "vm":
            return found
        near = self._home.mapRectToScene(self._home.rect).adjusted(-REACH, -REACH, REACH, REACH)
        return self._home if near.contains(point) else None

    def _home_item(self) -> CardItem | None:
        return self._bench.scene.items_by_id.get(getattr(self._row, "site", ""))
