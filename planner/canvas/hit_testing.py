"""Hit testing: which items are at a point or in an area of the canvas."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

from planner.canvas.items.card import MARGIN, CardItem


def item_at(scene: QGraphicsScene, point: QPointF, skipped: Iterable[str] = ()) -> CardItem | None:
    """Return the topmost item under a point, except the skipped ones and their contents."""
    hidden = set(skipped)
    found = (item for item in scene.items(point) if isinstance(item, CardItem))
    return next((item for item in found if item.identifier not in hidden and not is_within(item, hidden)), None)


def id_under_pointer(view: QGraphicsView) -> str:
    """Return the id of the item under the mouse pointer, or an empty string if there is none."""
    if not view.viewport().underMouse():
        return ""
    item = item_at(view.scene(), view.mapToScene(view.viewport().mapFromGlobal(QCursor.pos())))
    return item.identifier if item is not None else ""


def container_at(scene: QGraphicsScene, point: QPointF, kind: str, skipped: Iterable[str] = ()) -> CardItem | None:
    """Return the item of a kind at a point, also through the items in it."""
    item = item_at(scene, point, skipped)
    while item is not None and item.kind != kind:
        item = item.container
    return item


def ids_in(scene: QGraphicsScene, area: QRectF) -> tuple[str, ...]:
    """Return what a rubber band selects: the cards wholly in it, but not the contents of selected cards."""
    inside = [item for item in scene.items(area) if isinstance(item, CardItem) and _is_inside(area, item)]
    ids = {item.identifier for item in inside}
    return tuple(sorted({item.identifier for item in inside if not is_within(item, ids)}))


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
