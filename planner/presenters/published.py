"""The published cases as lines of a table, and what they add up to."""

from collections import Counter
from collections.abc import Iterator

from models.published.predict import IN_BAND, NOT_PREDICTED, OUTSIDE, TAKEN, WITHIN, Outcome, root_mean_square_errors
from models.words import count, marked, say, shown, significant
from planner.presenters.numbers import NO_DATA

HEADING = (
    marked("Document"), marked("Case"), marked("Printed"), marked("Corrected"), marked("Predicted"),
    marked("Error"), marked("Tolerance"), marked("Unit"), marked("Verdict"),
)  # fmt: skip


def published_lines(results: tuple[Outcome, ...]) -> list[tuple[str, ...]]:
    """Return a line of texts for each case, in the columns of `HEADING`."""
    return [published_line(one) for one in results]


def published_line(one: Outcome) -> tuple[str, ...]:
    """Return the texts of a case in the columns of `HEADING`."""
    return (
        one.case.document,
        shown(one.case.what),
        significant(one.case.printed),
        significant(one.case.corrected),
        _or_dash(one.predicted),
        _signed(one.error),
        significant(one.case.tolerance) if one.predicted is not None else NO_DATA,
        shown(one.case.unit),
        shown(one.verdict),
    )


def published_summary(results: tuple[Outcome, ...]) -> Iterator[str]:
    """Return sentences: how many cases are returned, and the root-mean-square error of each document."""
    verdicts = Counter(one.verdict for one in results)
    predicted = len(results) - verdicts[NOT_PREDICTED] - verdicts[TAKEN]
    yield say(
        "{within} of {predicted} predicted cases lie within tolerance, {in_band} more within the band of the figures, "
        "{outside} outside both.",
        within=count(verdicts[WITHIN]),
        predicted=count(predicted),
        in_band=count(verdicts[IN_BAND]),
        outside=count(verdicts[OUTSIDE]),
    )
    yield say(
        "{taken} of {all} cases are numbers that the model uses as they stand; {not_predicted} cannot be predicted, "
        "and say why.",
        taken=count(verdicts[TAKEN]),
        all=count(len(results)),
        not_predicted=count(verdicts[NOT_PREDICTED]),
    )
    errors: dict[str, list[str]] = {}
    for (document, unit), error in root_mean_square_errors(results).items():
        errors.setdefault(document, []).append(f"{significant(error)} {shown(unit)}")
    for document, texts in errors.items():
        yield say("{document}: root-mean-square error {errors}", document=document, errors=", ".join(texts))


def _or_dash(value: float | None) -> str:
    return NO_DATA if value is None else significant(value)


def _signed(value: float | None) -> str:
    if value is None:
        return NO_DATA
    return f"{'+' if value > 0 else '−' if value < 0 else ''}{significant(abs(value))}"
