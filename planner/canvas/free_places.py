"""Free places for a card among others: below them, beside them, or the nearest one. Pure."""

from collections.abc import Iterable, Sequence

from attrs import evolve

from planner.canvas.boxes import Box
from planner.canvas.layout import CARD_GAP, PAD, SITE_HEADER, WIDE


def below(box: Box, others: Iterable[Box]) -> Box:
    """Return a box below all others, at the left."""
    return evolve(box, x=PAD, y=max((other.bottom + CARD_GAP for other in others), default=SITE_HEADER))


def beside(box: Box, others: Iterable[Box]) -> Box:
    """Return a box right of all others, at the top."""
    return evolve(box, x=max((other.right + CARD_GAP for other in others), default=PAD), y=SITE_HEADER)


def nearest_free(box: Box, others: Sequence[Box]) -> Box:
    """Return the box moved to the nearest place at which it overlaps none of the others."""
    if not any(other.overlaps(box) for other in others):
        return box
    # Fallback if no near place is free: beyond everything.
    below = evolve(box, y=max(other.bottom for other in others) + CARD_GAP)
    aside = evolve(box, x=max(other.right for other in others) + CARD_GAP)
    return min(
        (*_free_near(box, others), below, aside),
        key=lambda moved: (abs(moved.x - box.x) + abs(moved.y - box.y), moved.y, moved.x),
    )


def _free_near(box: Box, others: Sequence[Box]) -> list[Box]:
    """Return the nearest free place next to others, if any; all are tried at once."""
    import numpy as np  # not needed for the first frame

    near = [other for other in others if _near(box, other)]
    xs = np.array(_tried(box.x, box.width, [(other.x, other.right) for other in near], PAD))
    ys = np.array(_tried(box.y, box.height, [(other.y, other.bottom) for other in near], SITE_HEADER))
    left, top, right, bottom = np.array([(other.x, other.y, other.right, other.bottom) for other in others]).T
    across = (xs[:, None] < right) & (left < xs[:, None] + box.width)
    down = (ys[:, None] < bottom) & (top < ys[:, None] + box.height)
    # (y, x): how many others the box would overlap there.
    overlapped = down.astype(np.float32) @ across.T.astype(np.float32)
    way = np.abs(ys - box.y)[:, None] + np.abs(xs - box.x)
    places = np.where(overlapped > 0, np.inf, way)
    if not np.isfinite(places).any():
        return []
    row, column = np.unravel_index(np.argmin(places), places.shape)
    return [evolve(box, x=float(xs[column]), y=float(ys[row]))]


def _tried(own: float, length: float, edges: list[tuple[float, float]], least: float) -> list[float]:
    """Return sorted positions along one axis to try: the present one, and before and after others."""
    places = {own, *(end + CARD_GAP for _, end in edges), *(begin - CARD_GAP - length for begin, _ in edges)}
    return sorted(place for place in places if place >= least)


def _near(box: Box, other: Box) -> bool:
    reach = 2 * WIDE
    across = other.x - reach < box.x < other.right + reach
    return across and other.y - reach < box.y < other.bottom + reach
