"""The long form of every harness, with a summary: `make soak`.

The counts may be set from outside: SOAK_KILLS, SOAK_OPENS, SOAK_CALLS (how often every system call is tried).
"""

import os
import sys
import time
from collections.abc import Callable
from typing import Any

from tests.faults.calls import may_trace
from tests.faults.running import ran
from tests.faults.test_places import OWN_MOUNTS, may

KILLS, OPENS, CALLS = (
    int(os.environ.get(name, default))
    for name, default in (("SOAK_KILLS", 10_000), ("SOAK_OPENS", 1_000_000), ("SOAK_CALLS", 5))
)
PLANTED_KILLS, PLANTED_OPENS = 200, 2000
# A new seed each day: yesterday's damage is not tried again.
SEED = int(os.environ.get("SOAK_SEED", time.strftime("%Y%m%d")))
GOOD_KILLS = {"last save", "next save", "temporary left"}
GOOD_OPENS = {f"{form}: {outcome}" for form in ("xplan", "json") for outcome in ("refused", "same plan")}
GOOD_OPENS.add("json: another plan")
ON_DISKS = ("full_disk", "nearly_full_disk", "no_inodes", "read_only_disk", "busy_file")
ELSEWHERE = ("forbidden_folder", "forbidden_file", "locked_folder", "no_descriptors", "short_files")

Row = tuple[int, int, str]


def counted(found: dict[str, int], good: set[str]) -> Row:
    """How much was tried, how much of it was a violation, and the counts."""
    tried = sum(count for outcome, count in found.items() if outcome != "temporary left")
    bad = sum(count for outcome, count in found.items() if outcome not in good)
    return tried, bad, ", ".join(f"{outcome} {count:,}" for outcome, count in sorted(found.items()))


def hostile() -> Row:
    found = ran("test_hostile")
    bad = [f"{name} ({words})" for name, words in found.items() if words]
    return len(found), len(bad), ", ".join(bad) or "each refused with its reason"


def kills() -> Row:
    return counted(ran("kills", KILLS, "save_plan", SEED), GOOD_KILLS)


def opens() -> Row:
    return counted(ran("damage", OPENS, SEED, os.cpu_count() or 1, seconds=24 * 3600), GOOD_OPENS)


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


def planted() -> Row:
    """The planted faults, each of which must be found."""
    lost = ran("kills", PLANTED_KILLS, "in_place", SEED).get("damaged", 0)
    forgotten = ran("kills", PLANTED_KILLS, "forgetful", SEED).get("lost", 0)
    failed = len(ran("calls", 0.1, "in_place")["violations"]) if may_trace() else 1
    words = f"in place: {lost} of {PLANTED_KILLS} damaged, forgetful: {forgotten} lost, calls: {failed} violations"
    return 3, [lost, forgotten, failed].count(0), words


HARNESSES: dict[str, tuple[Callable[[], Row], bool]] = {
    "hostile plans": (hostile, True),
    "kills while saving": (kills, True),
    "damaged plans opened": (opens, True),
    "system calls of a save": (calls, may_trace()),
    "places that take nothing": (places, True),
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
        if not possible:
            print(f"{name}: left out, strace is not installed", file=sys.stderr)
            continue
        start = time.monotonic()
        print(f"{name} …", file=sys.stderr, flush=True)
        rows[name] = (*harness(), (time.monotonic() - start) / 60)
    print(summary(rows))
    return int(any(bad for _, bad, _, _ in rows.values()))


if __name__ == "__main__":
    sys.exit(main())
