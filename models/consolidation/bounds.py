"""Lower bounds on the cost: what all items need together, and what the prices of a linear program prove."""

import math
from fractions import Fraction

import numpy as np

from models.consolidation.master import quiet_solver
from models.consolidation.problem import ROUNDING, Floats, Problem

# Tolerance of the linear program, in steps of the cost.
SLACK = 1e-6
FINEST = 10_000
THRESHOLDS = 24
HALF = 0.5


def step_of(cost: Floats) -> float:
    """Return the largest amount of which every cost is a multiple [unit of the cost]; 0 where there is none.

    Parameters
    ----------
    cost : (types,)
        Cost of a host of each type.
    """
    parts = [Fraction(float(value)).limit_denominator(FINEST) for value in cost if value > 0.0]
    if not parts or any(
        abs(float(part) - float(value)) > ROUNDING for part, value in zip(parts, cost[cost > 0.0], strict=True)
    ):
        return 0.0
    denominator = math.lcm(*(part.denominator for part in parts))
    return math.gcd(*(int(part * denominator) for part in parts)) / denominator


def rounded_up(bound: float, step: float) -> float:
    """Return the least possible cost that is not below a bound [unit of the cost]."""
    return bound if step <= 0.0 else math.ceil(bound / step - SLACK) * step


def volume_bound(problem: Problem, step: float) -> float:
    """Return the best lower bound from sums of the demand and of its dual-feasible functions [unit of the cost]."""
    best = 0.0
    for demand in _views(problem):
        best = max(best, _of_sums(problem, demand))
    return rounded_up(best, step)


def _of_sums(problem: Problem, total: Floats) -> float:
    """Return the least cost of hosts whose capacities hold the sums: a linear program with a closed form for one type.

    Parameters
    ----------
    total : (dimensions, types + 1)
        Sums of what all items need, and what a host of each type offers.
    """
    asked, offered = total[:, 0], total[:, 1:]
    if len(problem.cost) == 1:
        with np.errstate(divide="ignore", invalid="ignore"):
            hosts = np.where(asked > 0.0, asked / offered[:, 0], 0.0)
        return float(hosts.max(initial=0.0) * problem.cost[0])
    solver = quiet_solver()
    for price in problem.cost:
        solver.addVar(0.0, float("inf"))
        solver.changeColCost(solver.getNumCol() - 1, float(price))
    columns = np.arange(len(problem.cost), dtype=np.int32)
    for need, room in zip(asked, offered, strict=True):
        solver.addRow(float(need) - ROUNDING, float("inf"), len(columns), columns, room.copy())
    solver.run()
    return float(solver.getInfo().objective_function_value)


def _views(problem: Problem) -> list[Floats]:
    """Return sums of demand and capacity, as they are and through dual-feasible functions of each dimension.

    With several host types the functions do not hold, so there the demand alone is seen.
    """
    plain = np.column_stack((problem.count @ problem.demand, problem.capacity.T))
    if len(problem.cost) > 1:
        return [plain]
    with np.errstate(divide="ignore", invalid="ignore"):
        share = np.where(problem.capacity[0] > 0.0, problem.demand / problem.capacity[0], 0.0)
    share = np.clip(share, 0.0, 1.0)
    views = [plain]
    for column in share.T:
        views += [np.array([[float(problem.count @ seen), 1.0]]) for seen in _seen(column)]
    return views


def _seen(share: Floats) -> list[Floats]:
    """Return one dimension's demand through dual-feasible functions.

    One drops the small and rounds the large up (Martello and Toth); the other counts in k-ths (Fekete and Schepers).
    """
    cuts = np.unique(np.round(share[(share > 0.0) & (share <= HALF)], 9))
    if len(cuts) > THRESHOLDS:
        cuts = cuts[np.linspace(0, len(cuts) - 1, THRESHOLDS).astype(int)]
    seen = [
        np.where(share > 1.0 - cut + 3 * ROUNDING, 1.0, np.where(share < cut - ROUNDING, 0.0, share))
        for cut in (0.0, *cuts)
    ]
    for parts in range(1, THRESHOLDS):
        whole = (parts + 1) * share
        exact = np.abs(whole - np.rint(whole)) < ROUNDING * parts * 10
        seen.append(np.where(exact, share, np.floor(whole) / parts))
    return seen


def certified(price: Floats, cost: Floats, most: Floats) -> Floats:
    """Return prices at which no pattern is worth more than its host: (groups,).

    What all items cost at these prices is a lower bound.

    Parameters
    ----------
    price : (groups,)
        Prices of one item of each group.
    cost : (types,)
        Cost of a host of each type.
    most : (types,)
        The most that a pattern of each type is worth at these prices.
    """
    with np.errstate(divide="ignore", invalid="ignore"):
        scale = np.where(most > 0.0, cost / most, np.inf).min()
    return price * min(float(scale), 1.0)
