"""The tables of an `.xplan` file, made from the descriptions of the fields.

References between tables are left to the model's checks: they also cover the lists (`ends`, `serves`), see
that a VM's host is a host of its design, and name the place. Foreign keys would check half of them twice.
"""

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from attrs import frozen

from models.errors import PlanError
from models.plan.entities import (
    MACHINE_KINDS,
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
from models.planfile.refusals import within
from models.planfile.shapes import LIST_KINDS, Entity, Part, constructed, shape_of
from models.words import say

APPLICATION_ID = 0x5854504C
USER_VERSION = 2
PAGE_SIZE = 4096

STORAGE = {"number": "REAL", "whole": "INTEGER", "flag": "INTEGER"}


@frozen
class Table:
    """One table: a row is an entity, after the columns that say where it belongs.

    Parameters
    ----------
    name : str
        The table's name.
    entities : tuple of type
        The classes whose fields make the columns; only the table ``plan`` has two.
    before, after : tuple of str
        Columns around those of the entity, as declared.
    key : tuple of str
        The primary key; empty for the table of one row.
    since : int
        The first version of files that has it.

    What it makes for a file depends on the file's version: older ones lack some tables and columns.
    """

    name: str
    entities: tuple[type, ...]
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    key: tuple[str, ...] = ("id",)
    since: int = 1

    def columns(self, version: int) -> tuple[str, ...]:
        """Return the declarations of the columns."""
        fields = (column for entity in self.entities for column in _declared(entity, version, _prefix(self, entity)))
        return (*self.before, *fields, *self.after)

    def statement(self, version: int) -> str:
        """Return the statement that creates the table."""
        key = f",\n  PRIMARY KEY ({_quoted(self.key)})" if self.key else ""
        options = "STRICT, WITHOUT ROWID" if self.key else "STRICT"
        columns = ",\n  ".join(self.columns(version))
        return f"CREATE TABLE {self.name} (\n  {columns}{key}\n) {options}"

    def insertion(self, version: int) -> str:
        """Return the statement that adds a row."""
        marks = ", ".join("?" for _ in self.columns(version))
        return f"INSERT INTO {self.name} VALUES ({marks})"  # noqa: S608 - the name is ours

    def selection(self, version: int) -> str:
        """Return the query for the rows in the order of the key; its parameter is the most rows."""
        names = ", ".join(column.split(" ", 1)[0] for column in self.columns(version))
        order = f" ORDER BY {_quoted(self.key)}" if self.key else ""
        return f"SELECT {names} FROM {self.name}{order} LIMIT ?"  # noqa: S608 - the names are ours


def _quoted(names: tuple[str, ...]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def _prefix(table: Table, entity: type) -> str:
    return "" if entity is table.entities[0] else f"{entity.__name__.lower()}_"


PLAN = Table("plan", (Plan, Assumptions), after=('"digest" TEXT NOT NULL',), key=())
OVERRIDES = Table("overrides", (Override,), key=("figure",))
IGNORED = Table("ignored", (Ignored,), key=("design", "rule", "subject", "about"), since=2)
SITES = Table("sites", (Site,))
LINKS = Table("links", (Link,))
POPULATIONS = Table("populations", (Population,))
DESIGNS = Table("designs", (Design,), before=('"rank" INTEGER NOT NULL',), key=("rank",))
MACHINES = {
    kind: Table(f"{kind}s", (entity,), before=('"design" TEXT NOT NULL',), key=("design", "id"))
    for kind, entity in MACHINE_KINDS.items()
}
TABLES = (PLAN, OVERRIDES, IGNORED, SITES, LINKS, POPULATIONS, DESIGNS, *MACHINES.values())


def tables_of(version: int) -> tuple[Table, ...]:
    """Return the tables of a version of files."""
    return tuple(table for table in TABLES if table.since <= version)


def version_for(plan: Plan) -> int:
    """Return the oldest version that holds all of a plan, so that older programs read what they can."""
    machines = (machine for design in plan.designs for machine in design.machines)
    newer = plan.assumptions.ignored or any(getattr(machine, "sockets", None) is not None for machine in machines)
    return USER_VERSION if newer else 1


@cache
def _parts(entity: type, version: int) -> tuple[tuple[Part, Field], ...]:
    """Return the described parts of an entity that a version of files has."""
    described = ((part, part.field) for part in shape_of(entity).parts if part.field is not None)
    return tuple((part, field) for part, field in described if field.since <= version)


def _declared(entity: type, version: int, prefix: str = "", nullable: bool = False) -> Iterator[str]:
    for part, field in _parts(entity, version):
        if part.group is not None:
            yield from _declared(part.group, version, f"{prefix}{part.name}_", nullable or field.optional)
        else:
            yield f'"{prefix}{part.name}" {_storage(field, nullable)}'


def _storage(field: Field, nullable: bool) -> str:
    storage = STORAGE.get(field.kind, "TEXT")
    return storage if nullable or field.optional else f"{storage} NOT NULL"


# ------------------------------------------------------------------ rows out


def row_of(entity: Any, version: int) -> list[Any]:
    """Return the values of an entity in the order of its columns."""
    kind: type = type(entity)
    row: list[Any] = []
    for name, width, encode in _encoders(kind, version):
        value = getattr(entity, name)
        if width:
            row.extend([None] * width if value is None else row_of(value, version))
        else:
            row.append(value if encode is None else encode(value))
    return row


@cache
def _encoders(entity: type, version: int) -> tuple[tuple[str, int, Callable[[Any], str] | None], ...]:
    """Return name, number of columns where it is a group, and conversion, for each described part."""
    return tuple(
        (part.name, _width(part.group, version), _listed if field.kind in LIST_KINDS else None)
        for part, field in _parts(entity, version)
    )


def width_of(entity: type, version: int) -> int:
    """Return how many columns an entity takes."""
    return sum(1 for _ in _declared(entity, version))


def _width(group: type | None, version: int) -> int:
    return 0 if group is None else width_of(group, version)


def _listed(values: tuple[str, ...]) -> str:
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


# ------------------------------------------------------------------ rows in


def entity_of(entity: type[Entity], row: tuple[Any, ...], place: str, version: int) -> Entity:
    """Return the entity that a row describes, each value checked against its field.

    Parameters
    ----------
    entity : type
        Its class.
    row : tuple
        The values in the order of its columns.
    place : str
        Where the row stands in the plan, for an error.
    version : int
        The version of the file.

    Raises
    ------
    PlanError
        For the first value that does not fit.
    """
    return constructed(entity, values_of(entity, row, place, version), place)


def values_of(entity: type, row: tuple[Any, ...], place: str, version: int) -> dict[str, Any]:
    """Return the values of a row by attribute name; groups are entities already."""
    values: dict[str, Any] = {}
    start = 0
    for part, optional, decode, width in _decoders(entity, version):
        if part.group is not None:
            cells = row[start : start + width]
            start += width
            absent = optional and cells.count(None) == width
            values[part.name] = None if absent else entity_of(part.group, cells, within(place, part.key), version)
        else:
            value = row[start]
            start += 1
            values[part.name] = value if decode is None else decode(part, value, place)
    return values


Decoder = Callable[[Part, Any, str], Any]


@cache
def _decoders(entity: type, version: int) -> tuple[tuple[Part, bool, Decoder | None, int], ...]:
    """Return the part, whether it may be absent, its conversion and a group's number of columns."""
    return tuple(
        (part, field.optional, _decoder(field), _width(part.group, version)) for part, field in _parts(entity, version)
    )


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
        raise PlanError(within(place, part.key), say("the value is no list."))
    return values
