"""Every outage is what a design made by hand, with the machine taken out, says."""

import numpy as np
import pytest
from attrs import evolve

from models.capacity.compiler import compile_design
from models.capacity.evaluate import evaluate
from models.capacity.load import load_from
from models.comparisons.failure_preview import preview_failure
from models.comparisons.failures import failures
from models.comparisons.outages import Outage, outages_of, remains
from models.plan import edits
from models.plan.entities import Link, Site, Vm
from planner.presenters.failures import consequence, failures_summary, names_in, people_at_sites
from tests.unit.capacity.building import host, library, plan_of, population, sample, samples, server, vm

EVERY_DESIGN = [
    pytest.param(plan, design, id=design.id) for plan in samples() for design in plan.designs if not design.dags
]


def without(plan, design, down):
    """The plan with these machines taken out of the design by hand."""
    gone = [
        machine.id
        for machine in design.machines
        if machine.id in down or (isinstance(machine, Vm) and machine.host in down)
    ]
    return edits.remove(plan, gone).apply(plan)


def outages_of_machines(plan, design):
    physical = {machine.id for machine in design.machines if not isinstance(machine, Vm)}
    return [outage for outage in outages_of(plan, design) if physical >= set(outage.down)]


@pytest.mark.parametrize(("plan", "design"), EVERY_DESIGN)
def test_every_one_and_every_two_machines_down_equal_designs_made_by_hand(plan, design):
    compiled = compile_design(plan, design, library())
    outages = outages_of_machines(plan, design)
    left = remains(compiled, outages)
    use = load_from(compiled, 0, left.asked).utilization()
    for row, outage in enumerate(outages):
        by_hand = evaluate(without(plan, design, outage.down), design.id, library())
        rows = [compiled.machines.ids.index(machine) for machine in by_hand.machine_ids]
        assert set(np.flatnonzero(left.machines[row])) == set(rows)
        np.testing.assert_allclose(use[row][:, rows], by_hand.utilization, rtol=1e-12, atol=1e-15)


@pytest.mark.parametrize(("exchange", "windows"), [("2013", "2012-r2"), ("2016", "2016"), ("se", "2022")])
def test_servers_in_no_group_hold_no_copies_when_another_fails(exchange, windows):
    machines = [
        server(f"mbx-{number}", roles=("mailbox",), exchange=exchange, windows=windows, memory_mb=131072)
        for number in (1, 2, 3)
    ]
    plan = plan_of(machines, [population(users={"outlook": 3000}, mailboxes=3000)])
    compiled = compile_design(plan, plan.designs[0], library())
    use = load_from(compiled, 0, remains(compiled, [Outage(("mbx-3",))]).asked).utilization()[0]
    by_hand = evaluate(without(plan, plan.designs[0], ("mbx-3",)), plan.designs[0].id, library())
    np.testing.assert_allclose(use[:, :2], by_hand.utilization, rtol=1e-12)


def two_sites():
    machines = [
        server("lon-cas-1", site="london", roles=("cas",), memory_mb=65536),
        server("lon-cas-2", site="london", roles=("cas",), memory_mb=65536),
        server("lon-mbx", site="london", roles=("mailbox",), memory_mb=65536),
        server("lee-mbx", site="leeds", roles=("mailbox",), memory_mb=65536),
    ]
    work = [
        population("hq", site="london", users={"owa": 4000}, mailboxes=4000),
        population("branch", site="leeds", users={"owa": 300}, mailboxes=300),
    ]
    sites = [Site(id="london", name="London", serves=("leeds",)), Site(id="leeds", name="Leeds")]
    links = [Link(id="wan", ends=("leeds", "london"), bandwidth_mbit_s=10)]
    return plan_of(machines, work, sites=sites, links=links)


def result_of(found, *down):
    return next(result for result in found.results if set(result.outage.down) == set(down))


def test_load_moves_to_the_machines_that_remain_in_the_role():
    found = failures(two_sites(), "design", library(), pairs=False)
    result = result_of(found, "lon-cas-1")
    usual = evaluate(two_sites(), "design", library()).gauge("lon-cas-2", "cpu")
    worst = next(case for case in found.worst if case.machine_id == "lon-cas-2")
    assert result.unserved == 0
    assert (worst.outage.down, worst.resource) == (("lon-cas-1",), "cpu")
    assert worst.use == pytest.approx(2 * usual.utilization / usual.ceiling)


def test_a_link_that_is_down_cuts_off_the_users_behind_it():
    found = failures(two_sites(), "design", library())
    assert result_of(found, "wan").unserved == 300
    assert result_of(found, "lee-mbx").unserved == 300, "London holds none of its mailboxes"
    assert result_of(found, "lon-mbx").unserved == 4000
    assert result_of(found, "lon-cas-1", "lon-cas-2").unserved == 4300


def test_a_site_that_is_down_takes_its_machines_its_users_and_those_it_serves():
    found = failures(two_sites(), "design", library())
    assert result_of(found, "london").unserved == 4300
    assert result_of(found, "leeds").unserved == 300
    assert not any({"london", "lon-mbx"} == set(result.outage.down) for result in found.results)


def test_another_way_between_sites_serves():
    plan = two_sites()
    round_about = [
        Link(id="one", ends=("leeds", "york"), bandwidth_mbit_s=10),
        Link(id="two", ends=("london", "york"), bandwidth_mbit_s=10),
    ]
    plan = plan_of(
        plan.designs[0].machines,
        plan.populations,
        sites=[*plan.sites, Site(id="york", name="York")],
        links=[*plan.links, *round_about],
    )
    found = failures(plan, "design", library())
    assert result_of(found, "wan").unserved == 0
    assert result_of(found, "wan", "two").unserved == 300


def one_group_of_mailbox_servers():
    machines = [server("cas", roles=("cas", "hub"), memory_mb=65536)]
    machines += [server(f"mbx-{at}", roles=("mailbox",), memory_mb=65536) for at in (1, 2, 3)]
    return plan_of(machines, [population("hq", users={"outlook": 3000}, mailboxes=3000)])


def test_mailboxes_without_copies_are_not_served_while_their_server_is_down():
    plan = one_group_of_mailbox_servers()
    found = failures(plan, "design", library())
    one, two = result_of(found, "mbx-1"), result_of(found, "mbx-1", "mbx-2")
    assert (one.unserved, one.restorable, one.survived) == (1000, 1000, False)
    assert (two.unserved, two.restorable) == (2000, 2000)
    everything = result_of(found, "site")
    assert (everything.unserved, everything.restorable) == (3000, 0), "nobody is left to restore them on"
    people = people_at_sites(plan)
    words = failures_summary(found, names_in(plan, plan.designs[0]), people)
    assert "Servers outside a DAG hold the only copy of their mailboxes" in words
    assert "counted as if these mailboxes had been restored on them" in words
    assert consequence(one, names_in(plan, plan.designs[0]), people) == (
        "1,000 users are not served: no other server holds their mailboxes"
    )


def test_a_virtual_mailbox_server_that_starts_again_serves_its_mailboxes():
    plan = three_hosts()
    stays = failures(plan, "design", library(), pairs=False)
    moves = failures(plan, "design", library(), pairs=False, restart=True)
    assert result_of(stays, "host-1").unserved == 400
    assert result_of(moves, "host-1").unserved == 0


def three_hosts(memory_mb=16384):
    machines = [host(f"host-{index}", memory_mb=memory_mb) for index in range(3)]
    machines += [vm(f"vm-{index}", 1, host=f"host-{index}", memory_mb=4096, exchange="2003") for index in range(3)]
    return plan_of(machines, [population("hq", users={"outlook": 1200}, mailboxes=1200)])


def test_vms_start_again_where_memory_allows():
    plan = three_hosts()
    stays = failures(plan, "design", library(), pairs=False)
    moves = failures(plan, "design", library(), pairs=False, restart=True)
    assert {result.stopped for result in stays.results if result.outage.down[0].startswith("host")} == {1}
    assert {result.stopped for result in moves.results if result.outage.down[0].startswith("host")} == {0}
    moved = edits.move_to_host(plan, ["vm-0"], "host-1").apply(plan)
    by_hand = evaluate(moved, "design", library())
    result = result_of(moves, "host-0")
    assert result.use == pytest.approx(np.nanmax(by_hand.utilization / by_hand.ceiling))


def test_vms_without_room_stay_down():
    moves = failures(three_hosts(memory_mb=6144), "design", library(), pairs=False, restart=True)
    assert {result.stopped for result in moves.results if result.outage.down[0].startswith("host")} == {1}


def test_no_vm_starts_again_on_a_host_whose_memory_is_a_placeholder():
    plan = three_hosts()
    unknown = [
        evolve(machine, hardware_unknown=True) if machine.id in {"host-1", "host-2"} else machine
        for machine in plan.designs[0].machines
    ]
    moves = failures(
        plan.with_design(evolve(plan.designs[0], machines=tuple(unknown))),
        "design",
        library(),
        pairs=False,
        restart=True,
    )
    assert result_of(moves, "host-0").stopped == 1
    assert result_of(moves, "host-1").stopped == 0, "host-0 is known and has room"


def exchange_among_others(exchange):
    roles = ("cas", "hub", "mailbox") if exchange == "2010" else ("mailbox",)
    machines = [host(f"host-{row}", site="hq", cores=16, memory_mb=262144) for row in range(5)]
    machines += [host("far", site="branch", cores=16, memory_mb=262144)]
    machines += [
        vm(name, 4, host=at, exchange=exchange, roles=roles, memory_mb=65536)
        for name, at in (("ex-0", "host-0"), ("ex-1", "host-1"), ("ex-2", "host-2"), ("ex-far", "far"))
    ]
    machines += [
        vm(name, 4, host=at, roles=(), memory_mb=16384) for name, at in (("app-0", "host-0"), ("app", "host-3"))
    ]
    sites = [Site(id="hq", name="HQ"), Site(id="branch", name="Branch")]
    work = [population(name, site=name, users={"outlook": 2000}, mailboxes=2000) for name in ("hq", "branch")]
    return plan_of(machines, work, sites=sites)


# What else a failure reaches besides what is down: those that take its users over, and where its VMs start again.
REACHED = [
    pytest.param(("host-3",), False, set(), id="no Exchange on it"),
    pytest.param(("host-3",), True, {"host-4", "app"}, id="no Exchange on it, restarted"),
    pytest.param(("host-4",), False, set(), id="empty"),
    pytest.param(("host-4",), True, set(), id="empty, restarted"),
    pytest.param(("host-1",), False, {"ex-0", "host-0", "ex-2", "host-2"}, id="one of many"),
    pytest.param(("host-1",), True, {"host-4", "ex-1"}, id="one of many, restarted"),
    pytest.param(("far",), False, set(), id="the only one at its site"),
]


@pytest.mark.parametrize("exchange", ["2010", "2013", "2016", "2019"])
@pytest.mark.parametrize(("down", "restart", "reached"), REACHED)
def test_machines_that_a_failure_does_not_reach_keep_their_numbers(exchange, down, restart, reached):
    found = preview_failure(exchange_among_others(exchange), "design", library(), Outage(down), restart=restart)
    changed = {
        machine
        for machine, row in found.after.rows.items()
        if not np.array_equal(found.after.utilization[:, row], found.before.utilization[:, row], equal_nan=True)
    }
    assert changed <= reached | found.failed


def test_how_many_machines_may_fail():
    plan = three_hosts()
    assert failures(plan, "design", library(), restart=True).may_fail >= 1
    alone = plan_of([server("cas", roles=("cas",))], [population("hq", users={"owa": 10})])
    assert failures(alone, "design", library()).may_fail == 0


def test_the_gravest_comes_first_and_progress_is_told():
    told = []
    found = failures(sample("three-sites"), "consolidated", library(), report=told.append)
    unserved = [result.unserved for result in found.results]
    assert unserved == sorted(unserved, reverse=True)
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_a_design_without_machines_has_outages_of_its_sites_alone():
    plan = plan_of([], [population("hq", users={"owa": 10})])
    found = failures(plan, "design", library())
    assert [result.outage for result in found.results] == [Outage(("site",))]
    assert found.worst == ()
