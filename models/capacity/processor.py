"""CPU: the demand of users, and the utilization that it causes.

References
----------
ms-2010-cas-costs (cost a user), ms-2007-cas-hub (cost a request and message), dell-esx3-2007 (heavy users).
"""

import numpy as np

from models.capacity.bounds import Bound
from models.capacity.floats import Floats


def shape_factor(users: Floats, limit: Floats, constant: Floats, bound: Bound) -> Floats:
    """Return what the unknown shape of a cost does to it at an end of the range: `k + (1 - k) users / limit`.

    The document gives one point of each curve; the shape in use is part of the cost and its slope.

    Parameters
    ----------
    users : (..., assignments, protocols)
        Users of the published profile.
    limit : (assignments, protocols)
        Users at which the published cost holds exactly; infinite where the shape is known.
    constant : (ends, assignments, protocols)
        Least and most part of the cost that does not grow [fraction].
    """
    if bound == "central":
        return np.ones_like(users)
    share = np.where(np.isfinite(limit), users / limit, 1.0)
    least, most = (part + (1.0 - part) * share for part in constant)
    factor: Floats = np.minimum(least, most) if bound == "low" else np.maximum(least, most)
    return factor


def pooled_spread(requests: Floats, others: Floats, share: Floats, bound: Bound) -> Floats:
    """Return the requests to add to the sum of two pooled sorts for what their mix leaves open.

    Only the sum was seen, at one mix. In another one the cost lies between all of it being caused by the one sort and
    all of it by the other; at the mix of the tests both are the sum. NaN where only one of the two sorts is there.

    Parameters
    ----------
    requests, others : (..., assignments)
        Requests of the two sorts [1/s].
    share : (ends, assignments)
        Least and most share of the first sort in the tests [fraction].

    References
    ----------
    ms-2007-cas-hub, Tables of Tests 2a, 2b, 2c.
    """
    single = (requests > 0.0) != (others > 0.0)
    if bound == "central":
        return np.where(single, np.nan, 0.0)
    return np.where(single, np.nan, pooled_end(requests, others, share, bound) - requests - others)


def pooled_end(requests: Floats, others: Floats, share: Floats, bound: Bound) -> Floats:
    """Return the requests of two pooled kinds as they count at a bound: (..., assignments).

    Parameters
    ----------
    requests, others, share
        As for `pooled_spread`; one of the two kinds may be missing.
    """
    least, most = share
    whole: Floats = np.minimum(requests / most, others / (1.0 - least))
    if bound != "low":
        whole = np.maximum(requests / least, others / (1.0 - most))
    return whole


def demand(drivers: Floats, cost: Floats) -> Floats:
    """Return the demand of each assignment: drivers times their cost, summed.

    Parameters
    ----------
    drivers : (..., assignments, drivers)
        What each assignment is asked for.
    cost : (..., assignments, drivers)
        Cost of one, in the calibration's unit.
    """
    total: Floats = np.einsum("...ad,...ad->...a", drivers, cost)
    return total


def quadratic_demand(drivers: Floats, slope: Floats) -> Floats:
    """Return the part of the demand that grows with the square of the drivers.

    Parameters
    ----------
    drivers : (..., assignments, drivers)
    slope : (assignments, drivers)
        Growth of the cost with each user on the machine.
    """
    total: Floats = np.einsum("...ad,...ad,...ad->...a", drivers, drivers, slope)
    return total


def physical_users(processors: Floats, users_one_processor: float, penalty: float) -> Floats:
    """Return the heavy users at which so many processors of the platform reach the measuring point [users]: (...).

    References
    ----------
    dell-esx3-2007, Figure 5: `P(c) = 1700 c / (1 + 0.097 (c - 1))`.
    """
    return users_one_processor * processors / (1.0 + penalty * (processors - 1.0))


def curve_utilization(users: Floats, users_at_point: Floats, point: Floats, exponent: Floats, beyond: Floats) -> Floats:
    """Return the CPU of a Mailbox server under heavy users [fraction]: (..., machines).

    Parameters
    ----------
    users : (..., machines)
        Heavy users.
    users_at_point, point : (machines,)
        Users at the measuring point, and the CPU there [fraction].
    exponent, beyond : (machines,)
        Exponent up to the measuring point, and beyond it: there the steeper curve is the one with the higher load.

    References
    ----------
    dell-esx3-2007, "Processor performance": `U(N) = 0.80 (N / Nmax)^p`.
    """
    part = users / users_at_point
    result: Floats = point * part ** np.where(part > 1.0, beyond, exponent)
    return result
