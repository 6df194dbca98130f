"""The numbers of a database availability group in a design, and what they mean in sentences."""

import re
from itertools import combinations
from operator import attrgetter
from typing import Any

import numpy as np
import pytest
from attrs import evolve

from models.capacity.compiler import compile_design
from models.capacity.dags.member_use import MemberUse, SiteWork
from models.capacity.dags.results import DagNumbers, dags_of
from models.capacity.dags.survival import hinges_on_witness, is_carried, outcome_words
from models.capacity.drivers import COLUMN
from models.capacity.evaluate import evaluate
from models.capacity.evaluator import Evaluator
from models.capacity.load import assignment_drivers
from models.capacity.people import STORE_ROW
from models.dag.activation import even_load
from models.plan.dags import Dag, Storage
from models.plan.entities import Link, Plan, Site
from tests.unit.capacity.building import host, library, plan_of, population, server, vm

SITES = [Site(id="london", name="London"), Site(id="leeds", name="Leeds")]
DISKS = Storage(disks=12, disk_tb=8.0, databases_per_disk=4)
MCYCLES = 12 * 3333.0


def plan_with(
    members: int = 4,
    mailboxes: int = 6_000,
    machines: Any = None,
    link: float = 1e3,
    latency: float = 0.0,
    **values: Any,
) -> Plan:
    if machines is None:
        machines = [
            server(f"ex-{number}", site=("london", "leeds")[number % 2], exchange="2010-megacycles",
                   roles=("cas", "hub", "mailbox"), cores=12, mhz=3333, memory_mb=98_304)
            for number in range(members)
        ]  # fmt: skip
    given = {"databases": 48, "copies": 4, "lagged": 0, "failures": 1, "storage": DISKS}
    members_of = tuple(row.id for row in machines if row.kind != "host")
    dag = Dag(**{"id": "dag", "name": "DAG", "members": members_of, "serves": ("hq",), **given, **values})
    hq = population("hq", site="london", mailboxes=mailboxes, users={"outlook": mailboxes})
    links = [Link(id="wan", ends=("london", "leeds"), bandwidth_mbit_s=link, latency_ms=latency)]
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
    machines = [server(f"ex-{row}", site=("london", "leeds")[row % 2], exchange="2010-megacycles", roles=("mailbox",),
                       cores=12, mhz=3333, memory_mb=98_304) for row in range(4)]  # fmt: skip
    found = numbers_of_dag(plan_with(machines=machines, failures=2)).rows[failed]
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


def test_room_with_a_site_lost_is_where_a_member_of_the_other_meets_a_ceiling() -> None:
    numbers = numbers_of_dag(plan_with())
    assert numbers.site_room is not None and numbers.site_room <= numbers.room

    def most_used(mailboxes: int) -> float:
        rows = [row for row in numbers_of_dag(plan_with(mailboxes=mailboxes)).rows if row.site]
        gauges = [peak.gauge for row in rows for peak in row.peaks.values() if peak.gauge.utilization is not None]
        return max(gauge.utilization / gauge.ceiling for gauge in gauges)

    assert most_used(6_000 + numbers.site_room) <= 1.0 < most_used(6_000 + numbers.site_room + 2)


def test_full_disks_leave_no_more_room_with_a_site_lost() -> None:
    """A group with room for 6,956 mailboxes was said to have room for 19,058 without one of its sites."""
    numbers = numbers_of_dag(plan_with(mailboxes=600, storage=evolve(DISKS, disks=3, disk_tb=0.1)))
    assert numbers.limit == "capacity"
    assert numbers.site_room is not None and numbers.site_room <= numbers.room


def test_a_group_that_loses_databases_with_a_site_has_no_room_then() -> None:
    plan = plan_with(copies=2)
    assert numbers_of_dag(plan).site_room is not None
    at_one = [evolve(row, site="london") for row in plan.designs[0].machines]
    assert numbers_of_dag(plan.with_design(evolve(plan.designs[0], machines=at_one))).site_room is None
    alone = plan_with(copies=1, failures=0)
    assert numbers_of_dag(alone).site_room is None


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
    "dag-cpu": ({"mailboxes": 22_000}, "The ceiling is 80 %"),
    "dag-space": ({"storage": Storage(disks=1, disk_tb=0.1)}, "Add disks, or larger ones"),
    "dag-packing": ({"databases": 24, "storage": evolve(DISKS, disk_tb=0.25)}, "Plan that many copies"),
    "dag-operations": ({"storage": Storage(disks=1, disk_tb=80.0)}, "Add disks, or faster ones"),
    "dag-databases": ({"databases": 101}, "A server supports at most 100"),
    "dag-database-size": ({"most_database_gb": 1.0}, "The plan allows 1 GB"),
    "dag-jbod": ({"copies": 2}, "JBOD needs at least 3 non-lagged copies"),
    "dag-ssds": ({"storage": evolve(DISKS, ssds=1, ssd_tb=0.8)}, r"^SSDs per member: 4 needed, 1 available\.$"),
    "dag-replication": ({"link": 1.0}, "use a faster link"),
    "dag-latency": ({"latency": 501.0}, "between members is 500 ms"),
}


@pytest.mark.parametrize(("rule", "values", "remedy"), [(rule, *case) for rule, case in FINDINGS.items()])
def test_a_fault_is_found_and_a_sound_group_has_none(rule, values, remedy) -> None:
    assert set(findings_of(plan_with())) == {"dag-default-mailbox-size", "dag-witness"}
    found = findings_of(plan_with(**values))
    assert rule in found
    assert re.search(remedy, found[rule].remedy)


def with_memory(memory_mb: int) -> Plan:
    plan = plan_with()
    design = plan.designs[0]
    machines = tuple(evolve(machine, memory_mb=memory_mb) for machine in design.machines)
    return plan.with_design(evolve(design, machines=machines))


def test_memory_that_suffices_until_members_fail_is_a_finding() -> None:
    plan = with_memory(18_432)
    normal = evaluate(plan, plan.designs[0].id, library()).gauge("ex-0", "memory")
    assert normal.utilization is not None and normal.utilization <= normal.ceiling
    found = findings_of(plan)["dag-memory"]
    assert found.severity == "warning"
    assert "of its memory in the worst failure" in found.text and "add memory or members" in found.remedy
    assert findings_of(with_memory(8_192))["dag-memory"].severity == "error"
    assert "dag-memory" not in findings_of(plan_with())


@pytest.mark.parametrize(
    ("values", "remedy"),
    [
        ({"members": 1, "copies": 1}, "one member"),
        ({"copies": 1}, "Only one copy of each database"),
        ({"copies": 3}, "how many members may fail"),
    ],
)
def test_a_group_that_is_to_survive_nothing_is_a_note(values, remedy) -> None:
    note = findings_of(plan_with(**values, failures=0))["dag-no-failure"]
    assert note.severity == "note" and remedy in note.remedy
    assert "dag-no-failure" not in findings_of(plan_with())


@pytest.mark.parametrize(("disks", "severity"), [(None, "note"), (12, "warning")])
@pytest.mark.parametrize("members", [1, 2, 4])
def test_too_few_copies_for_disks_without_raid_are_told_whatever_is_known_of_disks(members, disks, severity) -> None:
    few = {"members": members, "copies": 1, "failures": 0}
    found = findings_of(plan_with(**few, storage=evolve(DISKS, disks=disks)))
    assert found["dag-jbod"].severity == severity
    assert "dag-jbod" not in findings_of(plan_with(**few, storage=evolve(DISKS, disks=disks, layout="raid10")))


def test_the_shortest_way_between_members_counts() -> None:
    far = plan_with(latency=600.0)
    york = [Link(id=f"york-{end}", ends=("york", end), bandwidth_mbit_s=1e3, latency_ms=250.0)
            for end in ("london", "leeds")]  # fmt: skip
    around = evolve(far, sites=(*far.sites, Site(id="york", name="York")), links=(*far.links, *york))
    assert "dag-latency" in findings_of(far)
    assert "Leeds and London are 600 ms apart" in findings_of(far)["dag-latency"].text
    assert "dag-latency" not in findings_of(around)
    assert "dag-latency" not in findings_of(evolve(far, links=()))
    assert "dag-latency" not in findings_of(plan_with(latency=500.0))


def test_a_member_or_a_witness_that_no_link_reaches_is_told() -> None:
    plan = plan_with()
    apart = findings_of(evolve(plan, links=()))["dag-unlinked"]
    assert (apart.severity, apart.text) == ("warning", "No link connects Leeds and London, where DAG has members")
    york = evolve(plan, sites=(*plan.sites, Site(id="york", name="York")))
    witness = york.with_design(evolve(york.designs[0], dags=(evolve(york.designs[0].dags[0], witness_site="york"),)))
    alone = findings_of(witness)["dag-unlinked"]
    assert (alone.severity, alone.text) == ("note", "No link leads to York, where DAG has its witness")
    link = Link(id="york-leeds", ends=("york", "leeds"), bandwidth_mbit_s=1e3, latency_ms=5.0)
    assert "dag-unlinked" not in findings_of(evolve(witness, links=(*plan.links, link)))


def test_copies_that_do_not_fit_as_wished_are_told_with_what_fits() -> None:
    """24 copies of 67 GB on a member: three go on a disk of 233 GB."""
    small = evolve(DISKS, disk_tb=0.25)
    three = plan_with(databases=24, storage=small)
    assert numbers_of_dag(three).per_disk == 3
    found = findings_of(three)["dag-packing"]
    assert (found.severity, found.text) == ("warning", "Only 3 database copies of DAG fit on a disk, not 4")
    few = findings_of(plan_with(databases=24, storage=evolve(small, disks=7, databases_per_disk=3)))["dag-packing"]
    assert few.severity == "error"
    assert few.text == "The copies of DAG need 9 disks per member, including spares; each has 8"
    none = findings_of(plan_with(databases=24, storage=evolve(DISKS, disk_tb=0.05)))["dag-packing"]
    assert (none.severity, none.text) == ("error", "No database copy of DAG fits on a disk")


def test_with_raid_or_an_unknown_disk_no_number_of_copies_is_doubted() -> None:
    raid = plan_with(databases=24, storage=evolve(DISKS, layout="raid10", disks=40))
    assert numbers_of_dag(raid).per_disk is None
    unknown = plan_with(databases=24, storage=evolve(DISKS, disk_tb=None))
    assert numbers_of_dag(unknown).per_disk == 4
    assert "dag-packing" not in findings_of(raid) | findings_of(unknown)


def test_a_group_that_loses_its_quorum_or_databases_is_found() -> None:
    quorum = findings_of(plan_with(copies=4, failures=3))["dag-failure"]
    assert quorum.remedy == "2 votes would be left and 3 are needed; add members or a witness."
    machines = [server(f"ex-{row}", site="london", roles=("cas", "hub", "mailbox")) for row in range(3)]
    assert "dag-failure" not in findings_of(plan_with(machines=machines, copies=2, mailboxes=100))


@pytest.mark.parametrize(("ends", "lost"), [
    (["london"], "london"), (["leeds"], "leeds"), (["london", "leeds"], ""), ([], ""),
])  # fmt: skip
def test_a_witness_that_is_reached_over_one_site_alone_is_lost_with_it(ends, lost) -> None:
    """The failures of the plan knew that, while the group itself claimed to survive the loss of that site."""
    plan = plan_with(copies=4, witness_site="york")
    links = [Link(id=f"to-{end}", ends=("york", end), bandwidth_mbit_s=1e3) for end in ends]
    plan = evolve(plan, sites=(*plan.sites, Site(id="york", name="York")), links=(*plan.links, *links))
    quorum = {row.site: row.has_quorum for row in numbers_of_dag(plan).rows if row.site}
    assert quorum == {site: site != lost for site in ("london", "leeds")}
    assert ("dag-site-loss" in findings_of(plan)) == bool(lost)


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


@pytest.mark.parametrize(("roles", "cost"), [(("mailbox",), 4.25), (("cas", "mailbox"), 5.84)])
def test_a_version_by_megacycles_adds_up_what_its_duties_cost(roles, cost) -> None:
    """2013 by the published table at 100 messages a day: 4.25 and 1.59 active, 1.37 passive."""
    machines = [server(f"ex-{row}", site="london", exchange="2013", roles=roles, cores=16, memory_mb=98_304)
                for row in (1, 2)]  # fmt: skip
    plan = plan_with(machines=machines, copies=2)
    compiled = compile_design(plan, plan.designs[0], library())
    active, passive = MemberUse(SiteWork(compiled, 0), 0).costs
    active, passive = active[0], passive[0]
    mailboxes = 6_000 / 48
    assert active == pytest.approx([mailboxes * cost] * 2, rel=1e-3)
    assert passive == pytest.approx([mailboxes * 1.37] * 2, rel=1e-3)


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
    plan = plan_with(machines=members_of_2016())
    (users,) = plan.populations
    weighted = evolve(plan, populations=(evolve(users, megacycle_factor=2.0, megacycle_share=0.5),))
    assert operations_of(weighted) == operations_of(plan)
    costs = [MemberUse(SiteWork(compile_design(each, each.designs[0], library()), 0), 0).costs
             for each in (plan, weighted)]  # fmt: skip
    assert costs[1][0] == pytest.approx(1.5 * costs[0][0])
    assert costs[1][1] == pytest.approx(costs[0][1])


def operations_of(plan: Plan) -> float | None:
    return numbers_of_dag(plan).operations.utilization


def members_of_2016(number: int = 4, **values: Any) -> list[Any]:
    return [server(f"ex-{row}", site=("london", "leeds")[row % 2], roles=("mailbox",), exchange="2016", windows="2016",
                   mhz=2000, memory_mb=98_304, **{"cores": 20, **values}) for row in range(number)]  # fmt: skip


def gauges_of(plan: Plan, members: int = 4) -> list[tuple[float, float, float]]:
    evaluation = evaluate(plan, plan.designs[0].id, library())
    found = [evaluation.gauge(f"ex-{row}", "cpu") for row in range(members)]
    return [(gauge.utilization, gauge.low, gauge.high) for gauge in found]


@pytest.mark.parametrize("values", [{}, {"copies": 3, "lagged": 1}, {"second_site": "leeds"}, {"databases": 7}])
def test_the_gauge_of_a_member_is_its_part_of_the_group(values) -> None:
    plan = plan_with(machines=members_of_2016(), **values)
    normal = [day for day, _ in numbers_of_dag(plan).members["cpu"].values()]
    expected = [(gauge.utilization, gauge.low, gauge.high) for gauge in normal]
    assert np.array(gauges_of(plan)) == pytest.approx(np.array(expected))


def test_active_and_passive_copies_add_up_to_those_of_the_group() -> None:
    plan = plan_with(machines=members_of_2016(), copies=3)
    compiled = compile_design(plan, plan.designs[0], library())
    held = compiled.assignments.duty == STORE_ROW
    assert compiled.assignments.active[:, held].sum() == pytest.approx(1.0)
    assert compiled.assignments.passive[:, held].sum() == pytest.approx(2.0)
    asked = assignment_drivers(compiled, compiled.drivers[0])[held]
    assert asked[:, COLUMN["mailboxes"]].sum() == pytest.approx(6_000)
    messages = plan.populations[0].messages_per_day * 6_000
    assert asked[:, COLUMN["passive-messages"]].sum() == pytest.approx(2 * messages)


def test_members_on_virtual_machines_have_what_the_hypervisor_leaves_once() -> None:
    hosts = [host(f"host-{row}", site=("london", "leeds")[row % 2], cores=24, memory_mb=262_144) for row in range(4)]
    vms = [vm(f"ex-{row}", vcpus=12, host=f"host-{row}", roles=("mailbox",), exchange="2016",
              guest="windows-2016-x64", memory_mb=98_304) for row in range(4)]  # fmt: skip
    plan = plan_with(machines=[*hosts, *vms])
    normal = [day.utilization for day, _ in numbers_of_dag(plan).members["cpu"].values()]
    assert [use for use, *_ in gauges_of(plan)] == pytest.approx(normal)


def test_users_of_a_site_outside_the_group_load_its_members_besides() -> None:
    plan = plan_with(machines=members_of_2016())
    others = population("others", site="london", mailboxes=1_000, users={"outlook": 1_000})
    both = evolve(plan, populations=(*plan.populations, others))
    alone, besides = gauges_of(plan), gauges_of(both)
    assert [more > less for (more, *_), (less, *_) in zip(besides, alone, strict=True)] == [True, False] * 2
    normal = [day.utilization for day, _ in numbers_of_dag(both).members["cpu"].values()]
    assert [use for use, *_ in besides] == pytest.approx(normal)
    assert numbers_of_dag(both).worst.cpu.utilization > numbers_of_dag(plan).worst.cpu.utilization


def test_a_population_is_served_by_its_group_where_its_site_has_no_server() -> None:
    plan = plan_with(machines=members_of_2016())
    far = evolve(plan, sites=(*plan.sites, Site(id="york", name="York")), populations=(
        evolve(plan.populations[0], site="york"),))  # fmt: skip
    joined = evolve(far, links=(*far.links, Link(id="lan", ends=("york", "leeds"), bandwidth_mbit_s=1e3)))
    assert np.array(gauges_of(joined)) == pytest.approx(np.array(gauges_of(plan)))
    assert evaluate(joined, plan.designs[0].id, library()).is_complete
    assert not evaluate(far, plan.designs[0].id, library()).is_complete


def test_an_edit_at_one_site_moves_databases_at_the_other() -> None:
    plan, evaluator = plan_with(machines=members_of_2016()), Evaluator(library())
    design = plan.designs[0]
    evaluator.evaluate(plan, design.id)
    first = design.machines[0]
    faster = evolve(first, processor=evolve(first.processor, cores=40))
    for changed in (
        evolve(design, machines=(faster, *design.machines[1:])),
        evolve(design, dags=(evolve(design.dags[0], copies=2),)),
        evolve(design, dags=()),
        design,
    ):
        plan = plan.with_design(changed)
        fresh, kept = evaluate(plan, design.id, library()), evaluator.evaluate(plan, design.id)
        np.testing.assert_array_equal(kept.utilization, fresh.utilization)
        np.testing.assert_array_equal(kept.mailboxes, fresh.mailboxes)


@pytest.mark.parametrize("failures", [0, 1, 2])
def test_each_member_shows_the_failure_that_it_feels_most(failures) -> None:
    numbers = numbers_of_dag(plan_with(machines=members_of_2016(), copies=4, failures=failures))
    worst = {member: gauge.utilization for member, (_, gauge) in numbers.members["cpu"].items()}
    assert max(worst.values()) == pytest.approx(numbers.worst.cpu.utilization)
    for member, found in worst.items():
        others = [other for other in numbers.dag.members if other != member]
        row = numbers.dag.members.index(member)
        # By brute force: the databases that are active on it, whichever others fail.
        most = max(
            sum(next(copy for copy in copies if numbers.dag.members[copy] not in gone) == row
                for copies in numbers.copies.tolist())
            for gone in combinations(others, failures)
        )  # fmt: skip
        normal = sum(copies[0] == row for copies in numbers.copies.tolist())
        assert (found > numbers.members["cpu"][member][0].utilization) == (most > normal)


def test_members_of_a_group_that_serves_nobody_are_told_once_by_the_group() -> None:
    plan = plan_with(members=2, copies=2, serves=())
    found = {finding.rule for finding in evaluate(plan, plan.designs[0].id, library()).quick_findings}
    assert "dag-without-users" in found
    assert "role-without-users" not in found


def test_a_member_with_passive_copies_alone_is_not_idle_but_one_without_copies_is() -> None:
    def idle(**values):
        plan = plan_with(members=4, failures=0, **values)
        found = evaluate(plan, plan.designs[0].id, library()).quick_findings
        return [finding.subject for finding in found if finding.rule == "role-without-users"]

    assert idle(copies=4, second_site="leeds", second_site_copies=2) == []
    assert len(idle(databases=1, copies=2)) == 2


def test_a_group_asks_for_a_mailbox_size_that_nobody_entered() -> None:
    plan = plan_with()
    asked = findings_of(plan)["dag-default-mailbox-size"]
    assert (asked.severity, asked.subject, asked.text) == ("note", "hq", "hq has the default mailbox size of 100 MB")
    entered = evolve(plan, populations=tuple(evolve(row, mailbox_mb=2_048.0) for row in plan.populations))
    assert "dag-default-mailbox-size" not in findings_of(entered)
    assert "dag-default-mailbox-size" not in findings_of(plan_with(serves=()))


def alone_in(plan: Plan) -> set[str]:
    found = evaluate(plan, plan.designs[0].id, library()).quick_findings
    return {f"{finding.subject} {finding.about}" for finding in found if finding.rule == "single-machine"}


def test_only_who_loses_a_role_is_told_of_the_only_server_of_a_site() -> None:
    """Of two members at two sites each has copies of all databases, and either goes on with the witness."""
    machines = members_of_2016()[:2]
    apart = plan_with(machines=machines, copies=2)
    assert alone_in(apart) == set()
    assert alone_in(plan_with(machines=machines, copies=1, failures=0)) == {"ex-0 mailbox", "ex-1 mailbox"}
    without_quorum = plan_with(machines=machines, copies=2, failures=0, serves=())
    assert "ex-0 mailbox" in alone_in(without_quorum), "users in no database have it on no other server"
    beside = evolve(apart, populations=(*apart.populations, population("lab", site="leeds", mailboxes=5)))
    assert alone_in(beside) == {"ex-1 mailbox"}


def test_members_of_the_old_roles_keep_what_does_not_follow_their_databases() -> None:
    """Client access and transport of Exchange 2010 are those of the site, by protocol."""
    machines = [server(f"ex-{row}", site=("london", "leeds")[row], exchange="2010-sp1", roles=("cas", "hub", "mailbox"),
                       cores=12, memory_mb=98_304) for row in range(2)]  # fmt: skip
    found = alone_in(plan_with(machines=machines, copies=2))
    assert "ex-0 cas" in found and "ex-0 mailbox" not in found


def test_a_quorum_that_hangs_on_a_witness_that_is_not_given_is_unknown() -> None:
    plan = plan_with()
    dag = plan.designs[0].dags[0]
    assert findings_of(plan)["dag-witness"].text == "The quorum of DAG depends on a witness that is not given"
    numbers = numbers_of_dag(plan)
    of_sites, of_members = [row for row in numbers.rows if row.site], [row for row in numbers.rows if not row.site]
    assert [is_carried(row, numbers) for row in of_sites] == [None, None]
    assert {outcome_words(row, numbers) for row in of_sites} == {"Quorum depends on the witness"}
    assert not any(hinges_on_witness(row, numbers) for row in of_members), "no member's failure takes the witness"
    for known in (plan_with(members=3, copies=3), _with_dag(plan, evolve(dag, witness_site="york"))):
        assert "dag-witness" not in findings_of(known)
    assert findings_of(_with_dag(plan, evolve(dag, failures=0))).get("dag-witness") is None


def _with_dag(plan: Plan, dag: Dag) -> Plan:
    sites = (*plan.sites, Site(id="york", name="York"))
    return evolve(plan, sites=sites).with_design(evolve(plan.designs[0], dags=(dag,)))


def test_the_loss_of_a_site_that_is_too_much_is_a_note() -> None:
    beside = plan_with(copies=4)
    dag = beside.designs[0].dags[0]
    london = beside.with_design(evolve(beside.designs[0], dags=(evolve(dag, witness_site="london"),)))
    found = findings_of(london)["dag-site-loss"]
    assert (found.severity, found.about) == ("note", "london")
    assert found.text == "DAG does not survive the loss of site London"
    assert found.remedy.startswith("No quorum would be left, so all databases would be dismounted.")
    assert "dag-site-loss" not in findings_of(beside)
    full = findings_of(plan_with(copies=4, mailboxes=30_000))["dag-site-loss"]
    assert full.remedy == (
        "The remaining members would be short of disk operations; add members or capacity at the other sites."
    )
    careless = evolve(dag, witness_site="london", failures=0)
    assert "dag-site-loss" not in findings_of(beside.with_design(evolve(beside.designs[0], dags=(careless,))))
