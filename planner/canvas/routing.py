"""Routes of lines around the cards that they do not concern: along the gaps between them. Pure."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from attrs import frozen

from planner.canvas.edges import Point
from planner.canvas.layout import Box, Occupied

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

    @classmethod
    def of(cls, cards: Sequence[Box], gap: float) -> "Surroundings":
        """Return the surroundings made of cards."""
        occupied = Occupied()
        for card in cards:
            occupied.add(card)
        return cls(tuple(cards), occupied, gap)

    def is_free(self, points: Sequence[Point]) -> bool:
        """Return whether a line through these points, with edges along the axes, touches no card."""
        return all(self.occupied.is_free(_around(start, end)) for start, end in pairwise(points))


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
        outside = ((source, leave), (across, leave), (across, arrive), (target, arrive))
        free.append((_length(outside), outside))
    for _, outside in sorted(free):
        if around.is_free(outside):
            return _without_repeats(((outside[0][0], start.bottom), *outside, (target, end.y)))
    return None


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
