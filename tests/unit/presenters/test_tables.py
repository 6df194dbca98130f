"""Comparison, findings, machines, status: what the panels read."""

from pathlib import Path

import pytest

from models.capacity.results import Finding, Gauge
from models.capacity.trail import Step, Trail
from models.comparisons.table import Cell, Comparison, Row
from models.errors import ChangeError
from models.plan.catalogue import catalogue_of
from models.plan.entities import Design, Host, Plan, Processor, Site, Vm
from models.planfile import plan_from_json
from planner.presenters import comparison, explanation, findings, insertion, machine_table, status
from resources import folder

PROCESSOR = Processor(cores=8, clock_mhz=2660)
HOST = Host(id="esx", name="ESX-01", site="london", hypervisor="esx-3.0.1", processor=PROCESSOR, memory_mb=16384)
VM = Vm(id="mbx", name="EX-MBX-1", host="esx", exchange="2010", roles=("mailbox",), vcpus=2, memory_mb=4096)
SITES = (Site(id="leeds", name="Leeds"), Site(id="london", name="London"))


def _plan(*machines: Host | Vm) -> Plan:
    return Plan(sites=SITES, designs=(Design(id="d", name="Design", machines=machines),))


def test_cells_say_value_change_and_state() -> None:
    cells = (Cell(2900.0), Cell(1300.0, -0.55, True, difference=-1600.0), Cell(None, None, None, "no data"))
    table = Comparison("Saves power.", ("a", "b", "c"), ("A", "B", "C"), "a", (Row("power", "Power", "W", cells),))
    view = comparison.comparison_view(table)
    assert [cell.text for cell in view.rows[0].cells] == ["2.9 kW", "1.3 kW  −55 %", "–"]
    assert [cell.tone for cell in view.rows[0].cells] == ["plain", "better", "plain"]
    assert comparison.comparison_tsv(view) == "Compared with “A”\tA\tB\tC\nPower [W]\t2900\t1300\t"


def test_a_copied_comparison_says_apart_what_bare_numbers_keep_quiet() -> None:
    rows = (
        Row("users", "Users", "users", (Cell(7100.0), Cell(9000.0, at_least=True))),
        Row("memory", "Memory", "MB", (Cell(65536.0), Cell(None, state="incomplete"))),
        Row("busiest", "Busiest", "fraction", (Cell(0.49), Cell(1.04, None, False, "over"))),
    )
    view = comparison.comparison_view(Comparison("", ("a", "b"), ("A", "B"), "a", rows))
    assert comparison.comparison_tsv(view).splitlines() == [
        "Compared with “A”\tA\tB\tRemarks",
        "Users\t7100\t9000\tB: 9,000 or more",
        "Memory [GB]\t64\t\tB: incomplete",
        "Busiest [%]\t49\t104\t",
    ]


def test_a_load_above_its_ceiling_has_its_symbol_and_tone() -> None:
    row = Row(
        "busiest", "Busiest", "fraction", (Cell(0.49), Cell(1.04, None, False, "over"), Cell(0.8, None, None, "high"))
    )
    view = comparison.comparison_view(Comparison("", ("a", "b", "c"), ("A", "B", "C"), "a", (row,)))
    assert [cell.text for cell in view.rows[0].cells] == ["49 %", "104 %  ✖", "80 %  ▲"]
    assert [cell.tone for cell in view.rows[0].cells] == ["plain", "over", "high"]


def test_findings_come_the_worst_first() -> None:
    given = (Finding("r", "error", "b", "E"), Finding("r", "warning", "c", "W"), Finding("r", "note", "a", "N"))
    rows = findings.finding_rows(Plan(), "d", given)
    assert [(row.text, row.symbol) for row in rows] == [("E", "✖"), ("W", "▲"), ("N", "●")]


def test_without_an_evaluation_there_are_no_rows() -> None:
    plan = _plan(HOST)
    assert machine_table.machine_rows(plan, plan.designs[0], None) == ()
    assert status.busiest_text(plan.designs[0], None) == ""


def test_machines_are_counted_in_words() -> None:
    assert status.machines_text(_plan(HOST, VM).designs[0]) == "1 host, 1 VM"
    assert status.machines_text(None) == "No machines"


def test_the_title_names_file_and_state() -> None:
    assert status.window_title(Path("/x/contoso.xplan"), True) == "contoso.xplan — edited"
    assert status.window_title(None, False) == "Untitled plan"
    # A plan that was imported is no copy of a file.
    assert status.window_title(None, False, Path("/x/Oslo.2.xplan")) == "Oslo.2 — not saved"
    assert status.window_title(None, False, Path("/x/contoso.xplan"), is_copy=True) == "contoso.xplan — copy"
    # Nothing in a file's name turns around what stands behind it.
    assert status.window_title(Path("/x/a\u202egnp.xplan\n"), True) == "a\ufffdgnp.xplan\ufffd — edited"


def test_an_explanation_has_steps_band_and_notes() -> None:
    trail = Trail("mbx", "cpu", "Because.", (Step("2 × 3 = 6"),), ("Assumed.",))
    told = explanation.explanation_of(trail, Gauge(0.74, 0.58, 0.81, 0.75, "ok"))
    assert told.title == "Why CPU is 74 %"
    assert told.lines == ("2 × 3 = 6",)
    assert told.sources == ("Between 58 % and 81 %; the ceiling is 75 %.", "Assumed.")


def test_no_data_is_never_a_number() -> None:
    told = explanation.explanation_of(Trail("mbx", "disk", "Not known."), Gauge(None, None, None, 0.8, "no data"))
    assert told.title == "Why disk has no data"
    assert told.lines == ("Not known.",)
    assert explanation.link_lines(None) == ("No data: the load on the link is unknown.",)


@pytest.fixture(scope="module")
def catalogue():
    prototypes = folder() / "hardware" / "prototypes.json"
    return catalogue_of(plan_from_json(prototypes.read_text("utf-8"), prototypes.name))


@pytest.mark.parametrize(
    ("kind", "selected", "attribute", "expected"),
    [
        ("vm", ("mbx",), "host", "esx"),
        ("vm", ("esx",), "host", "esx"),
        ("vm", (), "host", "esx"),
        ("server", ("mbx",), "site", "london"),
        ("host", ("leeds",), "site", "leeds"),
        ("population", ("esx",), "site", "london"),
    ],
)
def test_a_new_item_goes_where_the_selection_says(catalogue, kind, selected, attribute, expected) -> None:
    change = insertion.insertion(_plan(HOST, VM), "d", selected, kind, catalogue)
    assert getattr(change.replacements[0].after, attribute) == expected


@pytest.mark.parametrize(
    ("plan", "kind", "sentence"),
    [
        (_plan(), "vm", "A VM needs a virtualization host; add one first."),
        (_plan(), "server", "Select a site for it."),
        (Plan(designs=(Design(id="d", name="D"),)), "host", "It needs a site; add one first."),
        (Plan(sites=SITES[:1]), "link", "Select the two sites"),
    ],
)
def test_what_has_no_place_says_what_to_do(catalogue, plan: Plan, kind: str, sentence: str) -> None:
    with pytest.raises(ChangeError, match=sentence):
        insertion.insertion(plan, "d", (), kind, catalogue)
