"""Findings about hosts and VMs: larger than the host, too many vCPUs, memory policy."""

from collections.abc import Iterator

from models.capacity.context import Context
from models.capacity.results import Finding
from models.plan.entities import Host
from models.words import count, memory, trimmed


def vm_larger_than_host(context: Context) -> Iterator[Finding]:
    """Return a finding for each VM with more vCPUs or memory than its host has."""
    for _, host, vms in context.hosts():
        for vm in vms:
            if vm.vcpus > host.processor.cores:
                text = f"{vm.name} has {count(vm.vcpus)} vCPUs on a host of {count(host.processor.cores)} cores"
                yield Finding("vm-larger-than-host", "error", vm.id, text, "Take vCPUs away or choose a larger host.")
            if vm.memory_mb > host.memory_mb:
                text = f"{vm.name} is allotted more memory than {host.name} has"
                yield Finding(
                    "vm-larger-than-host", "error", vm.id, text, f"{memory(vm.memory_mb)} of {memory(host.memory_mb)}."
                )


def vcpus_per_core(context: Context) -> Iterator[Finding]:
    """Return a finding for each host with more vCPUs a core than recommended or supported."""
    for _, host, vms in context.hosts():
        profile = context.library.hypervisors[host.hypervisor]
        recommended, most = profile.get("vcpus_per_core.recommended"), profile.get("vcpus_per_core.most")
        ratio = sum(vm.vcpus for vm in vms) / host.processor.cores
        if ratio > recommended.value:
            beyond = ratio > most.value
            text = f"{host.name} carries {trimmed(ratio, 2)} vCPUs for each core"
            limit = f"{count(most.value)}:1 is the most" if beyond else f"{count(recommended.value)}:1 is recommended"
            yield Finding(
                "vcpus-beyond-most" if beyond else "vcpus-beyond-recommended",
                "error" if beyond else "warning",
                host.id,
                text,
                f"{limit} for Exchange; move VMs or take vCPUs away.",
                recommended.key,
            )


def page_sharing_counted(context: Context) -> Iterator[Finding]:
    """Return a finding where the plan counts shared pages as memory that it may give away again."""
    if not context.compiled.plan.assumptions.count_page_sharing:
        return
    for _, host, vms in context.hosts():
        if vms and context.evaluation.sharing_of(host.id) > 0.0:
            text = f"{host.name} counts {memory(context.evaluation.sharing_of(host.id))} of shared pages as capacity"
            remedy = "Microsoft does not support Exchange on overcommitted memory; turn it off in the assumptions."
            yield Finding("page-sharing-counted", "warning", host.id, text, remedy, "ms-virtualizing-exchange")


def system_cannot_use_memory(context: Context) -> Iterator[Finding]:
    """Return a finding for each 32-bit system with more memory than it can use."""
    for row, machine in enumerate(context.compiled.entities):
        usable = context.compiled.machines.usable_mb[row]
        if not isinstance(machine, Host) and usable < machine.memory_mb:
            text = f"{machine.name} cannot use more than {memory(float(usable))} of its {memory(machine.memory_mb)}"
            remedy = "It runs a 32-bit system; choose a 64-bit one or allot less."
            yield Finding("memory-beyond-32-bit", "warning", machine.id, text, remedy, "dell-esx3-2007")


RULES = (vm_larger_than_host, vcpus_per_core, page_sharing_counted, system_cannot_use_memory)
