"""What differs between two states of a table: rows are frozen, so those that an edit left are the same objects."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import compress
from operator import is_not
from typing import Protocol, TypeVar


class _Row(Protocol):
    @property
    def id(self) -> str:
        """Return the id of the row."""


Row = TypeVar("Row", bound=_Row)


def same_ends(before: Sequence[object], after: Sequence[object]) -> tuple[int, int]:
    """Return how many rows at the beginning, and how many at the end, are the same in both states."""
    most = min(len(before), len(after))
    if before is after:
        return most, 0
    front = _same(before, after, most)
    return front, _same(reversed(before), reversed(after), most - front)


def _same(before: Iterable[object], after: Iterable[object], most: int) -> int:
    """Return how many rows, of so many, are the same before the first that differs; not row by row in Python."""
    return next(compress(range(most), map(is_not, before, after)), most)


def different_rows(before: Sequence[Row], after: Sequence[Row]) -> Iterator[tuple[Row | None, Row | None]]:
    """Return the rows that are not what they were, each before and after; None where it was not there, or is gone.

    Parameters
    ----------
    before, after : sequence of rows
        Sorted by id.
    """
    front, back = same_ends(before, after)
    old = {row.id: row for row in before[front : len(before) - back]}
    new = {row.id: row for row in after[front : len(after) - back]}
    for identifier in old.keys() | new.keys():
        was, now = old.get(identifier), new.get(identifier)
        if was is not now:
            yield was, now
