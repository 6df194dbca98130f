"""Boxes on the canvas: where they are, which of them overlap, and how they make room for one another."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, product
from math import ceil, log2

from attrs import define, evolve, frozen

CELL = 256.0


@frozen
class Box:
    """A rectangle, in the coordinates of its container."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Return the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Return the lower edge."""
        return self.y + self.height

    def overlaps(self, other: "Box") -> bool:
        """Return whether the boxes share more than an edge."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def grown(self, x: float, y: float) -> "Box":
        """Return the box with a margin right and below, for a gap between neighbours."""
        return Box(self.x, self.y, self.width + x, self.height + y)


def transposed(box: Box) -> Box:
    """Return a box with its axes swapped, so that one rule serves both directions."""
    return Box(box.y, box.x, box.height, box.width)


def hull_of(boxes: Sequence[Box]) -> Box:
    """Return the box around some boxes."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


def transposed_all(boxes: Mapping[str, Box]) -> dict[str, Box]:
    """Return boxes with their axes swapped."""
    return {name: transposed(box) for name, box in boxes.items()}


@define(eq=False)
class _Taken:
    """A box in an index, with the edges that it has with its gap: comparing numbers takes most of a search."""

    box: Box
    left: float
    top: float
    right: float
    bottom: float


class Occupied:
    """Spatial index of boxes: grids with cells of doubling size, so that a box covers at most four cells."""

    def __init__(self, gap: tuple[float, float] = (0.0, 0.0)) -> None:
        self._gap = gap
        self._grids: dict[int, dict[tuple[int, int], list[_Taken]]] = {}

    def add(self, box: Box) -> None:
        """Add a box."""
        taken = self._with_gap(box)
        number = ceil(log2(max(taken.right - taken.left, taken.bottom - taken.top, CELL) / CELL))
        grid = self._grids.setdefault(number, {})
        for cell in product(*_cells_of(taken, number)):
            grid.setdefault(cell, []).append(taken)

    def near(self, box: Box) -> list[Box]:
        """Return the boxes that a box overlaps or is closer to than the gap."""
        return [taken.box for taken in self._near(box)]

    def is_free(self, box: Box) -> bool:
        """Return whether a box overlaps none and keeps the gap."""
        return next(self._near(box), None) is None

    def _near(self, box: Box) -> Iterator[_Taken]:
        wide = self._with_gap(box)
        left, top, right, bottom = wide.left, wide.top, wide.right, wide.bottom
        for taken in self._candidates(wide):
            if left < taken.right and taken.left < right and top < taken.bottom and taken.top < bottom:
                yield taken

    def _candidates(self, wide: _Taken) -> Iterator[_Taken]:
        for number, grid in self._grids.items():
            columns, rows = _cells_of(wide, number)
            # A box may be so large that it covers more cells than are occupied.
            few = len(columns) * len(rows) <= len(grid)
            cells = (grid[cell] for cell in product(columns, rows) if cell in grid) if few else grid.values()
            yield from chain.from_iterable(cells)

    def _with_gap(self, box: Box) -> _Taken:
        across, down = self._gap
        return _Taken(box, box.x, box.y, box.x + (box.width + across), box.y + (box.height + down))


def _cells_of(wide: _Taken, number: int) -> tuple[range, range]:
    """Return the columns and the rows of the cells that a box covers, in a grid by its number."""
    side = CELL * 2**number
    return (
        range(int(wide.left // side), int(wide.right // side) + 1),
        range(int(wide.top // side), int(wide.bottom // side) + 1),
    )


def apart(boxes: Mapping[str, Box], gap: tuple[float, float]) -> dict[str, Box]:
    """Return boxes of which none covers another: a covered one moves right or down, whichever is less.

    Parameters
    ----------
    gap : (2,) [px]
        What is left between a box that gives way and the one that covered it, across and down.
    """
    occupied, placed = Occupied(), {}
    for name in sorted(boxes, key=lambda name: (boxes[name].y, boxes[name].x, name)):
        box = boxes[name]
        while covering := occupied.near(box):
            aside = evolve(box, x=max(other.right for other in covering) + gap[0])
            below = evolve(box, y=max(other.bottom for other in covering) + gap[1])
            box = min(aside, below, key=lambda moved: moved.x - boxes[name].x + moved.y - boxes[name].y)
        placed[name] = box
        occupied.add(box)
    return placed
