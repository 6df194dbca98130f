"""The machines as a table: numbers as numbers, a stranger's words as words, nothing left out in silence."""

import csv
import io

import pytest
from attrs import evolve
from python_calamine import CalamineWorkbook

import resources
from models.calibration.library import read_library
from models.capacity.evaluate import evaluate
from models.errors import ExportError
from models.exporters import machine_sheet
from models.exporters.formulas import is_formula
from models.exporters.machine_sheet import csv_bytes, harmless, headings, machine_rows, workbook_bytes
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
    monkeypatch.setattr(machine_sheet, "LONGEST_CELL", 5)
    with pytest.raises(ExportError, match="Row 0 of the table does not fit"):
        workbook_bytes(PLAN, NUMBERS)
