"""The workbook of a plan, read back by another program than the one that wrote it."""

import io

import pytest
from python_calamine import CalamineWorkbook

import resources
from models.calibration.library import read_library
from models.capacity.evaluate import evaluate
from models.capacity.evaluator import Evaluator
from models.plan.entities import Plan
from models.plan.overriding import override_figure
from planner.presenters.report import ReportSource, comparison_of, figures_of
from planner.presenters.samples import read_sample
from planner.reports.exporting import write_export

LIBRARY = read_library(resources.folder())
FIGURE = LIBRARY.figures()["exchange-2010/cas.cpu.outlook"]
SAMPLE = read_sample(resources.folder(), "three-sites")
PLAN = override_figure(SAMPLE, FIGURE, 0.5, "measured in May").apply(SAMPLE)


def source_of(plan: Plan) -> ReportSource:
    return ReportSource(
        plan=plan,
        design_id=plan.designs[0].id,
        evaluations={design.id: evaluate(plan, design.id, LIBRARY) for design in plan.designs},
        library=LIBRARY,
        explain=Evaluator(LIBRARY).explain,
        made="today",
    )


@pytest.fixture(scope="module")
def source() -> ReportSource:
    return source_of(PLAN)


@pytest.fixture(scope="module")
def book(source, tmp_path_factory):
    path = tmp_path_factory.mktemp("book") / "plan.xlsx"
    write_export(source, path)
    return CalamineWorkbook.from_filelike(io.BytesIO(path.read_bytes()))


def rows_of(book, name):
    head, *rows = book.get_sheet_by_name(name).to_python()
    return [dict(zip(head, row, strict=True)) for row in rows]


def test_it_has_a_sheet_for_everything(book):
    assert book.sheet_names == [
        "Machines", "CPU by machine", "Comparison", "Findings", "Populations", "Sites and links", "Growth", "Failures",
        "Assumptions", "Figures",
    ]  # fmt: skip


def test_the_comparison_has_bare_numbers_with_their_units(book, source):
    view = comparison_of(source)
    rows = book.get_sheet_by_name("Comparison").to_python()[1:]
    for cells, row in zip(rows, view.rows, strict=True):
        assert cells[:2] == [row.label, row.copied_unit]
        for cell, wanted in zip(cells[2:], row.cells, strict=False):
            assert cell == (wanted.text if wanted.number is None else pytest.approx(wanted.number))
    assert any(isinstance(cell, float) for cells in rows for cell in cells)


def test_populations_and_links_are_as_in_the_plan(book):
    populations = rows_of(book, "Populations")
    assert {row["Name"]: row["Mailboxes"] for row in populations} == {
        population.name: population.mailboxes for population in PLAN.populations
    }
    places = rows_of(book, "Sites and links")
    assert [row["Name"] for row in places if row["Kind"] == "Site"] == [site.name for site in PLAN.sites]
    links = [row["Bandwidth [Mbit/s]"] for row in places if row["Kind"] == "WAN link"]
    assert links == [link.bandwidth_mbit_s for link in PLAN.links]


def test_findings_name_their_design(book, source):
    found = rows_of(book, "Findings")
    designs = {design.name for design in PLAN.designs if source.evaluations[design.id].findings}
    assert {row["Design"] for row in found} == designs
    assert all(row["Finding"] and row["Severity"] for row in found)


def test_growth_and_failures_are_told_for_each_design(book):
    names = {design.name for design in PLAN.designs}
    assert {row["Design"] for row in rows_of(book, "Growth")} == names
    failed = rows_of(book, "Failures")
    assert {row["Design"] for row in failed} == names
    assert all(isinstance(row["Users not served"], float) for row in failed)


def test_what_the_plan_sets_otherwise_stands_beside_what_is_published(book):
    (row,) = [row for row in rows_of(book, "Assumptions") if row["Reason"]]
    assert (row["Value"], row["Reason"]) == (0.5, "measured in May")
    assert row["Published"] == pytest.approx(FIGURE.value)


def test_every_figure_has_its_range_and_its_source(book, source):
    figures = {figure.key: figure for figure in figures_of(source)}
    rows = rows_of(book, "Figures")
    assert {row["ID"] for row in rows} == set(figures)
    for row in rows:
        figure = figures[row["ID"]]
        assert (row["Low"], row["High"]) == (pytest.approx(figure.low), pytest.approx(figure.high))
        assert row["Source"] == figure.source.title
