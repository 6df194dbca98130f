"""Compared numbers that read the same are neither better nor worse."""

import pytest
from attrs import evolve

from models.comparisons.candidates import candidates_of, with_details
from models.comparisons.designs import compare_candidates
from planner.presenters.comparison import comparison_view, quantity
from planner.presenters.large_comparison import large_view
from tests.unit.capacity.building import library, numbers_of, plan_of, population, server


def sides(clocks):
    """The designs of the same server at two clocks, and their comparison."""
    machines = [server("all", roles=("cas", "hub", "mailbox"), cores=8, mhz=mhz, memory_mb=2**18) for mhz in clocks]
    plan = plan_of(machines[:1], [population(users={"outlook": 1_000}, mailboxes=1_000)])
    (first,) = plan.designs
    second = evolve(first, id="second", name="Second", machines=tuple(machines[1:]))
    plan = evolve(plan, designs=(first, second))
    numbers = {design.id: numbers_of(plan, design.id) for design in plan.designs}
    candidates = with_details(candidates_of(plan, numbers), library())
    return compare_candidates(candidates, ""), candidates


@pytest.mark.parametrize(("clock", "tone"), [(1_999.0, "plain"), (2_001.0, "plain"), (1_500.0, "worse")])
def test_a_number_that_reads_the_same_has_no_colour(clock, tone):
    comparison, candidates = sides([2_000.0, clock])
    small = next(row for row in comparison_view(comparison).rows if row.key == "users-at-ceiling").cells[1]
    page = large_view(comparison, candidates)
    large = next(row for row in page.rows if row.key == "users-at-ceiling").cells[1]
    assert [small.tone, large.tone] == [tone, tone]
    assert (large.change == "same") == (tone == "plain")


@pytest.mark.parametrize(
    ("value", "unit", "text"),
    [
        (183_000.0, "MHz", "183 GHz"),
        (203_200.0, "MHz", "203 GHz"),
        (99_600.0, "MHz", "99.6 GHz"),
        (203.2, "W", "203 W"),
    ],
)
def test_numbers_of_three_digits_are_whole_in_any_unit(value, unit, text):
    assert quantity(value, unit) == text
