"""Damaged plans opened by the thousand: `python -m tests.faults.damage COUNT [SEED]`.

Flips of bits, lost ends, moved, repeated and foreign pieces, on small and larger plans in both forms. A damaged
plan is refused or is the same plan.
"""

import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Callable

from models.errors import PlanFileError
from models.plan.entities import Plan
from models.planfile import plan_from_bytes, plan_to_bytes, plan_to_json
from tests.faults.writers import numbered

GOOD = {f"{form}: {outcome}" for form in ("xplan", "json") for outcome in ("same plan", "refused")}
Damage = Callable[[bytearray, random.Random], None]
Reader = Callable[[bytes, str], Plan]
PAGE = 4096
LONGEST_S = 1.0
TELLING = (0, 1, 2, 0x7F, 0x80, 0xFF)


def flipped(data: bytearray, chance: random.Random) -> None:
    """Some bits turned over; half of the time where something is written."""
    for _ in range(chance.choice((1, 1, 1, 2, 8))):
        place = chance.randrange(len(data))
        for _ in range(20 if chance.random() < 0.5 else 0):
            place = place if data[place] else chance.randrange(len(data))
        data[place] ^= 1 << chance.randrange(8)


def cut(data: bytearray, chance: random.Random) -> None:
    del data[chance.randrange(len(data)) :]


def overwritten(data: bytearray, chance: random.Random) -> None:
    length = chance.choice((1, 2, 4, 16, 512, PAGE))
    start = chance.randrange(len(data))
    content = chance.choice((chance.randbytes(length), bytes(length), bytes([chance.choice(TELLING)]) * length))
    data[start : start + length] = content[: len(data) - start]


def copied(data: bytearray, chance: random.Random) -> None:
    """A piece of the file stands in another place."""
    length = chance.choice((1, 4, 64, 512, PAGE))
    source, start = chance.randrange(len(data)), chance.randrange(len(data))
    piece = data[source : source + length][: len(data) - start]
    data[start : start + len(piece)] = piece


def moved(data: bytearray, chance: random.Random) -> None:
    """Two pages have changed places."""
    first, other = (chance.randrange(max(len(data) // PAGE, 1)) * PAGE for _ in range(2))
    data[first : first + PAGE], data[other : other + PAGE] = data[other : other + PAGE], data[first : first + PAGE]


def structural(data: bytearray, chance: random.Random) -> None:
    """A byte of a page's header or of its first cells, where the trees are held together."""
    start = chance.randrange(max(len(data) // PAGE, 1)) * PAGE
    place = min(start + (100 if not start else 0) + chance.randrange(24), len(data) - 1)
    data[place] = chance.choice((*TELLING, chance.randrange(256)))


DAMAGES: dict[str, Damage] = {
    "flipped": flipped, "cut": cut, "overwritten": overwritten, "copied": copied, "moved": moved,
    "structural": structural,
}  # fmt: skip
# Bits are flipped most often: they are what a disk or a mail does.
WEIGHTS = (6, 1, 2, 1, 1, 3)


def without_digest(data: bytes, name: str) -> Plan:
    """Planted: a reader that accepts whatever can be read."""
    from models.planfile import interchange, reader

    real = reader.plan_digest, interchange.document_digest
    reader.plan_digest = interchange.document_digest = _Anything
    try:
        return plan_from_bytes(data, name)
    finally:
        reader.plan_digest, interchange.document_digest = real


class _Anything:
    """Equal to any digest."""

    def __init__(self, _plan: Plan) -> None: ...

    def __ne__(self, other: object) -> bool:
        return False

    __hash__ = None


def careless(data: bytes, name: str) -> Plan:
    """Planted: a reader that lets another exception out."""
    if not data.startswith(b"SQLite"):
        raise ValueError(name)
    return plan_from_bytes(data, name)


READERS: dict[str, Reader] = {
    "plan_from_bytes": plan_from_bytes,
    "without_digest": without_digest,
    "careless": careless,
}


def outcome(reader: Reader, data: bytes, name: str, whole: Plan) -> str:
    """What opening a damaged file gives, in one word or the name of an exception."""
    start = time.process_time()
    try:
        found = reader(data, name)
        answer = "same plan" if found == whole else "another plan"
    except PlanFileError as error:
        answer = "refused" if str(error).startswith(f"{name}: ") and str(error).isprintable() else "no plain sentence"
    except Exception as error:
        answer = type(error).__name__
    return answer if time.process_time() - start <= LONGEST_S else "too slow"


def forms() -> list[tuple[str, bytes, Plan]]:
    """The files that are damaged: small and larger ones, mostly databases."""
    small, large = numbered(1), numbered(1, sites=60)
    database = [("small.xplan", plan_to_bytes(small), small)] * 5 + [("large.xplan", plan_to_bytes(large), large)] * 3
    return [*database, ("small.json", plan_to_json(small).encode(), small)]


def opens(count: int, reader: str = "plan_from_bytes", seed: int = 0) -> dict[str, int]:
    """How often each outcome was found, by form."""
    chance, given, found = random.Random(seed), forms(), Counter()
    kinds = list(DAMAGES)
    for _ in range(count):
        name, data, whole = chance.choice(given)
        damaged = bytearray(data)
        for kind in chance.choices(kinds, WEIGHTS, k=1 if chance.random() < 0.8 else 2):
            if damaged:
                DAMAGES[kind](damaged, chance)
        found[f"{name[-5:].strip('.')}: {outcome(READERS[reader], bytes(damaged), name, whole)}"] += 1
    return dict(found)


def in_processes(work: Callable[[int, int], dict[str, int]], count: int, seed: int, processes: int) -> dict[str, int]:
    """What the work finds in several processes, each with its own share; a crash of one is an outcome too."""
    children = []
    for share in range(processes):
        reading, writing = os.pipe()
        if not (child := os.fork()):
            with os.fdopen(writing, "w") as stream:
                json.dump(work(count // processes, seed * 1000 + share), stream)
            os._exit(0)
        os.close(writing)
        children.append((child, reading))
    found: Counter[str] = Counter()
    for child, reading in children:
        with os.fdopen(reading) as stream:
            text = stream.read()
        found.update(json.loads(text) if text else {"crash": 1})
        os.waitpid(child, 0)
    return dict(found)


def share(count: int, seed: int) -> dict[str, int]:
    """One process's part of the long form."""
    return opens(count, seed=seed)


if __name__ == "__main__":
    print(json.dumps(in_processes(share, int(sys.argv[1]), *map(int, sys.argv[2:] or ["0", "1"]))))
