"""Why a machine's memory, disk and network are what they are."""

from collections.abc import Iterator

import numpy as np

from models.calibration.figures import Figure
from models.capacity.coefficients import memory_figures, memory_keys, roles_beside_mailbox
from models.capacity.drivers import COLUMN
from models.capacity.floats import Floats
from models.capacity.trail import Step
from models.capacity.trails.costs import cost_steps, steps_of
from models.capacity.trails.subject import Subject
from models.plan.entities import Host
from models.units import KB_A_MB
from models.words import counted, memory, percent, say, significant


def memory_steps(subject: Subject) -> Iterator[Step]:
    """Return the steps of a server's or VM's memory: its roles, its users, its caches, over what it can use."""
    machines, row = subject.compiled.machines, subject.row
    base = float(machines.memory_base_mb[0][row])
    figures = tuple(_base_figures(subject))
    yield Step(say("Its roles before any user: {memory}", memory=memory(base)), base, "MB", figures)
    total = base
    for assignment, role in subject.assignments():
        assert not isinstance(subject.machine, Host)  # noqa: S101 - hosts hold no roles
        costs = memory_figures(subject.calibration, role, subject.machine.roles, subject.variants)
        for step in steps_of(subject, assignment, role, costs, {}, "MB"):
            total += step.value or 0.0
            yield step
    share = subject.calibration.find("memory.installed_share")
    usable = float(machines.usable_mb[row])
    if share is not None:
        caches = share.value * usable
        total += caches
        part, whole = percent(share.value), memory(usable)
        text = say("Caches: {part} of {whole} = {caches}", part=part, whole=whole, caches=memory(caches))
        yield Step(text, caches, "MB", (share,))
    yield Step(f"{memory(total)} ÷ {memory(usable)} = {percent(total / usable)}", total / usable)


def _base_figures(subject: Subject) -> Iterator[Figure]:
    assert not isinstance(subject.machine, Host)  # noqa: S101 - hosts hold no roles
    roles = subject.machine.roles
    others = roles_beside_mailbox(subject.calibration, roles)
    for key in (*memory_keys(subject.calibration, roles), *memory_keys(subject.calibration, others)):
        for part in ("base_mb", "per_core_mb", "least_mb", "most_mb", "rule_use"):
            figure = subject.calibration.find(f"{key}.memory.{part}")
            if figure is not None:
                yield figure


def host_memory_steps(subject: Subject) -> Iterator[Step]:
    """Return the steps of a host's memory: its VMs, the hypervisor, less what page sharing returns where counted."""
    machines, row = subject.compiled.machines, subject.row
    host = subject.machine
    assert isinstance(host, Host)  # noqa: S101 - the caller asked for a host
    profile = subject.library.hypervisors[host.hypervisor]
    on_host = machines.is_vm & (machines.host == row)
    allotted = float(machines.memory_mb[on_host].sum())
    vms = int(on_host.sum())
    text = counted(
        vms, "Allotted to {count} VM: {memory}", "Allotted to {count} VMs: {memory}", memory=memory(allotted)
    )
    yield Step(text, allotted, "MB")
    own, care = float(machines.hypervisor_mb[0][row]), float(machines.per_vm_mb[0][row])
    figures = (profile.get("memory.hypervisor_mb"), profile.get("memory.per_vm_mb"))
    text = say("Hypervisor {own} and its care for the VMs {care}", own=memory(own), care=memory(care))
    yield Step(text, own + care, "MB", figures)
    total = allotted + own + care
    sharing = float(machines.sharing_mb[0][row])
    if sharing:
        taken_off = subject.compiled.plan.assumptions.count_page_sharing
        total -= sharing if taken_off else 0.0
        yield _sharing_step(subject, sharing, taken_off)
    result = total / host.memory_mb
    yield Step(f"{memory(total)} ÷ {memory(host.memory_mb)} = {percent(result)}", result)


def _sharing_step(subject: Subject, sharing: float, taken_off: bool) -> Step:
    host = subject.machine
    assert isinstance(host, Host)  # noqa: S101 - the caller asked for a host
    profile = subject.library.hypervisors[host.hypervisor]
    found = (profile.find("sharing.per_vm_mb"), profile.find("sharing.fraction"))
    text = say("Page sharing returns {memory}: not taken off, as the plan does not count it", memory=memory(sharing))
    if taken_off:
        text = say("Page sharing returns {memory}: taken off, as the plan counts it", memory=memory(sharing))
    return Step(text, sharing, "MB", tuple(figure for figure in found if figure is not None))


def disk_steps(subject: Subject) -> Iterator[Step]:
    """Return the steps of a machine's disk operations over what its disks can serve."""
    steps = list(cost_steps(subject, "disk", "1/s"))
    yield from steps
    yield from _over(subject, sum(step.value or 0.0 for step in steps), subject.compiled.machines.disk_iops, "1/s")


def network_steps(subject: Subject) -> Iterator[Step]:
    """Return the steps of a machine's traffic over what its network adapter can carry."""
    steps = list(cost_steps(subject, "network", "KB/s"))
    for assignment, role in subject.assignments():
        traffic = float(subject.load.drivers[assignment, COLUMN["message-mb"]]) * KB_A_MB
        if role == "hub" and traffic:
            text = say("Hub: messages a second × their size = {traffic} KB/s", traffic=significant(traffic))
            steps.append(Step(text, traffic, "KB/s"))
    yield from steps
    yield from _over(subject, sum(step.value or 0.0 for step in steps), subject.compiled.machines.network_kb_s, "KB/s")


def hosted_steps(subject: Subject, resource: str) -> Iterator[Step]:
    """Return the steps of a host's disk or network: the sum over its VMs."""
    machines = subject.compiled.machines
    given = machines.disk_iops if resource == "disk" else machines.network_kb_s
    unit = "1/s" if resource == "disk" else "KB/s"
    result = subject.value(resource)
    if np.isfinite(result):
        total = result * float(given[subject.row])
        yield Step(say("Its VMs together: {total} {unit}", total=significant(total), unit=unit), total, unit)
        yield from _over(subject, total, given, unit)


def _over(subject: Subject, total: float, given: Floats, unit: str) -> Iterator[Step]:
    capacity = float(given[subject.row])
    if np.isfinite(capacity):
        result = total / capacity
        yield Step(f"{significant(total)} ÷ {significant(capacity)} {unit} = {percent(result)}", result)
