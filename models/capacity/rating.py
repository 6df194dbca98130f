"""What a utilization means: its state against the ceiling, and what limits a machine."""

from collections.abc import Sequence
from math import isnan

import numpy as np

from models.capacity.floats import Codes, Flags, Floats
from models.capacity.results import EXTRAPOLATED, HIGH, NO_DATA, NO_LIMITER, OK, OVER, STATES, Gauge
from models.rounding import ROUNDING


def states(utilization: Floats, ceiling: Floats, extrapolated: Flags) -> Codes:
    """Return the state of each gauge: no data, over capacity, above its ceiling, extrapolated or ok.

    Parameters
    ----------
    utilization, extrapolated : (..., resources, machines)
    ceiling : (resources, machines)
    """
    state = np.where(extrapolated, EXTRAPOLATED, OK)
    state = np.where(utilization > ceiling, HIGH, state)
    state = np.where(utilization > 1.0, OVER, state)
    return np.where(np.isnan(utilization), NO_DATA, state).astype(np.int8)


def gauge_of(bounds: Sequence[float], ceiling: float) -> Gauge:
    """Return a gauge from its values at the bounds, the one in use first; without data where that is not known."""
    central = float(bounds[0])
    if isnan(central):
        return Gauge(None, None, None, ceiling, STATES[NO_DATA])
    state = states(np.array([[central]]), np.array([[ceiling]]), np.zeros((1, 1), dtype=np.bool_))
    return Gauge(central, float(min(bounds)), float(max(bounds)), ceiling, STATES[int(state[0, 0])])


def limiters(utilization: Floats, ceiling: Floats) -> Codes:
    """Return the resource with the highest use against its own ceiling; -1 where none has data.

    Parameters
    ----------
    utilization : (..., resources, machines)
    ceiling : (resources, machines)
    """
    relative = np.where(np.isnan(utilization), -np.inf, utilization / ceiling)
    return np.where(np.isneginf(relative).all(axis=-2), NO_LIMITER, relative.argmax(axis=-2)).astype(np.int8)


def passes(against: Floats) -> Flags:
    """Return where a use, divided by its ceiling, is above 1 by more than rounding: (...)."""
    above: Flags = against > 1.0 + ROUNDING
    return above
