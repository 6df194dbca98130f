"""The machines as a table: numbers as numbers, a stranger's words as words, nothing left out in silence."""

import csv
import io
import re
import zipfile

import pytest
from attrs import evolve
from python_calamine import CalamineWorkbook

import resources
from models.calibration.library import read_library
from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from models.capacity.results import STATE_WORDS
from models.errors import ExportError
from models.exporters import cells
from models.exporters.cells import harmless
from models.exporters.formulas import is_formula
from models.exporters.machine_sheet import csv_bytes, headings, machine_rows, workbook_bytes
from models.exporters.workbook import Sheet, workbook_of
from models.plan.kinds import holds_vms
from models.plan.measured_load import Measured
from planner.presenters.samples import read_sample

PLAN = read_sample(resources.folder(), "three-sites")
NUMBERS = {design.id: evaluate(PLAN, design.id, read_library(resources.folder())) for design in PLAN.designs}
EVIL = '=HYPERLINK("http://x","y")'


def named(name: str):
    """The plan with its first machine called so."""
    design = PLAN.designs[0]
    machines = (evolve(design.machines[0], name=name), *design.machines[1:])
    return PLAN.with_design(evolve(design, machines=machines))


def test_the_workbook_reads_back_as_it_was_written():
    book = CalamineWorkbook.from_filelike(io.BytesIO(workbook_bytes(PLAN, NUMBERS)))
    rows = book.get_sheet_by_name("Machines").to_python()
    assert rows[0] == list(headings())
    expected = [["" if cell is None else cell for cell in row] for row in machine_rows(PLAN, NUMBERS)]
    for row, wanted in zip(rows[1:], expected, strict=True):
        # XlsxWriter writes 16 digits of a number.
        assert row == [pytest.approx(cell, rel=1e-14) if isinstance(cell, float) else cell for cell in wanted]
    assert len(expected) == sum(len(design.machines) for design in PLAN.designs)


def parts_of(data):
    """The texts of the files within a workbook, by name."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist() if name.endswith((".xml", ".rels"))}


def test_a_sheet_is_ready_to_be_filtered_and_printed():
    plan = evolve(PLAN, title="A & B", author="Ada")
    parts = parts_of(workbook_bytes(plan, NUMBERS))
    page = parts["xl/worksheets/sheet1.xml"]
    assert '<autoFilter ref="A1:' in page
    assert 'orientation="landscape"' in page
    assert 'fitToHeight="0"' in page
    assert 'state="frozen"' in page
    assert "&amp;L&amp;BA &amp;&amp; B: Machines" in page
    assert "_xlnm.Print_Titles" in parts["xl/workbook.xml"]
    assert "Machines!$1:$1" in parts["xl/workbook.xml"]
    # The machines with their use; forty further columns would make all of them too small to read.
    assert "Machines!$A$1:$R$" in parts["xl/workbook.xml"]
    assert "<dc:creator>Ada</dc:creator>" in parts["docProps/core.xml"]
    assert "#,##0" in parts["xl/styles.xml"] or 'numFmtId="3"' in parts["xl/styles.xml"]


def test_a_bar_chart_shows_the_cpu_of_each_machine():
    parts = parts_of(workbook_bytes(PLAN, NUMBERS))
    charts = [text for name, text in sorted(parts.items()) if name.startswith("xl/charts/chart")]
    first = 2
    for chart, design in zip(charts, PLAN.designs, strict=True):
        last = first + len(design.machines) - 1
        assert "<c:barChart>" in chart
        assert f"CPU by machine: {design.name}" in chart
        assert f"Machines!$K${first}:$K${last}" in chart
        assert f"Machines!$B${first}:$B${last}" in chart
        first = last + 1


def test_no_name_of_a_design_is_a_formula_of_a_chart():
    design = evolve(PLAN.designs[0], name="=Machines!$A$1")
    parts = parts_of(workbook_bytes(PLAN.with_design(design), NUMBERS))
    titles = [text.partition("</c:title>")[0] for name, text in parts.items() if name.startswith("xl/charts/chart")]
    assert titles
    assert not any("<c:f>" in title for title in titles)


def test_a_row_is_as_high_as_its_longest_text():
    """LibreOffice laid wrapped lines over the rows below."""
    long = Sheet(name="A", headings=("Name", "Remark"), rows=(("x", "a word or two " * 20), ("y", "short")))
    page = parts_of(workbook_of([long], ""))["xl/worksheets/sheet1.xml"]
    heights = dict(re.findall(r'<row r="(\d)"[^>]*? ht="(\d+)"', page))
    assert int(heights["2"]) >= 5 * 15
    assert "3" not in heights


def test_words_behind_a_number_do_not_touch_it():
    sheet = Sheet(name="A", headings=("Name", "Users", "Machine"), rows=(("x", 5, "EX-1"),))
    parts = parts_of(workbook_of([sheet], ""))
    looks = re.findall(r"<xf [^>]*?(?:/>|>.*?</xf>)", parts["xl/styles.xml"].partition("<cellXfs")[2])
    of = dict(re.findall(r'<c r="(\w\d)" s="(\d+)"', parts["xl/worksheets/sheet1.xml"]))
    assert 'horizontal="right"' in looks[int(of["B1"])] and 'horizontal="right"' in looks[int(of["B2"])]
    assert 'indent="1"' in looks[int(of["C1"])] and 'indent="1"' in looks[int(of["C2"])]


def test_no_chart_is_cut_by_the_end_of_a_page():
    parts = parts_of(workbook_bytes(PLAN, NUMBERS))
    page = parts["xl/worksheets/sheet2.xml"]
    breaks = [int(found) for found in re.findall(r'<brk id="(\d+)"', page)]
    starts = [int(row) for row in re.findall(r"<xdr:from>.*?<xdr:row>(\d+)<", parts["xl/drawings/drawing1.xml"])]
    assert len(starts) == len(PLAN.designs) and breaks == starts[1:]


def test_bands_ceilings_and_states_stand_beside_the_numbers():
    design = PLAN.designs[0]
    for row in (dict(zip(headings(), line, strict=True)) for line in machine_rows(PLAN, NUMBERS)):
        if row["Design"] != design.name:
            continue
        machine = next(machine for machine in design.machines if machine.name == row["Machine"])
        gauge = NUMBERS[design.id].gauge(machine.id, "cpu")
        assert (row["CPU, low"], row["CPU, high"], row["CPU, ceiling"]) == (gauge.low, gauge.high, gauge.ceiling)
        assert row["CPU, low"] <= row["CPU"] <= row["CPU, high"]
        assert row["CPU, state"] == STATE_WORDS[gauge.state]
        if row["Network"] is None:
            assert {row["Network, low"], row["Network, high"], row["Network, state"]} == {None}


def test_users_are_whole_in_csv():
    head, *rows = csv.reader(io.StringIO(csv_bytes(PLAN, NUMBERS).decode("utf-8-sig")))
    users = [row[head.index("Users")] for row in rows]
    assert "4833" in users and all(number.isdecimal() for number in users if number)


def test_measured_shares_are_in_percent():
    design = PLAN.designs[0]
    machine = evolve(design.machines[0], measured=Measured(cpu=0.43))
    plan = PLAN.with_design(evolve(design, machines=(machine, *design.machines[1:])))
    head, *rows = csv.reader(io.StringIO(csv_bytes(plan, NUMBERS).decode("utf-8-sig")))
    assert next(row[head.index("Measured CPU [%]")] for row in rows if row[1] == machine.name) == "43"


def test_no_data_is_an_empty_cell_and_never_0():
    rows = list(machine_rows(PLAN, NUMBERS))
    assert any(row[13] is None for row in rows)
    assert "0" not in {row[13] for row in csv.reader(io.StringIO(csv_bytes(PLAN, NUMBERS).decode("utf-8-sig")))}


@pytest.mark.parametrize(
    "name", [EVIL, "+1", "-1", "@SUM(A1)", "\uff1d1+1", "\uff0b1", "  =1", "\u200b=1", "http://example.com/", "1e5"]
)
def test_words_are_never_run(name):
    plan = named(name)
    data = workbook_bytes(plan, NUMBERS)
    book = CalamineWorkbook.from_filelike(io.BytesIO(data))
    assert name in [row[1] for row in book.get_sheet_by_name("Machines").to_python()]
    assert b"hyperlink" not in data.lower()
    cells = [row[1] for row in csv.reader(io.StringIO(csv_bytes(plan, NUMBERS).decode("utf-8-sig")))]
    assert harmless(name) in cells
    assert not any(is_formula(cell) for cell in cells)


def test_a_cell_that_does_not_fit_is_told(monkeypatch):
    monkeypatch.setattr(cells, "LONGEST_CELL", 5)
    with pytest.raises(ExportError, match="Row 0 of the table does not fit"):
        workbook_bytes(PLAN, NUMBERS)


def test_numbers_are_written_as_people_round_them():
    rows = list(csv.reader(io.StringIO(csv_bytes(PLAN, NUMBERS).decode("utf-8-sig"))))[1:]
    numbers = [cell for row in rows for cell in row if cell.replace(".", "", 1).replace("-", "", 1).isdigit()]
    assert "2000" in numbers
    assert not [cell for cell in numbers if cell.endswith(".0") or len(cell.partition(".")[2]) > 3]


def test_kinds_and_limits_are_said_in_plain_words():
    rows = list(csv.reader(io.StringIO(csv_bytes(PLAN, NUMBERS).decode("utf-8-sig"))))[1:]
    assert {row[2] for row in rows} == {"Server", "Host", "VM"}
    assert {"CPU", "Memory"} <= {row[14] for row in rows} <= {"", "CPU", "Memory", "Disk", "Network"}


def test_a_machine_without_load_has_no_use_and_no_limit():
    design = PLAN.designs[0]
    idle = evolve(design.machines[0], roles=())
    plan = PLAN.with_design(evolve(design, machines=(idle, *design.machines[1:])))
    numbers = {each.id: evaluate(plan, each.id, read_library(resources.folder())) for each in plan.designs}
    row = next(row for row in machine_rows(plan, numbers) if row[1] == idle.name)
    assert (row[10], row[14]) == (None, None)


def dag_plan():
    plan = read_sample(resources.folder(), "two-site-dag")
    return plan, {design.id: evaluate(plan, design.id, read_library(resources.folder())) for design in plan.designs}


def test_a_machine_without_roles_has_no_version_of_exchange():
    design = PLAN.designs[0]
    first, *others = design.machines
    plan = PLAN.with_design(evolve(design, machines=(evolve(first, roles=()), *others)))
    numbers = {design.id: evaluate(plan, design.id, read_library(resources.folder())) for design in plan.designs}
    place, roles = headings().index("Exchange version"), headings().index("Roles")
    rows = {row[1]: row for row in machine_rows(plan, numbers) if row[0] == design.name}
    assert (rows[first.name][place], rows[first.name][roles]) == (None, None)
    assert str(rows[others[0].name][place]).startswith("Exchange ")


def test_a_workbook_has_sheets_of_dags_where_the_plan_has_some():
    plan, numbers = dag_plan()
    book = CalamineWorkbook.from_filelike(io.BytesIO(workbook_bytes(plan, numbers)))
    assert book.sheet_names == ["Machines", "CPU by machine", "DAGs", "DAG servers", "Databases", "Database copies"]
    head, *rows = book.get_sheet_by_name("DAGs").to_python()
    for row, design in zip(rows, plan.designs, strict=True):
        (group,) = dags_of(numbers[design.id]).values()
        told = dict(zip(head, row, strict=True))
        assert (told["Design"], told["DAG"], told["Copies"]) == (design.name, group.dag.name, 4)
        assert told["CPU in the worst failure [%]"] == pytest.approx(group.worst.cpu.utilization * 100, abs=0.05)
        lost = [design.by_id[member].name for member in group.worst.failed]
        assert told["Fails at worst"] == ", ".join(lost)
        assert told["Room [mailboxes]"] == group.room
    copies = book.get_sheet_by_name("Database copies").to_python()[1:]
    assert len(copies) == sum(dag.databases * dag.copies for design in plan.designs for dag in design.dags)
    assert len({tuple(row[:3]) for row in copies}) == len(copies)


def test_a_workbook_of_a_plan_without_dags_has_no_sheets_of_them():
    assert CalamineWorkbook.from_filelike(io.BytesIO(workbook_bytes(PLAN, NUMBERS))).sheet_names == [
        "Machines",
        "CPU by machine",
    ]


def test_names_of_dags_are_never_run():
    plan, _ = dag_plan()
    design = plan.designs[0]
    plan = plan.with_design(evolve(design, dags=(evolve(design.dags[0], name=EVIL),)))
    numbers = {design.id: evaluate(plan, design.id, read_library(resources.folder())) for design in plan.designs}
    data = workbook_bytes(plan, numbers)
    book = CalamineWorkbook.from_filelike(io.BytesIO(data))
    assert EVIL in [row[1] for row in book.get_sheet_by_name("DAGs").to_python()]
    assert b"hyperlink" not in data.lower()
    rows = csv.reader(io.StringIO(csv_bytes(plan, numbers).decode("utf-8-sig")))
    assert not any(is_formula(cell) for row in rows for cell in row)


def test_a_member_has_its_dag_and_its_worst_failure_behind_all_else():
    plan, numbers = dag_plan()
    design = plan.designs[0]
    head, *rows = csv.reader(io.StringIO(csv_bytes(plan, numbers).decode("utf-8-sig")))
    assert head[-5:] == [
        "DAG", "CPU in the worst failure [%]", "Memory in the worst failure [%]", "Disk in the worst failure [%]",
        "Disk space [%]",
    ]  # fmt: skip
    (group,) = dags_of(numbers[design.id]).values()
    by_name = {row[1]: row for row in rows}
    for member in group.dag.members:
        row = by_name[design.by_id[member].name]
        days = [group.members[name][member] for name in ("cpu", "memory", "operations", "capacity")]
        assert row[-5] == group.dag.name
        assert [float(use) for use in row[-4:]] == [pytest.approx(day[1].utilization * 100, abs=0.01) for day in days]
        normal = group.members["operations"][member][0].utilization
        assert float(row[head.index("Disk [%]")]) == pytest.approx(normal * 100, abs=0.01)
        assert row[head.index("Limited by")] == "Disk space"
    assert by_name["FRA-HV-1"][-5:] == [""] * 5


def test_what_is_a_placeholder_stands_in_no_cell():
    design = PLAN.designs[1]
    host = next(machine for machine in design.machines if holds_vms(machine))
    lacking = evolve(host, hardware_unknown=True, known_hardware=("clock",))
    machines = [lacking if machine is host else machine for machine in design.machines]
    plan = PLAN.with_design(evolve(design, machines=machines))
    numbers = {row.id: evaluate(plan, row.id, read_library(resources.folder())) for row in plan.designs}
    row = next(row for row in machine_rows(plan, numbers) if row[:2] == [design.name, host.name])
    assert row[7:10] == [None, host.processor.clock_mhz, None]
