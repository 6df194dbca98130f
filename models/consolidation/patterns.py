"""Host patterns: which items fit one host together. Found by extending partial ones, all of a level at once."""

from collections.abc import Callable

import numpy as np
from attrs import evolve, field, frozen

from models.consolidation.problem import ROUNDING, Counts, Floats, Masks, Problem

# A pattern is worth its items' prices; less than this beyond the threshold is noise of the linear program.
NOISE = 1e-9
CHUNK = 400_000


@frozen(eq=False)
class Search:
    """What to look for.

    Parameters
    ----------
    type : int
        Host type.
    limit : (groups,)
        Most items of each group.
    price : (groups,)
        What one item of each group is worth.
    threshold : float
        Only patterns worth more are of interest.
    most : int
        Patterns kept: the best, or any where `every` is set.
    beam : int
        Partial patterns carried from level to level; with fewer the search is a heuristic.
    work : int
        Partial patterns made in all; beyond them the search ends incomplete.
    every : bool
        Whether all patterns beyond the threshold are wanted, not the best.
    least : (dimensions,) or None
        Only patterns that fill each dimension so far are of interest.
    """

    type: int
    limit: Counts
    price: Floats
    threshold: float
    most: int = 20
    beam: int = 2_000
    work: int = 3_000_000
    every: bool = False
    least: Floats | None = None


@frozen(eq=False)
class Found:
    """Patterns, the best first.

    Parameters
    ----------
    counts : (patterns, groups)
    worth : (patterns,)
    bound : float
        No pattern is worth more, found or not.
    complete : bool
        Whether nothing was left out of the search.
    """

    counts: Counts
    worth: Floats
    bound: float
    complete: bool


@frozen(eq=False)
class _Order:
    """The groups of interest in the order of what they are worth for the room that they take."""

    groups: Counts
    demand: Floats
    mask: Masks
    limit: Counts
    price: Floats
    size: Floats
    rate: Floats
    size_before: Floats
    price_before: Floats
    capacity: Floats


@frozen(eq=False)
class _Level:
    """Partial patterns with as many groups as the level's number.

    `parent`, `group` and `copies` say how each came from the level before.
    """

    load: Floats
    mask: Masks
    worth: Floats
    room: Floats
    following: Counts
    bound: Floats
    parent: Counts
    group: Counts
    copies: Counts

    def at(self, rows: Counts) -> "_Level":
        """Return some of the partial patterns."""
        return _Level(*(getattr(self, name)[rows] for name in _FIELDS))


_FIELDS = ("load", "mask", "worth", "room", "following", "bound", "parent", "group", "copies")


@frozen(eq=False)
class _Harvest:
    """The best partial patterns met so far, as (level, row), with the threshold that the next must pass."""

    threshold: float
    worth: Floats = field(factory=lambda: np.zeros(0))
    level: Counts = field(factory=lambda: np.zeros(0, dtype=np.int64))
    row: Counts = field(factory=lambda: np.zeros(0, dtype=np.int64))
    overflow: bool = False

    def with_level(self, number: int, level: _Level, search: Search) -> "_Harvest":
        """Return the harvest with what a level has beyond the threshold."""
        worth = level.worth
        beyond = worth > self.threshold + NOISE
        if search.least is not None:
            beyond &= (level.load >= search.least - ROUNDING).all(axis=1)
        rows = np.flatnonzero(beyond)
        everything = np.concatenate((self.worth, worth[rows]))
        levels = np.concatenate((self.level, np.full(len(rows), number, dtype=np.int64)))
        places = np.concatenate((self.row, rows))
        best = np.argsort(-everything, kind="stable")[: search.most]
        full = len(everything) >= search.most
        threshold = self.threshold
        if full and not search.every:
            threshold = max(threshold, float(everything[best[-1]]))
        overflow = self.overflow or (search.every and len(everything) > search.most)
        return _Harvest(threshold, everything[best], levels[best], places[best], overflow)


def worthy_patterns(problem: Problem, search: Search, weights: Floats, stopped: Callable[[], bool]) -> Found:
    """Return the patterns of a host type that are worth more than a threshold.

    Parameters
    ----------
    weights : (dimensions,)
        How dear each dimension is; the closer to the prices of the linear program, the fewer are tried.
    stopped : callable
        Whether to end at once, incomplete.
    """
    order = _ordered(problem, search, weights)
    levels = [_start(problem)]
    harvest, left_out = _Harvest(search.threshold), -np.inf
    effort = _Effort(search.work, stopped)
    while len(levels[-1].worth) and len(order.groups):
        level = _extended(order, levels[-1], harvest.threshold, effort)
        harvest = harvest.with_level(len(levels), level, search)
        alive = np.flatnonzero(level.bound > harvest.threshold + NOISE)
        if len(alive) > search.beam:
            ranked = alive[np.argsort(-level.bound[alive], kind="stable")]
            left_out = max(left_out, float(level.bound[ranked[search.beam]]))
            alive = np.sort(ranked[: search.beam])
        levels.append(level)
        levels.append(level.at(alive))
        levels[-1] = _renumbered(levels[-1], alive)
        if harvest.overflow or effort.spent:
            left_out = np.inf
            break
    return _found(problem, order, levels, harvest, max(left_out, harvest.threshold))


def _nothing(level: _Level) -> _Level:
    return level.at(np.zeros(0, dtype=np.int64))


def _renumbered(level: _Level, rows: Counts) -> _Level:
    """Return the survivors of a level, each pointing at itself in the whole level before them."""
    return evolve(level, parent=rows, copies=np.zeros_like(rows))


def _ordered(problem: Problem, search: Search, weights: Floats) -> _Order:
    capacity = problem.capacity[search.type]
    scale = float(capacity @ weights)
    size = problem.demand @ weights / (scale if scale > 0.0 else 1.0)
    wanted = np.ones(len(size), dtype=bool) if search.every else search.price > NOISE
    groups = np.flatnonzero((search.limit > 0) & wanted)
    size = np.maximum(size, ROUNDING)
    rate = search.price / size
    groups = groups[np.argsort(-rate[groups], kind="stable")]
    limit, price, own = search.limit[groups], search.price[groups], size[groups]
    return _Order(
        groups=groups,
        demand=problem.demand[groups],
        mask=problem.mask[groups],
        limit=limit,
        price=price,
        size=own,
        rate=rate[groups],
        size_before=np.concatenate(([0.0], np.cumsum(own * limit))),
        price_before=np.concatenate(([0.0], np.cumsum(price * limit))),
        capacity=capacity,
    )


def _start(problem: Problem) -> _Level:
    zero = np.zeros(1, dtype=np.int64)
    return _Level(
        load=np.zeros((1, problem.demand.shape[1])),
        mask=np.zeros((1, problem.mask.shape[1]), dtype=np.uint64),
        worth=np.zeros(1),
        room=np.ones(1),
        following=zero,
        bound=np.full(1, np.inf),
        parent=zero,
        group=zero,
        copies=zero,
    )


class _Effort:
    """How much more may be tried."""

    def __init__(self, work: int, stopped: Callable[[], bool]) -> None:
        self._left, self._stopped = work, stopped
        self.spent = False

    def spend(self, work: int) -> bool:
        """Return whether so much more may be tried."""
        self._left -= work
        self.spent = self.spent or self._left < 0 or self._stopped()
        return not self.spent


def _extended(order: _Order, level: _Level, threshold: float, effort: _Effort) -> _Level:
    """Return all partial patterns with one group more that can still become worth more than the threshold."""
    first, last = level.following, _last_of_use(order, level, threshold)
    number = np.maximum(last - first, 0)
    parts, start = [_nothing(level)], 0
    ends = np.cumsum(number)
    while start < len(number) and effort.spend(min(CHUNK, int(ends[-1]))):
        before = ends[start - 1] if start else 0
        stop = max(int(np.searchsorted(ends, before + CHUNK, side="right")), start + 1)
        rows = np.repeat(np.arange(start, stop), number[start:stop])
        offset = np.arange(len(rows)) - np.repeat(ends[start:stop] - number[start:stop] - before, number[start:stop])
        parts.append(_children(order, level, rows, first[rows] + offset, threshold))
        start = stop
    return _Level(*(np.concatenate([getattr(part, name) for part in parts]) for name in _FIELDS))


def _last_of_use(order: _Order, level: _Level, threshold: float) -> Counts:
    """Return the first group from which on even the room filled at its rate would not do."""
    with np.errstate(divide="ignore", invalid="ignore"):
        needed = (threshold + NOISE - level.worth) / np.maximum(level.room, 0.0)
    needed = np.where(np.isnan(needed), -np.inf, needed)
    return np.searchsorted(-order.rate, -needed, side="right")


def _children(order: _Order, level: _Level, rows: Counts, groups: Counts, threshold: float) -> _Level:
    free = order.capacity + ROUNDING - level.load[rows]
    wanted = order.demand[groups]
    with np.errstate(divide="ignore", invalid="ignore"):
        most = np.floor(np.where(wanted > 0.0, free / wanted, np.inf).min(axis=1))
    most = np.minimum(most, order.limit[groups])
    if level.mask.shape[1]:
        most = np.where((level.mask[rows] & order.mask[groups]).any(axis=1), 0, most)
    most = np.maximum(most, 0).astype(np.int64)
    copies = _counted(most)
    rows, groups = np.repeat(rows, most), np.repeat(groups, most)
    worth = level.worth[rows] + copies * order.price[groups]
    room = level.room[rows] - copies * order.size[groups]
    bound = worth + _fill(order, groups + 1, room)
    kept = np.flatnonzero(bound > threshold + NOISE)
    rows, groups, copies = rows[kept], groups[kept], copies[kept]
    return _Level(
        load=level.load[rows] + copies[:, np.newaxis] * order.demand[groups],
        mask=level.mask[rows] | order.mask[groups],
        worth=worth[kept],
        room=room[kept],
        following=groups + 1,
        bound=bound[kept],
        parent=rows,
        group=groups,
        copies=copies,
    )


def _counted(most: Counts) -> Counts:
    """Return 1 to each number, one after the other."""
    ends = np.cumsum(most)
    return np.arange(1, (ends[-1] if len(ends) else 0) + 1) - np.repeat(ends - most, most)


def _fill(order: _Order, following: Counts, room: Floats) -> Floats:
    """Return the most that the groups from `following` on can add in a room, the last of them cut."""
    room = np.maximum(room, 0.0)
    start = order.size_before[following]
    last = np.searchsorted(order.size_before, start + room, side="right") - 1
    whole = order.price_before[last] - order.price_before[following]
    rate = np.append(order.rate, 0.0)[last]
    filled: Floats = whole + np.maximum(start + room - order.size_before[last], 0.0) * rate
    return filled


def _found(problem: Problem, order: _Order, levels: list[_Level], harvest: _Harvest, bound: float) -> Found:
    counts = np.zeros((len(harvest.row), len(problem.count)), dtype=np.int64)
    for line, (number, row) in enumerate(zip(harvest.level, harvest.row, strict=True)):
        at, place = int(number), int(row)
        while at > 0:
            level = levels[at]
            if level.copies[place]:
                counts[line, order.groups[level.group[place]]] += level.copies[place]
            at, place = at - 1, int(level.parent[place])
    best = float(harvest.worth[0]) if len(harvest.worth) else -np.inf
    complete = bound <= harvest.threshold
    return Found(counts, harvest.worth, max(best, bound), complete)
