"""Input that is led by the lines it reaches: refused in one sentence or read, never anything else."""

import pytest

from tests.faults.guided import led

GOOD = {"refused", "plan", "workbook", "kept"}


@pytest.mark.parametrize(("target", "count"), [("plan", 1500), ("inventory", 1500)])
def test_nothing_but_sentences_and_plans_come_out(target, count):
    found = led(count, target)
    assert {outcome.partition(": ")[2] for outcome in found} <= GOOD
    assert found[f"{target}: kept"] > 10


def test_a_planted_fault_behind_gates_is_found_by_being_led():
    assert led(60_000, "gates").get("gates: KeyError", 0) > 0
    assert "gates: KeyError" not in led(60_000, "gates", blind=True)
