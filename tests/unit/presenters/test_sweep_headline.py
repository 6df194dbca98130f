"""What a large sweep says first."""

import pytest

from models.comparisons.parameters import axis_of
from models.comparisons.sweeps import Sweep, sweep_parameters
from planner.presenters.sweep import sweep_headline
from tests.unit.capacity.building import library, sample


def swept(*axes: tuple[str, float, float, int], design: str = "consolidated") -> Sweep:
    return sweep_parameters(sample("three-sites"), design, [axis_of(*axis) for axis in axes], library())


@pytest.mark.parametrize(
    ("axis", "headline"),
    [
        (("users", 0.5, 2.0, 7), "6 of 11 machines exceed a ceiling from 50 % to 200 %"),
        (("users", 0.5, 0.9, 3), "No machine exceeds a ceiling from 50 % to 90 %"),
        (("hub-cache", 128.0, 512.0, 3), "1 of 11 machines exceeds a ceiling from 128 MB to 512 MB"),
    ],
)
def test_it_counts_the_machines_above_a_ceiling_anywhere(axis, headline) -> None:
    assert sweep_headline(swept(axis)) == headline


def test_a_map_counts_the_points_without_any() -> None:
    found = swept(("users", 0.5, 2.0, 4), ("messages", 0.5, 2.0, 3))
    free = sum(all(not use > 1.0 for use in point) for point in found.against_ceiling)
    assert sweep_headline(found) == f"No ceiling is exceeded at {free} of 12 points"


def two_sites(*axes: tuple[str, float, float, int]) -> Sweep:
    plan = sample("two-site-dag")
    return sweep_parameters(plan, "today", [axis_of(*axis) for axis in axes], library())


def test_a_group_that_passes_a_limit_is_told_before_machines_that_pass_none() -> None:
    found = two_sites(("users", 0.5, 1.4, 10))
    assert not any(crossing.above or crossing.value is not None for crossing in found.crossings())
    assert sweep_headline(found) == "DAG-1 runs out of disk space at 128 %"


def test_points_of_a_map_at_which_a_group_passes_a_limit_are_not_free() -> None:
    found = two_sites(("users", 0.5, 1.4, 4), ("messages", 0.5, 1.0, 3))
    assert not (found.against_ceiling > 1.0).any()
    above = sum(any(group.against_ceiling[point] > 1.0 for group in found.groups) for point in range(12))
    assert above > 0
    assert sweep_headline(found) == f"No ceiling is exceeded at {12 - above} of 12 points"
