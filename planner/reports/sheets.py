"""The sheets of a workbook besides the machines: comparison, findings, what is served, and what the numbers rest on."""

from collections.abc import Iterator, Mapping

from models.calibration.figures import Figure
from models.capacity.tiles import Report, in_silence, portion
from models.exporters.cells import rounded
from models.exporters.workbook import GENERAL, MIXED, Cell, Sheet
from models.plan.columns import field_columns, words_of
from models.plan.entities import Assumptions, Plan
from models.plan.fields import fields_of
from models.plan.kept_reasons import told_reason
from models.units import PERCENT
from models.words import all_of, tr_noop, translate
from planner.presenters.comparison import ComparisonCell, ComparisonView, remarks_of
from planner.presenters.field_text import is_fraction, shown_unit
from planner.presenters.numbers import NO_DATA
from planner.presenters.report import (
    COMPARED,
    EXPLORED,
    TRACED,
    ReportSource,
    all_findings,
    comparison_of,
    figures_of,
)
from planner.presenters.report_outlook import explored
from planner.presenters.trail_page import STATUS_WORDS
from planner.reports.sheet_measured import measured_sheet
from planner.reports.sheets_exploring import failure_sheets, growth_sheets, sweep_sheet

COMPARISON, FINDINGS, POPULATIONS = tr_noop("Comparison"), tr_noop("Findings"), tr_noop("Populations")
PLACES, ASSUMPTIONS, FIGURES = tr_noop("Sites and links"), tr_noop("Assumptions"), tr_noop("Figures")
DESIGN, NAME, UNIT, NOTES, REASON = (
    tr_noop("Design"), tr_noop("Name"), tr_noop("Unit"), tr_noop("Notes"), tr_noop("Reason"),
)  # fmt: skip
FINDING_HEADINGS = (DESIGN, tr_noop("Severity"), tr_noop("Finding"), tr_noop("Remedy"), tr_noop("Reason for ignoring"))
FIGURE_HEADINGS = (
    tr_noop("Figure"), tr_noop("Value"), tr_noop("Low"), tr_noop("High"), UNIT, tr_noop("Status"),
    tr_noop("Source"), tr_noop("Place"), tr_noop("ID"),
)  # fmt: skip
# Their values have as many digits as were printed.
EXACT = dict.fromkeys((1, 2, 3), GENERAL)
# With place and key, all of it would be too small to read on a page.
PRINTED_FIGURES = 7


def further_sheets(source: ReportSource, report: Report = in_silence) -> tuple[Sheet, ...]:
    """Return the sheets of the chosen designs that have anything in them; `report` hears how far it is."""
    source = source.chosen
    plan = source.plan
    view = comparison_of(source, portion(report, 0.0, COMPARED))
    answers = explored(plan, source.library, portion(report, COMPARED, EXPLORED))
    figures = figures_of(source, portion(report, EXPLORED, TRACED))
    sheets = (
        *([_comparison(view)] if view else ()),
        Sheet(name=translate(FINDINGS), headings=_named(FINDING_HEADINGS), rows=tuple(_findings(source))),
        _populations(plan),
        _places(plan),
        *measured_sheet(plan, source.evaluations),
        *sweep_sheet(plan, source.library),
        *growth_sheets(plan, answers),
        *failure_sheets(plan, answers),
        _assumptions(plan, source.library.figures()),
        Sheet(
            name=translate(FIGURES),
            headings=_named(FIGURE_HEADINGS),
            rows=tuple(map(_figure, figures)),
            forms=EXACT,
            printed=PRINTED_FIGURES,
        ),
    )
    return tuple(sheet for sheet in sheets if sheet.rows)


def _named(headings: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(translate, headings))


def _comparison(view: ComparisonView) -> Sheet:
    rows = tuple(
        (row.label, row.copied_unit, *map(_compared, row.cells), remarks_of(row, view.headers) or None)
        for row in view.rows
    )  # fmt: skip
    headings = (view.corner, translate(UNIT), *view.headers, translate(NOTES))
    forms = dict.fromkeys(range(2, 2 + len(view.headers)), MIXED)
    return Sheet(name=translate(COMPARISON), headings=headings, rows=rows, forms=forms)


def _compared(cell: ComparisonCell) -> Cell:
    if cell.number is not None:
        return cell.number
    return None if cell.text == NO_DATA else cell.text


def _findings(source: ReportSource) -> Iterator[tuple[Cell, ...]]:
    for name, rows in all_findings(source):
        for row in rows:
            yield name, row.severity, row.text, row.remedy or None, row.ignored or None


def _populations(plan: Plan) -> Sheet:
    sites = {site.id: site.name for site in plan.sites}
    columns = field_columns(("name", "notes"), ("population",))
    rows = tuple(
        (row.name, sites[row.site], *(column.cell(row) for column in columns), row.notes or None)
        for row in plan.populations
    )
    headings = (*_named((NAME, tr_noop("Site"))), *(column.heading for column in columns), translate(NOTES))
    return Sheet(name=translate(POPULATIONS), headings=headings, rows=rows)


def _places(plan: Plan) -> Sheet:
    names = {site.id: site.name for site in plan.sites}
    kinds = _named((tr_noop("Site"), tr_noop("WAN link")))
    sites = (
        (
            kinds[0],
            site.name,
            ", ".join(names[served] for served in site.serves) or None,
            None,
            None,
            site.notes or None,
        )
        for site in plan.sites
    )
    links = (
        (kinds[1], all_of([names[end] for end in link.ends]), None, link.bandwidth_mbit_s, link.latency_ms,
         link.notes or None)
        for link in plan.links
    )  # fmt: skip
    headings = _named((
        tr_noop("Kind"), NAME, tr_noop("Serves"), tr_noop("Bandwidth [Mbit/s]"), tr_noop("Latency [ms]"), NOTES,
    ))  # fmt: skip
    return Sheet(name=translate(PLACES), headings=headings, rows=(*sites, *links))


def _assumptions(plan: Plan, published: Mapping[str, Figure]) -> Sheet:
    given: list[tuple[Cell, ...]] = []
    for name, field in fields_of(Assumptions).items():
        value = getattr(plan.assumptions, name)
        cell = words_of(field, value) if field.kind == "flag" else value
        if is_fraction(field) and value is not None:
            cell = rounded(value * PERCENT)
        given.append((translate(field.label), cell, shown_unit(field, None) or None, None, None))
    for override in plan.assumptions.overrides:
        figure = published[override.figure]
        reason = told_reason(override.reason) or None
        given.append((translate(figure.label), override.value, figure.unit or None, figure.value, reason))
    headings = _named((tr_noop("Setting"), tr_noop("Value"), UNIT, tr_noop("Published"), REASON))
    return Sheet(name=translate(ASSUMPTIONS), headings=headings, rows=given, forms={1: GENERAL, 3: GENERAL})


def _figure(figure: Figure) -> tuple[Cell, ...]:
    status = translate(STATUS_WORDS[figure.status])
    return (
        translate(figure.label), figure.value, figure.low, figure.high, figure.unit or None, status,
        figure.source.title, figure.place, figure.key,
    )  # fmt: skip
