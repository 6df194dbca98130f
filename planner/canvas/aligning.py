"""Alignment and even distribution of boxes without overlap. Pure."""

from collections.abc import Mapping, Sequence

from planner.canvas.boxes import Box, transposed, transposed_all

# Each edge along its axis: near is left or top, far is right or bottom.
NEAR, MIDDLE, FAR = "near", "middle", "far"
EDGES = {
    "left": (NEAR, False),
    "centre": (MIDDLE, False),
    "right": (FAR, False),
    "top": (NEAR, True),
    "middle": (MIDDLE, True),
    "bottom": (FAR, True),
}
LEAST_TO_ALIGN, LEAST_TO_DISTRIBUTE = 2, 3


def aligned(boxes: Mapping[str, Box], edge: str, others: Sequence[Box], gap: tuple[float, float]) -> dict[str, Box]:
    """Return boxes aligned at an edge or their middles; boxes that would overlap move along that line.

    Parameters
    ----------
    edge : str
        A name of `EDGES`.
    others : sequence of Box
        Boxes that stay where they are.
    gap : (2,) [px]
        Least distance across and down between boxes that would overlap.
    """
    which, downward = EDGES[edge]
    if downward:
        inside = aligned(transposed_all(boxes), _across(which), [transposed(box) for box in others], (gap[1], gap[0]))
        return transposed_all(inside)
    low, high = min(box.x for box in boxes.values()), max(box.right for box in boxes.values())
    taken = list(others)
    placed: dict[str, Box] = {}
    for name, box in sorted(boxes.items(), key=lambda pair: (pair[1].y, pair[1].x, pair[0])):
        x = {NEAR: low, MIDDLE: (low + high - box.width) / 2, FAR: high - box.width}[which]
        placed[name] = _pushed_down(Box(x, box.y, box.width, box.height), taken, gap[1])
        taken.append(placed[name])
    return placed


def distributed(
    boxes: Mapping[str, Box], *, downward: bool, others: Sequence[Box], gap: tuple[float, float]
) -> dict[str, Box]:
    """Return boxes with equal gaps between the first and the last, which stay if there is room enough."""
    if downward:
        inside = distributed(
            transposed_all(boxes), downward=False, others=[transposed(box) for box in others], gap=(gap[1], gap[0])
        )
        return transposed_all(inside)
    order = sorted(boxes, key=lambda name: (boxes[name].x + boxes[name].right, name))
    first, last = boxes[order[0]], boxes[order[-1]]
    room = last.right - first.x - sum(box.width for box in boxes.values())
    between = max(room / (len(order) - 1), gap[0])
    x, taken = first.x, list(others)
    placed: dict[str, Box] = {}
    for name in order:
        box = boxes[name]
        placed[name] = _pushed_down(Box(x, box.y, box.width, box.height), taken, gap[1])
        taken.append(placed[name])
        x += box.width + between
    return placed


def _pushed_down(box: Box, others: Sequence[Box], gap: float) -> Box:
    """Return the box, or the next free place below."""
    in_the_way = sorted((other for other in others if other.x < box.right and box.x < other.right), key=_bottom)
    for other in in_the_way:
        if other.overlaps(box):
            box = Box(box.x, other.bottom + gap, box.width, box.height)
    return box


def _bottom(box: Box) -> float:
    return box.bottom


def _across(which: str) -> str:
    return next(name for name, (kind, downward) in EDGES.items() if kind == which and not downward)
