"""Input that is led by the lines it reaches: refused in one sentence or read, never anything else."""

import pytest

from tests.faults.guided import TRIES_AT_GATES, led

GOOD = {"refused", "plan", "workbook", "kept"}


@pytest.mark.parametrize(("target", "count"), [("plan", 1500), ("inventory", 1500)])
def test_nothing_but_sentences_and_plans_come_out(target, count):
    found = led(count, target)
    assert {outcome.partition(": ")[2] for outcome in found} <= GOOD
    assert found[f"{target}: kept"] > 10


def test_a_planted_fault_behind_gates_is_found_by_being_led():
    # With the way of leading that was there first, this seed never got beyond the second gate.
    assert led(TRIES_AT_GATES, "gates", 8).get("gates: KeyError", 0) > 0


def test_blind_damage_does_not_find_the_planted_fault():
    assert "gates: KeyError" not in led(TRIES_AT_GATES, "gates", blind=True)
