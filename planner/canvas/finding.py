"""What stands where on the canvas."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsView

from planner.canvas.items.card import MARGIN, CardItem
from planner.canvas.items.link import LinkLabelItem


def item_at(scene: QGraphicsScene, point: QPointF, skipped: Iterable[str] = ()) -> CardItem | None:
    """Return the topmost item under a point, except the skipped ones and what stands in them."""
    hidden = set(skipped)
    found = (item for item in scene.items(point) if isinstance(item, CardItem))
    return next((item for item in found if item.identifier not in hidden and not is_within(item, hidden)), None)


def id_under_pointer(view: QGraphicsView) -> str:
    """Return the id of what the mouse pointer is on, nothing where it is beside the canvas or on empty ground."""
    if not view.viewport().underMouse():
        return ""
    item = item_at(view.scene(), view.mapToScene(view.viewport().mapFromGlobal(QCursor.pos())))
    return item.identifier if item is not None else ""


def holder_at(
    scene: QGraphicsScene, point: QPointF, kind: type[CardItem], skipped: Iterable[str] = ()
) -> CardItem | None:
    """Return the item of a kind that a point is in, also through what stands in it."""
    item: QGraphicsItem | None = item_at(scene, point, skipped)
    while item is not None and not isinstance(item, kind):
        item = item.parentItem()
    return item if isinstance(item, kind) else None


def ids_in(scene: QGraphicsScene, area: QRectF) -> tuple[str, ...]:
    """Return what a rubber band takes: the cards that it holds whole, but nothing beside what it stands in."""
    held = [item for item in scene.items(area) if isinstance(item, CardItem) and _holds(area, item)]
    ids = {item.identifier for item in held}
    return tuple(sorted({item.identifier for item in held if not is_within(item, ids)}))


def is_within(item: QGraphicsItem, ids: set[str]) -> bool:
    """Return whether an item stands in one of these."""
    holder: QGraphicsItem | None = item.parentItem()
    while holder is not None:
        if isinstance(holder, CardItem) and holder.identifier in ids:
            return True
        holder = holder.parentItem()
    return False


def _holds(area: QRectF, item: CardItem) -> bool:
    if isinstance(item, LinkLabelItem):
        return False
    return area.contains(item.sceneBoundingRect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN))
