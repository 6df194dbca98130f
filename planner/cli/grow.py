"""Let users grow from year to year: when machines pass their ceilings, and what to add then."""

import argparse
from datetime import date
from typing import Any

from models.calibration.figures import Figure
from models.capacity.results import RESOURCES
from models.comparisons.doubts import doubtful_figures
from models.comparisons.growth import Forecast, Growth, forecast
from models.errors import PlanError, PlanFileError
from models.planfile.refusals import quoted
from models.units import PERCENT
from planner.cli._opening import add_design, add_forms, add_plan, chosen_design, opened
from planner.cli._printing import CsvRows, figures_as_json, finite, print_json
from planner.presenters.doubts import doubt_line
from planner.presenters.growth import addition_lines, crossing_lines, summary_line

YEARS = 5
COLUMNS = ("month", "machine", "resource", "against_ceiling", "low", "high")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Return None; add what the command takes."""
    add_plan(parser)
    parser.add_argument("--yearly", metavar="PERCENT", type=float, default=10.0, help="how much all users grow a year")
    for name, what in (("population", "one population, instead"), ("protocol", "users of one protocol, on top")):
        parser.add_argument(
            f"--{name}", metavar="ID=PERCENT", type=_rate, action="append", default=[], help=f"growth of {what}"
        )
    parser.add_argument("--years", metavar="N", type=int, default=YEARS, help=f"how far to look ({YEARS} unless given)")
    add_design(parser)
    add_forms(parser, "a row for each resource of each machine in each month")


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after printing the forecast.

    Raises
    ------
    PlanFileError
        If the plan has no such design, population or protocol, or the growth cannot be meant.
    """
    plan, library = opened(arguments.plan)
    design = chosen_design(arguments.plan, plan, arguments.design)
    growth = Growth(
        everyone=arguments.yearly / PERCENT,
        populations=dict(arguments.population),
        protocols=dict(arguments.protocol),
    )
    try:
        found = forecast(plan, design.id, library, growth, arguments.years)
    except PlanError as error:
        raise PlanFileError(f"{quoted(arguments.plan.name)}: {error}") from error
    doubts = doubtful_figures(plan, design.id, library, ((one.machine_id, one.resource) for one in found.crossings))
    if arguments.json:
        print_json(_as_json(found, doubts))
    elif arguments.csv:
        _write_csv(found)
    else:
        names, today = {machine.id: machine.name for machine in design.machines}, date.today()
        print(" ".join((summary_line(found), doubt_line(doubts))).rstrip())
        for line in (*crossing_lines(found, names, today), *addition_lines(found, names, today)):
            print(line.text)
    return 0


def _rate(text: str) -> tuple[str, float]:
    name, equals, rate = text.partition("=")
    try:
        return name, float(rate) / PERCENT
    except ValueError:
        given = text if equals else f"{text} without '='"
        raise argparse.ArgumentTypeError(f"write it as ID=PERCENT, as in hq=15; it is {given}.") from None


def _as_json(found: Forecast, doubts: tuple[Figure, ...]) -> dict[str, Any]:
    return {
        "months": len(found.use) - 1,
        "rests_on": figures_as_json(doubts),
        "crossings": [
            {
                "machine": one.machine_id,
                "resource": one.resource,
                "month": one.month,
                "earliest": one.earliest,
                "latest": one.latest,
            }
            for one in found.crossings
        ],
        "additions": [
            {"month": one.month, "machines": list(one.machine_ids), "count": one.count} for one in found.additions
        ],
        "machines": [
            {
                "id": machine_id,
                "resources": {
                    resource: {
                        name: [finite(value) for value in table[:, column, row]]
                        for name, table in (("against_ceiling", found.use), ("low", found.low), ("high", found.high))
                    }
                    for column, resource in enumerate(RESOURCES)
                },
            }
            for row, machine_id in enumerate(found.machine_ids)
        ],
    }


def _write_csv(found: Forecast) -> None:
    writer = CsvRows()
    writer.writerow(COLUMNS)
    for month in range(len(found.use)):
        for row, machine_id in enumerate(found.machine_ids):
            for column, resource in enumerate(RESOURCES):
                numbers = (finite(table[month, column, row]) for table in (found.use, found.low, found.high))
                writer.writerow([month, machine_id, resource, *("" if one is None else one for one in numbers)])
