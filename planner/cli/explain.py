"""Print the trail of one number: every step and every figure that made it."""

import argparse
from typing import Any

from models.calibration.figures import Figure
from models.capacity.explain import explain
from models.capacity.results import RESOURCES, RESPONSE
from models.capacity.trail import Trail
from models.plan.queries import design_of
from planner.cli._opening import add_json, add_plan, chosen_design, naming, opened
from planner.cli._printing import print_json
from planner.presenters.figures import cited, erratum_line

HELP = f"{', '.join(RESOURCES)}; network for a link, {RESPONSE} for a population"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Return None; add what the command takes."""
    add_plan(parser)
    parser.add_argument("machine", metavar="MACHINE", help="id of a machine, a link or a population")
    parser.add_argument("resource", metavar="RESOURCE", choices=(*RESOURCES, RESPONSE), help=HELP)
    parser.add_argument("--design", metavar="ID", help="the design that holds it, where that must be said")
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
    with naming(arguments.plan):
        trail = explain(plan, design.id, library, arguments.machine, arguments.resource)
    if arguments.json:
        print_json(_as_json(trail))
    else:
        _print(trail)
    return 0


def _print(trail: Trail) -> None:
    print(trail.summary)
    for step in trail.steps:
        print(f"  {step.text}")
        for figure in step.figures:
            print(f"      {cited(figure)}")
    for erratum in trail.errata:
        print(f"  {erratum_line(erratum)}")
    for note in (*trail.notes, *trail.doubts):
        print(f"  Note: {note}")


def _as_json(trail: Trail) -> dict[str, Any]:
    return {
        "machine": trail.machine,
        "resource": trail.resource,
        "summary": trail.summary,
        "steps": [
            {
                "text": step.text,
                "value": step.value,
                "unit": step.unit,
                "figures": [_figure_as_json(figure, trail) for figure in step.figures],
            }
            for step in trail.steps
        ],
        "notes": [*trail.notes, *trail.doubts],
    }


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
        "valid": figure.valid,
        "printed": figure.printed,
        "readings": [{"value": reading.value, "text": reading.text} for reading in figure.readings],
        "note": figure.note,
        "errata": [{"key": one.key, "finding": one.finding, "reading": one.reading} for one in trail.errata_of(figure)],
    }
