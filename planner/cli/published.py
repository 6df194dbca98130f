"""Print every published case: what the document prints, how it is read, what the model predicts, and the verdict."""

import argparse
from typing import Any

import resources
from models.calibration.library import Library, read_library
from models.published.cases import read_cases
from models.published.predict import Outcome, outcomes
from planner.cli._opening import add_json
from planner.cli._printing import print_json, print_table
from planner.presenters.published import HEADING, published_lines, published_summary
from planner.presenters.published_page import errata_keys


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Return None; add what the command takes."""
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after printing all published cases."""
    library = read_library(resources.folder())
    results = outcomes(read_cases(resources.folder()), library)
    if arguments.json:
        print_json({"cases": [_as_json(one, library) for one in results], "summary": list(published_summary(results))})
        return 0
    print_table([HEADING, *published_lines(results)], right=(2, 3, 4, 5, 6))
    print()
    for line in published_summary(results):
        print(line)
    for one in results:
        for why in filter(None, (one.case.correction, one.case.reason)):
            print(f"{one.case.id}: {why}")
    return 0


def _as_json(one: Outcome, library: Library) -> dict[str, Any]:
    case = one.case
    return {
        "id": case.id,
        "document": case.document,
        "place": case.place,
        "what": case.what,
        "unit": case.unit,
        "printed": case.printed,
        "corrected": case.corrected,
        "correction": case.correction,
        "predicted": one.predicted,
        "low": one.low,
        "high": one.high,
        "error": one.error,
        "tolerance": case.tolerance,
        "verdict": one.verdict,
        "reason": case.reason,
        "errata": errata_keys(case.id, library.errata),
    }
