"""The risk of groups: each in its worst failure, draw by draw, as the design itself is evaluated."""

import numpy as np
import pytest
from attrs import evolve

from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from models.capacity.tiles import in_silence
from models.comparisons.draws import GAUGES, Scene
from models.comparisons.growing import Growth, grown_plan
from models.comparisons.risk import RiskSettings, risk
from models.plan.dags import Storage
from models.plan.entities import Plan, Users
from models.plan.overriding import override_figure
from models.words import percent
from planner.presenters.risk import risk_summary, risk_table
from planner.presenters.risk_charts import driver_chart, risk_headline, risk_number
from tests.unit.capacity.building import library, sample
from tests.unit.capacity.test_dags import members_of_2016, plan_with
from tests.unit.capacity.test_survival import members

FEW = RiskSettings(draws=200, seed=3, spread=0.2)


def unequal() -> Plan:
    """The member with least memory is not the one with fewest cores."""
    machines = members(24_576, 98_304, 98_304, 65_536)
    machines[2] = evolve(machines[2], processor=evolve(machines[2].processor, cores=8))
    return plan_with(machines=machines, mailboxes=2_000, copies=3, databases=24, failures=1)


PLANS = {
    "physical": lambda: (sample("two-site-dag"), "today"),
    "virtual": lambda: (sample("two-site-dag"), "se"),
    "unequal": lambda: (unequal(), "design"),
    "no failure": lambda: (plan_with(machines=members_of_2016(), databases=24, failures=0), "design"),
}


@pytest.mark.parametrize("name", PLANS)
@pytest.mark.parametrize("yearly", [0.0, 0.25, -0.5])
def test_a_draw_of_the_users_is_the_worst_failure_of_the_plan_with_so_many(name, yearly) -> None:
    plan, design_id = PLANS[name]()
    scene = Scene(plan, plan.design(design_id), library(), in_silence)
    size = scene.as_planned[np.newaxis] * (1.0 + yearly)
    _, found = scene.with_failures({}, size)
    grown = grown_plan(plan, Growth(everyone=yearly), 12)
    (numbers,) = dags_of(evaluate(grown, design_id, library())).values()
    for row, gauge in enumerate((numbers.worst.cpu, numbers.worst.memory, numbers.operations, numbers.capacity)):
        assert found[0, row, 0] == pytest.approx(gauge.utilization / gauge.ceiling, rel=1e-3)


def test_every_draw_of_figures_is_told_and_no_worst_failure_is_below_a_normal_day() -> None:
    plan = sample("two-site-dag")
    found = risk(plan, "today", library(), FEW)
    (dag,) = found.dags
    assert dag.machine_id == "dag-2016"
    assert {spread.resource for spread in dag.distributions} == {"cpu", "memory", "disk", "storage"}
    assert dag.quantiles[1] > max(machine.quantiles[1] for machine in found.machines)
    assert dag.each[GAUGES.index("network")] is None
    assert None not in (dag.each[GAUGES.index("disk")], dag.each[GAUGES.index("storage")])
    assert risk(plan, "today", library(), FEW).dags == found.dags, "the same seed"


def test_a_group_that_may_pass_a_ceiling_has_its_chance_with_the_error_of_the_draws() -> None:
    plan = sample("two-site-dag")
    found = risk(grown_plan(plan, Growth(everyone=0.4), 12), "today", library(), FEW)
    (dag,) = found.dags
    assert 0.0 < dag.probability < 1.0
    assert dag.error == pytest.approx((dag.probability * (1.0 - dag.probability) / 200) ** 0.5)
    assert dag.probability >= max(share for share in dag.each if share is not None)
    names = {row.id: row.name for row in (*plan.design("today").machines, *plan.design("today").dags)}
    summary = risk_summary(found, FEW, names)
    assert "In its worst failure, DAG-1 exceeds a ceiling in" in summary
    # What is likeliest stands above everything else: the group, not a member alone.
    assert found.machines[0].probability < found.dags[0].probability
    assert risk_headline(found, names) == "chance that DAG-1 exceeds a ceiling in its worst failure"
    assert risk_number(found) == percent(found.dags[0].probability)
    assert "of these runs (checked: CPU, memory, disk operations and disk space)." in summary
    assert "disks of DAG-1" not in summary
    assert risk_table(found, names).rows[0].cells[0] == "DAG-1, worst failure"


def test_a_failure_without_quorum_has_no_chance() -> None:
    plan = plan_with(machines=members_of_2016(), databases=24, copies=4, failures=3)
    found = risk(plan, "design", library(), FEW)
    assert found.dags[0].probability is None
    names = {row.id: row.name for row in (*plan.designs[0].machines, *plan.designs[0].dags)}
    assert "The worst failure of DAG is not assessed" in risk_summary(found, FEW, names)
    assert risk(sample("three-sites"), "physical", library(), RiskSettings(draws=8)).dags == ()


def test_a_group_whose_disks_nobody_states_is_assessed_by_the_rest_and_says_so() -> None:
    plan = sample("two-site-dag")
    design = plan.design("today")
    plan = plan.with_design(evolve(design, dags=tuple(evolve(dag, storage=Storage()) for dag in design.dags)))
    found = risk(plan, "today", library(), FEW)
    assert {spread.resource for spread in found.dags[0].distributions} == {"cpu", "memory"}
    summary = risk_summary(found, FEW, {row.id: row.name for row in (*design.machines, *design.dags)})
    assert "exceeds no ceiling in any of these runs (checked: CPU and memory)." in summary
    assert "The disks of DAG-1 are left out: the plan does not fully state them." in summary


def test_the_figures_of_disks_change_no_draw_of_cpu_and_memory() -> None:
    plan = sample("two-site-dag")
    design = plan.design("today")
    without = plan.with_design(evolve(design, dags=tuple(evolve(dag, storage=Storage()) for dag in design.dags)))
    for resource in ("cpu", "memory"):
        told, other = (
            next(spread for spread in risk(each, "today", library(), FEW).dags[0].distributions
                 if spread.resource == resource)
            for each in (plan, without)
        )  # fmt: skip
        assert told == other


def test_a_draw_of_the_figures_of_disks_is_the_plan_with_these_values() -> None:
    plan = sample("two-site-dag")
    values = {"storage/iops.per_message": 0.0009, "storage/iops.passive_part": 0.8, "storage/logs.size_exponent": 1.0,
              "storage/mailbox.whitespace_days": 2.5, "storage/index.share": 0.15}  # fmt: skip
    scene = Scene(plan, plan.design("today"), library(), in_silence)
    size = np.array([[1.0, 1.0], [1.2, 0.7]])
    drawn = {key: np.full(2, value) for key, value in values.items()}
    _, found = scene.with_failures(drawn, size)
    for key, value in values.items():
        plan = override_figure(plan, library().figures()[key], value, "drawn").apply(plan)
    for row, factors in enumerate(size):
        people = tuple(evolve(each, mailboxes=round(each.mailboxes * factor), users=Users())
                       for each, factor in zip(plan.populations, factors, strict=True))  # fmt: skip
        (numbers,) = dags_of(evaluate(evolve(plan, populations=people), "today", library())).values()
        for place, gauge in ((2, numbers.operations), (3, numbers.capacity)):
            assert found[row, place, 0] == pytest.approx(gauge.utilization / gauge.ceiling, rel=1e-6)


@pytest.mark.parametrize("resource", ["cpu", "memory", "disk", "storage"])
def test_the_drivers_of_a_worst_failure_go_to_what_the_plan_with_an_end_of_a_figure_says(resource) -> None:
    plan = sample("two-site-dag")
    found = risk(plan, "se", library(), FEW)
    (dag,) = found.dags
    spread = next(each for each in dag.distributions if each.resource == resource)
    chart = driver_chart(found, dag.machine_id, spread, "DAG-2, worst failure")
    (numbers,) = dags_of(evaluate(plan, "se", library())).values()
    limit = {"disk": "operations", "storage": "capacity"}.get(resource, resource)
    assert chart.middle == pytest.approx(numbers.limits[limit].utilization)
    longest = chart.bars[0]
    assert {bar.name for bar in chart.bars} & {row.name for row in plan.populations}
    figure = next(row for row in found.drivers if row.status != "yours" and row.key in {b.key for b in chart.bars})
    bar = next(bar for bar in chart.bars if bar.key == figure.key)
    published = library().figures()[figure.key]
    for value, end in zip(figure.ends, (bar.low, bar.high), strict=True):
        changed = override_figure(plan, published, value, "an end of its range").apply(plan)
        (there,) = dags_of(evaluate(changed, "se", library())).values()
        assert end == pytest.approx(there.limits[limit].utilization, rel=1e-3)
    assert abs(longest.high - longest.low) >= abs(bar.high - bar.low)
