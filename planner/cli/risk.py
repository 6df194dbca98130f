"""Simulate figures and users within their ranges: how likely ceilings are exceeded, and what drives it."""

import argparse
from collections.abc import Iterable, Mapping
from typing import Any

from attrs import asdict

from models.calibration.library import Library
from models.comparisons.distribution import QUANTILES
from models.comparisons.draws import GAUGES
from models.comparisons.risk import MachineRisk, Risk, RiskSettings, risk
from models.plan.entities import Design, Plan
from models.units import PERCENT
from planner.cli._exploring import Answer, Means, add_exploring, add_scheduler, explored, no_data_as_json
from planner.cli._printing import print_table
from planner.presenters.chart_spec import chart_table
from planner.presenters.risk import influence_chart, rests_line, risk_summary, risk_table

MOST_SHOWN = 15
OF_INFLUENCE = {"key", "label", "status", "low", "high", "ends", "unit"}
COLUMNS = ("machine", "probability", "error", *GAUGES, *(f"quantile_{quantile:g}" for quantile in QUANTILES))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    usual = RiskSettings()
    add_exploring(parser, "a row for each machine, then for each DAG in its worst failure")
    add_scheduler(parser)
    parser.add_argument("--draws", metavar="N", type=int, default=usual.draws, help="number of simulation runs")
    parser.add_argument(
        "--seed", metavar="N", type=int, default=usual.seed, help="random seed; the same seed gives the same result"
    )
    parser.add_argument(
        "--spread",
        metavar="PERCENT",
        type=float,
        default=usual.spread * PERCENT,
        help="by how much the users of a population may vary (±)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after printing how likely the ceilings are passed.

    Raises
    ------
    PlanFileError
        If the plan has no such design, or the draws cannot be made.
    """
    guess = RiskSettings(draws=arguments.draws, seed=arguments.seed, spread=arguments.spread / PERCENT)

    def work(plan: Plan, design: Design, library: Library, means: Means) -> Answer:
        found = risk(plan, design.id, library, guess, means.report, spread=means.spread)
        return Answer(
            as_json=lambda: _as_json(found),
            columns=COLUMNS,
            rows=lambda: _cells((*found.machines, *found.dags)),
            print_text=lambda: _print(found, guess, {row.id: row.name for row in (*design.machines, *design.dags)}),
        )

    return explored(arguments, work)


def _print(found: Risk, guess: RiskSettings, names: Mapping[str, str]) -> None:
    print(" ".join((risk_summary(found, guess, names), rests_line(found))).rstrip())
    table = risk_table(found, names)
    print_table(table.lines, right=table.right)
    print_table(chart_table(influence_chart(found))[: MOST_SHOWN + 1], right=(2, 3))


def _as_json(found: Risk) -> dict[str, Any]:
    return {
        "any": found.any,
        "usual": found.usual,
        "no_data": no_data_as_json(found.no_data),
        "machines": [dict(zip(COLUMNS, cells, strict=True)) for cells in _cells(found.machines)],
        "dags_in_worst_failure": [dict(zip(("dag", *COLUMNS[1:]), cells, strict=True)) for cells in _cells(found.dags)],
        "influences": [
            asdict(influence, filter=lambda attribute, _value: attribute.name in OF_INFLUENCE)
            for influence in found.influences
        ],
    }


def _cells(risks: Iterable[MachineRisk]) -> list[tuple[Any, ...]]:
    return [
        (machine.machine_id, machine.probability, machine.error, *machine.each, *machine.quantiles) for machine in risks
    ]
