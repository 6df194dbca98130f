"""The pricing problem: host patterns that are worth more than their host."""

from collections.abc import Callable
from typing import Any

import numpy as np

from models.consolidation.master import quiet_solver
from models.consolidation.patterns import Found, Search, worthy_patterns
from models.consolidation.problem import Counts, Floats, Problem


class Pricing:
    """Finds patterns that are worth more than their host."""

    def __init__(self, problem: Problem, stopped: Callable[[], bool]) -> None:
        self._problem, self._stopped = problem, stopped
        self._solvers = [_knapsack(problem, type_, stopped) for type_ in range(len(problem.cost))]

    def found(self, search: Search) -> Found:
        """Return the patterns of one type."""
        return worthy_patterns(self._problem, search, self._weights(search), self._stopped)

    def rivals(self, left: Counts) -> Counts:
        """Return the most items of each group on a host of each type when so many are left."""
        return np.minimum(self._problem.limit, left)

    def _weights(self, search: Search) -> Floats:
        """Return how dear each dimension is when items may be cut: the sharpest weights for the search's bound."""
        solver = self._solvers[search.type]
        columns = np.arange(len(search.price), dtype=np.int32)
        solver.changeColsCost(len(columns), columns, -search.price)
        solver.changeColsBounds(len(columns), columns, np.zeros(len(columns)), search.limit.astype(np.float64))
        solver.run()
        dual = np.array(solver.getSolution().row_dual)
        # Any weights give a valid bound, so those of a stopped search will do.
        weights = np.where(np.isfinite(dual), np.maximum(-dual, 0.0), 0.0)
        return weights if weights.any() else np.ones(len(self._problem.demand[0]))


def _knapsack(problem: Problem, type_: int, stopped: Callable[[], bool]) -> Any:
    """Return a solver with the room of one host of a type: a column for each group, a row for each dimension."""
    solver = quiet_solver(stopped)
    groups, dimensions = problem.demand.shape
    for _ in range(groups):
        solver.addVar(0.0, 1.0)
    columns = np.arange(groups, dtype=np.int32)
    for dimension in range(dimensions):
        room = float(problem.capacity[type_, dimension])
        solver.addRow(-float("inf"), room, groups, columns, problem.demand[:, dimension].copy())
    return solver
