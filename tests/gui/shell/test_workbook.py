"""The workbook of a plan, read back by another program than the one that wrote it."""

import io
import zipfile

import numpy as np
import pytest
from attrs import evolve
from python_calamine import CalamineWorkbook

import resources
from models.calibration.library import read_library
from models.capacity.evaluate import evaluate
from models.capacity.evaluator import Evaluator
from models.comparisons.growing import Growth
from models.comparisons.growth import forecast
from models.plan.entities import Plan
from models.plan.measured_load import Measured
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
        "Machines", "CPU by machine", "Comparison", "Findings", "Populations", "Sites and links", "Sweep",
        "Sweep, chart", "Growth", "Growth, chart", "Growth in words", "Failures", "Assumptions", "Figures",
    ]  # fmt: skip


def test_the_comparison_has_bare_numbers_with_their_units(book, source):
    view = comparison_of(source)
    rows = book.get_sheet_by_name("Comparison").to_python()[1:]
    for cells, row in zip(rows, view.rows, strict=True):
        assert cells[:2] == [row.label, row.copied_unit]
        for cell, wanted in zip(cells[2:], row.cells, strict=False):
            empty = "" if wanted.text == "–" else wanted.text
            assert cell == (empty if wanted.number is None else pytest.approx(wanted.number))
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
    assert {row["Design"] for row in rows_of(book, "Growth in words")} == names
    failed = rows_of(book, "Failures")
    assert {row["Design"] for row in failed} == names
    assert all(isinstance(row["Users not served"], float) for row in failed)


def test_growth_names_the_fullest_machine_of_each_quarter(book):
    growth = Growth(everyone=0.1)
    for design in PLAN.designs:
        rows = [row for row in rows_of(book, "Growth") if row["Design"] == design.name]
        assert [row["Months from now"] for row in rows] == list(range(0, 61, 3))
        found = forecast(PLAN, design.id, LIBRARY, growth, 5)
        for row in rows:
            month = int(row["Months from now"])
            use = found.use[month]
            assert row["Share of its ceiling"] == pytest.approx(np.nanmax(use))
            assert row["Share, low"] <= row["Share of its ceiling"] <= row["Share, high"]
            assert row["Users"] == round(found.people[month])
            fullest = design.by_id[found.machine_ids[int(np.nanmax(use, axis=0, initial=0.0).argmax())]]
            assert row["Busiest machine, any resource"] == fullest.name


def test_a_sweep_says_which_machine_is_fullest_with_more_users(book, source):
    rows = rows_of(book, "Sweep")
    for design in PLAN.designs:
        mine = [row for row in rows if row["Design"] == design.name]
        shares = [row["Share of its ceiling"] for row in mine]
        assert shares == sorted(shares) and len(mine) == 16
        (today,) = [row for row in mine if row["Users relative to today"] == pytest.approx(1.0)]
        evaluation = source.evaluations[design.id]
        use = evaluation.utilization / evaluation.ceiling
        assert today["Share of its ceiling"] == pytest.approx(np.nanmax(use))
        assert today["Machines above a ceiling"] == (np.nan_to_num(use) > 1.0 + 1e-9).any(axis=0).sum()


def test_growth_and_sweep_are_drawn_with_a_line_for_each_design(source, tmp_path):
    path = tmp_path / "plan.xlsx"
    write_export(source, path)
    with zipfile.ZipFile(path) as archive:
        charts = [archive.read(name).decode() for name in archive.namelist() if name.startswith("xl/charts/chart")]
    drawn = [chart for chart in charts if "<c:scatterChart>" in chart]
    assert len(drawn) == 2
    for chart in drawn:
        assert chart.count("<c:ser>") == len(PLAN.designs)
        assert all(f"<c:v>{design.name}</c:v>" in chart for design in PLAN.designs)


def test_what_was_measured_stands_beside_what_is_calculated(source, tmp_path):
    design = PLAN.designs[0]
    number = source.evaluations[design.id].gauge(design.machines[0].id, "cpu").high
    first = evolve(design.machines[0], disk_iops=1000, measured=Measured(
        cpu=number + 0.1, disk_iops=250.0, source="log of 3 May, 09:00 to 12:00, mean"
    ))  # fmt: skip
    plan = PLAN.with_design(evolve(design, machines=(first, *design.machines[1:])))
    path = tmp_path / "plan.xlsx"
    write_export(source_of(plan), path)
    cpu, disk = rows_of(CalamineWorkbook.from_filelike(io.BytesIO(path.read_bytes())), "Measured")
    assert (cpu["Machine"], cpu["Verdict"], cpu["Measured"]) == (first.name, "above the range", number + 0.1)
    assert cpu["Predicted, high"] == pytest.approx(number)
    assert (disk["Measured"], disk["Measured value"], disk["Unit"]) == (0.25, 250.0, "1/s")
    assert cpu["Source of the measurement"].startswith("log of 3 May")


def test_assumptions_that_are_shares_are_in_percent(book):
    rows = {row["Setting"]: (row["Value"], row["Unit"]) for row in rows_of(book, "Assumptions")}
    assert rows["CPU ceiling"] == (75.0, "%")


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
