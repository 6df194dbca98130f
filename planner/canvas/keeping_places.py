"""What an edit adds or takes away moves nothing else: the change is given the places that others have on the canvas.

An item without a place of its own is arranged among the others, so each new one, or one placed by hand, would push them
on. Those that would move get the place at which they are seen; what a grown host or site would cover gives way.
"""

from collections.abc import Mapping

from attrs import evolve

from models.plan.change import Change, Replacement
from models.plan.entities import Entity, Plan
from models.plan.kinds import container_of, is_in_site, is_site
from models.plan.position import Position
from planner.canvas.boxes import Box, Occupied, apart
from planner.canvas.free_places import below, beside
from planner.canvas.layout import CARD_GAP, Layout
from planner.canvas.rearranging import arrange_after, others
from planner.presenters import topology

# Tables of a plan whose rows stand on the canvas.
DRAWN = frozenset({"sites", "links", "populations", "machines"})
# Each round may make others move; after these, the rest may.
MOST_ROUNDS = 4


def keep_places(plan: Plan, design_id: str, seen: Layout, change: Change) -> Change:
    """Return a change that moves nothing that is seen, beyond what it is about.

    Parameters
    ----------
    seen : Layout
        Where things are on the canvas now.

    Raises
    ------
    ChangeError
        If the change cannot be made.
    """
    if not any(_rearranges(part) for part in change.replacements) or plan.design(design_id) is None:
        return change
    after = change.apply(plan)
    design = after.design(design_id)
    if design is None:
        return change
    steps = _Steps(after, design_id, change, seen)
    stable = _Stable(topology.rows_by_id(plan, plan.design(design_id)), change)
    for _ in range(MOST_ROUNDS):
        moved = {name: box for name, box in _moved(seen, steps, stable) if _is_unplaced(steps.rows[name])}
        if not moved:
            break
        steps.place(moved)
    _find_room(steps, seen, stable, [part.key for part in change.replacements if part.before is None])
    _give_way(steps, seen)
    return steps.change


class _Steps:
    """A change, and the plan and the layout that it leads to, while places are added to it."""

    def __init__(self, plan: Plan, design_id: str, change: Change, seen: Layout) -> None:
        self.plan, self.design_id, self.change = plan, design_id, change
        self.layout = seen
        self._look()

    def place(self, boxes: Mapping[str, Box]) -> None:
        """Add the places of some items."""
        parts = tuple(_placed(self.rows[name], self.design_id, box) for name, box in boxes.items())
        placing = Change(self.change.label, parts, merge_key="places")
        self.plan = placing.apply(self.plan)
        joined = evolve(self.change, merge_key="places").merged(placing) or self.change
        self.change = evolve(joined, merge_key=self.change.merge_key)
        self._look()

    def _look(self) -> None:
        design = self.plan.design(self.design_id)
        self.rows: dict[str, Entity] = topology.rows_by_id(self.plan, design)
        self.layout = arrange_after(self.layout, self.plan, design)


def _placed(row: Entity, design_id: str, box: Box) -> Replacement:
    table = str(row.table)
    placed = evolve(row, position=Position(box.x, box.y))  # type: ignore[arg-type]
    return Replacement(table, row.id, row, placed, design_id if table == "machines" else "")


def _rearranges(part: Replacement) -> bool:
    """Return whether a replacement adds, removes, resizes, places or carries an item elsewhere; tidying does not."""
    if part.table not in DRAWN:
        return False
    if part.before is None or part.after is None:
        return True
    if part.only_position():
        return not _is_unplaced(part.after)
    return topology.place_of(part.before) != topology.place_of(part.after)


def _is_unplaced(row: Entity) -> bool:
    return getattr(row, "position", None) is None


class _Stable:
    """Tells what stays where it is: on the canvas or in a site, and not put anywhere by the change."""

    def __init__(self, before: Mapping[str, Entity], change: Change) -> None:
        self._before = before
        self._put = {
            part.key
            for part in change.replacements
            if getattr(part.before, "position", None) != getattr(part.after, "position", None)
        }

    def holds(self, row: Entity) -> bool:
        """Return whether a row stays."""
        old = self._before.get(row.id)
        stands = is_site(row) or is_in_site(row)
        return old is not None and row.id not in self._put and stands and container_of(old) == container_of(row)


def _differing(seen: Layout, layout: Layout) -> list[str]:
    """Return the ids of what may stand elsewhere than it was seen: a layout takes over the boxes of other sites."""
    return [*others(seen.boxes, layout.boxes)]


def _moved(seen: Layout, steps: _Steps, stable: _Stable) -> list[tuple[str, Box]]:
    """Return what should stay and is elsewhere than it was seen, with where that was."""
    boxes = steps.layout.boxes
    pairs = ((name, seen.boxes.get(name)) for name in _differing(seen, steps.layout) if stable.holds(steps.rows[name]))
    return [(name, old) for name, old in pairs if old and (old.x, old.y) != (boxes[name].x, boxes[name].y)]


def _find_room(steps: _Steps, seen: Layout, stable: _Stable, added: list[str]) -> None:
    """Put a new card where its site grows over no other, if there is such a place beside or below the others.

    That is also done to a card dropped where its site would have to grow over another: a site that jumps is worse.
    """
    cards = [name for name in added if name in steps.rows and is_in_site(steps.rows[name])]
    if len(cards) != 1 or not _sites_moved(seen, steps, stable):
        return
    card, site = cards[0], container_of(steps.rows[cards[0]])
    around = _cards_of(steps.layout, site)
    own = around.pop(card)
    for place in (below, beside):
        tried = _Steps(steps.plan, steps.design_id, steps.change, steps.layout)
        tried.place({card: place(own, around.values())})
        if not _sites_moved(seen, tried, stable):
            steps.place({card: tried.layout.boxes[card]})
            return


def _sites_moved(seen: Layout, steps: _Steps, stable: _Stable) -> bool:
    return any(is_site(steps.rows[name]) for name, _ in _moved(seen, steps, stable))


def _give_way(steps: _Steps, seen: Layout) -> None:
    """Move the cards that a host has grown over."""
    differing = [steps.rows[name] for name in _differing(seen, steps.layout)]
    for site in {container_of(row) for row in differing if is_in_site(row)}:
        boxes = _cards_of(steps.layout, site)
        old = {name: seen.boxes[name] for name in boxes if name in seen.boxes}
        if boxes == old:
            continue
        if _covering(boxes) - _covering(old):
            moved = apart(boxes, (CARD_GAP, CARD_GAP))
            steps.place({name: box for name, box in moved.items() if box != boxes[name]})


def _cards_of(layout: Layout, site: str) -> dict[str, Box]:
    names = (*layout.contents.populations.get(site, ()), *layout.contents.physical.get(site, ()))
    return {name: layout.boxes[name] for name in names}


def _covering(boxes: Mapping[str, Box]) -> frozenset[frozenset[str]]:
    """Return the pairs of boxes that cover one another."""
    occupied, pairs = Occupied(), set()
    names: dict[int, str] = {}
    for name, box in boxes.items():
        pairs |= {frozenset((name, names[id(other)])) for other in occupied.near(box)}
        names[id(box)] = name
        occupied.add(box)
    return frozenset(pairs)
