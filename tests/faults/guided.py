"""Input that is led by what it reaches: `python -m tests.faults.guided COUNT [SEED] [PROCESSES]`.

Damaged input that runs lines in an order which no input before it did is kept and damaged further, so that it walks
from one check of the readers to the next. The lines are those of our own packages, watched by `sys.settrace`.
An input that runs the same lines as a kept one takes its place now and then: else one that was cut short on its way
through a check, where nothing is left to be damaged for the next one, would stand for all that pass it, for ever.
"""

import io
import json
import random
import sys
import zipfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from attrs import define, field

import resources
from models.errors import PlannerError
from models.importers.inventory_choices import InventoryChoices
from models.importers.inventory_plan import as_plan
from models.importers.rvtools import inventory_of
from models.importers.zip_guard import require_sound_workbook
from models.planfile import plan_from_bytes, plan_to_bytes, plan_to_json
from planner.presenters.samples import read_catalogue
from tests.faults.damage import DAMAGES, in_processes
from tests.faults.inventories import CSV, workbook
from tests.faults.writers import numbered

ROOT = Path(__file__).parents[2]
WATCHED = (str(ROOT / "models"), __file__)
MOST_KEPT = 2_000
LARGEST = 60_000
# How often the input that was tried least goes on, and how often one takes the place of another.
FRESH, DRIFT = 0.5, 0.3
# What parsers look for; a blind flip of bits seldom makes one.
WORDS = (
    b'""', b"[]", b"{}", b"null", b"true", b"-1", b"0", b"1e999", b"NaN", b'"\\u0000"', b'"\\ud800"', b",", b";",
    b"\n", b"\t", b'"', b"\\", b"=1+1", b"4,096", b"\xef\xbb\xbf", b"\xff\xfe", b"VM", b"Host", b"# Cores", b"9" * 30,
)  # fmt: skip

Target = Callable[[bytes], str]


def plan(data: bytes) -> str:
    """What opening a plan gives."""
    try:
        found = plan_from_bytes(data, "gift.xplan")
    except PlannerError as error:
        return "refused" if str(error).isprintable() else "no plain sentence"
    # What is opened can be saved and opened again.
    return "plan" if plan_from_bytes(plan_to_bytes(found), "again.xplan") == found else "another plan"


CATALOGUE = read_catalogue(resources.folder())


def inventory(data: bytes) -> str:
    """What importing an inventory gives; a workbook is only looked at: its reader may crash, in its own process."""
    try:
        if data.startswith(b"PK"):
            require_sound_workbook(data)
            return "workbook"
        found = as_plan(inventory_of(data, "gift"), InventoryChoices(), CATALOGUE).plan
        plan_from_bytes(plan_to_json(found).encode(), "again.json")
    except PlannerError as error:
        return "refused" if str(error).isprintable() else "no plain sentence"
    return "plan"


def gates(data: bytes) -> str:
    """Planted: fails behind three gates, each of which a blind flip of bits passes once in thousands."""
    if data[1:2] == b"l":
        if data[3:4] == b"z":
            if data[5:6] == b"\x7f":
                raise KeyError("behind the gates")
            return "refused"
        return "refused"
    return "refused"


def zipped(data: bytes) -> bytes:
    """A small archive of one piece, for a start."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/workbook.xml", data)
    return stream.getvalue()


# Each gate takes some ten thousand tries; a fault that hides from so many is not found by being led.
TRIES_AT_GATES = 200_000
SEEDS: dict[str, tuple[Target, list[bytes]]] = {
    "plan": (plan, [plan_to_bytes(numbered(1)), plan_to_json(numbered(1)).encode()]),
    "inventory": (inventory, [CSV, CSV.replace(b",", b";"), zipped(CSV), workbook()]),
    "gates": (gates, [b"pocket"]),
}


@define
class Watch:
    """The steps from line to line in our own code."""

    steps: set[tuple[int, int]] = field(factory=set)
    ours: dict[CodeType, bool] = field(factory=dict)
    before: int = 0

    def call(self, frame: FrameType, _event: str, _argument: Any) -> Any:
        code = frame.f_code
        if code not in self.ours:
            self.ours[code] = code.co_filename.startswith(WATCHED)
        return self.line if self.ours[code] else None

    def line(self, frame: FrameType, event: str, _argument: Any) -> Any:
        if event == "line":
            here = hash((frame.f_code.co_name, frame.f_lineno))
            self.steps.add((self.before, here))
            self.before = here
        return self.line


def watched(target: Target, data: bytes) -> tuple[str, set[tuple[int, int]]]:
    """What a target makes of the data, and the steps that it took."""
    watch = Watch()
    sys.settrace(watch.call)
    try:
        answer = target(data)
    except Exception as error:
        answer = type(error).__name__
    finally:
        sys.settrace(None)
    return answer, watch.steps


def damaged(data: bytes, other: bytes, chance: random.Random) -> bytes:
    """The data after some blows, now and then with a piece of another one that was kept."""
    result = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 4))):
        if not result:
            break
        if chance.random() < 0.3:
            place, word = chance.randrange(len(result)), chance.choice(WORDS)
            result[place : place + chance.choice((0, len(word)))] = word
        elif chance.random() < 0.1:
            place = chance.randrange(len(result) + 1)
            result[place:] = other[place:]
        elif chance.random() < 0.3:
            result[chance.randrange(len(result))] = chance.randrange(256)
        else:
            DAMAGES[chance.choice(list(DAMAGES))](result, chance)
    return bytes(result[:LARGEST])


@define
class Kept:
    """The inputs that go on, the seeds first, and what is known of the ways that they take."""

    inputs: list[bytes]
    tries: list[int] = field(factory=list)
    known: set[tuple[int, int]] = field(factory=set)
    ways: dict[int, int] = field(factory=dict)

    def next_one(self, chance: random.Random) -> bytes:
        fresh = chance.random() < FRESH
        number = self.tries.index(min(self.tries)) if fresh else chance.randrange(len(self.inputs))
        self.tries[number] += 1
        return self.inputs[number]

    def judge(self, data: bytes, steps: set[tuple[int, int]], chance: random.Random) -> None:
        way = hash(frozenset(steps))
        if steps - self.known and len(self.inputs) < MOST_KEPT:
            self.known |= steps
            self.ways[way] = len(self.inputs)
            self.inputs.append(data)
            self.tries.append(0)
        elif way in self.ways and chance.random() < DRIFT:
            self.inputs[self.ways[way]] = data


def led(count: int, name: str, number: int = 0, *, blind: bool = False) -> dict[str, int]:
    """How often each outcome was found, and how many inputs were kept."""
    chance = random.Random(number)
    target, seeds = SEEDS[name]
    kept, found = Kept(list(seeds), [0] * len(seeds)), Counter()
    for data in seeds:
        kept.known |= watched(target, data)[1]
    for _ in range(count):
        given = damaged(kept.next_one(chance), chance.choice(kept.inputs), chance)
        answer, steps = watched(target, given)
        found[f"{name}: {answer}"] += 1
        if not blind:
            kept.judge(given, steps, chance)
    return {**found, f"{name}: kept": len(kept.inputs)}


def share(count: int, number: int) -> dict[str, int]:
    """One process's part of the long form."""
    return {**led(count // 2, "plan", number), **led(count - count // 2, "inventory", number)}


if __name__ == "__main__":
    print(json.dumps(in_processes(share, int(sys.argv[1]), *map(int, sys.argv[2:] or ["0", "1"]))))
