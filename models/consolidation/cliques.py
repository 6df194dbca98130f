"""A bound from items of which no two can share a host."""

import numpy as np

from models.consolidation.effort import Effort
from models.consolidation.problem import ROUNDING, Flags, Floats, Problem

# From so many items cliques are grown, and no more than so many groups are compared: the table grows with the square.
SEEDS, MOST_GROUPS = 8, 3_000


def prove_by_cliques(effort: Effort) -> None:
    """Prove what the hosts of groups cost of which no two can share one; a clique is grown from each of a few."""
    problem = effort.problem
    groups = len(problem.count)
    if groups > MOST_GROUPS:
        return
    strangers, cost = _strangers(problem), _costs(problem)
    if not strangers.any():
        effort.prove(float(cost.max(initial=0.0)))
        return
    near = strangers @ cost + cost
    for seed in np.argsort(-near, kind="stable")[:SEEDS]:
        if effort.is_over():
            return
        effort.prove(_grown(strangers, cost, int(seed)))


def _grown(strangers: Flags, cost: Floats, seed: int) -> float:
    """Return what the hosts of a clique cost that takes in whoever leaves the most that could still follow."""
    total, open_ = float(cost[seed]), strangers[seed].copy()
    near = strangers[:, open_] @ cost[open_] + cost
    while open_.any():
        chosen = int(np.where(open_, near, -1.0).argmax())
        total += float(cost[chosen])
        lost = open_ & ~strangers[chosen]
        near = near - strangers[:, lost] @ cost[lost]
        open_ &= strangers[chosen]
    return total


def _costs(problem: Problem) -> Floats:
    """Return what the hosts of each group cost at least when they hold nothing else: (groups,)."""
    hosts = np.ceil(problem.count / problem.limit.max(axis=0))
    cheapest = np.where(problem.limit > 0, problem.cost[:, np.newaxis], np.inf).min(axis=0)
    costs: Floats = hosts * cheapest
    return costs


def _strangers(problem: Problem) -> Flags:
    """Return which groups can share no host of any type, for their size or a rule: (groups, groups)."""
    groups = len(problem.count)
    strangers = np.ones((groups, groups), dtype=bool)
    for capacity, limit in zip(problem.capacity, problem.limit, strict=True):
        apart = np.zeros((groups, groups), dtype=bool)
        for need, room in zip(problem.demand.T, capacity, strict=True):
            apart |= need[:, np.newaxis] + need > room + 2.0 * ROUNDING
        may = limit > 0
        strangers &= apart | ~may[:, np.newaxis] | ~may
    for word in problem.mask.T:
        strangers |= (word[:, np.newaxis] & word) != 0
    np.fill_diagonal(strangers, val=False)
    return strangers
