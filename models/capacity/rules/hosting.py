"""Findings about hosts and VMs: larger than the host, too many vCPUs, memory policy."""

from collections.abc import Iterator

from models.capacity.context import Context
from models.capacity.results import Finding
from models.plan.entities import Host
from models.words import count, memory, say, trimmed


def vm_larger_than_host(context: Context) -> Iterator[Finding]:
    """Return a finding for each VM with more vCPUs or memory than its host has."""
    for _, host, vms in context.hosts():
        for vm in vms:
            if vm.vcpus > host.processor.cores:
                vcpus, cores = count(vm.vcpus), count(host.processor.cores)
                text = say("{vm} has {vcpus} vCPUs on a host of {cores} cores", vm=vm.name, vcpus=vcpus, cores=cores)
                remedy = say("Take vCPUs away or choose a larger host.")
                yield Finding("vm-larger-than-host", "error", vm.id, text, remedy, about="cpu")
            if vm.memory_mb > host.memory_mb:
                text = say("{vm} is allotted more memory than {host} has", vm=vm.name, host=host.name)
                remedy = say("{given} of {there}.", given=memory(vm.memory_mb), there=memory(host.memory_mb))
                yield Finding("vm-larger-than-host", "error", vm.id, text, remedy, about="memory")


def vcpus_per_core(context: Context) -> Iterator[Finding]:
    """Return a finding for each host with more vCPUs a core than recommended or supported."""
    for _, host, vms in context.hosts():
        profile = context.library.hypervisors[host.hypervisor]
        recommended, most = profile.get("vcpus_per_core.recommended"), profile.get("vcpus_per_core.most")
        ratio = sum(vm.vcpus for vm in vms) / host.processor.cores
        if ratio > recommended.value:
            beyond = ratio > most.value
            text = say("{host} carries {ratio} vCPUs for each core", host=host.name, ratio=trimmed(ratio, 2))
            remedy = say(
                "{ratio}:1 is recommended for Exchange; move VMs or take vCPUs away.", ratio=count(recommended.value)
            )
            if beyond:
                remedy = say(
                    "{ratio}:1 is the most for Exchange; move VMs or take vCPUs away.", ratio=count(most.value)
                )
            yield Finding(
                "vcpus-beyond-most" if beyond else "vcpus-beyond-recommended",
                "error" if beyond else "warning",
                host.id,
                text,
                remedy,
                recommended.key,
            )


def page_sharing_counted(context: Context) -> Iterator[Finding]:
    """Return a finding where the plan counts shared pages as memory that it may give away again."""
    if not context.compiled.plan.assumptions.count_page_sharing:
        return
    for _, host, vms in context.hosts():
        if vms and context.evaluation.sharing_of(host.id) > 0.0:
            shared = memory(context.evaluation.sharing_of(host.id))
            text = say("{host} counts {memory} of shared pages as capacity", host=host.name, memory=shared)
            remedy = say("Microsoft does not support Exchange on overcommitted memory; turn it off in the assumptions.")
            yield Finding("page-sharing-counted", "warning", host.id, text, remedy, "ms-virtualizing-exchange")


def system_cannot_use_memory(context: Context) -> Iterator[Finding]:
    """Return a finding for each 32-bit system with more memory than it can use."""
    for row, machine in enumerate(context.compiled.entities):
        usable = context.compiled.machines.usable_mb[row]
        if not isinstance(machine, Host) and usable < machine.memory_mb:
            text = say(
                "{machine} cannot use more than {usable} of its {memory}",
                machine=machine.name,
                usable=memory(float(usable)),
                memory=memory(machine.memory_mb),
            )
            remedy = say("It runs a 32-bit system; choose a 64-bit one or allot less.")
            yield Finding("memory-beyond-32-bit", "warning", machine.id, text, remedy, "dell-esx3-2007")


RULES = (vm_larger_than_host, vcpus_per_core, page_sharing_counted, system_cannot_use_memory)
