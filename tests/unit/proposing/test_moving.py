"""A design moved to another Exchange version: the same users, new servers, one change."""

import pytest
from attrs import evolve

import resources
from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from models.errors import PlanError
from models.hardware.library import read_machines
from models.plan.checks import require_sound
from models.plan.kinds import is_physical, runs_roles
from models.plan.position import Position
from models.proposing.moving import Target, move
from models.proposing.requirements import hardware_like
from planner.presenters.samples import read_catalogue
from tests.unit.capacity.building import DESIGN, library, plan_of, population, sample, server

MODEL = next(machine.model for machine in read_machines(resources.folder()) if machine.model.id.endswith("e5-2650"))
CATALOGUE = read_catalogue(resources.folder())


def target(exchange="se", memory_mb=131072, model=MODEL, **values) -> Target:
    hardware = hardware_like(model, CATALOGUE.server, CATALOGUE.host, memory_mb)
    return Target(exchange=exchange, hardware=hardware, **values)


def moved(plan, design=None, **values):
    result = move(plan, design or plan.designs[0].id, target(**values), library())
    return result, result.change.apply(plan)


@pytest.mark.parametrize("name", ["three-sites", "cas-hub-consolidation", "exchange-2003-consolidation"])
def test_the_same_users_are_served_below_every_ceiling(name: str) -> None:
    plan = sample(name)
    if not any(group.mailboxes for group in plan.populations):
        plan = evolve(plan, populations=[evolve(group, mailboxes=1_000) for group in plan.populations])
    result, after = moved(plan)
    assert after.populations == plan.populations
    assert after.designs[:-1] == plan.designs
    numbers = evaluate(after, result.design.id, library())
    assert not numbers.gaps
    exchange = [machine for machine in result.design.machines if runs_roles(machine) and machine.roles == ("mailbox",)]
    assert {machine.exchange for machine in exchange} == {"se"}
    for machine in exchange:
        for resource in ("cpu", "memory"):
            assert numbers.gauge(machine.id, resource).state in {"ok", "extrapolated"}


def test_one_server_fewer_of_a_site_would_not_do() -> None:
    plan = sample("three-sites")
    result, after = moved(plan)
    here = [
        machine for machine in result.design.machines if is_physical(machine) and machine.name.startswith("LON-MBX")
    ]
    fewer = evolve(result.design, machines=[machine for machine in result.design.machines if machine is not here[-1]])
    numbers = evaluate(after.with_design(fewer), fewer.id, library())
    gauges = [numbers.gauge(here[0].id, resource) for resource in ("cpu", "memory")]
    assert any(gauge.state in {"high", "over"} for gauge in gauges)


def test_old_machines_stay_beside_the_new_ones_under_ids_of_their_own() -> None:
    plan = sample("three-sites")
    result, after = moved(plan, keep_old=True)
    old = {machine.name for machine in plan.designs[0].machines}
    assert old < {machine.name for machine in result.design.machines}
    ids = [machine.id for design in after.designs for machine in design.machines]
    assert len(ids) == len(set(ids))
    assert "se" in {machine.exchange for machine in result.design.machines if runs_roles(machine)}
    assert {machine.exchange for machine in result.servers} == {"se"}
    assert {machine.name for machine in result.servers} == {machine.name for machine in result.design.machines} - old


def test_directory_servers_stay_and_all_else_goes() -> None:
    machines = [server("dc", roles=("directory",)), server("cas"), server("mbx", roles=("mailbox",))]
    result, _ = moved(plan_of(machines, [population(mailboxes=100)]))
    assert [machine.name for machine in result.design.machines if machine.exchange == "2010"] == ["DC"]


def test_a_change_can_be_undone_and_brings_its_model() -> None:
    plan = sample("three-sites")
    result, after = moved(plan)
    assert result.change.inverse().apply(after) == plan
    assert {machine.model for machine in result.design.machines if machine.exchange == "se"} == {MODEL.id}
    assert MODEL.id in after.models_by_id


def test_a_second_move_has_a_name_of_its_own() -> None:
    _, once = moved(sample("three-sites"))
    result, _ = moved(once, design=once.designs[0].id)
    assert result.design.name not in {design.name for design in once.designs}


def test_spare_servers_are_added_where_one_may_fail() -> None:
    plan = plan_of([server("mbx", roles=("mailbox",))], [population(mailboxes=500)])
    numbers = [len(moved(plan, failures=failures)[0].design.machines) for failures in (0, 1)]
    assert numbers == [1, 2]


def test_who_cannot_be_moved_is_told() -> None:
    with pytest.raises(PlanError, match="no users to move"):
        moved(plan_of([server()]), design=DESIGN)
    crowd = plan_of([server("mbx", roles=("mailbox",))], [population(mailboxes=10_000_000, messages_per_day=500.0)])
    with pytest.raises(PlanError, match="site: no number of these servers provides enough"):
        moved(crowd)


def sites_of(design, dag) -> list[str]:
    return sorted(design.by_id[member].site for member in dag.members)


def test_what_runs_the_version_already_has_nothing_to_move() -> None:
    once, after = moved(sample("three-sites"))
    with pytest.raises(PlanError, match=r"All servers of “.*” already run Exchange SE"):
        moved(after, once.design.id)


def test_a_dag_moves_to_new_members_at_the_same_sites() -> None:
    plan = sample("two-site-dag")
    result, after = moved(plan)
    require_sound(after)
    (old,), (dag,) = plan.designs[0].dags, result.design.dags
    assert sites_of(result.design, dag) == ["frankfurt", "frankfurt", "hamburg", "hamburg"]
    assert {result.design.by_id[member].exchange for member in dag.members} == {"se"}
    assert evolve(dag, id=old.id, members=old.members) == old
    assert result.change.inverse().apply(after) == plan


@pytest.mark.parametrize("factor", [2, 3])
def test_a_dag_gets_so_many_members_that_it_stays_below_its_ceiling_in_the_worst_failure(factor: int) -> None:
    plan = sample("two-site-dag")
    plan = evolve(plan, populations=[evolve(group, mailboxes=group.mailboxes * factor) for group in plan.populations])
    result, after = moved(plan)
    require_sound(after)
    (dag,) = result.design.dags
    assert len(dag.members) > 4
    (numbers,) = dags_of(evaluate(after, result.design.id, library())).values()
    assert numbers.worst.cpu.utilization <= numbers.worst.cpu.ceiling
    assert sites_of(result.design, dag).count("frankfurt") > 2


def test_the_dag_beside_the_old_one_serves_nobody_yet() -> None:
    plan = sample("two-site-dag")
    result, after = moved(plan, keep_old=True)
    require_sound(after)
    assert [(dag.name, len(dag.serves), len(dag.members)) for dag in result.design.dags] == [
        ("DAG-1", 2, 4),
        ("DAG-2", 0, 4),
    ]
    assert len({dag.id for design in after.designs for dag in design.dags}) == 4


def test_servers_in_no_dag_stay_out_of_it() -> None:
    plan = sample("two-site-dag")
    today = plan.designs[0]
    dag = evolve(today.dags[0], members=tuple(sorted(today.dags[0].members)[1:]), copies=3, failures=1)
    plan = plan.with_design(evolve(today, dags=(dag,)))
    plan = evolve(plan, populations=[evolve(group, mailboxes=group.mailboxes * 2) for group in plan.populations])
    result, after = moved(plan)
    require_sound(after)
    at_frankfurt = [machine for machine in result.design.machines if machine.site == "frankfurt"]
    assert len(at_frankfurt) > sites_of(result.design, result.design.dags[0]).count("frankfurt")


def test_names_of_servers_that_go_are_free() -> None:
    plan = sample("three-sites")
    once, after = moved(plan, exchange="2019")
    twice, _ = moved(after, once.design.id)
    assert {machine.name for machine in twice.design.machines} == {machine.name for machine in once.design.machines}


def test_new_servers_stand_where_the_old_ones_stood() -> None:
    plan = sample("two-site-dag")
    design = plan.designs[0]
    places = {"fra-ex-1": Position(20.0, 40.0), "fra-ex-2": Position(250.0, 40.0)}
    machines = tuple(evolve(row, position=places.get(row.id)) for row in design.machines)
    plan = plan.with_design(evolve(design, machines=machines))

    def standing(**values):
        result, _ = moved(plan, design.id, **values)
        return [row.position for row in result.design.machines if (row.exchange, row.site) == ("se", "frankfurt")]

    assert standing()[:2] == [*places.values()]
    assert set(standing(keep_old=True)) == {None}


@pytest.mark.parametrize("servers", [1, 3, 6])
def test_a_number_of_servers_is_taken_as_it_is_even_where_it_is_too_small(servers: int) -> None:
    plan = sample("three-sites")
    result, after = moved(plan, servers=servers)
    fresh = [machine for machine in result.design.machines if runs_roles(machine) and machine.exchange == "se"]
    sites = {site.id: sum(machine.site == site.id for machine in fresh) for site in plan.sites}
    assert set(sites.values()) - {0} == {servers}
    require_sound(after)


def test_a_number_of_servers_shares_the_members_of_a_dag() -> None:
    plan = sample("two-site-dag")
    result, after = moved(plan, servers=3)
    require_sound(after)
    (before,), (dag,) = plan.designs[0].dags, result.design.dags
    assert (len(dag.members), dag.copies) == (6, before.copies)
    with pytest.raises(PlanError, match="keeps 4 copies of each database, but would have 2 members"):
        moved(plan, servers=1)


def at_one_site(mailboxes: int, **values):
    """Return a plan whose one DAG has three members, and users of its site."""
    plan = sample("two-site-dag")
    today, here = plan.designs[0], [row for row in plan.populations if row.site == "frankfurt"]
    servers = [row for row in today.machines if row.site == "frankfurt"]
    servers = [*servers, evolve(servers[0], id="third", name="FRA-EX-3")]
    dag = evolve(
        today.dags[0], members=tuple(row.id for row in servers), serves=tuple(row.id for row in here), copies=2,
        lagged=0,
        second_site=None, second_site_copies=None, **values,
    )  # fmt: skip
    here = [evolve(row, mailboxes=mailboxes) for row in here]
    return evolve(plan, designs=(evolve(today, machines=servers, dags=(dag,)),), populations=here)


@pytest.mark.parametrize("failures", [0, 1])
@pytest.mark.parametrize("asked", [0, 1])
def test_members_are_counted_by_the_failures_that_their_dag_is_to_survive(failures: int, asked: int) -> None:
    plan = at_one_site(20_000, failures=failures)
    result, after = moved(plan, failures=asked)
    (dag,) = result.design.dags
    machines = [machine for machine in result.design.machines if runs_roles(machine)]
    assert len(machines) == len(dag.members) > 3

    def over(members):
        left = dag.members[:members]
        machines = tuple(row for row in result.design.machines if row.id in left)
        fewer = evolve(result.design, dags=(evolve(dag, members=left),), machines=machines)
        (numbers,) = dags_of(evaluate(after.with_design(fewer), fewer.id, library())).values()
        uses = [numbers.worst.cpu, numbers.normal.cpu, numbers.worst.memory]
        return any(use.utilization > use.ceiling for use in uses if use.utilization is not None)

    assert not over(len(dag.members))
    assert over(len(dag.members) - 1)


def test_servers_outside_a_dag_carry_the_users_outside_it_and_have_the_spare() -> None:
    plan = at_one_site(6_000, failures=1)
    alone = population("alone", site="frankfurt", mailboxes=500)
    plan = evolve(plan, populations=(*plan.populations, alone))
    numbers = []
    for failures in (0, 1):
        result, after = moved(plan, failures=failures)
        require_sound(after)
        (dag,) = result.design.dags
        numbers.append((len(dag.members), len([row for row in result.design.machines if row.id not in dag.members])))
        assert not evaluate(after, result.design.id, library()).gaps
    assert numbers == [(3, 1), (3, 2)]


def test_an_edge_server_stays_when_the_old_machines_go() -> None:
    plan = sample("two-site-dag")
    today = plan.design("today")
    edge = evolve(today.machines[0], id="edge", name="EDGE-1", roles=("edge",))
    plan = plan.with_design(evolve(today, machines=(*today.machines, edge)))
    result, after = moved(plan, "today")
    stayed = [machine for machine in result.design.machines if machine.name == "EDGE-1"]
    assert [(machine.exchange, machine.roles) for machine in stayed] == [("2016", ("edge",))]
    assert {machine.exchange for machine in result.servers} == {"se"}
    findings = evaluate(after, result.design.id, library()).findings
    assert any("EDGE-1" in finding.text and "out of support" in finding.text for finding in findings)
