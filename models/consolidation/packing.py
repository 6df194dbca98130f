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
from models.consolidation.diving import FIRST_TRY, LAST_TRY, Dive, choose_among_known, dive, settle, worth_keeping
from models.consolidation.effort import Clock, Effort
from models.consolidation.filling import EXPONENTS, fill_hosts
from models.consolidation.generation import Pricing, generated
from models.consolidation.master import Master
from models.consolidation.problem import Counts, Floats, Problem, problem_of
from models.consolidation.starts import placed, rules_of

MOST_ROUNDS = 2_000
DIVES, PATIENCE = 1_000, 60


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
        """Return what may be saved at most, as a part of the cost."""
        return 0.0 if self.proven or self.cost <= 0.0 else 1.0 - self.bound / self.cost


def _ignore(_best: float, _bound: float, _gap: float) -> None:
    return None


@frozen
class Watch:
    """Who follows a packing.

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
    time_limit_s: float = 30.0,
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

    Raises
    ------
    ImpossibleRulesError
        If an item fits no host type, or the rules contradict each other; it names them.
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
            cost, bound = sum(one.cost for one in efforts), sum(one.bound for one in efforts)
            watch.progress(cost, bound, 1.0 - bound / cost if cost > 0.0 else 0.0)

    efforts += [Effort(part, clock, report) for part in _parts(problem)]
    for effort in efforts:
        effort.offer(placed(effort.problem, next(rules_of(effort.problem))))
        effort.prove(volume_bound(effort.problem, effort.step))
    for number, effort in enumerate(efforts):
        # Each part may take an equal share of what is left; what it does not need is left to the others.
        share = (clock.deadline - clock.now()) / (len(efforts) - number)
        effort.clock = evolve(clock, deadline=clock.now() + share)
        _improve(effort)
    return efforts


def _improve(effort: Effort) -> None:
    """Go on until the best answer is proven or the time is up."""
    problem = effort.problem
    for rule in rules_of(problem):
        if effort.is_over():
            return
        effort.offer(placed(problem, rule))
    if effort.is_over():
        return
    master, pricing = Master(problem.cost, problem.count), Pricing(problem, effort.clock.stopped)
    if len(problem.cost) == 1:
        for exponent in EXPONENTS:
            fill_hosts(effort, pricing, exponent)
    if effort.is_over():
        return
    master.add(effort.best)
    for rule in list(rules_of(problem))[:: len(problem.cost) + 1]:
        master.add(placed(problem, rule))
    root = generated(effort, master, pricing, problem.count, MOST_ROUNDS, effort.bound)
    effort.prove(root.bound)
    fixed = dive(effort, master, pricing, Dive([], 0, 0.0))
    if effort.is_over():
        return
    # The bound is as good as it gets; the prices are made exact, so that fewer patterns can still matter.
    root = generated(effort, master, pricing, problem.count, MOST_ROUNDS, 0.0)
    effort.prove(root.bound)
    settle(effort, pricing, root.price, FIRST_TRY)
    for number in range(1, DIVES):
        if number == PATIENCE // 4 and not effort.is_over():
            choose_among_known(effort, master, root.relaxed)
        if number == PATIENCE and not effort.is_over():
            settle(effort, pricing, root.price, LAST_TRY)
        if effort.is_over():
            return
        way = Dive([], number, 0.1)
        kept = worth_keeping(effort, fixed if number % 2 else effort.best, root.price, way)
        fixed = dive(effort, master, pricing, evolve(way, kept=kept, noise=0.3)) or fixed


def _parts(problem: Problem) -> list[Problem]:
    """Return the problem cut where no host type can carry items of both sides."""
    allowed = problem.limit > 0
    part = np.arange(len(problem.cost))
    for column in allowed.T:
        joined = np.unique(part[column])
        part = np.where(np.isin(part, joined), joined[0], part)
    parts = []
    for number in np.unique(part[allowed.any(axis=1)]):
        types = np.flatnonzero(part == number)
        groups = np.flatnonzero(allowed[types].any(axis=0))
        parts.append(_part(problem, types, groups))
    return parts


def _part(problem: Problem, types: Counts, groups: Counts) -> Problem:
    # Types out of reach keep their number, so that patterns name them all alike; their hosts carry nothing.
    limit = np.zeros((len(problem.cost), len(groups)), dtype=np.int64)
    limit[types] = problem.limit[np.ix_(types, groups)]
    return evolve(
        problem,
        demand=problem.demand[groups],
        count=problem.count[groups],
        mask=problem.mask[groups],
        limit=limit,
        members=tuple(problem.members[group] for group in groups),
    )


def _packing(efforts: Sequence[Effort], items: int, seconds: float) -> Packing:
    host_of, type_of_host = [0] * items, list[int]()
    for effort in efforts:
        waiting = [list(members) for members in effort.problem.members]
        for pattern in sorted(effort.best, key=lambda one: (one.type, *(-one.counts).tolist())):
            for group in np.flatnonzero(pattern.counts):
                for _ in range(pattern.counts[group]):
                    for item in waiting[group].pop(0):
                        host_of[item] = len(type_of_host)
            type_of_host.append(pattern.type)
    cost = float(sum(effort.cost for effort in efforts))
    bound = float(sum(effort.bound for effort in efforts))
    proven = all(effort.proven for effort in efforts)
    return Packing(tuple(host_of), tuple(type_of_host), cost, cost if proven else bound, proven, seconds)


__all__ = ["Packing", "Watch", "pack"]
