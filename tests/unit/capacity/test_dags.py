"""The numbers of a database availability group in a design, and what they mean in sentences."""

import re
from operator import attrgetter
from typing import Any

import pytest
from attrs import evolve

from models.capacity.dags.results import DagNumbers, dags_of
from models.capacity.dags.work import Figures
from models.capacity.evaluate import evaluate
from models.dag.activation import even_load
from models.plan.dags import Dag, Storage
from models.plan.entities import Link, Plan, Site
from tests.unit.capacity.building import host, library, plan_of, population, server, vm

SITES = [Site(id="london", name="London"), Site(id="leeds", name="Leeds")]
DISKS = Storage(disks=12, disk_tb=8.0, databases_per_disk=4)
MCYCLES = 12 * 3333.0


def plan_with(members: int = 4, mailboxes: int = 6_000, machines: Any = None, link: float = 1e3, **values: Any) -> Plan:
    if machines is None:
        machines = [
            server(f"ex-{number}", site=("london", "leeds")[number % 2], roles=("cas", "hub", "mailbox"),
                   cores=12, mhz=3333, memory_mb=98_304)
            for number in range(members)
        ]  # fmt: skip
    given = {"databases": 48, "copies": 4, "lagged": 0, "failures": 1, "storage": DISKS}
    members_of = tuple(row.id for row in machines if row.kind != "host")
    dag = Dag(**{"id": "dag", "name": "DAG", "members": members_of, "serves": ("hq",), **given, **values})
    hq = population("hq", site="london", mailboxes=mailboxes, users={"outlook": mailboxes})
    links = [Link(id="wan", ends=("london", "leeds"), bandwidth_mbit_s=link)]
    plan = plan_of(machines, [hq], sites=SITES, links=links)
    return plan.with_design(evolve(plan.designs[0], dags=(dag,)))


def numbers_of_dag(plan: Plan) -> DagNumbers:
    return dags_of(evaluate(plan, plan.designs[0].id, library()))["dag"]


def findings_of(plan: Plan) -> dict[str, Any]:
    found = evaluate(plan, plan.designs[0].id, library()).quick_findings
    return {finding.rule: finding for finding in found if finding.rule.startswith("dag-")}


@pytest.mark.parametrize("failed", [0, 1, 2])
def test_equal_members_carry_what_the_closed_form_says(failed) -> None:
    """12 cores of 3,333 MHz; 2 megacycles an active mailbox and 0.3 a passive copy; 10 % for each further copy."""
    found = numbers_of_dag(plan_with(failures=2)).rows[failed]
    active, passive = even_load(6_000, 4, 4, failed)
    expected = (active * 2.0 * 1.3 + passive * 0.3) / MCYCLES
    # Six of 48 databases more or less on a member, as the copies fall.
    assert found.cpu.utilization == pytest.approx(expected, rel=0.08 if failed == 2 else 1e-9)
    assert found.cpu.low < found.cpu.utilization == found.cpu.high
    assert found.survived


def test_a_failure_is_a_design_without_the_member() -> None:
    """The members that are left serve all mailboxes, each with the copies that it has."""
    plan = plan_with(copies=3, failures=1)
    whole = numbers_of_dag(plan)
    worst = whole.worst
    left = [member for member in plan.designs[0].dags[0].members if member not in worst.failed]
    rows = [[whole.dag.members[copy] for copy in row] for row in whole.copies.tolist()]
    active = dict.fromkeys(left, 0)
    for row in rows:
        active[next(member for member in row if member in left)] += 1
    assert (min(active.values()), max(active.values())) == worst.active
    assert sum(active.values()) == 48


def test_room_is_where_the_first_ceiling_is_met() -> None:
    numbers = numbers_of_dag(plan_with())
    assert numbers.room is not None
    full = numbers_of_dag(plan_with(mailboxes=6_000 + numbers.room))
    over = numbers_of_dag(plan_with(mailboxes=6_000 + numbers.room + 2))
    gauge = attrgetter("worst.cpu" if numbers.limit == "cpu" else numbers.limit)
    assert gauge(full).utilization <= gauge(full).ceiling < gauge(over).utilization


def test_more_mailboxes_never_need_less() -> None:
    before, after = numbers_of_dag(plan_with()), numbers_of_dag(plan_with(mailboxes=7_000))
    for name in ("capacity", "operations"):
        assert getattr(after, name).utilization > getattr(before, name).utilization
    assert after.worst.cpu.utilization > before.worst.cpu.utilization
    assert all(more.value >= less.value for more, less in zip(after.measures, before.measures, strict=True))


def test_both_sites_ship_their_logs() -> None:
    """Half of 48 databases are active at each site, each with two copies at the other; 30 logs of 1 MB at 150."""
    numbers = numbers_of_dag(plan_with())
    assert {(source, target) for source, target, _ in numbers.replication} == {("london", "leeds"), ("leeds", "london")}
    logs = 6_000 * 100 * 0.2 * (50 / 75) ** 0.926
    expected = logs / 2 * 2 * 2.0 * 2**20 * 8 / 1e6 / 86_400
    assert sum(traffic for *_, traffic in numbers.replication) == pytest.approx(2 * expected)
    assert numbers.measure("logs").value == pytest.approx(logs / 1024)


def test_what_is_not_known_is_no_zero() -> None:
    numbers = numbers_of_dag(plan_with(storage=Storage()))
    assert numbers.capacity.utilization is None and numbers.operations.utilization is None
    solid = numbers_of_dag(plan_with(storage=Storage(disks=12, disk_type="ssd")))
    assert solid.operations.state == "no data"


def test_a_vm_carries_less_than_its_vcpus() -> None:
    machines = [host("h-1", site="london"), host("h-2", site="leeds")]
    machines += [
        vm(f"vm-{row}", 4, host=f"h-{row}", roles=("cas", "hub", "mailbox"), exchange="2010") for row in (1, 2)
    ]
    numbers = numbers_of_dag(plan_with(machines=machines, mailboxes=1_000, copies=2))
    normal = numbers.normal.cpu.utilization
    assert normal is not None and normal > (500 * 2.2 + 500 * 0.3) / (4 * 3333.0)


FINDINGS = {
    "dag-cpu": ({"mailboxes": 60_000}, "The ceiling is 80 %"),
    "dag-space": ({"storage": Storage(disks=1, disk_tb=0.1)}, "Add disks, or larger ones"),
    "dag-operations": ({"storage": Storage(disks=1, disk_tb=80.0)}, "Add disks, or faster ones"),
    "dag-databases": ({"databases": 101}, "A server holds at most 100"),
    "dag-database-size": ({"most_database_gb": 1.0}, "The plan allows 1 GB"),
    "dag-jbod": ({"copies": 2}, "JBOD needs 3 copies"),
    "dag-ssds": ({"storage": evolve(DISKS, ssds=1, ssd_tb=0.8)}, "4 "),
    "dag-replication": ({"link": 1.0}, "use a faster link"),
}


@pytest.mark.parametrize(("rule", "values", "remedy"), [(rule, *case) for rule, case in FINDINGS.items()])
def test_a_fault_is_found_and_a_sound_group_has_none(rule, values, remedy) -> None:
    assert findings_of(plan_with()) == {}
    found = findings_of(plan_with(**values))
    assert rule in found
    assert re.search(remedy, found[rule].remedy)


def test_a_group_that_loses_its_quorum_or_databases_is_found() -> None:
    quorum = findings_of(plan_with(copies=4, failures=3))["dag-failure"]
    assert quorum.remedy == "2 of its votes would be left and 3 are needed; add members or a witness."
    machines = [server(f"ex-{row}", site="london", roles=("cas", "hub", "mailbox")) for row in range(3)]
    assert "dag-failure" not in findings_of(plan_with(machines=machines, copies=2, mailboxes=100))


def test_members_that_do_not_fit_are_found() -> None:
    plan = plan_with()
    (first, second, *others) = plan.designs[0].machines
    machines = [evolve(first, roles=("cas",)), evolve(second, exchange="2007"), *others]
    found = findings_of(plan.with_design(evolve(plan.designs[0], machines=machines)))
    assert "EX-0" in found["dag-without-mailbox"].text
    assert "dag-mixed-versions" in found


def test_a_version_without_published_megacycles_has_no_cpu() -> None:
    machines = [server(f"ex-{row}", site="london", exchange="2007", roles=("cas", "hub", "mailbox")) for row in (1, 2)]
    numbers = numbers_of_dag(plan_with(machines=machines, copies=2))
    assert numbers.worst.cpu.utilization is None and numbers.worst.busiest is None


def test_a_version_by_megacycles_adds_up_what_its_duties_cost() -> None:
    """2013 by the published table at 100 messages a day: 4.25 and 1.59 active, 1.37 passive."""
    given = library().calibration_of("2010")
    figure = given.get("mailbox.megacycles.mailbox-messages")
    costs = {"mailbox.cpu.mailbox-messages": 0.0425, "cas.cpu.mailbox-messages": 0.0159}
    passive = {"mailbox.cpu.passive-messages": 0.0137}
    figures = {key: evolve(figure, value=value, low=value, high=value) for key, value in (costs | passive).items()}
    own = evolve(given, figures=figures, head=evolve(given.head, cpu_unit="Mcycles"))
    made = evolve(library(), calibrations={**library().calibrations, given.id: own})
    both = Figures(made, "2010", ("cas", "hub", "mailbox")).megacycles(1, "central")
    assert both == pytest.approx((0.0584, 0.0137))
    assert Figures(made, "2010", ("mailbox",)).megacycles(1, "central") == pytest.approx((0.0425, 0.0137))


@pytest.mark.parametrize("members", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("there", [None, 0, 1, 2, 3, 4])
@pytest.mark.parametrize("moved", [False, True])
def test_a_second_site_without_room_is_said_and_every_copy_still_has_a_member(members, there, moved) -> None:
    copies = min(members, 4)
    plan = plan_with(members=members, copies=copies, failures=0, second_site="leeds",
                     second_site_copies=None if there is None else min(there, copies))  # fmt: skip
    design = plan.designs[0]
    if moved:
        machines = [evolve(row, site="london") for row in design.machines]
        plan = plan.with_design(evolve(design, machines=machines))
    found = numbers_of_dag(plan)
    assert all(len(set(row)) == copies for row in found.copies.tolist())
    wanted = copies // 2 if there is None else min(there, copies)
    at_leeds = 0 if moved else members // 2
    fits = wanted <= at_leeds and 0 < copies - wanted <= members - at_leeds
    assert ("dag-second-site" in findings_of(plan)) != fits


def test_a_group_that_serves_nobody_is_a_note() -> None:
    assert findings_of(plan_with(serves=()))["dag-without-users"].severity == "note"
    assert "dag-without-users" not in findings_of(plan_with())


def test_the_megacycle_factor_of_a_population_counts_for_active_copies_alone() -> None:
    plan = plan_with()
    (users,) = plan.populations
    weighted = evolve(plan, populations=(evolve(users, megacycle_factor=2.0, megacycle_share=0.5),))
    figures = Figures(library(), "2010", ("mailbox",))
    first, second = (
        figures.work(each.designs[0].dags[0], list(each.populations), "central") for each in (plan, weighted)
    )
    assert second.active_cpu == pytest.approx(1.5 * first.active_cpu)
    assert (second.passive_cpu, second.active_iops) == (first.passive_cpu, first.active_iops)


def test_gauges_that_leave_out_copies_are_a_warning_with_both_numbers() -> None:
    machines = [server(f"ex-{number}", site=("london", "leeds")[number % 2], roles=("mailbox",), exchange="2016",
                       windows="2016", cores=20, mhz=2000, memory_mb=98_304) for number in range(4)]  # fmt: skip
    plan = plan_with(machines=machines)
    numbers, evaluation = numbers_of_dag(plan), evaluate(plan, plan.designs[0].id, library())
    busiest = numbers.normal.busiest
    shown, asked = evaluation.gauge(busiest, "cpu").utilization, numbers.normal.cpu.utilization
    found = findings_of(plan).get("dag-gauges")
    assert (found is not None) == (asked - shown >= 0.01)
    alone = evolve(plan, designs=(evolve(plan.designs[0], machines=machines[::2], dags=(
        evolve(plan.designs[0].dags[0], members=("ex-0", "ex-2"), copies=2),)),))  # fmt: skip
    found = findings_of(alone)["dag-gauges"]
    assert f"{asked_of(alone):.0%}".replace("%", " %") in found.remedy


def asked_of(plan: Plan) -> float:
    return numbers_of_dag(plan).normal.cpu.utilization
