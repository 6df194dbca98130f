"""Lines of a table that are no machines: groups above the headers; units, rules and the headers again below them."""

import pytest

import resources
from models.importers.column_matching import guessed
from models.importers.foreign_tables import tables_in
from models.importers.inventory import Inventory
from models.importers.inventory_forms import read_forms
from models.importers.rvtools import inventory_of
from models.importers.table_reading import inventory_of_table
from tests.faults.foreign_tables import sheet
from tests.faults.inventories import CSV

FORMS = read_forms(resources.folder())
LEFT_OUT = "Rows that repeat the headers or hold only units: {}. They are left out."


def read(data: bytes) -> Inventory:
    (table,) = tables_in(data)
    return inventory_of_table(table, guessed(table, FORMS).match, FORMS, "Oslo")


def sizes(found: Inventory) -> list[tuple[str, int | None, int | None]]:
    return [(vm.name, vm.vcpus, vm.memory_mb) for vm in found.vms]


def told(found: Inventory) -> list[str]:
    return [f"{remark.text}. {remark.done}" for remark in found.remarks if remark.about in ("again", "headers")]


@pytest.mark.parametrize(
    ("below", "memory_mb"),
    [
        ("Name,Host,vCPU,Memory", 64 * 1024),
        ("NAME,host,vCPU,Memory (MB)", 64),
        (",,,MB", 64),
        ("Name,-,#,[MB]", 64),
        ("-,-,count,in MB", 64),
        ("----,----,----,------", 64 * 1024),
        ("Name,Host,vCPU,Memory\n,,,MB", 64),
    ],
)
def test_a_second_header_line_is_no_machine_and_its_units_count(below: str, memory_mb: int) -> None:
    found = read(f"Name,Host,vCPU,Memory\n{below}\nmail,esx,2,64\n".encode())
    assert sizes(found) == [("mail", 2, memory_mb)]
    assert told(found) == [LEFT_OUT.format(1 + below.count("\n"))]


def test_tables_put_together_repeat_their_headers_further_down():
    headers = "Name;Host;vCPU;Memory GB"
    found = read(f"{headers}\na;esx;2;8\n{headers}\nb;esx;4;16\n{headers}\n".encode())
    assert sizes(found) == [("a", 2, 8192), ("b", 4, 16384)]
    assert told(found) == [LEFT_OUT.format(2)]


def test_groups_of_columns_above_the_headers_are_titles():
    groups, headers = ("Machine", "", "Size", "", "Load"), ("Name", "Host", "vCPU", "RAM GB", "CPU usage %")
    found = read(sheet([groups, headers, ("a", "esx", 2, 8, 40)]))
    assert sizes(found) == [("a", 2, 8192)]
    assert found.vms[0].cpu_share == 0.4


@pytest.mark.parametrize("name", ["MB", "Name", "Host", "b", "-1"])
def test_a_machine_with_a_name_like_a_header_or_a_unit_is_one(name: str) -> None:
    found = read(f"Name,Host,vCPU,Memory GB\n{name},esx,2,8\nMB,esx,,\n".encode())
    assert [vm.name for vm in found.vms] == [name, "MB"]
    assert told(found) == []


def test_rvtools_files_put_together_have_no_machine_called_vm():
    alone = inventory_of(CSV, "Oslo")
    both = inventory_of(CSV + b"\r\n" + CSV.replace(b"mail-", b"web-"), "Oslo")
    assert "VM" not in {vm.name for vm in both.vms}
    assert len(both.vms) == 2 * len(alone.vms)
    assert told(both) == ["vInfo: rows that repeat the headers: 1. They are left out."]
