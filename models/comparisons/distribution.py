"""How the draws of a risk are spread over the use of one resource of one machine."""

import numpy as np
from attrs import frozen

from models.capacity.floats import Floats
from models.capacity.rating import passes
from models.rounding import ROUNDING

BIN, QUANTILES = 0.02, (0.05, 0.5, 0.95)
# More steps than these cannot be told apart; a machine far beyond its capacity would have a billion of two percent.
MOST_STEPS, MOST_POWERS = 200, 300


@frozen(kw_only=True)
class Distribution:
    """The draws in steps of use, split at the ceiling and at the capacity.

    Parameters
    ----------
    resource : str
    ceiling : float
        Fraction of the capacity.
    step : float
        Between edges, but for the ceiling and the capacity [fraction of the capacity].
    edges : tuple of float
        From the lowest to the highest draw [fraction of the capacity]; one more than shares.
    shares : tuple of float
        Of the draws, in each step.
    quantiles : tuple of float
        The use at `QUANTILES`.
    above, over : float
        Shares of the draws above the ceiling, and over the capacity.
    """

    resource: str
    ceiling: float
    step: float
    edges: tuple[float, ...]
    shares: tuple[float, ...]
    quantiles: tuple[float, ...]
    above: float
    over: float


def distribution_of(resource: str, against: Floats, ceiling: float) -> Distribution:
    """Return the distribution of draws of a use.

    Parameters
    ----------
    against : (draws,)
        Use against the ceiling: 1 is the ceiling.
    """
    use = against * ceiling
    step = _step_for(float(use.max() - use.min()))
    # The least draw is above the first end, or at its upper one: at a ceiling it is not above it.
    first = max(np.ceil(use.min() / step - ROUNDING) - 1.0, 0.0)
    steps = max(int(np.ceil(use.max() / step - ROUNDING) - first), 1)
    even = (first + np.arange(steps + 1)) * step
    splits = [end for end in (ceiling, 1.0) if even[0] < end < even[-1]]
    edges = np.unique(np.round(np.concatenate([even, splits]), 9))
    # What is exactly at an end, but for rounding, is not above it.
    found = np.clip(np.searchsorted(edges, use - ROUNDING, side="left") - 1, 0, len(edges) - 2)
    shares = np.bincount(found, minlength=len(edges) - 1) / len(use)
    return Distribution(
        resource=resource,
        ceiling=ceiling,
        step=step,
        edges=tuple(edges.tolist()),
        shares=tuple(shares.tolist()),
        quantiles=tuple(np.quantile(use, QUANTILES).tolist()),
        above=float(passes(against).mean()),
        over=float(passes(use).mean()),
    )


def _step_for(spread: float) -> float:
    """Return the step for draws that are so far apart: the least round one with which there are not too many."""
    steps = (times * BIN * 10.0**power for power in range(MOST_POWERS) for times in (1.0, 2.5, 5.0))
    return next(step for step in steps if spread <= step * MOST_STEPS)
