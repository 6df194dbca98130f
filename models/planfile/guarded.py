"""Opens an untrusted database in memory: read-only, only the tables of a plan, with a time limit."""

import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import cache

from models.planfile.versions import VERSIONS, tables_of

PRAGMAS = frozenset({"trusted_schema", "cell_size_check", "query_only", "mmap_size", "quick_check"})
SETTINGS = (
    "PRAGMA trusted_schema = OFF",
    "PRAGMA cell_size_check = ON",
    "PRAGMA query_only = ON",
    "PRAGMA mmap_size = 0",
)
LIMITS = {
    sqlite3.SQLITE_LIMIT_LENGTH: 8 * 1024 * 1024,
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 10_000,
    sqlite3.SQLITE_LIMIT_COLUMN: 100,
    sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 20,
    sqlite3.SQLITE_LIMIT_COMPOUND_SELECT: 2,
    sqlite3.SQLITE_LIMIT_VDBE_OP: 25_000,
    sqlite3.SQLITE_LIMIT_FUNCTION_ARG: 8,
    sqlite3.SQLITE_LIMIT_ATTACHED: 0,
    sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER: 100,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 1,
    sqlite3.SQLITE_LIMIT_WORKER_THREADS: 0,
}
BASE_SECONDS = 1.0
SECONDS_PER_MEGABYTE = 0.5
STEPS_BETWEEN_LOOKS = 10_000


@contextmanager
def open_untrusted_db(data: bytes) -> Iterator[sqlite3.Connection]:
    """Return the database that the bytes are, locked down, closed again at the end.

    Nothing but reading the tables of a plan passes; after 1 s and 0.5 s a megabyte of the thread's own processor time
    any statement is cut short with `sqlite3.OperationalError`. A busy machine cuts nothing short.
    """
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        for limit, most in LIMITS.items():
            database.setlimit(limit, most)
        _switch_off_code(database)
        seconds = BASE_SECONDS + SECONDS_PER_MEGABYTE * len(data) / 1e6
        database.set_progress_handler(_overdue_after(seconds), STEPS_BETWEEN_LOOKS)
        database.deserialize(data)
        database.set_authorizer(_answer)
        for setting in SETTINGS:
            database.execute(setting)
        yield database


def _switch_off_code(database: sqlite3.Connection) -> None:
    if sys.version_info >= (3, 12):
        database.setconfig(sqlite3.SQLITE_DBCONFIG_DEFENSIVE, True)
        database.setconfig(sqlite3.SQLITE_DBCONFIG_ENABLE_VIEW, False)
        database.setconfig(sqlite3.SQLITE_DBCONFIG_ENABLE_TRIGGER, False)


@cache
def _readable() -> frozenset[str]:
    """Return the tables that may be read."""
    return frozenset({"sqlite_master", *(name for version in VERSIONS for name in tables_of(version))})


def _answer(action: int, first: str | None, *rest: str | None) -> int:
    """Return whether SQLite may do this; the last argument names a view or trigger that asks for it."""
    if rest[-1] is not None:
        return sqlite3.SQLITE_DENY
    allowed = (
        action == sqlite3.SQLITE_SELECT
        or (action == sqlite3.SQLITE_READ and first in _readable())
        or (action == sqlite3.SQLITE_PRAGMA and first in PRAGMAS)
    )
    return sqlite3.SQLITE_OK if allowed else sqlite3.SQLITE_DENY


def _overdue_after(seconds: float) -> Callable[[], int]:
    """Return what tells whether so much of the thread's own time has passed; of the clock's where that is unknown."""
    clock = time.thread_time
    try:
        deadline = clock() + seconds
    except OSError:
        clock = time.monotonic
        deadline = clock() + seconds
    return lambda: int(clock() > deadline)
