"""Undo and redo: every place of the stack has one plan, byte for byte."""

from tests.faults.undoing import sequences


def test_undo_and_redo_come_back_to_the_same_bytes():
    found = sequences(25, 1)
    assert found["violation"] == ""
    assert found["steps"] >= 200


def test_a_planted_step_that_is_half_taken_back_is_found():
    assert sequences(100, 1, "half")["violation"] != ""
