"""Proposals: complete, within ceilings, as small as that allows, or with what is short and what would do."""

from collections import Counter

import numpy as np
import pytest
from attrs import evolve

import resources
from models.capacity.evaluate import evaluate
from models.comparisons.failures import failures
from models.errors import PlanError
from models.hardware.library import read_machines
from models.plan.checks import require_sound
from models.plan.entities import Plan, Users
from models.plan.kinds import is_virtual
from models.proposing.proposal import change_of, propose
from models.proposing.requirements import hardware_like, work_of
from planner.presenters.samples import empty_plan
from tests.unit.capacity.building import library
from tests.unit.proposing.needs import CATALOGUE, group, other_machines, requirements

NAMES = {"physical": "Physical", "consolidated": "Consolidated"}


def above(plan, design_id):
    evaluation = evaluate(plan, design_id, library())
    return bool((evaluation.utilization > evaluation.ceiling + 1e-9).any())


def test_both_designs_serve_everyone_below_every_ceiling():
    proposal = propose(requirements(), library())
    assert proposal.complete == ("physical", "consolidated")
    for kind, design in proposal.designs.items():
        require_sound(design.plan)
        evaluation = evaluate(design.plan, kind, library())
        assert evaluation.is_complete
        assert not above(design.plan, kind)


def test_no_role_of_the_physical_design_can_do_with_fewer_servers():
    design = propose(requirements(group(40_000), memory_gb=16), library()).designs["physical"]
    machines = design.sized.design.machines
    counts = Counter(machine.roles for machine in machines)
    assert max(counts.values()) > 2
    for roles, number in counts.items():
        gone = next(machine for machine in machines if machine.roles == roles)
        fewer = evolve(design.sized.design, machines=[machine for machine in machines if machine is not gone])
        assert number == 1 or above(evolve(design.plan, designs=(fewer,)), "physical")


def test_no_site_of_the_consolidated_design_can_do_with_fewer_hosts():
    design = propose(requirements(group(40_000), memory_gb=48), library()).designs["consolidated"]
    hosts = [machine for machine in design.sized.design.machines if not is_virtual(machine)]
    assert len(hosts) > 1
    gone = hosts[-1].id
    left = [
        machine for machine in design.sized.design.machines if gone not in {machine.id, getattr(machine, "host", "")}
    ]
    fewer = evolve(design.sized.design, machines=left)
    assert above(evolve(design.plan, designs=(fewer,)), "consolidated")


def test_a_machine_may_fail_where_that_was_asked_for():
    proposal = propose(requirements(failures=1), library())
    for kind, design in proposal.designs.items():
        found = failures(design.plan, kind, library(), pairs=False, machines_only=True)
        # Mailboxes have one copy: nobody else has them, but others would carry their users.
        assert all(not result.above and result.unserved == result.restorable for result in found.results)
        assert any(result.restorable for result in found.results)


def test_the_worst_failure_is_busier_than_a_normal_day():
    design = propose(requirements(group(20_000), failures=1), library()).designs["consolidated"]
    assert design.busiest_cpu > design.cell("busiest-cpu").value


def test_the_same_requirements_make_the_same_designs():
    first, second = propose(requirements(), library()), propose(requirements(), library())
    assert [design.plan for design in first.designs.values()] == [design.plan for design in second.designs.values()]


def test_sites_are_told_apart_by_their_names_in_any_case():
    work = work_of([group(10, "London"), group(20, " london "), group(30, "Leeds")], requirements().links)
    assert [site.name for site in work.sites] == ["London", "Leeds"]
    assert [population.site for population in work.populations] == ["site-1", "site-1", "site-2"]
    assert [link.ends for link in work.links] == [("site-1", "site-2")]


def test_machines_are_named_after_their_site_and_role():
    wanted = requirements(group(10, "London"), group(10, "Londonderry"), group(10, "…"))
    for design in propose(wanted, library()).designs.values():
        names = {machine.name for machine in design.sized.design.machines}
        assert names >= {"LON-CAS-1", "LON2-MBX-1", "SITE-HUB-1"}


def test_a_link_to_a_site_without_users_is_left_out():
    assert work_of([group(10, "London")], requirements().links).links == ()


def test_hardware_that_is_too_small_names_what_is_short_and_what_would_do():
    wanted = requirements(memory_gb=2)
    for design in propose(wanted, library()).designs.values():
        assert design.sized is None
        assert design.shortage.resource == "memory"
        assert design.offer.hardware.cores == wanted.hardware.cores
        larger = evolve(wanted, hardware=design.offer.hardware)
        assert propose(larger, library()).designs[design.kind].sized is not None


def test_a_host_with_fewer_cores_than_roles_lacks_cores_and_another_machine_is_offered():
    wanted = requirements(cores=2)
    design = propose(wanted, library(), other_machines()).designs["consolidated"]
    assert design.shortage.resource == "vcpus"
    assert design.offer.hardware.cores == 4
    assert propose(evolve(wanted, hardware=design.offer.hardware), library()).complete == ("physical", "consolidated")


def test_without_other_machines_a_host_with_too_few_cores_gets_no_offer():
    assert propose(requirements(cores=2), library()).designs["consolidated"].offer is None


def test_a_machine_of_the_library_comes_along_as_a_model_of_the_plan():
    machine = next(machine for machine in read_machines(resources.folder()) if machine.model.power_watts)
    wanted = evolve(requirements(), hardware=hardware_like(machine.model, CATALOGUE.server, CATALOGUE.host, 64 * 1024))
    proposal = propose(wanted, library())
    plan = change_of(empty_plan(), proposal, NAMES, "New plan").apply(empty_plan())
    require_sound(plan)
    assert plan.models == (machine.model,)
    physical = [entry for design in plan.designs for entry in design.machines if not is_virtual(entry)]
    assert {entry.model for entry in physical} == {machine.model.id}
    assert {entry.power_watts for entry in physical} == {machine.model.power_watts}
    assert proposal.designs["physical"].cell("power").value > 0


def test_what_is_not_known_is_named_and_not_judged():
    calls_imap = group(500, users=Users(imap4=500))
    design = propose(requirements(calls_imap), library()).designs["physical"]
    assert design.sized.no_data["cpu"]
    assert design.more_mailboxes is None


def test_one_change_makes_it_the_plan_and_another_takes_it_away():
    plan, proposal = empty_plan(), propose(requirements(), library())
    change = change_of(plan, proposal, NAMES, "New plan")
    made = change.apply(plan)
    assert [design.name for design in made.designs] == ["Physical", "Consolidated"]
    assert len(made.links) == 1
    require_sound(made)
    assert change.inverse().apply(made) == plan


def test_a_design_that_is_not_wanted_is_left_out():
    plan, proposal = empty_plan(), propose(requirements(), library())
    made = change_of(plan, proposal, {"consolidated": "Consolidated"}, "New plan").apply(plan)
    assert [design.id for design in made.designs] == ["consolidated"]


def test_without_any_design_the_users_stay_with_the_empty_one():
    plan, proposal = empty_plan(), propose(requirements(), library())
    made = change_of(plan, proposal, {}, "New plan").apply(plan)
    assert made.designs == plan.designs
    assert made.populations


def test_a_plan_that_holds_something_is_left_alone():
    proposal = propose(requirements(), library())
    made = change_of(empty_plan(), proposal, NAMES, "New plan").apply(empty_plan())
    with pytest.raises(PlanError, match="not empty"):
        change_of(made, proposal, NAMES, "New plan")


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        (requirements(groups=()), "at least one group"),
        (requirements(hypervisor="bochs"), "no hypervisor “bochs”"),
    ],
)
def test_what_cannot_be_proposed_says_why(wanted, sentence):
    with pytest.raises(PlanError, match=sentence):
        propose(wanted, library())


def test_nothing_of_a_proposal_is_placed_by_hand():
    proposal = propose(requirements(), library())
    assert isinstance(proposal.work, Plan)
    machines = [machine for design in proposal.designs.values() for machine in design.sized.design.machines]
    assert {machine.position for machine in machines} == {None}


def test_what_the_ranges_of_figures_take_beyond_a_ceiling_is_known():
    design = propose(requirements(group(20_000), failures=1), library()).designs["consolidated"]
    tight, worst = design.tightest, design.sized.worst
    assert tight.high / tight.ceiling == pytest.approx(np.nanmax(worst.high / worst.ceiling))
    assert tight.machine in worst.machine_ids


@pytest.mark.parametrize("version", ["2003", "2007", "2010-sp1"])
def test_nothing_severe_is_found_about_a_proposal(version):
    wanted = requirements(exchange=version, failures=1)
    for kind, design in propose(wanted, library()).designs.items():
        assert evaluate(design.plan, kind, library()).severe_findings == ()
