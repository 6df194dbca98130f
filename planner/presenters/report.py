"""A plan as a report: what it saves and costs, what is wrong with it, and what its numbers rest on."""

from collections.abc import Mapping, Sequence

from attrs import evolve, frozen

from models.calibration.figures import Figure
from models.calibration.library import Library
from models.capacity.results import Evaluation
from models.capacity.tiles import Report as Listener
from models.capacity.tiles import in_silence, portion
from models.comparisons.candidates import candidates_of, with_details
from models.comparisons.designs import compare_candidates
from models.comparisons.lacking import lacking_line
from models.comparisons.table import Comparison
from models.comparisons.verdict import check_sensitivity_among, takes_long
from models.plan.columns import words_of
from models.plan.entities import Assumptions, Design, Plan
from models.plan.fields import Field, fields_of
from models.words import count, current_language, tr_count, tr_format, translate
from planner.presenters import field_text
from planner.presenters.comparison import ComparisonView, comparison_view
from planner.presenters.explanation import Explain
from planner.presenters.findings import FindingRow, finding_rows
from planner.presenters.foundation import foundation_lines, unchecked_line
from planner.presenters.measured_values import MeasuredTable, measured_headings, measured_tables
from planner.presenters.report_dags import DagTable, dag_tables_of, figures_behind_dags
from planner.presenters.report_evidence import (
    Document,
    OverrideRow,
    WeakFigure,
    documents_of,
    figures_behind,
    overrides_of,
    weak_figure,
)
from planner.presenters.report_outlook import (
    Explored,
    MachineTable,
    Outlook,
    ReportChart,
    charts_of,
    explored,
    machine_table_of,
    outlooks,
)
from planner.presenters.report_populations import PopulationTable, population_table
from planner.presenters.report_summary import Advice, KeyFigure, advice_for, key_figures
from planner.presenters.status import UNTITLED, busiest_text, machines_text, people_text

# A list that nobody would read to its end is cut, and says so.
MOST_FINDINGS = 100
# On paper nothing opens: more of several alike are named than on the screen.
MOST_NAMED = 20
# How far the work is once designs are compared, growth and failures worked out, and figures traced.
COMPARED, EXPLORED, TRACED = 0.2, 0.7, 0.9
WEAK_STATUSES = ("disputed", "assumed")


@frozen(kw_only=True)
class ReportSource:
    """What a report is made from.

    Parameters
    ----------
    plan : Plan
        The plan.
    design_id : str
        The design whose picture is shown.
    evaluations : mapping of str to Evaluation
        By id of the design.
    library : Library
        Every figure as published.
    explain : callable
        From plan, design, machine and resource to the trail of a number.
    made : str
        The day, and the program, in words.
    day : str
        The day in words.
    baseline : str
        Id of the design that the others are held against; the first where empty.
    design_ids : tuple of str
        The designs that it is about; all where empty.
    """

    plan: Plan
    design_id: str
    evaluations: Mapping[str, Evaluation]
    library: Library
    explain: Explain
    made: str
    day: str = ""
    baseline: str = ""
    design_ids: tuple[str, ...] = ()

    @property
    def chosen(self) -> "ReportSource":
        """Return the same about the chosen designs alone."""
        if not self.design_ids:
            return self
        kept = tuple(design for design in self.plan.designs if design.id in self.design_ids)
        names = [design.id for design in kept]
        return evolve(
            self,
            plan=evolve(self.plan, designs=kept),
            design_id=self.design_id if self.design_id in names else "".join(names[:1]),
            baseline=self.baseline if self.baseline in names else "",
            design_ids=(),
        )


@frozen
class DesignFindings:
    """The findings of one design; `rest` says how many more there are."""

    name: str
    rows: tuple[FindingRow, ...]
    rest: str


@frozen
class Pictured:
    """A design that is pictured: its id, its name, what it holds, and what is seen on its picture."""

    id: str
    name: str
    words: str
    seen: str = ""


@frozen(kw_only=True)
class Report:
    """Everything that a report says, in the order it is read; a part with nothing in it is left out."""

    title: str
    summary: str
    made: str
    day: str
    headings: Mapping[str, str]
    sentence: str
    customer: str = ""
    author: str = ""
    logo: str = ""
    numbers: tuple[KeyFigure, ...] = ()
    advice: tuple[Advice, ...] = ()
    comparison: ComparisonView | None = None
    rests_on: tuple[str, ...] = ()
    notes: str = ""
    pictured: tuple[Pictured, ...] = ()
    charts: tuple[ReportChart, ...] = ()
    outlooks: tuple[Outlook, ...] = ()
    populations: PopulationTable | None = None
    dags: tuple[DagTable, ...] = ()
    machines: tuple[MachineTable, ...] = ()
    findings: tuple[DesignFindings, ...] = ()
    assumptions: tuple[tuple[str, str], ...] = ()
    overrides: tuple[OverrideRow, ...] = ()
    measured: tuple[MeasuredTable, ...] = ()
    weak: tuple[WeakFigure, ...] = ()
    documents: tuple[Document, ...] = ()


def comparison_page(source: ReportSource) -> Report:
    """Return the first page alone: the sentence, three numbers, and the table of the comparison."""
    source = source.chosen
    return _first_page(source, _compared(source))


def _first_page(source: ReportSource, compared: Comparison | None) -> Report:
    plan, view = source.plan, comparison_view(compared) if compared else None
    return Report(
        title=plan.title or translate(UNTITLED),
        summary=tr_format(
            "{users}, {sites}, {designs}",
            users=people_text(plan),
            sites=tr_count(len(plan.sites), "{count} site", "{count} sites"),
            designs=tr_count(len(plan.designs), "{count} design", "{count} designs"),
        ),
        made=source.made,
        day=source.day,
        headings=_headings(),
        sentence=_sentence(source, view),
        customer=plan.customer,
        author=plan.author,
        logo=plan.logo,
        numbers=key_figures(compared) if compared else (),
        comparison=view,
    )


def compared_designs(source: ReportSource, report: Listener = in_silence) -> Comparison | None:
    """Return the comparison; None for a plan of no or one design, where there is nothing to compare."""
    return _compared(source, report) if len(source.plan.designs) > 1 else None


def comparison_of(source: ReportSource, report: Listener = in_silence) -> ComparisonView | None:
    """Return the table of the comparison, or None."""
    compared = compared_designs(source, report)
    return comparison_view(compared) if compared else None


def all_findings(source: ReportSource) -> tuple[tuple[str, tuple[FindingRow, ...]], ...]:
    """Return the name of each design with all its findings, those alike as one."""
    plan = source.plan
    return tuple(
        (design.name, finding_rows(plan, design.id, source.evaluations[design.id].findings, named=MOST_NAMED))
        for design in plan.designs
    )


def report_of(source: ReportSource, report: Listener = in_silence) -> Report:
    """Return the whole report of a plan; `report` hears how far it is."""
    source = source.chosen
    plan = source.plan
    compared = _compared(source, portion(report, 0.0, COMPARED))
    answers = explored(plan, source.library, portion(report, COMPARED, EXPLORED))
    figures = figures_of(source, portion(report, EXPLORED, TRACED))
    first = _first_page(source, compared)
    return evolve(
        _with_designs(first, source, answers),
        # Of one design there is nothing to compare: its page moves up.
        comparison=first.comparison if len(plan.designs) > 1 else None,
        advice=advice_for(plan, compared, source.evaluations) if compared else (),
        rests_on=_rests_on(source, compared, portion(report, TRACED, 1.0)),
        populations=population_table(plan),
        assumptions=_assumptions(plan.assumptions),
        overrides=overrides_of(plan, source.library.figures()),
        measured=measured_tables(plan, source.evaluations),
        weak=tuple(weak_figure(figure) for status in WEAK_STATUSES for figure in figures if figure.status == status),
        documents=documents_of(figures),
    )


def _with_designs(first: Report, source: ReportSource, answers: Sequence[Explored]) -> Report:
    plan = source.plan
    return evolve(
        first,
        notes=plan.notes,
        pictured=tuple(_pictured(plan, design, source.evaluations[design.id]) for design in plan.designs),
        charts=charts_of(plan, answers),
        outlooks=outlooks(plan, answers),
        dags=tuple(
            table for design in plan.designs for table in dag_tables_of(plan, design, source.evaluations[design.id])
        ),
        machines=tuple(
            machine_table_of(plan, design, source.evaluations[design.id], source.library)
            for design in plan.designs
            if design.machines
        ),
        findings=tuple(_findings(plan, design, source.evaluations[design.id]) for design in plan.designs),
    )


def _pictured(plan: Plan, design: Design, evaluation: Evaluation) -> Pictured:
    words, busiest = machines_text(design), busiest_text(design, evaluation)
    return Pictured(design.id, design.name, words, "; ".join(filter(None, (words, people_text(plan), busiest))))


def figures_of(source: ReportSource, report: Listener = in_silence) -> tuple[Figure, ...]:
    """Return each figure that gauges and DAGs rest on, once."""
    of_gauges = figures_behind(source.plan, source.explain, report)
    known = {figure.key for figure in of_gauges}
    of_dags = figures_behind_dags(source.plan, source.evaluations, source.library)
    return (*of_gauges, *(figure for figure in of_dags if figure.key not in known))


def _sentence(source: ReportSource, view: ComparisonView | None) -> str:
    if view is None:
        return tr_format("The plan has no design yet.")
    if len(source.plan.designs) > 1:
        return " ".join(filter(None, (view.sentence, view.remark)))
    design = source.plan.designs[0]
    gaps = lacking_line(design.name, source.plan, source.evaluations[design.id].gaps)
    if gaps:
        return gaps
    if not source.plan.populations:
        return tr_format(
            "“{design}” has {machines}. The plan has no users yet, so nothing is assessed.",
            design=design.name, machines=machines_text(design),
        )  # fmt: skip
    busiest = busiest_text(design, source.evaluations[design.id])
    serves = tr_format(
        "“{design}” serves {users} with {machines}.",
        design=design.name, users=people_text(source.plan), machines=machines_text(design),
    )  # fmt: skip
    return f"{serves} {busiest}.".replace(" .", "") if busiest else serves


def _headings() -> dict[str, str]:
    return {
        "comparison": tr_format("Side-by-side comparison"),
        "notes": tr_format("Notes"),
        "report": tr_format("Capacity plan"),
        "customer": tr_format("Prepared for"),
        "author": tr_format("Author"),
        "date": tr_format("Date"),
        "plan": tr_format("Plan"),
        "advice": tr_format("Main risks and remedies"),
        "picture": tr_format("Designs"),
        "outlook": tr_format("Growth and failures"),
        "populations": tr_format("Populations"),
        "dags": tr_format("Database availability groups"),
        "machines": tr_format("Machines"),
        "ignored": tr_format("Ignored"),
        "bars": tr_format("Outline: baseline"),
        "setting": tr_format("Setting"),
        "storage": tr_format("Disks, logs and network"),
        "storage_of": tr_format("{dag}: disks, logs and network", dag="{dag}"),
        "contents": tr_format("Contents"),
        "document": tr_format("Document"),
        "figures": tr_format("Figures"),
        "logo": tr_format("Logo of the customer"),
        "picture_of": tr_format("Picture of the design “{design}”: {what}", design="{design}", what="{what}"),
        "language": current_language().code,
        **_headings_of_evidence(),
    }


def _headings_of_evidence() -> dict[str, str]:
    return {
        "findings": tr_format("Findings"),
        "none_here": tr_format("No findings."),
        "assumptions": tr_format("Assumptions"),
        "overrides": tr_format("Values you changed"),
        "no_overrides": tr_format("None: all figures have their published values."),
        "figure": tr_format("Figure"),
        "value": tr_format("Value"),
        "published": tr_format("Published"),
        "reason": tr_format("Reason"),
        "status": tr_format("Status"),
        "origin": tr_format("Source"),
        "weak": tr_format("Assumed or disputed figures"),
        "documents": tr_format("Sources"),
        "severity": tr_format("Severity"),
        "finding": tr_format("Finding and remedy"),
        "page": tr_format("Page {page} of {pages}", page="{page}", pages="{pages}"),
    } | measured_headings()


def _rests_on(source: ReportSource, comparison: Comparison | None, report: Listener) -> tuple[str, ...]:
    if comparison is None or len(source.plan.designs) <= 1:
        return ()
    candidates = candidates_of(source.plan, source.evaluations)
    if takes_long(candidates):
        return (unchecked_line(),)
    names = dict(zip(comparison.design_ids, comparison.design_names, strict=True))
    return foundation_lines(check_sensitivity_among(candidates, comparison, source.library, report), names)


def _compared(source: ReportSource, report: Listener = in_silence) -> Comparison | None:
    if not source.plan.designs:
        return None
    candidates = candidates_of(source.plan, source.evaluations)
    return compare_candidates(with_details(candidates, source.library, report), source.baseline)


def _findings(plan: Plan, design: Design, evaluation: Evaluation) -> DesignFindings:
    rows = finding_rows(plan, design.id, evaluation.findings, named=MOST_NAMED)
    more = len(rows) - MOST_FINDINGS
    rest = (
        tr_format("{number} more, less severe findings are listed in the program.", number=count(more))
        if more > 0
        else ""
    )
    return DesignFindings(design.name, rows[:MOST_FINDINGS], rest)


def _assumptions(assumptions: Assumptions) -> tuple[tuple[str, str], ...]:
    return tuple(
        (translate(field.label), _given(field, getattr(assumptions, name)))
        for name, field in fields_of(Assumptions).items()
    )


def _given(field: Field, value: object) -> str:
    if field.kind == "flag":
        return words_of(field, value)
    return field_text.format_value(field, value)
