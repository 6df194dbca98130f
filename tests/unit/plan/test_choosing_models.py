"""A model of hardware is copied into the plan with its first machine, and one step makes machines of it."""

import pytest
from attrs import evolve

from models.errors import ChangeError
from models.plan import pasting
from models.plan.checks import require_sound
from models.plan.choosing_models import add_machine_of, price_of, set_model, set_model_price
from models.plan.entities import Design, Plan, Processor, Site
from models.plan.hardware import MachineModel
from tests.unit.capacity.building import host, plan_of, server, vm

MODEL = MachineModel(
    id="dl380", name="ProLiant DL380", cores=16, clock_mhz=2000, specint_rate2006=540, memory_mb=65536, sockets=2,
    power_watts=350.0, rack_units=2.0, price=4000.0,
)  # fmt: skip
EMPTY_MODEL = MachineModel(id="unknown", name="Something")


def plan() -> Plan:
    own = Processor(cores=4, clock_mhz=3000, relative_speed=1.3, specrate2017_int_base=40)
    return plan_of([evolve(server("server"), processor=own), host("esx"), vm("vm", host="esx")])


def machine(plan: Plan, identifier: str):
    return plan.designs[0].by_id[identifier]


def test_one_step_sets_processor_memory_power_and_size_and_brings_the_model_along() -> None:
    change = set_model(plan(), ["server", "esx"], MODEL)
    after = change.apply(plan())
    assert after.models == (MODEL,)
    for name in ("server", "esx"):
        made = machine(after, name)
        assert (made.model, made.memory_mb, made.power_watts, made.rack_units, made.sockets) == (
            "dl380", 65536, 350, 2, 2,
        )  # fmt: skip
        assert made.processor == Processor(cores=16, clock_mhz=2000, specint_rate2006=540)
    require_sound(after)
    assert change.inverse().apply(after) == plan()


def test_what_the_model_does_not_say_stays_as_it_is() -> None:
    before = machine(plan(), "server")
    after = machine(set_model(plan(), ["server"], EMPTY_MODEL).apply(plan()), "server")
    assert evolve(after, model=None) == before


def test_a_model_is_in_the_plan_once() -> None:
    once = set_model(plan(), ["server"], MODEL).apply(plan())
    twice = set_model(once, ["esx"], evolve(MODEL, id="another-id")).apply(once)
    assert [model.id for model in twice.models] == ["dl380"]
    other = set_model(twice, ["esx"], evolve(MODEL, price=5000)).apply(twice)
    assert [model.price for model in other.models] == [4000, 5000]
    assert machine(other, "esx").model != machine(other, "server").model
    require_sound(other)


def test_a_vm_has_no_model() -> None:
    with pytest.raises(ChangeError, match="Select servers or hosts"):
        set_model(plan(), ["vm"], MODEL)


def test_a_price_is_that_of_the_machine_or_of_its_model_and_0_is_a_price() -> None:
    priced = set_model(plan(), ["server", "esx"], MODEL).apply(plan())
    assert price_of(priced, machine(priced, "server")) == 4000
    assert price_of(priced, evolve(machine(priced, "server"), price=0)) == 0
    assert price_of(plan(), machine(plan(), "server")) is None
    dearer = set_model_price(priced, MODEL, 4100).apply(priced)
    assert price_of(dearer, machine(dearer, "esx")) == 4100
    assert len(dearer.models) == 1


def test_a_plan_takes_a_model_that_it_lacks_with_its_price() -> None:
    change = set_model_price(plan(), MODEL, 12.0)
    assert [(model.id, model.price) for model in change.apply(plan()).models] == [("dl380", 12)]
    assert change.inverse().apply(change.apply(plan())) == plan()


def test_a_new_machine_is_one_of_a_model() -> None:
    change = add_machine_of(plan(), "design", "site", host("new"), MODEL)
    after = change.apply(plan())
    made = after.designs[0].by_id[change.replacements[-1].key]
    assert (made.model, made.processor.cores, made.power_watts) == ("dl380", 16, 350)
    require_sound(after)
    bare = add_machine_of(plan(), "design", "site", host("new"), None).apply(plan())
    assert bare.models == ()


def test_a_pasted_machine_brings_its_model_along() -> None:
    source = set_model(plan(), ["server"], MODEL).apply(plan())
    fragment = pasting.fragment_of(source, source.designs[0].id, ["server"])
    assert [model.id for model in fragment.plan.models] == ["dl380"]
    here = Plan(sites=(Site(id="dl380", name="Takes the id"),), designs=(Design(id="now", name="Now"),))
    change = pasting.paste(here, "now", fragment)
    pasted = change.apply(here)
    require_sound(pasted)
    (made,) = pasted.designs[0].machines
    assert pasted.models_by_id[made.model].name == "ProLiant DL380"
    assert pasting.outermost(change) == (made.id,)
    assert change.label == "Paste SERVER"


def test_a_machine_pasted_twice_brings_its_model_once() -> None:
    source = set_model(plan(), ["server"], MODEL).apply(plan())
    fragment = pasting.fragment_of(source, source.designs[0].id, ["server"])
    again = pasting.paste(source, source.designs[0].id, fragment).apply(source)
    assert len(again.models) == 1
    assert require_sound(again) is None
