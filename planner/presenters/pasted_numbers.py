"""Which mark of pasted numbers is the decimal one: a German spreadsheet writes 2.800 and 4,5, an English one 2,800."""

import re
from collections.abc import Iterable

from models.words import current_language

COMMA, STOP = ",", "."
SWAPPED = str.maketrans({COMMA: STOP, STOP: COMMA})
_NUMBER = re.compile(r"[-+−]?[0-9][0-9.,]*")
# Digits between marks of thousands.
GROUP = 3


def decimal_mark(whole: Iterable[str], any_number: Iterable[str]) -> str:
    """Return the decimal mark of a table, "," or "."; that of the language where the cells do not tell.

    Parameters
    ----------
    whole : iterable of str
        Cells that count something: a mark in them groups thousands.
    any_number : iterable of str
        Other cells with numbers.
    """
    votes = [_of_whole(number) for number in _numbers(whole)] + [_of_any(number) for number in _numbers(any_number)]
    told = {mark for mark in votes if mark}
    return told.pop() if len(told) == 1 else current_language().decimal


def in_own_marks(cell: str, decimal: str) -> str:
    """Return a number of a table with that decimal mark as it is written in the user's language."""
    return cell if decimal == current_language().decimal else cell.translate(SWAPPED)


def _numbers(cells: Iterable[str]) -> Iterable[str]:
    return (found.group() for found in map(_NUMBER.match, cells) if found)


def _of_whole(number: str) -> str:
    marks = {mark for mark in (COMMA, STOP) if mark in number}
    if len(marks) == 1 and len(number.rpartition(next(iter(marks)))[2]) == GROUP:
        return _other(marks.pop())
    return _of_any(number)


def _of_any(number: str) -> str:
    """Return the decimal mark that a number shows; nothing where it could be either."""
    last = max((COMMA, STOP), key=number.rfind)
    if last not in number:
        return ""
    if number.count(last) > 1:
        return _other(last)
    both = _other(last) in number
    return last if both or len(number.rpartition(last)[2]) != GROUP else ""


def _other(mark: str) -> str:
    return mark.translate(SWAPPED)
