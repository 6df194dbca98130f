"""Where a card on the scene would rest: what stands around it pulls it, then the grid."""

from collections.abc import Iterable

from attrs import frozen
from PySide6.QtCore import QPointF

from planner.canvas.bench import Bench
from planner.canvas.items.card import CardItem
from planner.canvas.items.site import SiteItem
from planner.canvas.layout import Box
from planner.canvas.snapping import REACH, Guide, Snap, nearest, on_grid, snap


@frozen
class Rest:
    """How far a card is moved to come to rest, and the guides that say why."""

    shift: QPointF
    guides: tuple[Guide, ...] = ()


def rest_of(bench: Bench, moving: Box, ground: CardItem | None, grabbed: QPointF, axes: str, skipped: set[str]) -> Rest:
    """Return how a box of the scene comes to rest on its ground.

    Parameters
    ----------
    ground : CardItem or None
        The site that it is over; None is the canvas.
    grabbed : QPointF
        The corner that goes on the grid, where no neighbour pulls.
    axes : str
        The directions in which it may be moved: "xy", "x", "y" or none.
    skipped : set of str
        What moves along and so pulls nothing.
    """
    pulled = Snap()
    if bench.habits.neighbours:
        pulled = snap(moving, nearest(moving, _around(bench, ground, skipped)), REACH / bench.zoom, axes)
    origin = ground.scenePos() if ground is not None else QPointF(0, 0)
    corner = grabbed - origin
    x, y = on_grid(corner.x(), corner.y()) if bench.habits.grid else (corner.x(), corner.y())
    across = pulled.x if pulled.x is not None else (x - corner.x() if "x" in axes else 0.0)
    down = pulled.y if pulled.y is not None else (y - corner.y() if "y" in axes else 0.0)
    return Rest(QPointF(across, down), pulled.guides)


def _around(bench: Bench, ground: CardItem | None, skipped: set[str]) -> list[Box]:
    if ground is None:
        items: Iterable[object] = (bench.scene.items_by_id[site.id] for site in bench.session.plan.sites)
        return [_box(item) for item in items if isinstance(item, SiteItem) and item.identifier not in skipped]
    cards = (item for item in ground.childItems() if isinstance(item, CardItem))
    return [_box(item) for item in cards if item.identifier not in skipped]


def _box(item: CardItem) -> Box:
    corner = item.scenePos()
    return Box(corner.x(), corner.y(), item.box.width, item.box.height)
