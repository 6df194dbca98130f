"""Hosts of several types: which mix is the cheapest that could hold all, as a bound and as something to fill."""

import numpy as np
from attrs import frozen

from models.consolidation.effort import Effort
from models.consolidation.master import quiet_solver
from models.consolidation.problem import ROUNDING, Counts, Problem
from models.consolidation.shuffling import shuffled

STEPS_AN_ITEM = 10
MIX_NODES = 10_000
FEWEST_STEPS = 12


@frozen(eq=False)
class Mix:
    """A number of hosts of each type.

    Parameters
    ----------
    hosts : (types,)
    cost : float
        Of all of them.
    bound : float
        No mix costs less that could hold all items and costs as much as was asked for.
    """

    hosts: Counts
    cost: float
    bound: float


def fit_mixes(effort: Effort) -> None:
    """Prove what the cheapest mix costs, and look for a mix that all items fit, the cheapest first, then by halves."""
    problem = effort.problem
    mix = cheapest_mix(effort, 0.0)
    if mix is None:
        return
    effort.prove(mix.bound)
    failed = 0.0
    for _ in range(FEWEST_STEPS):
        if mix is None or effort.is_over() or mix.cost > effort.target + ROUNDING:
            return
        items = int(problem.count.sum())
        types = np.repeat(np.arange(len(problem.cost)), mix.hosts).tolist()
        found = shuffled(problem, types, np.full(items, -1, dtype=np.int64), STEPS_AN_ITEM * items, effort.stopped)
        if found is not None:
            effort.offer(found)
        else:
            failed = mix.cost
        # What did not fit may have been too little by a hair only, so the next is half way to the best known.
        mix = cheapest_mix(effort, (failed + effort.cost) / 2.0 if failed else effort.bound)


def cheapest_mix(effort: Effort, least: float) -> Mix | None:
    """Return the cheapest whole numbers of hosts whose capacities hold the sums of what is asked.

    What may stand on some types only needs its room on those. None where no such mix was found in time.

    Parameters
    ----------
    least : float
        Only mixes that cost at least as much.
    """
    problem = effort.problem
    solver = quiet_solver(effort.stopped)
    columns = np.arange(len(problem.cost), dtype=np.int32)
    for price in problem.cost:
        solver.addVar(0.0, float(problem.count.sum()))
        column = solver.getNumCol() - 1
        solver.changeColCost(column, float(price))
        solver.changeColIntegrality(column, _whole())
    for asked, offered in _rows(problem):
        solver.addRow(asked, float("inf"), len(columns), columns, offered)
    solver.addRow(least - ROUNDING, float("inf"), len(columns), columns, problem.cost.copy())
    solver.setOptionValue("mip_rel_gap", 0.0)
    solver.setOptionValue("mip_max_nodes", MIX_NODES)
    solver.run()
    solution = solver.getSolution()
    if not solution.value_valid:
        return None
    hosts = np.rint(np.array(solution.col_value)).astype(np.int64)
    bound = float(solver.getInfo().mip_dual_bound)
    return Mix(hosts, float(hosts @ problem.cost), bound if np.isfinite(bound) else 0.0)


def _whole() -> object:
    import highspy

    return highspy.HighsVarType.kInteger


def _rows(problem: Problem) -> list[tuple[float, np.ndarray]]:
    """Return what must be held and what a host of each type gives to it, for each dimension and set of types."""
    allowed = problem.limit > 0
    rows = []
    for types in np.unique(allowed.T, axis=0):
        bound = ~(allowed & ~types[:, np.newaxis]).any(axis=0)
        asked = problem.count[bound] @ problem.demand[bound]
        room = np.where(types[:, np.newaxis], problem.capacity, 0.0)
        room = room + ROUNDING * (room > 0.0)
        rows += [
            (float(need), own.copy()) for need, own in zip(asked * (1.0 - ROUNDING), room.T, strict=True) if need > 0.0
        ]
    return rows
