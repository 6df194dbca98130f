"""Routes of lines around the cards that they do not concern: along the gaps between them. Pure."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise

from attrs import field, frozen

from planner.canvas.boxes import Box, Occupied, transposed
from planner.canvas.edges import Curve, Point, link_curve

# Points of a curve that are looked at.
SAMPLES = 16
# Least distance between a line and a card that it passes, and a line's distance from an end's left and right edge.
CLEAR, INSET = 1.0, 24.0


@frozen
class Surroundings:
    """The cards among which lines are routed.

    Parameters
    ----------
    gap : float
        The usual gap between them [px of the scene].
    """

    cards: tuple[Box, ...]
    occupied: Occupied
    gap: float
    _known: dict[tuple[Point, Point], bool] = field(factory=dict, eq=False, repr=False)

    @classmethod
    def of(cls, cards: Sequence[Box], gap: float) -> "Surroundings":
        """Return the surroundings made of cards."""
        occupied = Occupied()
        for card in cards:
            occupied.add(card)
        return cls(tuple(cards), occupied, gap)

    @cached_property
    def transposed(self) -> "Surroundings":
        """Return the surroundings with both axes swapped."""
        return Surroundings.of([transposed(card) for card in self.cards], self.gap)

    def is_free(self, points: Sequence[Point]) -> bool:
        """Return whether a line through these points, with edges along the axes, touches no card."""
        edges = [*pairwise(points)]
        # Those in the middle are the longest.
        return all(self._is_free(start, end) for start, end in (*edges[1:-1], edges[0], edges[-1]))

    def _is_free(self, start: Point, end: Point) -> bool:
        """Return whether an edge touches no card; lines of one population have many in common."""
        found = self._known.get((start, end))
        if found is None:
            found = self._known[start, end] = self.occupied.is_free(_around(start, end))
        return found


def route(start: Box, end: Box, around: Surroundings, lane: float = 0.0) -> tuple[Point, ...] | None:
    """Return the corners of the shortest free line from below one card to above another, or None without one.

    Parameters
    ----------
    lane : float
        How far the line keeps from the middle of the gaps, so that lines beside each other can be told apart
        [px of the scene].
    """
    half = around.gap / 2
    leave, arrive = start.bottom + half + lane, end.y - half + lane
    target = end.x + end.width / 2 + lane
    free = []
    for across in _lanes(start, end, around, half - lane):
        source = min(max(across, start.x + INSET), start.right - INSET)
        length = abs(across - source) + abs(arrive - leave) + abs(target - across)
        free.append((length, ((source, leave), (across, leave), (across, arrive), (target, arrive))))
    for _, outside in sorted(free):
        if around.is_free(outside):
            return _without_repeats(((outside[0][0], start.bottom), *outside, (target, end.y)))
    return None


@frozen
class Line:
    """A line through corners."""

    corners: tuple[Point, ...]

    def at(self, part: float) -> Point:
        """Return the point after a part of its length, from 0 to 1."""
        left = part * _length(self.corners)
        for start, end in pairwise(self.corners):
            edge = _length((start, end))
            if left <= edge:
                along = left / edge
                return start[0] + (end[0] - start[0]) * along, start[1] + (end[1] - start[1]) * along
            left -= edge
        return self.corners[-1]


def direct_link(site: Box, other: Box, around: Surroundings) -> Curve | None:
    """Return the curve that links two sites, or None if another site is in between."""
    curve = link_curve(site, other)
    points = [curve.at(number / SAMPLES) for number in range(1, SAMPLES)]
    return curve if all(around.occupied.is_free(_around(point, point)) for point in points) else None


def detour(site: Box, other: Box, around: Surroundings, lane: float = 0.0) -> Curve | Line:
    """Return how a link joins two sites with others in between: in the gaps if they are free, else by a curve.

    Parameters
    ----------
    lane : float
        As for `route`.
    """
    down = _ordered(site, other, around, lane)
    across = _ordered(transposed(site), transposed(other), around.transposed, lane)
    lines = [] if down is None else [down]
    if across is not None:
        lines.append(tuple((y, x) for x, y in across))
    return Line(min(lines, key=_length)) if lines else link_curve(site, other)


def _ordered(site: Box, other: Box, around: Surroundings, lane: float) -> tuple[Point, ...] | None:
    """Return the route from the upper one of two boxes to the lower one."""
    upper, lower = (site, other) if site.y <= other.y else (other, site)
    return route(upper, lower, around, lane)


def _lanes(start: Box, end: Box, around: Surroundings, beside: float) -> Iterator[float]:
    """Return where a line can go down: straight, or beside a card."""
    yield end.x + end.width / 2
    yield start.x + start.width / 2
    edges = {edge for card in around.cards for edge in (card.x - beside, card.right + (around.gap - beside))}
    yield from sorted(edges)


def _around(start: Point, end: Point) -> Box:
    left, right = sorted((start[0], end[0]))
    top, bottom = sorted((start[1], end[1]))
    return Box(left - CLEAR, top - CLEAR, right - left + 2 * CLEAR, bottom - top + 2 * CLEAR)


def _length(points: Sequence[Point]) -> float:
    return sum(abs(end[0] - start[0]) + abs(end[1] - start[1]) for start, end in pairwise(points))


def _without_repeats(points: Sequence[Point]) -> tuple[Point, ...]:
    return (points[0], *(point for before, point in pairwise(points) if point != before))
