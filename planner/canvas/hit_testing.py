"""Hit testing: which items are at a point or in an area of the canvas."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QGraphicsView

from models.plan.kinds import container_of
from planner.canvas.items.card import MARGIN, CardItem
from planner.canvas.scene import PlanScene


def item_at(scene: PlanScene, point: QPointF, skipped: Iterable[str] = ()) -> CardItem | None:
    """Return the topmost item under a point, except the skipped ones and their contents."""
    hidden = set(skipped)
    found = _made_at(scene, point, hidden)
    if found is None or found.kind != "site":
        return found
    # From afar, machines have no items of their own.
    unmade = scene.standing.machine_at(found.identifier, point, MARGIN, hidden)
    if not unmade:
        return found
    made = scene.items_by_id[unmade]
    return _made_at(scene, point, hidden) or made


def id_under_pointer(view: QGraphicsView, scene: PlanScene) -> str:
    """Return the id of the item under the mouse pointer, or an empty string if there is none."""
    if not view.viewport().underMouse():
        return ""
    item = item_at(scene, view.mapToScene(view.viewport().mapFromGlobal(QCursor.pos())))
    return item.identifier if item is not None else ""


def container_at(scene: PlanScene, point: QPointF, kind: str, skipped: Iterable[str] = ()) -> CardItem | None:
    """Return the item of a kind at a point, also through the items in it."""
    item = item_at(scene, point, skipped)
    while item is not None and item.kind != kind:
        item = item.container
    return item


def ids_in(scene: PlanScene, area: QRectF) -> tuple[str, ...]:
    """Return what a rubber band selects: the cards wholly in it, but not the contents of selected cards."""
    inside = {
        item.identifier
        for item in scene.items(area)
        if isinstance(item, CardItem) and not item.is_machine and _is_inside(area, item)
    }
    inside.update(scene.standing.machines_within(area))
    rows = scene.source.rows
    return tuple(sorted(name for name in inside if container_of(rows[name]) not in inside))


def _made_at(scene: PlanScene, point: QPointF, hidden: set[str]) -> CardItem | None:
    found = (item for item in scene.items(point) if isinstance(item, CardItem))
    return next((item for item in found if item.identifier not in hidden and not is_within(item, hidden)), None)


def is_within(item: CardItem, ids: set[str]) -> bool:
    """Return whether an item is inside one of these."""
    container = item.container
    while container is not None:
        if container.identifier in ids:
            return True
        container = container.container
    return False


def _is_inside(area: QRectF, item: CardItem) -> bool:
    return item.in_rubber_band and area.contains(item.sceneBoundingRect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN))
