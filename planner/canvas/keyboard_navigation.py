"""Keyboard navigation from item to item."""

from collections.abc import Callable, Mapping

from models.plan.entities import Entity
from models.plan.kinds import container_of, is_site
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
        scene, start = self._context.scene, self._current()
        rows = scene.source.rows
        if start not in rows:
            return self.next(1)
        middle, found = scene.area_of(start).center(), {}
        for identifier, row in rows.items():
            same_rank = is_site(row) == is_site(rows[start])
            if identifier == start or not same_rank or _is_nested(rows, start, identifier):
                continue
            offset = scene.area_of(identifier).center() - middle
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


def _is_nested(rows: Mapping[str, Entity], first: str, second: str) -> bool:
    """Return whether one of two rows is inside the other."""
    return first in _around(rows, second) or second in _around(rows, first)


def _around(rows: Mapping[str, Entity], identifier: str) -> list[str]:
    """Return the ids of what a row is inside."""
    found = []
    while identifier := container_of(rows[identifier]):
        found.append(identifier)
    return found
