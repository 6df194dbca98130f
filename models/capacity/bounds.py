"""The three bounds at which every figure is evaluated: the value in use, and the ends of its range.

Bands are intervals: every figure that moves an answer is taken at the end that makes the load low, and at the end that
makes it high, so no draw of figures from their ranges leaves the band. Where an end is not the same for all loads,
both are tried.
"""

from functools import reduce
from typing import Literal

import numpy as np

from models.calibration.figures import Figure

Bound = Literal["central", "low", "high"]
BOUNDS: tuple[Bound, ...] = ("central", "low", "high")
# The bound of a capacity that makes a bound of the load.
OPPOSITE: dict[Bound, Bound] = {"central": "central", "low": "high", "high": "low"}


def value_at(figure: Figure, bound: Bound) -> float:
    """Return the value at a bound of the load, for a figure that raises the load as it grows [the figure's unit]."""
    if bound == "central":
        return figure.value
    return figure.low if bound == "low" else figure.high


def relief_at(figure: Figure, bound: Bound) -> float:
    """Return the value at a bound of the load, for a figure that lowers the load as it grows [the figure's unit].

    Capacities and derates are such figures.
    """
    if bound == "central":
        return figure.value
    return figure.high if bound == "low" else figure.low


def pick_bound(bound: Bound, central: float, *ends: float) -> float:
    """Return the load at a bound, from the loads with the figure in use and at its ends [unit of the load]."""
    if bound == "central":
        return central
    return reduce(np.minimum if bound == "low" else np.maximum, ends, central)
