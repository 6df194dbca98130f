"""The distribution of draws: every draw in one step, split where a ceiling or the capacity is passed."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.comparisons.distribution import BIN, distribution_of
from models.comparisons.risk import FIRST_SHOWN, RiskSettings, risk
from tests.unit.capacity.building import library, samples

USES = st.lists(st.floats(0.01, 1.9), min_size=1, max_size=60)


@given(USES, st.sampled_from([0.75, 0.9, 0.7, 0.8]))
def test_the_steps_hold_every_draw_and_are_split_at_ceiling_and_capacity(uses, ceiling):
    found = distribution_of("cpu", np.array(uses) / ceiling, ceiling)
    assert sum(found.shares) == pytest.approx(1.0)
    assert all(0.0 < right - left <= BIN + 1e-6 for left, right in zip(found.edges, found.edges[1:], strict=False))
    assert found.edges[0] <= min(uses) + 1e-6
    assert found.edges[-1] >= max(uses) - 1e-6
    for limit, part in ((ceiling, found.above), (1.0, found.over)):
        beyond = sum(share for left, share in zip(found.edges, found.shares, strict=False) if left >= limit - 1e-9)
        assert beyond == pytest.approx(part, abs=1e-6)


@pytest.mark.parametrize("use", [0.75, 1.0])
def test_draws_at_a_limit_are_in_no_step_above_it(use):
    found = distribution_of("cpu", np.full(3, use) / 0.75, 0.75)
    assert not any(
        share
        for left, share in zip(found.edges, found.shares, strict=False)
        if left == pytest.approx(use) or left > use
    )
    assert found.over == 0.0


def test_draws_that_are_all_alike_are_one_step():
    found = distribution_of("memory", np.full(5, 0.8), 0.9)
    assert found.shares == (1.0,)
    assert found.quantiles == pytest.approx((0.72, 0.72, 0.72))
    assert (found.above, found.over) == (0.0, 0.0)


def test_a_machine_far_beyond_its_capacity_has_wider_steps_and_not_a_billion():
    """`planner risk` asked for 10 GB of memory."""
    found = distribution_of("cpu", np.linspace(1.0, 3e7, 50), 0.8)
    assert found.step == pytest.approx(2e5)
    assert len(found.shares) <= 210
    assert sum(found.shares) == pytest.approx(1.0)
    assert distribution_of("cpu", np.linspace(0.0, 5.0, 50), 1.0).step == 0.05


def test_the_distribution_of_a_machine_agrees_with_its_chance():
    plan = samples()[0]
    found = risk(plan, plan.designs[0].id, library(), RiskSettings(draws=60))
    for machine in found.machines:
        assert [part.resource for part in machine.distributions]
        for part in machine.distributions:
            assert part.above <= machine.probability + 1e-9
        assert machine.distributions[0].above == max(part.above for part in machine.distributions)


def test_what_is_known_so_far_is_told_once_there_are_enough_draws():
    plan, told, draws = samples()[0], [], 5000
    whole = risk(
        plan, plan.designs[0].id, library(), RiskSettings(draws=draws),
        found=lambda number, by_now: told.append((number, by_now())),
    )  # fmt: skip
    numbers = [number for number, _ in told]
    assert len(numbers) > 1 and numbers == sorted({*numbers})
    assert numbers[0] >= FIRST_SHOWN and numbers[-1] < draws
    assert [part.draws for _, part in told] == numbers
    assert whole.draws == draws
    assert told[0][1].influences == whole.influences


def test_drivers_hold_their_ends_and_what_they_do_to_each_machine():
    plan = samples()[0]
    found = risk(plan, plan.designs[0].id, library(), RiskSettings(draws=1))
    assert found.influences
    for item in found.influences:
        assert item.ends[0] < item.ends[1]
        assert np.nanmax(item.each[0]) == pytest.approx(item.low)
        assert np.nanmax(item.each[1]) == pytest.approx(item.high)
