"""What `pack` must find of larger problems: by repair, by mixes of hosts, by shuffling, and by cliques."""

import numpy as np
import pytest

from models.consolidation.cliques import prove_by_cliques
from models.consolidation.effort import Clock, Effort
from models.consolidation.mixing import cheapest_mix
from models.consolidation.packing import Watch, pack
from models.consolidation.problem import problem_of
from models.consolidation.shuffling import hosts_of_items, shuffled
from models.consolidation.starts import first_fit, rules_of
from tests.systems import PATIENCE_S

# Each takes less than a second of an ordinary machine; the limit is for a slow one.


def load_of(found, demand):
    load = np.zeros((len(found.type_of_host), demand.shape[1]))
    np.add.at(load, list(found.host_of), demand)
    return load


def effort_of(demand, capacity, cost, apart=()):
    problem = problem_of(np.array(demand, float), np.array(capacity, float), np.array(cost, float), apart, (), {})
    effort = Effort(problem, Clock(lambda: 0.0, 1.0, bool), lambda: None)
    effort.offer(first_fit(problem, next(rules_of(problem))))
    return effort


def machines(items):
    random = np.random.default_rng(0)
    demand = np.column_stack(
        [random.choice([1, 2, 4], items), random.integers(2, 17, items) * 1024, random.uniform(0.1, 2, items)]
    )
    return demand.astype(float), random.permutation(items)


@pytest.mark.parametrize("together", [2, 4, 30])
def test_rules_that_keep_apart_cost_no_host_where_swaps_can_keep_them(together):
    demand, order = machines(600)
    apart = [order[first : first + together].tolist() for first in range(0, 600, together)]
    found = pack(demand, [[64, 192 * 1024, 20]], [1], apart=apart, time_limit_s=PATIENCE_S)
    assert (found.cost, found.bound, found.proven) == (32, 32, True)
    assert (load_of(found, demand) <= np.array([64, 192 * 1024, 20]) + 1e-3).all()
    for rivals in apart:
        assert len({found.host_of[item] for item in rivals}) == len(rivals)


def test_a_set_larger_than_the_packing_without_rules_is_the_bound():
    demand, order = machines(600)
    apart = [order[:40].tolist(), order[20:70].tolist()]
    found = pack(demand, [[64, 192 * 1024, 20]], [1], apart=apart, time_limit_s=PATIENCE_S)
    assert (found.cost, found.proven) == (50, True)


def test_three_host_types_by_watts_are_filled_in_the_cheapest_mix():
    random = np.random.default_rng(1)
    demand = np.column_stack(
        [random.integers(1, 9, 300), random.integers(2, 33, 300), random.uniform(0.1, 3, 300)]
    ).astype(float)
    capacity = np.array([[32, 128, 12], [64, 192, 20], [96, 512, 48]], dtype=float)
    found = pack(demand, capacity, [350, 520, 1150], time_limit_s=PATIENCE_S)
    assert (found.cost, found.bound, found.proven) == (12_920, 12_920, True)
    assert (load_of(found, demand) <= capacity[list(found.type_of_host)] + 1e-6).all()


def test_the_cheapest_mix_counts_whole_hosts_and_the_types_that_an_item_may_have():
    # 21 units: by parts of hosts 2.1 large ones at 5 would do, by whole ones two large and a small one.
    assert cheapest_mix(effort_of([[3]] * 7, [[10], [4]], [5, 3]), 0.0).cost == 13
    # What fits large hosts only needs large hosts, though small ones are cheaper.
    mix = cheapest_mix(effort_of([[6]] * 3 + [[2]] * 2, [[10], [5]], [5, 1]), 0.0)
    assert mix.hosts.tolist() == [2, 1]
    assert cheapest_mix(effort_of([[3]] * 7, [[10], [4]], [5, 3]), 14.0).cost >= 14


@pytest.mark.parametrize(
    ("seed", "least", "most", "room", "hosts"), [(2, 20, 101, 1000, 61), (5, 1, 501, 3700, 68)]
)  # fmt: skip
def test_a_thousand_different_items_need_no_host_more_than_their_volume(seed, least, most, room, hosts):
    demand = np.random.default_rng(seed).integers(least, most, (1000, 2)).astype(float)
    found = pack(demand, [[room, room]], [1], time_limit_s=PATIENCE_S)
    assert (found.cost, found.proven) == (hosts, True)
    assert (load_of(found, demand) <= room + 1e-6).all()


def test_shuffling_keeps_to_capacities_rules_and_types():
    random = np.random.default_rng(0)
    demand = random.integers(5, 30, (40, 2)).astype(float)
    capacity = np.array([[100.0, 90.0], [60.0, 140.0]])
    apart = [[0, 1, 2], [5, 9]]
    problem = problem_of(demand, capacity, np.ones(2), apart, (), {7: [1], 8: [0]})
    types = [0] * 6 + [1] * 6
    patterns = shuffled(problem, types, np.full(40, -1), 2_000, bool)
    assert sum(pattern.counts for pattern in patterns).tolist() == problem.count.tolist()
    for pattern in patterns:
        assert (pattern.counts @ problem.demand <= problem.capacity[pattern.type] + 1e-8).all()
        assert (pattern.counts <= problem.limit[pattern.type]).all()
        masks = problem.mask[np.repeat(np.arange(len(pattern.counts)), pattern.counts)]
        assert int(sum(int(mask[0]) for mask in masks)) == int(np.bitwise_or.reduce(masks[:, 0], initial=0))
    assert (hosts_of_items(problem, patterns) >= 0).all()


def test_shuffling_ends_where_no_way_is_found_and_when_it_is_stopped():
    problem = problem_of(np.full((5, 1), 6.0), np.array([[10.0]]), np.ones(1), (), (), {})
    assert shuffled(problem, [0, 0], np.full(5, -1), 50, bool) is None
    assert shuffled(problem, [0, 0], np.full(5, -1), 10**9, lambda: True) is None
    barred = problem_of(np.full((2, 1), 6.0), np.array([[10.0], [20.0]]), np.ones(2), (), (), {0: [1]})
    assert shuffled(barred, [0, 0], np.full(2, -1), 50, bool) is None


def test_items_that_can_only_stand_alone_are_a_clique():
    random = np.random.default_rng(0)
    # Each takes more than half of two dimensions in three, so any two meet in one.
    demand = 510 + random.integers(0, 60, (90, 3))
    demand[np.arange(90), np.arange(90) % 3] = random.integers(1, 30, 90)
    effort = effort_of(demand, [[1000] * 3], [1])
    prove_by_cliques(effort)
    assert effort.bound == 90
    dear = effort_of(demand, [[1000] * 3, [1010] * 3], [2, 3])
    prove_by_cliques(dear)
    assert dear.bound == 180


def test_sets_kept_apart_and_items_too_large_to_share_are_one_clique():
    demand = [[60 + row] for row in range(10)] + [[41 + row] for row in range(5)] + [[1]] * 4
    effort = effort_of(demand, [[100]], [1], apart=[[10, 11, 12, 13, 14]])
    prove_by_cliques(effort)
    assert effort.bound == 15
    assert pack(demand, [[100]], [1], apart=[[10, 11, 12, 13, 14]], time_limit_s=PATIENCE_S).cost == 15


@pytest.mark.parametrize("seed", range(3))
def test_no_packing_is_worse_than_first_fit_in_the_order_given(seed):
    demand = np.random.default_rng(seed).integers(60, 340, (300, 3)).astype(float)
    # In this order always three fill a host to the last bit, so that first fit wastes nothing.
    demand[2::3] = 1000 - demand[::3] - demand[1::3]
    looks = [0]

    def cancelled():
        looks[0] += 1
        return looks[0] > 3_000

    assert pack(demand, [[1000] * 3], [1], watch=Watch(cancelled=cancelled)).cost == 100
