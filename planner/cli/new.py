"""Write one of the sample plans to a file."""

import argparse
from pathlib import Path

import resources
from planner.cli._targets import require_new, write_plan
from planner.presenters.samples import read_sample, sample_names


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    names = sample_names(resources.folder())
    parser.add_argument("--sample", metavar="NAME", required=True, choices=names, help=", ".join(names))
    parser.add_argument("target", metavar="TARGET", type=Path, help="the file to write, .xplan or .json")


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after writing the sample.

    Raises
    ------
    PlanFileError
        If the target exists already: a new plan replaces nothing.
    """
    replacing = require_new(arguments.target)
    write_plan(read_sample(resources.folder(), arguments.sample), arguments.target, replacing)
    return 0
