"""The locked-down database: only the tables of a plan can be read, and only for a while."""

import sqlite3
import time

import pytest

from models.errors import PlanFileError
from models.plan.entities import Plan, Site
from models.planfile import guarded, plan_from_bytes, plan_to_bytes
from tests.unit.planfile.example import plan


@pytest.mark.parametrize(
    "statement",
    [
        "INSERT INTO sites SELECT * FROM sites",
        "UPDATE plan SET title = 'x'",
        "DELETE FROM vms",
        "CREATE TABLE extra (a)",
        "CREATE TEMP TABLE extra (a)",
        "DROP TABLE vms",
        "ATTACH ':memory:' AS other",
        "VACUUM",
        "PRAGMA writable_schema = ON",
        "PRAGMA journal_mode = WAL",
        "PRAGMA user_version = 2",
        "PRAGMA query_only = OFF; DELETE FROM vms",
        "SELECT load_extension('x')",
        "SELECT hex(randomblob(10))",
        "SELECT fts3_tokenizer('simple')",
        "SELECT * FROM pragma_table_info('vms')",
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n",
        "BEGIN",
    ],
)
def test_nothing_but_reading_passes(statement):
    with guarded.open_untrusted_db(plan_to_bytes(plan())) as database, pytest.raises((sqlite3.Error, sqlite3.Warning)):
        database.execute(statement).fetchall()


def test_reading_passes():
    with guarded.open_untrusted_db(plan_to_bytes(plan())) as database:
        assert database.execute("SELECT id FROM vms").fetchall() == [("mbx-1",)]


def test_the_deadline_ends_a_long_read(monkeypatch):
    data = plan_to_bytes(Plan(sites=[Site(id=f"s{number}", name="S") for number in range(5000)]))
    monkeypatch.setattr(guarded, "BASE_SECONDS", -10.0)
    with pytest.raises(PlanFileError, match=r"^a\.xplan: reading the file took too long\.$"):
        plan_from_bytes(data, "a.xplan")


def test_waiting_for_a_busy_machine_ends_no_read(monkeypatch):
    """A large plan could not be saved while other threads worked: reading it back took too long by the clock."""
    data = plan_to_bytes(Plan(sites=[Site(id=f"s{number}", name="S") for number in range(5000)]))
    monkeypatch.setattr(guarded, "BASE_SECONDS", 0.5)
    with guarded.open_untrusted_db(data) as database:
        time.sleep(0.5 + guarded.SECONDS_PER_MEGABYTE * len(data) / 1e6)
        assert len(database.execute("SELECT id FROM sites").fetchall()) == 5000
