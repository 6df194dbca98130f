"""Draw a plan's canvas as a picture: png, svg or pdf, by extension."""

import argparse

from planner import console
from planner.cli._opening import add_plan, chosen_design, evaluated, opened, painting
from planner.cli._targets import add_target, make_way

FORMS = (".png", ".svg", ".pdf")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    add_plan(parser)
    add_target(parser, FORMS, "the picture to write: .png, .svg or .pdf")
    parser.add_argument("--design", metavar="ID", help="id of the design to draw (default: the first)")
    parser.add_argument("--dark", action="store_true", help="use the dark theme")


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after drawing the picture."""
    make_way(arguments.target, force=arguments.force)
    application = painting()
    from planner.reports.pictures import paint_plan
    from planner.theme.tokens import DARK, LIGHT

    plan, library = opened(arguments.plan)
    design = chosen_design(arguments.plan, plan, arguments.design)
    numbers = evaluated(arguments.plan, plan, library)
    with console.undisturbed():
        paint_plan(plan, design.id, numbers[design.id], DARK if arguments.dark else LIGHT, arguments.target)
    application.quit()
    return 0
