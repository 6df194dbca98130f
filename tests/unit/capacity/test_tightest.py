"""What limits a database availability group and its members, and on which day."""

import pytest
from attrs import evolve

from models.capacity.dags.member_gauges import limiter_day_of, limiter_of
from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from models.plan.dags import Storage
from models.words import percent
from planner.presenters.dag_cards import dag_card
from planner.presenters.dag_failures import survival_words
from planner.presenters.machine_table import machine_rows
from tests.unit.capacity.building import library, sample


def numbers_with(storage=None, **values):
    """Return the evaluated sample of a DAG, changed, with the numbers of the DAG."""
    plan = sample("two-site-dag")
    (design, *_), (dag, *_) = plan.designs, plan.designs[0].dags
    dag = evolve(dag, storage=evolve(dag.storage, **(storage or {})), **values)
    plan = plan.with_design(evolve(design, dags=(dag,)))
    evaluation = evaluate(plan, design.id, library())
    return plan, dag, evaluation, dags_of(evaluation)[dag.id]


@pytest.mark.parametrize(
    ("storage", "values", "tightest", "day"),
    [
        ({}, {}, "capacity", "normal"),
        ({"disks": 60}, {}, "memory", "failure"),
        ({"disk_iops": 12.0, "disks": 30}, {}, "operations", "failure"),
    ],
)  # fmt: skip
def test_the_card_names_what_is_nearest_to_its_ceiling_on_any_day(storage, values, tightest, day):
    """It named the memory of the failure, 68 % of 90 %, while the disks were 78 % full."""
    plan, dag, evaluation, numbers = numbers_with(storage, **values)
    shares = {name: gauge.utilization / gauge.ceiling for name, gauge in numbers.limits.items() if gauge.utilization}
    assert max(shares, key=shares.get) == numbers.tightest == tightest
    assert numbers.day_of(numbers.tightest) == day
    card = dag_card(dag, plan, evaluation)
    assert card.about.endswith("on a normal day" if day == "normal" else "in the worst failure")
    assert card.gauge.text == percent(numbers.limits[tightest].utilization)
    assert f"Tightest: {card.about}, {card.gauge.text}" in survival_words(numbers)


def test_what_survives_nothing_is_tight_on_a_normal_day():
    _plan, dag, evaluation, numbers = numbers_with({"disks": None}, failures=0)
    assert numbers.day_of(numbers.tightest) == "normal"
    assert all(limiter_day_of(evaluation, member) == "normal" for member in dag.members)


def test_among_many_members_the_normal_day_is_tighter_than_one_failure():
    """With 16 members a lost one adds a fifteenth, and the ceiling in a failure is higher by as much."""
    plan = sample("two-site-dag")
    design, dag = plan.designs[0], plan.designs[0].dags[0]
    first = design.by_id[dag.members[0]]
    machines = [evolve(first, id=f"m-{number}", name=f"M-{number}") for number in range(16)]
    dag = evolve(dag, members=tuple(row.id for row in machines), failures=1, databases=240, storage=Storage())
    plan = plan.with_design(evolve(design, machines=machines, dags=(dag,)))
    evaluation = evaluate(plan, design.id, library())
    numbers = dags_of(evaluation)[dag.id]
    usual, worst = (row.cpu.utilization / row.cpu.ceiling for row in (numbers.normal, numbers.worst))
    assert usual > worst
    assert evaluation.gauge("m-0", "memory").utilization / 0.9 < usual
    assert (numbers.tightest, limiter_of(evaluation, "m-0"), limiter_day_of(evaluation, "m-0")) == (
        "normal", "cpu", "normal",
    )  # fmt: skip


def test_a_member_says_what_limits_it_and_when():
    plan, dag, evaluation, _numbers = numbers_with()
    (row,) = [row for row in machine_rows(plan, plan.designs[0], evaluation) if row.id == dag.members[0]]
    assert (limiter_of(evaluation, dag.members[0]), limiter_day_of(evaluation, dag.members[0])) == ("storage", "normal")
    assert any(cell.text == "Disk space, on a normal day" for cell in row.cells)
