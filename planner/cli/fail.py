"""Simulate the failure of each server, host, site and link, alone and in pairs: unserved users, ceilings exceeded."""

import argparse
from collections.abc import Iterator
from typing import Any

from models.calibration.figures import Figure
from models.calibration.library import Library
from models.comparisons.failure_preview import preview_failure
from models.comparisons.failure_results import FailureResult
from models.comparisons.failures import Failures, failures
from models.comparisons.outages import Outage, outages_of
from models.comparisons.weak_evidence import weak_figures
from models.errors import PlanError
from models.plan.entities import Design, Plan
from planner.cli._exploring import Answer, Means, add_exploring, add_scheduler, explored, no_data_as_json
from planner.cli._printing import figures_as_json, print_table
from planner.presenters.failure_preview import preview_words
from planner.presenters.failures import (
    doubted_gauges,
    failure_table,
    failures_summary,
    machine_table,
    names_in,
    people_at_sites,
)
from planner.presenters.link_labels import link_use
from planner.presenters.weak_evidence import weak_evidence_line

MOST_SHOWN = 20
COLUMNS = (
    "down", "unserved", "above", "stopped", "busiest", "resource", "against_ceiling", "survived", "restorable",
    "without_quorum", "cut_off",
)  # fmt: skip

OF_LINKS = ("link", "utilization", "log_shipping")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    add_exploring(parser, "a row for each failure")
    add_scheduler(parser)
    parser.add_argument("--single", action="store_true", help="single failures only")
    parser.add_argument(
        "--down", metavar="ID", action="append", default=[],
        help="only the failure of these servers, hosts, sites or links together, and what links carry then",
    )  # fmt: skip
    parser.add_argument("--restart", action="store_true", help="restart VMs on other hosts with enough memory (HA)")


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after printing what the failures do.

    Raises
    ------
    PlanFileError
        If the plan has no such design.
    """

    def work(plan: Plan, design: Design, library: Library, means: Means) -> Answer:
        if arguments.down:
            return _of_one(plan, design, library, Outage(tuple(dict.fromkeys(arguments.down))), arguments.restart)
        found = failures(
            plan,
            design.id,
            library,
            pairs=not arguments.single,
            restart=arguments.restart,
            report=means.report,
            spread=means.spread,
        )
        doubts = weak_figures(plan, design.id, library, doubted_gauges(found))
        return Answer(
            as_json=lambda: _as_json(found, doubts),
            columns=COLUMNS,
            rows=lambda: _rows(found),
            print_text=lambda: _print(found, plan, design, weak_evidence_line(doubts)),
        )

    return explored(arguments, work)


def _of_one(plan: Plan, design: Design, library: Library, outage: Outage, restart: bool) -> Answer:
    """Return what the canvas shows of one failure.

    Raises
    ------
    PlanError
        If anything is to fail that is not there or cannot fail.
    """
    known = {name for single in outages_of(plan, design, pairs=False) for name in single.down}
    unknown = next((name for name in outage.down if name not in known), None)
    if unknown is not None:
        raise PlanError("fail", f"no server, host, site or link '{unknown}' can fail in this design.")
    preview = preview_failure(plan, design.id, library, outage, restart=restart)
    gauges = preview.after.links
    links = [(name, gauge.utilization, gauge.shipping) for name, gauge in gauges.items()]

    def print_text() -> None:
        words, names = preview_words(preview, plan, design), names_in(plan, design)
        print(f"{words.title}: {words.sentence}")
        print_table([("Link", "Utilization"), *((names[name], link_use(gauges[name])) for name in gauges)], right=[1])

    return Answer(
        as_json=lambda: {
            "down": list(outage.down),
            "served": preview.served,
            "unserved": sum(entry.users for entry in preview.unserved),
            "cut_off": [member for group in preview.groups.values() for member in group.cut_off],
            "links": [dict(zip(OF_LINKS, row, strict=True)) for row in links],
        },
        columns=OF_LINKS,
        rows=lambda: links,
        print_text=print_text,
    )


def _print(found: Failures, plan: Plan, design: Design, rests: str) -> None:
    names, people = names_in(plan, design), people_at_sites(plan)
    print(" ".join((failures_summary(found, names, people), rests)).rstrip())
    gravest, machines = failure_table(found, names, people, MOST_SHOWN), machine_table(found, names)
    print_table(gravest.lines, right=gravest.right)
    if len(found.results) > MOST_SHOWN:
        print(f"The {MOST_SHOWN} worst of {len(found.results)}; --csv prints all.")
    print_table(machines.lines)


def _as_json(found: Failures, doubts: tuple[Figure, ...]) -> dict[str, Any]:
    return {
        "may_fail": found.may_fail,
        "rests_on": figures_as_json(doubts),
        "no_data": no_data_as_json(found.no_data),
        "failures": [dict(zip(COLUMNS, _cells(result), strict=True)) for result in found.results],
        "worst": [
            {
                "machine": worst.machine_id,
                "down": list(worst.outage.down),
                "resource": worst.resource,
                "against_ceiling": worst.use,
            }
            for worst in found.worst
        ],
    }


def _cells(result: FailureResult) -> tuple[Any, ...]:
    down, above = list(result.outage.down), list(result.above)
    machines = down, result.unserved, above, result.stopped, result.busiest, result.resource, result.use
    return *machines, result.survived, result.restorable, list(result.dismounted), list(result.cut_off)


def _rows(found: Failures) -> Iterator[list[Any]]:
    for result in found.results:
        yield [" ".join(cell) if isinstance(cell, list) else cell for cell in _cells(result)]
