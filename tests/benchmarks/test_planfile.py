"""How much memory the largest plan takes that a file may hold."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from attrs import evolve

from models.planfile import plan_from_bytes, plan_to_bytes, plan_to_json
from models.planfile.interchange import MOST_JSON_BYTES
from models.planfile.reader import MOST_BYTES
from tests.benchmarks.estates import estate

MOST_MEMORY = 700 * 2**20
STATUS = Path("/proc/self/status")
# Not getrusage: its peak is inherited from the process that started this one.
OPENING = """
import json, re, sys
from pathlib import Path
from models.planfile import load_plan, save_plan
peak = lambda: int(re.search(r"VmHWM:\\s+(\\d+) kB", Path("/proc/self/status").read_text("utf-8"))[1]) * 1024
loaded = load_plan(sys.argv[1])
opening = peak()
save_plan(loaded.plan, sys.argv[1] + ".again" + Path(sys.argv[1]).suffix)
print(json.dumps([opening, peak()]))
"""


def largest_plan(most: int, size) -> bytes:
    """The bytes of a plan as large as a file may be, or nearly."""
    machines = 10_000
    data = size(estate(machines))
    machines = int(machines * most / len(data) * 0.97) // 10 * 10
    data = size(estate(machines))
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
