"""The page of published cases: rows to sort and to filter, and everything that is known of one case."""

import json
from collections.abc import Iterable, Iterator
from math import isinf

from attrs import frozen

from models.calibration.errata import Erratum
from models.published.cases import CLASSES, Context
from models.published.predict import IN_BAND, NOT_PREDICTED, OUTSIDE, TAKEN, WITHIN, Outcome
from models.words import significant, tr_format, translate
from planner.presenters import published
from planner.presenters.figures import erratum_line
from planner.presenters.numbers import NO_DATA
from planner.presenters.published import context_line, published_line, published_summary

HEADERS, CONTEXT_HEADERS, NUMBERS = published.HEADING, published.CONTEXT_HEADING, published.NUMBERS
STANDINGS = CLASSES
VERDICTS = (IN_BAND, WITHIN, OUTSIDE, TAKEN, NOT_PREDICTED)
SYMBOLS = {IN_BAND: "✓", WITHIN: "≈", OUTSIDE: "✖", TAKEN: "=", NOT_PREDICTED: NO_DATA}
DOCUMENT, CASE, CLASS, VERDICT = 0, 1, 2, 10
UNITS = {"mhz": "MHz", "mb": "MB", "kb": "KB"}
# Rows without a number come last in a descending sort.
NO_ORDER = float("-inf")


@frozen(kw_only=True)
class PublishedRow:
    """One case as a row.

    Parameters
    ----------
    cells : tuple of str
        In the columns of `HEADERS`.
    order : tuple
        What each column is sorted by.
    details : tuple of (str, str)
        Class, fit, inputs, correction, reason and errata, each with its name.
    """

    id: str
    document: str
    standing: str
    verdict: str
    cells: tuple[str, ...]
    order: tuple[object, ...]
    details: tuple[tuple[str, str], ...]


@frozen(kw_only=True)
class PublishedPage:
    """What the page shows: sentences first, then the cases, then the numbers that are no cases."""

    summary: tuple[str, ...]
    rows: tuple[PublishedRow, ...]
    context: tuple[tuple[str, ...], ...]


def published_page(
    results: tuple[Outcome, ...], context: Iterable[Context], errata: Iterable[Erratum]
) -> PublishedPage:
    """Return the page of all published cases."""
    return PublishedPage(
        summary=tuple(published_summary(results)),
        rows=published_rows(results, errata),
        context=tuple(context_line(row) for row in context),
    )


def published_rows(results: Iterable[Outcome], errata: Iterable[Erratum]) -> tuple[PublishedRow, ...]:
    """Return a row for each case, in their order."""
    known = tuple(errata)
    return tuple(
        _row(outcome, tuple(erratum for erratum in known if outcome.case.id in erratum.cases)) for outcome in results
    )


def errata_keys(case_id: str, errata: Iterable[Erratum]) -> list[str]:
    """Return the keys of the errors in the documents that touch a case."""
    return [erratum.key for erratum in errata if case_id in erratum.cases]


def _row(outcome: Outcome, errata: tuple[Erratum, ...]) -> PublishedRow:
    case = outcome.case
    cells = list(published_line(outcome))
    cells[VERDICT] = f"{SYMBOLS[outcome.verdict]} {translate(outcome.verdict)}"
    numbers = (
        case.printed,
        case.corrected,
        outcome.predicted,
        outcome.error,
        outcome.left_out_error,
        outcome.tolerance,
    )
    order: list[object] = list(cells)
    # Qt compares by the type of one side: next to an int, a float would lose its decimals.
    order[NUMBERS.start : NUMBERS.stop] = [NO_ORDER if number is None else float(number) for number in numbers]
    order[CLASS] = STANDINGS.index(case.standing) if case.standing else len(STANDINGS)
    order[VERDICT] = VERDICTS.index(outcome.verdict)
    return PublishedRow(
        id=case.id,
        document=case.document,
        standing=case.standing,
        verdict=outcome.verdict,
        cells=tuple(cells),
        order=tuple(order),
        details=tuple((name, text) for name, text in _details(outcome, errata) if text),
    )


def _details(outcome: Outcome, errata: tuple[Erratum, ...]) -> Iterator[tuple[str, str]]:
    case = outcome.case
    yield tr_format("Place"), case.place
    yield tr_format("Reason for this class"), translate(case.why)
    yield tr_format("Fit"), translate(case.method)
    if case.left_out is not None:
        yield tr_format("Without the number, the fit gives"), f"{significant(case.left_out)} {translate(case.unit)}"
    if case.without not in {(), (case.id,)}:
        yield tr_format("Left out"), ", ".join(case.without)
    yield tr_format("Inputs"), "; ".join(f"{_name(name)}: {_input(value)}" for name, value in case.inputs.items())
    yield tr_format("Range"), _band(outcome)
    yield tr_format("Alternative reading"), translate(case.correction)
    yield tr_format("Reason"), translate(case.reason)
    for erratum in errata:
        yield tr_format("Erratum"), erratum_line(erratum)


def _band(outcome: Outcome) -> str:
    """Return "1,650 to 1,750 users", or nothing where the prediction leaves no range open."""
    if outcome.low is None or outcome.high is None or outcome.low == outcome.high:
        return ""
    low, unit = significant(outcome.low), translate(outcome.case.unit)
    if isinf(outcome.high):
        return tr_format("{low} {unit} or more, no upper limit", low=low, unit=unit)
    return f"{tr_format('{low} to {high}', low=low, high=significant(outcome.high))} {unit}"


def input_name(key: str) -> str:
    """Return "clock (MHz)" for "clock_mhz"."""
    stem, _, unit = key.rpartition("_")
    return f"{stem.replace('_', ' ')} ({UNITS[unit]})" if unit in UNITS else key.replace("_", " ")


def _name(key: str) -> str:
    return translate(input_name(key))


def _input(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{_name(name)} {_input(inner)}" for name, inner in value.items())
    if isinstance(value, list):
        return ", ".join(_input(inner) for inner in value)
    if isinstance(value, int | float) and not isinstance(value, bool):
        return significant(value)
    return value if isinstance(value, str) else json.dumps(value)
