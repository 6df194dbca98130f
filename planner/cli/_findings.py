"""Findings on standard output: a page even of a large plan, and on demand what would clear them."""

import argparse

from models.calibration.library import Library
from models.capacity.results import Evaluation
from models.plan.entities import Design, Plan
from planner.presenters.findings import FindingRow, finding_rows, name_of

# Each takes some evaluations of the whole plan.
MOST_REMEDIES = 20


def add_findings(parser: argparse.ArgumentParser) -> None:
    """Add what decides how findings are printed."""
    parser.add_argument(
        "--all", action="store_true", help="list every finding separately instead of grouping similar ones"
    )
    parser.add_argument("--fixes", action="store_true", help="print tested fixes for the findings")


def print_findings(
    plan: Plan,
    design: Design,
    evaluation: Evaluation,
    library: Library,
    arguments: argparse.Namespace,
    before: str = "",
) -> None:
    """Print the findings of a design, the gravest first, each line after `before`."""
    tried = 0
    for row in finding_rows(plan, design.id, evaluation.findings, apart=arguments.all):
        print(f"{before}{row.severity.lower()}: {row.sentence}")
        if arguments.fixes and not row.ignored and tried < MOST_REMEDIES:
            words = _remedies(plan, design, evaluation, library, row)
            tried += bool(words)
            if words:
                print(f"{before}  {words}")


def _remedies(plan: Plan, design: Design, evaluation: Evaluation, library: Library, row: FindingRow) -> str:
    """Return what would clear the finding of a row, or the first of several; empty where nothing that is known does."""
    # Imported here: few ask for them.
    from models.comparisons.fixes import remedies_of
    from planner.presenters.fixes import evaluating, remedy_words

    first = row.each[0]
    finding = next(finding for finding in evaluation.findings if finding.key == first.key)
    words = remedy_words(remedies_of(plan, design.id, finding, library, evaluating(library)))
    return f"{name_of(plan, finding.subject)}: {words}" if words else ""
