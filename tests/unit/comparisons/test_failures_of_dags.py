"""Failures of designs with database availability groups: copies are activated, a quorum is needed."""

from datetime import date
from typing import Any

import numpy as np
import pytest
from attrs import evolve

from models.calibration.heads import STORE
from models.capacity.compiler import compile_design
from models.capacity.dags.member_gauges import STORAGE, gauge_of, gauges_of
from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from models.capacity.load import load_from
from models.comparisons.candidates import candidates_of
from models.comparisons.ceilings import ends_of, users_at_ceiling
from models.comparisons.failure_preview import preview_failure
from models.comparisons.failures import failures
from models.comparisons.growing import Growth, grown_plan
from models.comparisons.growth import forecast
from models.comparisons.lines import setting_words
from models.comparisons.outages import Outage, outages_of, remains
from models.comparisons.parameters import PARAMETERS, axis_of
from models.comparisons.sweeps import sweep_parameters
from models.comparisons.weak_evidence import weak_figures
from models.plan.dags import Storage
from models.plan.entities import Plan, Site, Vm
from models.plan.queries import people_of
from models.plan.scenario import Scenario, scenario_change
from planner.presenters.failures import doubted_gauges
from planner.presenters.growth import growth_headline, growth_summary, month_in_short
from planner.presenters.growth_chart import growth_chart
from planner.presenters.report_outlook import growth_words
from planner.presenters.sweep import summary_lines, sweep_chart
from tests.unit.capacity.building import library, sample, samples
from tests.unit.capacity.test_dags import members_of_2016, plan_with


def plan_of_2016(**values: Any) -> Plan:
    return plan_with(machines=members_of_2016(), **values)


def left_after(plan: Plan, *down: str) -> Any:
    return remains(compile_design(plan, plan.designs[0], library()), [Outage(down)])


def active_after(plan: Plan, *down: str) -> dict[str, float]:
    """Return the databases of each member after an outage, by brute force over the distribution."""
    numbers = dags_of(evaluate(plan, plan.designs[0].id, library()))["dag"]
    found = dict.fromkeys(numbers.dag.members, 0.0)
    able = numbers.dag.active_copies
    for row in numbers.copies.tolist():
        holders = [numbers.dag.members[copy] for copy in row[:able]]
        alive = [holder for holder in holders if holder not in down]
        if alive:
            found[alive[0]] += 1.0
    return found


@pytest.mark.parametrize("down", [("ex-0",), ("ex-3",), ("ex-0", "ex-3"), ("ex-1", "ex-2")])
@pytest.mark.parametrize("values", [{}, {"copies": 3, "lagged": 1}, {"second_site": "leeds"}])
def test_members_that_are_left_activate_the_next_copies(down, values) -> None:
    plan = plan_of_2016(**values)
    compiled = compile_design(plan, plan.designs[0], library())
    left = left_after(plan, *down)
    expected = active_after(plan, *down)
    use = load_from(compiled, 0, left.asked).utilization()[0, 0]
    numbers = dags_of(evaluate(plan, plan.designs[0].id, library()))["dag"]
    (group,) = compiled.groups
    work = numbers.normal.cpu.utilization
    for row, member in enumerate(compiled.machines.ids):
        mine = (compiled.assignments.machine == row) & (compiled.assignments.passive > 0.0)
        assert left.active[0][mine] * 48 == pytest.approx(expected[member])
    assert work is not None
    assert len(group.copies) == 48
    assert np.all(use[[compiled.machines.ids.index(member) for member in down]] == 0.0)


def test_the_worst_failure_of_the_group_is_the_worst_of_failures() -> None:
    plan = plan_of_2016(copies=3)
    numbers = dags_of(evaluate(plan, "design", library()))["dag"]
    compiled, singles = compile_design(plan, plan.designs[0], library()), outages_of(
        plan, plan.designs[0], pairs=False, machines_only=True)  # fmt: skip
    use = load_from(compiled, 0, remains(compiled, singles).asked).cpu
    assert use.max() == pytest.approx(numbers.worst.cpu.utilization)
    found = failures(plan, "design", library(), pairs=False, machines_only=True)
    assert all(result.unserved == 0 for result in found.results)
    assert found.may_fail == 1


def test_databases_without_a_copy_leave_their_part_of_the_users_unserved() -> None:
    plan = plan_of_2016(copies=2, failures=1)
    found = failures(plan, "design", library(), machines_only=True)
    lost = {result.outage.down: result.unserved for result in found.results}
    assert lost["ex-0",] == 0
    two = [number for down, number in lost.items() if len(down) == 2]
    assert any(two)
    assert max(two) < 6_000
    assert sum(two) == pytest.approx(6_000, abs=6), "each database is lost with one pair of members"


def test_without_a_quorum_nobody_is_served() -> None:
    plan = plan_of_2016(witness_site="london", link=1e3)
    assert left_after(plan, "leeds").unserved[0].tolist() == [0.0]
    assert left_after(plan, "ex-0", "ex-1").unserved[0].tolist() == [0.0]
    assert left_after(plan, "ex-0", "london").unserved[0].tolist() == [1.0]


def test_the_site_of_a_witness_fails_too_although_nothing_else_is_there() -> None:
    plan = plan_of_2016()
    plan = evolve(plan, sites=(*plan.sites, Site(id="york", name="York")))
    (dag,) = plan.designs[0].dags
    with_witness = plan.with_design(evolve(plan.designs[0], dags=(evolve(dag, witness_site="york"),)))
    found, before = (
        {frozenset(row.outage.down): row.unserved for row in failures(each, "design", library()).results}
        for each in (with_witness, plan)
    )
    assert found[frozenset({"york"})] == 0
    assert found[frozenset({"york", "leeds"})] == 6_000, "two votes of five are left"
    assert frozenset({"york"}) not in before


def test_a_link_that_is_down_leaves_the_side_with_the_witness() -> None:
    for site, served in (("london", 0.0), ("leeds", 1.0)):
        plan = plan_of_2016(witness_site=site)
        left = left_after(plan, "wan")
        assert left.unserved[0].tolist() == [served], "the users sit in London"
        active = left.active[0][left.active[0] > 0.0]
        assert active.sum() == pytest.approx(1.0 * (active.size // 2))


def test_a_site_without_servers_is_served_while_it_reaches_the_group() -> None:
    plan = plan_of_2016()
    far = evolve(plan, sites=(*plan.sites, Site(id="york", name="York")), populations=(
        evolve(plan.populations[0], site="york"),), links=(*plan.links, evolve(plan.links[0], id="lan",
        ends=("york", "leeds"))))  # fmt: skip
    assert left_after(far, "ex-0").unserved[0].tolist() == [0.0]
    assert left_after(far, "lan").unserved[0].tolist() == [1.0]


def test_a_preview_says_who_takes_over_and_which_databases_are_lost() -> None:
    plan = plan_of_2016(copies=2, failures=1)
    preview = preview_failure(plan, "design", library(), Outage(("ex-0",)))
    moved = sum(entry.users for entry in preview.takeovers if entry.duty == STORE)
    assert moved == pytest.approx(1_500, abs=3)
    assert len({entry.target for entry in preview.takeovers}) == 2, "both members at the other site share them"
    assert not preview.unserved
    two = next(
        outage for outage in outages_of(plan, plan.designs[0], machines_only=True)
        if len(outage.down) == 2 and left_after(plan, *outage.down).unserved[0, 0] > 0.0
    )  # fmt: skip
    (entry,) = preview_failure(plan, "design", library(), two).unserved
    assert (entry.dag, entry.population) == ("dag", "hq")
    assert entry.users == pytest.approx(6_000 * entry.databases / 48, abs=1)


@pytest.mark.parametrize("design", ["today", "se"])
def test_the_sample_survives_each_member_and_its_gauges_agree_with_the_group(design) -> None:
    plan = sample("two-site-dag")
    identifier = next(each.id for each in plan.designs if each.id.startswith(design))
    evaluation = evaluate(plan, identifier, library())
    found = failures(plan, identifier, library(), pairs=False, machines_only=True)
    for numbers in dags_of(evaluation).values():
        for member, (normal, _) in numbers.members["cpu"].items():
            machine = plan.design(identifier).by_id[member]
            shown = evaluation.gauge(member, "cpu").utilization
            assert shown == pytest.approx(normal.utilization)
            down = machine.host if isinstance(machine, Vm) else member
            result = next(result for result in found.results if result.outage.down == (down,))
            assert result.unserved == 0


@pytest.mark.parametrize("everyone", [0.1, 0.4])
def test_growth_tells_when_the_worst_failure_becomes_too_much(everyone) -> None:
    plan = plan_of_2016(copies=3)
    found = forecast(plan, "design", library(), Growth(everyone=everyone), 10)
    numbers = dags_of(evaluate(plan, "design", library()))["dag"]
    assert numbers.worst.cpu.utilization is not None
    (crossing,) = [row for row in found.groups if row.limit == "cpu"]
    assert crossing.month is not None
    for month, above in ((crossing.month - 1, False), (crossing.month, True)):
        grown = grown_plan(plan, Growth(everyone=everyone), month)
        gauge = dags_of(evaluate(grown, "design", library()))["dag"].worst.cpu
        assert (gauge.utilization > gauge.ceiling) == above
    assert crossing.machine_id in numbers.dag.members
    assert crossing.machine_id not in numbers.worst.failed


def test_more_members_are_added_to_a_group_that_is_too_full() -> None:
    plan = plan_of_2016(copies=2, mailboxes=14_000)
    found = forecast(plan, "design", library(), Growth(everyone=0.2), 3)
    (addition, *_) = found.additions
    assert addition.machine_ids == ("ex-0", "ex-1", "ex-2", "ex-3")
    assert addition.count is not None
    dag = plan.designs[0].dags[0]
    names = [f"new-{number}" for number in range(addition.count)]
    more = [evolve(plan.designs[0].machines[number % 4], id=name) for number, name in enumerate(names)]
    design = evolve(plan.designs[0], machines=(*plan.designs[0].machines, *more), dags=(
        evolve(dag, members=(*dag.members, *names)),))  # fmt: skip
    grown = grown_plan(plan.with_design(design), Growth(everyone=0.2), addition.month)
    evaluation = evaluate(grown, "design", library())
    assert all(evaluation.gauge(member, "cpu").utilization <= 0.75 for member in design.dags[0].members)


def test_a_design_carries_no_more_users_than_its_groups_survive() -> None:
    plan = plan_of_2016(copies=3)
    (candidate,) = candidates_of(plan, {"design": evaluate(plan, "design", library())})
    found = users_at_ceiling(candidate)
    assert found is not None
    assert (found.machine, found.resource) == ("dag", "memory")
    numbers = dags_of(candidate.evaluation)["dag"]
    assert found.users == 6_000 + numbers.room
    low, high = ends_of(candidate)
    assert low <= found.users <= high
    assert "memory in the worst failure" in setting_words(candidate, found)


@pytest.mark.parametrize("limit", ["capacity", "operations"])
@pytest.mark.parametrize("everyone", [0.1, 0.3])
def test_growth_tells_when_the_disks_of_a_group_become_too_small_or_too_slow(limit, everyone) -> None:
    growth, few = Growth(everyone=everyone), dags_of(evaluate(plan_of_2016(copies=3), "design", library()))["dag"]
    use = few.limits[limit].utilization / few.limits[limit].ceiling
    plan = plan_of_2016(copies=3, mailboxes=round(6_000 * 0.5 / use))
    found = forecast(plan, "design", library(), growth, 20)
    (crossing,) = [row for row in found.groups if row.limit == limit]
    assert crossing.month and crossing.earliest <= crossing.month
    for month, above in ((crossing.month - 1, False), (crossing.month, True)):
        gauge = dags_of(evaluate(grown_plan(plan, growth, month), "design", library()))["dag"].limits[limit]
        assert (gauge.utilization > gauge.ceiling) == above


def test_an_edge_server_leaves_no_failure_undecided() -> None:
    plan = sample("two-site-dag")
    design = plan.designs[0]
    edge = evolve(design.machines[0], id="edge", name="EDGE-1", roles=("edge",))
    with_edge = plan.with_design(evolve(design, machines=(*design.machines, edge)))
    usual, found = (failures(each, design.id, library()).results for each in (plan, with_edge))
    assert None not in {result.survived for result in found}
    of_others = {result.outage.down: result.survived for result in found if "edge" not in result.outage.down}
    assert of_others == {result.outage.down: result.survived for result in usual}


def test_window_and_report_tell_the_same_limits_of_a_group() -> None:
    plan = next(plan for plan in samples() if any(design.dags for design in plan.designs))
    design = next(design for design in plan.designs if design.dags)
    names = {row.id: row.name for row in (*design.machines, *design.dags)}
    today, found = date(2026, 11, 1), forecast(plan, design.id, library(), Growth(everyone=0.1), 5)
    told = [crossing for crossing in found.groups if crossing.month is not None]
    assert {crossing.limit for crossing in told} == {"cpu", "memory", "capacity", "database"}
    for crossing in told:
        month = month_in_short(today, crossing.month)
        assert month in {mark.text for mark in growth_chart(found, names, today).marks}
        assert any(month in words for words in growth_words(plan, found, names))
    assert "disk space" in growth_summary(found, names)
    assert growth_headline(found, names, today).startswith("DAG-1 runs out of disk space in")


@pytest.mark.parametrize("key", ["users", "messages", "message-size", "mailbox-size", "cpu-ceiling"])
def test_a_sweep_has_the_limits_of_groups_of_the_changed_plan(key) -> None:
    plan, parameter = plan_of_2016(copies=3, lagged=1), PARAMETERS[key]
    ends = {"cpu-ceiling": (0.5, 1.0), "mailbox-size": (1024.0, 4096.0)}.get(key, (0.5, 2.0))
    axis = axis_of(key, *ends, 4)
    swept = sweep_parameters(plan, "design", [axis], library())
    assert [group.limit for group in swept.groups] == ["cpu", "memory", "capacity", "operations", "database"]
    for point, value in enumerate(axis.values):
        changed = scenario_change(plan, "design", parameter.at(Scenario(), value), library()).apply(plan)
        numbers = dags_of(evaluate(changed, "design", library()))["dag"]
        for group in swept.groups:
            if group.limit == "database":
                use, ceiling = numbers.database_mb / (numbers.dag.most_database_gb * 1024), 1.0
            else:
                use, ceiling = numbers.limits[group.limit].utilization, numbers.limits[group.limit].ceiling
            assert group.utilization[point] == pytest.approx(use)
            assert group.against_ceiling[point] == pytest.approx(use / ceiling)


def test_a_sweep_says_where_a_group_passes_each_of_its_limits() -> None:
    plan = sample("two-site-dag")
    design = next(design for design in plan.designs if design.dags)
    swept = sweep_parameters(plan, design.id, [axis_of("users", 0.5, 2.0, 31)], library())
    (place,) = [number for number, group in enumerate(swept.groups) if group.limit == "capacity"]
    space, crossing = swept.groups[place], swept.group_crossings()[place]
    at = crossing.value
    assert at is not None and not crossing.above
    assert np.interp(at, swept.axes[0].values, space.against_ceiling) == pytest.approx(1.0)
    lines = summary_lines(swept)
    assert f"DAG-1 runs out of disk space at {round(at * 100)} %." in lines
    assert lines[-2].startswith("The disk operations of DAG-1 exceed their ceiling at")
    assert lines[-1].startswith("The databases of DAG-1 exceed their size limit at")
    memory = swept.group_crossings()[1].value
    assert f"In its worst failure, DAG-1 exceeds its memory ceiling at {round(memory * 100)} %." in lines
    assert "DAG-1, disk space" in [line.name for line in sweep_chart(swept).lines]
    two = sweep_parameters(
        plan, design.id, [axis_of("users", 0.5, 2.0, 3), axis_of("messages", 0.5, 2.0, 2)], library()
    )
    some = int((two.groups[place].against_ceiling > 1.0).sum())
    assert f"DAG-1 is out of disk space at {some} of 6 points." in summary_lines(two)


def test_a_sweep_names_groups_of_which_the_disks_are_not_known() -> None:
    swept = sweep_parameters(plan_of_2016(storage=Storage()), "design", [axis_of("users", 0.5, 2.0, 3)], library())
    assert {group.limit for group in swept.groups} <= {"cpu", "memory", "database"}
    assert "The disks of DAG are not assessed: enter their number, capacity and type." in summary_lines(swept)


def disks_after(plan: Plan, *down: str) -> dict[str, float]:
    """Return the use of the disks of the members that are left, from the databases that are active on each."""
    numbers = dags_of(evaluate(plan, "design", library()))["dag"]
    held = np.bincount(numbers.copies.ravel(), minlength=len(numbers.dag.members))
    # 6,000 mailboxes of 100 messages a day; a passive copy does half; 12 disks of 80 operations.
    each = 6_000 * 100 * 0.00067 / 48 / (12 * 80.0)
    active = active_after(plan, *down)
    return {
        member: (active[member] + (held[row] - active[member]) * 0.5) * each
        for row, member in enumerate(numbers.dag.members)
        if member not in down
    }


@pytest.mark.parametrize("down", [("ex-0",), ("ex-3",), ("ex-0", "ex-2")])
def test_a_preview_tells_what_the_disks_of_the_members_that_are_left_do(down) -> None:
    plan = plan_of_2016(copies=3)
    after = preview_failure(plan, "design", library(), Outage(down)).after
    for member, use in disks_after(plan, *down).items():
        assert gauges_of(after, member)["disk"].utilization == pytest.approx(use)
        space = gauge_of(evaluate(plan, "design", library()), member, STORAGE)
        assert gauges_of(after, member)[STORAGE] == space, "no failure changes what disks hold"
    for member in down:
        assert gauges_of(after, member)["disk"].utilization is None
        assert STORAGE not in gauges_of(after, member)


def test_the_worst_preview_of_the_disks_is_the_worst_failure_of_the_group() -> None:
    plan = plan_of_2016(copies=3)
    worst = dags_of(evaluate(plan, "design", library()))["dag"].operations.utilization
    members = plan.designs[0].dags[0].members
    previews = [preview_failure(plan, "design", library(), Outage((member,))).after for member in members]
    uses = [gauge_of(after, member, "disk").utilization for after in previews for member in members]
    assert max(use for use in uses if use is not None) == pytest.approx(worst)


def test_mailboxes_behind_a_link_that_is_down_ask_nothing_of_disks() -> None:
    plan = plan_of_2016(witness_site="leeds")
    after = preview_failure(plan, "design", library(), Outage(("wan",))).after
    assert {gauge_of(after, member, "disk").utilization for member in plan.designs[0].dags[0].members} == {0.0}


def test_a_failure_is_not_survived_where_disks_are_too_slow_then() -> None:
    """The normal day stays below the ceiling of three disks; each failure is above it."""
    slow = Storage(disks=3, disk_tb=8.0, databases_per_disk=4)
    plan = plan_of_2016(copies=2, mailboxes=7_000, storage=slow)
    found = failures(plan, "design", library(), pairs=False, machines_only=True)
    worst = dags_of(evaluate(plan, "design", library()))["dag"].operations
    for result in found.results:
        assert result.survived is False
        assert (result.resource, result.unserved) == ("disk", 0)
    assert max(result.use for result in found.results if result.use) == pytest.approx(worst.utilization / worst.ceiling)
    assert found.may_fail == 0
    weak = weak_figures(plan, "design", library(), doubted_gauges(found))
    assert {"storage/iops.per_message", "storage/iops.passive_part"} <= {figure.key for figure in weak}
    own = [evolve(row, disk_iops=1e4) for row in plan.designs[0].machines]
    fast = plan.with_design(evolve(plan.designs[0], machines=own))
    assert failures(fast, "design", library(), pairs=False, machines_only=True).may_fail == 0, (
        "of this version only the disks of the group have figures"
    )


def test_databases_of_a_site_that_fails_are_taken_over_by_all_members_that_get_more():
    plan = sample("two-site-dag")
    design = plan.designs[0]
    (dag,) = design.dags
    design = evolve(design, dags=(evolve(dag, active="users"),))
    # One site has most of the users: without them, its databases would hardly count.
    first, *others = plan.populations
    few = [evolve(row, mailboxes=200, users=evolve(row.users, outlook=200)) for row in others]
    plan = evolve(plan, populations=(first, *few), designs=(design,))
    preview = preview_failure(plan, design.id, library(), Outage((first.site,)))
    more = {member for member in dag.members if member not in preview.failed}
    assert more and {entry.target for entry in preview.takeovers if entry.duty == STORE} == more
    moved = sum(entry.users for entry in preview.takeovers if entry.duty == STORE)
    assert moved == pytest.approx(people_of(first), rel=0.1)
    assert sum(entry.users for entry in preview.unserved) == people_of(first)
