"""Print the designs of a plan side by side, or those of two plans, against a baseline."""

import argparse
from pathlib import Path
from typing import Any

from models.calibration.library import Library
from models.comparisons.candidates import Candidate, OtherPlan, candidates_of, with_details
from models.comparisons.designs import compare_candidates
from models.comparisons.table import Cell, Comparison
from models.comparisons.verdict import SensitivityCheck, check_sensitivity_among
from planner.cli._opening import add_json, add_plan, evaluated, naming, opened
from planner.cli._printing import print_json, print_table
from planner.presenters.comparison import comparison_view
from planner.presenters.foundation import foundation_lines


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    add_plan(parser)
    parser.add_argument(
        "other", metavar="OTHER", type=Path, nargs="?", help="another plan whose designs to compare with"
    )
    parser.add_argument(
        "--baseline", metavar="ID", default="", help="the baseline design; OTHER/ID for a design of OTHER"
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after printing the comparison.

    Raises
    ------
    PlanFileError
        If the plan has no designs, or not the baseline.
    """
    candidates, library = _candidates(arguments)
    candidates = with_details(candidates, library)
    with naming(arguments.plan):
        comparison = compare_candidates(candidates, arguments.baseline)
    foundation = check_sensitivity_among(candidates, comparison, library)
    names = dict(zip(comparison.design_ids, comparison.design_names, strict=True))
    lines = foundation_lines(foundation, names)
    if arguments.json:
        print_json(_as_json(comparison, foundation, lines))
    else:
        _print(comparison, lines)
    return 0


def _candidates(arguments: argparse.Namespace) -> tuple[list[Candidate], Library]:
    plan, library = opened(arguments.plan)
    others = []
    if arguments.other is not None:
        other, _ = opened(arguments.other)
        others = [OtherPlan(arguments.other.name, other, evaluated(arguments.other, other, library))]
    return candidates_of(plan, evaluated(arguments.plan, plan, library), others), library


def _print(comparison: Comparison, lines: tuple[str, ...]) -> None:
    view = comparison_view(comparison)
    print(view.sentence)
    for line in (*lines[:1], view.remark):
        if line:
            print(line)
    rows = [(view.corner, *view.headers)]
    rows += [(row.label, *(cell.text for cell in row.cells)) for row in view.rows]
    print_table(rows, right=range(1, len(view.headers) + 1))


def _as_json(comparison: Comparison, foundation: SensitivityCheck | None, lines: tuple[str, ...]) -> dict[str, Any]:
    return {
        "sentence": comparison.sentence,
        "remark": comparison.remark,
        "baseline": comparison.baseline,
        "designs": list(comparison.design_ids),
        "names": list(comparison.design_names),
        "rows": [
            {"key": row.key, "label": row.label, "unit": row.unit, "cells": [_cell_as_json(cell) for cell in row.cells]}
            for row in comparison.rows
        ],
        "rests_on": _foundation_as_json(foundation, lines),
    }


def _cell_as_json(cell: Cell) -> dict[str, Any]:
    return {
        "value": cell.value,
        "difference": cell.difference,
        "relative": cell.relative,
        "better": cell.better,
        "state": cell.state,
        "at_least": cell.at_least,
        "at_most": cell.at_most,
        "low": cell.low,
        "high": cell.high,
        "note": cell.note,
        "missing": list(cell.missing),
    }


def _foundation_as_json(foundation: SensitivityCheck | None, lines: tuple[str, ...]) -> dict[str, Any] | None:
    if foundation is None:
        return None
    return {
        "sentence": lines[0],
        "design": foundation.design,
        "users_at_worst_ends": foundation.fewest,
        "figures": [
            {"key": figure.key, "status": figure.status, "value": figure.value, "low": figure.low, "high": figure.high}
            for figure in foundation.figures
        ],
        "turning": [
            {
                "figure": turning.figure.key,
                "end": turning.end,
                "value": turning.value,
                "carries_all": turning.carries_all,
                "against": turning.against,
            }
            for turning in foundation.deciding
        ],
    }
