"""Items on the fewest or cheapest hosts: `pack`.

Equal items are counted, not listed. First answers come from first-fit and best-fit decreasing; a lower bound from
sums and dual-feasible functions. Between the two, host patterns: column generation proves better bounds, diving and
integer programs over the patterns find better answers, and where the patterns that can still matter are few enough,
all of them are listed and the choice among them is exact.
"""

import time
from collections.abc import Callable, Iterable, Mapping, Sequence

import numpy as np
from attrs import evolve, field, frozen

from models.consolidation.bounds import volume_bound
from models.consolidation.effort import Clock, Effort
from models.consolidation.improving import improve
from models.consolidation.problem import Counts, Floats, Problem, problem_of
from models.consolidation.starts import first_fit, rules_of

# Default time limit [s].
TIME_LIMIT_S = 30.0


@frozen
class Packing:
    """Where each item stands.

    Parameters
    ----------
    host_of : tuple of int
        Host of each item.
    type_of_host : tuple of int
        Host type of each host.
    cost : float
        Of all hosts.
    bound : float
        No packing costs less.
    proven : bool
        Whether none is cheaper than this one.
    seconds : float
        How long it took.
    """

    host_of: tuple[int, ...]
    type_of_host: tuple[int, ...]
    cost: float
    bound: float
    proven: bool
    seconds: float

    @property
    def gap(self) -> float:
        """Return what may be saved at most [fraction of the cost]."""
        return 0.0 if self.proven or self.cost <= 0.0 else 1.0 - self.bound / self.cost


def _ignore(_best: float, _bound: float, _gap: float) -> None:
    return None


@frozen
class Watch:
    """Callbacks of a packing.

    Parameters
    ----------
    progress : callable
        Called with the best cost, the bound and the gap whenever one of them has changed.
    cancelled : callable
        Asked often; once it returns True, the best packing so far is returned.
    clock : callable
        Seconds; the time limit is on this clock.
    """

    progress: Callable[[float, float, float], None] = _ignore
    cancelled: Callable[[], bool] = bool
    clock: Callable[[], float] = field(default=time.monotonic)


def pack(  # noqa: PLR0913, PLR0917 - one argument for each thing that is given
    demand: Sequence[Sequence[float]] | Floats,
    capacity: Sequence[Sequence[float]] | Floats,
    cost: Sequence[float] | Floats,
    apart: Iterable[Iterable[int]] = (),
    together: Iterable[Iterable[int]] = (),
    pinned: Mapping[int, Iterable[int]] | None = None,
    time_limit_s: float = TIME_LIMIT_S,
    watch: Watch | None = None,
) -> Packing:
    """Return the items on the cheapest hosts; any number of hosts of each type may be used.

    Parameters
    ----------
    demand : (items, dimensions)
    capacity : (host types, dimensions)
    cost : (host types,)
        Of one host; all 1 for the fewest hosts.
    apart : sets of items
        No two of a set on one host.
    together : sets of items
        All of a set on one host.
    pinned : mapping of int to host types
        The only types that an item may stand on. A site's or cluster's hosts are types of their own.
    time_limit_s : float
        How long to search for a better packing at most [s], on the clock of the watch.
    watch : Watch, optional
        Hears how far it is, may end it early, and has the clock.

    Raises
    ------
    ImpossibleRulesError
        If an item fits no host type, or the rules contradict each other; it names them.
    UnusableSizesError
        If a demand, a capacity or a cost is negative or no number.
    """
    watch = Watch() if watch is None else watch
    start = watch.clock()
    sizes, rooms = np.atleast_2d(np.asarray(demand, dtype=np.float64)), np.asarray(capacity, dtype=np.float64)
    prices = np.asarray(cost, dtype=np.float64)
    if not sizes.size:
        return Packing((), (), 0.0, 0.0, proven=True, seconds=watch.clock() - start)
    problem = problem_of(sizes, rooms, prices, apart, together, pinned or {})
    efforts = _solved(problem, Clock(watch.clock, start + time_limit_s, watch.cancelled), watch)
    return _packing(efforts, len(sizes), watch.clock() - start)


def _solved(problem: Problem, clock: Clock, watch: Watch) -> list[Effort]:
    """Return the parts of a problem, each solved as far as the time goes."""
    efforts: list[Effort] = []

    def report() -> None:
        if all(effort.best for effort in efforts):
            cost, bound = sum(effort.cost for effort in efforts), sum(effort.bound for effort in efforts)
            watch.progress(cost, bound, 1.0 - bound / cost if cost > 0.0 else 0.0)

    efforts += [Effort(part, clock, report) for part in _parts(problem)]
    for effort in efforts:
        effort.offer(first_fit(effort.problem, next(rules_of(effort.problem))))
        effort.prove(volume_bound(effort.problem, effort.step))
    for number, effort in enumerate(efforts):
        # Each part gets an equal share of the time left; what it does not need goes to the others.
        share = (clock.deadline - clock.now()) / (len(efforts) - number)
        effort.clock = evolve(clock, deadline=clock.now() + share)
        improve(effort)
    return efforts


def _parts(problem: Problem) -> list[Problem]:
    """Return the problem split into parts that no host type has in common."""
    allowed = problem.limit > 0
    part = np.arange(len(problem.cost))
    for column in np.unique(allowed.T, axis=0):
        joined = np.unique(part[column])
        part = np.where(np.isin(part, joined), joined[0], part)
    parts = []
    for number in np.unique(part[allowed.any(axis=1)]):
        types = np.flatnonzero(part == number)
        groups = np.flatnonzero(allowed[types].any(axis=0))
        parts.append(_part(problem, types, groups))
    return parts


def _part(problem: Problem, types: Counts, groups: Counts) -> Problem:
    return evolve(
        problem,
        demand=problem.demand[groups],
        count=problem.count[groups],
        mask=problem.mask[groups],
        limit=problem.limit[np.ix_(types, groups)],
        capacity=problem.capacity[types],
        cost=problem.cost[types],
        types=tuple(types.tolist()),
        members=tuple(problem.members[group] for group in groups),
    )


def _packing(efforts: Sequence[Effort], items: int, seconds: float) -> Packing:
    host_of, type_of_host = [0] * items, list[int]()
    for effort in efforts:
        waiting = [list(members) for members in effort.problem.members]
        for pattern in sorted(effort.best, key=lambda pattern: (pattern.type, *(-pattern.counts).tolist())):
            for group in np.flatnonzero(pattern.counts):
                for _ in range(pattern.counts[group]):
                    for item in waiting[group].pop(0):
                        host_of[item] = len(type_of_host)
            type_of_host.append(effort.problem.types[pattern.type])
    cost = float(sum(effort.cost for effort in efforts))
    bound = float(sum(effort.bound for effort in efforts))
    proven = all(effort.proven for effort in efforts)
    return Packing(tuple(host_of), tuple(type_of_host), cost, cost if proven else bound, proven, seconds)
