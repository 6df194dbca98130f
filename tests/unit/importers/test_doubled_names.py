"""Machines of equal names in an inventory: told with their numbers and names, and kept apart in the plan."""

import pytest

import resources
from models.importers.foreign_tables import tables_in
from models.importers.inventory import Inventory
from models.importers.inventory_choices import InventoryChoices, Selection, selected
from models.importers.inventory_forms import read_forms
from models.importers.inventory_hosts import placed
from models.importers.inventory_plan import as_plan
from models.importers.rvtools import inventory_of
from models.importers.seen_tables import seen
from models.importers.table_joining import joined
from models.importers.table_reading import inventory_of_table
from models.plan.entities import Plan
from planner.presenters.import_view import remarks_of
from planner.presenters.samples import read_catalogue
from tests.faults.inventories import workbook

CATALOGUE, FORMS = read_catalogue(resources.folder()), read_forms(resources.folder())
INFO = ("VM", "Powerstate", "Template", "CPUs", "Memory", "Cluster", "Host", "Folder", "VM ID")
HOSTS = (("Host", "# Cores", "Speed", "# Memory"), *((f"esx-{number}", 16, 2600, 262144) for number in (1, 2)))


def row(name: str, host: str = "esx-1", folder: str = "prod", cluster: str = "A", identifier: str = "", state="on"):
    return (name, state, "False", 2, 4096, cluster, host, folder, identifier)


def of(*rows: tuple[object, ...], **sheets: object) -> Inventory:
    return inventory_of(workbook({"vInfo": [INFO, *rows], "vHost": HOSTS, **sheets}), "Oslo")


def plan_of(inventory: Inventory, **choices: object) -> Plan:
    return as_plan(inventory, InventoryChoices(**choices), CATALOGUE).plan


def names(plan: Plan) -> list[str]:
    return [machine.name for machine in plan.designs[0].machines if machine.kind == "vm"]


def selection(inventory: Inventory) -> Selection:
    return selected(inventory, placed(inventory), InventoryChoices())


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ([row("web"), row("WEB", host="esx-2")], ["web (esx-1)", "WEB (esx-2)"]),
        ([row("web"), row("web", cluster="B")], ["web (A)", "web (B)"]),
        ([row("web"), row("web", folder="test")], ["web (prod)", "web (test)"]),
        ([row("web", identifier="vm-1"), row("web", identifier="vm-2")], ["web (vm-1)", "web (vm-2)"]),
        ([row("web"), row("web"), row("db")], ["web (1)", "web (2)", "db"]),
        ([row("web"), row("web", state="off")], ["web"]),
    ],
)
def test_equal_names_are_followed_by_what_tells_them_apart(rows, expected):
    assert names(plan_of(of(*rows))) == expected


def test_preview_and_note_say_how_many_names_are_doubled_and_which():
    found = of(row("web"), row("web", host="esx-2"), row("web", folder="x"), row("db"), row("db", host="esx-2"))
    sentence = "2 names belong to more than one VM: db (2×) and web (3×)"
    preview = remarks_of(found, selection(found), InventoryChoices())
    assert sentence in [remark.text for remark in preview]
    assert sentence in plan_of(found).designs[0].notes


def test_a_long_name_makes_room_for_what_tells_it_apart():
    plan = plan_of(of(row("w" * 300), row("w" * 300, host="esx-2")))
    assert [name[-8:] for name in names(plan)] == [" (esx-1)", " (esx-2)"]


def test_a_machine_that_is_listed_twice_is_taken_once_and_told():
    found = of(row("web", identifier="vm-7"), row("web", identifier="vm-7"))
    assert (names(plan_of(found)), found.remarks[0].text) == (["web"], "web (vm-7) is listed twice in vInfo")


def test_equal_names_without_identifiers_have_the_sizes_of_their_own_host():
    cpu = [("VM", "Host", "Overall"), ("web", "esx-2", 222), ("web", "esx-1", 111)]
    found = of(row("web"), row("web", host="esx-2"), vCPU=cpu)
    assert [vm.cpu_mhz for vm in found.vms] == [111.0, 222.0]


def table(text: str) -> Inventory:
    (first,) = tables_in(text.encode())
    (shown,) = seen([first], FORMS)
    return joined([inventory_of_table(first, shown.guess.match, FORMS, "list")])


def test_equal_names_of_a_table_are_told_and_kept_apart():
    found = table("Name,Host,vCPU,Memory GB\nweb,h1,2,8\nweb,h2,4,8\ndb,h1,2,8\n")
    assert names(plan_of(found)) == ["web (h1)", "web (h2)", "db"]
    assert "1 name belongs to more than one VM: web (2×)" in plan_of(found).designs[0].notes


def test_a_host_that_a_table_lists_twice_counts_once_as_is_said():
    found = table("Host,Cores,Memory GB,Sockets\nh1,16,128,2\nH1,8,64,1\nh2,16,128,2\n")
    assert [(host.name, host.cores) for host in found.hosts] == [("h1", 16), ("h2", 16)]
    assert ("Hosts that are listed more than once: 1", "The first row of each is used.") in [
        (remark.text, remark.done) for remark in found.remarks
    ]


def test_hosts_of_equal_names_are_told_apart_by_their_clusters():
    hosts = [("Host", "# Cores", "Speed", "# Memory", "Cluster", "VI SDK UUID"),
             ("esx", 16, 2600, 262144, "A", "one"), ("esx", 16, 2600, 262144, "B", "two")]  # fmt: skip
    plan = plan_of(inventory_of(workbook({"vInfo": [INFO], "vHost": hosts}), "Oslo"))
    assert [machine.name for machine in plan.designs[0].machines] == ["esx (A)", "esx (B)"]
