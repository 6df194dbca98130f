"""VMs as large as their demand asks: grown or shrunk by what the evaluation says of them."""

import math
from collections.abc import Sequence

from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.machines import X86
from models.capacity.rating import SAME
from models.capacity.results import Evaluation
from models.consolidation.drafts import Draft
from models.plan.entities import Host, Vm
from models.units import MB_A_GB


@frozen(kw_only=True)
class Ceilings:
    """How busy VMs and hosts may be planned [fraction], and the most vCPUs and memory that a VM can have.

    Parameters
    ----------
    most_32_bit_mb : int
        What a 32-bit system can use.
    """

    cpu: float
    memory: float
    most_vcpus: int
    most_memory_mb: int
    most_32_bit_mb: int


def ceilings_of(cpu: float, memory: float, hosts: Sequence[Host], library: Library) -> Ceilings:
    """Return the ceilings of VMs that may stand on any of some hosts."""
    return Ceilings(
        cpu=cpu,
        memory=memory,
        most_vcpus=max(host.processor.cores for host in hosts),
        most_memory_mb=max(host.memory_mb for host in hosts),
        most_32_bit_mb=int(library.common.get("memory.most_32_bit_mb").value),
    )


def sized(drafts: Sequence[Draft], evaluation: Evaluation, ceilings: Ceilings, shrinking: str = "") -> list[Draft]:
    """Return the drafts as large as their use asks.

    Parameters
    ----------
    shrinking : str
        What may become less: ``cpu`` or ``memory``, each once, before all goes up only, so that sizing ends. The
        memory that roles ask for depends on the vCPUs, so these come first.
    """
    return [
        evolve(
            draft,
            vm=evolve(
                draft.vm,
                vcpus=_vcpus(draft.vm, evaluation, ceilings, shrinking == "cpu"),
                memory_mb=_memory_mb(draft.vm, evaluation, ceilings, shrinking == "memory"),
            ),
        )
        for draft in drafts
    ]


def _vcpus(vm: Vm, evaluation: Evaluation, ceilings: Ceilings, may_shrink: bool) -> int:
    use = evaluation.gauge(vm.id, "cpu").utilization
    if use is None:
        return vm.vcpus
    needed = math.ceil(vm.vcpus * use / ceilings.cpu - SAME)
    if not may_shrink:
        needed = max(needed, vm.vcpus) if use > ceilings.cpu + SAME else vm.vcpus
    return max(min(needed, ceilings.most_vcpus), 1)


def _memory_mb(vm: Vm, evaluation: Evaluation, ceilings: Ceilings, may_shrink: bool) -> int:
    """Return the memory in whole GB; a VM of which the use is not known keeps what it has."""
    use = evaluation.gauge(vm.id, "memory").utilization
    if use is None:
        return vm.memory_mb
    gigabytes = math.ceil(vm.memory_mb * use / ceilings.memory / MB_A_GB - SAME)
    needed = int(gigabytes * MB_A_GB)
    if not may_shrink:
        needed = max(needed, vm.memory_mb) if use > ceilings.memory + SAME else vm.memory_mb
    most = ceilings.most_32_bit_mb if vm.guest.endswith(X86) else ceilings.most_memory_mb
    return max(min(needed, most), int(MB_A_GB))
