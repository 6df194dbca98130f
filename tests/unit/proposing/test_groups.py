"""Proposals with copies: a group at every site, as small as its worst failure and the ceilings allow."""

import numpy as np
import pytest
from attrs import evolve

import resources
from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from models.comparisons.candidates import Candidate
from models.comparisons.ceilings import users_at_ceiling
from models.comparisons.surviving import survival_of
from models.errors import PlanError
from models.plan.checks import require_sound
from models.plan.dags import MOST_MEMBERS
from models.plan.kinds import is_physical, is_virtual
from models.plan.queries import mailboxes_of_plan
from models.proposing.groups import DATABASES, Grouping, offers_copies
from models.proposing.offered import read_offered
from models.proposing.proposal import change_of, propose
from planner.presenters.samples import empty_plan
from tests.unit.capacity.building import library
from tests.unit.proposing.needs import group, hardware, requirements

OFFERED = read_offered(resources.folder())
VERSIONS = ("2010", "2010-sp1", "2016", "se")
PROTOCOLS = ("2010", "2010-sp1")
KINDS = ("physical", "consolidated")


def wanted(version="se", london=20_000, leeds=3_000, memory_gb=256, **values):
    usual = {"copies": 2, "failures": 1} | values
    groups = [group(london), *([group(leeds, "Leeds")] if leeds else [])]
    return requirements(
        *groups, exchange=version,
        hypervisor=OFFERED.hypervisors.get(version, "generic-modern"), memory_gb=memory_gb, **usual,
    )  # fmt: skip


def breaks(plan, kind):
    """Whether anything is above its ceiling on a normal day, in a group's worst failure, or when any machine fails."""
    evaluation = evaluate(plan, kind, library())
    gauges = [gauge for numbers in dags_of(evaluation).values() for gauge in numbers.limits.values()]
    survival = survival_of(plan, kind, library())
    return (
        bool((evaluation.utilization > evaluation.ceiling + 1e-9).any())
        or any(gauge.utilization is not None and gauge.utilization > gauge.ceiling + 1e-9 for gauge in gauges)
        or survival.machines < max(dag.failures for dag in plan.designs[0].dags)
    )


def without_one(design, dag):
    """The design without the last member of a group, and without its host."""
    gone = design.sized.design.by_id[dag.members[-1]]
    doomed = gone.id if is_physical(gone) else gone.host
    left = [
        machine for machine in design.sized.design.machines if doomed not in {machine.id, getattr(machine, "host", "")}
    ]
    number = len(dag.members) - 1
    fewer = evolve(dag, members=dag.members[:-1], databases=number * max(number - 1, 1))
    dags = [fewer if other.id == dag.id else other for other in design.sized.design.dags]
    return evolve(design.plan, designs=(evolve(design.sized.design, machines=left, dags=dags),))


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize(("copies", "failures"), [(2, 1), (3, 1), (2, 0)])
def test_a_group_at_every_site_is_sound_and_below_every_ceiling_in_its_worst_failure(version, copies, failures):
    for kind, design in propose(wanted(version, copies=copies, failures=failures), library()).designs.items():
        require_sound(design.plan)
        dags = design.sized.design.dags
        assert [dag.serves for dag in dags] == [("population-1",), ("population-2",)]
        assert {(dag.copies, dag.failures) for dag in dags} == {(copies, failures)}
        assert min(len(dag.members) for dag in dags) >= max(copies, failures + 1)
        assert not breaks(design.plan, kind)
        assert evaluate(design.plan, kind, library()).is_complete
        assert evaluate(design.plan, kind, library()).severe_findings == ()


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("kind", KINDS)
def test_one_member_fewer_is_not_enough(version, kind):
    # By protocols a mailbox costs less.
    needs = wanted(version, london=90_000 if version in PROTOCOLS else 30_000, leeds=0, memory_gb=256)
    design = propose(needs, library()).designs[kind]
    (dag,) = design.sized.design.dags
    assert len(dag.members) > 2
    assert breaks(without_one(design, dag), kind)


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_told_is_the_worst_failure_and_what_the_evaluation_says(version, kind):
    design = propose(wanted(version), library()).designs[kind]
    evaluation = evaluate(design.plan, kind, library())
    assert np.allclose(design.sized.evaluation.utilization, evaluation.utilization, equal_nan=True)
    groups = dags_of(evaluation).values()
    assert design.busiest_cpu >= max(numbers.worst.cpu.utilization for numbers in groups)
    assert design.busiest_cpu > design.cell("busiest-cpu").value
    assert design.tightest.high / design.tightest.ceiling >= max(
        numbers.worst.cpu.high / numbers.worst.cpu.ceiling for numbers in groups
    )
    plan = design.plan
    at_ceiling = users_at_ceiling(Candidate(plan, design.sized.design, evaluation))
    mailboxes = mailboxes_of_plan(plan)
    assert 0 <= design.more_mailboxes <= at_ceiling.users / at_ceiling.planned * mailboxes - mailboxes + 1e-6


@pytest.mark.parametrize("version", VERSIONS)
def test_so_many_more_mailboxes_fit_and_hardly_any_more(version):
    needs = wanted(version, leeds=0)
    design = propose(needs, library()).designs["physical"]
    (before,) = design.sized.design.dags

    def grown(mailboxes):
        populations = [
            evolve(row, mailboxes=mailboxes, users=evolve(row.users, outlook=mailboxes))
            for row in design.plan.populations
        ]
        return evolve(design.plan, populations=populations)

    assert before.members
    room = design.more_mailboxes
    assert not breaks(grown(20_000 + room - 1), "physical")
    assert breaks(grown(20_000 + room + 30), "physical")


def test_members_that_fail_are_without_work_in_the_worst_failure():
    design = propose(wanted(), library()).designs["consolidated"]
    worst = design.sized.worst
    (failed,) = {numbers.worst.failed for numbers in design.sized.groups if numbers.dag.id == "dag-consolidated-site-1"}
    assert worst.users[worst.rows[failed[0]]] == 0.0
    host = design.sized.design.by_id[failed[0]].host
    assert worst.gauge(host, "cpu").utilization < 0.05


def test_no_two_members_share_a_host():
    design = propose(wanted(), library()).designs["consolidated"]
    for dag in design.sized.design.dags:
        hosts = [design.sized.design.by_id[member].host for member in dag.members]
        assert len(set(hosts)) == len(hosts)


@pytest.mark.parametrize("kind", KINDS)
def test_servers_in_no_group_have_one_to_spare(kind):
    design = propose(wanted("2010"), library()).designs[kind]
    assert survival_of(design.plan, kind, library()).machines >= 1
    if kind == "physical":
        roles = [machine.roles[0] for machine in design.sized.design.machines if machine.site == "site-2"]
        assert {role: roles.count(role) for role in roles} == {"cas": 2, "hub": 2, "mailbox": 2}


@pytest.mark.parametrize(("members", "databases"), [(2, 2), (3, 6), (5, 20)])
def test_databases_are_spread_evenly_over_all_members_and_those_that_are_left(members, databases):
    needs = wanted(london=2_000, leeds=0)
    grouping = Grouping(needs.work(), needs, library())
    (dag,) = grouping.dags("physical", {"site-1": [f"m{number}" for number in range(members)]})
    assert dag.databases == databases


def test_databases_stay_below_their_largest_size():
    needs = evolve(wanted(), groups=(evolve(group(6_000), mailbox_mb=20 * 1024.0),))
    design = propose(needs, library()).designs["physical"]
    (numbers,) = design.sized.groups
    assert numbers.database_mb <= numbers.dag.most_database_gb * 1024.0
    assert numbers.dag.databases % len(numbers.dag.members) == 0
    assert numbers.measure("copies-held").value <= 100


def test_more_databases_than_members_can_hold_say_so_and_no_hardware_is_offered():
    needs = evolve(wanted(copies=4), groups=(evolve(group(30_000), mailbox_mb=100 * 1024.0),))
    for design in propose(needs, library(), [hardware(64, 512)]).designs.values():
        assert design.sized is None
        assert (design.shortage.resource, design.offer) == (DATABASES, None)


def test_a_group_has_no_more_than_the_most_members():
    needs = wanted(london=300_000, leeds=0, cores=4)
    for design in propose(needs, library()).designs.values():
        assert design.sized is None
        assert design.shortage.resource in {"cpu", "memory", "vcpus"}
    larger = propose(evolve(needs, hardware=hardware(64, 512)), library()).designs["physical"]
    assert larger.sized is None or len(larger.sized.design.dags[0].members) <= MOST_MEMBERS


def test_one_copy_makes_the_design_without_groups():
    one = propose(wanted(copies=1), library())
    assert all(design.sized.design.dags == () for design in one.designs.values())


@pytest.mark.parametrize(("version", "offered"), [
    ("2003", False), ("2007", False), ("2007-strict", False), ("2010", True), ("2010-sp1", True), ("2013", True),
    ("2016", True), ("2019", True), ("se", True),
])  # fmt: skip
def test_versions_without_groups_offer_no_copies(version, offered):
    assert offers_copies(version, library()) == offered
    if not offered:
        with pytest.raises(PlanError, match="has no DAGs"):
            propose(wanted(version), library())


def test_both_designs_with_their_groups_become_the_plan():
    names = {kind: kind for kind in KINDS}
    plan = change_of(empty_plan(), propose(wanted(), library()), names, "New plan").apply(empty_plan())
    require_sound(plan)
    assert [len(design.dags) for design in plan.designs] == [2, 2]


def test_vms_of_members_are_all_of_one_size():
    design = propose(wanted("2010"), library()).designs["consolidated"]
    for dag in design.sized.design.dags:
        sizes = {(vm.vcpus, vm.memory_mb) for vm in map(design.sized.design.by_id.get, dag.members) if is_virtual(vm)}
        assert len(sizes) == 1
