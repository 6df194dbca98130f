"""The trail of one number: every step and every figure that made it."""

from collections.abc import Iterator

import numpy as np

from models.calibration.errata import Erratum
from models.calibration.library import Library
from models.capacity.compiler import compile_design, library_for
from models.capacity.context import Context
from models.capacity.evaluate import context_of
from models.capacity.machines import processor_of
from models.capacity.results import RESOURCES, Gauge
from models.capacity.trail import Step, Trail
from models.capacity.trails.elsewhere import link_steps, response_steps
from models.capacity.trails.steps import steps_of
from models.capacity.trails.subject import Subject
from models.errors import PlanError
from models.plan.entities import Host, Link, Plan
from models.words import percent, significant

# Notes that repeat what a figure says of itself begin so.
OF_A_FIGURE = ("Disputed, ", "Yours, ")
RESPONSE = "response"
NAMES = {"cpu": "CPU", "memory": "memory", "disk": "disk", "network": "network"}
NOT_GIVEN = {
    "disk": "The plan does not say how many disk operations it can serve.",
    "network": "The plan does not say what its network adapter can carry.",
}


def explain(plan: Plan, design_id: str, library: Library, machine_id: str, resource: str) -> Trail:
    """Return why a gauge shows what it shows.

    Raises
    ------
    PlanError
        If there is no such design, machine or resource.
    """
    design = plan.design(design_id)
    if design is None:
        raise PlanError("designs", f"there is no design with the id '{design_id}'.")
    mine = library_for(plan, library)
    return explain_in(context_of(compile_design(plan, design, mine), mine), machine_id, resource)


def explain_in(context: Context, machine_id: str, resource: str) -> Trail:
    """Return why a number of an evaluated design is what it is.

    Parameters
    ----------
    machine_id, resource : str
        A machine and one of its resources, a link and ``network``, or a population and ``response``.

    Raises
    ------
    PlanError
        If there is no such machine or resource.
    """
    design, plan = context.compiled.design, context.compiled.plan
    link = next((one for one in plan.links if one.id == machine_id), None)
    if link is not None and resource == "network":
        return _of_link(context, link)
    if any(one.id == machine_id for one in plan.populations) and resource == RESPONSE:
        return _of_response(context, machine_id)
    if machine_id not in design.by_id:
        raise PlanError(f"designs[{design.id}]", f"there is no machine with the id '{machine_id}'.")
    if resource not in RESOURCES:
        raise PlanError(machine_id, f"'{resource}' is no resource; there are {', '.join(RESOURCES)}.")
    subject = Subject(context.compiled, context.load, context.library, context.evaluation.rows[machine_id])
    gauge = context.evaluation.gauge(machine_id, resource)
    steps = tuple(steps_of(subject, resource)) if gauge.utilization is not None else ()
    return Trail(
        machine_id,
        resource,
        _summary(subject, resource, gauge),
        steps,
        tuple(_notes(subject, steps, gauge, resource)),
        _errata(context.library, steps),
    )


def _of_link(context: Context, link: Link) -> Trail:
    gauge = context.evaluation.links[link.id]
    names = {site.id: site.name for site in context.compiled.plan.sites}
    steps = tuple(link_steps(context, link)) if gauge.utilization is not None else ()
    use = "has no data: no client crosses it, or its traffic was not measured"
    if gauge.utilization is not None:
        use = f"stands at {percent(gauge.utilization)} of {percent(gauge.ceiling)} allowed"
    notes = ("Mail between sites is not counted: no document measures it.", *_weak_figures(steps))
    summary = f"The link between {' and '.join(names[end] for end in link.ends)} {use}."
    return Trail(link.id, "network", summary, steps, notes, _errata(context.library, steps))


def _of_response(context: Context, population_id: str) -> Trail:
    found = [one for one in context.evaluation.responses if one.population == population_id and one.p95_ms is not None]
    if not found:
        reason = "Only heavy users of Exchange 2003 were measured."
        return Trail(population_id, RESPONSE, "The response time has no data.", (), (reason,))
    steps = tuple(response_steps(context, population_id))
    states = {"extrapolated": ("Extrapolated: the CPU lies beyond what was measured.",)}
    summary = f"95 % of the answers come within {found[0].p95_ms:.0f} ms, {found[0].low:.0f} to {found[0].high:.0f}."
    notes = (*states.get(found[0].state, ()), *_weak_figures(steps))
    return Trail(population_id, RESPONSE, summary, steps, notes, _errata(context.library, steps))


def _errata(library: Library, steps: tuple[Step, ...]) -> tuple[Erratum, ...]:
    used = {figure.key for step in steps for figure in step.figures}
    return tuple(one for one in library.errata if used.intersection(one.figures))


def _summary(subject: Subject, resource: str, gauge: Gauge) -> str:
    name = f"The {NAMES[resource]} of {subject.machine.name}"
    if gauge.utilization is None:
        return f"{name} has no data."
    band = ""
    if gauge.low is not None and gauge.high is not None and not np.isclose(gauge.low, gauge.high):
        band = f", {percent(gauge.low)} to {percent(gauge.high)} over the range of its figures"
    return f"{name} is {percent(gauge.utilization)} of {percent(gauge.ceiling)} allowed{band}."


def _notes(subject: Subject, steps: tuple[Step, ...], gauge: Gauge, resource: str) -> Iterator[str]:
    if gauge.utilization is None:
        yield NOT_GIVEN.get(resource, "No document measured it.")
    if gauge.state == "extrapolated":
        yield "Extrapolated: it lies beyond what was measured."
    yield from _weak_figures(steps)
    if resource == "cpu":
        yield from _processor_notes(subject)


def _weak_figures(steps: tuple[Step, ...]) -> Iterator[str]:
    """Return which figures are assumed, disputed or the plan's own."""
    figures = {figure.key: figure for step in steps for figure in step.figures}.values()
    assumed = [figure.label for figure in figures if figure.status == "assumed"]
    if assumed:
        yield f"Rests on assumed figures: {'; '.join(dict.fromkeys(assumed))}."
    for figure in figures:
        for reading in figure.readings:
            yield f"{OF_A_FIGURE[0]}{figure.label}: {significant(reading.value)} by {reading.text}."
        if figure.status == "yours":
            yield f"{OF_A_FIGURE[1]}{figure.label}: {significant(figure.value)}. {figure.note}".strip()


def _processor_notes(subject: Subject) -> Iterator[str]:
    if isinstance(subject.machine, Host):
        return
    if subject.calibration.note:
        yield subject.calibration.note
    tested = subject.calibration.find("hub.antivirus_engines")
    engines = subject.machine.antivirus_engines
    if tested is not None and "hub" in subject.machine.roles and engines not in {None, int(tested.value)}:
        yield f"Measured with {tested.value:g} antivirus engines; what {engines} cost was not."
    processor = processor_of(subject.compiled.design, subject.machine)
    if processor.specint_rate2006 is not None and subject.calibration.find("platform.specint_per_core") is None:
        yield "SPECint_rate2006 is not used: the document gives no value for its own processor to hold it against."
