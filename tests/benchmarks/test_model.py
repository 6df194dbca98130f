"""A large design compiled and evaluated, and many scenarios of it, against the arithmetic alone on the same arrays."""

import numpy as np
import pytest

from models.capacity.arrays import CompiledDesign
from models.capacity.batch import batch_of
from models.capacity.ceilings import ceilings
from models.capacity.compiler import compile_design
from models.capacity.distinct import distinct_machines
from models.capacity.evaluate import context_of
from models.capacity.floats import Floats
from models.capacity.load import load_of
from models.capacity.scenarios import SOURCES, Work, scenario_basis_of
from tests.benchmarks.arithmetic import arithmetic_of
from tests.benchmarks.estates import estate
from tests.benchmarks.goals import Row, Table, held_against, shortest
from tests.unit.capacity.building import library

SIZES, SCENARIOS, READINGS = (1_000, 10_000, 100_000), 100_000, 3


def gauges_of(compiled: CompiledDesign) -> list[Floats]:
    """The use of every resource of all machines at the three readings, as an evaluation comes by it."""
    distinct = distinct_machines(compiled)
    return [distinct.of_all(load_of(distinct.design, bound).utilization()) for bound in range(READINGS)]


@pytest.mark.bench
def test_a_design_is_evaluated(table: Table) -> None:
    plan = estate(10_000)
    compiled = compile_design(plan, plan.designs[0], library())
    table.hold(
        held_against(
            "evaluate",
            lambda: gauges_of(compiled),
            arithmetic_of(plan, READINGS),
        )
    )
    assert context_of(compiled, library()).evaluation.utilization.shape == (4, 10_000)


@pytest.mark.bench
def test_compiling_grows_with_the_plan(table: Table) -> None:
    seconds = []
    for size in SIZES:
        plan = estate(size)
        seconds.append(shortest(lambda plan=plan: compile_design(plan, plan.designs[0], library()), 2))
    exponents = np.diff(np.log(seconds)) / np.diff(np.log(SIZES))
    table.hold(Row("compile-growth", float(exponents.max())))


@pytest.mark.bench
def test_many_scenarios_are_evaluated(table: Table) -> None:
    plan = estate(1_000)
    compiled = compile_design(plan, plan.designs[0], library())
    random = np.random.default_rng(1)
    factors = random.uniform(0.5, 2.0, (SCENARIOS, 1))
    users = random.uniform(0.5, 1.5, (SCENARIOS, 1, len(SOURCES)))
    work = Work(users=users, messages=factors, message_size=factors**2)
    basis = scenario_basis_of(plan, library().common, work)
    distinct = distinct_machines(compiled)
    batch = batch_of(distinct.design, basis.parts, unit=ceilings(distinct.design, library()))
    result = np.ones((SCENARIOS, 1_000))
    row = held_against(
        "scenarios",
        lambda: distinct.of_all(batch.worst(basis), out=result),
        lambda: np.multiply(result, 1.0, out=result),
        rounds=3,
    )
    assert np.isfinite(result).all()
    table.hold(row)
