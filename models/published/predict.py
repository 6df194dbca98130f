"""Published cases compared with the model: prediction, error, leave-one-out error and verdict."""

from collections.abc import Callable, Mapping
from math import isinf

from attrs import frozen

from models.calibration.library import Library
from models.published.cases import IDENTITY, Case
from models.published.quantities import QUANTITIES, Prediction
from models.units import PERCENT
from models.words import tr_noop

IN_BAND, WITHIN, OUTSIDE = tr_noop("within range"), tr_noop("within rounding"), tr_noop("out of range")
TAKEN, NOT_PREDICTED = tr_noop("adopted unchanged"), tr_noop("not predicted")
# Tolerance for rounding errors.
EXACT = 1e-9


@frozen(kw_only=True)
class Outcome:
    """A published case and what the model makes of it.

    Parameters
    ----------
    predicted, low, high, error : float or None
        In the case's unit; the error is against the corrected value, and `high` is infinite where there is no limit.
    verdict : str
        ``within the band`` of the prediction, else ``within rounding`` of the number, else ``outside``; ``taken as it
        stands`` for an identity that holds; ``not predicted`` without a prediction.
    """

    case: Case
    predicted: float | None
    low: float | None
    high: float | None
    error: float | None
    verdict: str

    @property
    def tolerance(self) -> float | None:
        """Return half the band, or the number's rounding if that is more [the case's unit]; None for endless bands."""
        if self.low is None or self.high is None or isinf(self.high):
            return None
        return max((self.high - self.low) / 2.0, self.case.tolerance)

    @property
    def left_out_error(self) -> float | None:
        """Return how far the fit without this number is off [the case's unit]; None where there is none."""
        return None if self.case.left_out is None else self.case.left_out - self.case.value

    @property
    def left_out_inside(self) -> bool | None:
        """Whether the number lies within the band once that is moved to the fit without it.

        Never where the figure's range was drawn around the number: without it, the range could end before it.
        """
        if self.left_out_error is None or self.predicted is None or self.low is None or self.high is None:
            return None
        inside = self.low - self.predicted <= -self.left_out_error <= self.high - self.predicted
        return inside and not self.case.sets_range


def outcomes(cases: tuple[Case, ...], library: Library) -> tuple[Outcome, ...]:
    """Return each case with its prediction, error and verdict, in their order."""
    by_id = {case.id: case for case in cases}
    known: dict[str, Prediction] = {}
    return tuple(_outcome(case, by_id, library, known) for case in cases)


def _outcome(case: Case, by_id: Mapping[str, Case], library: Library, known: dict[str, Prediction]) -> Outcome:
    if not case.quantity:
        return Outcome(case=case, predicted=None, low=None, high=None, error=None, verdict=NOT_PREDICTED)
    predicted, low, high = predict(case, by_id, library, known)
    error = predicted - case.value
    verdict = _verdict(case, error, low, high)
    return Outcome(case=case, predicted=predicted, low=low, high=high, error=error, verdict=verdict)


def _verdict(case: Case, error: float, low: float, high: float) -> str:
    slack = EXACT * abs(case.value)
    rounded = abs(error) <= case.tolerance + slack
    in_band = low - slack <= case.value <= high + slack
    if case.standing == IDENTITY:
        return TAKEN if rounded or in_band else OUTSIDE
    if in_band:
        return IN_BAND
    return WITHIN if rounded else OUTSIDE


def predict(
    case: Case, by_id: Mapping[str, Case], library: Library, known: dict[str, Prediction] | None = None
) -> Prediction:
    """Return what the model predicts for a case, with low and high, in the case's unit.

    Parameters
    ----------
    known : dict, optional
        Predictions by id that were made before, and where new ones are kept.
    """
    known = {} if known is None else known
    if case.id not in known:
        if case.quantity in COMPARED:
            known[case.id] = _compared(case, by_id, library, known)
        else:
            known[case.id] = QUANTITIES[case.quantity](case.inputs, library)
    return known[case.id]


# Quantities that compare the predictions of other cases: `of` with the sum of `to`.
COMPARED: dict[str, Callable[[float, float], float]] = {
    "change": lambda of, to: (of / to - 1.0) * PERCENT,
    "drop": lambda of, to: (1.0 - of / to) * PERCENT,
    "factor": lambda of, to: to / of,
}


def _compared(case: Case, by_id: Mapping[str, Case], library: Library, known: dict[str, Prediction]) -> Prediction:
    """Return how the predictions of cases compare; both sides are read at the same end of the figures."""
    others = case.inputs["to"] if isinstance(case.inputs["to"], list) else [case.inputs["to"]]
    of = predict(by_id[case.inputs["of"]], by_id, library, known)
    sums = [
        sum(values) for values in zip(*(predict(by_id[name], by_id, library, known) for name in others), strict=True)
    ]
    compare = COMPARED[case.quantity]
    values = [compare(mine, other) for mine, other in zip(of, sums, strict=True)]
    return values[0], min(values), max(values)
