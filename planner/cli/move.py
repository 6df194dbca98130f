"""Move the users of a design to another Exchange version on new servers, and write the plan with the new design."""

import argparse
from collections.abc import Iterator
from typing import Any

import resources
from models.calibration.library import Library
from models.capacity.dags.results import dags_of
from models.capacity.dags.survival import survival_of
from models.capacity.evaluate import evaluate
from models.capacity.results import Evaluation
from models.errors import PlanError
from models.hardware.library import read_machines, with_models
from models.plan.entities import Plan
from models.plan.file_names import PLAN_SUFFIXES
from models.plan.kinds import is_physical, runs_roles
from models.proposing.moving import Move, Target, memory_of_new, move
from models.proposing.offered import Offered, read_offered
from models.proposing.requirements import MOST_AT_A_SITE, hardware_like
from models.words import count, memory, percent
from planner.cli._opening import TargetIn, add_json, add_plan, chosen_design, naming, opened
from planner.cli._printing import print_json, print_table
from planner.cli._targets import require_new, write_plan
from planner.presenters.move_summary import rules_of
from planner.presenters.samples import read_catalogue

NEWEST = "se"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    offered = read_offered(resources.folder())
    add_plan(parser)
    parser.add_argument("--design", metavar="ID", help="id of the design to move (default: the first)")
    versions = [choice.value for choice in offered.versions]
    parser.add_argument("--to", metavar="VERSION", choices=versions, default=NEWEST, help=", ".join(versions))
    parser.add_argument(
        "--machine", metavar="MODEL", default=offered.machine, help="id of a machine of the library, or of the plan"
    )
    parser.add_argument(
        "--memory-mb",
        metavar="MB",
        type=int,
        help="memory per server (default: what the machine comes with, and what the version recommends)",
    )
    parser.add_argument("--keep-old", action="store_true", help="keep the old machines alongside the new ones")
    parser.add_argument(
        "--failures",
        metavar="N",
        type=int,
        choices=(0, 1),
        default=0,
        help="number of servers outside DAGs that may fail; a DAG has its own number",
    )
    parser.add_argument(
        "--servers",
        metavar="N",
        type=_whole,
        help="number of servers of each role at each site (default: as many as needed)",
    )
    parser.add_argument(
        "--output", metavar="TARGET", type=TargetIn(*PLAN_SUFFIXES), help="write the plan with the new design"
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after printing the servers of the new design.

    Raises
    ------
    PlanFileError
        If the machine is not known, or no number of it carries the users.
    """
    plan, library = opened(arguments.plan)
    design = chosen_design(arguments.plan, plan, arguments.design)
    with naming(arguments.plan):
        target = _target(arguments, plan, read_offered(resources.folder()), library)
        result = move(plan, design.id, target, library)
    after = result.change.apply(plan)
    evaluation = evaluate(after, result.design.id, library)
    rows = _rows(after, result, evaluation)
    if arguments.output is not None:
        write_plan(after, arguments.output, require_new(arguments.output))
    if arguments.json:
        dags = list(_dags(result, evaluation))
        print_json({"design": result.design.id, "name": result.design.name, "servers": rows, "dags": dags})
    else:
        header = ("Server", "Site", "Cores", "Memory", "CPU")
        table = [
            (row["name"], row["site"], count(row["cores"]), memory(row["memory_mb"]), percent(row["cpu"]))
            for row in rows
        ]
        print_table((header, *table), right=(2, 3, 4))
        for sentence in rules_of(result, evaluation):
            print(sentence)
    return 0


def _target(arguments: argparse.Namespace, plan: Plan, offered: Offered, library: Library) -> Target:
    machines = {machine.model.id: machine for machine in with_models(read_machines(resources.folder()), plan.models)}
    if arguments.machine not in machines:
        raise PlanError("", f"there is no machine '{arguments.machine}' in the library or the plan.")
    catalogue = read_catalogue(resources.folder())
    model = machines[arguments.machine].model
    given = arguments.memory_mb or memory_of_new(model, arguments.to, offered, library)
    return Target(
        exchange=arguments.to,
        hardware=hardware_like(model, catalogue.server, catalogue.host, given),
        keep_old=arguments.keep_old,
        failures=arguments.failures,
        servers=arguments.servers,
    )


def _whole(text: str) -> int:
    """Return a number of servers.

    Raises
    ------
    argparse.ArgumentTypeError
        If it is none.
    """
    if not text.isdecimal() or not 1 <= int(text) <= MOST_AT_A_SITE:
        raise argparse.ArgumentTypeError(f"'{text}' is no whole number from 1 to {MOST_AT_A_SITE}.")
    return int(text)


def _dags(result: Move, evaluation: Evaluation) -> Iterator[dict[str, Any]]:
    """Yield the DAGs of new servers, with the failures their members were sized for; none if a number was given."""
    is_sized, groups = result.target.servers is None, dags_of(evaluation)
    for dag in result.dags:
        yield {
            "id": dag.id,
            "name": dag.name,
            "members": len(dag.members),
            "sized_for_failures": dag.failures if is_sized else None,
            "survives": survival_of(groups[dag.id]).holds,
        }


def _rows(plan: Plan, result: Move, evaluation: Evaluation) -> list[dict[str, Any]]:
    names = {site.id: site.name for site in plan.sites}
    return [
        {
            "id": machine.id,
            "name": machine.name,
            "site": names[machine.site],
            "exchange": machine.exchange,
            "roles": list(machine.roles),
            "cores": machine.processor.cores,
            "memory_mb": machine.memory_mb,
            "cpu": evaluation.gauge(machine.id, "cpu").utilization,
        }
        for machine in result.design.machines
        if runs_roles(machine) and is_physical(machine)
    ]
