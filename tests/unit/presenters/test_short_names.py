"""Names without what all machines of a site begin with."""

import pytest
from attrs import evolve

from models.plan.entities import Host, Processor, Server, Vm
from planner.presenters.short_names import short_names, site_prefix

CORES = Processor(cores=4, clock_mhz=2000)


@pytest.mark.parametrize(
    ("names", "prefix"),
    [
        (("LON-CAS-1", "LON-HUB-1", "LON-MBX-2"), "LON-"),
        (("LON-CAS-1", "LON-CAS-2"), "LON-"),
        (("ESX-1", "ESX-2"), ""),
        (("LON-CAS-1", "LEE-CAS-1"), ""),
        (("LON-CAS-1",), ""),
        ((), ""),
        (("uk.lon mbx", "uk.lon cas"), "uk.lon "),
    ],
)
def test_what_all_names_begin_with_ends_before_a_letter(names, prefix) -> None:
    assert site_prefix(names) == prefix


def test_each_kind_of_machine_leaves_out_what_its_names_begin_with() -> None:
    host = Host(id="h", name="ESX-01", site="s", hypervisor="esx-3.0.1", processor=CORES, memory_mb=16384)
    vm = Vm(id="v", name="DUB-CAS-1", host="h", exchange="2010", roles=("cas",), vcpus=2, memory_mb=4096)
    server = Server(id="p", name="DUB-DC-1", site="s", exchange="2010", processor=CORES, memory_mb=512)
    second, third = evolve(vm, id="w", name="DUB-MBX-1"), evolve(server, id="q", name="DUB-1")
    rows = {row.id: row for row in (host, evolve(host, id="g", name="ESX-02"), vm, second, server, third)}
    expected = {"h": "ESX-01", "g": "ESX-02", "v": "CAS-1", "w": "MBX-1", "p": "DC-1", "q": "DUB-1"}
    assert short_names(rows, {"dub": rows}) == expected
