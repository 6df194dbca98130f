"""The room left is what bisection finds: so many users meet a machine's first ceiling, and one more passes it."""

import numpy as np
from hypothesis import given, settings

from models.capacity.compiler import compile_design
from models.capacity.evaluate import evaluate
from models.capacity.load import load_of
from models.capacity.results import RESOURCES
from tests.properties.topologies import topologies
from tests.unit.capacity.building import library

CPU = RESOURCES.index("cpu")
HALVINGS, MOST = 60, 2.0**20
CLOSE = 1e-4


def bisected(compiled, numbers, row):
    """Return the factor on all users at which a machine meets its first known ceiling, by evaluating again and again.

    What is without data with the plan's users binds nothing; a CPU that is lost on the way is not known.
    """
    known = ~np.isnan(numbers.utilization[:, row])

    def passed(factor):
        use = load_of(compiled, 0, compiled.drivers[0] * factor).utilization()[:, row]
        if known[CPU] and np.isnan(use[CPU]):
            return None
        return bool((use[known] > numbers.ceiling[known, row] * (1 + 1e-12)).any())

    low, high = 0.0, MOST
    if passed(high) is False:
        return np.inf
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (low, middle) if passed(middle) is not False else (middle, high)
    return np.nan if passed(high) is None else low


@settings(max_examples=200)
@given(topologies())
def test_the_room_left_is_found_by_bisection(plan):
    design = plan.designs[0]
    compiled = compile_design(plan, design, library())
    numbers = evaluate(plan, design.id, library())
    for row in np.flatnonzero(np.isfinite(numbers.room_users)):
        found = bisected(compiled, numbers, row)
        users, room = numbers.users[row], numbers.room_users[row]
        assert np.isfinite(found), (numbers.machine_ids[row], numbers.factor[row])
        assert abs(users * (found - 1.0) - room) <= CLOSE * max(users * found, 1.0), numbers.machine_ids[row]


@settings(max_examples=200)
@given(topologies())
def test_room_is_given_where_it_is_known(plan):
    """With users and data there is room left, unless no ceiling is met or the CPU is lost on the way."""
    design = plan.designs[0]
    compiled = compile_design(plan, design, library())
    numbers = evaluate(plan, design.id, library())
    silent = (numbers.users > 0) & ~np.isnan(numbers.utilization[CPU]) & ~np.isfinite(numbers.room_users)
    for row in np.flatnonzero(silent):
        assert not np.isfinite(bisected(compiled, numbers, row)), numbers.machine_ids[row]
