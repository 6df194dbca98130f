"""A process that is killed in the middle of a save loses nothing that it has reported as saved."""

import pytest

from tests.faults.kills import FORKING, LEFT, SAVED
from tests.faults.running import ran

# A process that cannot be forked is begun anew for each.
KILLS = 40 if FORKING else 12


@pytest.mark.parametrize("writer", ["save_plan", "guarded", "journaled"])
def test_no_kill_loses_or_damages_a_plan(writer):
    verdicts = ran("kills", KILLS, writer)
    assert set(verdicts) <= SAVED | LEFT
    assert sum(verdicts.get(saved, 0) for saved in SAVED) == KILLS


@pytest.mark.parametrize(
    ("writer", "verdict"), [("in_place", "damaged"), ("forgetful", "lost"), ("littering", "litter")]
)
def test_planted_writers_are_found(writer, verdict):
    assert ran("kills", KILLS, writer).get(verdict, 0) > 0
