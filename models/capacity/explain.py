"""The trail of one number: every step and every figure that made it."""

from collections.abc import Iterator

import numpy as np

from models.calibration.errata import Erratum
from models.calibration.library import Library
from models.capacity.compiler import compile_design, library_for
from models.capacity.evaluate import evaluate_compiled
from models.capacity.load import load_of
from models.capacity.results import RESOURCES, Gauge
from models.capacity.trail import Step, Trail
from models.capacity.trails.steps import steps_of
from models.capacity.trails.subject import Subject
from models.errors import PlanError
from models.plan.entities import Host, Plan
from models.words import percent, significant

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
    if machine_id not in design.by_id:
        raise PlanError(f"designs[{design_id}]", f"there is no machine with the id '{machine_id}'.")
    if resource not in RESOURCES:
        raise PlanError(machine_id, f"'{resource}' is no resource; there are {', '.join(RESOURCES)}.")
    mine = library_for(plan, library)
    compiled = compile_design(plan, design, mine)
    row = compiled.machines.ids.index(machine_id)
    subject = Subject(compiled, load_of(compiled, 0), mine, row)
    gauge = evaluate_compiled(compiled, mine).gauge(machine_id, resource)
    steps = tuple(steps_of(subject, resource)) if gauge.utilization is not None else ()
    return Trail(
        machine_id,
        resource,
        _summary(subject, resource, gauge),
        steps,
        tuple(_notes(subject, steps, gauge, resource)),
        _errata(mine, steps),
    )


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
    figures = {figure.key: figure for step in steps for figure in step.figures}.values()
    assumed = [figure.label for figure in figures if figure.status == "assumed"]
    if assumed:
        yield f"Rests on assumed figures: {'; '.join(dict.fromkeys(assumed))}."
    for figure in figures:
        for reading in figure.readings:
            yield f"Disputed, {figure.label}: {significant(reading.value)} by {reading.text}."
        if figure.status == "yours":
            yield f"Yours, {figure.label}: {significant(figure.value)}. {figure.note}".strip()
    if not isinstance(subject.machine, Host) and subject.calibration.note and resource == "cpu":
        yield subject.calibration.note
