"""Diving: fix the patterns with the largest shares in the linear program, solve the rest, and repeat."""

import numpy as np
from attrs import frozen

from models.consolidation.effort import Effort
from models.consolidation.generation import generated, residual
from models.consolidation.master import Master, Pattern, Relaxed, chosen_patterns
from models.consolidation.patterns import Search
from models.consolidation.pricing import Pricing
from models.consolidation.problem import ROUNDING, Counts, Floats, Problem
from models.consolidation.starts import Rule, cost_of, first_fit

NEARLY_WHOLE = 1.0 - 1e-6
ROUNDS = 12
# With so few items left, all patterns can be tried.
SMALL_REST = 48
KNOWN_PATTERNS, KNOWN_NODES = 1_500, 20
EXCESS = 1e-6


@frozen(eq=False)
class Dive:
    """How to begin, and how to choose what is fixed next.

    Parameters
    ----------
    kept : list of Pattern
        Fixed from the start.
    seed : int
        Of the noise on the shares.
    noise : float
        0 for the largest share.
    """

    kept: list[Pattern]
    seed: int
    noise: float


def dive(effort: Effort, master: Master, pricing: Pricing, way: Dive) -> list[Pattern]:
    """Fix one pattern after the other and offer every answer met; return what was fixed when it ended."""
    problem, fixed = effort.problem, list(way.kept)
    left = problem.count - sum((pattern.counts for pattern in fixed), np.zeros_like(problem.count))
    random = np.random.default_rng(way.seed)
    rule = Rule(tuple(np.ones(problem.demand.shape[1]).tolist()), False, True, -1)
    while left.any() and not effort.is_over():
        rest = first_fit(residual(problem, left), rule)
        effort.offer(fixed + rest)
        master.ask(left)
        master.add(rest)
        spent = cost_of(problem, fixed)
        result = generated(effort, master, pricing, left, ROUNDS, effort.target - spent)
        if spent + result.relaxed.cost > effort.target + EXCESS:
            break
        small = left.sum() <= SMALL_REST and (left.sum() < problem.count.sum() or not fixed)
        if small and choose_among_all(effort, pricing, _Rest(fixed, left, result.price), REST):
            break
        for pattern in _next(master.columns, result.relaxed, random, way.noise):
            counts = np.minimum(pattern.counts, left)
            left = left - counts
            fixed.append(Pattern(pattern.type, counts))
    if not left.any():
        effort.offer(fixed)
    master.ask(problem.count)
    return fixed


def _next(columns: list[Pattern], relaxed: Relaxed, random: np.random.Generator, noise: float) -> list[Pattern]:
    """Return the patterns to fix now: those that are whole already, or the one nearest to it."""
    share = relaxed.share[: len(columns)]
    whole = [columns[i] for i in np.flatnonzero(share >= NEARLY_WHOLE) for _ in range(int(share[i] + EXCESS))]
    if whole:
        return whole
    used = np.flatnonzero(share > EXCESS)
    score = share[used] + noise * random.random(len(used))
    return [columns[used[int(score.argmax())]]]


def choose_among_known(effort: Effort, master: Master, relaxed: Relaxed) -> None:
    """Offer the best choice among the patterns made so far that can take part in an improvement."""
    room = effort.target - relaxed.cost
    price = relaxed.price
    reduced = np.array([effort.problem.cost[column.type] - column.counts @ price for column in master.columns])
    order = np.argsort(reduced, kind="stable")[:KNOWN_PATTERNS]
    columns = [master.columns[index] for index in order if reduced[index] <= room + EXCESS]
    answer = chosen_patterns(
        columns, effort.problem.cost, effort.problem.count, effort.target, KNOWN_NODES, effort.stopped
    )
    if answer.chosen is not None:
        effort.offer(answer.chosen)


@frozen(eq=False)
class _Rest:
    """What is fixed and what is left, with prices at which no pattern is worth more than its host."""

    fixed: list[Pattern]
    left: Counts
    price: Floats


@frozen
class SearchLimits:
    """How many patterns may be listed, how many partial ones carried and made, how many nodes searched."""

    patterns: int
    beam: int
    work: int
    nodes: int


REST = SearchLimits(4_000, 30_000, 1_000_000, 60)
FIRST_TRY, LAST_TRY = SearchLimits(30_000, 300_000, 10_000_000, 60), SearchLimits(60_000, 400_000, 50_000_000, 100_000)


def settle(effort: Effort, pricing: Pricing, price: Floats, limits: SearchLimits) -> None:
    """Offer the best answer, or prove that there is no better one, where all patterns that matter can be listed.

    Parameters
    ----------
    price : (groups,)
        At which no pattern is worth more than its host.
    """
    rest = _Rest([], effort.problem.count, price)
    while not effort.is_over() and choose_among_all(effort, pricing, rest, limits):
        pass


def choose_among_all(effort: Effort, pricing: Pricing, rest: "_Rest", limits: SearchLimits) -> bool:
    """Return whether all patterns that can take part in an improvement could be listed, and the choice decided.

    A pattern whose reduced cost is beyond what the target leaves above the bound is in no improvement.
    """
    problem, left = effort.problem, rest.left
    target = effort.target - cost_of(problem, rest.fixed)
    room = target - float(left @ rest.price)
    limit, columns = pricing.rivals(left), list[Pattern]()
    for type_, cost in enumerate(problem.cost):
        least = _least_load(problem, left, target)
        search = Search(
            type_, limit[type_], rest.price, cost - room - EXCESS, limits.patterns, limits.beam, limits.work,
            True, least,
        )  # fmt: skip
        found = pricing.found(search)
        if not found.complete or effort.stopped():
            return False
        columns += [Pattern(type_, counts) for counts in found.counts]
    columns = _largest(problem, limit, columns)
    answer = chosen_patterns(columns, problem.cost, left, target, limits.nodes, effort.stopped)
    if answer.chosen is not None:
        effort.offer(rest.fixed + answer.chosen)
    elif answer.decided and not rest.fixed:
        effort.prove(effort.cost)
    return answer.decided


def _least_load(problem: Problem, left: Counts, target: float) -> Floats | None:
    """Return how far a host must be filled at least when hosts of the one type are to be as few as the target."""
    if len(problem.cost) > 1 or problem.cost[0] <= 0.0:
        return None
    hosts = np.floor(target / problem.cost[0] + EXCESS)
    spare = hosts * problem.capacity[0] - left @ problem.demand
    least: Floats = problem.capacity[0] - spare - hosts * ROUNDING
    return least


def _largest(problem: Problem, limit: Counts, columns: list[Pattern]) -> list[Pattern]:
    """Return the patterns to which nothing can be added: the others are parts of them."""
    kept = []
    for type_ in range(len(problem.cost)):
        own = [column for column in columns if column.type == type_]
        if not own:
            continue
        counts = np.array([column.counts for column in own])
        free = problem.capacity[type_] - counts @ problem.demand
        more = counts < limit[type_]
        for dimension in range(problem.demand.shape[1]):
            more &= problem.demand[:, dimension] <= free[:, dimension, np.newaxis] - ROUNDING
        if problem.mask.shape[1]:
            masks = np.array([np.bitwise_or.reduce(problem.mask[row > 0], axis=0) for row in counts])
            for word in range(problem.mask.shape[1]):
                more &= (masks[:, word, np.newaxis] & problem.mask[:, word]) == 0
        kept += [column for column, extendable in zip(own, more.any(axis=1), strict=True) if not extendable]
    return kept


def worth_keeping(effort: Effort, patterns: list[Pattern], price: Floats, way: Dive) -> list[Pattern]:
    """Return some of the patterns to begin the next dive with: those that cost little more than they are worth.

    Parameters
    ----------
    price : (groups,)
        Price of one item of each group.
    """
    if not patterns:
        return []
    random = np.random.default_rng(way.seed)
    loss = np.array([effort.problem.cost[pattern.type] - pattern.counts @ price for pattern in patterns])
    order = np.argsort(loss + way.noise * random.random(len(loss)), kind="stable")
    share = random.uniform(0.3, 0.8)
    return [patterns[index] for index in order[: int(share * len(patterns))]]
