"""Check whether a plan is valid and print its findings; exit with 1 if it is not."""

import argparse

from models.planfile.errors import quoted
from planner.cli._findings import add_findings, print_findings
from planner.cli._opening import add_plan, evaluated, opened


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    add_plan(parser)
    add_findings(parser)


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after printing what was found in a sound plan."""
    plan, library = opened(arguments.plan)
    numbers = evaluated(arguments.plan, plan, library)
    print(f"{quoted(arguments.plan.name)} is a valid plan.")
    for design in plan.designs:
        print_findings(plan, design, numbers[design.id], library, arguments, before=f"{design.name}: ")
    return 0
