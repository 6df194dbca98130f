"""What goes from the throw-away process to the window and back: exact both ways, and refused where it lies."""

import json

import pytest

import resources
from models.errors import InventoryError
from models.importers import seen_tables
from models.importers.column_matching import Column, ColumnMatch
from models.importers.foreign_tables import tables_in
from models.importers.inventory_forms import read_forms
from tests.faults import foreign_tables as samples

FORMS = read_forms(resources.folder())
MATCH = ColumnMatch((Column("VM", "name"), Column("RAM, GB", "memory", "GB")), "host", ",", "Hosts")


def seen(data: bytes):
    return seen_tables.seen(tables_in(data), FORMS)


@pytest.mark.parametrize("name", samples.DIALECTS)
def test_what_is_seen_of_a_table_is_the_same_after_it_was_text(name):
    (table,) = seen(samples.DIALECTS[name][0])
    (again,) = seen_tables.seen_from_json(seen_tables.seen_to_json([table]), FORMS)
    assert (again.guess, again.height, again.table.rows) == (table.guess, table.height, table.table.rows)


def test_only_the_first_rows_and_the_first_of_long_cells_are_handed_over():
    rows = "".join(f"vm{number},esx,2,8,{'x' * 500}\n" for number in range(900))
    (table,) = seen(f"VM,Host,CPUs,RAM GB,Notes\n{rows}".encode())
    assert table.height == 900
    assert len(table.table.rows) == seen_tables.MOST_ROWS_SEEN
    assert {len(row[4]) for row in table.table.rows} == {seen_tables.LONGEST_SEEN}


def test_the_sheet_that_is_read_best_comes_first():
    data = samples.sheet([("a", "b"), *[("c", "d")] * 8], ("Hosts", [("Name", "Cores", "RAM GB"), ("esx", 16, 128)]))
    assert [table.table.sheet for table in seen(data)] == ["Hosts", "Machines"]


def test_how_a_table_is_read_is_the_same_after_it_was_text():
    assert seen_tables.match_from_text(seen_tables.match_to_text(MATCH)) == MATCH
    assert "\n" not in seen_tables.match_to_text(MATCH)


def test_several_sheets_can_be_read_together():
    matches = (MATCH, ColumnMatch((Column("Host", "name"),), "host", ".", "Other"))
    assert seen_tables.matches_from_text(seen_tables.matches_to_text(matches)) == matches
    for text in ("", "[]", "{}", "[5]", json.dumps(["x"] * 21), "[" * 100_000):
        with pytest.raises(InventoryError, match="damaged"):
            seen_tables.matches_from_text(text)


def test_hosts_are_found_beside_machines_and_machines_beside_hosts():
    vms, hosts = (
        [("VM", "Host", "vCPU", "RAM GB"), ("a", "esx", 2, 8)],
        [("Name", "Cores", "RAM GB", "Sockets"), ("esx", 16, 128, 2)],
    )
    found = seen(samples.sheet(vms, ("Hosts", hosts), ("Notes", [("a", "b"), ("c", "d")])))
    by_sheet = {table.table.sheet: table for table in found}
    assert seen_tables.companion(found, by_sheet["Machines"].guess.match) is by_sheet["Hosts"]
    assert seen_tables.companion(found, by_sheet["Hosts"].guess.match) is by_sheet["Machines"]
    assert seen_tables.companion([by_sheet["Machines"], by_sheet["Notes"]], by_sheet["Machines"].guess.match) is None


@pytest.mark.parametrize(
    "change",
    [
        {"rows": "planets"}, {"decimal": ";"}, {"sheet": 5}, {"columns": 5}, {"columns": [["VM"]]},
        {"columns": [["VM", "colour"]]}, {"columns": [["RAM", "memory", "GHz"]]}, {"columns": [["VM", "name", "GB"]]},
        {"columns": [["RAM", "memory"]]}, {"columns": [["x" * 500, "name"]]}, {"columns": None},
    ],
)  # fmt: skip
def test_a_way_of_reading_that_lies_is_refused(change):
    document = json.loads(seen_tables.match_to_text(MATCH)) | change
    with pytest.raises(InventoryError, match="damaged"):
        seen_tables.match_from_text(json.dumps(document))


@pytest.mark.parametrize(
    "change",
    [
        {"headers": []}, {"headers": ["a"]}, {"headers": 5}, {"rows": [["a"]]}, {"rows": [[None] * 4]},
        {"rows": [["a", "b", 1, 2]] * 51}, {"columns": []}, {"decimal": "x"}, {"kind": "x"}, {"height": "x"},
        {"columns": [["Machine", "colour", "", "", ""]] * 4}, {"sheet": None},
    ],
)  # fmt: skip
def test_a_table_that_lies_is_refused(change):
    (document,) = json.loads(seen_tables.seen_to_json(seen(samples.PLAIN)))
    with pytest.raises(InventoryError, match="damaged"):
        seen_tables.seen_from_json(json.dumps([document | change]), FORMS)


@pytest.mark.parametrize("text", ["", "[]", "{}", "[5]", "5", "[" * 100_000])
def test_text_that_is_no_table_is_refused(text):
    with pytest.raises(InventoryError, match="damaged"):
        seen_tables.seen_from_json(text, FORMS)
