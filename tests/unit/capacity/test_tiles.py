"""Work in tiles says how far it is, and ends when it is asked to, on one core too."""

import os

import numpy as np
import pytest

from models.capacity import tiles
from models.comparisons.failures import failures
from tests.unit.capacity.building import library, sample

PLAN = sample("three-sites")


class EndedError(Exception):
    """Asked for by whoever hears how far the work is."""


@pytest.mark.parametrize("cores", [1, 2, 5])
def test_all_tiles_are_done_and_told_of_on_any_number_of_cores(monkeypatch: pytest.MonkeyPatch, cores: int) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    found, told = np.zeros(100), list[float]()

    def worker() -> tiles.Tile:
        def tile(part: slice) -> None:
            found[part] += 1.0

        return tile

    tiles.in_tiles(100, 7, worker, told.append)
    assert found.tolist() == [1.0] * 100
    assert told
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_work_on_one_core_ends_when_nobody_wants_it_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    done = []

    def end(part: float) -> None:
        if part > 0.5:
            raise EndedError

    with pytest.raises(EndedError):
        tiles.in_tiles(100, 10, lambda: done.append, end)
    assert len(done) == 6


def test_failures_can_be_ended_while_they_are_being_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiles, "REPORTED_EACH", 2)
    heard = []

    def end(part: float) -> None:
        heard.append(part)
        if len(heard) == 20:
            raise EndedError

    with pytest.raises(EndedError):
        failures(PLAN, PLAN.designs[-1].id, library(), report=end)
    assert heard == [0.0] * 20
