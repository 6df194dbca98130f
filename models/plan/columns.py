"""The columns that the described fields of machines give to tables: the window's, the sheet, CSV and pasted text.

A view lists by hand only what it computes or words in its own way; `field_columns` adds every other field.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from operator import attrgetter
from types import MappingProxyType
from typing import Any

from attrs import frozen

from models.plan import choices
from models.plan.entities import Entity, Rates
from models.plan.fields import Field, fields_of
from models.plan.kinds import KINDS, MACHINE_KINDS
from models.plan.position import Position
from models.words import tr_format, translate

Cell = str | float | None


@frozen
class FieldColumn:
    """A described field as a column.

    Parameters
    ----------
    path : str
        Where the value is, as in "processor.clock_mhz".
    field : Field
        Its description.
    kinds : frozenset of str
        The kinds of entities that have it.
    """

    path: str
    field: Field
    kinds: frozenset[str]

    @property
    def heading(self) -> str:
        """Return its label with the unit, as in "Power at load [W]"."""
        label = translate(self.field.label)
        return f"{label} [{self.field.unit}]" if self.field.unit else label

    def value(self, row: Entity) -> object:
        """Return the value of a row in the field's unit; None where it is not given or the kind has no such field."""
        return attrgetter(self.path)(row) if row.kind in self.kinds else None

    def cell(self, row: Entity, names: Mapping[str, str] = MappingProxyType({})) -> Cell:
        """Return the value of a row for a sheet: numbers in the field's unit, all else in words, None for nothing.

        Parameters
        ----------
        names : mapping of str to str
            The name of each model of hardware by its id.
        """
        value = self.value(row)
        if value is None or (isinstance(value, int | float) and not isinstance(value, bool)):
            return value
        if self.field.target == "models":
            return names.get(str(value), str(value))
        return words_of(self.field, value)


def words_of(field: Field, value: object) -> str:
    """Return a value that is no number in words: the label of a choice, Yes or No, a list with commas."""
    if field.kind == "flag":
        return tr_format("Yes") if value else tr_format("No")
    if isinstance(value, tuple):
        return ", ".join(choices.label_of(field.choices, part) for part in value)
    return choices.label_of(field.choices, str(value))


def leaf_fields(entity: type[Any]) -> Iterator[tuple[str, Field]]:
    """Return the fields that fit a cell by path, those of its groups included; not the id, the place or the rates."""
    for name, field in fields_of(entity).items():
        if field.group in (Position, Rates) or field.kind in {"identifier", "references"}:
            continue
        if field.group is not None:
            yield from ((f"{name}.{part}", inner) for part, inner in fields_of(field.group).items())
        elif name != KINDS[entity.kind].container:
            yield name, field


def field_columns(besides: Collection[str], of: Iterable[str] = MACHINE_KINDS) -> tuple[FieldColumn, ...]:
    """Return a column for each field of some kinds of entities, in the order of the classes.

    Parameters
    ----------
    besides : collection of str
        Paths of the fields that the table shows already.
    of : iterable of str
        The kinds; machines where not said.
    """
    fields: dict[str, Field] = {}
    kinds: dict[str, set[str]] = {}
    for kind in of:
        for path, field in leaf_fields(KINDS[kind].entity):
            fields.setdefault(path, field)
            kinds.setdefault(path, set()).add(kind)
    return tuple(FieldColumn(path, fields[path], frozenset(kinds[path])) for path in fields if path not in besides)
