"""Print the designs of a plan side by side, against a baseline."""

import argparse
from typing import Any

from models.comparisons.designs import compare
from models.comparisons.table import Comparison
from models.errors import PlanError, PlanFileError
from planner.cli._opening import add_json, add_plan, evaluated, opened
from planner.cli._printing import print_json, print_table
from planner.presenters.comparison import comparison_view


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Return None; add what the command takes."""
    add_plan(parser)
    parser.add_argument("--baseline", metavar="ID", default="", help="the design to hold the others against")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after printing the comparison.

    Raises
    ------
    PlanFileError
        If the plan has no designs, or not the baseline.
    """
    plan, library = opened(arguments.plan)
    try:
        comparison = compare(plan, evaluated(arguments.plan, plan, library), arguments.baseline)
    except PlanError as error:
        raise PlanFileError(f"{arguments.plan.name}: {error}") from error
    if arguments.json:
        print_json(_as_json(comparison))
    else:
        _print(comparison)
    return 0


def _print(comparison: Comparison) -> None:
    view = comparison_view(comparison)
    print(view.sentence)
    rows = [(view.corner, *view.headers)]
    rows += [(row.label, *(cell.text for cell in row.cells)) for row in view.rows]
    print_table(rows, right=range(1, len(view.headers) + 1))


def _as_json(comparison: Comparison) -> dict[str, Any]:
    return {
        "sentence": comparison.sentence,
        "baseline": comparison.baseline,
        "designs": list(comparison.design_ids),
        "rows": [
            {
                "key": row.key,
                "label": row.label,
                "unit": row.unit,
                "cells": [
                    {"value": cell.value, "relative": cell.relative, "better": cell.better, "state": cell.state}
                    for cell in row.cells
                ],
            }
            for row in comparison.rows
        ],
    }
