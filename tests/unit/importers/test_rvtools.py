"""Inventories of RVTools: hosts, machines and sites as the file says, and placeholders that say that they are some."""

import pytest

import resources
from models.errors import InventoryError
from models.importers.rvtools import inventory_of
from models.plan.checks import require_sound
from models.plan.entities import Host, Vm
from planner.presenters.samples import read_catalogue
from tests.faults.inventories import CSV, HOSTS, VMS, workbook

CATALOGUE = read_catalogue(resources.folder())


def read(data: bytes):
    found = inventory_of(data, "Oslo", CATALOGUE)
    require_sound(found.plan)
    machines = {machine.name: machine for machine in found.plan.designs[0].machines}
    return found, machines


def test_hosts_and_machines_are_as_the_workbook_says():
    found, machines = read(workbook())
    host, vm, old = machines["esx-1"], machines["mail-1"], machines["mail-2"]
    assert isinstance(host, Host) and isinstance(vm, Vm)
    assert (host.processor.cores, host.processor.clock_mhz, host.memory_mb) == (16, 2660, 262109)
    assert (host.hypervisor, machines["esx-2"].hypervisor) == ("vsphere-4", "vsphere-5-and-later")
    assert (vm.vcpus, vm.memory_mb, vm.guest, vm.roles, vm.notes) == (4, 8192, "windows-2008-r2-x64", (), "")
    assert (old.memory_mb, old.guest, old.notes) == (4096, "windows-2003-x86", "Powered off.")
    # "esx-1.example.com" in one sheet is "esx-1" in the other.
    assert vm.host == host.id
    assert [site.name for site in found.plan.sites] == ["Oslo"]
    assert found.plan.title == "Oslo"
    assert set(machines) == {"esx-1", "esx-2", "mail-1", "mail-2"}
    assert found.sentences == (
        "Imported hosts: 2, virtual machines: 2. Their roles are not known yet.",
        "Virtual machines that are powered off: 1; delete those that will stay off.",
        "Templates left out: 1.",
    )


def test_what_a_file_does_not_say_is_a_placeholder_and_says_so():
    found, machines = read(CSV)
    assert machines["esx-1.example.com"].notes == "Missing in the file, placeholder used: cores, clock and memory."
    assert "Hosts that lack hardware details: 2; placeholders were used (see their notes)." in (found.sentences)


def test_sizes_come_from_the_sheets_of_processors_and_memory_where_the_first_has_none():
    sheets = {
        "vInfo": [("VM", "Host"), ("a", "esx-1"), ("b", "esx-1")],
        "vHost": HOSTS,
        "vCPU": [("VM", "CPUs"), ("a", 6)],
        "vMemory": [("VM", "Size MiB"), ("a", 2048)],
    }
    _, machines = read(workbook(sheets))
    assert (machines["a"].vcpus, machines["a"].memory_mb, machines["a"].notes) == (6, 2048, "")
    assert machines["b"].notes == "Missing in the file, placeholder used: vCPUs and memory."


def test_strange_names_become_names():
    strange = [
        ("VM", "CPUs", "Memory", "Host"),
        ("  a\u202eb\tc ", 1, 1, ""),
        ("x" * 900, 1, 1, "h"),
        (42, 1e300, -3, "h"),
    ]
    _, machines = read(workbook({"vInfo": strange}))
    assert {"a b c", "x" * 200, "42", "No host given", "h"} == set(machines)
    assert machines["42"].vcpus == CATALOGUE.vm.vcpus


@pytest.mark.parametrize("data", [b"", b"a,b\n1,2\n", workbook({"Other": VMS})])
def test_what_holds_no_inventory_is_refused(data):
    with pytest.raises(InventoryError, match="neither a vInfo sheet"):
        read(data)
