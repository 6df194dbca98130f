"""What an RVTools export says beside sizes: use of hosts, threads, places of files, and what contradicts."""

import pytest

import resources
from models.importers.inventory import AGENT, MACHINE, OFF, REPLICA, SUSPENDED, TEMPLATE, Inventory
from models.importers.inventory_choices import InventoryChoices, selected
from models.importers.inventory_hosts import placed
from models.importers.inventory_plan import as_plan
from models.importers.inventory_telling import differing_loads, remarks_about, sentences_of
from models.importers.rvtools import inventory_of
from planner.presenters.samples import read_catalogue
from tests.faults.inventories import workbook

CATALOGUE = read_catalogue(resources.folder())
INFO = ("VM", "Powerstate", "Template", "SRM Placeholder", "CPUs", "Memory", "NICs", "Host", "VM ID")
HOST = ("Host", "Speed", "# Cores", "# Memory", "HT Active", "CPU usage %", "Memory usage %", "Vendor", "Model")
ESX = ("esx-1", 2000, 10, 65536, "True", 40, 50, "HP", "ProLiant BL460c Gen8")


def vm(name: str, state: str = "poweredOn", template: str = "False", replica: str = "False", number: int = 1):
    return (name, state, template, replica, 2, 4096, 1, "esx-1", f"vm-{number}")


def of(*lines: tuple[object, ...], **sheets: object) -> Inventory:
    return inventory_of(workbook({"vInfo": [INFO, *lines], "vHost": [HOST, ESX], **sheets}), "Oslo")


def texts(inventory: Inventory) -> list[str]:
    return [f"{remark.text}. {remark.done}" for remark in inventory.remarks]


def test_a_host_has_its_threads_its_model_and_what_it_used():
    (host,) = of(vm("a")).hosts
    assert (host.threads_per_core, host.model, host.cpu_share, host.memory_share) == (
        2,
        "HP ProLiant BL460c Gen8",
        0.4,
        0.5,
    )


def test_templates_placeholders_and_agents_are_told_apart():
    found = of(vm("a"), vm("b", template="True"), vm("c", replica="True"), vm("vCLS"))
    assert [row.kind for row in found.vms] == [MACHINE, TEMPLATE, REPLICA, AGENT]
    said = sentences_of(found, selected(found, placed(found), InventoryChoices()), InventoryChoices())
    assert "Templates left out: 1." in said
    assert "Placeholders of Site Recovery Manager left out: 1." in said


@pytest.mark.parametrize(("word", "state"), [("Off", OFF), ("suspended", SUSPENDED), ("Saved", SUSPENDED)])
def test_what_is_suspended_is_told_from_what_is_off(word: str, state: str):
    assert of(vm("a", word)).vms[0].power == state


def test_where_and_when_a_file_was_written_is_told():
    about = [("RVTools version", "xlsx creation datetime", "Server"), ("4.7.1.4", "2026/11/16 09:30:00", "vc01.local")]
    found = of(vm("a"), vMetaData=about)
    assert found.origin == "RVTools 4.7.1 · vc01.local · read: vInfo, vHost, vMetaData"
    assert found.taken == "2026/11/16 09:30:00"


def test_a_host_listed_twice_counts_once_and_is_told():
    found = of(vm("a"), vHost=[HOST, ESX, ("ESX-1", 3000, 99, 1, "", "", "", "", "")])
    assert [host.cores for host in found.hosts] == [10]
    assert texts(found) == ["ESX-1 is listed twice in vHost. The first row is used."]


def test_sheets_are_joined_by_the_identifier_before_the_name():
    cpu = [("VM", "VM ID", "Overall"), ("twin", "vm-2", 222), ("twin", "vm-1", 111)]
    found = of(vm("twin", number=1), vm("twin", number=2), vCPU=cpu)
    assert [row.cpu_mhz for row in found.vms] == [111.0, 222.0]


def test_memory_that_two_sheets_give_otherwise_is_told_with_both_numbers():
    found = of(vm("a"), vMemory=[("VM", "Size MiB", "Active", "Shared"), ("a", 8192, 1000, 300)])
    assert (found.vms[0].memory_mb, found.vms[0].used_mb, found.vms[0].shared_mb) == (4096, 1000.0, 300.0)
    assert texts(found) == ["a has 4,096 MB of memory in vInfo, 8,192 MB in vMemory. 4,096 is used."]


@pytest.mark.parametrize(
    ("used", "told"),
    [(8_000, []), (9_800, []), (14_200, ["esx-1: its VMs add up to 71 % CPU, but the host reports 40 %"])],
)
def test_a_host_far_from_its_machines_is_told(used: int, told: list[str]):
    found = of(vm("a"), vm("off", "Off", number=2), vCPU=[("VM", "CPUs", "Overall"), ("a", 2, used)])
    assert [remark.text for remark in differing_loads(found, placed(found))] == told


def test_nothing_is_said_of_a_host_of_which_a_machine_was_not_measured():
    found = of(vm("a"), vm("b", number=2), vCPU=[("VM", "CPUs", "Overall"), ("a", 2, 20_000)])
    assert list(differing_loads(found, placed(found))) == []


def test_rules_of_a_cluster_are_named_and_told():
    rules = ("Cluster rule(s)", "Cluster rule name(s)")
    lines = [
        (*vm(name, number=place), "1", "separate-mbx") for place, name in enumerate(("a", "b", "c", "d", "e", "f"))
    ]
    found = inventory_of(
        workbook({"vInfo": [(*INFO, *rules), *lines, (*vm("g", number=9), "", "")], "vHost": [HOST, ESX]}), "Oslo"
    )
    assert [row.rules for row in found.vms] == ["separate-mbx"] * 6 + [""]
    assert texts(found) == [
        "Cluster rule separate-mbx applies to a, b, c, d, e and 1 more. Plans do not contain "
        "cluster rules; enter it as “Keep apart” or “Keep together” when you consolidate."
    ]
    plan = as_plan(found, InventoryChoices(), CATALOGUE).plan
    notes = {machine.name: machine.notes for machine in plan.designs[0].machines}
    assert "Rules of its cluster: separate-mbx." in notes["a"]
    assert "Rules" not in notes["g"]
    assert "separate-mbx applies to" in plan.designs[0].notes


def test_a_csv_that_was_cut_is_read_as_far_as_it_is_whole():
    head = "VM,Powerstate,Template,CPUs,Memory,Host,Datacenter"
    text = f'{head}\na,poweredOn,False,2,4096,esx,Oslo\nb,poweredOn\nc,poweredOn,False,2,"40'
    found = inventory_of(text.encode(), "Oslo")
    assert [row.name for row in found.vms] == ["a", "b"]
    assert texts(found) == [
        "vInfo: lines with fewer cells than headers: 1. The missing cells count as unknown.",
        "vInfo ends inside a quoted value, in line 4. That line is left out.",
    ]


def test_what_is_left_out_has_no_remarks():
    """A host in maintenance was told in preview and notes though its cluster was not imported."""
    heads = (*HOST, "Cluster", "in Maintenance Mode")
    hosts = [heads, (*ESX, "Prod", "False"), ("lab-1", "", *ESX[2:], "Lab", "True"), ("lab-1", *ESX[1:], "Lab", "True")]
    lines = [vm("a"), (*vm("b", number=2)[:7], "lab-1", "vm-2")]
    sizes = [("VM", "VM ID", "CPUs"), ("a", "vm-1", 4), ("b", "vm-2", 8)]
    found = of(*lines, vHost=hosts, vCPU=sizes)
    of_lab = {
        "lab-1 is in maintenance mode. It is imported like the others.",
        "lab-1 is listed twice in vHost. The first row is used.",
        "b has 2 vCPUs in vInfo, 8 in vCPU. 2 is used.",
    }
    of_prod = "a has 2 vCPUs in vInfo, 4 in vCPU. 2 is used."
    assert {*texts(found)} == {*of_lab, of_prod}
    for clusters, expected in ((None, {*of_lab, of_prod}), ({"prod"}, {of_prod}), ({"lab"}, of_lab)):
        choices = InventoryChoices(clusters=None if clusters is None else frozenset(clusters))
        selection = selected(found, placed(found), choices)
        assert {f"{remark.text}. {remark.done}" for remark in remarks_about(found, selection)} == expected
        notes = as_plan(found, choices, CATALOGUE).plan.designs[0].notes
        assert {line for line in (*of_lab, of_prod) if line in notes} == expected
