"""Print how well the model reproduces the documents: a summary, all published cases, and other values."""

import argparse
from typing import Any

import resources
from models.calibration.library import Library, read_library
from models.published.cases import Context, read_cases, read_context
from models.published.predict import Outcome, outcomes
from planner.cli._opening import add_json
from planner.cli._printing import finite, print_json, print_table
from planner.presenters.published import (
    CONTEXT_HEADING,
    HEADING,
    NUMBERS,
    context_line,
    explanations,
    published_lines,
    published_summary,
)
from planner.presenters.published_page import errata_keys


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print all published cases and return 0."""
    library = read_library(resources.folder())
    results = outcomes(read_cases(resources.folder()), library)
    context = read_context(resources.folder())
    if arguments.json:
        print_json(
            {
                "summary": list(published_summary(results)),
                "cases": [_as_json(outcome, library) for outcome in results],
                "context": [_context_as_json(row) for row in context],
            }
        )
        return 0
    for line in published_summary(results):
        print(line)
    print()
    print_table([HEADING, *published_lines(results)], right=NUMBERS)
    print()
    for line in explanations(results):
        print(line)
    print()
    print("Other numbers in the documents, not assessed:")
    print_table([CONTEXT_HEADING, *(context_line(row) for row in context)])
    return 0


def _as_json(outcome: Outcome, library: Library) -> dict[str, Any]:
    case = outcome.case
    return {
        "id": case.id,
        "document": case.document,
        "place": case.place,
        "what": case.what,
        "unit": case.unit,
        "printed": case.printed,
        "corrected": case.corrected,
        "correction": case.correction,
        "class": case.standing or None,
        "why": case.why,
        "predicted": outcome.predicted,
        "low": outcome.low,
        "high": None if outcome.high is None else finite(outcome.high),
        "error": outcome.error,
        "fit": case.fit or None,
        "left_out": case.left_out,
        "left_out_error": outcome.left_out_error,
        "left_out_inside": outcome.left_out_inside,
        "without": list(case.without),
        "tolerance": outcome.tolerance,
        "rounding": case.tolerance if case.quantity else None,
        "verdict": outcome.verdict,
        "reason": case.reason,
        "errata": errata_keys(case.id, library.errata),
    }


def _context_as_json(row: Context) -> dict[str, Any]:
    return {
        "document": row.document,
        "what": row.what,
        "place": row.place,
        "unit": row.unit,
        "printed": list(row.printed),
        "note": row.note,
    }
