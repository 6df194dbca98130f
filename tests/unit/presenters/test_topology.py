"""Who serves whom, and what an update concerns."""

import numpy as np
import pytest
from attrs import evolve

from models.capacity.evaluate import evaluate
from models.capacity.results import Evaluation
from models.plan import edits
from models.plan.entities import Design, Host, Plan, Population, Processor, Server, Site, Vm
from models.plan.kinds import is_virtual
from planner.presenters import topology
from planner.presenters.samples import read_sample
from resources import folder
from tests.made_up import made_up_evaluation
from tests.unit.capacity.building import library

CORES = Processor(cores=8, clock_mhz=2660)
SITE = Site(id="s", name="London")
SERVER = Server(id="p", name="EX-1", site="s", exchange="2010", roles=("mailbox",), processor=CORES, memory_mb=512)
HOST = Host(id="h", name="ESX-01", site="s", hypervisor="esx-3.0.1", processor=CORES, memory_mb=16384)
VM = Vm(id="v", name="EX-CAS-1", host="h", exchange="2010", roles=("cas",), vcpus=2, memory_mb=4096)
OFFICE = Population(id="o", name="Head office", site="s", mailboxes=3000)


def plan_of(*machines: object) -> Plan:
    return Plan(sites=(SITE,), populations=(OFFICE,), designs=(Design(id="d", name="D", machines=machines),))


def numbers(use: float, other: float = 0.5) -> Evaluation:
    return made_up_evaluation(("a", "b"), [[use, other]] * 4, ceiling=np.ones((4, 2)))


def wires(plan, number=0):
    design = None if number is None else plan.designs[number]
    sites = {site.id for site in plan.sites}
    return topology.wires(plan, design, topology.contents_of(plan, design), sites)


def test_a_population_is_wired_to_the_card_that_carries_its_client_access() -> None:
    plan = plan_of(SERVER, HOST, VM)
    assert wires(plan) == {"o": ("h",)}


def test_without_client_access_it_is_wired_to_its_mailboxes() -> None:
    plan = plan_of(SERVER, HOST)
    assert wires(plan) == {"o": ("p",)}


def test_without_machines_there_are_no_wires() -> None:
    assert wires(plan_of(), None) == {"o": ()}


def test_contents_are_found_in_one_pass() -> None:
    plan = plan_of(SERVER, HOST, VM)
    contents = topology.contents_of(plan, plan.designs[0])
    assert contents.physical == {"s": ("h", "p")}
    assert contents.populations == {"s": ("o",)}
    assert contents.vms == {"h": ("v",)}


def test_only_moved_gauges_are_named() -> None:
    assert topology.moved_gauges(numbers(0.3), numbers(0.4)) == {"a"}
    assert topology.moved_gauges(numbers(0.3), numbers(0.3)) == frozenset()
    assert topology.moved_gauges(None, numbers(0.3)) == {"a", "b"}
    assert topology.moved_gauges(numbers(0.3), None) == frozenset()


@pytest.mark.parametrize("edit", ["added", "removed", "several removed", "another host"])
def test_machines_that_come_and_go_move_the_gauges_of_no_others(edit: str) -> None:
    """Every figure is compared by the id of its machine, whatever row that has."""
    plan = read_sample(folder(), "three-sites")
    design = plan.designs[1]
    first, *others = (machine for machine in design.machines if is_virtual(machine))
    changes = {
        "added": lambda: edits.add_machine(plan, design.id, first.host, evolve(first, name="NEW")),
        "removed": lambda: edits.remove(plan, (first.id,)),
        "several removed": lambda: edits.remove(plan, (first.id, others[-1].id)),
        "another host": lambda: edits.add_machine(plan, design.id, plan.sites[0].id, HOST),
    }
    before = evaluate(plan, design.id, library())
    after = evaluate(changes[edit]().apply(plan), design.id, library())

    def figures(evaluation: Evaluation, machine: str) -> list[object]:
        row = evaluation.rows[machine]
        return [getattr(evaluation, name)[..., row].tolist() for name in topology.FIGURES]

    moved = {
        name for name in after.machine_ids
        if name not in before.rows or str(figures(before, name)) != str(figures(after, name))
    }  # fmt: skip
    found = topology.moved_gauges(before, after)
    assert found >= moved
    if "several" not in edit:
        assert found == moved


def test_two_changes_become_one_that_knows_its_way_back() -> None:
    plan = plan_of(SERVER)
    first = edits.rename(plan, "s", "Paris")
    second = edits.rename(first.apply(plan), "s", "Rome")
    change = topology.joined("Rename twice", first, second)
    assert change.apply(plan).sites == (evolve(SITE, name="Rome"),)
    assert change.inverse().apply(change.apply(plan)) == plan
    assert change.merge_key == ""


def test_what_was_made_here_is_arranged_last_in_the_order_of_making() -> None:
    hosts = [evolve(HOST, id=name) for name in ("host-10", "zebra", "host-2", "host-x", "alpha")]
    assert [host.id for host in sorted(hosts, key=topology.order_of)] == [
        "alpha", "host-x", "zebra", "host-2", "host-10",
    ]  # fmt: skip


def test_a_gauge_that_gets_or_loses_its_data_has_moved() -> None:
    unknown = float("nan")
    assert topology.moved_gauges(numbers(unknown), numbers(0.4)) == {"a"}
    assert topology.moved_gauges(numbers(0.4), numbers(unknown)) == {"a"}
    assert topology.moved_gauges(numbers(unknown), numbers(unknown)) == frozenset()


def test_the_busiest_machine_has_data_and_is_nearest_to_its_ceiling() -> None:
    unknown = float("nan")
    assert [numbers(0.3).busiest(), numbers(0.7).busiest(), numbers(unknown).busiest()] == ["b", "a", "b"]
    assert numbers(unknown, unknown).busiest() is None
