"""Rows of older versions as the newest one has them. A step to a newer version only adds tables and columns."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from functools import cache

from models.planfile import versions


@cache
def added_since(version: int) -> Mapping[str, Mapping[str, str]]:
    """Return for each table of a version the columns that newer ones added, each with the SQL of its value in old rows.

    Tables that came later are missing: a file of this version has no rows of them.
    """
    tables = versions.tables_of(version)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as empty:
        for table in tables.values():
            empty.execute(table.statement)
        for newer in range(version + 1, versions.NEWEST + 1):
            empty.executescript(versions.step_to(newer))
        return {name: _added(empty, table) for name, table in tables.items()}


def _added(newest: sqlite3.Connection, table: versions.FrozenTable) -> dict[str, str]:
    found = newest.execute("SELECT name, dflt_value FROM pragma_table_info(?)", (table.name,))
    return {name: value or "NULL" for name, value in found if name not in table.columns}
