"""How fast a large plan is opened and saved, and how much memory the largest one takes.

The measure is the same rows through bare `sqlite3` in the same run, without any check: what any program that keeps
these rows in a database has to do at the very least.
"""

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from attrs import evolve

from models.planfile import load_plan, plan_from_bytes, plan_to_bytes, plan_to_json, save_plan
from models.planfile.interchange import MOST_JSON_BYTES
from models.planfile.reader import MOST_BYTES
from models.planfile.versions import tables_of
from tests.benchmarks.test_evaluation import fastest, large_plan

MACHINES = 10_000
LONGEST_OPEN_S, LONGEST_SAVE_S = 0.4, 0.6
MOST_MEMORY = 700 * 2**20
STATUS = Path("/proc/self/status")
# Not getrusage: its peak is inherited from the process that started this one.
OPENING = """
import json, re, sys
from pathlib import Path
from models.planfile import load_plan, save_plan
peak = lambda: int(re.search(r"VmHWM:\\s+(\\d+) kB", Path("/proc/self/status").read_text())[1]) * 1024
loaded = load_plan(sys.argv[1])
opening = peak()
save_plan(loaded.plan, sys.argv[1] + ".again" + Path(sys.argv[1]).suffix)
print(json.dumps([opening, peak()]))
"""


def rows_of(data: bytes):
    """All rows of a plan's database by table."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.deserialize(data)
        return {table: database.execute(f"SELECT * FROM {table.name}").fetchall() for table in tables_of(1).values()}


def bare_save(rows, path: Path) -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        database.execute("BEGIN")
        for table, content in rows.items():
            database.execute(table.statement)
            database.executemany(table.insertion, content)
        database.execute("COMMIT")
        path.write_bytes(database.serialize())
    with path.open("rb") as file:
        os.fsync(file.fileno())


@pytest.mark.bench
def test_a_plan_is_opened_and_saved(tmp_path, capsys):
    plan = large_plan(MACHINES)
    path, other = tmp_path / "large.xplan", tmp_path / "bare.db"
    save_plan(plan, path)
    rows = rows_of(path.read_bytes())
    times = {
        "open": (fastest(lambda: load_plan(path)), fastest(lambda: rows_of(path.read_bytes())), LONGEST_OPEN_S),
        "save": (fastest(lambda: save_plan(plan, path)), fastest(lambda: bare_save(rows, other)), LONGEST_SAVE_S),
    }
    text = plan_to_json(plan)
    assert load_plan(path).plan == plan
    with capsys.disabled():
        print(f"\n{MACHINES:,} machines, {path.stat().st_size / 1e6:.1f} MB, {len(text) / 1e6:.1f} MB as JSON")
        for name, (own, bare, goal) in times.items():
            print(f"  {name}: {own:.3f} s (goal {goal} s), bare sqlite3 {bare:.3f} s, ratio {own / bare:.1f}")


def largest_plan(most: int, size) -> bytes:
    """The bytes of a plan as large as a file may be, or nearly."""
    machines = 10_000
    data = size(large_plan(machines))
    machines = int(machines * most / len(data) * 0.97) // 10 * 10
    data = size(large_plan(machines))
    assert most * 0.9 < len(data) <= most
    return data


def with_notes(plan):
    """Each machine with notes: the tables alone reach the limit on rows before the one on bytes."""
    (design,) = plan.designs
    machines = tuple(evolve(machine, notes="note " * 60) for machine in design.machines)
    return evolve(plan, designs=(evolve(design, machines=machines),))


@pytest.mark.bench
@pytest.mark.skipif(not STATUS.exists(), reason="the peak of memory is told by Linux only")
@pytest.mark.parametrize(
    ("name", "most", "size"),
    [
        ("largest.xplan", MOST_BYTES, lambda plan: plan_to_bytes(with_notes(plan))),
        ("largest.json", MOST_JSON_BYTES, lambda plan: plan_to_json(plan).encode()),
    ],
)
def test_the_largest_plan_fits_into_memory(name, most, size, tmp_path, capsys):
    path = tmp_path / name
    path.write_bytes(largest_plan(most, size))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(entry or "." for entry in sys.path)}
    command = [sys.executable, "-c", OPENING, str(path)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    opening, saving = json.loads(done.stdout)
    machines = len(plan_from_bytes(path.read_bytes(), name).designs[0].machines)
    with capsys.disabled():
        print(f"\n{name}: {path.stat().st_size / 2**20:.0f} MB, {machines:,} machines; memory at its peak")
        print(f"  opening {opening / 2**20:.0f} MB, opening and saving {saving / 2**20:.0f} MB")
    assert opening < MOST_MEMORY
