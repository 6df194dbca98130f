"""After an edit, every group has the numbers that a fresh evaluation gives it, and most of them are not made again."""

import random
from collections.abc import Callable
from itertools import pairwise

import attrs
import pytest
from attrs import evolve

from models.capacity.dags.results import DagNumbers, dags_of, members_renewed
from models.capacity.evaluate import evaluate
from models.capacity.evaluator import Evaluator
from models.plan.dags import USERS, Dag
from models.plan.entities import Design, Link, Plan, Population, Site
from models.plan.other_load import OtherLoad
from tests.unit.capacity.building import DESIGN, host, library, plan_of, population, server, vm
from tests.unit.capacity.test_dags import DISKS

GROUPS, EACH, EDITS = 3, 4, 12
Edit = Callable[[Plan, random.Random], Plan]


def estate() -> Plan:
    """Three groups over two sites each, of VMs that share their hosts with others."""
    machines, people, sites, dags = [], [], [], []
    for group in range(GROUPS):
        ends = [f"s{group}-{end}" for end in range(2)]
        sites += [Site(id=end, name=end) for end in ends]
        members = []
        for row in range(EACH):
            machines.append(host(f"h{group}-{row}", site=ends[row % 2], cores=32, memory_mb=262_144))
            machines.append(vm(f"v{group}-{row}", host=f"h{group}-{row}", exchange="2016", vcpus=8, memory_mb=65_536))
            members.append(f"v{group}-{row}")
        machines.append(server(f"p{group}", site=ends[0], exchange="2016", cores=8))
        people += [population(f"u{group}-{end}", site=ends[end], mailboxes=900, users={"outlook": 900})
                   for end in range(2)]  # fmt: skip
        served = () if group == GROUPS - 1 else (f"u{group}-1",)
        dags.append(Dag(id=f"d{group}", name=f"DAG-{group}", members=tuple(members), databases=12, copies=3,
                        failures=1, serves=(f"u{group}-0", *served), storage=DISKS))  # fmt: skip
    links = [Link(id=f"l{row}", ends=(one.id, two.id), bandwidth_mbit_s=1e3)
             for row, (one, two) in enumerate(pairwise(sites))]  # fmt: skip
    plan = plan_of(machines, people, sites=sites, links=links)
    return plan.with_design(evolve(plan.designs[0], dags=dags))


def of_population(**values: object) -> Edit:
    def edit(plan: Plan, chance: random.Random) -> Plan:
        chosen = chance.choice(plan.populations)
        return evolve(plan, populations=[evolve(row, **values) if row is chosen else row for row in plan.populations])

    return edit


def of_machine(kind: str, **values: object) -> Edit:
    def edit(plan: Plan, chance: random.Random) -> Plan:
        design = plan.designs[0]
        chosen = chance.choice([row for row in design.machines if row.id.startswith(kind)])
        return with_parts(plan, machines=[evolve(row, **values) if row is chosen else row for row in design.machines])

    return edit


def of_group(**values: object) -> Edit:
    def edit(plan: Plan, chance: random.Random) -> Plan:
        dags = plan.designs[0].dags
        chosen = chance.choice(dags)
        return with_parts(plan, dags=[evolve(row, **values) if row is chosen else row for row in dags])

    return edit


def with_parts(plan: Plan, **values: object) -> Plan:
    design: Design = evolve(plan.designs[0], **values)
    return plan.with_design(design)


def without_a_link(plan: Plan, chance: random.Random) -> Plan:
    gone = chance.choice(plan.links)
    return evolve(plan, links=[row for row in plan.links if row is not gone])


ALL: tuple[Edit, ...] = (
    of_population(mailboxes=1_400), of_population(mailbox_mb=4_096), of_population(message_kb=150.0),
    of_population(name="Renamed"), of_population(megacycle_factor=1.5), of_population(mailboxes=700),
    of_machine("v", vcpus=4), of_machine("v", memory_mb=32_768), of_machine("v", name="Renamed"),
    of_machine("v", other=OtherLoad(cpu_mhz=2_000.0)), of_machine("h", memory_mb=131_072),
    of_machine("p", exchange="2019"), of_machine("p", roles=()), of_machine("h", sockets=1),
    of_group(databases=20), of_group(copies=2), of_group(lagged=1), of_group(lag_days=3.0), of_group(failures=0),
    of_group(storage=evolve(DISKS, disks=40)), of_group(witness_site="s0-0"), of_group(name="Renamed"), without_a_link,
    of_group(active=USERS), of_group(active=USERS), of_population(mailboxes=100),
)  # fmt: skip


def comparable(numbers: DagNumbers) -> dict[str, object]:
    found = {each.name: getattr(numbers, each.name) for each in attrs.fields(DagNumbers)}
    return {**found, "copies": numbers.copies.tolist()}


def assert_same(found: DagNumbers, fresh: DagNumbers) -> None:
    one, two = comparable(found), comparable(fresh)
    for name in one:
        assert one[name] == two[name], name


@pytest.mark.parametrize("seed", range(12))
def test_edited_groups_have_the_numbers_of_a_fresh_evaluation(seed: int) -> None:
    plan, evaluator, chance = estate(), Evaluator(library()), random.Random(seed)
    for _ in range(EDITS):
        found, fresh = evaluator.evaluate(plan, DESIGN), evaluate(plan, DESIGN, library())
        # Of some states nothing is looked at, as of a design that is not shown.
        if chance.random() < 0.8:
            assert {*dags_of(found)} == {*dags_of(fresh)}
            for name, numbers in dags_of(found).items():
                assert_same(numbers, dags_of(fresh)[name])
        plan = chance.choice(ALL)(plan, chance)


def renewed(before: Plan, after: Plan) -> set[str]:
    """Return the groups whose numbers an edit makes again."""
    evaluator = Evaluator(library())
    old, new = (dict(dags_of(evaluator.evaluate(plan, DESIGN))) for plan in (before, after))
    return {name for name in new if new[name] is not old[name]}


def test_only_groups_that_an_edit_touches_are_made_again() -> None:
    plan = estate()
    users = {row.id: row for row in plan.populations}
    machines = plan.designs[0].by_id

    def with_users(row: Population) -> Plan:
        return evolve(plan, populations=[row if row.id == each.id else each for each in plan.populations])

    assert renewed(plan, with_users(evolve(users["u1-0"], mailbox_mb=5_000))) == {"d1"}
    hosts = [evolve(row, memory_mb=131_072) if row is machines["h2-1"] else row for row in plan.designs[0].machines]
    assert renewed(plan, with_parts(plan, machines=hosts)) == {"d2"}
    dags = [evolve(row, lag_days=2.0) if row.id == "d0" else row for row in plan.designs[0].dags]
    assert renewed(plan, with_parts(plan, dags=dags)) == {"d0"}


def test_members_of_the_groups_that_an_edit_touches_are_told() -> None:
    plan, evaluator = estate(), Evaluator(library())
    larger = with_parts(plan, dags=[evolve(row, storage=evolve(DISKS, disk_tb=16.0)) if row.id == "d1" else row
                                    for row in plan.designs[0].dags])  # fmt: skip
    none = with_parts(larger, dags=plan.designs[0].dags[:1])
    states = []
    for each in (plan, larger, none):
        states.append(evaluator.evaluate(each, DESIGN))
        assert dags_of(states[-1]).keys() == {row.id for row in each.designs[0].dags}
    members = [{*row.members} for row in plan.designs[0].dags]
    assert {*members_renewed(states[0], states[1])} == members[1]
    assert {*members_renewed(states[1], states[2])} == members[1] | members[2]
    assert {*members_renewed(None, states[0])} == members[0] | members[1] | members[2]
    assert not {*members_renewed(states[0], states[0])}
