"""Time limits and unusable sizes of `pack`."""

import math
import time
from itertools import count

import numpy as np
import pytest

from models.consolidation.effort import Clock, Effort
from models.consolidation.master import Master, Pattern
from models.consolidation.packing import Watch, pack
from models.consolidation.problem import UnusableSizesError, problem_of
from models.consolidation.starts import worth_opening

# Far more of a core than is taken for what no limit can leave out, far less than solving to the end takes.
LONGEST_S = 5.0


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (([[4.0, 1.0], [2.0, -3.0]], [[9, 9]], [1]), "item at row 2 has the size -3"),
        (([[4.0], [math.nan]], [[9]], [1]), "item at row 2 has the size nan"),
        (([[4.0]], [[9.0], [-1.0]], [1, 1]), "host type at row 2 has the size -1"),
        (([[4.0]], [[9.0]], [-2.0]), "price at row 1 has the size -2"),
    ],
)
def test_what_is_negative_or_no_number_is_a_sentence(given, sentence):
    with pytest.raises(UnusableSizesError, match=sentence):
        pack(*given)


def effort_at(now, deadline):
    problem = problem_of(np.ones((2, 1)), np.ones((1, 1)), np.ones(1), (), (), {})
    return Effort(problem, Clock(lambda: now[0], deadline, bool), lambda: None)


def test_a_stage_ends_with_its_share_of_the_time_and_leaves_the_rest():
    now = [10.0]
    effort = effort_at(now, 20.0)
    with effort.share(0.3):
        now[0] = 12.9
        assert not effort.is_over()
        with effort.share(0.5):
            now[0] = 12.96
            assert effort.is_over()
        assert not effort.is_over()
        now[0] = 13.0
        assert effort.is_over()
        assert effort.stopped()
    assert not effort.is_over()
    now[0] = 20.0
    assert effort.is_over()


def test_a_linear_program_can_be_stopped_and_solved_later():
    stop = [True]
    random = np.random.default_rng(0)
    master = Master(np.ones(1), np.ones(200, dtype=np.int64), lambda: stop[0])
    master.add([Pattern(0, row) for row in np.eye(200, dtype=np.int64)])
    master.add([Pattern(0, row) for row in random.integers(0, 2, (2_000, 200)) * (random.random((2_000, 200)) < 0.05)])
    assert master.solve().cost == math.inf
    stop[0] = False
    assert 1 < master.solve().cost < 200


@pytest.mark.parametrize("dimensions", [1, 3])
def test_many_different_items_are_placed_within_any_limit(dimensions):
    demand = np.random.default_rng(0).integers(20, 400, (2_000, dimensions))
    for limit in (0.001, 1.0):
        found = pack(demand, [[1000] * dimensions], [1], time_limit_s=limit, watch=Watch(clock=time.process_time))
        assert len(set(found.host_of)) == found.cost
        assert found.seconds < limit + LONGEST_S


def test_a_short_limit_is_seen_wherever_the_search_is():
    """On a clock that goes on with every look at it, no stage looks much longer than its share."""
    demand = np.random.default_rng(2).integers(100, 400, (150, 3))
    looks = [0]

    def clock():
        looks[0] += 1
        return looks[0] / 1_000

    found = pack(demand, [[1000] * 3], [1], time_limit_s=1.0, watch=Watch(clock=clock))
    assert found.proven or found.seconds < 1.1


def test_what_rules_keep_apart_is_proven_before_first_fits_take_the_time():
    """Forty items of which no two share a host need forty hosts, however short the time is."""
    ticks = count()
    watch = Watch(clock=lambda: next(ticks) * 0.01)
    demand = [[1.0, 1.0 + row / 1_000] for row in range(400)]
    capacity = [[100.0 + step, 400.0 - step] for step in range(8)]
    found = pack(demand, capacity, [1.0] * 8, apart=[range(40)], time_limit_s=5.0, watch=watch)
    assert found.bound >= 40


def test_only_host_types_that_no_other_replaces_are_opened_first():
    capacity = [[10.0, 10.0], [20.0, 10.0], [10.0, 20.0], [20.0, 10.0], [5.0, 5.0]]
    problem = problem_of(np.ones((4, 2)), np.array(capacity), np.array([1.0, 1.0, 1.0, 1.0, 0.5]), [], [], {})
    assert worth_opening(problem) == [1, 2, 4]
