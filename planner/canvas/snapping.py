"""Snapping of dragged cards: to edges and middles of neighbours, to equal gaps, or to the grid. Pure."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from attrs import define, frozen

from planner.canvas.boxes import Box, transposed

GRID = 8
# Distance on the screen [px] within which a neighbour's edge attracts.
REACH = 6.0
SAME = 0.01
MOST_NEIGHBOURS = 200

Point = tuple[float, float]


@define
class SnapSettings:
    """What a dragged card snaps to; the View menu switches each on and off."""

    grid: bool = True
    neighbours: bool = True


@frozen
class Reach:
    """How far neighbours attract, and the usual gaps across and down between them [px of the scene]."""

    distance: float
    gaps: Point = (0.0, 0.0)


@frozen
class Guide:
    """A line that shows what a card snapped to; a `gap` is one of several equal distances."""

    start: Point
    end: Point
    gap: bool = False

    def moved(self, x: float, y: float) -> "Guide":
        """Return the line from another origin."""
        return Guide((self.start[0] + x, self.start[1] + y), (self.end[0] + x, self.end[1] + y), self.gap)


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

    def moved(self, x: float, y: float) -> "SnapResult":
        """Return the same with guides from another origin."""
        return SnapResult(self.shift, tuple(guide.moved(x, y) for guide in self.guides))


def snap_to(
    moving: Box, neighbours: Iterable[Box], corner: Point, settings: SnapSettings, reach: Reach, axes: str
) -> SnapResult:
    """Return how a box snaps to its neighbours, or else a corner of it to the grid of its container."""
    attracted = Snap()
    if settings.neighbours:
        attracted = snap(moving, nearest(moving, neighbours), reach, axes)
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


def snap(moving: Box, others: Sequence[Box], reach: Reach, axes: str = "xy") -> Snap:
    """Return how neighbours attract a box that is nearly aligned with them, or nearly at the usual gap from them.

    Parameters
    ----------
    axes : str
        The directions in which it may be attracted.
    """
    across, down = reach.gaps
    turned, others_turned = transposed(moving), [transposed(other) for other in others]
    x = _pull(moving, others, reach.distance, across) if "x" in axes else None
    y = _pull(turned, others_turned, reach.distance, down) if "y" in axes else None
    snapped = Box(moving.x + (x or 0.0), moving.y + (y or 0.0), moving.width, moving.height)
    guides = [] if x is None else _guides(snapped, others, across)
    if y is not None:
        guides += [_transposed_guide(guide) for guide in _guides(transposed(snapped), others_turned, down)]
    return Snap(x, y, tuple(guides))


def _pull(moving: Box, others: Sequence[Box], reach: float, gap: float) -> float | None:
    near = [pull for other in others for pull in _pulls(moving, other, gap) if -reach <= pull <= reach]
    near += [x - moving.x for x in _even_places(moving, others) if abs(x - moving.x) <= reach]
    return min(near, key=abs, default=None)


def _pulls(moving: Box, other: Box, gap: float) -> tuple[float, ...]:
    """Return how far each line of `_pairs` is from the one with which it can coincide."""
    left, right = other.x - moving.x, other.x + other.width - moving.x - moving.width
    away = gap if _is_beside(moving, other) else 0.0
    return left, right, (left + right) / 2, left + other.width + away, right - other.width - away


def _pairs(moving: Box, other: Box, gap: float) -> Iterable[tuple[str, float, float]]:
    """Return the lines that can coincide: edges and middles, and beside a neighbour those at the usual gap from it."""
    yield "edge", moving.x, other.x
    yield "edge", moving.right, other.right
    yield "middle", moving.x + moving.width / 2, other.x + other.width / 2
    kind = "gap" if _is_beside(moving, other) and gap else "edge"
    away = gap if kind == "gap" else 0.0
    yield kind, moving.x, other.right + away
    yield kind, moving.right, other.x - away


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
    beside = (other for other in others if _is_beside(moving, other))
    return sorted(beside, key=lambda box: (box.x, box.y))


def _is_beside(box: Box, other: Box) -> bool:
    return other.y < box.bottom and box.y < other.bottom


def _guides(snapped: Box, others: Sequence[Box], gap: float) -> list[Guide]:
    """Return guides for shared edges; else for shared middles; else for equal gaps or the usual one beside the box."""
    lines: dict[tuple[bool, float], list[Box]] = {}
    for other in others:
        for kind, line, to in _pairs(snapped, other, gap):
            if abs(line - to) < SAME and kind != "gap":
                lines.setdefault((kind == "middle", round(to, 2)), [snapped]).append(other)
    by_edges = any(not middle for middle, _ in lines)
    guides = [
        Guide((x, min(box.y for box in boxes)), (x, max(box.bottom for box in boxes)))
        for (middle, x), boxes in lines.items()
        if middle != by_edges
    ]
    return guides or _gap_guides(snapped, others, gap)


def _gap_guides(snapped: Box, others: Sequence[Box], usual: float) -> list[Guide]:
    row = sorted([*_row(snapped, others), snapped], key=lambda box: (box.x, box.y))
    at = row.index(snapped)
    gaps = [(left.right, right.x) for left, right in pairwise(row[max(at - 2, 0) : at + 3])]
    own = [(left, right) for left, right in gaps if snapped.x in {right} or snapped.right in {left}]
    y = snapped.y + snapped.height / 2
    equal = [
        (left, right) for left, right in gaps if any(abs((right - left) - (end - start)) < SAME for start, end in own)
    ]
    if len(equal) < 2:  # noqa: PLR2004 - one gap equals no other
        equal = [(left, right) for left, right in own if usual and abs(right - left - usual) < SAME]
    return [Guide((left, y), (right, y), gap=True) for left, right in equal]


def _transposed_guide(guide: Guide) -> Guide:
    return Guide((guide.start[1], guide.start[0]), (guide.end[1], guide.end[0]), guide.gap)


def _distance(box: Box, other: Box) -> float:
    return max(other.x - box.right, box.x - other.right, 0.0) + max(other.y - box.bottom, box.y - other.bottom, 0.0)
