"""Write a sample plan to a file, or a plan with designs proposed for sites and their users."""

import argparse
from pathlib import Path
from typing import Any

import resources
from models.calibration.library import read_library
from models.errors import PlanError
from models.plan.entities import Plan
from models.proposing.proposal import Proposal, change_of, propose
from planner.cli._opening import add_json
from planner.cli._printing import print_json, print_table
from planner.cli._proposing import add_requirements, requirements_of, site_and_mailboxes
from planner.cli._targets import require_new, write_plan
from planner.presenters import assistant_summary as summary
from planner.presenters.samples import empty_plan, read_sample, sample_names


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    names = sample_names(resources.folder())
    begin = parser.add_mutually_exclusive_group(required=True)
    begin.add_argument("--sample", metavar="NAME", choices=names, help=", ".join(names))
    begin.add_argument(
        "--site", metavar="NAME=MAILBOXES", type=site_and_mailboxes, action="append",
        help="propose servers and hosts; once for each site, with 0 mailboxes for one without users",
    )  # fmt: skip
    parser.add_argument("target", metavar="TARGET", type=Path, help="the file to write, .xplan or .json")
    add_requirements(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after writing the plan.

    Raises
    ------
    PlanFileError
        If the target exists already: a new plan replaces nothing.
    PlanError
        If the hardware is not known, or nothing can be proposed.
    """
    replacing = require_new(arguments.target)
    if arguments.sample is not None:
        write_plan(read_sample(resources.folder(), arguments.sample), arguments.target, replacing)
        return 0
    library = read_library(resources.folder())
    wanted = requirements_of(arguments)
    proposal = propose(wanted, library)
    hypervisor = library.hypervisors[wanted.hypervisor].title
    views = {
        kind: summary.design_view(design, wanted.hardware, hypervisor, survives=wanted.survives)
        for kind, design in proposal.designs.items()
    }
    if not proposal.complete:
        raise PlanError("", " ".join(dict.fromkeys(view.sentence for view in views.values())))
    write_plan(_plan(proposal), arguments.target, replacing)
    if arguments.json:
        print_json({"designs": [_as_json(kind, view, proposal) for kind, view in views.items()]})
        return 0
    header = ("Design", "Machines", "CPU in failures" if wanted.survives else "CPU", "Room for mailboxes")
    rows = [_cells(view, summary.lost_in(proposal.designs[kind])) for kind, view in views.items() if view.numbers]
    print_table((header, *rows), right=(1, 2, 3))
    for view in views.values():
        print(f"{view.name}: {view.sentence}")
    return 0


def _cells(view: summary.DesignView, lost: str) -> tuple[str, ...]:
    """Return a row of the table: the CPU with the failure in which it is the busiest."""
    machines, cpu, room = (value for value, _ in view.numbers)
    return view.name, machines, f"{cpu} ({lost})" if lost else cpu, room


def _plan(proposal: Proposal) -> Plan:
    names = summary.wanted_names(dict.fromkeys(proposal.complete, True))
    return change_of(empty_plan(), proposal, names, summary.LABEL).apply(empty_plan())


def _as_json(kind: str, view: summary.DesignView, proposal: Proposal) -> dict[str, Any]:
    design = proposal.designs[kind]
    machines, failure = None if design.sized is None else design.cell("physical-machines").value, design.busiest_failure
    return {
        "id": kind,
        "name": view.name,
        "complete": design.sized is not None,
        "machines": None if machines is None else int(machines),
        "cpu_worst_failure": design.busiest_cpu,
        "worst_failure": None if failure is None else {"failed": list(failure.failed), "site": failure.site or None},
        "more_mailboxes": design.more_mailboxes,
        "text": view.sentence,
    }
