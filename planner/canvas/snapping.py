"""Where a card comes to rest while it is dragged: in line with its neighbours, at equal gaps, or on the grid. Pure."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from attrs import define, frozen

from planner.canvas.layout import Box, turned

GRID = 8
# So near on the screen [px] a neighbour's edge attracts.
REACH = 6.0
SAME = 0.01
MOST_NEIGHBOURS = 200
# Of the pairs of lines that can meet, the last is that of the middles.
MIDDLE_PAIR = 4

Point = tuple[float, float]


@define
class Habits:
    """What attracts a dragged card; the View menu turns each on and off."""

    grid: bool = True
    neighbours: bool = True


@frozen
class Guide:
    """A line that says why a card rests where it does; a `gap` is one of several equal distances."""

    start: Point
    end: Point
    gap: bool = False


@frozen
class Snap:
    """Where a card rests: how far it was pulled on each axis (None where nothing pulled), and why."""

    x: float | None = None
    y: float | None = None
    guides: tuple[Guide, ...] = ()


def on_grid(x: float, y: float) -> Point:
    """Return the nearest point of the grid."""
    return round(x / GRID) * GRID, round(y / GRID) * GRID


def nearest(box: Box, others: Iterable[Box]) -> list[Box]:
    """Return the boxes nearest to one, as many as are worth looking at."""
    return sorted(others, key=lambda other: _distance(box, other))[:MOST_NEIGHBOURS]


def snap(moving: Box, others: Sequence[Box], reach: float, axes: str = "xy") -> Snap:
    """Return how neighbours pull a box that is at most `reach` away from being in line with them.

    Parameters
    ----------
    axes : str
        The directions in which it may be pulled.
    """
    x = _pull(moving, others, reach) if "x" in axes else None
    y = _pull(turned(moving), [turned(other) for other in others], reach) if "y" in axes else None
    rested = Box(moving.x + (x or 0.0), moving.y + (y or 0.0), moving.width, moving.height)
    guides = [] if x is None else _guides(rested, others)
    if y is not None:
        guides += [_turned_guide(one) for one in _guides(turned(rested), [turned(other) for other in others])]
    return Snap(x, y, tuple(guides))


def _pull(moving: Box, others: Sequence[Box], reach: float) -> float | None:
    pulls = [to - line for other in others for line, to in _pairs(moving, other)]
    pulls += [x - moving.x for x in _even_places(moving, others)]
    near = [pull for pull in pulls if abs(pull) <= reach]
    return min(near, key=abs, default=None)


def _pairs(moving: Box, other: Box) -> Iterable[Point]:
    """Return the lines that can come to lie on each other: edges on edges, middle on middle."""
    edges = ((line, to) for line in (moving.x, moving.right) for to in (other.x, other.right))
    return (*edges, (moving.x + moving.width / 2, other.x + other.width / 2))


def _even_places(moving: Box, others: Sequence[Box]) -> Iterable[float]:
    """Return the places in a row of neighbours at which the gaps are equal."""
    row = _row(moving, others)
    for one, other in pairwise(row):
        gap = other.x - one.right
        if gap > 0:
            yield other.right + gap
            yield one.x - gap - moving.width
        if gap >= moving.width:
            yield (one.right + other.x - moving.width) / 2


def _row(moving: Box, others: Sequence[Box]) -> list[Box]:
    beside = (other for other in others if other.y < moving.bottom and moving.y < other.bottom)
    return sorted(beside, key=lambda box: (box.x, box.y))


def _guides(rested: Box, others: Sequence[Box]) -> list[Guide]:
    """Return the lines that it shares with others: edges; else middles; else the equal gaps beside it."""
    lines: dict[tuple[bool, float], list[Box]] = {}
    for other in others:
        for number, (line, to) in enumerate(_pairs(rested, other)):
            if abs(line - to) < SAME:
                lines.setdefault((number == MIDDLE_PAIR, round(to, 2)), [rested]).append(other)
    by_edges = any(not middle for middle, _ in lines)
    guides = [
        Guide((x, min(box.y for box in boxes)), (x, max(box.bottom for box in boxes)))
        for (middle, x), boxes in lines.items()
        if middle != by_edges
    ]
    return guides or _gap_guides(rested, others)


def _gap_guides(rested: Box, others: Sequence[Box]) -> list[Guide]:
    row = sorted([*_row(rested, others), rested], key=lambda box: (box.x, box.y))
    at = row.index(rested)
    gaps = [(one.right, other.x) for one, other in pairwise(row[max(at - 2, 0) : at + 3])]
    own = [(left, right) for left, right in gaps if rested.x in {right} or rested.right in {left}]
    y = rested.y + rested.height / 2
    equal = [
        (left, right) for left, right in gaps if any(abs((right - left) - (end - start)) < SAME for start, end in own)
    ]
    return [Guide((left, y), (right, y), gap=True) for left, right in equal] if len(equal) > 1 else []


def _turned_guide(guide: Guide) -> Guide:
    return Guide((guide.start[1], guide.start[0]), (guide.end[1], guide.end[0]), guide.gap)


def _distance(box: Box, other: Box) -> float:
    return max(other.x - box.right, box.x - other.right, 0.0) + max(other.y - box.bottom, box.y - other.bottom, 0.0)
