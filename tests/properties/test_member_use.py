"""The CPU of a group's members is that of their gauges, and of what is evaluated when one of them fails."""

import numpy as np
import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from models.capacity.bounds import BOUNDS
from models.capacity.compiler import compile_design
from models.capacity.dags.member_use import MemberUse, SiteWork
from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from models.capacity.load import load_from
from models.comparisons.outages import Outage, remains
from models.dag.activation import activated
from models.dag.failing import Demand, use_of
from models.plan.dags import Dag
from models.plan.entities import Link, Machine, Plan
from models.plan.other_load import OtherLoad
from tests.unit.capacity.building import DESIGN, host, library, plan_of, population, server, vm
from tests.unit.capacity.test_dags import DISKS, SITES

ROLES = {
    **dict.fromkeys(("2010", "2010-sp1", "2010-megacycles"), ("cas", "hub", "mailbox")),
    "2013": ("cas", "mailbox"),
    **dict.fromkeys(("2016", "2019", "se"), ("mailbox",)),
}
PROTOCOLS = ("outlook", "outlook_anywhere", "owa", "activesync", "imap4")


def members_of(draw: st.DrawFn, version: str, number: int) -> list[Machine]:
    """Servers, or VMs on hosts of their own that they may share with another server."""
    roles, machines = ROLES[version], []
    chosen = roles if draw(st.booleans()) else ("mailbox",)
    for row in range(number):
        site = ("london", "leeds")[row % 2]
        other = OtherLoad(cpu_mhz=draw(st.sampled_from([0.0, 1_000.0, 9_000.0])))
        given = {"exchange": version, "roles": chosen, "memory_mb": 98_304, "other": other}
        if draw(st.booleans()):
            machines.append(server(f"ex-{row}", site=site, cores=draw(st.integers(2, 24)), **given))
            continue
        machines.append(host(f"host-{row}", site=site, cores=8, memory_mb=262_144, hypervisor="generic-modern"))
        machines.append(vm(f"ex-{row}", 8, host=f"host-{row}", guest="windows-2016-x64", **given))
        if draw(st.booleans()):
            beside = {"roles": (), "other": OtherLoad(cpu_mhz=draw(st.sampled_from([500.0, 20_000.0])))}
            machines.append(vm(f"files-{row}", 8, host=f"host-{row}", guest="windows-2016-x64", **beside))
    return machines


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    """A plan of any version with a group over two sites, and users outside of it."""
    number, version = draw(st.integers(1, 5)), draw(st.sampled_from([*ROLES]))
    copies = draw(st.integers(1, number))
    lagged = draw(st.integers(0, copies - 1))
    machines = members_of(draw, version, number)
    dag = Dag(id="dag", name="DAG", members=tuple(f"ex-{row}" for row in range(number)), serves=("hq", "home"),
              copies=copies, databases=draw(st.integers(1, 40)), lagged=lagged, storage=DISKS,
              failures=draw(st.integers(0, copies - lagged - 1)))  # fmt: skip
    people = []
    for name, site in (("hq", "london"), ("home", "leeds"), ("others", "london")):
        mailboxes = draw(st.integers(1, 4_000))
        users = {protocol: draw(st.integers(0, mailboxes)) for protocol in PROTOCOLS}
        people.append(
            population(name, site=site, mailboxes=mailboxes, users=users | {"activesync": 0},
                       messages_per_day=draw(st.sampled_from([50.0, 100.0, 250.0])))
        )  # fmt: skip
    link = Link(id="wan", ends=("london", "leeds"), bandwidth_mbit_s=1e3)
    plan = plan_of(machines, people[: draw(st.integers(2, 3))], sites=SITES, links=[link])
    return plan.with_design(evolve(plan.designs[0], dags=(dag,)))


@given(plans())
@settings(max_examples=60, deadline=None)
def test_a_normal_day_of_a_group_is_that_of_its_members_gauges(plan: Plan) -> None:
    evaluation = evaluate(plan, DESIGN, library())
    numbers = dags_of(evaluation)["dag"]
    for member, (normal, _) in numbers.members["cpu"].items():
        gauge = evaluation.gauge(member, "cpu")
        ends = [(each.utilization, each.low, each.high) for each in (gauge, normal)]
        assert (ends[0][0] is None) == (ends[1][0] is None)
        if ends[0][0] is not None:
            assert ends[1] == pytest.approx(ends[0], rel=1e-9)
    assert numbers.counts_copies == (plan.designs[0].by_id["ex-0"].exchange not in {"2010", "2010-sp1"})


@given(plans(), st.integers(0, 4))
@settings(max_examples=60, deadline=None)
def test_what_is_left_of_a_group_is_what_an_outage_leaves(plan: Plan, failed: int) -> None:
    """Servers alone, as an outage of a host takes VMs along that are no members."""
    design = plan.designs[0]
    dag, down = design.dags[0], f"ex-{failed % len(design.dags[0].members)}"
    if len(dag.members) < 3 or any(machine.kind == "vm" for machine in design.machines):
        return
    compiled = compile_design(plan, design, library())
    alive = np.array([[member != down for member in dag.members]])
    (held,) = compiled.groups
    for bound in range(len(BOUNDS)):
        cpu = MemberUse(SiteWork(compiled, bound), 0)
        left = activated(held.copies, dag.lagged, alive)
        use = use_of(Demand(*cpu.costs, cpu.capacity, cpu.besides, cpu.waiting), left)[0]
        if bound == 0:
            expected = np.ravel(load_from(compiled, 0, remains(compiled, [Outage((down,))]).asked).cpu)
            rows = [compiled.machines.ids.index(member) for member in dag.members]
            assert use[alive[0]] == pytest.approx(expected[rows][alive[0]])
            use = use_of(Demand(*cpu.memory_costs, cpu.memory, cpu.memory_besides), left)[0]
            expected = np.ravel(load_from(compiled, 0, remains(compiled, [Outage((down,))]).asked).memory)
            assert use[alive[0]] == pytest.approx(expected[rows][alive[0]], nan_ok=True)
