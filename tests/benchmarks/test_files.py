"""A large plan opened and saved, against the same rows through bare sqlite3 without any check."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from models.planfile import load_plan, save_plan
from models.planfile.versions import NEWEST, tables_of
from tests.benchmarks.estates import estate
from tests.benchmarks.goals import Table, held_against

MACHINES, ROUNDS = 10_000, 7


def rows_of(data: bytes) -> dict[object, list[tuple[object, ...]]]:
    """All rows of a plan's database by table."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.deserialize(data)
        there = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
        tables = [table for table in tables_of(NEWEST).values() if table.name in there]
        return {table: database.execute(f"SELECT * FROM {table.name}").fetchall() for table in tables}


def bare_save(data: bytes, path: Path) -> None:
    with closing(sqlite3.connect(":memory:")) as source:
        source.deserialize(data)
        tables = source.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'").fetchall()
        rows = {name: source.execute(f"SELECT * FROM {name}").fetchall() for name, _ in tables}
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as target:
        target.execute("BEGIN")
        for name, statement in tables:
            target.execute(statement)
            if rows[name]:
                places = ", ".join("?" * len(rows[name][0]))
                target.executemany(f"INSERT INTO {name} VALUES ({places})", rows[name])
        target.execute("COMMIT")
        path.write_bytes(target.serialize())
    with path.open("rb") as file:
        os.fsync(file.fileno())


@pytest.mark.bench
def test_a_plan_is_opened(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "estate.xplan"
    save_plan(estate(MACHINES), path)
    table.hold(held_against("open", lambda: load_plan(path), lambda: rows_of(path.read_bytes()), ROUNDS))


@pytest.mark.bench
def test_a_plan_is_saved(table: Table, tmp_path: Path) -> None:
    plan, path, other = estate(MACHINES), tmp_path / "estate.xplan", tmp_path / "bare.db"
    save_plan(plan, path)
    data = path.read_bytes()
    table.hold(held_against("save", lambda: save_plan(plan, path), lambda: bare_save(data, other), ROUNDS))
