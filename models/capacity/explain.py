"""The trail of one number: every step and every figure that made it."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from attrs import evolve

from models.calibration.library import Library
from models.capacity.bounds import BOUNDS
from models.capacity.compiler import compile_design
from models.capacity.context import Context
from models.capacity.dags.member_gauges import DISK, STORAGE, days_of_member, gauge_of
from models.capacity.evaluate import context_of
from models.capacity.extrapolation import outside
from models.capacity.links import across
from models.capacity.machines import processor_of
from models.capacity.measures import OTHER_METHODS
from models.capacity.results import RESOURCES, RESPONSE, Gauge
from models.capacity.trail import Step, Trail, figures_of
from models.capacity.trails.elsewhere import link_steps, response_steps, shipping_steps
from models.capacity.trails.group_disks import steps_of_database_disks
from models.capacity.trails.groups import OF_GROUPS, WITHOUT_BAND, group_steps, group_subject, group_summary, is_known
from models.capacity.trails.steps import steps_of
from models.capacity.trails.subject import Subject
from models.capacity.why_unknown import why_not_waiting, why_unknown
from models.capacity.workload import library_for
from models.errors import PlanError
from models.plan import queries
from models.plan.entities import Link, Plan
from models.plan.kept_reasons import told_reason
from models.plan.kinds import hardware_of, holds_vms, is_off
from models.plan.stale_measurements import is_valid
from models.words import all_of, count, percent, significant, tr_format, tr_noop, translate

NO_DATA = {
    "cpu": tr_noop("No data on the CPU of {machine}."),
    "memory": tr_noop("No data on the memory of {machine}."),
    "disk": tr_noop("No data on the disks of {machine}."),
    "network": tr_noop("No data on the network of {machine}."),
    STORAGE: tr_noop("No data on the disk space of {machine}."),
}
USED = {
    "cpu": tr_noop("{machine} needs {use} of its CPU{band}; the ceiling is {ceiling}."),
    "memory": tr_noop("{machine} needs {use} of its memory{band}; the ceiling is {ceiling}."),
    "disk": tr_noop("{machine} needs {use} of its disk operations{band}; the ceiling is {ceiling}."),
    "network": tr_noop("{machine} needs {use} of its network bandwidth{band}; the ceiling is {ceiling}."),
    STORAGE: tr_noop("{machine} needs {use} of its disk space{band}."),
}


def explain(plan: Plan, design_id: str, library: Library, machine_id: str, resource: str) -> Trail:
    """Return why a gauge shows what it shows.

    Raises
    ------
    PlanError
        If there is no such design, machine or resource.
    """
    design = queries.require_design(plan, design_id)
    mine = library_for(plan, library)
    return explain_in(context_of(compile_design(plan, design, mine), mine), machine_id, resource)


def explain_in(context: Context, machine_id: str, resource: str) -> Trail:
    """Return why a number of an evaluated design is what it is.

    Parameters
    ----------
    machine_id, resource : str
        A machine and one of its resources, ``storage`` of a group's member, a link and ``network``, a population and
        ``response``, or a group and one of `OF_GROUPS`.

    Raises
    ------
    PlanError
        If there is no such machine or resource.
    """
    design, plan = context.compiled.design, context.compiled.plan
    link = next((link for link in plan.links if link.id == machine_id), None)
    if link is not None and resource == "network":
        return _of_link(context, link)
    if any(population.id == machine_id for population in plan.populations) and resource == RESPONSE:
        return _of_response(context, machine_id)
    if machine_id in design.dags_by_id and resource in OF_GROUPS:
        return _of_group(context, machine_id, resource)
    if machine_id not in design.by_id:
        raise PlanError(f"designs[{design.id}]", tr_format("there is no machine with the id '{id}'.", id=machine_id))
    days = days_of_member(context.evaluation, machine_id)
    if resource not in RESOURCES and resource not in days:
        sentence = tr_format(
            "'{resource}' is not a resource; known: {known}.", resource=resource, known=", ".join(RESOURCES)
        )
        raise PlanError(machine_id, sentence)
    subject = Subject(context, context.evaluation.rows[machine_id])
    gauge, steps = gauge_of(context.evaluation, machine_id, resource), steps_of
    if resource in days and resource in {DISK, STORAGE}:
        steps = steps_of_database_disks
    ends = _at_bounds(lambda row: steps(evolve(subject, bound=row), resource), gauge.utilization is not None)
    return Trail(
        machine_id,
        resource,
        _summary(subject, resource, gauge),
        notes=tuple(_notes(subject, _all(ends), gauge, resource)),
        **_parts(context.library, ends),
    )


Ends = tuple[tuple[Step, ...], tuple[Step, ...], tuple[Step, ...]]


def _at_bounds(steps: Callable[[int], Iterable[Step]], is_known: bool) -> Ends:
    """Return the steps with the figures in use, and at the two ends of their ranges."""
    if not is_known:
        return (), (), ()
    central, low, high = (tuple(steps(row)) for row in range(len(BOUNDS)))
    return central, low, high


def _all(ends: Ends) -> tuple[Step, ...]:
    return tuple(step for steps in ends for step in steps)


def _parts(library: Library, ends: Ends) -> dict[str, Any]:
    """Return what every trail has: the steps of its number and of its band, doubts and errata of their figures."""
    used = {figure.key for figure in figures_of(_all(ends))}
    return {
        "steps": ends[0],
        "low_steps": ends[1],
        "high_steps": ends[2],
        "doubts": tuple(_weak_figures(_all(ends))),
        "errata": tuple(erratum for erratum in library.errata if used.intersection(erratum.figures)),
    }


def _of_link(context: Context, link: Link) -> Trail:
    gauge = context.evaluation.links[link.id]
    names = {site.id: site.name for site in context.compiled.plan.sites}
    ends = _at_bounds(lambda row: link_steps(context, link, row), gauge.utilization is not None)
    between = all_of([names[end] for end in link.ends])
    summary = tr_format("No data on the link between {ends}: neither clients nor log shipping use it.", ends=between)
    if gauge.utilization is None and any(across(context.compiled, link.id)):
        summary = tr_format(
            "No data on the link between {ends}: the traffic of its clients was not measured.", ends=between
        )
    if gauge.utilization is not None:
        use, ceiling = percent(gauge.utilization), percent(gauge.ceiling)
        summary = tr_format(
            "The link between {ends} needs {use} of its bandwidth; the ceiling is {ceiling}.",
            ends=between,
            use=use,
            ceiling=ceiling,
        )
    notes = [tr_format("Mail between sites is not included: no document measures it.")]
    if gauge.shipping:
        alone = tr_format("Log shipping alone takes {use} of the bandwidth.", use=percent(gauge.shipping))
        steps = () if gauge.utilization is not None else shipping_steps(context, link, 0)
        notes = [alone, *(step.text for step in steps), *notes]
    notes += _assumed(_all(ends))
    return Trail(link.id, "network", summary, notes=tuple(notes), **_parts(context.library, ends))


def _of_response(context: Context, population_id: str) -> Trail:
    known = [time for time in context.evaluation.responses if time.population == population_id]
    found = next((time for time in known if time.state != "no data"), None)
    if found is None:
        reason = tr_format("Only heavy users of Exchange 2003 were measured, on one and two processors or vCPUs.")
        return Trail(population_id, RESPONSE, tr_format("No data on the response time."), (), (reason,))
    if found.p95_ms is None:
        return Trail(population_id, RESPONSE, tr_format("Response times keep growing: the CPU is saturated."), (), ())
    ends = _at_bounds(lambda row: response_steps(context, population_id, row), is_known=True)
    values = (("time", found.p95_ms), ("low", found.low), ("high", found.high))
    times = {name: tr_format("unbounded") if time is None else count(time) for name, time in values}
    summary = tr_format("95 % of responses take at most {time} ms ({low} to {high}).", **times)
    beyond = (
        (tr_format("Extrapolated: the CPU is beyond the measured range."),) if found.state == "extrapolated" else ()
    )
    unsure = tr_format(
        "Only four points were measured; they do not determine the shape of the curve, so the range is wide."
    )
    notes = (*beyond, unsure, *_assumed(_all(ends)))
    return Trail(population_id, RESPONSE, summary, notes=notes, **_parts(context.library, ends))


def _of_group(context: Context, dag_id: str, resource: str) -> Trail:
    subject = group_subject(context, dag_id)
    ends = _at_bounds(lambda row: group_steps(subject, resource, row), is_known(subject, resource))
    if resource in WITHOUT_BAND:
        ends = ends[0], (), ()
    summary = group_summary(subject, resource)
    return Trail(dag_id, resource, summary, notes=tuple(_assumed(_all(ends))), **_parts(context.library, ends))


def _summary(subject: Subject, resource: str, gauge: Gauge) -> str:
    name = subject.machine.name
    if is_off(subject.machine):
        return tr_format("{machine} is switched off.", machine=name)
    if gauge.utilization is None:
        return translate(NO_DATA[resource]).format(machine=name)
    band = ""
    low, high = percent(gauge.low), percent(gauge.high)
    if low != high:
        band = tr_format(" ({low} to {high} over the range of its figures)", low=low, high=high)
    use, ceiling = percent(gauge.utilization), percent(gauge.ceiling)
    return translate(USED[resource]).format(machine=name, use=use, ceiling=ceiling, band=band)


def _notes(subject: Subject, steps: tuple[Step, ...], gauge: Gauge, resource: str) -> Iterator[str]:
    if gauge.utilization is None:
        yield from why_unknown(subject, resource)
    day = days_of_member(subject.context.evaluation, subject.machine.id).get(resource)
    if day is not None and day[1].utilization is not None:
        yield tr_format("In the worst failure of its DAG it needs {use}.", use=percent(day[1].utilization))
    if gauge.is_beyond:
        what = "; ".join(dict.fromkeys(outside(subject, resource)))
        yield tr_format("Extrapolated beyond the measured range: {what}.", what=what)
    yield from _assumed(steps)
    if resource == "cpu":
        yield from why_not_waiting(subject)
        yield from _void_measurement(subject)
        yield from _processor_notes(subject)


def _void_measurement(subject: Subject) -> Iterator[str]:
    """Return that what was measured on the machine or its host is void, where it is."""
    hardware = hardware_of(subject.context.compiled.design, subject.machine)
    for machine in {each.id: each for each in (subject.machine, hardware)}.values():
        source = machine.measured.source
        if source and not is_valid(machine):
            yield tr_format("What was measured on {host} is not used. {source}.", host=machine.name, source=source)
        elif source and machine.measured.cpu is None:
            yield tr_format(
                "The measurement of {machine} has no valid CPU value. {source}.", machine=machine.name, source=source
            )


def _assumed(steps: tuple[Step, ...]) -> Iterator[str]:
    """Return which figures are assumed."""
    assumed = [translate(figure.label) for figure in figures_of(steps) if figure.status == "assumed"]
    if assumed:
        yield tr_format("Depends on assumed figures: {figures}.", figures="; ".join(dict.fromkeys(assumed)))


def _weak_figures(steps: tuple[Step, ...]) -> Iterator[str]:
    """Return which figures are disputed, or the plan's own."""
    for figure in figures_of(steps):
        label = translate(figure.label)
        for reading in figure.readings:
            value, text = significant(reading.value), translate(reading.text)
            yield tr_format(
                "Disputed: {figure} is {value} in one reading ({reading}).", figure=label, value=value, reading=text
            )
        if figure.status == "yours":
            value = significant(figure.value)
            yield tr_format(
                "Your value for {figure}: {value}. {reason}", figure=label, value=value, reason=told_reason(figure.note)
            ).strip()


def _processor_notes(subject: Subject) -> Iterator[str]:
    if holds_vms(subject.machine):
        return
    if subject.calibration.note:
        yield translate(subject.calibration.note)
    for measure in subject.context.evaluation.measures_of(subject.machine.id):
        if measure.key in OTHER_METHODS:
            yield f"{measure.label}: {significant(measure.value)} {measure.unit}."
    processor = processor_of(subject.compiled.design, subject.machine)
    given = processor.specint_rate2006 is not None or processor.specrate2017_int_base is not None
    if given and subject.calibration.find("platform.specint_per_core") is None:
        yield tr_format("SPEC results are not used: the document gives no value for its own processor to compare with.")
