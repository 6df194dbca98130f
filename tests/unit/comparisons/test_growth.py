"""Growth: every month is an evaluation of its own, and what is added clears the ceilings."""

from datetime import date

import numpy as np
import pytest
from attrs import evolve

from models.capacity.evaluate import evaluate
from models.comparisons.growing import Growth
from models.comparisons.growth import forecast
from models.errors import PlanError
from models.plan import edits
from models.plan.entities import Users
from models.plan.scenario import Scenario, scenario_change
from planner.presenters.growth import addition_lines
from tests.unit.capacity.building import library, plan_of, population, sample, samples, server

YEARS = 3


def grown(plan, growth, months):
    """The plan with the users that a month has, in whole numbers."""
    change = scenario_change(
        plan, plan.designs[0].id, Scenario(users=(1.0 + growth.everyone) ** (months / 12)), library()
    )
    return change.apply(plan)


@pytest.mark.parametrize("months", [0, 7, 36])
@pytest.mark.parametrize("plan", samples(), ids=lambda plan: plan.title)
def test_a_month_is_the_evaluation_of_the_grown_plan(plan, months):
    growth = Growth(everyone=0.2)
    found = forecast(plan, plan.designs[0].id, library(), growth, YEARS)
    single = evaluate(grown(plan, growth, months), plan.designs[0].id, library())
    for mine, its in ((found.use, single.utilization), (found.low, single.low), (found.high, single.high)):
        # Of 300 people, a fraction of one is a thousandth.
        np.testing.assert_allclose(mine[months], its / single.ceiling, rtol=3e-3)


def two_servers(users=4000):
    machines = [server(f"cas-{index}", roles=("cas",), cores=4, memory_mb=65536, disk_iops=None) for index in range(2)]
    return plan_of(machines, [population("hq", users={"outlook_anywhere": users}, mailboxes=users)])


def test_machines_pass_their_ceilings_in_the_order_of_their_band():
    found = forecast(two_servers(), "design", library(), Growth(everyone=0.5), 10)
    assert found.crossings
    for crossing in found.crossings:
        use = found.use[:, :, found.machine_ids.index(crossing.machine_id)]
        assert crossing.month is None or np.nanmax(use[crossing.month]) > 1.0 >= np.nanmax(use[crossing.month - 1])
        assert crossing.earliest is not None
        assert crossing.month is None or crossing.earliest <= crossing.month
        assert crossing.latest is None or crossing.month <= crossing.latest


def test_what_is_added_clears_the_ceilings_and_one_less_does_not():
    plan, growth = two_servers(), Growth(everyone=0.5)
    found = forecast(plan, "design", library(), growth, 10)
    for addition in found.additions:
        later = grown(plan, growth, addition.month)
        enough = evaluate(with_copies(later, addition.count), "design", library())
        short = evaluate(with_copies(later, addition.count - 1), "design", library())
        assert np.nanmax(enough.utilization / enough.ceiling) <= 1.0 + 1e-6
        assert np.nanmax(short.utilization / short.ceiling) > 1.0


def with_copies(plan, count):
    for _ in range(count):
        plan = edits.duplicate(plan, ["cas-0"]).apply(plan)
    return plan


def test_populations_and_protocols_grow_at_their_own_pace():
    plan = plan_of(
        [server("cas", roles=("cas",))],
        [population("one", users={"owa": 1000, "outlook": 500}), population("two", users={"owa": 1000})],
    )
    growth = Growth(everyone=0.1, populations={"two": 0.0}, protocols={"owa": 0.5})
    found = forecast(plan, "design", library(), growth, 1)
    first, second = plan.populations
    after = evolve(
        plan,
        populations=(evolve(first, users=Users(owa=1650, outlook=550)), evolve(second, users=Users(owa=1500))),
    )
    single = evaluate(after, "design", library())
    np.testing.assert_allclose(found.use[12], single.utilization / single.ceiling, rtol=1e-9)


def test_machines_that_are_short_without_users_are_not_helped_by_more():
    plan = plan_of([server("mbx", roles=("mailbox",), memory_mb=512)], [population("hq", mailboxes=10)])
    found = forecast(plan, "design", library(), Growth(), 1)
    assert [addition.count for addition in found.additions] == [None]
    assert found.additions[0].month == 0


def test_when_more_machines_stop_helping_is_told_once():
    plan = sample("two-site-dag")
    found = forecast(plan, "today", library(), Growth(everyone=1.5), 5)
    counts = [addition.count for addition in found.additions]
    assert counts.count(None) == 1
    assert counts[-1] is None
    assert counts[:-1] == sorted(counts[:-1])
    assert found.additions[-1].is_full
    names = {row.id: row.name for row in plan.designs[0].machines}
    lines = addition_lines(found, names, date(2026, 11, 1))
    assert lines[-1].text.endswith("will not help: a DAG has at most 16 members.")
    assert sum("will not help" in line.text for line in lines) == 1


def test_a_group_that_serves_nobody_has_no_limits_of_disks():
    plan = sample("two-site-dag")
    (dag,) = plan.designs[0].dags
    plan = plan.with_design(evolve(plan.designs[0], dags=(evolve(dag, serves=()),)))
    found = forecast(plan, "today", library(), Growth(everyone=0.5), 3)
    assert not {curve.limit for curve in found.curves} & {"capacity", "operations", "database"}


def test_members_of_another_version_stay_in_their_group():
    """Four copies did not fit on the three members that were left."""
    plan = sample("two-site-dag")
    first, *others = plan.designs[0].machines
    design = evolve(plan.designs[0], machines=(evolve(first, exchange="2019"), *others))
    found = forecast(evolve(plan, designs=(design,)), "today", library(), Growth(everyone=0.5), 3)
    assert {addition.machine_ids for addition in found.additions} == {
        (first.id,), tuple(machine.id for machine in others)
    }  # fmt: skip


@pytest.mark.parametrize(
    ("growth", "years", "word"),
    [
        (Growth(everyone=-1.0), 1, "shrink"),
        (Growth(everyone=float("nan")), 1, "grow by more than 900 %"),
        (Growth(everyone=float("inf")), 1, "grow by more than 900 %"),
        (Growth(populations={"nobody": 0.1}), 1, "nobody"),
        (Growth(protocols={"gopher": 0.1}), 1, "gopher"),
        (Growth(), 0, "years"),
        (Growth(), 21, "years"),
    ],
)
def test_what_cannot_be_meant_is_one_sentence(growth, years, word):
    with pytest.raises(PlanError, match=word):
        forecast(two_servers(), "design", library(), growth, years)
