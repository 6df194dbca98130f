"""Say whether a plan is sound, and print its findings; exit 1 where it is not."""

import argparse

from models.planfile.refusals import quoted
from planner.cli._opening import add_plan, evaluated, opened


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Return None; add what the command takes."""
    add_plan(parser)


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after printing what was found in a sound plan."""
    plan, library = opened(arguments.plan)
    numbers = evaluated(arguments.plan, plan, library)
    print(f"{quoted(arguments.plan.name)} is sound.")
    for design in plan.designs:
        for finding in numbers[design.id].findings:
            print(f"{design.name}: {finding.severity}: {finding.text}. {finding.remedy}".rstrip())
    return 0
