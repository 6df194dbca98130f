"""The form between reading and taking: exact both ways, within its limits, and refused where it lies."""

import json

import pytest

from models.errors import InventoryError
from models.importers import inventory as form
from models.importers.inventory import Inventory, InventoryHost, InventoryVm, Remark

GIVEN = Inventory(
    title="Oslo",
    origin="RVTools",
    hosts=(InventoryHost(name="esx-1", cores=16, clock_mhz=2400.0, memory_mb=65_536, in_maintenance=True),),
    vms=(InventoryVm(name="a", host="esx-1", power=form.OFF, kind=form.AGENT, vcpus=2, cpu_mhz=0.0, network_cards=0),),
    remarks=(Remark(about="sizes", text="a has 1 vCPU in vInfo, 2 in vCPU", done="1 is used"),),
)


def test_the_form_is_the_same_after_it_was_text():
    assert form.inventory_from_json(form.inventory_to_json(GIVEN)) == GIVEN


def test_values_are_clean_and_within_the_limits_of_a_plan():
    host = InventoryHost(name=" a\u202eb\nc ", cores=10**9, memory_mb=0, clock_mhz=float("nan"), cpu_share=1.5)
    assert (host.name, host.cores, host.memory_mb, host.clock_mhz, host.cpu_share) == ("a b c", 1024, None, None, 1.0)
    assert InventoryHost(clock_mhz=10**400, memory_share=float("inf")).clock_mhz == 100_000.0
    assert InventoryVm(network_cards=0, cpu_mhz=-1.0).network_cards == 0
    assert len(InventoryVm(name="x" * 900).name) == 200


def changed(**values: object) -> str:
    return json.dumps(json.loads(form.inventory_to_json(GIVEN)) | values)


LIES = {
    "no object": "[]",
    "no JSON": "{",
    "a key too many": changed(more=1),
    "text that is none": changed(title=1),
    "rows that are none": changed(hosts=5),
    "a row that is none": changed(hosts=["abc"]),
    "a row too short": changed(vms=[["a"]]),
    "a row too long": changed(remarks=[["a", "b", "c", "d"]]),
    "a name that is a number": changed(remarks=[[1, "b", "c"]]),
    "a state that is unknown": form.inventory_to_json(GIVEN).replace('"off"', '"asleep"'),
    "a number that is text": form.inventory_to_json(GIVEN).replace("65536", '"65536"'),
    "a number that is a flag": form.inventory_to_json(GIVEN).replace("65536", "true"),
    "whole that is not": form.inventory_to_json(GIVEN).replace("65536", "65536.5"),
    "too deep": "[" * 100_000,
    "too many rows": changed(remarks=[["a", "b", "c"]] * 1_001),
    "too many lists": "[" + ",".join(["[]"] * 250_000) + "]",
}


@pytest.mark.parametrize("lie", LIES.values(), ids=LIES)
def test_an_answer_that_lies_is_refused(lie: str):
    with pytest.raises(InventoryError):
        form.inventory_from_json(lie)
