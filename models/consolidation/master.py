"""The linear and integer programs over host patterns, by HiGHS: each item covered by enough hosts, at least cost."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from attrs import frozen

from models.consolidation.problem import Counts, Floats

WHOLE = 1e-6


@frozen(eq=False)
class Pattern:
    """The items on one host of a type."""

    type: int
    counts: Counts

    @property
    def key(self) -> tuple[int, bytes]:
        """Return the key of the pattern: its host type and its items."""
        return self.type, self.counts.tobytes()


@frozen(eq=False)
class Relaxed:
    """The answer of the linear program: its cost, the price of one item of each group, and how much of each column."""

    cost: float
    price: Floats
    share: Floats


def quiet_solver(stopped: Callable[[], bool] | None = None) -> Any:
    """Return a solver of linear and integer programs that prints nothing and uses one thread.

    Parameters
    ----------
    stopped : callable or None
        Whether to end what it solves.
    """
    import highspy

    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("threads", 1)
    solver.setOptionValue("random_seed", 0)
    if stopped is not None:
        # The solver keeps the word of the last call, so a run after one that was stopped takes it back.
        solver.cbSimplexInterrupt.subscribe(lambda event: event.interrupt(stopped()))
        solver.cbMipInterrupt.subscribe(lambda event: event.interrupt(stopped()))
    return solver


class Master:
    """The linear program over the patterns known so far; it keeps its basis as patterns are added."""

    def __init__(self, cost: Floats, count: Counts, stopped: Callable[[], bool]) -> None:
        self.columns: list[Pattern] = []
        self._cost = cost
        self._known: set[tuple[int, bytes]] = set()
        self._solver = quiet_solver(stopped)
        for wanted in count:
            self._solver.addRow(float(wanted), float("inf"), 0, np.zeros(0, dtype=np.int32), np.zeros(0))

    def add(self, patterns: Sequence[Pattern]) -> int:
        """Add patterns and return how many of them are new."""
        fresh = []
        for pattern in patterns:
            if pattern.key not in self._known:
                self._known.add(pattern.key)
                fresh.append(pattern)
        for pattern in fresh:
            rows = np.flatnonzero(pattern.counts).astype(np.int32)
            values = pattern.counts[rows].astype(np.float64)
            self._solver.addCol(float(self._cost[pattern.type]), 0.0, float("inf"), len(rows), rows, values)
        self.columns += fresh
        return len(fresh)

    def ask(self, count: Counts) -> None:
        """Set how many items of each group must be covered from now on.

        Patterns with more of a group than that would cover a part of it for less than a host: they are removed, and
        return cut to that number.

        Parameters
        ----------
        count : (groups,)
        """
        rows = np.arange(len(count), dtype=np.int32)
        self._solver.changeRowsBounds(len(rows), rows, count.astype(np.float64), np.full(len(rows), np.inf))
        beyond = [bool(((column.counts > count) & (count > 0)).any()) for column in self.columns]
        columns = np.arange(len(beyond), dtype=np.int32)
        upper = np.where(beyond, 0.0, np.inf)
        self._solver.changeColsBounds(len(columns), columns, np.zeros(len(columns)), upper)
        cut = [
            Pattern(column.type, np.where(count > 0, np.minimum(column.counts, count), column.counts))
            for column, over in zip(self.columns, beyond, strict=True)
            if over
        ]
        self.add(cut)

    def solve(self) -> Relaxed:
        """Return the answer over all columns; they must cover every group.

        Where it was stopped before it had an answer, that costs more than any and has no prices.
        """
        self._solver.run()
        solution = self._solver.getSolution()
        if not (solution.value_valid and solution.dual_valid):
            rows, columns = self._solver.getNumRow(), self._solver.getNumCol()
            return Relaxed(float("inf"), np.zeros(rows), np.zeros(columns))
        return Relaxed(
            cost=float(self._solver.getInfo().objective_function_value),
            price=np.maximum(np.array(solution.row_dual), 0.0),
            share=np.array(solution.col_value),
        )


@frozen(eq=False)
class Whole:
    """The answer of an integer program over patterns.

    Parameters
    ----------
    chosen : list of Pattern or None
        One a host; None where there is no answer below the cutoff, or none was found.
    decided : bool
        Whether the answer is the best, or that there is none is certain.
    """

    chosen: list[Pattern] | None
    decided: bool


def chosen_patterns(
    columns: Sequence[Pattern], cost: Floats, count: Counts, cutoff: float, nodes: int, stopped: Callable[[], bool]
) -> Whole:
    """Return the cheapest choice of patterns that covers all items and costs no more than the cutoff.

    Parameters
    ----------
    cost : (types,)
        Cost of a host of each type.
    count : (groups,)
        How many items there are of each group.
    cutoff : float
        A choice within it is as good as any other.
    nodes : int
        The most nodes of the search tree.
    stopped : callable
        Whether to end the search.
    """
    if not columns:
        return Whole(None, True)
    solver = quiet_solver(stopped)
    solver.passModel(_integer_program(columns, cost, count))
    solver.setOptionValue("mip_max_nodes", nodes)
    solver.setOptionValue("mip_rel_gap", 0.0)
    # The cutoff is one step below the best known, so the first choice within it is optimal.
    solver.setOptionValue("objective_target", cutoff)
    solver.run()
    return _read(solver, columns, cost, cutoff)


def _integer_program(columns: Sequence[Pattern], cost: Floats, count: Counts) -> Any:
    import highspy

    entries = [np.flatnonzero(column.counts) for column in columns]
    prices = np.array([float(cost[column.type]) for column in columns])
    program = highspy.HighsLp()
    program.num_col_, program.num_row_ = len(columns), len(count)
    program.col_cost_ = prices
    program.col_lower_ = np.zeros(len(columns))
    program.col_upper_ = np.array([float(count[rows].max(initial=0)) for rows in entries])
    program.row_lower_ = count.astype(np.float64)
    program.row_upper_ = np.full(len(count), float("inf"))
    program.a_matrix_.format_ = highspy.MatrixFormat.kColwise
    program.a_matrix_.start_ = np.concatenate(([0], np.cumsum([len(rows) for rows in entries]))).astype(np.int32)
    program.a_matrix_.index_ = np.concatenate(entries).astype(np.int32)
    values = [column.counts[rows] for column, rows in zip(columns, entries, strict=True)]
    program.a_matrix_.value_ = np.concatenate(values).astype(np.float64)
    program.integrality_ = [highspy.HighsVarType.kInteger] * len(columns)
    return program


def _read(solver: Any, columns: Sequence[Pattern], cost: Floats, cutoff: float) -> Whole:
    import highspy

    status = solver.getModelStatus()
    optimal = status == highspy.HighsModelStatus.kOptimal
    if status == highspy.HighsModelStatus.kInfeasible:
        return Whole(None, True)
    values = np.array(solver.getSolution().col_value)
    if not solver.getSolution().value_valid or not len(values):
        return Whole(None, False)
    times = np.rint(values).astype(np.int64)
    chosen = [columns[index] for index in np.flatnonzero(times).tolist() for _ in range(times[index])]
    total = sum(float(cost[pattern.type]) for pattern in chosen)
    if total > cutoff + WHOLE:
        return Whole(None, optimal)
    return Whole(chosen, True)
