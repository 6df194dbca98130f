"""Factors on published figures, fitted to the load that a log measured.

The measured load of a window is the sum of what the published figures give each driver, each times its factor, and a
base that no user changes. Drivers rise and fall together, so a log alone often cannot tell them apart: weighted least
squares with the ranges of the figures as priors, and what was not learnt is said.
"""

from importlib.resources.abc import Traversable
from itertools import combinations

import numpy as np
from attrs import Factory, field, fields, frozen

from models.calibration.keys import read_tables
from models.capacity.floats import Flags, Floats
from models.comparisons.miscounting import Regression, read_as_miscounted
from models.words import count, local, percent, tr_count, tr_format


@frozen(kw_only=True)
class FitRules:
    """How factors are fitted and when they are not, as `fitting.toml` says.

    Parameters
    ----------
    least_spread : float
        Standard deviation of a factor before the log, at least [1].
    base_spread_mhz : float
        Standard deviation of the base before the log [MHz].
    rounds : int
        How often the noise is estimated again.
    least_noise : float
        Variance of the quietest window, at least, as a part of that of the busiest [fraction].
    trust : float
        How many factors the ranges of the figures are worth when the log shows that they are too narrow.
    most_echo : float
        Correlation of the residuals from window to window that is counted at most.
    deviations, told_share : float
        Half an interval in standard deviations, and the share of cases that it is said to cover.
    untold : float
        Part of its range that a factor keeps when the log does not say anything of it.
    tied : float
        Correlation of two factors of which only the sum is known.
    most_averaged, least_averages : int
        So many windows in a row are averaged at most, as long as so many averages remain.
    least_windows, least_ratio, most_residual : float
        Without so many windows, so much between the smallest and the largest load, and so small a residual against the
        mean, there is no fit.
    outlier, outlier_machines : float
        A machine that differs so much from its like is left out, where there are so many at least.
    left_out_from_h, left_out_to_h : float
        Hours of the day that are left out: backup and maintenance [h].
    """

    least_spread: float
    base_spread_mhz: float
    rounds: int
    least_noise: float
    trust: float
    most_echo: float
    deviations: float
    told_share: float
    untold: float
    tied: float
    most_averaged: int
    least_averages: int
    least_windows: int
    least_ratio: float
    most_residual: float
    outlier: float
    outlier_machines: int
    left_out_from_h: float
    left_out_to_h: float


@frozen(eq=False, kw_only=True)
class Observed:
    """What is fitted: the windows of all machines of a role, one machine after the other.

    Parameters
    ----------
    given_mhz : (windows, drivers)
        What the published figures give each driver.
    measured_mhz : (windows,)
    follows : (windows,)
        Whether a window follows the one before it, on the same machine and without a gap.
    spreads : (drivers,)
        Half the range of each driver's figures against their value [1].
    start : (windows,)
        When each begins: windows of several machines at a time share what users did then. By default none do.
    """

    given_mhz: Floats
    measured_mhz: Floats
    follows: Flags
    spreads: Floats
    start: Floats = field(
        default=Factory(lambda self: np.arange(len(self.measured_mhz), dtype=np.float64), takes_self=True)
    )


@frozen(eq=False, kw_only=True)
class Fit:
    """Factors that a log gives.

    Parameters
    ----------
    factors, low, high : (drivers,)
        On the published figures, with their intervals [1].
    kept : (drivers,)
        Part of its range before the log that is left to each factor [fraction].
    tied : tuple of (int, int)
        Drivers of which only the sum is known.
    base_mhz, residual_mhz, mean_mhz : float
        What no user changes, the root of the mean square of what is not explained, and the mean load.
    windows : int
    independent : float
        How many independent windows they are worth.
    ratio : float
        Largest against smallest load.
    """

    factors: Floats
    low: Floats
    high: Floats
    kept: Floats
    tied: tuple[tuple[int, int], ...]
    base_mhz: float
    residual_mhz: float
    mean_mhz: float
    windows: int
    independent: float
    ratio: float

    @property
    def residual(self) -> float:
        """Return what is not explained against the mean load [fraction]."""
        return self.residual_mhz / self.mean_mhz


def read_fit_rules(folder: Traversable) -> FitRules:
    """Return the rules of fitting."""
    document = read_tables(folder / "fitting.toml")
    return FitRules(**{rule.name: document[rule.name]["value"] for rule in fields(FitRules)})


def why_no_fit(observed: Observed, rules: FitRules) -> str:
    """Return in one sentence why a log cannot be fitted; empty where it can."""
    windows = len(observed.measured_mhz)
    if windows < rules.least_windows:
        return tr_count(
            windows,
            "The log has {count} 15-minute window with load and users; {least} are needed.",
            "The log has {count} 15-minute windows with load and users; {least} are needed.",
            least=count(rules.least_windows),
        )
    ratio = _ratio(observed.measured_mhz)
    if ratio < rules.least_ratio:
        return tr_format(
            "The largest load is {ratio} times the smallest; a fit needs at least {least} times.",
            ratio=local(f"{ratio:.1f}"), least=local(f"{rules.least_ratio:.0f}"),
        )  # fmt: skip
    return ""


def why_not_kept(fit: Fit, rules: FitRules) -> str:
    """Return in one sentence why the factors of a fit mean nothing; empty where they do."""
    if fit.residual <= rules.most_residual:
        return ""
    return tr_format(
        "The fit misses the log by {residual} on average; more than {most} means that users do not explain the load.",
        residual=percent(fit.residual), most=percent(rules.most_residual),
    )  # fmt: skip


def fit_factors(observed: Observed, rules: FitRules, *, widened: bool = True) -> Fit:
    """Return the factors on published figures that a log gives, with their intervals.

    Parameters
    ----------
    widened : bool
        Whether intervals are widened by what windows have in common, one after the other and on several machines, and
        by errors of counts: a log cannot tell how much of what it does not explain these are, so intervals span none
        of it and all.
    """
    every, observed = observed, averaged(observed, rules)
    terms = np.column_stack([observed.given_mhz, np.ones(len(observed.measured_mhz))])
    expected = np.append(np.ones(len(observed.spreads)), 0.0)
    spread = np.append(np.maximum(observed.spreads, rules.least_spread), rules.base_spread_mhz)
    shape, ranges = np.ones(len(observed.measured_mhz)), spread
    noise = shape * _variance(observed.measured_mhz - terms @ expected, len(expected))
    for _ in range(rules.rounds):
        values, covariance = _solved(terms, observed.measured_mhz, noise, expected, ranges)
        fitted = terms @ values
        residuals = observed.measured_mhz - fitted
        shape = _noise_shape(residuals, fitted, shape, rules.least_noise)
        alike = residuals / np.sqrt(shape)
        worth = _rows_per_independent(alike, observed, rules.most_echo) if widened else 1.0
        residual = shape * _variance(alike, len(values))
        noise = residual * worth
        ranges = _widened(spread, values, covariance, rules.trust)
    deviation = np.sqrt(np.diag(covariance))
    regression = Regression(
        terms=terms, measured=observed.measured_mhz, residual=residual, noise=noise, expected=expected, ranges=ranges
    )
    readings = [(values, deviation)]
    if widened:
        readings.append(read_as_miscounted(regression, values))
    low = np.min([mean - rules.deviations * error for mean, error in readings], axis=0)[:-1]
    high = np.max([mean + rules.deviations * error for mean, error in readings], axis=0)[:-1]
    return Fit(
        factors=values[:-1],
        low=np.maximum(low, 0.0),
        high=high,
        kept=np.minimum((high - low) / (2.0 * rules.deviations * spread[:-1]), 1.0),
        tied=_tied(covariance / np.outer(deviation, deviation), rules.tied),
        base_mhz=float(values[-1]),
        residual_mhz=float(np.sqrt(np.mean((every.measured_mhz - every.given_mhz @ values[:-1] - values[-1]) ** 2))),
        mean_mhz=float(every.measured_mhz.mean()),
        windows=len(every.measured_mhz),
        independent=len(residuals) / worth,
        ratio=_ratio(every.measured_mhz),
    )


def averaged(observed: Observed, rules: FitRules) -> Observed:
    """Return the means of windows that follow each other, as many together as leave enough of them.

    Counters of users err from window to window, which pulls factors down; in a mean, less of it is left.
    """
    together = max(min(len(observed.measured_mhz) // rules.least_averages, rules.most_averaged), 1)
    row = np.arange(len(observed.follows))
    begins = np.maximum.accumulate(np.where(observed.follows, 0, row))
    first = np.flatnonzero((row - begins) % together == 0)
    number = np.diff(first, append=len(row))
    return Observed(
        given_mhz=np.add.reduceat(observed.given_mhz, first) / number[:, np.newaxis],
        measured_mhz=np.add.reduceat(observed.measured_mhz, first) / number,
        follows=observed.follows[first],
        spreads=observed.spreads,
        start=observed.start[first],
    )


def _solved(terms: Floats, measured: Floats, noise: Floats, expected: Floats, spread: Floats) -> tuple[Floats, Floats]:
    """Return the most likely values, none of them negative, and their covariance.

    What would be negative is fixed at 0 and the others are solved again; the covariance is that without this limit, as
    a value at the limit is not known any better.

    Parameters
    ----------
    noise : (windows,)
        Variance of each window.
    """
    weighted = terms.T / noise
    precision = weighted @ terms + np.diag(spread**-2.0)
    pull = weighted @ measured + expected / spread**2
    free = np.ones(len(expected), dtype=bool)
    values = np.linalg.solve(precision, pull)
    while (values[free] < 0.0).any():
        free &= values > 0.0
        values = np.zeros(len(expected))
        values[free] = np.linalg.solve(precision[np.ix_(free, free)], pull[free])
    covariance: Floats = np.asarray(np.linalg.inv(precision), dtype=np.float64)
    return np.asarray(values, dtype=np.float64), covariance


def _variance(residuals: Floats, fitted: int) -> float:
    """Return the variance of residuals; at least what numbers of that size can have by rounding."""
    degrees = max(len(residuals) - fitted, 1)
    return max(float(residuals @ residuals) / degrees, float(np.finfo(np.float64).eps))


def _noise_shape(residuals: Floats, fitted: Floats, before: Floats, least: float) -> Floats:
    """Return how the variance goes with the load: a constant part and one with its square, neither negative.

    Parameters
    ----------
    before : (windows,)
        The answer of the round before.
    least : float
        Smallest against largest.

    Returns
    -------
    (windows,), 1 on average.
    """
    level = (fitted / max(float(fitted.max()), np.finfo(np.float64).tiny)) ** 2
    parts, seen = np.stack([1.0 / before, level / before]), residuals**2 / before
    both = np.linalg.lstsq(parts.T, seen, rcond=None)[0]
    if (both < 0.0).any():
        both = np.where(both < 0.0, 0.0, parts @ seen / np.maximum((parts**2).sum(axis=1), np.finfo(np.float64).tiny))
    shape = both[0] + both[1] * level
    shape = np.maximum(shape, least * float(shape.max()))
    mean = float(shape.mean())
    return np.asarray(shape / mean if mean > 0.0 else np.ones(len(shape)), dtype=np.float64)


def _widened(spread: Floats, values: Floats, covariance: Floats, trust: float) -> Floats:
    """Return the deviations of the factors before the log: wider where it shows that they lie further from 1.

    Of a factor that was not learnt, little can be seen: it counts as much as was learnt of it.
    """
    learnt = float(np.sum(1.0 - np.diag(covariance)[:-1] / spread[:-1] ** 2))
    seen = float(np.sum(((values[:-1] - 1.0) / spread[:-1]) ** 2))
    scale = (trust + seen) / (trust + max(learnt, 0.0))
    return np.append(spread[:-1] * np.sqrt(max(scale, 1.0)), spread[-1])


def _rows_per_independent(residuals: Floats, observed: Observed, most: float) -> float:
    """Return how many windows tell as much as one would whose error had nothing in common with others.

    Errors go on from window to window, and machines of a role have errors in common: their users do the same at a time.
    """
    repeated = _echo(residuals, observed.follows, most)
    return (1.0 + repeated) / (1.0 - repeated) * _shared(residuals, observed.start)


def _shared(residuals: Floats, start: Floats) -> float:
    """Return how many windows of machines at one time tell as much as one alone, at least 1."""
    _, time = np.unique(start, return_inverse=True)
    machines = np.bincount(time)
    squares = np.bincount(time, weights=residuals**2)
    pairs = float(np.sum(machines * (machines - 1)))
    if not pairs or not squares.any():
        return 1.0
    products = np.bincount(time, weights=residuals) ** 2 - squares
    alike = float(products.sum()) / pairs / (float(squares.sum()) / len(residuals))
    return 1.0 + pairs / len(residuals) * min(max(alike, 0.0), 1.0)


def _echo(residuals: Floats, follows: Flags, most: float) -> float:
    """Return the correlation of residuals from one window to the next, not below 0."""
    later = np.flatnonzero(follows)
    now, before = residuals[later], residuals[later - 1]
    scale = float(np.sqrt((now @ now) * (before @ before)))
    return min(max(float(now @ before) / scale, 0.0), most) if scale > 0.0 else 0.0


def _tied(correlation: Floats, least: float) -> tuple[tuple[int, int], ...]:
    """Return the pairs of drivers, the base left out, that take each other's place."""
    drivers = len(correlation) - 1
    return tuple(pair for pair in combinations(range(drivers), 2) if correlation[pair] < -least)


def _ratio(load: Floats) -> float:
    smallest = float(load.min())
    return float(load.max()) / smallest if smallest > 0.0 else float("inf")
