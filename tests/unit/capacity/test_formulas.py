"""The formulas on their own, with numbers that can be worked out by hand."""

import numpy as np
import pytest

from models.capacity.memory import role_memory_mb, rule_mb
from models.capacity.processor import (
    curve_utilization,
    demand,
    physical_users,
    pooled_spread,
    quadratic_demand,
    shape_factor,
)
from models.capacity.rating import limiters, states
from models.capacity.results import NO_LIMITER, STATES
from models.capacity.scaling import Factors, closed_factor, room_users
from models.capacity.virtualization import derate, sharing_after_first_mb, sharing_uniform_mb


def array(*values):
    return np.array(values, dtype=float)


def test_demand_is_the_sum_of_drivers_times_cost():
    assert demand(array(10, 20).reshape(1, 2), array(0.5, 2).reshape(1, 2)) == pytest.approx([45])
    assert quadratic_demand(array(10, 20).reshape(1, 2), array(0.01, 0).reshape(1, 2)) == pytest.approx([1])


def test_the_shape_of_a_cost_is_between_flat_and_half_constant():
    users, limit, constant = array(50, 100, 200), array(100, 100, 100), (array(0.5), array(1.0))
    assert shape_factor(users, limit, constant, "central") == pytest.approx([1, 1, 1])
    assert shape_factor(users, limit, constant, "low") == pytest.approx([0.75, 1, 1])
    assert shape_factor(users, limit, constant, "high") == pytest.approx([1, 1, 1.5])
    assert shape_factor(users, np.full(3, np.inf), constant, "low") == pytest.approx([1, 1, 1])


def test_two_pooled_sorts_of_requests_cost_their_sum_at_the_mix_of_the_tests():
    share = array(0.8, 0.8).reshape(2, 1)
    at_mix = [pooled_spread(array(80), array(20), share, bound) for bound in ("central", "low", "high")]
    assert np.concatenate(at_mix) == pytest.approx([0, 0, 0], abs=1e-9)
    # All of the cost by the one sort, or all of it by the other.
    assert pooled_spread(array(20), array(80), share, "low") == pytest.approx([20 / 0.8 - 100])
    assert pooled_spread(array(20), array(80), share, "high") == pytest.approx([80 / 0.2 - 100])
    assert np.isnan(pooled_spread(array(0, 5), array(5, 0), share, "high")).all()
    assert pooled_spread(array(0), array(0), share, "high") == 0


def test_processors_of_a_physical_server_lose_a_little():
    assert physical_users(array(1, 2), 1700, 0.097) == pytest.approx([1700, 3099.4], abs=0.1)
    assert curve_utilization(
        array(0, 1700), array(1700, 1700), array(0.8, 0.8), array(1.678, 1.678), array(1.678, 1.678)
    ) == pytest.approx([0, 0.8])


def test_a_vm_carries_a_part_of_a_processors_users():
    one, two = derate(array(1, 1), array(1, 2), array(0.7647, 0.7647), array(0.183), array(0.097), array(0.098))
    assert one == pytest.approx(0.7647)
    assert two == pytest.approx(0.710, abs=0.001)


def test_sharing_needs_two_and_gives_no_more_than_there_is():
    assert sharing_after_first_mb(array(0, 1, 4), array(4096), array(1195)) == pytest.approx([0, 0, 3585])
    assert sharing_after_first_mb(array(3), array(512), array(1195)) == pytest.approx([1024])
    assert sharing_uniform_mb(array(0, 1, 4), array(0, 4096, 16384), array(0.25)) == pytest.approx([0, 0, 4096])
    assert sharing_uniform_mb(array(2), array(8192), array(3.0)) == pytest.approx([8192])


def test_a_rule_for_memory_has_a_least_and_a_most():
    assert rule_mb(array(1, 4, 99), 2048, 4096, 16384) == pytest.approx([4096, 8192, 16384])
    assert role_memory_mb(array(1000), array(500), array(8000), array(0.1)) == pytest.approx([2300])


@pytest.mark.parametrize(
    ("utilization", "extrapolated", "state"),
    [
        (0.75, False, "ok"),
        (0.7501, False, "high"),
        (1.0, False, "high"),
        (1.0001, False, "over"),
        (0.5, True, "extrapolated"),
        (0.9, True, "high"),
        (np.nan, True, "no data"),
    ],
)
def test_a_state_says_the_gravest(utilization, extrapolated, state):
    index = states(array(utilization).reshape(1, 1), array(0.75).reshape(1, 1), np.array([[extrapolated]]))
    assert STATES[int(index[0, 0])] == state


def test_the_limiter_is_measured_against_its_ceiling():
    utilization = array(0.7, 0.8, np.nan, 0.1).reshape(4, 1)
    assert limiters(utilization, array(0.7, 0.9, 0.8, 0.7).reshape(4, 1)).tolist() == [0]
    assert limiters(np.full((4, 1), np.nan), np.ones((4, 1))).tolist() == [NO_LIMITER]


def test_a_scale_takes_each_kind_of_growth_to_the_ceiling():
    nothing, exponent, ceiling = array(0), array(1.5), array(0.75)
    assert closed_factor((array(0.25), nothing, nothing), exponent, ceiling) == pytest.approx([3])
    scale = closed_factor((array(0.2), array(0.1), nothing), exponent, ceiling)
    assert 0.2 * scale + 0.1 * scale**2 == pytest.approx(0.75)
    scale = closed_factor((nothing, nothing, array(0.1)), exponent, ceiling)
    assert 0.1 * scale**1.5 == pytest.approx(0.75)
    assert closed_factor((nothing, nothing, nothing), exponent, ceiling) == [np.inf]


def test_room_is_unknown_without_users_or_without_an_end():
    codes, unknown = np.zeros(5, dtype=np.int8), np.array([False, False, False, False, True])
    factors = Factors(factor=array(1.5, 0.5, 2, np.inf, 1.5), binding=codes, is_most=unknown)
    room = room_users(array(100, 100, 0, 100, 100), factors)
    assert room[:2] == pytest.approx([50, -50])
    assert np.isnan(room[2:]).all()
