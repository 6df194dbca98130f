"""What differs between two designs or two plans is told item by item and field by field."""

from typing import Any

from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from models.plan.costs import Costs, Licence
from models.plan.entities import (
    Assumptions,
    Design,
    Host,
    Override,
    Plan,
    Population,
    Processor,
    Server,
    Site,
    Users,
    Vm,
)
from models.plan.hardware import MachineModel
from models.plan.item_changes import design_changes, plan_changes
from models.plan.position import Position

PROCESSOR = Processor(cores=8, clock_mhz=2660)
LONDON, LEEDS = Site(id="london", name="London"), Site(id="leeds", name="Leeds")
USERS = Population(id="p", name="Head office", site="london", mailboxes=100, users=Users(outlook=100))


def server(number: int, **fields: Any) -> Server:
    values: dict[str, Any] = {
        "id": f"s{number}",
        "name": f"S{number}",
        "site": "london",
        "exchange": "2010",
        "memory_mb": 16384,
    }
    return Server(**({**values, "processor": PROCESSOR} | fields))


def host(identifier: str, name: str) -> Host:
    return Host(
        id=identifier, name=name, site="london", hypervisor="generic-modern", processor=PROCESSOR, memory_mb=32768
    )


def vm(identifier: str, name: str, on: str) -> Vm:
    return Vm(id=identifier, name=name, host=on, exchange="2010", vcpus=2, memory_mb=8192)


def plan_of(*designs: Design) -> Plan:
    return Plan(title="T", sites=(LONDON, LEEDS), populations=(USERS,), designs=designs)


def design(identifier: str, *machines: Server | Host | Vm) -> Design:
    return Design(id=identifier, name=identifier.title(), machines=machines)


def states(before: Design, after: Design) -> list[tuple[str, str]]:
    plan = plan_of(before, after)
    return [
        (change.state, getattr(change.item, "name", "")) for change in design_changes(plan, before, plan, after).items
    ]


def test_a_design_does_not_differ_from_itself() -> None:
    same = design("a", server(1), server(2))
    assert states(same, same) == []


def test_machines_of_other_ids_are_the_same_by_name() -> None:
    before, after = design("a", server(1), server(2)), design("b", server(7, name="S2"), server(8, name="S3"))
    assert states(before, after) == [("added", "S3"), ("removed", "S1")]


def test_two_machines_of_one_name_are_not_both_the_same_as_another() -> None:
    before, after = design("a", server(1, name="S")), design("b", server(7, name="S"), server(8, name="S"))
    assert states(before, after) == [("added", "S")]


def test_a_changed_field_is_told_with_both_values() -> None:
    faster = evolve(PROCESSOR, cores=16)
    before, after = design("a", server(1)), design("b", server(1, processor=faster, site="leeds"))
    plan = plan_of(before, after)
    (change,) = design_changes(plan, before, plan, after).items
    assert [(part.path, part.before, part.after) for part in change.fields] == [
        ("site", "London", "Leeds"),
        ("processor.cores", 8, 16),
    ]


def test_the_place_on_the_canvas_is_no_difference() -> None:
    assert states(design("a", server(1)), design("b", server(1, position=Position(10, 20)))) == []


def test_hosts_of_one_name_are_one_place_for_a_vm() -> None:
    before = design("a", host("h1", "ESX-1"), vm("v1", "EX", "h1"))
    after = design("b", host("h2", "ESX-1"), vm("v2", "EX", "h2"))
    assert states(before, after) == []


def test_a_server_that_became_a_vm_is_changed_and_of_another_kind() -> None:
    before = design("a", server(1, name="EX"))
    after = design("b", host("h", "ESX-1"), vm("v", "EX", "h"))
    plan = plan_of(before, after)
    changes = {getattr(change.item, "name", ""): change for change in design_changes(plan, before, plan, after).items}
    assert changes["ESX-1"].state == "added"
    assert changes["EX"].state == "changed"
    assert changes["EX"].kind_changed
    assert [part.path for part in changes["EX"].fields] == ["memory_mb"]


def test_plans_differ_in_settings_shared_items_and_designs() -> None:
    before = plan_of(design("a", server(1)), design("old"))
    after = evolve(
        before,
        title="U",
        assumptions=Assumptions(cpu_ceiling=0.8, overrides=(Override(figure="x.y", value=2),)),
        populations=(evolve(USERS, users=Users(outlook=90, owa=10)),),
        designs=(design("a", server(1), server(2)), design("new")),
    )
    found = plan_changes(before, after)
    assert [change.path for change in found.settings] == [
        "title",
        "assumptions.cpu_ceiling",
        "assumptions.overrides[x.y]",
    ]
    assert [part.path for change in found.shared for part in change.fields] == ["users.outlook", "users.owa"]
    told = [(part.before and part.before.name, part.after and part.after.name) for part in found.designs]
    assert told == [("A", "A"), (None, "New"), ("Old", None)]
    assert not plan_changes(before, before)


@given(before=st.sets(st.integers(1, 9)), after=st.sets(st.integers(1, 9)))
def test_the_other_way_round_added_and_removed_change_places(before: set[int], after: set[int]) -> None:
    first, second = (design("d", *(server(number) for number in side)) for side in (before, after))
    there, back = set(states(first, second)), set(states(second, first))
    turn = {"added": "removed", "removed": "added", "changed": "changed"}
    assert {(turn[state], name) for state, name in there} == back


def test_prices_licences_and_models_are_settings_of_a_plan() -> None:
    rack = MachineModel(id="r", name="Rack server", cores=8, clock_mhz=2000)
    cal = Licence(id="cal", name="Mailbox licence", price=3.0)
    before = evolve(plan_of(), models=(rack,), costs=Costs(kwh_price=0.2, licences=(cal,)))
    after = evolve(plan_of(), models=(evolve(rack, price=900.0),), costs=Costs(kwh_price=0.3))
    assert [(change.path, change.before, change.after) for change in plan_changes(before, after).settings] == [
        ("costs.kwh_price", 0.2, 0.3),
        ("costs.licences[cal]", "Mailbox licence", None),
        ("models[r].price", None, 900.0),
    ]
