"""Damaged plans by the thousand: refused in one sentence or the same plan, never anything else."""

import pytest

from tests.faults.damage import GOOD, opens

OPENS = 4000


def test_damaged_plans_are_refused_or_the_same():
    found = opens(OPENS)
    assert set(found) <= GOOD
    assert sum(found.values()) == OPENS


@pytest.mark.parametrize(
    ("reader", "outcome"),
    [
        ("without_digest", "xplan: another plan"),
        ("without_digest", "json: another plan"),
        ("careless", "json: ValueError"),
    ],
)
def test_planted_readers_are_found(reader, outcome):
    assert opens(1500, reader).get(outcome, 0) > 0
