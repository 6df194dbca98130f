"""Made days of a server's load, whose true factors are known, and the simpler ways to fit them."""

from collections.abc import Callable

import numpy as np
from attrs import frozen

from models.capacity.floats import Floats
from models.comparisons.fitting import Fit, FitRules, Observed, fit_factors

# What the published figures give four protocols in the busiest hour [MHz]: Outlook, OWA, ActiveSync, IMAP4.
BUSIEST = np.array([4_000.0, 1_800.0, 1_500.0, 700.0])
# A mix in which the small ones have grown, at one and a half times the load.
OTHER_MIX = np.array([1.0, 2.0, 2.2, 2.0])
OTHER_MIX = BUSIEST * OTHER_MIX * 1.5 * BUSIEST.sum() / (BUSIEST * OTHER_MIX).sum()
WINDOWS_A_DAY = 96
# Backup and indexing run in these windows.
LEFT_OUT = slice(12, 24)
ERROR, ECHO, BASE_MHZ, TRUE_SPREAD, FIGURE_SPREAD = 0.05, 0.8, 300.0, 0.3, 0.3


@frozen(eq=False)
class Made:
    """A log with the truth behind it."""

    observed: Observed
    factors: Floats
    base_mhz: float

    @property
    def forecast(self) -> float:
        """Return the true load of the other mix [MHz]."""
        return float(OTHER_MIX @ self.factors + self.base_mhz)


@frozen(kw_only=True)
class Kind:
    """How a log is disturbed.

    Parameters
    ----------
    error, echo : float
        Part of the load that users do not explain, and its correlation from window to window.
    own : float
        How far protocols go apart [1].
    other_mhz : float
        Deviation of a load that does not grow with the users.
    true_spread : float
        Deviation of the true factors from 1.
    wild : float
        Share of windows with six times the error.
    """

    error: float = ERROR
    echo: float = ECHO
    own: float = 0.06
    other_mhz: float = 0.0
    true_spread: float = TRUE_SPREAD
    wild: float = 0.0


def made(random: np.random.Generator, days: int, spread: float = FIGURE_SPREAD, kind: Kind = Kind()) -> Made:
    """Return a log of so many days, whose protocols rise and fall together."""
    hours = np.arange(WINDOWS_A_DAY) / 4.0
    day = 0.08 + 0.92 * np.exp(-(((hours - 11.0) / 3.6) ** 2))
    shape = np.concatenate([day * random.uniform(0.85, 1.0) for _ in range(days)])
    # Each protocol has its own habits, a few percent of what all have in common.
    own = 1.0 + wandering(random, (len(shape), len(BUSIEST)), kind.own, 0.9)
    given = BUSIEST * shape[:, np.newaxis] * own
    factors = np.maximum(random.normal(1.0, kind.true_spread, len(BUSIEST)), 0.1)
    base = max(random.normal(0.0, BASE_MHZ), 0.0)
    exact = given @ factors + base
    error = wandering(random, (len(shape), 1), kind.error, kind.echo)[:, 0]
    if kind.wild:
        error *= np.where(random.random(len(shape)) < kind.wild, 6.0, 1.0)
    measured = exact * (1.0 + error)
    if kind.other_mhz:
        measured = np.maximum(measured + wandering(random, (len(shape), 1), kind.other_mhz, kind.echo)[:, 0], 0.0)
    kept = np.ones((days, WINDOWS_A_DAY), dtype=bool)
    kept[:, LEFT_OUT] = False
    rows = np.flatnonzero(kept.ravel())
    follows = np.diff(rows, prepend=-1) == 1
    follows[0] = False
    spreads = np.full(len(BUSIEST), spread)
    observed = Observed(given_mhz=given[rows], measured_mhz=measured[rows], follows=follows, spreads=spreads)
    return Made(observed, factors, base)


def wandering(random: np.random.Generator, shape: tuple[int, int], size: float, echo: float) -> Floats:
    """Return noise that remembers its last value."""
    steps = random.normal(0.0, size * np.sqrt(1.0 - echo**2), shape)
    steps[0] = random.normal(0.0, size, shape[1])
    for row in range(1, shape[0]):
        steps[row] += echo * steps[row - 1]
    return steps


@frozen(eq=False)
class Answer:
    """What a method says: factors, their intervals where it has any, and the base."""

    factors: Floats
    base_mhz: float
    low: Floats | None = None
    high: Floats | None = None

    @property
    def forecast(self) -> float:
        return float(OTHER_MIX @ self.factors + self.base_mhz)


def published(_observed: Observed, _rules: FitRules) -> Answer:
    return Answer(np.ones(len(BUSIEST)), 0.0)


def least_squares(observed: Observed, rules: FitRules) -> Answer:
    """No priors, and noise as if windows were independent."""
    terms = np.column_stack([observed.given_mhz, np.ones(len(observed.measured_mhz))])
    values, residual, *_ = np.linalg.lstsq(terms, observed.measured_mhz, rcond=None)
    variance = residual[0] / (len(terms) - len(values))
    half = rules.deviations * np.sqrt(np.diag(variance * np.linalg.inv(terms.T @ terms)))[:-1]
    return Answer(values[:-1], float(values[-1]), values[:-1] - half, values[:-1] + half)


def one_for_all(observed: Observed, rules: FitRules) -> Answer:
    together = Observed(
        given_mhz=observed.given_mhz.sum(axis=1, keepdims=True),
        measured_mhz=observed.measured_mhz,
        follows=observed.follows,
        spreads=np.array([1e6]),
    )
    fit = fit_factors(together, rules, widened=False)
    return Answer(*(np.full(len(BUSIEST), fit.factors[0]), fit.base_mhz),
                  *(np.full(len(BUSIEST), end[0]) for end in (fit.low, fit.high)))  # fmt: skip


def with_priors(observed: Observed, rules: FitRules) -> Answer:
    return _of(fit_factors(observed, rules, widened=False))


def widened(observed: Observed, rules: FitRules) -> Answer:
    return _of(fit_factors(observed, rules))


def _of(fit: Fit) -> Answer:
    return Answer(fit.factors, fit.base_mhz, fit.low, fit.high)


METHODS: dict[str, Callable[[Observed, FitRules], Answer]] = {
    "published figures": published,
    "least squares": least_squares,
    "one factor for all": one_for_all,
    "priors from the ranges": with_priors,
    "the same, widened": widened,
}


@frozen
class Score:
    """Of one method over many logs: mean error of its forecast, and share of the factors in its intervals."""

    error: float
    covered: float


def scores(logs: list[Made], rules: FitRules) -> dict[str, Score]:
    """Return how each method does."""
    return {name: _score([(made, method(made.observed, rules)) for made in logs]) for name, method in METHODS.items()}


def _score(pairs: list[tuple[Made, Answer]]) -> Score:
    errors = [abs(answer.forecast / made.forecast - 1.0) for made, answer in pairs]
    inside = [
        (answer.low <= made.factors) & (made.factors <= answer.high)
        for made, answer in pairs
        if answer.low is not None and answer.high is not None
    ]
    return Score(float(np.mean(errors)), float(np.mean(inside)) if inside else float("nan"))
