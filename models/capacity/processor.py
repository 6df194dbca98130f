"""CPU: what users ask for, and what it takes of a machine.

References
----------
ms-2010-cas-costs (cost a user), ms-2007-cas-hub (cost a request and message), dell-esx3-2007 (heavy users).
"""

import numpy as np

from models.capacity.floats import Floats
from models.capacity.reading import Reading


def shape_factor(users: Floats, limit: Floats, reading: Reading) -> Floats:
    """Return what the unknown shape of the cost does to it: 1 where flat, users / limit where purely quadratic.

    The document gives one point a protocol, so the answer lies between the two shapes.

    Parameters
    ----------
    users : (..., assignments, protocols)
        Users of the published profile.
    limit : (assignments, protocols)
        Users at which the published cost holds exactly; infinite where the shape is known.
    """
    if reading == "central":
        return np.ones_like(users)
    share = np.where(np.isfinite(limit), users / limit, 1.0)
    return np.minimum(share, 1.0) if reading == "low" else np.maximum(share, 1.0)


def demand(drivers: Floats, cost: Floats) -> Floats:
    """Return the demand of each assignment: drivers times their cost, summed.

    Parameters
    ----------
    drivers : (..., assignments, drivers)
        What each assignment is asked for.
    cost : (assignments, drivers)
        Cost of one, in the calibration's unit.
    """
    total: Floats = np.einsum("...ad,ad->...a", drivers, cost)
    return total


def quadratic_demand(drivers: Floats, slope: Floats) -> Floats:
    """Return the part of the demand that grows with the square of the drivers.

    Parameters
    ----------
    drivers : (..., assignments, drivers)
    slope : (assignments, drivers)
        Growth of the cost with each user on the machine.
    """
    total: Floats = np.einsum("...ad,...ad,ad->...a", drivers, drivers, slope)
    return total


def physical_users(processors: Floats, users_one_processor: float, penalty: float) -> Floats:
    """Return the heavy users that so many processors of the platform carry at the measuring point.

    References
    ----------
    dell-esx3-2007, Figure 5: `P(c) = 1700 c / (1 + 0.097 (c - 1))`.
    """
    return users_one_processor * processors / (1.0 + penalty * (processors - 1.0))


def curve_utilization(users: Floats, users_at_point: Floats, point: Floats, exponent: Floats, beyond: Floats) -> Floats:
    """Return the CPU of a Mailbox server under heavy users [fraction].

    Parameters
    ----------
    exponent, beyond : (...)
        Up to the measuring point, and past it: there the steeper curve is the one with the higher load.

    References
    ----------
    dell-esx3-2007, "Processor performance": `U(N) = 0.80 (N / Nmax)^p`.
    """
    part = users / users_at_point
    result: Floats = point * part ** np.where(part > 1.0, beyond, exponent)
    return result
