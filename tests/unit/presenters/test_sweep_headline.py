"""What a large sweep says first."""

import pytest

from models.comparisons.sweeps import Sweep, axis_of, sweep_parameters
from planner.presenters.sweep import sweep_headline
from tests.unit.capacity.building import library, sample


def swept(*axes: tuple[str, float, float, int], design: str = "consolidated") -> Sweep:
    return sweep_parameters(sample("three-sites"), design, [axis_of(*axis) for axis in axes], library())


@pytest.mark.parametrize(
    ("axis", "headline"),
    [
        (("users", 0.5, 2.0, 7), "6 of 11 machines exceed a ceiling from 50 % to 200 %"),
        (("users", 0.5, 0.9, 3), "No machine exceeds a ceiling from 50 % to 90 %"),
        (("hub-cache", 128.0, 512.0, 3), "1 of 11 machines exceeds a ceiling from 128 to 512"),
    ],
)
def test_it_counts_the_machines_above_a_ceiling_anywhere(axis, headline) -> None:
    assert sweep_headline(swept(axis)) == headline


def test_a_map_counts_the_points_without_any() -> None:
    found = swept(("users", 0.5, 2.0, 4), ("messages", 0.5, 2.0, 3))
    free = sum(all(not use > 1.0 for use in point) for point in found.against_ceiling)
    assert sweep_headline(found) == f"No ceiling is exceeded at {free} of 12 points"
