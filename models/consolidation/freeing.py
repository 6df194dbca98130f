"""Machines kept apart, repaired: solve without the rules first, then shuffle until they hold."""

from collections.abc import Callable

import numpy as np
from attrs import evolve

from models.consolidation.bounds import volume_bound
from models.consolidation.effort import Effort
from models.consolidation.master import Pattern
from models.consolidation.problem import Counts, Problem, limits
from models.consolidation.shuffling import group_of_items, hosts_of_items, shuffled
from models.consolidation.starts import first_fit, rules_of

STEPS_AN_ITEM = 30
# Of the time for solving without rules and repairing together [fraction].
SOLVE_SHARE = 0.6
LEAST_COST = 1e-9


def without_rules(problem: Problem) -> tuple[Problem, Counts]:
    """Return the problem without rules on what is kept apart, and which of its groups each group has become."""
    allowed = problem.limit > 0
    keys: dict[tuple[bytes, bytes], int] = {}
    merged = np.array([
        keys.setdefault((need.tobytes(), own.tobytes()), len(keys))
        for need, own in zip(problem.demand, allowed.T, strict=True)
    ])  # fmt: skip
    first = np.array([int(np.flatnonzero(merged == number)[0]) for number in range(len(keys))])
    count = np.bincount(merged, weights=problem.count).astype(np.int64)
    mask = np.zeros((len(keys), 0), dtype=np.uint64)
    members = [list[tuple[int, ...]]() for _ in keys]
    for group, number in enumerate(merged):
        members[number] += problem.members[group]
    free = evolve(
        problem,
        demand=problem.demand[first],
        count=count,
        mask=mask,
        limit=limits(problem.demand[first], count, mask, allowed[:, first].T, problem.capacity),
        members=tuple(tuple(own) for own in members),
    )
    return free, merged


def repair(effort: Effort, improve: Callable[[Effort], None]) -> None:
    """Offer what comes of the best answer without rules when items are swapped and moved until the rules hold.

    Parameters
    ----------
    improve : callable
        Solves the problem without rules; what it proves holds with them, too.
    """
    problem = effort.problem
    free, merged = without_rules(problem)

    def enough() -> bool:
        # With the rules, nothing can come below what is proven.
        return effort.clock.cancelled() or freed.cost <= effort.bound

    freed = Effort(free, evolve(effort.clock, cancelled=enough), lambda: effort.prove(freed.bound))
    freed.offer(first_fit(free, next(rules_of(free))))
    freed.prove(volume_bound(free, freed.step))
    with freed.share(SOLVE_SHARE):
        improve(freed)
    types = [pattern.type for pattern in freed.best]
    start = _start(problem, freed, merged)
    smallest = int(np.argmin(problem.cost))
    types += [smallest] * int(np.ceil(max(effort.bound - freed.cost, 0.0) / max(problem.cost[smallest], LEAST_COST)))
    steps = STEPS_AN_ITEM * len(start)
    while problem.cost[types].sum() <= effort.target and not effort.stopped():
        found = shuffled(problem, types, start, steps, effort.stopped)
        if found is not None:
            effort.offer(found)
            return
        types.append(smallest)


def _start(problem: Problem, freed: Effort, merged: Counts) -> Counts:
    """Return the host of each item in the answer without rules, equal ones in their order."""
    members = hosts_of_items(freed.problem, freed.best)
    groups = merged[group_of_items(problem)]
    start = np.empty(len(groups), dtype=np.int64)
    start[np.argsort(groups, kind="stable")] = members
    return start


def shrink(effort: Effort, steps: int) -> None:
    """Offer packings of one host fewer, and one fewer again, as long as shuffling finds them."""
    problem = effort.problem
    while not effort.is_over():
        best = effort.best
        load = [float((pattern.counts @ problem.demand).sum()) for pattern in best]
        emptied = int(np.argmin(load))
        kept: list[Pattern] = best[:emptied] + best[emptied + 1 :]
        if not kept:
            return
        types = [pattern.type for pattern in kept]
        found = shuffled(problem, types, _with_waiting(problem, best, emptied), steps, effort.stopped)
        if found is None:
            return
        effort.offer(found)


def _with_waiting(problem: Problem, best: list[Pattern], emptied: int) -> Counts:
    """Return the host of each item when one host is emptied: -1 for what stood there."""
    host_of = hosts_of_items(problem, best)
    return np.where(host_of == emptied, -1, np.where(host_of > emptied, host_of - 1, host_of))
