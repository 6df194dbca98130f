"""What a consolidation knows of its machines and what it assumes: before it is calculated, and after."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from models.capacity.results import Evaluation
from models.consolidation.consolidate import Consolidation, Placement
from models.consolidation.limits_today import APART, CPU_CEILING, LARGER, MEMORY_CEILING, VCPUS, BrokenLimit
from models.consolidation.today import ALONE, ASSUMED, CHOSEN, TODAY, UNKNOWN, Sharing, sharing_of
from models.plan.entities import Design, Vm
from models.plan.kinds import RoleHolder, is_off, is_physical, is_virtual, runs_roles
from models.words import all_of, count, memory, tr_count, tr_format, tr_noop, translate, trimmed
from planner.presenters.naming import machines_words

MOST_RESIZED = 5
SHARING_WORDS = {
    CHOSEN: tr_noop("at {ratio} vCPUs per core, as chosen"),
    TODAY: tr_noop(
        "at {ratio} vCPUs per core, as on today's hosts of known hardware (an assumption: set “Max. vCPUs per core” to "
        "change it)"
    ),
    ASSUMED: tr_noop(
        "at {ratio} vCPUs per core, as on today's hosts, if those of unknown hardware are like the average of the "
        "others (an assumption: set “Max. vCPUs per core” to change it)"
    ),
    UNKNOWN: tr_noop(
        "at 1 vCPU per core, as the hardware of today's hosts is unknown (an assumption: set “Max. vCPUs per core” to "
        "change it)"
    ),
    ALONE: tr_noop(
        "at 1 vCPU per core, as today's hosts have no more (an assumption: set “Max. vCPUs per core” to change it)"
    ),
}
BECAUSE = {
    "vcpus": tr_noop("hosts with Exchange get no more vCPUs per core than the documents recommend"),
    "memory": tr_noop("the memory assigned to VMs does not fit on fewer hosts"),
    "cpu": tr_noop("the CPU that VMs need, or may need where it is unknown, does not fit on fewer hosts"),
    "disk": tr_noop("the disk operations of VMs do not fit on fewer hosts"),
    "network": tr_noop("the traffic of VMs does not fit on fewer hosts"),
    "apart": tr_noop("rules keep machines on separate hosts"),
}


BROKEN: dict[str, Callable[[int], str]] = {
    VCPUS: lambda hosts: tr_count(
        hosts,
        "{count} host has more vCPUs per core than is allowed",
        "{count} hosts have more vCPUs per core than is allowed",
    ),
    MEMORY_CEILING: lambda hosts: tr_count(
        hosts, "{count} host is above the memory ceiling", "{count} hosts are above the memory ceiling"
    ),
    CPU_CEILING: lambda hosts: tr_count(
        hosts, "{count} host is above the CPU ceiling", "{count} hosts are above the CPU ceiling"
    ),
    LARGER: lambda hosts: tr_count(
        hosts,
        "{count} host is larger than every chosen host type",
        "{count} hosts are larger than every chosen host type",
    ),
}


def outlook_sentences(design: Design, evaluation: Evaluation) -> tuple[str, ...]:
    """Return, before a design is consolidated, which machines keep their size and which are sized anew."""
    machines = [machine for machine in design.machines if runs_roles(machine) and not is_off(machine)]
    return tuple(_outlook(design, machines, evaluation))


def _outlook(design: Design, machines: Sequence[RoleHolder], evaluation: Evaluation) -> Iterator[str]:
    serving = {machine.id for machine in machines if evaluation.users[evaluation.rows[machine.id]]}
    others = [machine for machine in machines if not machine.roles]
    unknown = [machine.name for machine in others if machine.other.cpu_mhz is None]
    if unknown:
        yield unknown_words(unknown, sharing_of(design))
    idle = [machine.name for machine in machines if machine not in others and machine.id not in serving]
    if idle:
        yield idle_words(idle)
    sized = [machine.name for machine in machines if machine not in others and machine.id in serving]
    if sized:
        yield tr_count(
            len(sized),
            "{machines} is sized by the users that it serves: vCPUs and memory may change.",
            "{machines} are sized by the users that they serve: vCPUs and memory may change.",
            machines=machines_words(sized),
        )


def unknown_words(names: list[str], sharing: Sharing) -> str:
    """Return that nobody knows how busy some VMs are, how many of their vCPUs share a core, and why."""
    ratio = translate(SHARING_WORDS[sharing.because]).format(ratio=trimmed(sharing.vcpus_per_core, 1))
    return tr_count(
        len(names),
        "CPU utilization of {machines} is unknown: it keeps its size and is placed {sharing}.",
        "CPU utilization of {machines} is unknown: they keep their size and are placed {sharing}.",
        machines=machines_words(names),
        sharing=ratio,
    )


def serves_nobody(result: Consolidation, row: Placement) -> bool:
    """Return whether a VM has roles and no users."""
    return bool(row.vm.roles) and not result.evaluation.users[result.evaluation.rows[row.vm.id]]


def idle_words(names: list[str]) -> str:
    """Return that machines with roles serve nobody, so nothing says how large they need be."""
    return tr_count(
        len(names),
        "{machines} serves no users in this plan: its load is unknown, it keeps its size, and no CPU is reserved for "
        "it. Add its users to the plan to size it.",
        "{machines} serve no users in this plan: their load is unknown, they keep their size, and no CPU is reserved "
        "for them. Add their users to the plan to size them.",
        machines=machines_words(names),
    )


def more_hosts(design: Design, result: Consolidation) -> int:
    """Return how many physical machines a consolidation takes more than there are; below 0 where it saves some."""
    before, after = (sum(map(is_physical, each.machines)) for each in (design, result.design))
    return after - before


def no_saving(design: Design, result: Consolidation) -> str:
    """Return that a placing takes more hosts than there are, and why; empty where it does not."""
    more = more_hosts(design, result)
    if more <= 0:
        return ""
    if not result.broken_today:
        return tr_count(
            more,
            "This saves nothing: it takes {count} more host than now, because {reason}.",
            "This saves nothing: it takes {count} more hosts than now, because {reason}.",
            reason=translate(BECAUSE[_binding(result)]),
        )
    told = tr_count(
        more,
        "This saves nothing: it takes {count} more host than now, because it keeps limits that today's layout exceeds: "
        "{limits}.",
        "This saves nothing: it takes {count} more hosts than now, because it keeps limits that today's layout "
        "exceeds: {limits}.",
        limits="; ".join(_limit_words(broken) for broken in result.broken_today),
    )
    if all(broken.limit != APART for broken in result.broken_today):
        return told
    return f"{told} {tr_format('To allow that again, set “Same role on one host” to “as many as today”.')}"


def _limit_words(broken: BrokenLimit) -> str:
    if broken.limit == APART:
        return tr_count(
            broken.hosts,
            "{machines} that a rule keeps apart share {count} host",
            "{machines} that a rule keeps apart share {count} hosts",
            machines=tr_count(broken.machines, "{count} machine", "{count} machines"),
        )
    return BROKEN[broken.limit](broken.hosts)


def hosts_sentences(result: Consolidation) -> Iterator[str]:
    """Return which host types are in use, what is not known of today's hosts, and what a new one takes down."""
    if result.only is not None:
        yield tr_format(
            "Only the host type {name} is used: nothing better was found with all chosen types, because virtual "
            "machines that may stand on any of them are sized for the slowest.",
            name=result.only.name,
        )
    sharing = result.sharing
    if sharing.empty:
        yield tr_count(sharing.empty, "{count} of today's hosts runs no VM.", "{count} of today's hosts run no VMs.")
    if sharing.unknown:
        yield tr_count(
            sharing.unknown,
            "The hardware of {count} of today's hosts is unknown: before and after cannot be compared by size.",
            "The hardware of {count} of today's hosts is unknown: before and after cannot be compared by size.",
        )
    if result.same_role > 1:
        yield tr_format(
            "Up to {count} machines of the same role share a host: if it fails, they are down together.",
            count=count(result.same_role),
        )


def _binding(result: Consolidation) -> str:
    """Return what limits most hosts: what most of the VMs on each of them are limited by."""
    by_host: dict[str, Counter[str]] = {}
    for row in result.placements:
        if row.bound_by in BECAUSE:
            by_host.setdefault(row.host.id, Counter())[row.bound_by] += 1
    counted = Counter(bounds.most_common(1)[0][0] for bounds in by_host.values())
    return counted.most_common(1)[0][0] if counted else "apart"


def size_before(design: Design, row: Placement) -> tuple[int, int]:
    """Return the vCPUs or cores, and the memory [MB], of the machines that a VM takes the place of."""
    sources = [design.by_id[source] for source in row.sources]
    vcpus = sum(source.vcpus if isinstance(source, Vm) else source.processor.cores for source in sources)
    return vcpus, sum(source.memory_mb for source in sources)


def resized_sentence(design: Design, result: Consolidation) -> Iterator[str]:
    """Return which VMs get another size, the first of them with both."""
    found = [(row.vm, *size_before(design, row)) for row in result.placements]
    changed = [row for row in found if (row[0].vcpus, row[0].memory_mb) != row[1:]]
    if not changed:
        return
    shown = [_resized(*row) for row in changed[:MOST_RESIZED]]
    if len(changed) > MOST_RESIZED:
        shown.append(
            tr_count(len(changed) - MOST_RESIZED, "{count} more (see the table)", "{count} more (see the table)")
        )
    yield tr_count(
        len(changed),
        "{count} VM changes its size: {changes}.",
        "{count} VMs change their size: {changes}.",
        changes=all_of(shown),
    )


def _resized(vm: Vm, vcpus: int, memory_mb: int) -> str:
    parts = []
    if vm.vcpus != vcpus:
        parts.append(tr_format("{before} → {after} vCPUs", before=count(vcpus), after=count(vm.vcpus)))
    if vm.memory_mb != memory_mb:
        parts.append(f"{memory(memory_mb)} → {memory(vm.memory_mb)}")
    return f"{vm.name} ({', '.join(parts)})"


def keeps_sharing(design: Design, row: Placement) -> bool:
    """Return whether a VM shares cores with others today, and has no role."""
    return not row.vm.roles and all(is_virtual(design.by_id[source]) for source in row.sources)
