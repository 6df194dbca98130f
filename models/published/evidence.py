"""How good the predictions are: counts and root-mean-square errors by document, fit and unit."""

from collections.abc import Callable, Iterable
from math import sqrt

from attrs import frozen

from models.published.cases import FITTED, PREDICTED
from models.published.predict import IN_BAND, WITHIN, Outcome


@frozen(kw_only=True)
class Score:
    """The errors of some cases of one document in one unit.

    Parameters
    ----------
    document, fit_title, unit : str
        Of the cases; what their fit gives, empty where there is none.
    count, inside : int
        Cases, and those whose number lies within the band, or within rounding where there is no band.
    rms : float
        Root-mean-square error, in `unit`.
    worst : Outcome
        The case with the largest error.
    worst_error : float
        Its error, in `unit`.
    """

    document: str
    fit_title: str
    unit: str
    count: int
    inside: int
    rms: float
    worst: Outcome
    worst_error: float


def predicted_scores(results: Iterable[Outcome]) -> tuple[Score, ...]:
    """Return the errors of the cases of which no figure used anything."""
    chosen = [outcome for outcome in results if outcome.case.standing == PREDICTED]
    return _scores(chosen, lambda outcome: outcome.error, lambda outcome: outcome.verdict in {IN_BAND, WITHIN})


def left_out_scores(results: Iterable[Outcome]) -> tuple[Score, ...]:
    """Return the errors with which fits predict the numbers that were left out of them."""
    chosen = [outcome for outcome in results if outcome.case.standing == FITTED]
    return _scores(chosen, lambda outcome: outcome.left_out_error, lambda outcome: bool(outcome.left_out_inside))


def totals(scores: Iterable[Score]) -> tuple[int, int]:
    """Return the cases of some scores, and those inside."""
    listed = tuple(scores)
    return sum(score.count for score in listed), sum(score.inside for score in listed)


def _scores(
    results: list[Outcome], error_of: Callable[[Outcome], float | None], is_inside: Callable[[Outcome], bool]
) -> tuple[Score, ...]:
    groups: dict[tuple[str, str, str], list[tuple[float, Outcome]]] = {}
    for outcome in results:
        error = error_of(outcome)
        if error is not None:
            key = (outcome.case.document, outcome.case.fit_title, outcome.case.unit)
            groups.setdefault(key, []).append((error, outcome))
    return tuple(_score(key, errors, is_inside) for key, errors in groups.items())


def _score(
    key: tuple[str, str, str], errors: list[tuple[float, Outcome]], is_inside: Callable[[Outcome], bool]
) -> Score:
    document, fit_title, unit = key
    worst_error, worst = max(errors, key=lambda pair: abs(pair[0]))
    return Score(
        document=document,
        fit_title=fit_title,
        unit=unit,
        count=len(errors),
        inside=sum(is_inside(outcome) for _, outcome in errors),
        rms=sqrt(sum(error**2 for error, _ in errors) / len(errors)),
        worst=worst,
        worst_error=worst_error,
    )
