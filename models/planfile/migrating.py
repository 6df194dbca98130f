"""Plans of older versions, brought to the newest one in memory. The received database is only read."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from models.planfile import versions


@contextmanager
def in_newest_version(received: sqlite3.Connection, version: int, most: int) -> Iterator[sqlite3.Connection]:
    """Return a database of the newest version with the rows of a checked one.

    Parameters
    ----------
    received : sqlite3.Connection
        A database with the tables of its version and no others.
    version : int
        That version.
    most : int
        The most rows that are taken of a table.
    """
    if version == versions.NEWEST:
        yield received
        return
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as own:
        _copy(received, own, version, most)
        for newer in range(version + 1, versions.NEWEST + 1):
            own.executescript(versions.step_to(newer))
        yield own


def _copy(received: sqlite3.Connection, own: sqlite3.Connection, version: int, most: int) -> None:
    # Without types and keys: what does not fit is found by the checks of the model, which name its place.
    own.execute("BEGIN")
    for table in versions.tables_of(version).values():
        own.execute(f"CREATE TABLE {table.name} ({versions.quoted_names(table.columns)})")
        own.executemany(table.insertion, received.execute(table.selection, (most,)))
    own.execute("COMMIT")
