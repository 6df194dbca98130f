"""Compiles hosts and their VMs: derate and memory of virtualization."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from attrs import frozen

from models.calibration.library import FigureSet
from models.capacity.bounds import BOUNDS, Bound, relief_at, value_at
from models.capacity.floats import Floats
from models.capacity.virtualization import derate, rival_scaling, sharing_after_first_mb, sharing_uniform_mb
from models.plan.choices import MEMORY, OTHER_GUEST
from models.plan.entities import Host, Machine, Vm
from models.plan.kinds import holds_vms
from models.plan.queries import running_vms_by_host
from models.plan.unknown_hardware import unknown_parts
from models.units import MB_A_GB

DERATE_FIGURES = ("derate.one_vcpu", "derate.vcpu_penalty", "derate.processor_penalty", "derate.vm_penalty")
ONE_VCPU, VCPU_PENALTY, PROCESSOR_PENALTY, VM_PENALTY = DERATE_FIGURES

# Two derates at the bounds.
Derates = tuple[Sequence[float | Floats], Sequence[float | Floats]]


@frozen(eq=False)
class Family:
    """A host with its hypervisor profile and its VMs that are switched on."""

    host: Host
    profile: FigureSet
    vms: tuple[Vm, ...]


def families_of(machines: Sequence[Machine], hypervisors: Mapping[str, FigureSet]) -> dict[str, Family]:
    """Return each host with its VMs that are switched on, by id."""
    vms = running_vms_by_host(machines)
    return {
        host.id: Family(host, hypervisors[host.hypervisor], tuple(vms[host.id])) for host in filter(holds_vms, machines)
    }


def vm_derates(families: Iterable[Family]) -> dict[str, Derates]:
    """Return two derates of each VM at the three bounds, by the VM's id [fraction].

    The first is against as many physical processors. The second is against as many single ones; it holds where the
    profile knows what each further physical processor loses, and is NaN where it does not.
    """
    # They follow from the profile and the vCPUs alone, which most hosts have in common.
    known: dict[tuple[FigureSet, tuple[int, ...]], list[Derates]] = {}
    found: dict[str, Derates] = {}
    for family in families:
        sort = family.profile, tuple(vm.vcpus for vm in family.vms)
        if sort not in known:
            known[sort] = _family_derates(family)
        found.update(zip((vm.id for vm in family.vms), known[sort], strict=True))
    return found


def _family_derates(family: Family) -> list[Derates]:
    if not family.vms:
        return []
    vcpus = np.array([float(vm.vcpus) for vm in family.vms])
    derates = [_derates(family, vcpus, bound) for bound in BOUNDS]
    singly = [_derates(family, vcpus, bound, singly=True) for bound in BOUNDS]
    if family.profile.find(PROCESSOR_PENALTY) is None:
        singly = [np.full_like(row, np.nan) for row in singly]
    return [
        ([row[..., column] for row in derates], [row[..., column] for row in singly])
        for column in range(len(family.vms))
    ]


def is_beyond_tests(profile: FigureSet, vms: int, vcpus: int) -> bool:
    """Return whether a host with so many VMs, of which one has so many vCPUs, is beyond what the figures hold for."""
    properties = {"vms": vms, "vcpus": vcpus}
    figures = (profile.find(key) for key in DERATE_FIGURES)
    return any(
        not figure.range_of(of).holds(value)
        for figure in figures
        if figure is not None
        for of, value in properties.items()
    )


def hypervisor_memory_mb(family: Family, bound: Bound) -> tuple[float, float]:
    """Return the memory of the hypervisor itself, and of its care for all VMs [MB]."""
    own = value_at(family.profile.get("memory.hypervisor_mb"), bound)
    return own, memory_for_vms_mb(family.profile, family.vms, bound)


def memory_for_vms_mb(profile: FigureSet, vms: Sequence[Vm], bound: Bound) -> float:
    """Return the memory that a hypervisor needs for some VMs besides what they are allotted [MB]."""
    needed = value_at(profile.get("memory.per_vm_mb"), bound) * len(vms)
    per_gb = profile.find("memory.per_vm_gb_mb")
    if per_gb is not None:
        needed += sum(max(vm.memory_mb / MB_A_GB - 1.0, 0.0) for vm in vms) * value_at(per_gb, bound)
    per_vcpu = profile.find("memory.per_vm_vcpu_mb")
    if per_vcpu is not None:
        needed += sum(vm.vcpus - 1 for vm in vms) * value_at(per_vcpu, bound)
    return needed


def sharing_mb(family: Family, bound: Bound) -> Floats:
    """Return the memory that page sharing returns on a host [MB].

    What was measured of a VM counts as it is; it leaves less to the others, so they are estimated among themselves, and
    not at all with large pages.

    Two ways to carry the one observation over to other numbers of VMs cannot be told apart: the one in use is the
    memory after the first VM where the profile has it, and the range spans both.
    """
    shared = np.asarray(measured_sharing_mb(family.vms))
    if family.host.large_pages or MEMORY in unknown_parts(family.host):
        return shared
    groups: dict[str, list[float]] = defaultdict(list)
    for vm in family.vms:
        if vm.guest != OTHER_GUEST and vm.shared_mb is None:
            groups[vm.guest].append(float(vm.memory_mb))
    for memory in groups.values():
        shared = shared + _group_sharing_mb(family.profile, np.array(memory), bound)
    return shared


def measured_sharing_mb(vms: Iterable[Vm]) -> float:
    """Return the memory that VMs share as it was measured [MB]; nothing of those of which it was not."""
    return float(sum(min(vm.shared_mb, vm.memory_mb) for vm in vms if vm.shared_mb is not None))


def _derates(family: Family, vcpus: Floats, bound: Bound, *, singly: bool = False) -> Floats:
    one_vcpu, vcpu_penalty, processor_penalty, vm_penalty = (
        _value(family.profile, key, bound) for key in DERATE_FIGURES
    )
    count = np.full_like(vcpus, len(family.vms))
    physical = np.asarray(0.0) if singly else processor_penalty
    result = derate(count, vcpus, one_vcpu, vcpu_penalty, physical, vm_penalty)
    return result * _rival_factor(family, count, vm_penalty, bound)


def _value(profile: FigureSet, key: str, bound: Bound) -> Floats:
    """Return a figure of the derate at the end that makes the load low or high, or no loss."""
    figure = profile.find(key)
    if figure is None:
        return np.asarray(0.0)
    # What a physical server loses raises a VM's derate, so it lowers the load.
    relief = key in {ONE_VCPU, PROCESSOR_PENALTY}
    # A value for each draw stands before the VMs.
    return np.asarray(relief_at(figure, bound) if relief else value_at(figure, bound))[..., np.newaxis]


def _rival_factor(family: Family, count: Floats, vm_penalty: Floats, bound: Bound) -> Floats:
    coherency, power = family.profile.find("derate.coherency"), family.profile.find("derate.power")
    if bound == "central" or coherency is None or power is None:
        return np.ones_like(count)
    if family.profile.get(VM_PENALTY).range_of("vms").holds(len(family.vms)):
        return np.ones_like(count)
    laws = (np.asarray(figure.value)[..., np.newaxis] for figure in (coherency, power))
    worst, best = rival_scaling(count, vm_penalty, *laws)
    return best if bound == "low" else worst


def _group_sharing_mb(profile: FigureSet, memory_mb: Floats, bound: Bound) -> Floats:
    """Return what VMs of one guest system share: never more than the share that was ever seen of their memory."""
    count, allotted = np.asarray(float(len(memory_mb))), memory_mb.sum()
    fraction, per_vm = profile.get("sharing.fraction"), profile.find("sharing.per_vm_mb")
    most = profile.get("sharing.most_fraction")

    def uniform(which: Bound) -> Floats:
        part = np.minimum(relief_at(fraction, which), relief_at(most, which))
        return sharing_uniform_mb(count, allotted, part)

    def after_first(which: Bound) -> Floats:
        if per_vm is None:
            return uniform(which)
        shared = sharing_after_first_mb(count, memory_mb.min(), np.asarray(relief_at(per_vm, which)))
        least: Floats = np.minimum(shared, allotted * relief_at(most, which))
        return least

    if bound == "central":
        return after_first(bound)
    pick = np.maximum if bound == "low" else np.minimum
    end: Floats = pick(uniform(bound), after_first(bound))
    return end
