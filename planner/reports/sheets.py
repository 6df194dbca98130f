"""The sheets of a workbook besides the machines: comparison, findings, what is served, and what the numbers rest on."""

from collections.abc import Iterator, Mapping

from models.calibration.figures import Figure
from models.exporters.workbook import GENERAL, MIXED, Cell, Sheet
from models.plan.columns import field_columns, words_of
from models.plan.entities import Assumptions, Plan
from models.plan.fields import fields_of
from models.words import all_of, tr_noop, translate
from planner.presenters.comparison import ComparisonView
from planner.presenters.failures import failure_table, names_in
from planner.presenters.report import ReportSource, all_findings, comparison_of, figures_of
from planner.presenters.report_outlook import Explored, explored, growth_words
from planner.presenters.trail_page import STATUS_WORDS

COMPARISON, FINDINGS, POPULATIONS = tr_noop("Comparison"), tr_noop("Findings"), tr_noop("Populations")
PLACES, ASSUMPTIONS, FIGURES = tr_noop("Sites and links"), tr_noop("Assumptions"), tr_noop("Figures")
GROWTH, FAILURES = tr_noop("Growth"), tr_noop("Failures")
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


def further_sheets(source: ReportSource) -> tuple[Sheet, ...]:
    """Return the sheets of the chosen designs that have anything in them."""
    source = source.chosen
    plan = source.plan
    answers = explored(plan, source.library)
    view = comparison_of(source)
    sheets = (
        *([_comparison(view)] if view else ()),
        Sheet(name=translate(FINDINGS), headings=_named(FINDING_HEADINGS), rows=tuple(_findings(source))),
        _populations(plan),
        _places(plan),
        Sheet(
            name=translate(GROWTH),
            headings=_named((DESIGN, tr_noop("What growth does"))),
            rows=tuple(_growth(plan, answers)),
        ),
        *_failures(plan, answers),
        _assumptions(plan, source.library.figures()),
        Sheet(
            name=translate(FIGURES),
            headings=_named(FIGURE_HEADINGS),
            rows=tuple(map(_figure, figures_of(source))),
            forms=EXACT,
        ),
    )
    return tuple(sheet for sheet in sheets if sheet.rows)


def _named(headings: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(translate, headings))


def _comparison(view: ComparisonView) -> Sheet:
    rows = tuple(
        (row.label, row.copied_unit, *(cell.text if cell.number is None else cell.number for cell in row.cells),
         "; ".join(dict.fromkeys(cell.remark for cell in row.cells if cell.remark)) or None)
        for row in view.rows
    )  # fmt: skip
    headings = (view.corner, translate(UNIT), *view.headers, translate(NOTES))
    forms = dict.fromkeys(range(2, 2 + len(view.headers)), MIXED)
    return Sheet(name=translate(COMPARISON), headings=headings, rows=rows, forms=forms)


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


def _growth(plan: Plan, answers: tuple[Explored, ...]) -> Iterator[tuple[Cell, ...]]:
    for answer in answers:
        if answer.growth is not None:
            for line in growth_words(answer.growth, names_in(plan, answer.design)):
                yield answer.design.name, line


def _failures(plan: Plan, answers: tuple[Explored, ...]) -> Iterator[Sheet]:
    tables = [
        (answer.design.name, failure_table(answer.failures, names_in(plan, answer.design)))
        for answer in answers
        if answer.failures is not None
    ]
    if not tables:
        return
    head = max((table.copied_head for _, table in tables), key=len)
    rows = (
        (name, *row.copied, *(None,) * (len(head) - len(row.copied))) for name, table in tables for row in table.rows
    )
    yield Sheet(name=translate(FAILURES), headings=(translate(DESIGN), *head), rows=tuple(rows))


def _assumptions(plan: Plan, published: Mapping[str, Figure]) -> Sheet:
    given: list[tuple[Cell, ...]] = []
    for name, field in fields_of(Assumptions).items():
        value = getattr(plan.assumptions, name)
        cell = words_of(field, value) if field.kind == "flag" else value
        given.append((translate(field.label), cell, field.unit or None, None, None))
    for override in plan.assumptions.overrides:
        figure = published[override.figure]
        given.append(
            (translate(figure.label), override.value, figure.unit or None, figure.value, override.reason or None)
        )
    headings = _named((tr_noop("Setting"), tr_noop("Value"), UNIT, tr_noop("Published"), REASON))
    return Sheet(name=translate(ASSUMPTIONS), headings=headings, rows=given, forms={1: GENERAL, 3: GENERAL})


def _figure(figure: Figure) -> tuple[Cell, ...]:
    status = translate(STATUS_WORDS[figure.status])
    return (
        translate(figure.label), figure.value, figure.low, figure.high, figure.unit or None, status,
        figure.source.title, figure.place, figure.key,
    )  # fmt: skip
