"""Going from item to item by keys."""

from collections.abc import Callable

from PySide6.QtCore import QPointF

from planner.canvas.bench import Bench
from planner.canvas.finding import is_within
from planner.canvas.items.card import CardItem
from planner.canvas.items.site import SiteItem
from planner.presenters.plan_tree import reading_order

# What lies aside is farther than what lies ahead.
ASIDE = 2.0


class Walking:
    """Selects the next item in reading order, or the nearest in a direction, and shows it."""

    def __init__(self, bench: Bench, reveal: Callable[[str], None]) -> None:
        self._bench, self._reveal = bench, reveal

    def step(self, by: int) -> bool:
        """Return whether there was a next item (by 1) or one before (by -1); the ends lead out of the canvas."""
        session = self._bench.session
        order = reading_order(session.shown_plan, session.design)
        here = self._here()
        at = order.index(here) + by if here in order else (0 if by > 0 else len(order) - 1)
        return self._go(order[at] if 0 <= at < len(order) else "")

    def towards(self, across: int, down: int) -> bool:
        """Return whether there was an item of the same rank in a direction; the first of all where none is chosen."""
        items = self._bench.scene.items_by_id
        start = items.get(self._here())
        if start is None:
            return self.step(1)
        middle, found = _middle(start), {}
        for identifier, item in items.items():
            if item is start or isinstance(item, SiteItem) != isinstance(start, SiteItem) or _holds(start, item):
                continue
            way = _middle(item) - middle
            ahead, aside = way.x() * across + way.y() * down, abs(way.x() * down) + abs(way.y() * across)
            if ahead > 0:
                found[identifier] = ahead + ASIDE * aside
        return self._go(min(found, key=lambda one: found[one], default=""))

    def _here(self) -> str:
        ids = self._bench.selection.ids
        return ids[-1] if ids else ""

    def _go(self, identifier: str) -> bool:
        if not identifier:
            return False
        self._bench.selection.set((identifier,))
        self._reveal(identifier)
        return True


def _middle(item: CardItem) -> QPointF:
    return item.mapToScene(item.rect.center())


def _holds(one: CardItem, other: CardItem) -> bool:
    return is_within(other, {one.identifier}) or is_within(one, {other.identifier})
