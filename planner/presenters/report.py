"""A plan as a report: what it saves and costs, what is wrong with it, and what its numbers rest on."""

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import evolve, frozen

from models.calibration.figures import Figure
from models.calibration.library import Library
from models.capacity.results import RESOURCES, Evaluation
from models.comparisons.candidates import Candidate, candidates_of, with_details
from models.comparisons.designs import compare_candidates
from models.comparisons.verdict import check_sensitivity_among, takes_long
from models.plan.columns import words_of
from models.plan.entities import Assumptions, Design, Machine, Override, Plan, Vm
from models.plan.fields import Field, fields_of
from models.plan.kinds import holds_vms, is_virtual, runs_roles
from models.plan.queries import site_of, vms_by_host
from models.sources import Source
from models.words import count, inside, significant, tr_count, tr_format, translate
from planner.presenters import field_text
from planner.presenters.comparison import ComparisonView, comparison_view
from planner.presenters.explanation import Explain
from planner.presenters.findings import FindingRow, finding_rows
from planner.presenters.foundation import foundation_lines, untold_line
from planner.presenters.status import UNTITLED, machines_text, people_text
from planner.presenters.trail_page import STATUS_WORDS, value_text

# A list that nobody would read to its end is cut, and says so.
MOST_FINDINGS = 100
# On paper nothing opens: more of several alike are named than on the screen.
MOST_NAMED = 20
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
    baseline : str
        Id of the design that the others are held against; the first where empty.
    """

    plan: Plan
    design_id: str
    evaluations: Mapping[str, Evaluation]
    library: Library
    explain: Explain
    made: str
    baseline: str = ""


@frozen
class DesignFindings:
    """The findings of one design; `rest` says how many more there are."""

    name: str
    rows: tuple[FindingRow, ...]
    rest: str


@frozen
class OverrideRow:
    """A figure that the plan sets otherwise."""

    label: str
    value: str
    published: str
    reason: str


@frozen
class WeakFigure:
    """A figure that the results rest on and that no document measured beyond doubt."""

    label: str
    value: str
    status: str
    origin: str


@frozen
class Document:
    """A document that figures of the results come from."""

    title: str
    about: str
    figures: str


@frozen(kw_only=True)
class Report:
    """Everything that a report says, in the order it is read; a part with nothing in it is left out."""

    title: str
    summary: str
    made: str
    headings: Mapping[str, str]
    sentence: str
    comparison: ComparisonView | None = None
    rests_on: tuple[str, ...] = ()
    notes: str = ""
    pictured: str = ""
    findings: tuple[DesignFindings, ...] = ()
    assumptions: tuple[tuple[str, str], ...] = ()
    overrides: tuple[OverrideRow, ...] = ()
    weak: tuple[WeakFigure, ...] = ()
    documents: tuple[Document, ...] = ()


def comparison_page(source: ReportSource) -> Report:
    """Return the first page alone: the sentence and the table of the comparison."""
    plan = source.plan
    view = _comparison(source)
    return Report(
        title=plan.title or UNTITLED,
        summary=tr_format(
            "{users}, {sites}, {designs}",
            users=people_text(plan),
            sites=tr_count(len(plan.sites), "{count} site", "{count} sites"),
            designs=tr_count(len(plan.designs), "{count} design", "{count} designs"),
        ),
        made=source.made,
        headings=_headings(),
        sentence=" ".join(filter(None, (view.sentence, view.remark)))
        if view
        else tr_format("The plan has no design yet."),
        comparison=view,
    )


def report_of(source: ReportSource) -> Report:
    """Return the whole report of a plan."""
    plan, figures = source.plan, _figures(source)
    design = plan.design(source.design_id)
    return evolve(
        comparison_page(source),
        rests_on=_rests_on(source),
        notes=plan.notes,
        pictured=f"{design.name}: {machines_text(design)}" if design else "",
        findings=tuple(_findings(plan, design, source.evaluations[design.id]) for design in plan.designs),
        assumptions=_assumptions(plan.assumptions),
        overrides=_overrides(plan, source.library.figures()),
        weak=tuple(_weak(figure) for status in WEAK_STATUSES for figure in figures if figure.status == status),
        documents=_documents(figures),
    )


def _headings() -> dict[str, str]:
    return {
        "comparison": tr_format("Side-by-side comparison"),
        "notes": tr_format("Notes"),
        "picture": tr_format("Picture"),
        "findings": tr_format("Findings"),
        "no_findings": tr_format("Nothing to report: no design has a finding."),
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
    }


def _candidates(source: ReportSource) -> list[Candidate]:
    return with_details(candidates_of(source.plan, source.evaluations), source.library)


def _rests_on(source: ReportSource) -> tuple[str, ...]:
    if not source.plan.designs:
        return ()
    candidates = candidates_of(source.plan, source.evaluations)
    if takes_long(candidates):
        return (untold_line(),)
    comparison = compare_candidates(candidates, source.baseline)
    names = dict(zip(comparison.design_ids, comparison.design_names, strict=True))
    return foundation_lines(check_sensitivity_among(candidates, comparison, source.library), names)


def _comparison(source: ReportSource) -> ComparisonView | None:
    if not source.plan.designs:
        return None
    return comparison_view(compare_candidates(_candidates(source), source.baseline))


def _findings(plan: Plan, design: Design, evaluation: Evaluation) -> DesignFindings:
    rows = finding_rows(plan, design.id, evaluation.findings, named=MOST_NAMED)
    more = len(rows) - MOST_FINDINGS
    rest = (
        tr_format("And {number} more, less severe; the program lists all of them.", number=count(more))
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


def _overrides(plan: Plan, published: Mapping[str, Figure]) -> tuple[OverrideRow, ...]:
    return tuple(_override(override, published[override.figure]) for override in plan.assumptions.overrides)


def _override(override: Override, figure: Figure) -> OverrideRow:
    return OverrideRow(
        label=translate(figure.label),
        value=value_text(figure, override.value),
        published=f"{value_text(figure)}, {inside(translate(STATUS_WORDS[figure.status]))}",
        reason=override.reason,
    )


def _weak(figure: Figure) -> WeakFigure:
    value = value_text(figure)
    if figure.low != figure.high:
        span = tr_format("{low} to {high}", low=significant(figure.low), high=significant(figure.high))
        value = f"{value} ({span})"
    return WeakFigure(
        translate(figure.label), value, translate(STATUS_WORDS[figure.status]), f"{figure.source.title}: {figure.place}"
    )


def _documents(figures: Sequence[Figure]) -> tuple[Document, ...]:
    numbers_of: dict[Source, int] = {}
    for figure in figures:
        numbers_of[figure.source] = numbers_of.get(figure.source, 0) + 1
    ordered = sorted(numbers_of.items(), key=lambda pair: (-pair[1], pair[0].title))
    return tuple(
        Document(
            title=source.title,
            about=", ".join(part for part in (source.author, source.date, _how_known(source)) if part),
            figures=tr_count(number, "{count} figure", "{count} figures"),
        )
        for source, number in ordered
    )


def _how_known(source: Source) -> str:
    return {
        "recalled": tr_format("cited, not checked again"),
        "judgement": tr_format("expert judgement, no document"),
    }.get(source.kind, "")


def _figures(source: ReportSource) -> tuple[Figure, ...]:
    """Return each figure that the gauges of the designs rest on, once.

    Machines that differ only in name and place use the same figures, so one of each kind is asked for its trails.
    """
    seen: set[Any] = set()
    found: dict[str, Figure] = {}
    for design in source.plan.designs:
        vms = vms_by_host(design.machines)
        for machine in design.machines:
            kind = _kind(design, machine, vms)
            if kind in seen:
                continue
            seen.add(kind)
            trails = (source.explain(source.plan, design.id, machine.id, resource) for resource in RESOURCES)
            found |= {figure.key: figure for trail in trails for figure in trail.figures()}
    return tuple(found.values())


def _kind(design: Design, machine: Machine, vms: Mapping[str, Sequence[Vm]]) -> Any:
    """Return what decides which figures a machine's numbers rest on."""
    host = design.by_id[machine.host] if is_virtual(machine) else machine
    platform = (host.hypervisor, host.large_pages) if holds_vms(host) else ()
    loaded: Sequence[Machine] = vms[machine.id] if holds_vms(machine) else [machine]
    roles = frozenset((entry.exchange, entry.roles) for entry in loaded if runs_roles(entry))
    return type(machine), site_of(design, machine), platform, roles, _size(machine)


def _size(machine: Machine) -> Any:
    return (machine.vcpus, machine.guest) if is_virtual(machine) else machine.processor.cores
