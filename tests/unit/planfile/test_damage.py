"""Damaged bytes: refused in one sentence or the same plan; never another plan, exception or a long wait."""

import random
import time

import pytest

from models.errors import PlanFileError
from models.planfile import plan_from_bytes, plan_to_bytes, plan_to_json
from tests.unit.planfile.example import plan

FORMS = {"contoso.xplan": plan_to_bytes(plan()), "contoso.json": plan_to_json(plan()).encode()}
LONGEST_S = 2.0


def outcome(data: bytes, name: str):
    """What opening gives: the plan, or None where it was refused as it should be."""
    start = time.process_time()
    try:
        return plan_from_bytes(data, name)
    except PlanFileError as error:
        assert str(error).startswith(f"{name}: ")
        assert str(error).isprintable()
        return None
    finally:
        assert time.process_time() - start < LONGEST_S


def test_the_undamaged_bytes_are_the_plan():
    assert all(outcome(data, name) == plan() for name, data in FORMS.items())


def test_single_bit_flips_never_change_the_plan():
    data = FORMS["contoso.xplan"]
    chance = random.Random(2010)
    # Most pages are mostly empty, so half of the flips aim at the bytes that say something.
    telling = [place for place, byte in enumerate(data) if byte]
    places = chance.choices(telling, k=2000) + chance.choices(range(len(data)), k=2000)
    for place in places:
        damaged = bytearray(data)
        damaged[place] ^= 1 << chance.randrange(8)
        assert outcome(bytes(damaged), "contoso.xplan") in (None, plan()), place


def test_every_bit_of_the_header():
    data = FORMS["contoso.xplan"]
    for bit in range(8 * 100):
        damaged = bytearray(data)
        damaged[bit // 8] ^= 1 << bit % 8
        assert outcome(bytes(damaged), "contoso.xplan") in (None, plan()), bit


@pytest.mark.parametrize("seed", range(300))
def test_larger_damage_never_changes_the_plan(seed):
    chance = random.Random(seed)
    damaged = bytearray(FORMS["contoso.xplan"])
    for _ in range(chance.randint(1, 8)):
        start, length = chance.randrange(len(damaged)), chance.choice((1, 2, 4, 16, 512, 4096))
        source = chance.randrange(len(damaged))
        damaged[start : start + length] = (
            chance.randbytes(length) if chance.random() < 0.5 else damaged[source : source + length]
        )
    assert outcome(bytes(damaged), "contoso.xplan") in (None, plan())


def test_pages_in_another_order():
    data = FORMS["contoso.xplan"]
    pages = [data[start : start + 4096] for start in range(0, len(data), 4096)]
    chance = random.Random(5)
    for _ in range(200):
        mixed = [pages[0], *chance.sample(pages[1:], len(pages) - 1)]
        assert outcome(b"".join(mixed), "contoso.xplan") in (None, plan())


def test_damaged_json_never_changes_the_plan_either():
    data = FORMS["contoso.json"]
    chance = random.Random(2007)
    for _ in range(2000):
        damaged = bytearray(data)
        damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        assert outcome(bytes(damaged), "contoso.json") in (None, plan())
        assert outcome(data[: chance.randrange(len(data))], "contoso.json") in (None, plan())


def test_every_bit_of_a_json_plan():
    data = FORMS["contoso.json"]
    for bit in range(8 * len(data)):
        damaged = bytearray(data)
        damaged[bit // 8] ^= 1 << bit % 8
        assert outcome(bytes(damaged), "contoso.json") in (None, plan()), bit
