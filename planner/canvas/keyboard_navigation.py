"""Keyboard navigation from item to item."""

from collections.abc import Callable

from PySide6.QtCore import QPointF

from planner.canvas.hit_testing import is_within
from planner.canvas.items.card import CardItem
from planner.canvas.tool_context import ToolContext
from planner.presenters.plan_tree import reading_order

# Weight of a distance aside against a distance ahead.
ASIDE = 2.0


class KeyboardNavigation:
    """Selects the next item in reading order, or the nearest one in a direction, and reveals it."""

    def __init__(self, context: ToolContext, reveal: Callable[[str], None]) -> None:
        self._context, self._reveal = context, reveal

    def next(self, step: int) -> bool:
        """Select the next item (step 1) or the previous one (step -1); return whether there is one."""
        session = self._context.session
        order = reading_order(session.shown_plan, session.design)
        current = self._current()
        at = order.index(current) + step if current in order else (0 if step > 0 else len(order) - 1)
        return self._select(order[at] if 0 <= at < len(order) else "")

    def move(self, across: int, down: int) -> bool:
        """Select the nearest item in a direction, a site from a site; return whether there is one.

        Without a selection, the first item is selected.
        """
        items = self._context.scene.items_by_id
        start = items.get(self._current())
        if start is None:
            return self.next(1)
        middle, found = _middle(start), {}
        for identifier, item in items.items():
            same_rank = (item.kind == "site") == (start.kind == "site")
            if item is start or not same_rank or _is_nested(start, item):
                continue
            offset = _middle(item) - middle
            ahead = offset.x() * across + offset.y() * down
            aside = abs(offset.x() * down) + abs(offset.y() * across)
            if ahead > 0:
                found[identifier] = ahead + ASIDE * aside
        return self._select(min(found, key=lambda identifier: found[identifier], default=""))

    def _current(self) -> str:
        ids = self._context.selection.ids
        return ids[-1] if ids else ""

    def _select(self, identifier: str) -> bool:
        if not identifier:
            return False
        self._context.selection.set((identifier,))
        self._reveal(identifier)
        return True


def _middle(item: CardItem) -> QPointF:
    return item.mapToScene(item.rect.center())


def _is_nested(item: CardItem, other: CardItem) -> bool:
    """Return whether one of two items is inside the other."""
    return is_within(other, {item.identifier}) or is_within(item, {other.identifier})
