"""The lines that join the members of a database availability group to its card: beside cards, to a rail above it."""

from collections.abc import Iterator, Mapping, Sequence

from planner.canvas.boxes import Box, Occupied
from planner.canvas.edges import Point
from planner.canvas.layout import CARD_GAP

# How far above the card the rail is [px of the scene].
RAIL = 24.0
# Beyond so many cards in a site, lines go straight down: to look for gaps would take longer than a frame.
MOST_CARDS = 200
THIN = 1.0


def ways_to_card(members: Sequence[Box], card: Box, around: Mapping[int, Sequence[Box]]) -> list[tuple[Point, ...]]:
    """Return the corners of the line from each member to the card of its group.

    Parameters
    ----------
    members : sequence of Box
        The cards from which lines start, in the scene.
    around : mapping of int to sequence of Box
        For each member by its number, the cards and sites that its line passes.
    """
    return [_way(member, card, around.get(number, ())) for number, member in enumerate(members)]


def _way(member: Box, card: Box, around: Sequence[Box]) -> tuple[Point, ...]:
    middle, target = member.x + member.width / 2, card.x + card.width / 2
    rail = card.y - RAIL
    if rail <= member.bottom:
        # The card stands beside the member or above it: nothing is between them that a line could follow.
        return (middle, member.bottom), (target, card.y if card.y > member.bottom else card.bottom)
    below, occupied = member.bottom + CARD_GAP / 2, Occupied()
    few = around if len(around) <= MOST_CARDS else ()
    for box in few:
        occupied.add(box)
    across = next((lane for lane in _lanes(middle, few) if _is_free(occupied, middle, lane, below, rail)), middle)
    corners = ((middle, member.bottom), (middle, below), (across, below), (across, rail), (target, rail))
    return (*corners, (target, card.y))


def _lanes(middle: float, around: Sequence[Box]) -> Iterator[float]:
    """Return where a line can go down: straight, or beside a card, the nearest first."""
    yield middle
    edges = {edge for box in around for edge in (box.x - CARD_GAP / 2, box.right + CARD_GAP / 2)}
    yield from sorted(edges, key=lambda edge: abs(edge - middle))


def _is_free(occupied: Occupied, start: float, lane: float, top: float, bottom: float) -> bool:
    left, right = sorted((start, lane))
    across = Box(left - THIN, top - THIN, right - left + 2 * THIN, 2 * THIN)
    return occupied.is_free(across) and occupied.is_free(Box(lane - THIN, top, 2 * THIN, bottom - top))
