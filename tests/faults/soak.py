"""The long form of every harness, with a summary: `make soak`.

The counts may be set from outside: SOAK_KILLS, SOAK_OPENS, SOAK_CALLS (how often every system call is tried),
SOAK_GUIDED, SOAK_SEQUENCES, SOAK_EVENTS, SOAK_SEEDS, SOAK_SESSIONS, SOAK_ROUNDS, SOAK_MACHINES.
SOAK_ONLY names some of the harnesses, with commas.
"""

import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from planner.session.autosave import Pace
from tests.faults.calls import may_trace
from tests.faults.damage import GOOD as GOOD_OPENS
from tests.faults.guided import TRIES_AT_GATES, led
from tests.faults.kills import LEFT, SAVED
from tests.faults.random_input import violations
from tests.faults.running import ran
from tests.faults.test_places import OWN_MOUNTS, may
from tests.faults.test_session import MOST_SNAPSHOTS, most_unprotected, unprotected_after_a_kill
from tests.faults.undoing import sequences

KILLS, OPENS, CALLS = (
    int(os.environ.get(name, default))
    for name, default in (("SOAK_KILLS", 10_000), ("SOAK_OPENS", 1_000_000), ("SOAK_CALLS", 5))
)
GUIDED, SEQUENCES, EVENTS, SEEDS, SESSIONS, ROUNDS, MACHINES = (
    int(os.environ.get(name, default))
    for name, default in (
        ("SOAK_GUIDED", 400_000), ("SOAK_SEQUENCES", 10_000), ("SOAK_EVENTS", 1_000_000), ("SOAK_SEEDS", 50),
        ("SOAK_SESSIONS", 100), ("SOAK_ROUNDS", 20), ("SOAK_MACHINES", 100_000),
    )
)  # fmt: skip
PROCESSES = os.cpu_count() or 1
PLANTED_KILLS = 200
# A new seed each day: yesterday's damage is not tried again.
SEED = int(os.environ.get("SOAK_SEED", time.strftime("%Y%m%d")))
GOOD_GUIDED = {f"plan: {outcome}" for outcome in ("refused", "plan", "kept")}
GOOD_GUIDED |= {f"inventory: {outcome}" for outcome in ("refused", "plan", "workbook", "kept")}
ON_DISKS = ("full_disk", "nearly_full_disk", "no_inodes", "read_only_disk", "busy_file")
ELSEWHERE = ("forbidden_folder", "forbidden_file", "locked_folder", "no_descriptors", "short_files")

DAY_S = 24 * 3600
# The window may not stand still for longer, however large the plan is.
MOST_STALL_S = 1.0
WINDOW_FAULTS = ("exception", "warning", "stall", "leak", "forgotten")
ROUNDS_OF_A_LEAK = 6_400
ONLY = set(filter(None, os.environ.get("SOAK_ONLY", "").split(",")))

Row = tuple[int, int, str]


def counted(found: dict[str, int], good: set[str]) -> Row:
    """How much was tried, how much of it was a violation, and the counts."""
    tried = sum(count for outcome, count in found.items() if outcome not in LEFT)
    bad = sum(count for outcome, count in found.items() if outcome not in good)
    return tried, bad, ", ".join(f"{outcome} {count:,}" for outcome, count in sorted(found.items()))


def hostile() -> Row:
    found = ran("test_hostile")
    bad = [f"{name} ({words})" for name, words in found.items() if words]
    return len(found), len(bad), ", ".join(bad) or "each refused with its reason"


def kills() -> Row:
    return counted(ran("kills", KILLS, "save_plan", SEED), SAVED | LEFT)


def opens() -> Row:
    return counted(ran("damage", OPENS, SEED, PROCESSES, seconds=DAY_S), GOOD_OPENS)


def calls() -> Row:
    tried, bad, words = 0, {}, ""
    for _ in range(CALLS):
        found = ran("calls", 1)
        tried += found["faults"]
        bad.update(found["violations"])
        words = f"{found['calls']} calls, each killed and failing in three ways, {CALLS} times"
    return tried, len(bad), ", ".join(bad) or words


def places() -> Row:
    wrappers = {scenario: OWN_MOUNTS for scenario in ON_DISKS if may(*OWN_MOUNTS, "true")}
    found = {each: ran("places", each, wrapper=wrappers.get(each, ())) for each in (*wrappers, *ELSEWHERE)}
    bad = [each for each, outcome in found.items() if (outcome["answer"], outcome["save"]) != ("refused", 1)]
    return len(found), len(bad), ", ".join(bad) or ", ".join(found)


def guided() -> Row:
    found = ran("guided", GUIDED, SEED, PROCESSES, seconds=DAY_S)
    kept = sum(count for outcome, count in found.items() if outcome.endswith("kept"))
    tried, bad, words = counted(found, GOOD_GUIDED)
    return tried - kept, bad, words


def undoing() -> Row:
    found = ran("undoing", SEQUENCES, SEED, PROCESSES, seconds=DAY_S)
    bad = [outcome for outcome in found if outcome not in {"sequences", "steps"}]
    return found.get("sequences", 0), len(bad), ", ".join(bad) or f"{found['steps']:,} steps, equal byte for byte"


def random_input() -> Row:
    """Every seed in a process of its own, as many at once as there are processors."""
    each = max(EVENTS // SEEDS, 1)
    with ThreadPoolExecutor(PROCESSES) as pool:
        runs = list(pool.map(lambda number: _random_run(each, number), range(SEED, SEED + SEEDS)))
    bad = Counter(words for run in runs for words in run["violations"])
    longest, growth = max(run["longest"] for run in runs), max(run["growth"] for run in runs) / 2**20
    words = f"{SEEDS} seeds, longest event {longest:.3f} s, memory grew by at most {growth:.0f} MB"
    found = "; ".join(f"{words} in {count} runs" for words, count in bad.items())
    return sum(run["events"] for run in runs), sum(bad.values()), f"{words}; {found}" if found else words


def _random_run(events: int, number: int) -> dict[str, Any]:
    try:
        found = ran("random_input", events, number, seconds=DAY_S)
    except AssertionError as error:
        last = (str(error).strip().splitlines() or ["no words"])[-1]
        return {"events": 0, "longest": 0.0, "growth": 0, "violations": [f"the process ended (seed {number}): {last}"]}
    bad = violations(found)
    if bad:
        print(f"seed {number}: {'; '.join(bad)}", file=sys.stderr, flush=True)
    return {**found, "violations": bad}


def canary() -> Row:
    found = ran("canary")
    bad = [*found["touched"], *found["complaints"]]
    return found["texts"], len(bad), ", ".join(bad) or "in every text of a plan; neither file nor port was touched"


def sessions() -> Row:
    """Programs killed while they are edited, with the pace of snapshots that the program has."""
    chance, pace = random.Random(SEED), Pace()
    most = most_unprotected(pace)

    def lost(_number: int) -> int:
        snapshots, edits = chance.randrange(MOST_SNAPSHOTS), chance.randrange(2 * most)
        with tempfile.TemporaryDirectory(prefix="planner-editing-") as folder:
            return unprotected_after_a_kill(Path(folder), snapshots, edits, pace=pace, promised=pace)

    with ThreadPoolExecutor(4 * PROCESSES) as pool:
        found = list(pool.map(lost, range(SESSIONS)))
    bad = sum(edits > most for edits in found)
    return len(found), bad, f"at most {max(found)} edits until a snapshot was due, of {most}; the files as they were"


def large_plan() -> Row:
    found = ran("large_plan", MACHINES, seconds=DAY_S)
    bad = [name for name, seconds in found.items() if seconds > MOST_STALL_S]
    return len(found), len(bad), ", ".join(f"{name} {seconds} s" for name, seconds in found.items())


def properties() -> Row:
    """The property tests with other examples each round."""
    command = [sys.executable, "-m", "pytest", "-q", "--hypothesis-profile=search", "tests/properties"]
    ends = {
        seed: subprocess.run([*command, f"--hypothesis-seed={seed}"], capture_output=True, check=False).returncode
        for seed in range(SEED, SEED + ROUNDS)
    }
    bad = [str(seed) for seed, end in ends.items() if end]
    return len(ends), len(bad), f"failed with the seeds {', '.join(bad)}" if bad else "every property held"


def planted() -> Row:
    """The planted faults, each of which must be found."""
    found = {
        "in place": ran("kills", PLANTED_KILLS, "in_place", SEED).get("damaged", 0),
        "forgetful": ran("kills", PLANTED_KILLS, "forgetful", SEED).get("lost", 0),
        "calls": len(ran("calls", 0.1, "in_place")["violations"]) if may_trace() else 1,
        "gates": led(TRIES_AT_GATES, "gates", SEED).get("gates: KeyError", 0),
        "half undone": len(str(sequences(200, SEED, "half")["violation"])),
        "canary": len(ran("canary", "label")["touched"]),
        **{fault: len(violations(ran("random_input", ROUNDS_OF_A_LEAK, SEED, fault))) for fault in WINDOW_FAULTS},
    }
    missed = [fault for fault, count in found.items() if not count]
    return len(found), len(missed), ", ".join(f"{fault} not found" for fault in missed) or ", ".join(found) + " found"


HARNESSES: dict[str, tuple[Callable[[], Row], bool]] = {
    "hostile plans": (hostile, True),
    "kills while saving": (kills, True),
    "damaged plans opened": (opens, True),
    "system calls of a save": (calls, may_trace()),
    "places that take nothing": (places, True),
    "input led by what it runs": (guided, True),
    "undo and redo": (undoing, True),
    "sessions killed": (sessions, True),
    "a large plan": (large_plan, True),
    "properties": (properties, True),
    "names that fetch": (canary, sys.platform == "linux"),
    "random input": (random_input, True),
    "planted faults": (planted, True),
}


def summary(rows: dict[str, Any]) -> str:
    lines = [f"{'':26} {'tried':>10} {'violations':>10} {'minutes':>8}"]
    for name, (tried, bad, words, minutes) in rows.items():
        lines += [f"{name:26} {tried:>10,} {bad:>10,} {minutes:>8.1f}", f"{'':26} {words}"]
    return "\n".join(lines)


def main() -> int:
    """Return 0 when nothing was lost, damaged or let in."""
    rows = {}
    for name, (harness, possible) in HARNESSES.items():
        if ONLY and name not in ONLY:
            continue
        if not possible:
            print(f"{name}: left out, this system cannot watch it", file=sys.stderr)
            continue
        start = time.monotonic()
        print(f"{name} …", file=sys.stderr, flush=True)
        rows[name] = (*harness(), (time.monotonic() - start) / 60)
        print(summary({name: rows[name]}), file=sys.stderr, flush=True)
    print(summary(rows))
    return int(any(bad for _, bad, _, _ in rows.values()))


if __name__ == "__main__":
    sys.exit(main())
