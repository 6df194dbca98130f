"""One ceiling for the members that a failure leaves, wherever it is asked for."""

import pytest
from attrs import evolve

from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from models.comparisons.failure_preview import preview_failure
from models.comparisons.failures import failures
from models.comparisons.growing import Growth
from models.comparisons.growth import forecast
from models.comparisons.outages import Outage
from models.plan.entities import Plan
from models.proposing.sized import evaluated_at_worst
from tests.unit.capacity.building import host, library, vm
from tests.unit.capacity.test_dags import findings_of, members_of_2016, plan_with


def virtual_members(number: int = 4):
    """Each member has all of its host."""
    hosts = [host(f"host-{row}", site=("london", "leeds")[row % 2], cores=20, mhz=2000, memory_mb=262_144)
             for row in range(number)]  # fmt: skip
    vms = [vm(f"ex-{row}", vcpus=20, host=f"host-{row}", roles=("mailbox",), exchange="2016",
              guest="windows-2016-x64", memory_mb=196_608) for row in range(number)]  # fmt: skip
    return [*hosts, *vms]


def plan_at(use: float, machines=None, **values) -> Plan:
    """The plan whose busiest member needs so much of its CPU in the worst failure."""
    members = [evolve(member, memory_mb=196_608) for member in members_of_2016()]
    plan = plan_with(machines=machines or members, **{"copies": 3, **values})
    found = dags_of(evaluate(plan, "design", library()))["dag"].worst.cpu.utilization
    (users,) = plan.populations
    mailboxes = round(users.mailboxes * use / found)
    return evolve(plan, populations=[evolve(users, mailboxes=mailboxes, users=evolve(users.users, outlook=mailboxes))])


@pytest.mark.parametrize("virtual", [False, True])
@pytest.mark.parametrize(("use", "above"), [(0.78, False), (0.82, True)])
def test_the_card_failures_the_preview_and_the_assistant_agree(use: float, above: bool, virtual: bool) -> None:
    plan = plan_at(use, virtual_members() if virtual else None)
    numbers = dags_of(evaluate(plan, "design", library()))["dag"]
    assert numbers.worst.cpu.ceiling == 0.8
    assert numbers.normal.cpu.ceiling == 0.75
    assert ("dag-cpu" in findings_of(plan)) == above
    found = failures(plan, "design", library(), pairs=False, machines_only=True)
    assert any(result.above for result in found.results) == above
    (down,) = numbers.worst.failed
    outage = Outage((plan.designs[0].by_id[down].host if virtual else down,))
    after = preview_failure(plan, "design", library(), outage).after
    assert (after.gauge(numbers.worst.busiest, "cpu").state == "high") == above
    assert after.gauge(numbers.worst.busiest, "cpu").ceiling == 0.8
    worst = evaluated_at_worst(plan, plan.designs[0], library())
    gauge = worst.gauge(numbers.worst.busiest, "cpu")
    assert (gauge.state == "high", gauge.ceiling) == (above, 0.8)
    assert (worst.factor.min() < 1.0) == above
    grown = forecast(plan, "design", library(), Growth(), 1)
    assert [(row.limit, row.month) for row in grown.groups if row.limit == "cpu" and row.month == 0] == (
        [("cpu", 0)] if above else []
    )


def test_other_resources_and_other_machines_keep_their_own_ceiling_in_a_failure() -> None:
    plan = plan_at(0.78)
    worst = evaluated_at_worst(plan, plan.designs[0], library())
    usual = evaluate(plan, "design", library())
    assert {worst.gauge(row, "memory").ceiling for row in worst.machine_ids} == {
        usual.gauge(row, "memory").ceiling for row in usual.machine_ids
    }
    assert {usual.gauge(row, "cpu").ceiling for row in usual.machine_ids} == {0.75}


def test_a_plan_with_a_higher_ceiling_has_it_in_failures_too() -> None:
    plan = plan_at(0.85)
    plan = evolve(plan, assumptions=evolve(plan.assumptions, cpu_ceiling=0.9))
    assert dags_of(evaluate(plan, "design", library()))["dag"].worst.cpu.ceiling == 0.9
    assert "dag-cpu" not in findings_of(plan)
    found = failures(plan, "design", library(), pairs=False, machines_only=True)
    assert not any(result.above for result in found.results)


def test_a_group_that_is_to_survive_nothing_has_the_ceiling_of_a_normal_day() -> None:
    numbers = dags_of(evaluate(plan_at(0.78, failures=0), "design", library()))["dag"]
    assert (numbers.worst.cpu.ceiling, numbers.worst.cpu.state) == (0.75, "high")
    assert numbers.room is not None and numbers.room < 0
