"""Factors read as if all that users do not explain were errors of their counts.

A log cannot tell a miscounted user from load of something else. Errors of counts pull least squares towards a common
factor, the more the less drivers move apart. They are taken off the normal equations, as for errors in variables, so
that nothing is learnt from them.
"""

import numpy as np
from attrs import frozen

from models.capacity.floats import Floats


@frozen(eq=False, kw_only=True)
class Regression:
    """A fit whose priors are known.

    Parameters
    ----------
    terms : (windows, drivers + 1)
        What the published figures give each driver [MHz]; last, 1 for the base.
    measured, residual, noise : (windows,)
        The load [MHz], the variance of what is not explained of it, and the same widened by what windows have in
        common [MHz2].
    expected, ranges : (drivers + 1,)
        Mean and deviation of each value before the log.
    """

    terms: Floats
    measured: Floats
    residual: Floats
    noise: Floats
    expected: Floats
    ranges: Floats


def read_as_miscounted(fit: Regression, values: Floats) -> tuple[Floats, Floats]:
    """Return the values and their deviations if all of the variance not explained were errors of counts.

    All counts err by the same part of themselves. Directions of which nothing is known beyond such errors keep what
    was known before the log.

    Parameters
    ----------
    values : (drivers + 1,)
        As fitted without errors of counts.

    Returns
    -------
    (drivers + 1,), (drivers + 1,)
    """
    given = fit.terms[:, :-1]
    explained, missed = ((given * values[:-1]) ** 2).sum(axis=1), fit.residual
    # No count errs by more than itself.
    error = np.divide(missed, explained, out=np.ones(len(missed)), where=explained > missed)
    feigned = np.append((given**2 * (error / fit.noise)[:, np.newaxis]).sum(axis=0), 0.0)
    weighted = fit.terms.T / fit.noise
    known = (weighted @ fit.terms - np.diag(feigned)) * np.outer(fit.ranges, fit.ranges)
    pull = weighted @ (fit.measured - fit.terms @ fit.expected) + feigned * fit.expected
    size, direction = np.linalg.eigh(known)
    along = np.where(size > 0.0, direction.T @ (pull * fit.ranges), 0.0)
    left = 1.0 / (np.maximum(size, 0.0) + 1.0)
    mean: Floats = fit.expected + fit.ranges * (direction @ (along * left))
    deviation: Floats = fit.ranges * np.sqrt((direction**2 * left).sum(axis=1))
    return mean, deviation
