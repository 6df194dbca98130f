"""Why a machine's memory, disk and network are what they are."""

from collections.abc import Iterator

import numpy as np

from models.calibration.heads import TRANSPORT
from models.capacity.coefficients import memory_figures
from models.capacity.drivers import COLUMN, RATE_FIGURES
from models.capacity.floats import Floats
from models.capacity.hosting import measured_sharing_mb
from models.capacity.trail import Step, figures_of
from models.capacity.trails.costs import assignment_steps, cost_steps
from models.capacity.trails.rates import rate_steps
from models.capacity.trails.subject import Subject
from models.capacity.validity import INSTALLED_SHARE, base_memory_figures
from models.plan.kinds import is_virtual, role_holder
from models.plan.other_load import OtherLoad
from models.units import KB_A_MB, mbit_s_to_kb_s
from models.words import memory, percent, significant, tr_count, tr_format


def memory_steps(subject: Subject) -> Iterator[Step]:
    """Return the steps of a server's or VM's memory: its roles, its users, its caches, over what it can use."""
    machines, row = subject.compiled.machines, subject.row
    total = float(machines.memory_base_mb[subject.bound][row]) if subject.duties else 0.0
    figures = tuple(base_memory_figures(subject.calibration, subject.duties))
    if total:
        text = tr_format("Memory for the roles, before any users: {memory}", memory=memory(total))
        yield Step(text, total, "MB", figures, adds=True)
    for assignment, role in subject.assignments():
        costs = memory_figures(subject.calibration, role, subject.duties, subject.variants)
        for step in assignment_steps(subject, assignment, role, costs, "MB"):
            total += step.value or 0.0
            yield step
    usable, share = float(machines.usable_mb[row]), float(machines.installed_share[subject.bound][row])
    if share and subject.duties:
        caches = share * usable
        total += caches
        part, whole = percent(share), memory(usable)
        text = tr_format("Caches: {part} of {whole} = {caches}", part=part, whole=whole, caches=memory(caches))
        yield Step(text, caches, "MB", (subject.calibration.get(INSTALLED_SHARE),), adds=True)
    load = role_holder(subject.machine).other
    if load.memory_mb is not None:
        total += load.memory_mb
        text = tr_format("Other programs: {load}", load=memory(load.memory_mb))
        yield Step(_with_source(text, load), load.memory_mb, "MB", adds=True)
    yield Step(f"{memory(total)} ÷ {memory(usable)} = {percent(total / usable)}", total / usable)


def _with_source(text: str, load: OtherLoad) -> str:
    return f"{text} ({load.source})" if load.source else text


def host_memory_steps(subject: Subject) -> Iterator[Step]:
    """Return the steps of a host's memory: its VMs, the hypervisor, less what page sharing returns where counted."""
    machines, row, bound = subject.compiled.machines, subject.row, subject.bound
    vms = [vm.row for vm in subject.vms()]
    allotted = float(machines.memory_mb[vms].sum())
    text = tr_count(
        len(vms), "Assigned to {count} VM: {memory}", "Assigned to {count} VMs: {memory}", memory=memory(allotted)
    )
    yield Step(text, allotted, "MB", adds=True)
    own, overhead = float(machines.hypervisor_mb[bound][row]), float(machines.per_vm_mb[bound][row])
    keys = ("memory.hypervisor_mb", "memory.per_vm_mb", "memory.per_vm_gb_mb")
    figures = tuple(figure for key in keys if (figure := subject.profile.find(key)) is not None)
    text = tr_format("Hypervisor {own} + overhead of the VMs {overhead}", own=memory(own), overhead=memory(overhead))
    yield Step(text, own + overhead, "MB", figures, adds=True)
    total = allotted + own + overhead
    sharing = float(machines.sharing_mb[bound][row])
    if sharing:
        taken_off = subject.compiled.plan.assumptions.count_page_sharing
        total -= sharing if taken_off else 0.0
        yield _sharing_step(subject, sharing, taken_off=taken_off)
    installed = float(machines.memory_mb[row])
    yield Step(f"{memory(total)} ÷ {memory(installed)} = {percent(total / installed)}", total / installed)


def _sharing_step(subject: Subject, sharing: float, *, taken_off: bool) -> Step:
    keys = ("sharing.per_vm_mb", "sharing.fraction", "sharing.most_fraction")
    figures = tuple(figure for key in keys if (figure := subject.profile.find(key)) is not None)
    measured = measured_sharing_mb(vm.machine for vm in subject.vms() if is_virtual(vm.machine))
    if sharing <= measured:
        # No figure has a part in what was measured.
        figures = ()
    text = tr_format(
        "Page sharing returns {memory}: not deducted, because the plan does not count it", memory=memory(sharing)
    )
    if taken_off:
        text = tr_format("Page sharing returns {memory}: deducted, because the plan counts it", memory=memory(sharing))
    if measured:
        text = tr_format("{sharing}; {measured} of it was measured", sharing=text, measured=memory(measured))
    return Step(text, sharing, "MB", figures)


def disk_steps(subject: Subject) -> Iterator[Step]:
    """Return the steps of a machine's disk operations over what its disks can serve."""
    yield from _divided(subject, disk_demand(subject), subject.compiled.machines.disk_iops, "1/s")


def disk_demand(subject: Subject) -> Iterator[Step]:
    """Return the steps of the disk operations that the roles of a machine need [1/s]."""
    yield from cost_steps(subject, "disk", "1/s")
    load = role_holder(subject.machine).other
    if load.disk_iops is not None:
        text = tr_format("Other programs: {load}", load=f"{significant(load.disk_iops)} 1/s")
        yield Step(_with_source(text, load), load.disk_iops, "1/s", adds=True)


def network_steps(subject: Subject) -> Iterator[Step]:
    """Return the steps of a machine's traffic divided by the capacity of its network adapter."""
    yield from _divided(subject, network_demand(subject), subject.compiled.machines.network_kb_s, "KB/s")


def network_demand(subject: Subject) -> Iterator[Step]:
    """Return the steps of the traffic of a machine's roles [KB/s]."""
    yield from cost_steps(subject, "network", "KB/s")
    for assignment, role in subject.assignments():
        traffic = float(subject.load.drivers[assignment, COLUMN["message-mb"]]) * KB_A_MB
        if role == TRANSPORT and traffic:
            yield from rate_steps(subject, assignment, ("messages",))
            common = subject.context.library.common
            figures = tuple(common.get(key) for key in RATE_FIGURES["messages"])
            text = tr_format("Hub: messages per second × their size = {traffic} KB/s", traffic=significant(traffic))
            yield Step(text, traffic, "KB/s", figures, adds=True)
    load = role_holder(subject.machine).other
    if load.network_mbit_s is not None:
        traffic = mbit_s_to_kb_s(load.network_mbit_s)
        text = tr_format("Other programs: {load}", load=f"{significant(traffic)} KB/s")
        yield Step(_with_source(text, load), traffic, "KB/s", adds=True)


def hosted_steps(subject: Subject, resource: str) -> Iterator[Step]:
    """Return the steps of a host's disk or network: the sum over its VMs."""
    machines = subject.compiled.machines
    given, unit = (machines.disk_iops, "1/s") if resource == "disk" else (machines.network_kb_s, "KB/s")
    demand = disk_demand if resource == "disk" else network_demand
    sums = []
    for vm in subject.vms():
        steps = tuple(demand(vm))
        total = sum(step.value or 0.0 for step in steps if step.adds)
        if total:
            text = tr_format("{vm}: {total} {unit}", vm=vm.machine.name, total=significant(total), unit=unit)
            sums.append(Step(text, total, unit, tuple(figures_of(steps)), adds=True))
    yield from _divided(subject, iter(sums), given, unit)


def _divided(subject: Subject, steps: Iterator[Step], given: Floats, unit: str) -> Iterator[Step]:
    """Return the steps of a demand and what it is of the capacity that is given."""
    total = 0.0
    for step in steps:
        total += (step.value or 0.0) if step.adds else 0.0
        yield step
    capacity = float(given[subject.row])
    if np.isfinite(capacity):
        result = total / capacity
        yield Step(f"{significant(total)} ÷ {significant(capacity)} {unit} = {percent(result)}", result)
