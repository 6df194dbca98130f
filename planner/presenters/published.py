"""The published cases as lines of a table, and what they add up to."""

from collections import Counter
from collections.abc import Iterable, Iterator

from models.published.cases import IDENTITY, Context
from models.published.evidence import Score, left_out_scores, predicted_scores, totals
from models.published.predict import NOT_PREDICTED, OUTSIDE, TAKEN, Outcome
from models.words import count, local, significant, tr_count, tr_format, tr_noop, translate
from planner.presenters.numbers import NO_DATA

HEADING = (
    tr_noop("Document"), tr_noop("Case"), tr_noop("Class"), tr_noop("Printed"), tr_noop("Corrected"),
    tr_noop("Predicted"),
    tr_noop("Error"), tr_noop("Leave-one-out error"), tr_noop("Tolerance"), tr_noop("Unit"), tr_noop("Verdict"),
)  # fmt: skip
# The columns that hold numbers.
NUMBERS = range(3, 9)
CONTEXT_HEADING = (
    tr_noop("Document"), tr_noop("Number"), tr_noop("Printed"), tr_noop("Unit"), tr_noop("Place"), tr_noop("Note"),
)  # fmt: skip


def published_lines(results: tuple[Outcome, ...]) -> list[tuple[str, ...]]:
    """Return a line of texts for each case, in the columns of `HEADING`."""
    return [published_line(outcome) for outcome in results]


def published_line(outcome: Outcome) -> tuple[str, ...]:
    """Return the texts of a case in the columns of `HEADING`."""
    case = outcome.case
    return (
        case.document,
        translate(case.what),
        translate(case.standing) if case.standing else NO_DATA,
        NO_DATA if case.printed is None else exactly(case.printed),
        NO_DATA if case.corrected is None else exactly(case.corrected),
        _or_dash(outcome.predicted),
        _signed(outcome.error),
        _signed(outcome.left_out_error),
        _or_dash(outcome.tolerance),
        translate(case.unit),
        translate(outcome.verdict),
    )


def context_line(row: Context) -> tuple[str, ...]:
    """Return the texts of a number that is no case, in the columns of `CONTEXT_HEADING`."""
    printed = "; ".join(exactly(number) for number in row.printed)
    return row.document, translate(row.what), printed, translate(row.unit), row.place, translate(row.note)


def published_summary(results: tuple[Outcome, ...]) -> Iterator[str]:
    """Return sentences: how good predictions and fits are, and which cases prove nothing."""
    yield from _predicted(predicted_scores(results))
    yield from _left_out(left_out_scores(results))
    verdicts = Counter(outcome.verdict for outcome in results)
    yield tr_format(
        "Identities: {count}. A figure was derived from the number or restates it, or the document is "
        "compared with itself; agreement proves nothing here.",
        count=count(verdicts[TAKEN]),
    )
    yield tr_format("Not predicted: {count}; each states why.", count=count(verdicts[NOT_PREDICTED]))
    yield tr_count(
        verdicts[OUTSIDE],
        "Out of range, of all cases: 1; it states why.",
        "Out of range, of all cases: {count}; each states why.",
    )


def _predicted(scores: tuple[Score, ...]) -> Iterator[str]:
    cases, inside = totals(scores)
    yield tr_format(
        "Predicted: {inside} of {count} numbers that no figure uses are within the range.",
        inside=count(inside),
        count=count(cases),
    )
    yield from (_score_line(score) for score in scores)


def _left_out(scores: tuple[Score, ...]) -> Iterator[str]:
    cases, inside = totals(scores)
    yield tr_format(
        "Fitted: {inside} of {count} numbers are within the range when they are left out of their fit; a "
        "number that was used to set the figure's range never counts as inside.",
        inside=count(inside),
        count=count(cases),
    )
    yield from (_score_line(score) for score in scores)


def _score_line(score: Score) -> str:
    unit = translate(score.unit)
    subject = f"{score.document}, {translate(score.fit_title)}" if score.fit_title else score.document
    return tr_format(
        "– {subject}: {inside} of {count} within the range, root-mean-square error {rms} {unit}, worst "
        "{worst} {unit} ({case})",
        subject=subject,
        inside=count(score.inside),
        count=count(score.count),
        rms=significant(score.rms),
        unit=unit,
        worst=_signed(score.worst_error),
        case=translate(score.worst.case.what),
    )


def explanations(results: Iterable[Outcome]) -> Iterator[str]:
    """Return what is to be said of single cases, each with the case's id; why identities are some stays in the page."""
    for outcome in results:
        case = outcome.case
        texts = (case.correction, case.why if case.standing != IDENTITY else "", case.reason)
        yield from (f"{case.id}: {translate(text)}" for text in texts if text)


def exactly(number: float) -> str:
    """Return a number with all the digits that a document prints, as in "82,059" or "26.71"."""
    return local(f"{number:,.10g}")


def _or_dash(value: float | None) -> str:
    return NO_DATA if value is None else significant(value)


def _signed(value: float | None) -> str:
    if value is None:
        return NO_DATA
    return f"{'+' if value > 0 else '−' if value < 0 else ''}{significant(abs(value))}"
