"""What the commands that explore one design have in common: read, work out, print in the form that is asked for."""

import argparse
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from attrs import frozen

from models.calibration.library import Library
from models.capacity.tiles import Report
from models.comparisons.spreading import Spread, here
from models.plan.entities import Design, Plan
from planner.cli._opening import add_design, add_forms, add_plan, chosen_design, naming, opened
from planner.cli._printing import CsvRows, print_json
from planner.cli._progress import progress
from planner.cluster import on_cluster


@frozen(kw_only=True)
class Answer:
    """What was found, in each of its forms; only the one that is asked for is made.

    Parameters
    ----------
    as_json : callable
        Returns it for programs.
    columns, rows : sequence of str, callable
        The head of the CSV, and what returns its rows; None is an empty cell.
    print_text : callable
        Prints it for people.
    """

    as_json: Callable[[], Any]
    columns: Sequence[str]
    rows: Callable[[], Iterable[Sequence[Any]]]
    print_text: Callable[[], None]


@frozen
class Means:
    """What long work is done with: what hears how far it is, and what does its parts."""

    report: Report
    spread: Spread


def add_scheduler(parser: argparse.ArgumentParser) -> None:
    """Add where the parts of the work may be done."""
    parser.add_argument(
        "--scheduler", metavar="ADDRESS", help="use the workers of this Dask scheduler, such as tcp://10.0.0.7:8786"
    )


@contextmanager
def _spreading(arguments: argparse.Namespace, plan: Plan, design: Design) -> Iterator[Spread]:
    if not getattr(arguments, "scheduler", None):
        yield here
        return
    with on_cluster(arguments.scheduler, plan, design.id) as spread:
        yield spread


def add_exploring(parser: argparse.ArgumentParser, rows: str) -> None:
    """Add the plan, the design and the form; `rows` says what the CSV has."""
    add_plan(parser)
    add_design(parser)
    add_forms(parser, rows)


def explored(arguments: argparse.Namespace, work: Callable[[Plan, Design, Library, Means], Answer]) -> int:
    """Return 0 after printing what `work` finds out about the design that is asked for; it tells how far it is.

    Raises
    ------
    PlanFileError
        If the plan has no such design, or what is asked cannot be meant.
    """
    plan, library = opened(arguments.plan)
    design = chosen_design(arguments.plan, plan, arguments.design)
    with naming(arguments.plan), progress() as line, _spreading(arguments, plan, design) as spread:
        answer = work(plan, design, library, Means(line, spread))
    if arguments.json:
        print_json(answer.as_json())
    elif arguments.csv:
        table = CsvRows()
        for cells in (answer.columns, *answer.rows()):
            table.writerow(cells)
    else:
        answer.print_text()
    return 0


def no_data_as_json(no_data: dict[str, tuple[str, ...]]) -> dict[str, list[str]]:
    """Return the machines that are not judged by a resource, by resource, for programs."""
    return {resource: list(ids) for resource, ids in no_data.items()}
