"""Draw figures and users from their ranges: how likely machines pass their ceilings, and which figures decide it."""

import argparse
from typing import Any

from attrs import asdict

from models.capacity.results import RESOURCES
from models.comparisons.risk import QUANTILES, Guess, Risk, risk
from models.errors import PlanError, PlanFileError
from models.planfile.refusals import quoted
from models.units import PERCENT
from planner.cli._opening import add_design, add_forms, add_plan, chosen_design, opened
from planner.cli._printing import CsvRows, print_json, print_table
from planner.presenters.plot import plot_table
from planner.presenters.risk import influence_plot, rests_line, risk_table, summary_line

MOST_SHOWN = 15
COLUMNS = ("machine", "probability", "error", *RESOURCES, *(f"quantile_{one:g}" for one in QUANTILES))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Return None; add what the command takes."""
    usual = Guess()
    add_plan(parser)
    parser.add_argument("--draws", metavar="N", type=int, default=usual.draws, help="how many draws")
    parser.add_argument("--seed", metavar="N", type=int, default=usual.seed, help="the same seed gives the same draws")
    parser.add_argument(
        "--spread",
        metavar="PERCENT",
        type=float,
        default=usual.spread * PERCENT,
        help="how far a population may be smaller or larger than planned",
    )
    add_design(parser)
    add_forms(parser, "a row for each machine")


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after printing how likely the ceilings are passed.

    Raises
    ------
    PlanFileError
        If the plan has no such design, or the draws cannot be made.
    """
    plan, library = opened(arguments.plan)
    design = chosen_design(arguments.plan, plan, arguments.design)
    guess = Guess(draws=arguments.draws, seed=arguments.seed, spread=arguments.spread / PERCENT)
    try:
        found = risk(plan, design.id, library, guess)
    except PlanError as error:
        raise PlanFileError(f"{quoted(arguments.plan.name)}: {error}") from error
    if arguments.json:
        print_json(_as_json(found))
    elif arguments.csv:
        _write_csv(found)
    else:
        names = {machine.id: machine.name for machine in design.machines}
        print(" ".join((summary_line(found, guess), rests_line(found))).rstrip())
        table = risk_table(found, names)
        print_table(table.lines, right=table.right)
        print_table(plot_table(influence_plot(found))[: MOST_SHOWN + 1], right=(2, 3))
    return 0


def _as_json(found: Risk) -> dict[str, Any]:
    return {
        "any": found.any,
        "usual": found.usual,
        "machines": [dict(zip(COLUMNS, cells, strict=True)) for cells in _cells(found)],
        "influences": [asdict(one) for one in found.influences],
    }


def _cells(found: Risk) -> list[tuple[Any, ...]]:
    return [(one.machine_id, one.probability, one.error, *one.each, *one.quantiles) for one in found.machines]


def _write_csv(found: Risk) -> None:
    writer = CsvRows()
    writer.writerow(COLUMNS)
    for cells in _cells(found):
        writer.writerow(cells)
