"""`pack` against the truth: every partition tried, packings known beforehand, rules named where they contradict."""

import subprocess
import sys
import time

import numpy as np
import pytest

from models.consolidation.packing import Watch, pack
from models.consolidation.problem import Contradiction, ImpossibleRulesError
from tests.unit.consolidation.brute import NO_WAY, case, cheapest

CASES = 300


def test_agrees_with_every_partition_tried():
    impossible = 0
    for seed in range(CASES):
        given = case(seed)
        truth = cheapest(**given)
        try:
            found = pack(**given)
        except ImpossibleRulesError:
            impossible += 1
            assert truth == NO_WAY, seed
            continue
        assert found.proven, seed
        assert found.cost == pytest.approx(truth), seed
        assert found.cost == pytest.approx(sum(given["cost"][list(found.type_of_host)]))
    assert 0 < impossible < CASES / 4


def triplets(hosts, seed):
    """Three items that fill a host to the last bit, for each host."""
    random = np.random.default_rng(seed)
    parts = random.integers(250, 500, (hosts, 2, 2))
    return np.concatenate((parts.reshape(-1, 2), 1000 - parts.sum(axis=1)))


@pytest.mark.parametrize("seed", range(4))
def test_triplets_are_packed_without_any_waste(seed):
    found = pack(triplets(16, seed), [[1000, 1000]], [1])
    assert (found.cost, found.bound, found.proven, found.gap) == (16, 16, True, 0)


def test_two_hundred_machines_of_few_sizes_are_proven():
    random = np.random.default_rng(3)
    sizes = np.array([[2, 8, 0.9], [4, 16, 2.2], [8, 48, 3.1], [3, 12, 1.4]])
    demand = sizes[random.integers(0, len(sizes), 200)]
    found = pack(demand, [[32, 256, 24], [16, 96, 12]], [5, 3])
    assert found.proven
    load = np.zeros((len(found.type_of_host), 3))
    np.add.at(load, list(found.host_of), demand)
    assert (load <= np.array([[32, 256, 24], [16, 96, 12]])[list(found.type_of_host)] + 1e-6).all()


def test_the_same_question_has_the_same_answer():
    demand = np.random.default_rng(1).integers(20, 100, (60, 3))
    first, second = (pack(demand, [[150, 150, 150]], [1]) for _ in range(2))
    assert (first.host_of, first.bound) == (second.host_of, second.bound)


def test_the_search_can_be_stopped_at_any_moment_and_has_an_answer():
    demand = np.random.default_rng(0).integers(100, 400, (120, 3))
    asked = []

    def cancelled():
        asked.append(True)
        return len(asked) > 40

    for watch in (Watch(cancelled=lambda: True), Watch(cancelled=cancelled)):
        found = pack(demand, [[1000] * 3], [1], watch=watch)
        assert len(found.host_of) == len(demand)
        assert found.bound <= found.cost
        assert found.gap == pytest.approx(1 - found.bound / found.cost)
    assert pack(demand, [[1000] * 3], [1], time_limit_s=0).cost >= found.bound


def test_progress_tells_the_best_the_bound_and_the_gap():
    seen = []
    demand = np.random.default_rng(5).integers(100, 400, (60, 2))
    # On the process's own time, so that it is proven on a loaded machine, too.
    watch = Watch(progress=lambda *now: seen.append(now), clock=time.process_time)
    found = pack(demand, [[1000, 1000]], [1], watch=watch)
    bests, bounds = [best for best, _, _ in seen], [bound for _, bound, _ in seen]
    assert bests == sorted(bests, reverse=True)
    assert bounds == sorted(bounds)
    assert seen[-1] == (found.cost, found.bound, 0.0)


@pytest.mark.parametrize(
    ("rules", "contradiction"),
    [
        ({"together": [(0, 1)], "apart": [(0, 1, 2)]}, Contradiction("together-apart", (0, 1))),
        ({"together": [(0, 1)], "pinned": {0: [0], 1: [1]}}, Contradiction("pinned-apart", (0, 1), (0, 1))),
        ({"pinned": {3: [0]}}, Contradiction("pinned-too-large", (3,), (0,))),
        ({"together": [(2, 3)]}, Contradiction("too-large", (2, 3))),
    ],
)
def test_rules_that_contradict_are_named(rules, contradiction):
    with pytest.raises(ImpossibleRulesError) as caught:
        pack([[4], [4], [4], [8]], [[7], [10]], [1, 2], **rules)
    assert caught.value.contradictions == (contradiction,)


def test_an_item_that_fits_no_host_is_named_beside_the_others():
    with pytest.raises(ImpossibleRulesError) as caught:
        pack([[4, 1], [11, 1], [1, 30]], [[10, 10], [5, 20]], [1, 1])
    assert [contradiction.items for contradiction in caught.value.contradictions] == [(1,), (2,)]


def test_nothing_needs_no_host():
    assert pack(np.zeros((0, 2)), [[1, 1]], [1]).cost == 0


def test_costs_decide_between_host_types():
    demand = [[3]] * 10
    assert pack(demand, [[6], [9]], [1, 2]).cost == 5
    assert pack(demand, [[6], [9]], [2, 2.5]).cost == 2 * 2.5 + 2 * 2


def test_the_solver_is_not_loaded_before_it_is_used():
    program = (
        "import sys, models.consolidation.consolidate, models.consolidation.packing; print('highspy' in sys.modules)"
    )
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "False"
