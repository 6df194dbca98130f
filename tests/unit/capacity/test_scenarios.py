"""Many scenarios at once say what one at a time says."""

import numpy as np
import pytest

from models.capacity.batch import batch_of
from models.capacity.bounds import BOUNDS
from models.capacity.compiler import compile_design
from models.capacity.evaluate import evaluate
from models.capacity.load import load_of
from models.capacity.results import RESOURCES
from models.capacity.scenarios import SOURCES, Work, scenario_basis_of, work_of
from models.plan.scenario import Scenario
from tests.unit.capacity.building import DESIGN, host, library, plan_of, population, samples, server, vm

EVERY_DESIGN = [pytest.param(plan, design, id=design.id) for plan in samples() for design in plan.designs]


def some_scenarios(number=60, seed=7):
    random = np.random.default_rng(seed)
    return [
        Scenario(
            users=random.uniform(0.0, 4.0),
            protocols=tuple(random.uniform(0.0, 3.0, len(SOURCES) - 1)),
            messages=random.uniform(0.2, 3.0),
            message_size=random.uniform(0.1, 6.0),
        )
        for _ in range(number)
    ]


def one_by_one(compiled, bound, basis):
    loads = [load_of(compiled, bound, basis.drivers(index)) for index in range(len(basis))]
    return np.stack([load.utilization() for load in loads])


def assert_same(several, single):
    assert np.array_equal(np.isnan(several), np.isnan(single))
    assert np.allclose(several, single, rtol=1e-12, atol=1e-15, equal_nan=True)


@pytest.mark.parametrize("bound", range(len(BOUNDS)), ids=BOUNDS)
@pytest.mark.parametrize(("plan", "design"), EVERY_DESIGN)
def test_a_batch_equals_single_evaluations_point_by_point(plan, design, bound):
    compiled = compile_design(plan, design, library())
    basis = scenario_basis_of(plan, library().common, work_of(some_scenarios()), bound)
    batch = batch_of(compiled, basis.parts, bound)
    assert_same(batch.utilization(basis), one_by_one(compiled, bound, basis))


def unusual_plan():
    """Waiting VMs, roles without figures, measured rates, squares, populations with messages of several sizes."""
    machines = [
        server("cas", roles=("cas", "hub"), exchange="2007", disk_iops=300, network_mbit_s=100),
        server("cas-2", roles=("cas",), windows="2008-sp2"),
        server("directory", roles=("directory", "mailbox"), exchange="2007"),
        host("host", cores=2, network_mbit_s=1000),
        *(vm(f"vm-{index}", 2, memory_mb=4096) for index in range(3)),
    ]
    users = {"outlook": 3000, "outlook_anywhere": 900, "owa": 400, "imap4": 100}
    return plan_of(
        machines,
        [
            population("one", users=users, mailboxes=3000, message_kb=30, rates={"owa_requests_s": 12.0}),
            population("two", users=users, mailboxes=900, message_kb=200, rates={"messages_s": 3.5}),
            population("three", mailboxes=500, rates={"messages_s": 1.5}),
        ],
        count_page_sharing=True,
    )


@pytest.mark.parametrize("bound", range(len(BOUNDS)), ids=BOUNDS)
def test_a_batch_equals_single_evaluations_where_nothing_is_plain(bound):
    plan = unusual_plan()
    compiled = compile_design(plan, plan.designs[0], library())
    scenarios = [*some_scenarios(), Scenario(users=0.0), Scenario(users=20.0)]
    basis = scenario_basis_of(plan, library().common, work_of(scenarios), bound)
    single = one_by_one(compiled, bound, basis)
    assert np.isnan(single[0]).any()
    assert not np.isnan(single[-2, RESOURCES.index("cpu")]).any()
    assert_same(batch_of(compiled, basis.parts, bound).utilization(basis), single)


def test_the_plan_itself_is_a_scenario():
    plan = unusual_plan()
    compiled = compile_design(plan, plan.designs[0], library())
    for bound in range(len(BOUNDS)):
        basis = scenario_basis_of(plan, library().common, work_of([Scenario()]), bound)
        assert np.allclose(basis.drivers(0), compiled.drivers[bound], rtol=1e-13)


def test_each_population_can_grow_by_itself():
    plan = unusual_plan()
    compiled = compile_design(plan, plan.designs[0], library())
    users = np.random.default_rng(3).uniform(0.5, 2.0, (40, len(plan.populations), len(SOURCES)))
    same = np.ones((40, 1))
    basis = scenario_basis_of(plan, library().common, Work(users=users, messages=same, message_size=same))
    batch = batch_of(compiled, basis.parts)
    assert_same(batch.utilization(basis), one_by_one(compiled, 0, basis))


def test_parts_with_equal_weights_are_one():
    scenarios = [Scenario(users=factor) for factor in (0.5, 1.0, 2.0)]
    plan = plan_of([server()], [population(users={"outlook": 100, "owa": 50})])
    assert len(scenario_basis_of(plan, library().common, work_of(scenarios)).parts) == 1


def test_many_tiles_on_all_cores_equal_one():
    plan = unusual_plan()
    compiled = compile_design(plan, plan.designs[0], library())
    basis = scenario_basis_of(plan, library().common, work_of(some_scenarios(9_000)))
    batch = batch_of(compiled, basis.parts)
    assert len(basis) > 2 * batch.width
    single = one_by_one(compiled, 0, basis)
    assert_same(batch.utilization(basis), single)
    known = np.where(np.isnan(single), -np.inf, single).max(axis=1)
    assert_same(batch.worst(basis), np.where(np.isneginf(known), np.nan, known))


def test_use_can_be_counted_in_ceilings():
    plan = unusual_plan()
    numbers = evaluate(plan, DESIGN, library())
    compiled = compile_design(plan, plan.designs[0], library())
    basis = scenario_basis_of(plan, library().common, work_of(some_scenarios()))
    use = batch_of(compiled, basis.parts).utilization(basis)
    in_ceilings = batch_of(compiled, basis.parts, unit=numbers.ceiling).utilization(basis)
    assert_same(in_ceilings, use / numbers.ceiling)


class StoppedError(Exception):
    """Raised by a test that has heard enough."""


def test_who_hears_how_far_it_is_can_end_it():
    plan = unusual_plan()
    compiled = compile_design(plan, plan.designs[0], library())
    basis = scenario_basis_of(plan, library().common, work_of(some_scenarios(9_000)))
    heard = []
    batch_of(compiled, basis.parts).worst(basis, heard.append)
    assert heard[-1] == 1.0

    def stop(_done):
        raise StoppedError

    with pytest.raises(StoppedError):
        batch_of(compiled, basis.parts).worst(basis, stop)
