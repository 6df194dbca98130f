"""The tables of each version of `.xplan` files, frozen, and the step from each version to the next.

`2.sql` creates the tables of version 2, character for character as files of that version hold them, and
`2_from_1.sql` makes them of those of version 1. Once a program has written a version, its files here stay as they are.
"""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from functools import cache
from importlib.resources import files

from attrs import frozen

NEWEST = 10
VERSIONS = range(1, NEWEST + 1)


@frozen
class FrozenTable:
    """A table as the files of a version have it.

    Parameters
    ----------
    name : str
        The table's name.
    statement : str
        The statement that creates it, as the file keeps it.
    columns : tuple of str
        The names of its columns.
    """

    name: str
    statement: str
    columns: tuple[str, ...]

    @property
    def insertion(self) -> str:
        """Return the statement that adds a row."""
        return f"INSERT INTO {self.name} VALUES ({', '.join('?' * len(self.columns))})"  # noqa: S608 - the name is ours

    @property
    def selection(self) -> str:
        """Return the query for all columns; its parameter is the most rows."""
        columns = quoted_names(self.columns)
        return f"SELECT {columns} FROM {self.name} LIMIT ?"  # noqa: S608 - the names are ours


@cache
def tables_of(version: int) -> Mapping[str, FrozenTable]:
    """Return the tables of a version by name, in the order in which they are created."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        database.executescript(_text(f"{version}.sql"))
        created = database.execute("SELECT name, sql FROM sqlite_master ORDER BY rowid").fetchall()
        return {name: FrozenTable(name, statement, _columns(database, name)) for name, statement in created}


@cache
def step_to(version: int) -> str:
    """Return the statements that turn a database of the version before into one of this version."""
    return _text(f"{version}_from_{version - 1}.sql")


def read_all() -> None:
    """Read every version now, so that a confined process need not open a file later."""
    for version in VERSIONS:
        tables_of(version)
        if version > VERSIONS.start:
            step_to(version)


def quoted_names(names: tuple[str, ...]) -> str:
    """Return names as a list in a statement."""
    # Not in quotation marks: SQLite takes an unknown name in those for a text.
    return ", ".join(f"[{name}]" for name in names)


def _columns(database: sqlite3.Connection, table: str) -> tuple[str, ...]:
    return tuple(name for (name,) in database.execute("SELECT name FROM pragma_table_info(?)", (table,)))


def _text(name: str) -> str:
    return files(__name__).joinpath(name).read_text("utf-8")
