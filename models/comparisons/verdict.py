"""The sensitivity of a comparison's verdict: the weak figures that it rests on, and which of them would reverse it."""

from collections.abc import Callable, Sequence

import numpy as np
from attrs import frozen

from models.calibration.figures import Figure
from models.calibration.library import Library
from models.capacity.evaluate import evaluate
from models.capacity.results import RESOURCES
from models.capacity.tiles import Report, in_silence
from models.comparisons.candidates import Candidate
from models.comparisons.ceilings import ends_of, users_at_ceiling
from models.comparisons.table import Comparison
from models.comparisons.weak_evidence import weak_figures

# With more machines, trying every figure takes too long in the window; the command line does it.
MOST_MACHINES = 2_000
# Whether the design carries all users, and whether fewer (-1), as many (0) or more (1) than the baseline; None without
# data, which reverses nothing.
Verdict = tuple[bool | None, int | None]


@frozen(kw_only=True)
class DecidingFigure:
    """A figure that reverses the verdict at one end of its range.

    Parameters
    ----------
    end : str
        ``low`` or ``high``.
    value : float
        The figure there.
    carries_all : bool or None
        Whether the design carries all users then; None where that stays as it is.
    against : int or None
        Whether it carries fewer (-1), as many (0) or more (1) users than the baseline then; None where that stays.
    """

    figure: Figure
    end: str
    value: float
    carries_all: bool | None
    against: int | None


@frozen(kw_only=True)
class SensitivityCheck:
    """The weak figures that the verdict on a design against the baseline rests on, and which of them reverse it.

    Parameters
    ----------
    design, baseline : str
        Ids of the compared columns.
    figures : tuple of Figure
        The assumed, disputed and fitted figures with a range.
    deciding : tuple of DecidingFigure
        Those that reverse the verdict, with the end at which they do.
    fewest : float or None
        Users that the design carries with all figures at their worst ends, where that is too few for the planned ones
        and it carries those with the figures in use; else None.
    """

    design: str
    baseline: str
    figures: tuple[Figure, ...]
    deciding: tuple[DecidingFigure, ...]
    fewest: float | None = None


def takes_long(candidates: Sequence[Candidate]) -> bool:
    """Return whether the designs have too many machines to check the verdict while a user waits."""
    return sum(len(candidate.design.machines) for candidate in candidates) > MOST_MACHINES


def check_sensitivity_among(
    candidates: Sequence[Candidate], comparison: Comparison, library: Library, report: Report = in_silence
) -> SensitivityCheck | None:
    """Return the sensitivity of a comparison's verdict; None where it compares nothing."""
    by_key = {candidate.key: candidate for candidate in candidates}
    if not comparison.best:
        return None
    return check_sensitivity(by_key[comparison.baseline], by_key[comparison.best], library, report)


def check_sensitivity(
    baseline: Candidate, best: Candidate, library: Library, report: Report = in_silence
) -> SensitivityCheck:
    """Return the weak figures that the verdict on a design rests on, each tried at both of its ends."""
    known: dict[str, Figure] = {}
    for candidate in (best, baseline):
        known |= {figure.key: figure for figure in _weak_figures(candidate, library)}
    usual = _verdict(baseline, best)
    deciding: list[DecidingFigure] = []
    for number, figure in enumerate(known.values()):
        deciding += _deciding_figures(
            figure, usual, lambda given: _verdict(_again(baseline, given), _again(best, given)), library
        )
        report((number + 1) / len(known))
    return SensitivityCheck(
        design=best.key, baseline=baseline.key, figures=tuple(known.values()), deciding=tuple(deciding),
        fewest=_fewest(best),
    )  # fmt: skip


def _fewest(candidate: Candidate) -> float | None:
    """Return the users that a design carries with all figures at their worst ends, where only then it is too few."""
    found = users_at_ceiling(candidate)
    if found is None or not found.carries_all:
        return None
    low, _ = ends_of(candidate)
    return low if low < found.planned else None


def _deciding_figures(
    figure: Figure, usual: Verdict, verdict_with: Callable[[Library], Verdict], library: Library
) -> Sequence[DecidingFigure]:
    deciding = []
    for end, value in (("low", figure.low), ("high", figure.high)):
        if value == figure.value:
            continue
        then = verdict_with(library.overridden([(figure.key, value, "")]))
        enough = None if usual[0] is None or then[0] == usual[0] else then[0]
        against = None if usual[1] is None or then[1] == usual[1] else then[1]
        if enough is not None or against is not None:
            deciding.append(DecidingFigure(figure=figure, end=end, value=value, carries_all=enough, against=against))
    return deciding


def _again(candidate: Candidate, library: Library) -> Candidate:
    return candidate.evaluated(evaluate(candidate.plan, candidate.design.id, library))


def _verdict(baseline: Candidate, best: Candidate) -> Verdict:
    mine, theirs = users_at_ceiling(best), users_at_ceiling(baseline)
    if mine is None:
        return None, None
    if theirs is None:
        return mine.carries_all, None
    return mine.carries_all, (mine.users > theirs.users) - (mine.users < theirs.users)


def _weak_figures(candidate: Candidate, library: Library) -> tuple[Figure, ...]:
    """Return the doubtful figures of a design's gauges, those of the fullest machines first."""
    evaluation = candidate.evaluation
    use = evaluation.utilization / evaluation.ceiling
    order = np.dstack(np.unravel_index(np.argsort(-use, axis=None), use.shape))[0]
    gauges = [
        (evaluation.machine_ids[column], RESOURCES[row]) for row, column in order.tolist() if use[row, column] > 0.0
    ]
    return weak_figures(candidate.plan, candidate.design.id, library, gauges)
