"""How plans and rows of an `.xplan` file become each other, by the descriptions of the fields.

What the tables are in a file is frozen for each version, in `versions`. Here are rows of the newest one; those of
an older file are read with what newer ones added. A test compares the classes with the newest version.

References between tables are left to the model's checks: they also cover the lists (`ends`, `serves`), see
that a VM's host is a host of its design, and name the place. Foreign keys would check half of them twice.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from operator import attrgetter, itemgetter
from typing import Any

from attrs import frozen

from models.errors import PlanError
from models.plan.costs import Costs, Licence
from models.plan.dags import Dag
from models.plan.entities import (
    Assumptions,
    Design,
    Ignored,
    Link,
    Override,
    Plan,
    Population,
    Site,
)
from models.plan.fields import Field
from models.plan.hardware import MachineModel
from models.plan.kinds import MACHINE_KINDS
from models.planfile.errors import within
from models.planfile.shapes import LIST_KINDS, Entity, Part, constructed, shape_of
from models.planfile.versions import FrozenTable, quoted_names
from models.words import tr_format

APPLICATION_ID = 0x5854504C
PAGE_SIZE = 4096


@frozen
class Table:
    """One table: a row is an entity, after the columns that say where it belongs.

    Parameters
    ----------
    name : str
        The table's name.
    entities : tuple of type
        The classes whose fields make the columns; only the table ``plan`` has several.
    before, after : tuple of str
        Names of columns around those of the entity.
    key : tuple of str
        The primary key; empty for the table of one row.
    """

    name: str
    entities: tuple[type, ...]
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    key: tuple[str, ...] = ("id",)

    @property
    def columns(self) -> tuple[str, ...]:
        """Return the names of the columns in the order of the classes, which is that of the rows here."""
        fields = (column for entity in self.entities for column in columns_of(entity, _prefix(self, entity)))
        return (*self.before, *fields, *self.after)

    def selection(self, added: Mapping[str, str]) -> str:
        """Return the query for the rows in the order of the key; its parameter is the most rows.

        Parameters
        ----------
        added : mapping of str to str
            The columns that the file lacks, with the SQL of their value.
        """
        columns = ", ".join(added.get(column, f"[{column}]") for column in self.columns)
        order = f" ORDER BY {quoted_names(self.key)}" if self.key else ""
        return f"SELECT {columns} FROM {self.name}{order} LIMIT ?"  # noqa: S608 - names and values are ours

    def rows_for(self, written: FrozenTable, rows: Iterable[Sequence[Any]]) -> Iterator[tuple[Any, ...]]:
        """Return rows as a version of the table has them: without the columns that it lacks, in its order."""
        places = {column: place for place, column in enumerate(self.columns)}
        return map(itemgetter(*(places[column] for column in written.columns)), rows)


def _prefix(table: Table, entity: type) -> str:
    return "" if entity is table.entities[0] else f"{entity.__name__.lower()}_"


PLAN = Table("plan", (Plan, Assumptions, Costs), after=("digest",), key=())
OVERRIDES = Table("overrides", (Override,), key=("figure",))
IGNORED = Table("ignored", (Ignored,), key=("design", "rule", "subject", "about"))
SITES = Table("sites", (Site,))
LINKS = Table("links", (Link,))
POPULATIONS = Table("populations", (Population,))
LICENCES = Table("licences", (Licence,))
MODELS = Table("models", (MachineModel,))
DESIGNS = Table("designs", (Design,), before=("rank",), key=("rank",))
MACHINES = {
    kind: Table(f"{kind}s", (entity,), before=("design",), key=("design", "id"))
    for kind, entity in MACHINE_KINDS.items()
}
DAGS = Table("dags", (Dag,), before=("design",), key=("design", "id"))
TABLES = (PLAN, OVERRIDES, IGNORED, SITES, LINKS, POPULATIONS, LICENCES, MODELS, DESIGNS, *MACHINES.values(), DAGS)


@cache
def _parts(entity: type) -> tuple[tuple[Part, Field], ...]:
    """Return the described parts of an entity."""
    return tuple((part, part.field) for part in shape_of(entity).parts if part.field is not None)


def columns_of(entity: type, prefix: str = "") -> Iterator[str]:
    """Return the names of an entity's columns; a group's begin with its name."""
    for part, _field in _parts(entity):
        if part.group is not None:
            yield from columns_of(part.group, f"{prefix}{part.name}_")
        else:
            yield f"{prefix}{part.name}"


# ------------------------------------------------------------------ rows out


def row_of(entity: Any) -> tuple[Any, ...]:
    """Return the values of an entity in the order of its columns."""
    return next(rows_of(type(entity), [entity]))


def rows_of(entity: type, entities: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
    """Return the values of some entities of a class, each in the order of its columns."""
    return zip(*_values_of(entity, entities), strict=True)


def _values_of(entity: type, entities: Sequence[Any]) -> Iterator[Iterable[Any]]:
    """Return the values of some entities, column by column; of those that are None, too."""
    there = entities if None not in entities else [row for row in entities if row is not None]
    for name, group, encode in _encoders(entity):
        values: Iterable[Any] = map(attrgetter(name), there)
        columns = [map(encode, values) if encode else values] if group is None else _values_of(group, list(values))
        for column in columns:
            given = iter(column)
            yield column if there is entities else [None if row is None else next(given) for row in entities]


@cache
def _encoders(entity: type) -> tuple[tuple[str, type | None, Callable[[Any], str] | None], ...]:
    """Return name, class where it is a group, and conversion, for each described part."""
    return tuple(
        (part.name, part.group, _listed if field.kind in LIST_KINDS else None) for part, field in _parts(entity)
    )


def width_of(entity: type) -> int:
    """Return how many columns an entity takes."""
    return sum(1 for _ in columns_of(entity))


def _width(group: type | None) -> int:
    return 0 if group is None else width_of(group)


# Most machines have one of a few sets of roles.
MOST_LISTS = 1024


@lru_cache(MOST_LISTS)
def _listed(values: tuple[str, ...]) -> str:
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


# ------------------------------------------------------------------ rows in


def entity_of(entity: type[Entity], row: tuple[Any, ...], place: str) -> Entity:
    """Return the entity that a row describes, each value checked against its field.

    Parameters
    ----------
    entity : type
        Its class.
    row : tuple
        The values in the order of its columns.
    place : str
        Where the row is in the plan, for an error.

    Raises
    ------
    PlanError
        For the first value that does not fit.
    """
    return constructed(entity, values_of(entity, row, place), place)


def values_of(entity: type, row: tuple[Any, ...], place: str) -> dict[str, Any]:
    """Return the values of a row by attribute name; groups are entities already."""
    values: dict[str, Any] = {}
    start = 0
    for part, optional, decode, width in decoders_of(entity):
        if part.group is not None:
            cells = row[start : start + width]
            start += width
            absent = optional and cells.count(None) == width
            values[part.name] = None if absent else entity_of(part.group, cells, within(place, part.key))
        else:
            value = row[start]
            start += 1
            values[part.name] = value if decode is None else decode(part, value, place)
    return values


Decoder = Callable[[Part, Any, str], Any]


@cache
def decoders_of(entity: type) -> tuple[tuple[Part, bool, Decoder | None, int], ...]:
    """Return the part, whether it may be absent, its conversion and a group's number of columns."""
    return tuple((part, field.optional, _decoder(field), _width(part.group)) for part, field in _parts(entity))


def _decoder(field: Field) -> Decoder | None:
    if field.kind == "flag":
        return _as_flag
    return _as_list if field.kind in LIST_KINDS else None


def _as_flag(_part: Part, value: Any, _place: str) -> Any:
    # Anything but 0 and 1 goes on as it is, and the field refuses it.
    return bool(value) if value in {0, 1} else value


def _as_list(part: Part, value: Any, place: str) -> Any:
    try:
        values = json.loads(value) if isinstance(value, str) else None
    except ValueError:
        values = None
    if not isinstance(values, list):
        raise PlanError(within(place, part.key), tr_format("the value is not a list."))
    return values
