"""First answers: first-fit and best-fit decreasing under several weightings, one host after the other."""

from collections.abc import Callable, Iterator

import numpy as np
from attrs import frozen

from models.consolidation.master import Pattern
from models.consolidation.problem import ROUNDING, Counts, Flags, Floats, Problem

EQUAL_WEIGHTS = 1e-12


@frozen
class Rule:
    """How items are taken and placed.

    Parameters
    ----------
    weights : tuple of float
        Of the dimensions, in what counts as large.
    largest : bool
        Whether an item is as large as its largest dimension, not as the sum.
    best : bool
        Whether an item goes where the least room is left (best fit), not on the first host (first fit).
    type : int
        Host type that is opened where an item may stand on it; -1 for the one that is cheapest by its room.
    """

    weights: tuple[float, ...]
    largest: bool
    best: bool
    type: int


def rules_of(problem: Problem) -> Iterator[Rule]:
    """Return the rules to try, the most promising first."""
    dimensions = problem.demand.shape[1]
    total = problem.count @ problem.demand
    scarce = total / max(float(total.max()), EQUAL_WEIGHTS)
    weightings = [scarce, np.ones(dimensions), scarce**2]
    weightings += [np.where(np.arange(dimensions) == dimension, 1.0, 0.1) for dimension in range(dimensions)]
    types = [-1] if len(problem.cost) == 1 else [-1, *worth_opening(problem)]
    for weights in weightings:
        for type_ in types:
            for largest in (False, True):
                for best in (True, False):
                    yield Rule(tuple(weights.tolist()), largest, best, type_)


def worth_opening(problem: Problem) -> list[int]:
    """Return the host types that no other one takes the place of: none that costs no more has room for as much."""
    wide = np.column_stack((problem.capacity, problem.limit, -problem.cost))
    covers = (wide[:, np.newaxis] >= wide).all(axis=2)
    # Of equal ones the first counts.
    earlier = np.arange(len(wide))[:, np.newaxis] < np.arange(len(wide))
    replaced = (covers & (~covers.T | earlier)).any(axis=0)
    return np.flatnonzero(~replaced).tolist()


def first_fit(problem: Problem, rule: Rule) -> list[Pattern]:
    """Return the items placed one after the other, each on the first or the best host with room."""
    weights = np.array(rule.weights)
    weighted = problem.demand * weights
    size = weighted.max(axis=1) if rule.largest else weighted.sum(axis=1)
    hosts = _Hosts(problem, rule, weights)
    for group in np.argsort(-size, kind="stable"):
        hosts.place(int(group), int(problem.count[group]))
    return cheaper_types(problem, hosts.patterns())


def arrival_rules(problem: Problem) -> Iterator[Rule]:
    """Return the rules to try on items in the order in which they are given: what counts as large does not matter."""
    weights = (1.0,) * problem.demand.shape[1]
    for type_ in [-1] if len(problem.cost) == 1 else [-1, *worth_opening(problem)]:
        for best in (False, True):
            yield Rule(weights, largest=False, best=best, type=type_)


def arrival_fit(problem: Problem, rule: Rule, stopped: Callable[[], bool]) -> list[Pattern] | None:
    """Return the items placed in the order in which they are given; None where it was stopped before the last."""
    arrivals = [(block[0], group) for group, blocks in enumerate(problem.members) for block in blocks]
    hosts = _Hosts(problem, rule, np.array(rule.weights))
    for _, group in sorted(arrivals):
        if stopped():
            return None
        hosts.place(group, 1)
    return cheaper_types(problem, hosts.patterns())


class _Hosts:
    """Hosts that are being filled."""

    def __init__(self, problem: Problem, rule: Rule, weights: Floats) -> None:
        most = int(problem.count.sum())
        self._problem, self._best, self._weights = problem, rule.best, weights
        self._free = np.zeros((most, problem.demand.shape[1]))
        self._mask = np.zeros((most, problem.mask.shape[1]), dtype=np.uint64)
        self._type = np.zeros(most, dtype=np.int64)
        self._counts = np.zeros((most, len(problem.count)), dtype=np.int64)
        self._used = 0
        self._preferred = _preferred_types(problem, rule.type, weights)

    def place(self, group: int, number: int) -> None:
        """Place so many items of a group."""
        left = number
        while left:
            host = self._host_for(group)
            left -= self._fill(host, group, left)

    def patterns(self) -> list[Pattern]:
        """Return the items on each host."""
        return [Pattern(int(self._type[host]), self._counts[host].copy()) for host in range(self._used)]

    def _host_for(self, group: int) -> int:
        used, problem = self._used, self._problem
        fits = (self._free[:used] + ROUNDING >= problem.demand[group]).all(axis=1)
        limit = problem.limit[self._type[:used], group]
        fits &= self._counts[:used, group] < limit
        if problem.mask.shape[1]:
            fits &= ~(self._mask[:used] & problem.mask[group]).any(axis=1)
        hosts = np.flatnonzero(fits)
        if not len(hosts):
            return self._open(group)
        if not self._best:
            return int(hosts[0])
        return int(hosts[np.argmin(self._free[hosts] @ self._weights)])

    def _open(self, group: int) -> int:
        host, self._used = self._used, self._used + 1
        self._type[host] = self._preferred[group]
        self._free[host] = self._problem.capacity[self._type[host]]
        return host

    def _fill(self, host: int, group: int, wanted: int) -> int:
        problem = self._problem
        room = int(problem.limit[self._type[host], group] - self._counts[host, group])
        need = problem.demand[group]
        positive = need > 0.0
        free = np.floor((self._free[host][positive] + ROUNDING) / need[positive])
        number = int(max(min(wanted, room, free.min(initial=np.inf)), 1))
        self._free[host] -= number * need
        self._counts[host, group] += number
        self._mask[host] |= problem.mask[group]
        return number


def _preferred_types(problem: Problem, chosen: int, weights: Floats) -> Counts:
    """Return the host type that is opened for each group."""
    room = problem.capacity @ weights
    price = problem.cost / np.maximum(room, EQUAL_WEIGHTS)
    allowed: Flags = problem.limit > 0
    rated = np.where(allowed, price[:, np.newaxis], np.inf)
    best = rated.argmin(axis=0)
    return np.where(allowed[chosen], chosen, best) if chosen >= 0 else best


def cheaper_types(problem: Problem, patterns: list[Pattern]) -> list[Pattern]:
    """Return the patterns, each on the cheapest host type that has room for it."""
    if len(problem.cost) == 1:
        return patterns
    return [Pattern(_cheapest(problem, pattern), pattern.counts) for pattern in patterns]


def _cheapest(problem: Problem, pattern: Pattern) -> int:
    load = pattern.counts @ problem.demand
    fits = np.all(load <= problem.capacity + ROUNDING, axis=1) & np.all(pattern.counts <= problem.limit, axis=1)
    fits[pattern.type] = True
    return int(np.where(fits, problem.cost, np.inf).argmin())


def cost_of(problem: Problem, patterns: list[Pattern]) -> float:
    """Return the cost of all hosts together [unit of the cost]."""
    return float(sum(problem.cost[pattern.type] for pattern in patterns))


def exact_cover(problem: Problem, patterns: list[Pattern]) -> list[Pattern]:
    """Return the patterns with what is placed more often than needed taken away, and empty hosts left out."""
    left = problem.count.copy()
    result = []
    for pattern in patterns:
        counts = np.minimum(pattern.counts, left)
        left -= counts
        if counts.any():
            result.append(Pattern(pattern.type, counts))
    return cheaper_types(problem, result)
