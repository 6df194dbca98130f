"""Why a group is used as it is: each trail ends with the number that the group's table has."""

import numpy as np
import pytest
from attrs import evolve

from models.capacity.compiler import compile_design
from models.capacity.dags.member_gauges import days_of_member, gauge_of, room_of
from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from models.capacity.explain import explain
from models.capacity.trail import Trail
from models.capacity.trails.groups import OF_GROUPS
from models.errors import PlanError
from models.plan.entities import Plan
from models.words import percent
from tests.unit.capacity.building import library, sample
from tests.unit.capacity.test_dags import DISKS, plan_with

NUMBERS = ("cpu", "capacity", "operations")


def trail_of(plan: Plan, resource: str, design: str = "") -> Trail:
    design_id = design or plan.designs[0].id
    return explain(plan, design_id, library(), plan.design(design_id).dags[0].id, resource)


def numbers_of(plan: Plan, design: str = ""):
    (numbers,) = dags_of(evaluate(plan, design or plan.designs[0].id, library())).values()
    return numbers


def modern(**values) -> Plan:
    plan = plan_with(**values)
    machines = [evolve(row, exchange="2019", roles=("mailbox",)) for row in plan.designs[0].machines]
    return plan.with_design(evolve(plan.designs[0], machines=machines))


PLANS = {
    "sample": lambda: sample("two-site-dag"),
    "lagged": lambda: modern(databases=24, lagged=1, failures=2),
    "no failure": lambda: modern(databases=24, copies=2, failures=0),
    "raid": lambda: modern(databases=24, copies=2, storage=evolve(DISKS, layout="raid5", disks=14, disk_iops=200.0)),
    "odd": lambda: modern(members=5, databases=20, copies=3, failures=2),
}


@pytest.mark.parametrize("name", PLANS)
@pytest.mark.parametrize("resource", NUMBERS)
def test_a_trail_ends_with_the_number_of_the_group_and_with_both_ends_of_its_band(name, resource) -> None:
    plan = PLANS[name]()
    gauge, trail = numbers_of(plan).limits[resource], trail_of(plan, resource)
    ends = [steps[-1].value for steps in (trail.steps, trail.low_steps, trail.high_steps)]
    assert ends == pytest.approx([gauge.utilization, gauge.low, gauge.high])
    assert any(step.figures for step in trail.steps)
    assert trail.summary.startswith(plan.designs[0].machines[0].name[:2])


def test_the_virtual_members_of_the_sample_too() -> None:
    plan = sample("two-site-dag")
    for resource in NUMBERS:
        assert trail_of(plan, resource, "se").steps[-1].value == pytest.approx(
            numbers_of(plan, "se").limits[resource].utilization
        )


def test_memory_is_that_of_a_member_that_is_left_with_its_further_databases() -> None:
    plan = sample("two-site-dag")
    trail, numbers = trail_of(plan, "memory"), numbers_of(plan)
    evaluation = evaluate(plan, "today", library())
    usual = max(evaluation.gauge(member, "memory").utilization for member in numbers.dag.members)
    assert trail.steps[-1].value > usual, "it serves twice the databases"
    assert any("12 active" in step.text for step in trail_of(plan, "cpu").steps)


def test_votes_are_told_of_every_row_of_the_table() -> None:
    plan = sample("two-site-dag")
    numbers, trail = numbers_of(plan), trail_of(plan, "votes")
    told = [step.value for step in trail.steps if step.value is not None]
    assert told == [5.0, 3.0, *(row.votes for row in numbers.rows)]
    assert trail.steps[5].text.endswith("2 votes, no quorum")
    assert "keeps its quorum" in trail.summary
    lost = modern(members=2, copies=2, databases=8, failures=1, witness_site="london")
    site = next(step.text for step in trail_of(lost, "votes").steps if "site London" in step.text)
    assert site == "Without site London with the witness: 1 vote, no quorum"


def test_a_witness_without_a_site_is_said_to_outlive_each_site() -> None:
    told = "The site of the witness is not given: it is counted as left when a site is lost"

    def last(**given):
        return trail_of(modern(members=2, copies=2, databases=8, failures=1, **given), "votes").steps[-1].text

    assert last() == told
    assert last(witness_site="london") != told


def test_what_limits_is_told_with_the_room_until_then() -> None:
    plan = sample("two-site-dag")
    numbers, trail = numbers_of(plan), trail_of(plan, "limit")
    assert trail.steps[-1].value == numbers.room
    assert "disk space" in trail.summary
    shares = [step.value for step in trail.steps[:-1]]
    assert max(shares) == pytest.approx(numbers.capacity.utilization)


def test_users_in_no_group_go_to_the_servers_that_are_left() -> None:
    plan = sample("two-site-dag")
    dag = plan.designs[0].dags[0]
    some = plan.with_design(evolve(plan.designs[0], dags=(evolve(dag, serves=dag.serves[:1], failures=1),)))
    trail = trail_of(some, "cpu")
    assert trail.steps[-1].value > 0.0
    compiled = compile_design(some, some.designs[0], library())
    assert np.isfinite(compiled.machines.capacity).all()


def test_without_data_a_sentence_says_so() -> None:
    plan = modern(databases=8, storage=evolve(DISKS, disks=None, disk_tb=None))
    for resource in ("capacity", "operations"):
        trail = trail_of(plan, resource)
        assert trail.summary.startswith("No data on the disk")
        assert trail.steps == ()
    with pytest.raises(PlanError):
        trail_of(plan, "nothing")


@pytest.mark.parametrize("resource", OF_GROUPS)
def test_a_group_that_loses_its_quorum_or_serves_nobody_is_told_as_well(resource) -> None:
    lost = modern(members=2, copies=2, databases=8, failures=1, witness_site="london")
    nobody = modern(databases=8, serves=())
    for plan in (lost, nobody):
        assert trail_of(plan, resource).summary


@pytest.mark.parametrize("resource", ["disk", "storage"])
def test_the_trail_of_a_members_disks_ends_at_its_gauge(resource):
    plan = sample("two-site-dag")
    design = plan.designs[0]
    numbers = evaluate(plan, design.id, library())
    for member in design.dags[0].members:
        trail, gauge = explain(plan, design.id, library(), member, resource), gauge_of(numbers, member, resource)
        ends = [steps[-1].value for steps in (trail.steps, trail.low_steps, trail.high_steps)]
        assert ends[0] == pytest.approx(gauge.utilization)
        assert (min(ends), max(ends)) == (pytest.approx(gauge.low), pytest.approx(gauge.high))
        assert design.by_id[member].name in trail.summary
        worst = days_of_member(numbers, member)[resource][1].utilization
        assert f"In the worst failure of its DAG it needs {percent(worst)}." in trail.notes


@pytest.mark.parametrize("resource", ["disk", "storage"])
def test_a_member_whose_disks_are_not_stated_points_at_its_group(resource):
    plan = modern(databases=8, storage=evolve(DISKS, disks=None, disk_tb=None))
    dag = plan.designs[0].dags[0]
    trail = explain(plan, plan.designs[0].id, library(), dag.members[0], resource)
    assert f"the disks of {dag.name}; select it to enter them." in " ".join((trail.summary, *trail.notes))


def test_the_storage_of_a_machine_in_no_group_has_no_trail():
    plan = sample("three-sites")
    with pytest.raises(PlanError):
        explain(plan, plan.designs[0].id, library(), plan.designs[0].machines[0].id, "storage")


def test_the_room_of_a_member_ends_where_its_group_meets_a_ceiling():
    plan = sample("two-site-dag")
    design = plan.designs[0]
    numbers = evaluate(plan, design.id, library())
    (group,) = dags_of(numbers).values()
    for member in design.dags[0].members:
        assert room_of(numbers, member) == pytest.approx(group.room / len(group.dag.members), abs=1)
        assert room_of(numbers, member) < numbers.room_of(member)
