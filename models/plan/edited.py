"""What differs between two states of a table: rows are frozen, so those that an edit left are the same objects."""

from collections.abc import Iterator, Sequence
from itertools import compress
from operator import attrgetter, is_not
from typing import Protocol, TypeVar

from attrs import fields

from models.plan.entities import Entity
from models.plan.kinds import KINDS


class _Row(Protocol):
    @property
    def id(self) -> str:
        """Return the id of the row."""


Row = TypeVar("Row", bound=_Row)


def different_rows(before: Sequence[Row], after: Sequence[Row]) -> Iterator[tuple[Row | None, Row | None]]:
    """Return the rows that are not what they were, each before and after; None where it was not there, or is gone.

    Parameters
    ----------
    before, after : sequence of rows
        Sorted by id.
    """
    front, ahead = _side_by_side(before, after)
    back, behind = _side_by_side(before[front:][::-1], after[front:][::-1])
    yield from ahead
    yield from behind
    old, new = (_by_identity(rows[front : len(rows) - back]) for rows in (before, after))
    gone = {old[key].id: old[key] for key in old.keys() - new.keys()}
    come = {new[key].id: new[key] for key in new.keys() - old.keys()}
    for identifier in gone.keys() | come.keys():
        yield gone.get(identifier), come.get(identifier)


def _side_by_side(before: Sequence[Row], after: Sequence[Row]) -> tuple[int, list[tuple[Row, Row]]]:
    """Return how many rows have one of the same id beside them, and those of them that differ.

    The loop over all rows is not Python's: most are the same.
    """
    pairs: list[tuple[Row, Row]] = []
    least = min(len(before), len(after))
    for row in compress(range(least), map(is_not, before, after)):
        was, now = before[row], after[row]
        if was.id != now.id:
            return row, pairs
        pairs.append((was, now))
    return least, pairs


def _by_identity(rows: Sequence[Row]) -> dict[int, Row]:
    """Return rows by what Python tells objects apart with."""
    return dict(zip(map(id, rows), rows, strict=True))


def same_but_position(before: Entity, after: Entity) -> bool:
    """Return whether nothing but the position on the canvas differs between two states of a row."""
    if type(before) is not type(after):
        return False
    values = _BUT_POSITION[type(before)]
    return bool(values(before) == values(after))


_BUT_POSITION = {
    kind.entity: attrgetter(*(field.name for field in fields(kind.entity) if field.name != "position"))
    for kind in KINDS.values()
}
