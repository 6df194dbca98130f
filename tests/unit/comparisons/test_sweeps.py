"""A sweep says at every point what the changed plan says, and where a machine passes its ceiling."""

import numpy as np
import pytest
from attrs import evolve

from models.capacity.evaluate import evaluate
from models.capacity.results import RESOURCES
from models.comparisons.parameters import PARAMETERS, axis_of
from models.comparisons.sweeps import sweep_parameters
from models.errors import PlanError
from models.plan.scenario import Scenario, scenario_change
from tests.unit.capacity.building import DESIGN, host, library, plan_of, population, server, vm


@pytest.fixture
def plan():
    machines = [
        host(memory_mb=32768),
        vm("vm-1", 2, exchange="2010", roles=("cas",), guest="windows-2008-r2-x64", memory_mb=8192),
        vm("vm-2", 2, exchange="2010", roles=("mailbox",), guest="windows-2008-r2-x64", memory_mb=16384),
        server("hub", roles=("hub",), disk_iops=200, network_mbit_s=100),
    ]
    users = {"outlook": 2000, "owa": 400, "activesync": 200, "imap4": 400}
    return plan_of(machines, [population(users=users, mailboxes=2000)])


def single(plan, scenario):
    changed = scenario_change(plan, DESIGN, scenario, library()).apply(plan)
    numbers = evaluate(changed, DESIGN, library())
    limiters = [numbers.limiter_of(machine) for machine in numbers.machine_ids]
    gauges = [
        numbers.gauge(machine, limiter) if limiter else None
        for machine, limiter in zip(numbers.machine_ids, limiters, strict=True)
    ]
    return limiters, [np.nan if gauge is None else gauge.utilization for gauge in gauges], gauges


# In steps that leave whole numbers of users, which the changed plan rounds to.
STEPS = {"users": (0.5, 2.0, 4), "overhead": (0.0, 0.5, 6), "hub-cache": (128, 512, 4), "mailbox-size": (50, 200, 4)}


@pytest.mark.parametrize("key", PARAMETERS)
def test_every_point_is_what_the_changed_plan_says(plan, key):
    parameter = PARAMETERS[key]
    axis = axis_of(key, *STEPS.get(key, (parameter.low, parameter.high, 4)))
    swept = sweep_parameters(plan, DESIGN, [axis], library())
    for point, value in enumerate(axis.values):
        limiters, utilization, gauges = single(plan, parameter.at(Scenario(), value))
        assert [RESOURCES[code] if code >= 0 else None for code in swept.limiter[point]] == limiters
        assert swept.utilization[point] == pytest.approx(utilization, rel=1e-9, nan_ok=True)
        against = [np.nan if gauge is None else gauge.utilization / gauge.ceiling for gauge in gauges]
        assert swept.against_ceiling[point] == pytest.approx(against, rel=1e-9, nan_ok=True)


def test_two_axes_are_every_pair_of_values(plan):
    users, overhead = axis_of("users", 0.5, 1.5, 3), axis_of("overhead", 0.1, 0.3, 2)
    swept = sweep_parameters(plan, DESIGN, [users, overhead], library())
    assert swept.utilization.shape == (6, 4)
    _, utilization, _ = single(plan, Scenario(users=1.5, overhead=0.1))
    assert swept.utilization[2] == pytest.approx(utilization, nan_ok=True)
    _, utilization, _ = single(plan, Scenario(users=0.5, overhead=0.3))
    assert swept.utilization[3] == pytest.approx(utilization, nan_ok=True)


def test_the_point_where_a_machine_passes_its_ceiling(plan):
    swept = sweep_parameters(plan, DESIGN, [axis_of("users", 0.1, 6.0, 60)], library())
    crossing = dict(zip(swept.machine_ids, swept.crossings(), strict=True))["vm-1"]
    assert crossing.rising
    assert not crossing.above
    _, _, gauges = single(plan, Scenario(users=crossing.value))
    gauge = gauges[swept.machine_ids.index("vm-1")]
    assert gauge.utilization == pytest.approx(gauge.ceiling, rel=0.01)


def test_a_machine_that_passes_none_says_so(plan):
    swept = sweep_parameters(plan, DESIGN, [axis_of("users", 0.1, 0.2, 3)], library())
    crossing = dict(zip(swept.machine_ids, swept.crossings(), strict=True))["vm-1"]
    assert (crossing.value, crossing.above) == (None, False)


def test_what_stands_at_its_ceiling_but_for_rounding_is_not_above_it(plan):
    swept = sweep_parameters(plan, DESIGN, [axis_of("users", 0.5, 2.0, 4)], library())
    use = np.ones_like(swept.against_ceiling)
    use[1:3] += 1e-15
    use[3] = 1.5
    for crossing in evolve(swept, against_ceiling=use).crossings():
        assert (crossing.value, crossing.rising, crossing.above) == (pytest.approx(1.5), True, False)


def test_the_busiest_machine_of_each_point(plan):
    swept = sweep_parameters(plan, DESIGN, [axis_of("users", 0.5, 4.0, 5)], library())
    for point, row in enumerate(swept.busiest):
        assert swept.against_ceiling[point, row] == np.nanmax(swept.against_ceiling[point])


def test_mailboxes_are_offered_from_half_the_smallest_to_twice_the_largest(plan):
    parameter, small = PARAMETERS["mailbox-size"], plan.populations[0]
    large, empty = (evolve(small, id=str(size), mailbox_mb=size) for size in (2000, 0))
    assert parameter.offered(evolve(plan, populations=[small, large, empty])) == (50, 4000)
    assert parameter.offered(evolve(plan, populations=[])) == (50, 200)
    assert parameter.offered(evolve(plan, populations=[evolve(small, mailbox_mb=9e6)])) == (4.5e6, 1e7)


@pytest.mark.parametrize(
    ("values", "words"),
    [
        (("colour", 0, 1, 3), "no parameter"),
        (("users", 2, 1, 3), "from 0 to 10"),
        (("mailbox-size", 0, 2e7, 3), "to 10,000,000,"),
        (("users", 1, 2, 1), "2 steps"),
        # No memory holds them.
        (("users", 1, 2, 99_999_999_999), "99,999,999,999 points are too many"),
    ],
)
def test_what_cannot_be_swept_is_said(values, words):
    with pytest.raises(PlanError, match=words):
        axis_of(*values)


def test_too_many_points_are_refused(plan):
    with pytest.raises(PlanError, match="too many"):
        sweep_parameters(plan, DESIGN, [axis_of("users", 0, 1, 200), axis_of("messages", 0, 1, 200)], library())


def test_a_design_without_machines_can_be_swept():
    empty = plan_of([], [population(users={"outlook": 10})])
    swept = sweep_parameters(empty, DESIGN, [axis_of("users", 0.5, 1.0, 2)], library())
    assert list(swept.busiest) == [-1, -1]
    assert swept.crossings() == ()
