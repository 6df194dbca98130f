"""Snapping of dragged cards: to edges and middles of neighbours, to equal gaps, or to the grid. Pure."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from attrs import define, frozen

from planner.canvas.layout import Box, transposed

GRID = 8
# Distance on the screen [px] within which a neighbour's edge attracts.
REACH = 6.0
SAME = 0.01
MOST_NEIGHBOURS = 200
# Index of the pair of middles among the pairs of lines that can coincide.
MIDDLE_PAIR = 4

Point = tuple[float, float]


@define
class SnapSettings:
    """What a dragged card snaps to; the View menu switches each on and off."""

    grid: bool = True
    neighbours: bool = True


@frozen
class Guide:
    """A line that shows what a card snapped to; a `gap` is one of several equal distances."""

    start: Point
    end: Point
    gap: bool = False


@frozen
class Snap:
    """How far neighbours attract a card on each axis (None where none does), and the guides that show it."""

    x: float | None = None
    y: float | None = None
    guides: tuple[Guide, ...] = ()


@frozen
class SnapResult:
    """How far a snapping card moves across and down [px of the scene], and the guides that show why."""

    shift: Point
    guides: tuple[Guide, ...] = ()


def snap_to(
    moving: Box, neighbours: Iterable[Box], corner: Point, settings: SnapSettings, zoom: float, axes: str
) -> SnapResult:
    """Return how a box snaps to its neighbours, or else a corner of it to the grid of its container."""
    attracted = Snap()
    if settings.neighbours:
        attracted = snap(moving, nearest(moving, neighbours), REACH / zoom, axes)
    x, y = on_grid(*corner) if settings.grid else corner
    across = attracted.x if attracted.x is not None else (x - corner[0] if "x" in axes else 0.0)
    down = attracted.y if attracted.y is not None else (y - corner[1] if "y" in axes else 0.0)
    return SnapResult((across, down), attracted.guides)


def on_grid(x: float, y: float) -> Point:
    """Return the nearest point of the grid."""
    return round(x / GRID) * GRID, round(y / GRID) * GRID


def nearest(box: Box, others: Iterable[Box]) -> list[Box]:
    """Return the other boxes nearest to a box, at most MOST_NEIGHBOURS."""
    return sorted(others, key=lambda other: _distance(box, other))[:MOST_NEIGHBOURS]


def snap(moving: Box, others: Sequence[Box], reach: float, axes: str = "xy") -> Snap:
    """Return how neighbours attract a box that is at most `reach` away from being aligned with them.

    Parameters
    ----------
    axes : str
        The directions in which it may be attracted.
    """
    x = _pull(moving, others, reach) if "x" in axes else None
    y = _pull(transposed(moving), [transposed(other) for other in others], reach) if "y" in axes else None
    snapped = Box(moving.x + (x or 0.0), moving.y + (y or 0.0), moving.width, moving.height)
    guides = [] if x is None else _guides(snapped, others)
    if y is not None:
        guides += [
            _transposed_guide(guide) for guide in _guides(transposed(snapped), [transposed(other) for other in others])
        ]
    return Snap(x, y, tuple(guides))


def _pull(moving: Box, others: Sequence[Box], reach: float) -> float | None:
    pulls = [to - line for other in others for line, to in _pairs(moving, other)]
    pulls += [x - moving.x for x in _even_places(moving, others)]
    near = [pull for pull in pulls if abs(pull) <= reach]
    return min(near, key=abs, default=None)


def _pairs(moving: Box, other: Box) -> Iterable[Point]:
    """Return the pairs of lines that can coincide: edge with edge, middle with middle."""
    edges = ((line, to) for line in (moving.x, moving.right) for to in (other.x, other.right))
    return (*edges, (moving.x + moving.width / 2, other.x + other.width / 2))


def _even_places(moving: Box, others: Sequence[Box]) -> Iterable[float]:
    """Return the places in a row of neighbours at which the gaps are equal."""
    row = _row(moving, others)
    for left, right in pairwise(row):
        gap = right.x - left.right
        if gap > 0:
            yield right.right + gap
            yield left.x - gap - moving.width
        if gap >= moving.width:
            yield (left.right + right.x - moving.width) / 2


def _row(moving: Box, others: Sequence[Box]) -> list[Box]:
    beside = (other for other in others if other.y < moving.bottom and moving.y < other.bottom)
    return sorted(beside, key=lambda box: (box.x, box.y))


def _guides(snapped: Box, others: Sequence[Box]) -> list[Guide]:
    """Return guides for shared edges; else for shared middles; else for the equal gaps beside the box."""
    lines: dict[tuple[bool, float], list[Box]] = {}
    for other in others:
        for number, (line, to) in enumerate(_pairs(snapped, other)):
            if abs(line - to) < SAME:
                lines.setdefault((number == MIDDLE_PAIR, round(to, 2)), [snapped]).append(other)
    by_edges = any(not middle for middle, _ in lines)
    guides = [
        Guide((x, min(box.y for box in boxes)), (x, max(box.bottom for box in boxes)))
        for (middle, x), boxes in lines.items()
        if middle != by_edges
    ]
    return guides or _gap_guides(snapped, others)


def _gap_guides(snapped: Box, others: Sequence[Box]) -> list[Guide]:
    row = sorted([*_row(snapped, others), snapped], key=lambda box: (box.x, box.y))
    at = row.index(snapped)
    gaps = [(left.right, right.x) for left, right in pairwise(row[max(at - 2, 0) : at + 3])]
    own = [(left, right) for left, right in gaps if snapped.x in {right} or snapped.right in {left}]
    y = snapped.y + snapped.height / 2
    equal = [
        (left, right) for left, right in gaps if any(abs((right - left) - (end - start)) < SAME for start, end in own)
    ]
    return [Guide((left, y), (right, y), gap=True) for left, right in equal] if len(equal) > 1 else []


def _transposed_guide(guide: Guide) -> Guide:
    return Guide((guide.start[1], guide.start[0]), (guide.end[1], guide.end[0]), guide.gap)


def _distance(box: Box, other: Box) -> float:
    return max(other.x - box.right, box.x - other.right, 0.0) + max(other.y - box.bottom, box.y - other.bottom, 0.0)
