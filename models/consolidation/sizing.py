"""Sizing: VMs grown or shrunk to their evaluated demand."""

import math
from collections.abc import Mapping, Sequence

import numpy as np
from attrs import Factory, evolve, frozen

from models.calibration.heads import TRANSPORT
from models.calibration.library import Library
from models.capacity.coefficients import COMBINED
from models.capacity.context import Context
from models.capacity.dags.results import dags_of
from models.capacity.machines import is_32_bit
from models.capacity.results import Evaluation
from models.capacity.role_memory import recommended_memory_mb
from models.capacity.trails.groups import in_failures
from models.consolidation.drafts import Draft
from models.plan.entities import Host, Server, Vm
from models.rounding import ROUNDING
from models.units import MB_A_GB


@frozen(kw_only=True)
class Ceilings:
    """How busy VMs and hosts may be planned [fraction], and the most vCPUs and memory that a VM can have.

    Parameters
    ----------
    library : Library
        Its rules say the least of some roles.
    """

    cpu: float
    memory: float
    most_vcpus: int
    most_memory_mb: int
    library: Library


def ceilings_of(cpu: float, memory: float, hosts: Sequence[Host], library: Library) -> Ceilings:
    """Return the ceilings of VMs that can be placed on any of some hosts."""
    return Ceilings(
        cpu=cpu,
        memory=memory,
        most_vcpus=max(host.processor.cores for host in hosts),
        most_memory_mb=max(host.memory_mb for host in hosts),
        library=library,
    )


@frozen(eq=False)
class Needs:
    """What VMs are asked for where they stand.

    Parameters
    ----------
    evaluation : Evaluation
    failing_mb : mapping of str to float
        The memory that members of groups use in the worst failure [MB]; of others, and where it is not known, none.
    """

    evaluation: Evaluation
    failing_mb: Mapping[str, float] = Factory(dict)


def needs_of(context: Context) -> Needs:
    """Return what VMs are asked for on a normal day and in the worst failure of their groups."""
    return Needs(context.evaluation, _memory_in_failures(context))


def sized(drafts: Sequence[Draft], needs: Needs, ceilings: Ceilings, shrinking: str = "") -> list[Draft]:
    """Return the drafts as large as their use and the rules for their roles ask; those that serve nobody as they are.

    Parameters
    ----------
    shrinking : str
        What may become less: ``cpu`` or ``memory``, each once, before all goes up only, so that sizing ends. The
        memory that the rules ask for depends on the vCPUs, so these come first.
    """
    evaluation = needs.evaluation
    result, failing = [], _in_failures(evaluation)
    for draft in drafts:
        if not evaluation.users[evaluation.rows[draft.vm.id]]:
            # Nothing is asked of it in this plan, which says nothing of what it needs.
            result.append(draft)
            continue
        use = _cpu_need(draft.vm, evaluation, ceilings, failing)
        vm = evolve(draft.vm, vcpus=_vcpus(draft.vm, use, ceilings, may_shrink=shrinking == "cpu"))
        use_mb = needs.failing_mb.get(vm.id, 0.0)
        memory_mb = _memory_mb(vm, evaluation, ceilings, use_mb, may_shrink=shrinking == "memory")
        result.append(evolve(draft, vm=evolve(vm, memory_mb=memory_mb)))
    return result


def _in_failures(evaluation: Evaluation) -> dict[str, float]:
    """Return the CPU of members of groups in the worst failure that these are to survive, over its ceiling."""
    days = (day for numbers in dags_of(evaluation).values() for day in numbers.members["cpu"].items())
    return {member: worst.utilization / worst.ceiling for member, (_, worst) in days if worst.utilization is not None}


def _memory_in_failures(context: Context) -> dict[str, float]:
    """Return what the member that needs most uses in the worst failure that its group is to survive [MB].

    All members of a group get that much: which of them are left is not known beforehand. The worst failures of several
    groups are evaluated together, as they may come together.
    """
    evaluation, found = context.evaluation, dict[str, float]()
    groups = [row for row in dags_of(evaluation).values() if row.dag.failures and row.worst.survived]
    if groups:
        failed = {numbers.dag.id: numbers.worst.peaks["memory"].failed for numbers in groups}
        used_mb = in_failures(context, failed).load.memory * context.compiled.machines.memory_mb
        for numbers in groups:
            left = [member for member in numbers.dag.members if member not in failed[numbers.dag.id]]
            needs = used_mb[[evaluation.rows[member] for member in left]]
            found |= dict.fromkeys(numbers.dag.members, float(np.nan_to_num(needs).max(initial=0.0)))
    return found


def _cpu_need(vm: Vm, evaluation: Evaluation, ceilings: Ceilings, failing: Mapping[str, float]) -> float | None:
    """Return the CPU of a VM over its ceiling [fraction], on a normal day or in a failure; None where not known."""
    use = evaluation.gauge(vm.id, "cpu").utilization
    return None if use is None else max(use / ceilings.cpu, failing.get(vm.id, 0.0))


def _vcpus(vm: Vm, use: float | None, ceilings: Ceilings, *, may_shrink: bool) -> int:
    """Return the vCPUs; a VM of which the use is not known keeps what it has.

    Parameters
    ----------
    use : float or None
        Its CPU over the ceiling [fraction].
    """
    fewest = _fewest_vcpus(vm, ceilings.library)
    if use is None or not vm.roles:
        # What was measured of other programs is a moment of theirs, not what they need.
        return max(vm.vcpus, fewest)
    needed = vm.vcpus
    if may_shrink or use > 1.0 + ROUNDING:
        needed = math.ceil(vm.vcpus * use - ROUNDING)
    if not may_shrink:
        needed = max(needed, vm.vcpus)
    return max(min(max(needed, fewest), ceilings.most_vcpus), 1)


def _fewest_vcpus(vm: Vm, library: Library) -> int:
    """Return the vCPUs below which the documents advise against the roles of a VM."""
    if set(library.duties_of(vm.exchange, vm.roles)) >= COMBINED:
        return int(library.common.get("combined-role.least_cores").value) + 1
    return 1


def _memory_mb(vm: Vm, evaluation: Evaluation, ceilings: Ceilings, failing_mb: float, *, may_shrink: bool) -> int:
    """Return the memory in whole GB: what users take, and what the rules say to install.

    A VM of which neither is known, or without a role, keeps what it has.

    Parameters
    ----------
    failing_mb : float
        What it uses in the worst failure of its group [MB]; 0 where it is in none, or that is not known.
    """
    use, rule = evaluation.gauge(vm.id, "memory").utilization, _least_memory_mb(vm, ceilings.library)
    if (use is None and not rule) or not vm.roles:
        return vm.memory_mb
    needed = (0.0 if use is None else max(vm.memory_mb * use, failing_mb)) / ceilings.memory
    grows = needed > vm.memory_mb * (1.0 + ROUNDING) or vm.memory_mb < rule
    if not may_shrink and not grows:
        return vm.memory_mb
    gigabytes = math.ceil(max(needed, rule) / MB_A_GB - ROUNDING)
    whole = int(gigabytes * MB_A_GB)
    most = usable_memory_mb(vm, ceilings.most_memory_mb, ceilings.library)
    return max(min(whole if may_shrink else max(whole, vm.memory_mb), most), int(MB_A_GB))


def usable_memory_mb(machine: Server | Vm, memory_mb: int, library: Library) -> int:
    """Return how much of some memory [MB] a machine can use; 32-bit systems and programs address only a part."""
    if not is_32_bit(machine, library):
        return memory_mb
    return min(memory_mb, int(library.common.get("memory.most_32_bit_mb").value))


def _least_memory_mb(vm: Vm, library: Library) -> float:
    """Return the memory that the rules say to install for the roles of a VM; 0 where there is none."""
    rule = recommended_memory_mb(vm, library.calibration_of(vm.exchange))
    least = 0.0 if rule is None else rule[0]
    if set(library.duties_of(vm.exchange, vm.roles)) >= COMBINED:
        least = max(least, library.common.get("combined-role.least_memory_mb").value + MB_A_GB)
    has_transport = TRANSPORT in library.duties_of(vm.exchange, vm.roles)
    if has_transport and (vm.database_cache_mb or 0) >= library.common.get("hub.disk.cache_512_mb").value:
        least = max(least, library.common.get("hub.disk.least_memory_mb").value)
    return least
