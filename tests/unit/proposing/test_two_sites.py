"""Proposals with lagged copies, and with one group over two sites that carries everybody without either of them."""

import numpy as np
import pytest
from attrs import evolve

from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from models.errors import PlanError
from models.plan.checks import require_sound
from models.plan.queries import site_of
from models.proposing.groups import reason_of, to_survive
from models.proposing.proposal import propose
from models.proposing.requirements import SiteLink
from tests.unit.capacity.building import library
from tests.unit.proposing.needs import group, hardware, requirements

KINDS = ("physical", "consolidated")
BOTH, ONE = "both-active", "one-active"


def wanted(london=20_000, leeds=3_000, *more, **values):
    usual = {"copies": 2, "failures": 1, "exchange": "se", "hypervisor": "hyper-v-2012-r2-and-later", "memory_gb": 256}
    return requirements(group(london), group(leeds, "Leeds"), *more, **(usual | values))


def numbers_of(design):
    (numbers,) = dags_of(evaluate(design.plan, design.kind, library())).values()
    return numbers


def members_at(design):
    machines = design.sized.design
    (dag,) = machines.dags
    sites = [site_of(machines, machines.by_id[member]) for member in dag.members]
    return {site: sites.count(site) for site in sites}


def above(numbers, *, sites=True):
    """Whether a failure that is to be survived takes a member above its ceiling, or loses databases."""
    rows = [numbers.normal, *to_survive(numbers)] if sites else [numbers.normal, numbers.worst]
    return any(
        row.lost
        or not row.has_quorum
        or any(peak.gauge.utilization > peak.gauge.ceiling + 1e-9 for name, peak in row.peaks.items() if name == "cpu")
        for row in rows
    )


def smaller(design):
    """The design with one member fewer at each site, and without their hosts."""
    machines = design.sized.design
    (dag,) = machines.dags
    last = {site_of(machines, machines.by_id[member]): member for member in dag.members}
    members = [member for member in dag.members if member not in last.values()]
    doomed = {getattr(machines.by_id[member], "host", member) for member in last.values()}
    left = [row for row in machines.machines if not {row.id, getattr(row, "host", "")} & doomed]
    number = len(members)
    fewer = evolve(dag, members=members, databases=number * (number - 1))
    return evolve(design.plan, designs=(evolve(machines, machines=left, dags=(fewer,)),))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "values",
    [
        {"dag_sites": BOTH}, {"dag_sites": ONE},
        {"dag_sites": BOTH, "copies": 4, "lagged": 1}, {"dag_sites": BOTH, "copies": 3, "lagged": 1},
        {"dag_sites": ONE, "copies": 4, "lagged": 1}, {"dag_sites": ONE, "copies": 3, "lagged": 1},
        {"dag_sites": BOTH, "failures": 0},
    ],
)  # fmt: skip
def test_one_group_over_two_sites_carries_everybody_without_either(kind, values):
    design = propose(wanted(**values), library()).designs[kind]
    require_sound(design.plan)
    numbers = numbers_of(design)
    at = members_at(design)
    assert set(at) == {"site-1", "site-2"}
    assert at["site-1"] == at["site-2"]
    assert numbers.dag.serves == ("population-1", "population-2")
    lost = [row for row in numbers.rows if row.site]
    assert {row.site for row in lost} == {"site-1", "site-2"}
    assert all(row.lost == 0 and row.has_quorum for row in lost)
    assert not above(numbers)
    assert evaluate(design.plan, kind, library()).severe_findings == ()
    assert design.busiest_cpu >= max(row.cpu.utilization for row in lost)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("dag_sites", [BOTH, ONE])
def test_one_server_fewer_at_each_site_is_not_enough(kind, dag_sites):
    design = propose(wanted(dag_sites=dag_sites), library()).designs[kind]
    assert design.sized.smallest == frozenset()
    plan = smaller(design)
    evaluation = evaluate(plan, kind, library())
    (numbers,) = dags_of(evaluation).values()
    assert above(numbers) or (evaluation.utilization > evaluation.ceiling).any()


def test_four_copies_are_two_at_each_site_and_the_last_one_is_lagged():
    # The preferred architecture: four copies, two in each datacentre, one of them lagged by seven days.
    design = propose(wanted(dag_sites=BOTH, copies=4, lagged=1, lag_days=7.0), library()).designs["physical"]
    numbers = numbers_of(design)
    assert (numbers.dag.lagged, numbers.dag.lag_days) == (1, 7.0)
    machines = design.sized.design
    sites = np.array([site_of(machines, machines.by_id[member]) for member in numbers.dag.members])
    at_first = (sites[numbers.copies] == "site-1").sum(axis=1)
    assert (at_first == 2).all()
    # Of the three that can be activated there is one at each site.
    usable = sites[numbers.copies[:, :3]]
    assert all(len(set(row)) == 2 for row in usable.tolist())
    # Without a site, half as many members carry everybody: closed form of facts.md E.2 for the surviving site.
    lost = next(row for row in numbers.rows if row.site == "site-2")
    each = numbers.dag.databases * 2 // len(sites)
    assert all(abs(active - each) <= 1 for active in lost.active)


@pytest.mark.parametrize("kind", KINDS)
def test_active_at_one_site_keeps_all_active_databases_at_the_larger(kind):
    small_first = requirements(
        group(3_000, "Leeds"), group(20_000), exchange="se", hypervisor="hyper-v-2012-r2-and-later", memory_gb=256,
        copies=4, lagged=1, failures=1, dag_sites=ONE,
    )  # fmt: skip
    design = propose(small_first, library()).designs[kind]
    numbers = numbers_of(design)
    assert (numbers.dag.second_site, numbers.dag.second_site_copies) == ("site-1", 2)
    machines = design.sized.design
    sites = [site_of(machines, machines.by_id[member]) for member in numbers.dag.members]
    assert {sites[row] for row in numbers.copies[:, 0].tolist()} == {"site-2"}


def test_the_witness_is_at_a_third_site_or_outside_the_plan():
    two = propose(wanted(dag_sites=BOTH), library()).designs["physical"]
    assert numbers_of(two).dag.witness_site is None
    three = propose(wanted(20_000, 3_000, group(500, "Cork"), dag_sites=BOTH), library()).designs["physical"]
    dag = numbers_of(three).dag
    assert dag.witness_site == "site-3"
    assert dag.serves == ("population-1", "population-2", "population-3")
    assert set(members_at(three)) == {"site-1", "site-2"}


@pytest.mark.parametrize(("others", "expected"), [(("London",), None), (("London", "Leeds"), "site-3")])
def test_a_third_site_that_one_of_both_alone_reaches_has_no_witness(others, expected):
    """With London lost, Leeds could not reach it: the proposal claimed to survive that."""
    ends = (("London", "Leeds"), *((site, "Cork") for site in others))
    links = tuple(SiteLink(ends=pair, bandwidth_mbit_s=1_000.0, latency_ms=5.0) for pair in ends)
    needs = evolve(wanted(20_000, 3_000, group(500, "Cork"), dag_sites=BOTH), links=links)
    assert numbers_of(propose(needs, library()).designs["physical"]).dag.witness_site == expected


def test_a_site_without_users_can_be_the_second():
    design = propose(wanted(20_000, 0, dag_sites=BOTH), library()).designs["physical"]
    assert [site.name for site in design.plan.sites] == ["London", "Leeds"]
    assert [population.site for population in design.plan.populations] == ["site-1"]
    assert set(members_at(design)) == {"site-1", "site-2"}
    assert not above(numbers_of(design))


def test_a_site_without_users_has_no_servers_of_its_own():
    design = propose(wanted(5_000, 0), library()).designs["physical"]
    assert {machine.site for machine in design.sized.design.machines} == {"site-1"}


@pytest.mark.parametrize("kind", KINDS)
def test_a_lagged_copy_at_each_site_takes_servers_that_are_not_activated(kind):
    without = propose(wanted(copies=3), library()).designs[kind]
    lagged = propose(wanted(copies=4, lagged=1, lag_days=10.0), library()).designs[kind]
    for dag in lagged.sized.design.dags:
        assert (dag.copies, dag.lagged, dag.lag_days, dag.failures) == (4, 1, 10.0, 1)
    assert len(lagged.sized.design.machines) >= len(without.sized.design.machines)


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"copies": 2, "lagged": 1}, "takes 2 copies that are not lagged"),
        ({"copies": 2, "lagged": 2, "failures": 0}, "One copy of each database must not be lagged"),
        ({"copies": 3, "lagged": 2, "failures": 0, "dag_sites": BOTH}, "2 copies that are not lagged; there are 1"),
    ],
)  # fmt: skip
def test_what_cannot_be_proposed_says_so(values, words):
    with pytest.raises(PlanError, match=words):
        propose(wanted(**values), library())


def test_one_site_alone_says_that_a_second_is_needed():
    with pytest.raises(PlanError, match="needs a second site"):
        propose(evolve(wanted(dag_sites=BOTH), groups=(group(500),), links=()), library())


def test_a_group_over_two_sites_has_no_more_than_the_most_members_and_larger_hardware_is_offered():
    needs = wanted(60_000, 10_000, dag_sites=BOTH)
    design = propose(needs, library(), [hardware(64, 512)]).designs["physical"]
    assert design.sized is None
    assert design.shortage.most == 16
    assert design.offer is not None
    larger = propose(evolve(needs, hardware=design.offer.hardware), library()).designs["physical"]
    assert len(larger.sized.design.dags[0].members) <= 16


def test_what_sets_the_number_of_servers_is_known():
    design = propose(wanted(dag_sites=BOTH), library()).designs["physical"]
    assert reason_of(design.sized.groups[0]).site in {"site-1", "site-2"}
    few = propose(wanted(100, 100, dag_sites=BOTH), library()).designs["physical"]
    assert few.sized.smallest == {"dag-physical-site-1"}
    assert len(few.sized.design.dags[0].members) == 2


def test_members_of_a_site_have_as_many_databases_where_a_few_times_as_many_allow_it():
    # 5,600 of 6,000 are 11.2 of 12 databases; 22.4 of 24 leave 11 for each of two members.
    design = propose(wanted(5_600, 400, dag_sites=BOTH, copies=4, lagged=1), library()).designs["physical"]
    numbers = numbers_of(design)
    assert (len(numbers.dag.members), numbers.dag.databases) == (4, 24)
    assert np.bincount(numbers.copies[:, 0]).tolist() == [11, 11, 1, 1]


def test_users_of_a_third_site_count_at_the_nearer_one_where_members_have_as_many_databases():
    # 5,000 of 5,800 would be 10 of 12 databases, but 5,700 of 6,500 are 10.5 of 12, 21 of 24 and 31.6 of 36.
    links = [SiteLink(ends=("London", "York"), bandwidth_mbit_s=100, latency_ms=5)]
    needs = wanted(5_000, 800, group(700, "York"), dag_sites=BOTH, copies=4, lagged=1, links=links)
    numbers = numbers_of(propose(needs, library()).designs["physical"])
    assert (len(numbers.dag.members), numbers.dag.databases) == (4, 36)
    assert np.bincount(numbers.copies[:, 0]).tolist() == [16, 16, 2, 2]


@pytest.mark.parametrize("exchange", ["2010-sp1", "2010-megacycles", "2013"])
def test_older_versions_have_servers_of_every_role_at_both_sites_that_carry_everybody_alone(exchange) -> None:
    """The client access servers at one site, held against a plan in which everybody is there."""
    needs = wanted(12_000, 6_000, copies=4, dag_sites=BOTH, exchange=exchange, hypervisor="generic-modern")
    proposal = propose(needs, library())
    for kind in KINDS:
        assert proposal.designs[kind].sized is not None
        assert not above(numbers_of(proposal.designs[kind]))
    design = proposal.designs["physical"]
    machines = design.sized.design
    assert set(members_at(design).values()) == {len(machines.dags[0].members) // 2}
    access = [row for row in machines.machines if "cas" in row.roles]
    assert {row.site for row in access} == {"site-1", "site-2"}
    worst = design.sized.worst
    for site in ("site-1", "site-2"):
        moved = [evolve(row, site=site) for row in design.plan.populations]
        there = [row for row in machines.machines if row.site == site and row.id in worst.machine_ids]
        left = evolve(machines, dags=(), machines=there)
        hand = evaluate(evolve(design.plan, populations=moved, designs=(left,)), "physical", library())
        for row in (row for row in there if "cas" in row.roles):
            assert worst.gauge(row.id, "cpu").utilization == pytest.approx(hand.gauge(row.id, "cpu").utilization)


def test_older_versions_do_not_serve_a_third_site() -> None:
    with pytest.raises(
        PlanError, match="With Exchange 2013, a DAG over two sites serves users at these two sites only"
    ):
        propose(wanted(2_000, 1_000, group(500, "York"), copies=4, dag_sites=BOTH, exchange="2013"), library())
    # A third site without users may hold the witness.
    propose(wanted(2_000, 1_000, group(0, "York"), copies=4, dag_sites=BOTH, exchange="2013"), library())
