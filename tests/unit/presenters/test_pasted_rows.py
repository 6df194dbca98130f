"""Rows from a spreadsheet become machines and populations; text that cannot is refused in words."""

import csv
import io

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from models.errors import ChangeError, PlannerError
from models.exporters.formulas import unguarded
from models.plan import pasting
from models.plan.checks import require_sound
from models.plan.entities import Design, Host, Plan, Processor, Site, Vm
from models.plan.hardware import MachineModel
from models.words import Language, set_language
from planner.presenters.languages import language_from, texts_of
from planner.presenters.pasted_rows import fragment_of_rows
from planner.presenters.pasted_table import MOST_ROWS, table_of
from planner.presenters.samples import read_catalogue
from planner.presenters.spreadsheet_text import items_text, tab_separated
from resources import folder

CATALOGUE = read_catalogue(folder())
HOST = Host(
    id="esx", name="ESX-01", site="london", hypervisor="esx-3.0.1",
    processor=Processor(cores=8, clock_mhz=2660), memory_mb=16384,
)  # fmt: skip
PLAN = Plan(
    sites=(Site(id="london", name="London"), Site(id="leeds", name="Leeds")),
    designs=(Design(id="d", name="D", machines=(HOST,)),),
)


def rows(text: str, kind: str = "", targets: tuple[str, ...] = ()) -> dict:
    table = table_of(text)
    fragment = fragment_of_rows(table, kind or table.kind, PLAN, "d", CATALOGUE)
    change = pasting.paste(PLAN, "d", fragment, targets)
    return {part.after.name: part.after for part in change.replacements}


def test_a_header_names_the_columns_and_units() -> None:
    text = (
        "Name\tKind\tSite\tRole\tCores\tMemory GB\tClock (GHz)\n"
        "EX-1\tPhysical server\tLeeds\tCAS, Hub\t4\t12\t2,5\n"
        "ESX-9\thost\tLondon\t\t16\t64\t2.93\n"
    )
    assert table_of(text).clear
    made = rows(text)
    server, host = made["EX-1"], made["ESX-9"]
    assert (server.site, server.roles, server.processor.cores) == ("leeds", ("cas", "hub"), 4)
    assert (server.memory_mb, server.processor.clock_mhz) == (12288, 2500)
    assert (host.kind, host.site, host.memory_mb, host.processor.clock_mhz) == ("host", "london", 65536, 2930)


def test_words_of_the_users_language_are_read_as_well() -> None:
    set_language(language_from(texts_of("de", folder()), "de", ",", "."))
    try:
        made = rows(
            "Name\tArt\tStandort\tRollen\tKerne\tArbeitsspeicher GB\n"
            "EX-1\tPhysischer Server\tLeeds\tCAS, Verzeichnis\t4\t12\n"
        )
    finally:
        set_language(Language())
    server = made["EX-1"]
    assert (server.site, server.roles, server.processor.cores) == ("leeds", ("cas", "directory"), 4)
    assert server.memory_mb == 12288


def test_a_vm_stands_on_a_host_of_the_plan_or_of_the_rows() -> None:
    made = rows(
        "name\tkind\tstands in\tvcpus\tmemory\n"
        "A\tVM\tESX-01\t2\t4 GB\nB\tvm\tNEW\t1\t2048 MB\nNEW\thost\tLeeds\t8\t16 GB\n"
    )
    assert (made["A"].host, made["A"].vcpus, made["A"].memory_mb) == ("esx", 2, 4096)
    assert (made["B"].host, made["B"].memory_mb) == (made["NEW"].id, 2048)


def test_populations_are_told_by_their_columns() -> None:
    text = "Name\tMailboxes\tOutlook\tOutlook Web App\nSales\t1,200\t900\t300\n"
    assert table_of(text).clear
    sales = rows(text, targets=("leeds",))["Sales"]
    assert (sales.site, sales.mailboxes, sales.users.outlook, sales.users.owa) == ("leeds", 1200, 900, 300)
    assert rows("Name\tMailboxes\nSales\t700\n", targets=("leeds",))["Sales"].users.outlook == 700


def test_without_a_header_the_cells_tell() -> None:
    table = table_of("EX-1\t8\t16\t2.66\nEX-2\t4\t8\t2.0\n")
    assert not table.clear
    assert [(column.heading, column.unit) for column in table.columns] == [
        ("Name", ""), ("Cores", ""), ("Memory", "GB"), ("Clock", "GHz"),
    ]  # fmt: skip
    made = rows("EX-1\t8\t16\t2.66", targets=("london",))["EX-1"]
    assert (made.kind, made.processor.cores, made.memory_mb, made.processor.clock_mhz) == ("server", 8, 16384, 2660)
    assert rows("EX-1\t8\t16\t2.66", "vm", ("esx",))["EX-1"].vcpus == 8
    assert rows("Sales\t800", "population", ("leeds",))["Sales"].mailboxes == 800


def test_columns_that_are_not_understood_are_named() -> None:
    table = table_of("Name\tKind\tOwner\tRAM\nEX-1\tserver\tJane\t66 %\n")
    assert table.unknown == ("Owner", "RAM")
    assert not table.clear


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "nothing to paste"),
        ("Name\tKind\n", "headings but no rows"),
        ("Memory\tCores\n4\t4", "column of names"),
        ("Name\tKind\nA\tzebra", "Row 2: “zebra” is not a kind"),
        ("Name\tKind\tMemory MB\nA\tserver\tlots", "Row 2: Memory"),
        ("Name\tKind\tMemory MB\nA\tserver\t-5", "Row 2: Memory"),
        ("Name\tKind\tCores\nA\tserver\t٣", "Row 2: Cores must be a number"),
        ("Name\tKind\tCores\nA\tserver\tnan", "Row 2: Cores must be a number"),
        ("Name\tKind\tCores\nA\tserver\t1e999", "Row 2: Wrong unit for Cores"),
        ("Name\tKind\tSite\nA\tserver\tParis", "Row 2: there is no site named “Paris”"),
        ("Name\tKind\tHost\nA\tvm\tESX-77", "no virtualization host named"),
        ("Name\tKind\tRoles\nA\tserver\tking", "“king” is not a role"),
        ("Name\tKind\nA\tWAN link", "cannot be pasted as a row"),
        ("Name\tKind\n\tserver", "Row 2: the name is missing"),
        ("Name\tKind\nA\u202eB\tserver", "control character"),
        ('Name\tKind\n"A\tserver', "Row 2|quotation mark|names|kind|under"),
        ("Name\n" + "A\n" * (MOST_ROWS + 1), "At most"),
        ("A\t" * 100, "At most"),
        ("x" * 2_000_001, "more text"),
    ],
)
def test_bad_rows_are_refused_with_their_place(text: str, words: str) -> None:
    with pytest.raises(ChangeError, match=words):
        rows(text, targets=("london",))


def test_copied_items_come_back_from_their_text() -> None:
    vm = Vm(id="v", name="EX-1", host="esx", exchange="2010", roles=("mailbox",), vcpus=2, memory_mb=3072)
    plan = Plan(sites=PLAN.sites, designs=(Design(id="d", name="D", machines=(HOST, vm)),))
    text = items_text(pasting.fragment_of(plan, "d", ["esx"]))
    assert text.splitlines()[0].startswith("Name\tKind\tLocation\tRoles\t")
    assert table_of(text).clear
    made = rows(text)
    assert (made["ESX-1"].hypervisor, made["ESX-1"].memory_mb) == ("esx-3.0.1", 16384)
    assert (made["EX-1"].roles, made["EX-1"].vcpus, made["EX-1"].memory_mb) == (("mailbox",), 2, 3072)


def test_no_cell_is_a_formula_or_breaks_its_row() -> None:
    text = tab_separated([("=1+1", "a\tb\nc", "-5", "@x", "plain")])
    assert text == "'=1+1\ta b c\t'-5\t'@x\tplain"
    assert table_of("Name\tKind\n'=A\tserver").rows[0][0] == "=A"


def test_quotation_marks_hide_no_formula_and_join_no_cells() -> None:
    """A spreadsheet takes the quotes off a cell that begins with one, and then `=1+1` is what it holds."""
    cells = ('"=1+1"', '"', "b", 'a "quoted" word', '"=1+1')
    text = tab_separated([cells, ("1", "2", "3", "4", "5")])
    read = list(csv.reader(io.StringIO(text), delimiter="\t"))
    assert read == [list(cells), ["1", "2", "3", "4", "5"]]
    assert table_of(f"Name\tKind\n{tab_separated([cells[:1]])}\tserver").rows[0][0] == cells[0]


CELLS = st.sampled_from(
    ["", "Name", "Kind", "Cores", "Memory GB", "Site", "Host", "VM", "host", "London", "ESX-01", "4", "1e9", "-1", "٣",
     "CAS/Hub", "=1", '"', "\x00", "\u202e", "999999999999999999999999", "–", "12 %", "2.66 GHz"]
) | st.text(max_size=6)  # fmt: skip


@given(st.lists(st.lists(CELLS, max_size=5), max_size=4), st.sampled_from(["server", "host", "vm", "population"]))
def test_any_rows_become_a_sound_plan_or_one_sentence(lines: list[list[str]], kind: str) -> None:
    try:
        fragment = fragment_of_rows(table_of("\n".join("\t".join(line) for line in lines)), kind, PLAN, "d", CATALOGUE)
        after = pasting.paste(PLAN, "d", fragment, ("esx",)).apply(PLAN)
    except PlannerError as error:
        assert "\n" not in str(error)
        return
    require_sound(after)


@pytest.mark.parametrize("name", ["\uff1d1+1", "\uff0b1", "  =1", "\u200b=1", "\u00a0@x"])
def test_wide_signs_and_what_is_not_seen_before_them_are_guarded_too(name: str) -> None:
    """Full-width signs and blanks before a sign came through."""
    (cell,) = tab_separated([[name]]).split("\t")
    assert cell == f"'{name}"
    assert unguarded(cell) == name


def test_a_pasted_model_is_found_by_its_name_and_kept_where_it_is_not_known() -> None:
    plan = evolve(PLAN, models=(MachineModel(id="m-1", name="PowerEdge R750", price=900),))
    text = "Name\tKind\tModel\nA\tserver\tpoweredge r750\nB\tserver\tSomething else\n"
    table = table_of(text)
    fragment = fragment_of_rows(table, table.kind, plan, "d", CATALOGUE)
    pasted = pasting.paste(plan, "d", fragment, ("london",)).apply(plan)
    by_name = {machine.name: machine for machine in pasted.designs[0].machines}
    models = pasted.models_by_id
    assert (models[by_name["A"].model].name, models[by_name["A"].model].price) == ("PowerEdge R750", 900)
    assert models[by_name["B"].model].name == "Something else"
    assert len(models) == 2
