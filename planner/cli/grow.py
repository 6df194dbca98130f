"""Project user growth: when machines exceed their ceilings, and what to add then."""

import argparse
from collections.abc import Iterator, Mapping
from datetime import date
from typing import Any

from attrs import evolve

from models.calibration.figures import Figure
from models.calibration.library import Library
from models.capacity.results import RESOURCES
from models.comparisons.crossings import GrowthCrossing
from models.comparisons.group_growth import GroupCrossing
from models.comparisons.growing import growth_of
from models.comparisons.growth import Forecast, forecast
from models.comparisons.weak_evidence import weak_figures
from models.plan.entities import Design, Plan
from models.units import PERCENT
from planner.cli._exploring import Answer, Means, add_exploring, explored, no_data_as_json
from planner.cli._growth import grown_by
from planner.cli._printing import figures_as_json, finite
from planner.presenters.growth import doubted_gauges, growth_lines, growth_summary
from planner.presenters.weak_evidence import weak_evidence_line

YEARS = 5
COLUMNS = ("month", "machine", "resource", "against_ceiling", "low", "high")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    add_exploring(parser, "a row for each resource of each machine in each month")
    words = "growth of all users per year (default: that of the plan)"
    parser.add_argument("--growth", "--yearly", metavar="PERCENT", type=float, dest="growth", help=words)
    for name, what in (
        ("population", "one population, instead of --growth"),
        ("protocol", "the users of one protocol, in addition"),
    ):
        parser.add_argument(
            f"--{name}", metavar="ID=PERCENT", type=_rate, action="append", default=[], help=f"growth of {what}"
        )
    parser.add_argument("--years", metavar="N", type=int, default=YEARS, help=f"years to look ahead (default: {YEARS})")


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after printing the forecast.

    Raises
    ------
    PlanFileError
        If the plan has no such design, population or protocol, or the growth cannot be meant.
    """

    def work(plan: Plan, design: Design, library: Library, means: Means) -> Answer:
        kept = growth_of(grown_by(plan, arguments.growth))
        growth = evolve(
            kept, populations={**kept.populations, **dict(arguments.population)}, protocols=dict(arguments.protocol)
        )
        found = forecast(plan, design.id, library, growth, arguments.years, means.report)
        doubts = weak_figures(plan, design.id, library, doubted_gauges(found))
        names = {row.id: row.name for row in (*design.machines, *design.dags)}
        return Answer(
            as_json=lambda: _as_json(found, doubts),
            columns=COLUMNS,
            rows=lambda: _rows(found),
            print_text=lambda: _print(found, names, weak_evidence_line(doubts)),
        )

    return explored(arguments, work)


def _print(found: Forecast, names: Mapping[str, str], rests: str) -> None:
    today = date.today()
    print(" ".join((growth_summary(found, names), rests)).rstrip())
    for line in growth_lines(found, names, today):
        print(line.text)


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
        "no_data": no_data_as_json(found.no_data),
        "crossings": [
            {"machine": crossing.machine_id, "resource": crossing.resource, **_months(crossing)}
            for crossing in found.crossings
        ],
        "dags": [
            {"dag": row.dag_id, "limit": row.limit, "machine": row.machine_id or None, **_months(row), **row.more}
            for row in found.groups
        ],
        "additions": [
            {"month": addition.month, "machines": list(addition.machine_ids), "count": addition.count}
            for addition in found.additions
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


def _months(crossing: GrowthCrossing | GroupCrossing) -> dict[str, int | None]:
    return {"month": crossing.month, "earliest": crossing.earliest, "latest": crossing.latest}


def _rows(found: Forecast) -> Iterator[list[Any]]:
    for month in range(len(found.use)):
        for row, machine_id in enumerate(found.machine_ids):
            for column, resource in enumerate(RESOURCES):
                numbers = (finite(table[month, column, row]) for table in (found.use, found.low, found.high))
                yield [month, machine_id, resource, *numbers]
