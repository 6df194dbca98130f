"""Failures as a matrix: each element by itself on the diagonal, each pair below it."""

from collections.abc import Mapping

from attrs import frozen

from models.comparisons.failure_results import FailureResult
from models.comparisons.failures import Failures
from models.words import count, percent
from planner.presenters.failures import consequence, outage_words
from planner.presenters.numbers import NO_DATA
from planner.presenters.status import STATE_SYMBOLS

# Beyond, only the list is read.
MOST_ELEMENTS = 12
SURVIVED = "✓"


@frozen(kw_only=True)
class MatrixCell:
    """What one failure does, in a few signs.

    Parameters
    ----------
    down : tuple of str
        What fails.
    tint : float
        Its users without service, against the most of any failure [fraction].
    note : str
        The failure and what it does, in words.
    """

    down: tuple[str, ...]
    text: str
    symbol: str
    tint: float
    note: str


@frozen(kw_only=True)
class Matrix:
    """The cells by row and column; None above the diagonal, and for pairs of which one is part of the other."""

    names: tuple[str, ...]
    rows: tuple[tuple[MatrixCell | None, ...], ...]


def failure_matrix(found: Failures, names: Mapping[str, str], people: Mapping[str, int]) -> Matrix | None:
    """Return the failures as a matrix; None where there are too many elements for one."""
    elements = [result.outage.down[0] for result in found.results if len(result.outage.down) == 1]
    if not 0 < len(elements) <= MOST_ELEMENTS:
        return None
    order = sorted(elements, key=lambda element: (element not in found.machines, names[element]))
    by_down = {frozenset(result.outage.down): result for result in found.results}
    most = max(result.unserved for result in found.results)
    rows = tuple(
        tuple(
            _cell(by_down.get(frozenset((first, second))), most, names, people) if column <= row else None
            for column, second in enumerate(order)
        )
        for row, first in enumerate(order)
    )
    return Matrix(names=tuple(names[element] for element in order), rows=rows)


def _cell(
    result: FailureResult | None, most: int, names: Mapping[str, str], people: Mapping[str, int]
) -> MatrixCell | None:
    if result is None:
        return None
    text, symbol = _signs(result)
    return MatrixCell(
        down=result.outage.down,
        text=text,
        symbol=symbol,
        tint=result.unserved / most if most else 0.0,
        note=f"{outage_words(result.outage, names)}: {consequence(result, names, people)}",
    )


def _signs(result: FailureResult) -> tuple[str, str]:
    if result.unserved:
        return count(result.unserved), ""
    if result.above and result.use is not None:
        return percent(result.use), STATE_SYMBOLS["high"]
    return (NO_DATA, "") if result.survived is None else ("", SURVIVED)
