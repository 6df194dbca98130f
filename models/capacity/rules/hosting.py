"""Findings about hosts and VMs: larger than the host, too many vCPUs, memory policy."""

from collections.abc import Iterator

from models.capacity.context import Context
from models.capacity.machines import host_cores
from models.capacity.results import Finding
from models.plan.choices import CORES, MEMORY
from models.plan.unknown_hardware import unknown_parts
from models.words import count, memory, percent, tr_count, tr_format, trimmed


def vm_larger_than_host(context: Context) -> Iterator[Finding]:
    """Return a finding for each VM with more vCPUs or memory than its host has."""
    for _, host, vms in context.hosts():
        unknown = unknown_parts(host)
        for vm in vms:
            if CORES not in unknown and host_cores(vm, context.library.common) > host.processor.cores:
                text = tr_count(
                    host.processor.cores,
                    "{vm} has {vcpus} vCPUs on a host with {count} core",
                    "{vm} has {vcpus} vCPUs on a host with {count} cores",
                    vm=vm.name, vcpus=vm.vcpus,
                )  # fmt: skip
                remedy = tr_format("Remove vCPUs or choose a larger host.")
                yield Finding("vm-larger-than-host", "error", vm.id, text, remedy, about="cpu")
            if MEMORY not in unknown and vm.memory_mb > host.memory_mb:
                text = tr_format("{vm} is assigned more memory than {host} has", vm=vm.name, host=host.name)
                remedy = tr_format(
                    "{given} assigned, {there} available.", given=memory(vm.memory_mb), there=memory(host.memory_mb)
                )
                yield Finding("vm-larger-than-host", "error", vm.id, text, remedy, about="memory")


def vcpus_per_core(context: Context) -> Iterator[Finding]:
    """Return a finding for each host with more vCPUs a core than recommended or supported.

    The most counts what the host itself takes, too. The rule is one for Exchange: hosts without any are left out.
    """
    for _, host, vms in context.hosts(CORES):
        if not any(vm.roles for vm in vms):
            continue
        profile = context.library.hypervisors[host.hypervisor]
        recommended, most = profile.get("vcpus_per_core.recommended"), profile.get("vcpus_per_core.most")
        own, cores = profile.get("vcpus_per_core.host"), host.processor.cores
        vcpus = sum(host_cores(vm, context.library.common) for vm in vms)
        users = context.evaluation.users_of(host.id)
        if vcpus + own.value > most.value * cores:
            text = tr_format(
                "{host} has {vcpus} vCPUs on {cores} cores", host=host.name, vcpus=trimmed(vcpus, 1), cores=cores
            )
            remedy = tr_format(
                "With {own} for the host itself, that is more than {ratio}:1, the maximum for Exchange; move "
                "VMs or remove vCPUs.", own=count(own.value), ratio=count(most.value),
            )  # fmt: skip
            yield Finding("vcpus-beyond-most", "error", host.id, text, remedy, most.key, users=users)
        elif vcpus > recommended.value * cores:
            text = tr_format("{host} has {ratio} vCPUs per core", host=host.name, ratio=trimmed(vcpus / cores, 2))
            remedy = tr_format(
                "{ratio}:1 is recommended for Exchange; move VMs or remove vCPUs.", ratio=count(recommended.value)
            )
            yield Finding("vcpus-beyond-recommended", "warning", host.id, text, remedy, recommended.key, users=users)


def page_sharing_counted(context: Context) -> Iterator[Finding]:
    """Return a finding where the plan counts shared pages as memory that it may give away again."""
    if not context.compiled.plan.assumptions.count_page_sharing:
        return
    for _, host, vms in context.hosts():
        if vms and context.evaluation.sharing_of(host.id) > 0.0:
            shared = memory(context.evaluation.sharing_of(host.id))
            text = tr_format("{host} counts {memory} of shared pages as capacity", host=host.name, memory=shared)
            remedy = tr_format(
                "Microsoft does not support Exchange on overcommitted memory; turn this off in the assumptions."
            )
            yield Finding("page-sharing-counted", "warning", host.id, text, remedy, "ms-virtualizing-exchange")


def vm_larger_than_numa_node(context: Context) -> Iterator[Finding]:
    """Return a note for each VM that is larger than one socket of its host, where a profile knows what that costs."""
    for _, host, vms in context.hosts(CORES, MEMORY):
        loss = context.library.hypervisors[host.hypervisor].find("numa.crossing_loss")
        if loss is None or host.sockets is None or host.sockets == 1:
            continue
        cores, node_mb = host.processor.cores // host.sockets, host.memory_mb / host.sockets
        for vm in vms:
            if host_cores(vm, context.library.common) > cores or vm.memory_mb > node_mb:
                text = tr_format("{vm} is larger than a NUMA node of {host}", vm=vm.name, host=host.name)
                remedy = tr_format(
                    "A socket has {cores} cores and {memory}; a VM larger than a socket loses up to {loss} of "
                    "CPU.",
                    cores=count(cores), memory=memory(node_mb), loss=percent(loss.high),
                )  # fmt: skip
                yield Finding("vm-larger-than-numa-node", "note", vm.id, text, remedy, loss.key)


RULES = (vm_larger_than_host, vcpus_per_core, page_sharing_counted, vm_larger_than_numa_node)
