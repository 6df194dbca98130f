"""The DNS name of a machine: noted by an import where it differs, and a name by which logs and mailboxes find it."""

import resources
from models.capacity.evaluate import evaluate
from models.comparisons.measured import machines_by_name
from models.exporters.machine_sheet import headings
from models.exporters.machine_sheet import machine_rows as sheet_rows
from models.importers.inventory import Inventory, InventoryHost, InventoryVm
from models.importers.inventory_choices import InventoryChoices
from models.importers.inventory_plan import as_plan
from models.importers.population_change import suggested
from models.importers.populations import Draft
from models.importers.rvtools import inventory_of
from models.plan.dns_names import dns_name
from planner.presenters.machine_table import COLUMNS, machine_rows
from planner.presenters.samples import read_catalogue
from planner.presenters.searching import found
from planner.reports.results_of_design import machine_results
from tests.unit.capacity.building import library

CATALOGUE = read_catalogue(resources.folder())
HEAD = "VM,Powerstate,Template,{dns},CPUs,Memory,Host,Datacenter,VM UUID\n"
ROWS = (
    "Exchange (prod),poweredOn,False,mbx01.contoso.com,4,8192,esx-1,Oslo,1\n"
    "file,poweredOn,False,FILE.contoso.com,2,4096,esx-1,Oslo,2\n"
    "mbx02,poweredOn,False,file.contoso.com,2,4096,esx-1,Oslo,3\n"
)


def plan_of(header: str = "DNS Name"):
    inventory = inventory_of((HEAD.format(dns=header) + ROWS).encode(), "Oslo")
    return as_plan(inventory, InventoryChoices(), CATALOGUE).plan


def test_a_dns_name_is_noted_where_it_differs() -> None:
    for header in ("DNS Name", "vInfoGuestHostName"):
        names = {machine.name: dns_name(machine) for machine in plan_of(header).designs[0].machines}
        assert names == {
            "esx-1": "", "Exchange (prod)": "mbx01.contoso.com", "file": "", "mbx02": "file.contoso.com",
        }  # fmt: skip


def test_logs_find_a_machine_by_its_dns_name_unless_that_is_the_name_of_another() -> None:
    design = plan_of().designs[0]
    found = {name: machine.name for name, machine in machines_by_name(design, {}).items()}
    assert found["mbx01"] == "Exchange (prod)"
    assert found["file"] == "file"


def test_mailboxes_are_placed_by_the_dns_name_of_their_server() -> None:
    plan = plan_of()
    (choice,) = suggested(plan, [Draft(name="MBX01", server="MBX01", mailboxes=10)])
    assert choice.site == plan.sites[0].id


def test_a_text_that_is_no_name_is_not_noted() -> None:
    vm = InventoryVm(name="mail", host="esx", dns_name="not a name", vcpus=1, memory_mb=1_024)
    inventory = Inventory(title="x", hosts=(InventoryHost(name="esx"),), vms=(vm,))
    machines = as_plan(inventory, InventoryChoices(), CATALOGUE).plan.designs[0].machines
    assert {dns_name(machine) for machine in machines} == {""}


def test_tables_results_and_the_finder_have_it() -> None:
    plan = plan_of()
    (design,) = plan.designs
    numbers = {design.id: evaluate(plan, design.id, library())}
    (box,) = (machine.id for machine in design.machines if dns_name(machine) == "mbx01.contoso.com")
    place = headings().index("DNS name")
    assert {row[1]: row[place] for row in sheet_rows(plan, numbers)} == {
        "esx-1": None, "Exchange (prod)": "mbx01.contoso.com", "file": None, "mbx02": "file.contoso.com",
    }  # fmt: skip
    (column,) = (number for number, each in enumerate(COLUMNS) if each.key == "dns")
    assert not COLUMNS[column].usual
    shown = {row.id: row.cells[column].text for row in machine_rows(plan, design, numbers[design.id])}
    assert shown[box] == "mbx01.contoso.com"
    assert set(shown.values()) == {"mbx01.contoso.com", "file.contoso.com", "–"}
    assert found(plan, design, "MBX01.contoso") == (box,)
    results = {row["name"]: row["dns_name"] for row in machine_results(design, numbers[design.id])}
    assert results["mbx02"] == "file.contoso.com"
    assert results["file"] is None
