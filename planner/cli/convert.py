"""Write a plan in another form: between .xplan and .json, by extension."""

import argparse
from pathlib import Path

from models.planfile import load_plan, save_plan
from planner.cli._opening import add_plan

FORMS = (".xplan", ".json")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Return None; add what the command takes."""
    add_plan(parser)
    parser.add_argument("target", metavar="TARGET", type=_target, help="the file to write, .xplan or .json")


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after writing the target."""
    save_plan(load_plan(arguments.plan).plan, arguments.target)
    return 0


def _target(text: str) -> Path:
    path = Path(text)
    if path.suffix.lower() not in FORMS:
        raise argparse.ArgumentTypeError(f"{path.name} must end in one of {', '.join(FORMS)}.")
    return path
