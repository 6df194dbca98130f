"""Column generation: the linear program over all patterns, of which only useful ones are made."""

import math

import numpy as np
from attrs import evolve, frozen

from models.consolidation.bounds import certified, rounded_up
from models.consolidation.effort import Effort
from models.consolidation.master import Master, Pattern, Relaxed
from models.consolidation.patterns import Search
from models.consolidation.pricing import Pricing
from models.consolidation.problem import ROUNDING, Counts, Floats, Problem

QUICK_BEAM, THOROUGH_BEAM = 250, 20_000
ROUND_PATTERNS = 30
PAYS = 1e-6


@frozen(eq=False)
class Generated:
    """The linear program when no more patterns were made.

    Parameters
    ----------
    price : (groups,)
        Prices at which no pattern is worth more than its host.
    bound : float
        What all items cost at these prices: no answer costs less.
    """

    relaxed: Relaxed
    price: Floats
    bound: float


def generated(effort: Effort, master: Master, pricing: Pricing, left: Counts, rounds: int, aim: float) -> Generated:
    """Return the linear program over the items that are left, with patterns added as long as they pay.

    Parameters
    ----------
    left : (groups,)
        Items of each group still to be placed.
    rounds : int
        How often patterns are made, at most.
    aim : float
        A cost of the linear program that is good enough to stop at.
    """
    problem, beam = effort.problem, QUICK_BEAM
    price, bound = np.zeros(len(left)), 0.0
    relaxed = master.solve()
    limit = pricing.rivals(left)
    for _ in range(rounds):
        if not math.isfinite(relaxed.cost) or relaxed.cost <= aim + ROUNDING or effort.stopped():
            break
        found = [
            pricing.found(Search(type_, limit[type_], relaxed.price, own + PAYS * own, ROUND_PATTERNS, beam))
            for type_, own in enumerate(problem.cost)
        ]
        sure = certified(relaxed.price, problem.cost, np.array([pricing.bound for pricing in found]))
        if left @ sure > bound:
            price, bound = sure, float(left @ sure)
        new = [
            Pattern(type_, filled(problem, type_, counts, limit[type_]))
            for type_, pricing in enumerate(found)
            for counts in pricing.counts
        ]
        fresh = master.add(new)
        if aim > 0.0 and _cannot_rise(effort, bound, relaxed.cost):
            break
        if not fresh:
            if beam == THOROUGH_BEAM or all(pricing.complete for pricing in found):
                break
            beam = THOROUGH_BEAM
        if fresh:
            answer = master.solve()
            if not math.isfinite(answer.cost):
                break
            relaxed = answer
    return Generated(relaxed, price, bound)


def _cannot_rise(effort: Effort, bound: float, cost: float) -> bool:
    """Return whether the linear program, solved to its end, would prove no more than is proven."""
    return effort.step > 0.0 and rounded_up(bound, effort.step) >= rounded_up(cost, effort.step) - ROUNDING


def filled(problem: Problem, type_: int, counts: Counts, limit: Counts) -> Counts:
    """Return a pattern with items added that have no price but still fit, the largest first."""
    counts = counts.copy()
    free = problem.capacity[type_] - counts @ problem.demand + ROUNDING
    mask = np.bitwise_or.reduce(problem.mask[counts > 0], axis=0) if counts.any() else None
    candidates = np.flatnonzero((counts < limit) & (problem.demand <= free).all(axis=1))
    for group in candidates[np.argsort(-problem.demand[candidates].sum(axis=1), kind="stable")]:
        while counts[group] < limit[group] and (problem.demand[group] <= free).all():
            if mask is not None and (mask & problem.mask[group]).any():
                break
            counts[group] += 1
            free = free - problem.demand[group]
            mask = problem.mask[group] if mask is None else mask | problem.mask[group]
    return counts


def residual(problem: Problem, left: Counts) -> Problem:
    """Return the problem of the items that are left."""
    return evolve(problem, count=left, limit=np.minimum(problem.limit, left))
