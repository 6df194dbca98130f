"""Killed while editing: at most the promised seconds of edits are lost, and the file is as it was.

Time is counted in the edits of the process that is killed. A machine that holds it up holds up its edits and its
timers alike; how long a disk takes to write a snapshot that was due in time is no part of the promise.
"""

import os
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from models.plan.entities import Design, Plan, Site
from models.planfile import save_plan
from planner.session.autosave import Pace
from planner.session.snapshots import Snapshots
from tests.faults.editing import DUE, EDIT, EVERY_MS, WRITTEN

ROOT = Path(__file__).parents[2]
EDITING = Path(__file__).with_name("editing.py")
KILLS, MOST_SNAPSHOTS = 6, 3
# The promise is 2 s after the last edit and 10 s at most; here at a fifteenth of that, so that nobody waits.
QUICK, NEVER = Pace(quiet=0.13, latest=0.66), Pace(quiet=100, latest=100)
# Qt's timers are coarse.
LEEWAY = 1.25

Said = list[tuple[str, int]]


def most_unprotected(pace: Pace) -> int:
    """How many edits may be made before a snapshot is due."""
    return round(LEEWAY * pace.latest * 1000 / EVERY_MS)


def unprotected_after_a_kill(
    folder: Path, snapshots: int, edits: int, *, pace: Pace = QUICK, promised: Pace = QUICK
) -> int:
    """Edit in a process of its own, kill it at some moment, and return the most edits made before a snapshot was due.

    The moment comes so many edits after so many snapshots, or with the first edit too many for the promise.
    """
    path, data = folder / "contoso.xplan", folder / "data"
    save_plan(Plan(sites=(Site(id="s", name="S0"),), designs=(Design(id="d", name="D"),)), path)
    before = path.read_bytes()
    arguments = [str(path), str(data), str(pace.quiet), str(pace.latest)]
    said = edit_and_kill(
        arguments, lambda said: unprotected(said) > most_unprotected(promised) or is_enough(said, snapshots, edits)
    )
    assert path.read_bytes() == before
    assert [path.name for path in folder.iterdir() if path.name not in {"contoso.xplan", "data"}] == []
    written = [number for word, number in said if word == WRITTEN]
    recoverables = Snapshots(data).recoverables()
    kept = int(recoverables[0].plan().sites[0].name.removeprefix("S")) if recoverables else 0
    assert kept >= max(written, default=0)
    for recoverable in recoverables:
        # What a snapshot is of is written after it.
        assert recoverable.metadata.original == path or not written
        recoverable.slot.release()
    return unprotected(said)


def edit_and_kill(arguments: Sequence[str], is_over: Callable[[Said], bool]) -> Said:
    """Return what the process said until it was killed."""
    said: Said = []
    process = subprocess.Popen(
        [sys.executable, str(EDITING), *arguments],
        stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    with process:
        for line in process.stdout:
            if line.endswith("\n"):
                word, number = line.split()
                said.append((word, int(number)))
            if is_over(said):
                process.kill()
    return said


def is_enough(said: Said, snapshots: int, edits: int) -> bool:
    """Whether so many snapshots were written, and then so many edits made."""
    places = [0, *(place for place, (word, _) in enumerate(said, 1) if word == WRITTEN)]
    return len(places) > snapshots and [word for word, _ in said[places[snapshots] :]].count(EDIT) >= edits


def unprotected(said: Said) -> int:
    """The most edits one after the other before a snapshot was due."""
    most = row = 0
    for word, _ in said:
        row = 0 if word == DUE else row + (word == EDIT)
        most = max(most, row)
    return most


@pytest.mark.parametrize("seed", range(KILLS))
def test_a_kill_costs_seconds_and_never_the_file(tmp_path: Path, seed: int) -> None:
    edits = random.Random(seed).randrange(2 * most_unprotected(QUICK))
    assert unprotected_after_a_kill(tmp_path, seed % MOST_SNAPSHOTS, edits) <= most_unprotected(QUICK)


def test_the_harness_sees_a_session_without_snapshots(tmp_path: Path) -> None:
    """The planted fault: snapshots so late that none is written."""
    assert unprotected_after_a_kill(tmp_path, 0, 1000, pace=NEVER) > most_unprotected(QUICK)
