"""Numbers with units as tables write them: "4 GB", "4,096", "4.294.967.296", "1,5 GHz", "12 %". A grammar of its own.

`float()` would take nan, 1e999 and 1_000, and no thousands. What a comma or a full stop means is told by the numbers of
a table together: one of them alone, as in "4,096", can be either.
"""

import math
import re
from collections.abc import Iterable

from attrs import frozen

from models.importers.tables import Cell

POINT, COMMA = ".", ","
LONGEST_AMOUNT, MOST_DIGITS = 40, 18
_SPACES = " \u00a0\u2009\u202f"
_PATTERN = re.compile(
    rf"(?P<sign>[-+−]?)(?P<number>[0-9][0-9.,'’{_SPACES}]*?)(?:[eE](?P<power>[-+]?[0-9]{{1,3}}))?"
    rf"[{_SPACES}]*(?P<unit>%|[A-Za-z]{{1,12}}(?:/s)?)?(?:[{_SPACES}]*\([^()]*\))?"
)  # fmt: skip
_GROUPS = re.compile(rf"[0-9]{{1,3}}(?:([.,'’{_SPACES}])[0-9]{{3}})(?:\1[0-9]{{3}})*")
_THOUSAND = 3


@frozen
class Amount:
    """A number of 0 or more, and the unit behind it in small letters; empty where none is."""

    number: float
    unit: str = ""


def amount_in(cell: Cell, decimal: str = POINT) -> Amount | None:
    """Return the number and the unit of a cell, or None where it holds none.

    Parameters
    ----------
    cell : str or float
    decimal : str
        `POINT` or `COMMA`: what stands before the decimals in this table.

    Examples
    --------
    >>> amount_in("4 GB"), amount_in("4,096"), amount_in("1,5 GHz", COMMA)
    (Amount(number=4.0, unit='gb'), Amount(number=4096.0, unit=''), Amount(number=1.5, unit='ghz'))
    >>> [amount_in(text) for text in ("nan", "1e999", "1_000", "-1", "1.2.3", "")]
    [None, None, None, None, None, None]
    """
    if isinstance(cell, float):
        return Amount(cell) if math.isfinite(cell) and 0.0 <= cell < 10.0**MOST_DIGITS else None
    found = _PATTERN.fullmatch(cell.strip()) if len(cell) <= LONGEST_AMOUNT else None
    digits = _digits(found.group("number"), decimal) if found is not None else ""
    if found is None or not digits or found.group("sign") in ("-", "−"):
        return None
    number = float(f"{digits}e{found.group('power') or 0}")
    return Amount(number, (found.group("unit") or "").lower()) if number < 10.0**MOST_DIGITS else None


def decimal_mark(cells: Iterable[Cell], otherwise: str = POINT) -> str:
    """Return what stands before the decimals of numbers: the mark that most of them can only have as such.

    Examples
    --------
    >>> decimal_mark(["4,096", "1.5"]), decimal_mark(["4.294.967.296", "8"]), decimal_mark(["2,4"])
    ('.', ',', ',')
    """
    votes = {POINT: 0, COMMA: 0}
    for cell in cells:
        mark = _mark_of(cell) if isinstance(cell, str) and len(cell) <= LONGEST_AMOUNT else ""
        if mark:
            votes[mark] += 1
    if votes[POINT] == votes[COMMA]:
        return otherwise
    return max(votes, key=lambda mark: votes[mark])


def _mark_of(cell: str) -> str:
    """Return the decimal mark of one number, or nothing where it has none or could have either."""
    found = _PATTERN.fullmatch(cell.strip())
    number = found.group("number") if found is not None else ""
    marks = [letter for letter in number if letter in (POINT, COMMA)]
    if not marks or (len(set(marks)) == 1 and len(marks) == 1 and _GROUPS.fullmatch(number)):
        return ""
    if len(set(marks)) == 1 and len(marks) > 1:
        # Repeated, it stands between thousands; an address or a version tells nothing.
        return {POINT: COMMA, COMMA: POINT}[marks[0]] if _GROUPS.fullmatch(number) else ""
    return marks[-1] if number.count(marks[-1]) == 1 else ""


def _digits(number: str, decimal: str) -> str:
    """Return the digits of a number with a full stop before its decimals; empty where it is badly written."""
    whole, mark, decimals = number.partition(decimal)
    if mark and not re.fullmatch("[0-9]+", decimals):
        # The mark of this table stands twice, or thousands follow it: no number of this table.
        return ""
    if not re.fullmatch("[0-9]+", whole):
        separators = {letter for letter in whole if not letter.isdigit()}
        if not _GROUPS.fullmatch(whole) or decimal in separators:
            return ""
    plain = "".join(letter for letter in whole if letter.isdigit())
    return f"{plain}.{decimals or 0}" if len(plain) <= MOST_DIGITS else ""
