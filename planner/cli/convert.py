"""Write a plan in another form: between .xplan and .json, by extension."""

import argparse

from models.planfile import load_plan, save_plan
from planner.cli._opening import add_plan, target_in

FORMS = (".xplan", ".json")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Return None; add what the command takes."""
    add_plan(parser)
    parser.add_argument("target", metavar="TARGET", type=target_in(*FORMS), help="the file to write, .xplan or .json")


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after writing the target."""
    save_plan(load_plan(arguments.plan).plan, arguments.target)
    return 0
