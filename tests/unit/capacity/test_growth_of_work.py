"""What is done for a plan grows with it and no faster: counted in steps of the interpreter, not in seconds."""

from collections.abc import Callable
from functools import partial

import pytest

from models.capacity.evaluator import evaluated_designs
from models.comparisons.candidates import candidates_of
from models.comparisons.designs import compare_candidates
from models.comparisons.failures import failures
from models.plan.entities import Plan
from tests.growing import GROWING, steps
from tests.unit.capacity.building import library

SMALL, TIMES = 60, 4
FEW = {"designs": 4, "empty designs": 15}
# A little more than so many times the work: some of it is sorting.
MOST_GROWTH = 1.1 * TIMES


def whole_answer(plan: Plan) -> None:
    """What the window asks of the model when a plan is opened, with the designs compared."""
    numbers = evaluated_designs(plan, library())
    for evaluation in numbers.values():
        assert evaluation.quick_findings is not None
        assert len(evaluation.links) == len(plan.links)
        assert len(evaluation.sites) == len(plan.sites)
    compare_candidates(candidates_of(plan, numbers))


def growth(name: str, work: Callable[[Plan], object]) -> float:
    """Return how many times the work a plan takes that is so many times as large."""
    number = FEW.get(name, SMALL)
    work(GROWING[name](1))
    small, large = (steps(partial(work, GROWING[name](size))) for size in (number, TIMES * number))
    return large / small


@pytest.mark.parametrize("name", GROWING)
def test_evaluating_and_comparing_grow_with_the_plan(name):
    assert growth(name, whole_answer) < MOST_GROWTH


@pytest.mark.parametrize("name", ["sites", "empty sites", "chained people", "populations"])
def test_failures_grow_with_the_plan(name):
    assert growth(name, lambda plan: failures(plan, plan.designs[0].id, library(), machines_only=True)) < MOST_GROWTH
