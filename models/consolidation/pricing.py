"""Patterns that are worth more than their host: by search, and by an integer program where the search is not sure."""

from collections.abc import Callable
from typing import Any

import numpy as np

from models.consolidation.master import quiet_solver
from models.consolidation.patterns import Found, Search, worthy_patterns
from models.consolidation.problem import MASK_BITS, Counts, Flags, Floats, Problem

MOST_NODES = 2_000


class Pricing:
    """Finds patterns that are worth more than their host."""

    def __init__(self, problem: Problem, stopped: Callable[[], bool]) -> None:
        self._problem, self._stopped = problem, stopped
        self._solvers = [knapsack(problem, type_) for type_ in range(len(problem.cost))]

    def found(self, search: Search) -> Found:
        """Return patterns of one type; with a beam of 0 by an integer program."""
        if search.beam == 0:
            return self._surely_found(search)
        return worthy_patterns(self._problem, search, self._weights(search), self._stopped)

    def _surely_found(self, search: Search) -> Found:
        """Return the best pattern of one type by an integer program, with a bound that holds in any case."""
        import highspy

        solver = knapsack(self._problem, search.type)
        _bound_and_price(solver, search)
        columns = np.arange(len(search.price), dtype=np.int32)
        for column in _sets(self._problem):
            members = np.flatnonzero(column).astype(np.int32)
            solver.addRow(-float("inf"), 1.0, len(members), members, np.ones(len(members)))
        integer = np.full(len(columns), highspy.HighsVarType.kInteger)
        solver.changeColsIntegrality(len(columns), columns, integer)
        solver.setOptionValue("mip_max_nodes", MOST_NODES)
        solver.setOptionValue("mip_rel_gap", 0.0)
        solver.cbMipInterrupt.subscribe(lambda event: event.interrupt() if self._stopped() else None)
        solver.run()
        return _read(solver, search)

    def rivals(self, left: Counts) -> Counts:
        """Return the most items of each group on a host of each type when so many are left."""
        return np.minimum(self._problem.limit, left)

    def _weights(self, search: Search) -> Floats:
        """Return how dear each dimension is when items may be cut: the sharpest weights for the search's bound."""
        solver = self._solvers[search.type]
        _bound_and_price(solver, search)
        solver.run()
        weights = np.maximum(-np.array(solver.getSolution().row_dual), 0.0)
        return weights if weights.any() else np.ones(len(weights))


def _bound_and_price(solver: Any, search: Search) -> None:
    columns = np.arange(len(search.price), dtype=np.int32)
    solver.changeColsCost(len(columns), columns, -search.price)
    solver.changeColsBounds(len(columns), columns, np.zeros(len(columns)), search.limit.astype(np.float64))


def _read(solver: Any, search: Search) -> Found:
    solution, bound = solver.getSolution(), -float(solver.getInfo().mip_dual_bound)
    nothing = np.zeros((0, len(search.price)), dtype=np.int64)
    if not solution.value_valid:
        return Found(nothing, np.zeros(0), bound, complete=False)
    counts = np.rint(np.array(solution.col_value)).astype(np.int64)
    worth = float(counts @ search.price)
    if worth <= search.threshold:
        return Found(nothing, np.zeros(0), max(bound, worth), complete=bound <= search.threshold)
    return Found(counts[np.newaxis], np.array([worth]), max(bound, worth), complete=False)


def knapsack(problem: Problem, type_: int) -> Any:
    """Return a solver with the room of one host of a type: a column for each group, a row for each dimension."""
    solver = quiet_solver()
    groups, dimensions = problem.demand.shape
    for _ in range(groups):
        solver.addVar(0.0, 1.0)
    columns = np.arange(groups, dtype=np.int32)
    for dimension in range(dimensions):
        room = float(problem.capacity[type_, dimension])
        solver.addRow(-float("inf"), room, groups, columns, problem.demand[:, dimension].copy())
    return solver


def _sets(problem: Problem) -> list[Flags]:
    """Return for each set of items kept apart which groups are in it."""
    bits = [np.uint64(1 << bit) for bit in range(MASK_BITS)]
    columns = [(word & bit) > 0 for word in problem.mask.T for bit in bits]
    return [column for column in columns if column.any()]
