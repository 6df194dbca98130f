"""The page of published cases: rows to sort and to filter, and everything that is known of one case."""

import json
from collections.abc import Iterable, Iterator

from attrs import frozen

from models.calibration.errata import Erratum
from models.published.predict import IN_BAND, NOT_PREDICTED, OUTSIDE, TAKEN, WITHIN, Outcome
from models.words import say, shown, significant
from planner.presenters.figures import erratum_line
from planner.presenters.numbers import NO_DATA
from planner.presenters.published import HEADING, published_line

HEADERS = HEADING
VERDICTS = (WITHIN, IN_BAND, OUTSIDE, TAKEN, NOT_PREDICTED)
SYMBOLS = {WITHIN: "✓", IN_BAND: "≈", OUTSIDE: "✖", TAKEN: "=", NOT_PREDICTED: NO_DATA}
DOCUMENT, NUMBERS, VERDICT = 0, range(2, 7), 8
# A sort puts what has no number last.
UNITS = {"mhz": "MHz", "mb": "MB", "kb": "KB"}
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
        Inputs, correction, reason and errata, each with its name.
    """

    id: str
    document: str
    verdict: str
    cells: tuple[str, ...]
    order: tuple[object, ...]
    details: tuple[tuple[str, str], ...]


def published_rows(results: Iterable[Outcome], errata: Iterable[Erratum]) -> tuple[PublishedRow, ...]:
    """Return a row for each case, in their order."""
    known = tuple(errata)
    return tuple(_row(one, tuple(erratum for erratum in known if one.case.id in erratum.cases)) for one in results)


def errata_keys(case_id: str, errata: Iterable[Erratum]) -> list[str]:
    """Return the keys of the errors in the documents that touch a case."""
    return [one.key for one in errata if case_id in one.cases]


def _row(one: Outcome, errata: tuple[Erratum, ...]) -> PublishedRow:
    case = one.case
    cells = list(published_line(one))
    cells[VERDICT] = f"{SYMBOLS[one.verdict]} {shown(one.verdict)}"
    tolerance = case.tolerance if one.predicted is not None else None
    numbers = (case.printed, case.corrected, one.predicted, one.error, tolerance)
    order: list[object] = list(cells)
    order[NUMBERS.start : NUMBERS.stop] = [NO_ORDER if number is None else number for number in numbers]
    order[VERDICT] = VERDICTS.index(one.verdict)
    return PublishedRow(
        id=case.id,
        document=case.document,
        verdict=one.verdict,
        cells=tuple(cells),
        order=tuple(order),
        details=tuple((name, text) for name, text in _details(one, errata) if text),
    )


def _details(one: Outcome, errata: tuple[Erratum, ...]) -> Iterator[tuple[str, str]]:
    case = one.case
    yield say("Place"), case.place
    yield say("Inputs"), "; ".join(f"{_name(name)}: {_input(value)}" for name, value in case.inputs.items())
    if one.low is not None and one.high is not None and one.low != one.high:
        band = say("{low} to {high}", low=significant(one.low), high=significant(one.high))
        yield say("Band"), f"{band} {shown(case.unit)}"
    yield say("Read otherwise"), shown(case.correction)
    yield say("Reason"), shown(case.reason)
    for erratum in errata:
        yield say("Erratum"), erratum_line(erratum)


def input_name(key: str) -> str:
    """Return "clock (MHz)" for "clock_mhz"."""
    stem, _, unit = key.rpartition("_")
    return f"{stem.replace('_', ' ')} ({UNITS[unit]})" if unit in UNITS else key.replace("_", " ")


def _name(key: str) -> str:
    return shown(input_name(key))


def _input(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{_name(name)} {_input(inner)}" for name, inner in value.items())
    if isinstance(value, list):
        return ", ".join(_input(inner) for inner in value)
    if isinstance(value, int | float) and not isinstance(value, bool):
        return significant(value)
    return value if isinstance(value, str) else json.dumps(value)
