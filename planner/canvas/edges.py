"""Routes of edges: links between sites with their labels, wires from populations to machines. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from attrs import frozen

from planner.canvas.boxes import Box, Occupied

Point = tuple[float, float]
LABEL = (104.0, 40.0)
SAMPLES = 24
LEAST_BEND = 24.0


@frozen
class Curve:
    """A cubic curve."""

    start: Point
    leave: Point
    arrive: Point
    end: Point

    def at(self, part: float) -> Point:
        """Return the point at a parameter from 0 to 1."""
        rest = 1 - part
        weights = (rest**3, 3 * rest**2 * part, 3 * rest * part**2, part**3)
        points = (self.start, self.leave, self.arrive, self.end)
        x = sum(weight * point[0] for weight, point in zip(weights, points, strict=True))
        y = sum(weight * point[1] for weight, point in zip(weights, points, strict=True))
        return x, y


def link_curve(site: Box, other: Box) -> Curve:
    """Return the curve that links two sites, from edge to facing edge."""
    if site.right > other.x and other.right > site.x:
        return _downward(site, other) if site.y <= other.y else _downward(other, site)
    return _sideways(site, other) if site.x <= other.x else _sideways(other, site)


def _sideways(left: Box, right: Box) -> Curve:
    start_y, end_y = _facing((left.y, left.bottom), (right.y, right.bottom))
    start, end = (left.right, start_y), (right.x, end_y)
    bend = max((end[0] - start[0]) / 2, LEAST_BEND)
    return Curve(start, (start[0] + bend, start[1]), (end[0] - bend, end[1]), end)


def _downward(upper: Box, lower: Box) -> Curve:
    start_x, end_x = _facing((upper.x, upper.right), (lower.x, lower.right))
    start, end = (start_x, upper.bottom), (end_x, lower.y)
    bend = max((end[1] - start[1]) / 2, LEAST_BEND)
    return Curve(start, (start[0], start[1] + bend), (end[0], end[1] - bend), end)


def _facing(start: Point, end: Point) -> Point:
    """Return where a line leaves one span and enters another: the middle of their overlap, or their middles."""
    low, high = max(start[0], end[0]), min(start[1], end[1])
    if high - low >= LABEL[1]:
        return (low + high) / 2, (low + high) / 2
    return (start[0] + start[1]) / 2, (end[0] + end[1]) / 2


class Route(Protocol):
    """A curve, or another line."""

    def at(self, part: float) -> Point:
        """Return the point at a parameter from 0 to 1."""


def label_places(curves: Mapping[str, Route], sites: Sequence[Box]) -> dict[str, Point]:
    """Return the middle of each link's label: on its curve and, if possible, clear of sites and other labels."""
    taken = Occupied()
    for site in sites:
        taken.add(site)
    places = {}
    for identifier, curve in curves.items():
        middle = _clear_point(curve, taken)
        places[identifier] = curve.at(0.5) if middle is None else middle
        if middle is not None:
            taken.add(_label_box(middle))
    return places


def _clear_point(curve: Route, taken: Occupied) -> Point | None:
    middles = (curve.at(part) for part in _from_the_middle())
    return next((middle for middle in middles if taken.is_free(_label_box(middle))), None)


def _from_the_middle() -> Iterable[float]:
    half = SAMPLES // 2
    for step in range(half):
        yield 0.5 + step / SAMPLES
        yield 0.5 - step / SAMPLES


def _label_box(middle: Point) -> Box:
    return Box(middle[0] - LABEL[0] / 2, middle[1] - LABEL[1] / 2, *LABEL)


def wire_curve(population: Box, machine: Box) -> Curve:
    """Return the line from a population to a machine that serves it."""
    middle = population.x + population.width / 2
    start_x = min(max(machine.x + machine.width / 2, population.x + LEAST_BEND), population.right - LEAST_BEND)
    start = (start_x if machine.x < population.right else middle, population.bottom)
    end = (machine.x + machine.width / 2, machine.y)
    bend = (end[1] - start[1]) / 2
    return Curve(start, (start[0], start[1] + bend), (end[0], end[1] - bend), end)
