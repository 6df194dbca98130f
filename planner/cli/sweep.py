"""Sweep one or two parameters: what limits each machine at each point, and where it exceeds its ceiling."""

import argparse
from collections.abc import Iterator
from itertools import product
from typing import Any, TypeVar

from models.calibration.library import Library
from models.capacity.results import NO_LIMITER, RESOURCES
from models.comparisons.parameters import PARAMETERS, SweepAxis, axis_of
from models.comparisons.sweeps import Sweep, sweep_parameters
from models.errors import PlanError
from models.plan.entities import Design, Plan
from planner.cli._exploring import Answer, Means, add_exploring, add_scheduler, explored, no_data_as_json
from planner.cli._printing import finite, print_table
from planner.presenters.chart_spec import chart_table
from planner.presenters.sweep import limiter_text, parameter_label, summary_lines, sweep_chart, value_word

STEPS, MOST_AXES = 11, 2
Number = TypeVar("Number", int, float)
COLUMNS = ("machine", "name", "limiter", "utilization", "against_ceiling")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    add_exploring(parser, "a row for each machine at each point")
    add_scheduler(parser)
    known = ", ".join(PARAMETERS)
    parser.add_argument(
        "--parameter", metavar="NAME", action="append", required=True, help=f"what to sweep, once or twice: {known}"
    )
    for name, words in (("--from", "first value"), ("--to", "last value")):
        parser.add_argument(
            name, dest=f"ends_{name[2:]}", metavar="VALUE", type=float, action="append", default=[],
            help=f"{words}, one for each parameter: a factor, a fraction, or MB",
        )  # fmt: skip
    parser.add_argument(
        "--steps", metavar="N", type=int, action="append", default=[], help=f"number of values (default: {STEPS})"
    )


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after printing the sweep.

    Raises
    ------
    PlanFileError
        If the plan has no such design, or the parameters cannot be swept.
    """

    def work(plan: Plan, design: Design, library: Library, means: Means) -> Answer:
        if len(arguments.parameter) > MOST_AXES:
            raise PlanError("sweep", "give one parameter or two.")
        axes = [_axis(plan, arguments, number) for number in range(len(arguments.parameter))]
        swept = sweep_parameters(plan, design.id, axes, library, means.report, means.spread)
        return Answer(
            as_json=lambda: _as_json(swept),
            columns=(*(axis.parameter.key for axis in axes), *COLUMNS),
            rows=lambda: _rows(swept),
            print_text=lambda: _print(swept),
        )

    return explored(arguments, work)


def _axis(plan: Plan, arguments: argparse.Namespace, number: int) -> SweepAxis:
    key = arguments.parameter[number]
    parameter = PARAMETERS.get(key)
    low, high = parameter.offered(plan) if parameter is not None else (0.0, 1.0)
    first = _nth(arguments.ends_from, number, low)
    last = _nth(arguments.ends_to, number, high)
    return axis_of(key, first, last, _nth(arguments.steps, number, STEPS))


def _nth(values: list[Number], number: int, usual: Number) -> Number:
    return values[number] if number < len(values) else usual


def _points(swept: Sweep) -> list[tuple[float, ...]]:
    """Return the values of the axes at each point, the first axis first."""
    return [tuple(reversed(values)) for values in product(*(axis.values for axis in reversed(swept.axes)))]


def _print(swept: Sweep) -> None:
    if len(swept.axes) > 1:
        table = chart_table(sweep_chart(swept))
        for line in summary_lines(swept):
            print(line)
        print_table(table, right=range(len(table[0])))
        return
    [axis] = swept.axes
    rows = [(parameter_label(axis.parameter), *swept.machine_names)]
    for point, value in enumerate(axis.values):
        cells = (limiter_text(swept, point, row) for row in range(len(swept.machine_ids)))
        rows.append((value_word(axis.parameter, value), *cells))
    print_table(rows, right=range(len(rows[0])))
    for line in summary_lines(swept):
        print(line)


def _as_json(swept: Sweep) -> dict[str, Any]:
    single = len(swept.axes) == 1
    return {
        "parameters": [{"key": axis.parameter.key, "values": list(axis.values)} for axis in swept.axes],
        "points": [
            {
                "at": list(values),
                "machines": [dict(zip(COLUMNS, cells, strict=True)) for cells in _machines(swept, point)],
            }
            for point, values in enumerate(_points(swept))
        ],
        "crossings": [
            {
                "machine": crossing.subject,
                "at": crossing.value,
                "rising": crossing.rising,
                "above_at_first": crossing.above,
            }
            for crossing in (swept.crossings() if single else ())
        ],
        "groups": [
            {
                "dag": group.dag_id,
                "name": group.name,
                "limit": group.limit,
                "utilization": [finite(value) for value in group.utilization],
                "against_ceiling": [finite(value) for value in group.against_ceiling],
            }
            for group in swept.groups
        ],
        "group_crossings": [
            {"dag": crossing.subject, "limit": group.limit, "at": crossing.value, "above_at_first": crossing.above}
            for group, crossing in (zip(swept.groups, swept.group_crossings(), strict=True) if single else ())
        ],
        "no_data": no_data_as_json(swept.no_data),
    }


def _rows(swept: Sweep) -> Iterator[list[Any]]:
    for point, values in enumerate(_points(swept)):
        for cells in _machines(swept, point):
            yield [*(f"{value:.10g}" for value in values), *cells]


def _machines(swept: Sweep, point: int) -> list[tuple[str, str, str | None, float | None, float | None]]:
    return [
        (
            identifier,
            name,
            None if (code := int(swept.limiter[point, row])) == NO_LIMITER else RESOURCES[code],
            finite(swept.utilization[point, row]),
            finite(swept.against_ceiling[point, row]),
        )
        for row, (identifier, name) in enumerate(zip(swept.machine_ids, swept.machine_names, strict=True))
    ]
