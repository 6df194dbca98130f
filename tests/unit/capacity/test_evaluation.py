"""What an evaluation promises: shares, sites, states, limiters, room, and no data that is never nothing."""

import numpy as np
import pytest
from attrs import evolve

from models.capacity.compiler import compile_design
from models.capacity.evaluate import evaluate
from models.capacity.results import RESOURCES
from models.errors import PlanError
from models.plan.entities import Link, Override, Processor, Site
from tests.unit.capacity.building import (
    DESIGN,
    cpu,
    evaluated,
    host,
    library,
    numbers_of,
    plan_of,
    population,
    samples,
    scaled,
    server,
    vm,
    vms,
)

EVERY_DESIGN = [
    pytest.param(plan, design.id, id=f"{plan.title}, {design.id}") for plan in samples() for design in plan.designs
]


# ---------------------------------------------------------------- shares
@pytest.mark.parametrize(("plan", "design"), EVERY_DESIGN)
def test_the_shares_of_each_role_of_a_site_are_the_whole(plan, design):
    rows = compile_design(plan, plan.design(design), library()).assignments
    for role, site in set(zip(rows.duty.tolist(), rows.site.tolist(), strict=True)):
        assert rows.share[(rows.duty == role) & (rows.site == site)].sum() == pytest.approx(1)


def users_of(machines):
    numbers = evaluated(machines, {"outlook": 6000})
    return {machine.id: numbers.users_of(machine.id) for machine in machines}


def test_machines_share_by_capacity():
    assert users_of([server("a", cores=8), server("b", cores=4)]) == pytest.approx({"a": 4000, "b": 2000})
    fast = Processor(cores=8, clock_mhz=2000, relative_speed=2)
    assert users_of([server("a", processor=fast), server("b")]) == pytest.approx({"a": 4000, "b": 2000})


def test_the_share_follows_specint_where_it_is_given():
    """24,000 MHz by SPECint_rate2006 against 16,000 by clock: both machines are as busy."""
    rated = Processor(cores=8, clock_mhz=1000, specint_rate2006=24000 / 3333 * 18.75)
    machines = [server("a", processor=rated), server("b")]
    assert users_of(machines) == pytest.approx({"a": 3600, "b": 2400})
    numbers = evaluated(machines, {"outlook": 6000})
    assert numbers.gauge("a", "cpu").utilization == pytest.approx(numbers.gauge("b", "cpu").utilization)


def test_a_clock_that_means_nothing_gives_no_share():
    """The 2007 document names no processor: cores count by their relative speed alone."""
    fast = Processor(cores=8, clock_mhz=4000)
    machines = [server("a", exchange="2007", processor=fast), server("b", exchange="2007")]
    assert users_of(machines) == pytest.approx({"a": 3000, "b": 3000})


def test_a_weight_decides_and_1_is_an_average_machine():
    assert users_of([server("a", weight=1), server("b", weight=3)]) == pytest.approx({"a": 1500, "b": 4500})
    assert users_of([server("a", weight=1), server("b"), server("c")]) == pytest.approx(dict.fromkeys("abc", 2000))
    assert users_of([server("a", weight=0), server("b")]) == pytest.approx({"a": 0, "b": 6000})
    assert users_of([server("a", weight=0), server("b", weight=0)]) == pytest.approx({"a": 3000, "b": 3000})


def test_a_role_serves_all_populations_of_its_site():
    plan = plan_of([server()], [population("a", users={"outlook": 100}), population("b", users={"owa": 50})])
    assert numbers_of(plan).users_of("server") == 150


def test_roles_of_one_machine_add_up():
    users = {"outlook": 5000, "owa": 1000}
    parts = sum(cpu(server(roles=(role,)), **users) for role in ("cas", "hub", "mailbox"))
    assert cpu(server(roles=("cas", "hub", "mailbox")), **users) == pytest.approx(parts)


# ---------------------------------------------------------------- sites and links
LINK = Link(id="link", ends=("branch", "site"), bandwidth_mbit_s=10)


def branch_plan(machines, links=(LINK,), serves=("branch",)):
    sites = (Site(id="site", name="Site", serves=serves), "branch")
    return plan_of(machines, [population(site="branch", users={"outlook": 1000, "owa": 500})], sites=sites, links=links)


def test_a_site_without_a_role_is_served_across_the_link():
    numbers = numbers_of(branch_plan([server()]))
    assert numbers.users_of("server") == 1500
    gauge = numbers.links["link"]
    assert gauge.utilization == pytest.approx((1000 * 0.37 + 500 * 0.88) * 8 / 10_000)
    assert gauge.low <= gauge.utilization <= gauge.high
    assert gauge.state == "ok"


def test_a_site_with_the_role_serves_itself():
    numbers = numbers_of(branch_plan([server(), server("own", site="branch")]))
    assert (numbers.users_of("server"), numbers.users_of("own")) == (0, 1500)
    assert numbers.links["link"].utilization is None


def test_each_role_is_looked_for_on_its_own():
    numbers = numbers_of(branch_plan([server(roles=("cas", "hub")), server("own", site="branch", roles=("hub",))]))
    assert (numbers.users_of("server"), numbers.users_of("own")) == (1500, 1500)
    assert numbers.links["link"].utilization > 0


def test_a_site_that_nobody_serves_is_found():
    numbers = numbers_of(branch_plan([server()], serves=()))
    assert numbers.users_of("server") == 0
    assert "users-without-role" in {finding.rule for finding in numbers.findings}


def test_traffic_takes_the_shortest_way():
    sites = (Site(id="site", name="", serves=("branch",)), "middle", "branch")
    links = [
        Link(id="a", ends=("branch", "middle"), bandwidth_mbit_s=10),
        Link(id="b", ends=("middle", "site"), bandwidth_mbit_s=20),
        Link(id="c", ends=("branch", "site"), bandwidth_mbit_s=10),
    ]
    work = [population(site="branch", users={"outlook": 1000})]
    direct = numbers_of(plan_of([server()], work, sites=sites, links=links)).links
    assert [direct[identifier].utilization is not None for identifier in "abc"] == [False, False, True]
    around = numbers_of(plan_of([server()], work, sites=sites, links=links[:2])).links
    assert around["a"].utilization == pytest.approx(2 * around["b"].utilization)
    assert around["a"].utilization > 0


def test_a_narrow_link_is_found():
    narrow = evolve(LINK, bandwidth_mbit_s=1)
    numbers = numbers_of(branch_plan([server()], links=[narrow]))
    assert numbers.links["link"].state == "over"
    assert ("narrow-link", "link") in {(finding.rule, finding.subject) for finding in numbers.findings}


# ---------------------------------------------------------------- no data
def test_what_no_document_measured_is_no_data_and_not_nothing():
    numbers = evaluated([server(exchange="2003", roles=("cas",))], {"outlook": 100})
    for resource in ("cpu", "disk", "network"):
        gauge = numbers.gauge("server", resource)
        assert (gauge.utilization, gauge.low, gauge.high, gauge.state) == (None, None, None, "no data")
    assert numbers.limiter_of("server") is None
    assert numbers.room_of("server") is None


@pytest.mark.parametrize("resource", ["disk", "network"])
def test_a_capacity_that_is_not_given_is_no_data(resource):
    machine = server(roles=("cas", "hub"))
    assert evaluated([machine], {"outlook": 100}).gauge("server", resource).state == "no data"
    given = evolve(machine, disk_iops=100, network_mbit_s=100)
    work = [population(users={"outlook": 100}, mailboxes=100)]
    assert numbers_of(plan_of([given], work)).gauge("server", resource).utilization > 0


def test_a_host_sums_the_disk_and_network_of_its_vms():
    modern = {"exchange": "2010", "guest": "windows-2008-r2-x64"}
    machines = [
        host(disk_iops=1000, network_mbit_s=1000),
        vm("cas", roles=("cas",), **modern),
        vm("mbx", roles=("mailbox",), disk_iops=500, **modern),
    ]
    numbers = numbers_of(plan_of(machines, [population(users={"outlook": 1000}, mailboxes=1000)]))
    assert numbers.gauge("mbx", "disk").utilization == pytest.approx(0.12 * 1000 / 500)
    assert numbers.gauge("host", "disk").utilization == pytest.approx(0.12 * 1000 / 1000)
    assert numbers.gauge("cas", "disk").state == "no data"
    assert numbers.gauge("cas", "network").utilization == pytest.approx(370 * 8 / 1_000_000)
    # What a Mailbox server of 2010 sends and receives was not measured, so neither is what the host carries.
    assert numbers.gauge("mbx", "network").state == numbers.gauge("host", "network").state == "no data"


def test_a_protocol_without_a_figure_makes_the_cpu_a_lower_bound():
    numbers = evaluated([server(roles=("hub",))], {"outlook": 100, "imap4": 100})
    assert numbers.gauge("server", "cpu").state == "extrapolated"
    assert "not-covered" in {finding.rule for finding in numbers.findings}


def test_an_empty_design_and_a_plan_without_work_are_evaluated():
    assert numbers_of(plan_of([])).machine_ids == ()
    gauge = evaluated([server()]).gauge("server", "cpu")
    assert (gauge.utilization, gauge.state) == (0, "ok")


def test_nothing_is_answered_where_no_document_measured_the_answer():
    (response,) = evaluated([server(roles=("mailbox",))], {"outlook": 10}).responses
    assert (response.p95_ms, response.low, response.high, response.state) == (None, None, None, "no data")


def test_users_of_a_server_that_is_always_busy_wait_without_end():
    machine = server(cores=1, mhz=2660, exchange="2003", roles=("mailbox",))
    (beyond,) = evaluated([machine], {"outlook": 2500}).responses
    assert (beyond.p95_ms, beyond.state) == (None, "over")
    (close,) = evaluated([machine], {"outlook": 1850}).responses
    assert close.p95_ms > 500
    assert close.state == "over"
    (near,) = evaluated([machine], {"outlook": 1400}).responses
    assert near.low <= near.p95_ms <= near.high
    (light,) = evaluated([machine], {"outlook": 300}).responses
    assert light.state == "extrapolated"


# ---------------------------------------------------------------- states, limiter, bands
@pytest.mark.parametrize(("users", "state"), [(34000, "ok"), (34290, "extrapolated"), (35000, "high"), (46000, "over")])
def test_the_state_follows_ceiling_capacity_and_range(users, state):
    ceiling = 0.76 if state == "extrapolated" else 0.75
    assert evaluated([server()], {"outlook": users}, cpu_ceiling=ceiling).gauge("server", "cpu").state == state


def test_a_utilization_is_never_clipped():
    assert evaluated([server()], {"outlook": 1_000_000}).gauge("server", "cpu").utilization == pytest.approx(21.875)


@pytest.mark.parametrize(("plan", "design"), EVERY_DESIGN)
def test_every_gauge_lies_in_its_band_and_says_what_it_is(plan, design):
    numbers = numbers_of(plan, design)
    for machine in numbers.machine_ids:
        for resource in RESOURCES:
            gauge = numbers.gauge(machine, resource)
            if gauge.utilization is None:
                assert gauge.state == "no data"
            else:
                assert 0 <= gauge.low <= gauge.utilization <= gauge.high
                assert (gauge.state in {"high", "over"}) == (gauge.utilization > gauge.ceiling)
                assert (gauge.state == "over") == (gauge.utilization > 1)


@pytest.mark.parametrize(("plan", "design"), EVERY_DESIGN)
def test_the_limiter_stands_highest_against_its_own_ceiling(plan, design):
    numbers = numbers_of(plan, design)
    for machine in numbers.machine_ids:
        gauges = {resource: numbers.gauge(machine, resource) for resource in RESOURCES}
        known = {
            name: gauge.utilization / gauge.ceiling for name, gauge in gauges.items() if gauge.utilization is not None
        }
        assert known[numbers.limiter_of(machine)] == max(known.values())


def test_the_ceilings_are_the_plans_own():
    numbers = evaluated([server()], {"outlook": 10}, cpu_ceiling=0.5, memory_ceiling=0.6)
    assert numbers.gauge("server", "cpu").ceiling == 0.5
    assert numbers.gauge("server", "memory").ceiling == 0.6


@pytest.mark.parametrize(("plan", "design"), EVERY_DESIGN)
def test_the_findings_come_gravest_first_and_speak_of_the_plan(plan, design):
    numbers = numbers_of(plan, design)
    severities = ["error", "warning", "note"]
    order = [severities.index(finding.severity) for finding in numbers.findings]
    assert order == sorted(order)
    known = {row.id for row in (*plan.sites, *plan.links, *plan.populations)} | set(numbers.machine_ids)
    known |= {dag.id for each in plan.designs for dag in each.dags}
    assert {finding.subject for finding in numbers.findings} <= known
    for finding in numbers.findings:
        assert finding.text
        assert not finding.text.endswith(".")
        assert finding.remedy == "" or finding.remedy.endswith(".")


# ---------------------------------------------------------------- room
ROOMS = {
    "flat cost": ([server(memory_mb=65536)], {"outlook": 20000, "owa": 2000}),
    "quadratic cost": ([server(memory_mb=65536)], {"outlook_anywhere": 9000}),
    "curve": ([server(cores=2, mhz=2660, exchange="2003", roles=("mailbox",))], {"outlook": 2000}),
    "memory": ([server(exchange="2007", memory_mb=8192)], {"outlook_anywhere": 3000}),
    "too many": ([server(memory_mb=65536)], {"outlook": 60000}),
    "VM": ([host(cores=16), *vms(2, 2)], {"outlook": 3000}),
    "host": ([host(cores=2, memory_mb=65536), *vms(4)], {"outlook": 2000}),
}


@pytest.mark.parametrize("name", ROOMS)
def test_as_many_users_more_as_there_is_room_meet_the_first_ceiling(name):
    machines, users = ROOMS[name]
    plan = plan_of(machines, [population(users=users, mailboxes=sum(users.values()))])
    before = numbers_of(plan)
    subject = "host" if name == "host" else before.machine_ids[-1]
    room, served = before.room_of(subject), before.users_of(subject)
    assert (room < 0) == (name == "too many")
    after = numbers_of(scaled(plan, 1 + room / served))
    gauges = [after.gauge(subject, resource) for resource in RESOURCES]
    closest = max(gauge.utilization / gauge.ceiling for gauge in gauges if gauge.utilization is not None)
    assert closest == pytest.approx(1, abs=0.005)


def test_a_machine_short_of_memory_before_the_first_user_has_no_room_for_any():
    numbers = evaluated([server(exchange="2007", roles=("cas", "hub"), memory_mb=2048)], {"outlook_anywhere": 500})
    assert numbers.gauge("server", "memory").state == "over"
    assert numbers.room_of("server") == -500
    assert numbers.is_short_without_users("server")
    found = next(finding for finding in numbers.findings if finding.rule == "over-capacity")
    assert "too small even without users" in found.remedy


def test_a_machine_without_users_has_no_room_to_tell():
    assert evaluated([server()]).room_of("server") is None


# ---------------------------------------------------------------- overrides and refusals
def overridden(figure, value):
    plan = plan_of([server()], [population(users={"outlook": 1000})])
    override = Override(figure=figure, value=value, reason="Ours")
    return evolve(plan, assumptions=evolve(plan.assumptions, overrides=[override]))


def test_an_override_takes_the_place_of_a_figure_and_of_its_range():
    gauge = numbers_of(overridden("exchange-2010/cas.cpu.outlook", 0.7)).gauge("server", "cpu")
    assert gauge.utilization == pytest.approx(1000 * 0.7 / 16000)
    assert gauge.high == pytest.approx(gauge.utilization)


@pytest.mark.parametrize(
    ("figure", "value", "words"),
    [
        ("exchange-2010/cas.cpu.telex", 1, "there is no figure 'exchange-2010/cas.cpu.telex'"),
        ("every-version/profile.messages_per_day", 0, "the value must be from 10 to 1,000; it is 0"),
        ("exchange-2010/cas.cpu.outlook", -0.35, "the value must be from"),
        ("every-version/disk.ceiling", 1e300, "the value must be from"),
    ],
)
def test_an_override_that_cannot_be_meant_is_refused_with_its_place(figure, value, words):
    with pytest.raises(PlanError) as caught:
        numbers_of(overridden(figure, value))
    assert caught.value.place == f"assumptions.overrides[{figure}]"
    assert words in caught.value.sentence


@pytest.mark.parametrize("key", library().figures())
def test_every_figure_can_be_set_to_the_ends_of_what_is_plausible(key):
    for value in library().figures()[key].plausible():
        for plan in samples():
            mine = evolve(plan, assumptions=evolve(plan.assumptions, overrides=[Override(figure=key, value=value)]))
            numbers = numbers_of(mine, mine.designs[-1].id)
            assert not np.isinf(numbers.utilization).any()


def test_an_unknown_hypervisor_is_refused_with_its_place():
    with pytest.raises(PlanError) as caught:
        evaluated([host(hypervisor="abacus")])
    assert caught.value.place == "designs[design].machines[host].hypervisor"
    assert "there is no hypervisor 'abacus'; known: esx-3.0.1, generic-modern" in caught.value.sentence


def test_an_unknown_design_is_refused():
    with pytest.raises(PlanError, match="no design with the id 'other'"):
        evaluate(plan_of([]), "other", library())
    assert evaluate(plan_of([]), DESIGN, library()).findings == ()
