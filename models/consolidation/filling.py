"""Fills one host after the other, each with as much as possible of what is scarce, large items first."""

import numpy as np

from models.consolidation.effort import Effort
from models.consolidation.master import Pattern
from models.consolidation.patterns import Search
from models.consolidation.pricing import Pricing
from models.consolidation.problem import Counts, Floats, Problem

# Above 1, a large item is worth more than small ones of the same total size: it is harder to place later.
# With each, the number of partial hosts to keep: more are needed among equal items.
TRIES = ((1.05, 60), (1.2, 60), (1.02, 60), (1.5, 60), (1.0, 400))
SHARPNESS = 4.0
LEAST_SIZE = 1e-6


def fill_hosts(effort: Effort, pricing: Pricing, exponent: float, beam: int) -> None:
    """Offer the items on hosts that are filled one after the other; for one host type."""
    problem = effort.problem
    left, patterns = problem.count.copy(), list[Pattern]()
    while left.any():
        if effort.is_over():
            return
        price = np.maximum(problem.demand @ _scarcity(problem, left), LEAST_SIZE) ** exponent
        found = pricing.found(Search(0, pricing.rivals(left)[0], price, 0.0, 1, beam))
        if not len(found.counts):
            return
        patterns.append(Pattern(0, found.counts[0]))
        left = left - found.counts[0]
    effort.offer(patterns)


def _scarcity(problem: Problem, left: Counts) -> Floats:
    """Return how scarce each dimension is: demand divided by what is left, 1 for the scarcest."""
    asked = (left @ problem.demand) / np.maximum(problem.capacity[0], LEAST_SIZE)
    weights: Floats = (asked / max(float(asked.max()), LEAST_SIZE)) ** SHARPNESS
    return weights
