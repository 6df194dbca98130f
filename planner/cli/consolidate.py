"""Place the machines of a design as virtual machines on the fewest hosts, and write the plan with the new design."""

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import resources
from models.calibration.library import Library
from models.capacity.evaluate import evaluate
from models.consolidation.choices import COUNTED, LARGER, SIZED_BY, Choices, host_of_model, host_types, types_of_design
from models.consolidation.consolidate import Consolidation, Placement, consolidate
from models.consolidation.packing import TIME_LIMIT_S, Watch
from models.errors import PlanError
from models.hardware.library import read_machines, with_models
from models.plan.entities import Design, Host, Plan
from models.plan.file_names import PLAN_SUFFIXES
from models.plan.hardware import MachineModel
from models.plan.kinds import holds_vms, is_physical
from models.proposing.offered import read_offered, usual_host
from models.units import PERCENT
from planner.cli._exploring import no_data_as_json
from planner.cli._opening import TargetIn, add_json, add_plan, chosen_design, id_meant, naming, opened
from planner.cli._printing import print_json, print_table
from planner.cli._progress import ProgressLine, progress
from planner.cli._targets import require_new, write_plan
from planner.presenters.consolidation import ConsolidationView, consolidation_view, progress_sentence
from planner.presenters.consolidation_outlook import size_before
from planner.presenters.samples import read_catalogue


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    add_plan(parser)
    parser.add_argument("--design", metavar="ID", help="id of the design to consolidate (default: the first)")
    _add_hosts(parser)
    parser.add_argument(
        "--hypervisor", metavar="ID", default="", help="hypervisor of all hosts (default: that of each host type)"
    )
    parser.add_argument("--spare", metavar="N", type=_whole, default=0, help="spare hosts per site")
    _add_limits(parser)
    parser.add_argument("--fewest", choices=COUNTED, default="hosts", help="what to minimize (default: hosts)")
    parser.add_argument(
        "--size-by", choices=SIZED_BY, default=LARGER,
        help="CPU that VMs are sized by where it was measured: the larger of measured and predicted (default), or the "
        "predicted alone",
    )  # fmt: skip
    _add_rules(parser)
    words = f"time limit of the search (default: {TIME_LIMIT_S:g})"
    parser.add_argument("--time-limit", metavar="SECONDS", type=_ratio, default=TIME_LIMIT_S, help=words)
    parser.add_argument(
        "--output", metavar="TARGET", type=TargetIn(*PLAN_SUFFIXES), help="write the plan with the new design"
    )
    add_json(parser)


def _add_limits(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--cpu-ceiling", metavar="PERCENT", type=_percent, help="CPU ceiling (default: the plan's)")
    parser.add_argument(
        "--memory-ceiling", metavar="PERCENT", type=_percent, help="memory ceiling (default: the plan's)"
    )
    parser.add_argument(
        "--vcpus-per-core", metavar="RATIO", type=_ratio, help="maximum vCPUs per core (default: as recommended)"
    )
    parser.add_argument(
        "--page-sharing", choices=("count", "ignore"), help="whether to count page sharing (default: as in the plan)"
    )


def _add_rules(parser: argparse.ArgumentParser) -> None:
    sharing = parser.add_mutually_exclusive_group()
    sharing.add_argument("--roles-may-share", action="store_true", help="allow machines of the same role on one host")
    sharing.add_argument(
        "--roles-as-today", action="store_true",
        help="allow as many machines of the same role on one host as stand on one today",
    )  # fmt: skip
    parser.add_argument("--combine-roles", action="store_true", help="combine CAS and Hub of a site into one VM")
    for rule in ("apart", "together"):
        parser.add_argument(
            f"--{rule}",
            metavar="MACHINE,MACHINE",
            type=_listed,
            action="append",
            default=[],
            help=f"keep machines {rule}, by id or name",
        )
    parser.add_argument(
        "--pin", metavar="MACHINE=SITE", type=_pair, action="append", default=[], help="keep a machine at a site"
    )


def _add_hosts(parser: argparse.ArgumentParser) -> None:
    hosts = ", ".join(host.id for host in read_catalogue(resources.folder()).hosts)
    parser.add_argument(
        "--host", metavar="PROTOTYPE", nargs="+", default=[],
        help=f"host types to choose from: {hosts}, a host of the plan by id or name, or the id of a machine of the "
        "library or the plan (default: those of the design, or the first of these)",
    )  # fmt: skip
    parser.add_argument(
        "--host-memory-mb", metavar="MB", type=_whole,
        help="memory of hosts that are machines of the library (default: what the machine comes with, or what new "
        "servers of the design's Exchange version begin with)",
    )  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    """Return 0 after printing where each VM stands.

    Raises
    ------
    PlanFileError
        If the plan or the choices allow no consolidation; the sentence says which rules contradict.
    """
    plan, library = opened(arguments.plan)
    design = chosen_design(arguments.plan, plan, arguments.design)
    with naming(arguments.plan):
        choices = _choices(arguments, design, *_hosts(plan, design, arguments))
        before = evaluate(plan, design.id, library)
        result = _consolidated(plan, design.id, choices, library, arguments.time_limit)
        view = consolidation_view(plan, design, before, result)
    if arguments.output is not None:
        _write(result.change.apply(plan), arguments.output)
    if arguments.json:
        print_json(_as_json(design, result, view))
    else:
        _print(view)
    return 0


def _consolidated(plan: Plan, design: str, choices: Choices, library: Library, seconds: float) -> Consolidation:
    with progress() as line:
        return consolidate(plan, design, choices, library, seconds, told_by(line, choices.fewest))


def told_by(line: ProgressLine, fewest: str) -> Watch:
    """Return the callbacks of a packing that tell the best one so far, and the bound; they never end the search.

    Parameters
    ----------
    fewest : str
        What is minimized.
    """
    found: list[float] = []

    def hear(best: float, bound: float, _gap: float) -> None:
        found[:] = best, bound

    def look() -> bool:
        if found:
            line.tell(progress_sentence(found[0], found[1], fewest))
        return False

    return Watch(progress=hear, cancelled=look)


def _hosts(
    plan: Plan, design: Design, arguments: argparse.Namespace
) -> tuple[tuple[Host, ...], tuple[MachineModel, ...]]:
    """Return the host types to choose from, and the machines of the library that some of them are."""
    folder, wanted = resources.folder(), dict.fromkeys(arguments.host)
    catalogue = read_catalogue(folder)
    standing = [machine for design in plan.designs for machine in design.machines if holds_vms(machine)]
    if not wanted:
        return types_of_design(design) or host_types(plan, catalogue.hosts)[:1], ()
    known = {host.id: host for host in (*catalogue.hosts, *standing)}
    models = {row.model.id: row.model for row in with_models(read_machines(folder), plan.models)}
    offered = read_offered(folder)
    hosts, used = [], []
    for given in wanted:
        identifier = given if given in known or given in models else id_meant(given, filter(holds_vms, design.machines))
        if identifier not in known and identifier not in models:
            raise PlanError(
                "",
                f"there is no host type '{identifier}'; there are {', '.join(known)}, and the machines of the library.",
            )
        if identifier in known:
            hosts.append(known[identifier])
            continue
        used.append(models[identifier])
        memory_mb, hypervisor = usual_host(design, models[identifier], offered, catalogue.host)
        hosts.append(host_of_model(catalogue.host, used[-1], arguments.host_memory_mb or memory_mb, hypervisor))
    return tuple(hosts), tuple(used)


def _choices(
    arguments: argparse.Namespace, design: Design, hosts: tuple[Host, ...], models: tuple[MachineModel, ...]
) -> Choices:
    def meant(names: Iterable[str]) -> tuple[str, ...]:
        return tuple(id_meant(name, design.machines) for name in names)

    sharing = {"count": True, "ignore": False, None: None}[arguments.page_sharing]
    return Choices(
        hosts=hosts,
        models=models,
        hypervisor=arguments.hypervisor,
        cpu_ceiling=arguments.cpu_ceiling,
        memory_ceiling=arguments.memory_ceiling,
        spare=arguments.spare,
        roles_apart=not arguments.roles_may_share,
        roles_as_today=arguments.roles_as_today,
        apart=tuple(map(meant, arguments.apart)),
        together=tuple(map(meant, arguments.together)),
        pinned={id_meant(machine, design.machines): site for machine, site in arguments.pin},
        vcpus_per_core=arguments.vcpus_per_core,
        count_page_sharing=sharing,
        combine_roles=arguments.combine_roles,
        fewest=arguments.fewest,
        size_by=arguments.size_by,
    )


def _write(plan: Plan, target: Path) -> None:
    write_plan(plan, target, require_new(target))


def _print(view: ConsolidationView) -> None:
    # Behind hundreds of lines, nobody would see first that consolidation saves nothing.
    first = view.sentences[:1] if view.saves_nothing else ()
    for sentence in first:
        print(sentence)
    print_table((view.headers, *view.rows), right=(2, 3, 4))
    for sentence in view.sentences[len(first) :]:
        print(sentence)


def _as_json(design: Design, result: Consolidation, view: ConsolidationView) -> dict[str, Any]:
    return {
        "sentence": " ".join(view.sentences),
        "design": result.design.id,
        "hosts": [_host_as_json(machine) for machine in result.design.machines if holds_vms(machine)],
        "hosts_before": sum(is_physical(machine) for machine in design.machines),
        "spare": result.spare,
        "unknown_cpu": {"vcpus_per_core": result.sharing.vcpus_per_core, "because": result.sharing.because},
        "placements": [_placement_as_json(design, row, result) for row in result.placements],
        "beyond": [
            {
                "machine": excess.machine,
                "resource": excess.resource,
                "utilization": excess.use,
                "ceiling": excess.ceiling,
                "by": excess.by,
            }
            for excess in result.beyond
        ],
        "no_data": no_data_as_json(result.no_data),
        "uncounted": list(result.uncounted),
        "cost": result.packing.cost,
        "bound": result.packing.bound,
        "proven": result.packing.proven,
    }


def _placement_as_json(design: Design, row: Placement, result: Consolidation) -> dict[str, Any]:
    vcpus, memory_mb = size_before(design, row)
    return {
        "id": row.vm.id,
        "name": row.vm.name,
        "replaces": list(row.sources),
        "host": row.host.id,
        "vcpus": row.vm.vcpus,
        "memory_mb": row.vm.memory_mb,
        "vcpus_before": vcpus,
        "memory_mb_before": memory_mb,
        "cpu": result.evaluation.gauge(row.vm.id, "cpu").utilization,
        "cpu_by": row.cpu_by,
        "bound_by": row.bound_by,
        "fill": row.fill,
    }


def _host_as_json(host: Host) -> dict[str, Any]:
    return {
        "id": host.id,
        "name": host.name,
        "site": host.site,
        "cores": host.processor.cores,
        "memory_mb": host.memory_mb,
    }


def _whole(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"'{text}' is no whole number.")
    return int(text)


def _ratio(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"'{text}' is no number above 0.")
    return value


def _percent(text: str) -> float:
    value = _ratio(text.removesuffix("%").strip()) / PERCENT
    if value > 1.0:
        raise argparse.ArgumentTypeError(f"'{text}' is more than 100 %.")
    return value


def _listed(text: str) -> tuple[str, ...]:
    parts = tuple(part.strip() for part in text.split(",") if part.strip())
    if len(parts) < 2:  # noqa: PLR2004 - a rule between machines
        raise argparse.ArgumentTypeError(f"'{text}' names fewer than two machines.")
    return parts


def _pair(text: str) -> tuple[str, str]:
    machine, mark, site = text.partition("=")
    if not (machine and mark and site):
        raise argparse.ArgumentTypeError(f"'{text}' is not MACHINE=SITE.")
    return machine, site
