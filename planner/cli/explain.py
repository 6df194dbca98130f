"""Explain one number: print every step and every figure behind it."""

import argparse
from collections.abc import Iterable
from math import isfinite
from typing import Any

from models.calibration.figures import Figure
from models.capacity.evaluate import evaluate
from models.capacity.explain import explain
from models.capacity.extrapolation import range_words
from models.capacity.results import RESOURCES, RESPONSE, Evaluation, Gauge
from models.capacity.trail import Step, Trail
from models.capacity.trails.groups import OF_GROUPS
from models.plan.entities import Design, Plan
from models.plan.queries import design_of, find
from planner.cli._opening import add_json, add_plan, chosen_design, id_meant, naming, opened
from planner.cli._printing import print_json
from planner.presenters.figures import cited, erratum_line
from planner.presenters.group_trail import group_gauge
from planner.presenters.measured_values import measured_line
from planner.presenters.trail_page import end_titles

RESOURCES_OF_ALL = tuple(dict.fromkeys((*RESOURCES, RESPONSE, *OF_GROUPS)))
HELP = (
    f"{', '.join(RESOURCES)}; network for a link, {RESPONSE} for a population; {', '.join(OF_GROUPS)} for a DAG in its "
    "worst failure"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    add_plan(parser)
    parser.add_argument("machine", metavar="MACHINE", help="id or name of a machine, population or DAG; id of a link")
    parser.add_argument("resource", metavar="RESOURCE", choices=RESOURCES_OF_ALL, help=HELP)
    parser.add_argument("--design", metavar="ID", help="id of its design, if ambiguous")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after printing the trail.

    Raises
    ------
    PlanFileError
        If the plan has no such machine.
    """
    plan, library = opened(arguments.plan)
    holder = design_of(plan, arguments.machine)
    design = chosen_design(arguments.plan, plan, arguments.design or (holder.id if holder else None))
    subject = _meant(plan, design, arguments.machine)
    with naming(arguments.plan):
        trail = explain(plan, design.id, library, subject, arguments.resource)
        numbers = evaluate(plan, design.id, library)
    if arguments.json:
        print_json(_as_json(trail))
    else:
        gauge = _gauge(numbers, trail)
        _print(trail, gauge)
        machine = design.by_id.get(subject)
        if machine is not None and gauge is not None and (line := measured_line(machine, arguments.resource, gauge)):
            print(f"  {line}")
    return 0


def _meant(plan: Plan, design: Design, given: str) -> str:
    """Return the id that is meant: what was given, or the id of what alone has that name in the design."""
    if find(plan, given) is not None:
        return given
    return id_meant(given, (*design.machines, *design.dags, *plan.populations))


def _gauge(numbers: Evaluation, trail: Trail) -> Gauge | None:
    """Return the gauge that a trail ends with; None for a response time, whose trail says its band itself."""
    subject = trail.machine
    if subject in numbers.rows:
        gauge = numbers.gauge(subject, trail.resource)
    elif subject in numbers.dags:
        gauge = group_gauge(numbers, trail)
    else:
        gauge = numbers.links.get(subject, Gauge(None, None, None, 1.0, "no data"))
    return gauge if gauge.utilization is not None else None


def _print(trail: Trail, gauge: Gauge | None) -> None:
    print(trail.summary)
    told: set[str] = set()
    _print_steps(trail.steps, told)
    if gauge is not None and gauge.low != gauge.high:
        for title, steps in zip(end_titles(gauge), (trail.low_steps, trail.high_steps), strict=True):
            print(title)
            _print_steps(steps, told)
    for erratum in trail.errata:
        print(f"  {erratum_line(erratum)}")
    for note in (*trail.notes, *trail.doubts):
        print(f"  Note: {note}")


def _print_steps(steps: Iterable[Step], told: set[str]) -> None:
    """Print steps, each with the figures that no step before it had."""
    for step in steps:
        print(f"  {step.text}")
        for figure in step.figures:
            if figure.key not in told:
                told.add(figure.key)
                print(f"      {cited(figure)}")


def _as_json(trail: Trail) -> dict[str, Any]:
    return {
        "machine": trail.machine,
        "resource": trail.resource,
        "summary": trail.summary,
        "steps": _steps_as_json(trail.steps, trail),
        "low_steps": _steps_as_json(trail.low_steps, trail),
        "high_steps": _steps_as_json(trail.high_steps, trail),
        "notes": [*trail.notes, *trail.doubts],
    }


def _steps_as_json(steps: Iterable[Step], trail: Trail) -> list[dict[str, Any]]:
    return [
        {
            "text": step.text,
            "value": step.value,
            "unit": step.unit,
            "figures": [_figure_as_json(figure, trail) for figure in step.figures],
        }
        for step in steps
    ]


def _figure_as_json(figure: Figure, trail: Trail) -> dict[str, Any]:
    return {
        "key": figure.key,
        "label": figure.label,
        "value": figure.value,
        "low": figure.low,
        "high": figure.high,
        "unit": figure.unit,
        "status": figure.status,
        "source": figure.source.key,
        "document": figure.source.title,
        "place": figure.place,
        "formula": figure.formula,
        "valid": "; ".join(filter(None, (*(range_words(limits) for limits in figure.valid), figure.conditions))),
        "ranges": [
            {"of": limits.of, "least": limits.least, "most": limits.most if isfinite(limits.most) else None}
            for limits in figure.valid
        ],
        "printed": figure.printed,
        "readings": [{"value": reading.value, "text": reading.text} for reading in figure.readings],
        "note": figure.note,
        "errata": [
            {"key": erratum.key, "finding": erratum.finding, "reading": erratum.reading}
            for erratum in trail.errata_of(figure)
        ],
    }
