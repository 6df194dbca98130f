"""Sentences that say why a gauge has no data."""

from collections.abc import Iterator

import numpy as np

from models.capacity.dags.member_gauges import DISK, STORAGE
from models.capacity.load import DISK_DUTIES, NETWORK_DUTIES, is_unknown, upper_bound
from models.capacity.role_memory import recommended_memory_mb
from models.capacity.trails.subject import Subject
from models.plan.choices import CLOCK, CORES, DUTIES, DUTY_IDS, MEMORY, label_of
from models.plan.kinds import hardware_of, holds_vms, is_off, role_holder
from models.plan.unknown_hardware import hardware_words, unknown_parts
from models.words import all_of, memory, percent, tr_format, tr_noop, translate

NOT_GIVEN = {
    "disk": tr_noop("The plan does not state how many disk operations it can handle."),
    "network": tr_noop("The plan does not state the bandwidth of its network adapter."),
}
# More VMs are counted, not named.
MOST_NAMED = 5


def why_unknown(subject: Subject, resource: str) -> Iterator[str]:
    """Return why a resource of a machine has no data."""
    if holds_vms(subject.machine):
        yield from _of_host(subject, resource)
    elif resource == "cpu" and (lacking := _hardware_lacking(subject)):
        yield tr_format("Unknown hardware of its host: {what}.", what=hardware_words(lacking))
    elif is_off(subject.machine):
        yield tr_format("It uses no resources of its host and serves no users.")
    elif not subject.duties:
        yield tr_format("It has no role, and no load of its own was measured.")
    elif resource == "cpu":
        yield from _of_cpu(subject)
    elif resource == "memory":
        yield from _of_memory(subject)
    else:
        yield from _of_traffic(subject, resource)


def _hardware_lacking(subject: Subject) -> set[str]:
    """Return which parts of its host a VM's CPU lacks: cores to share, and the clock where its load is in MHz."""
    unknown = unknown_parts(hardware_of(subject.compiled.design, subject.machine))
    needed = {CORES, CLOCK} if np.isnan(subject.compiled.machines.other_cpu[subject.row]) else {CORES}
    return needed & unknown


def _of_host(subject: Subject, resource: str) -> Iterator[str]:
    needed = {CORES}.union(*map(_hardware_lacking, subject.vms())) if resource == "cpu" else {MEMORY}
    lacking = needed & unknown_parts(subject.machine) if resource in {"cpu", "memory"} else set()
    if lacking:
        yield tr_format("Unknown hardware: {what}.", what=hardware_words(lacking))
        return
    given = getattr(subject.compiled.machines, {"disk": "disk_iops", "network": "network_kb_s"}.get(resource, "cores"))
    if np.isnan(given[subject.row]):
        yield translate(NOT_GIVEN[resource])
        return
    vms = [vm for vm in subject.vms() if np.isnan(vm.value(resource))]
    unknown = [vm.machine.name for vm in vms if any(why_unknown(vm, resource))]
    if unknown:
        named = unknown[:MOST_NAMED]
        rest = len(unknown) - len(named)
        names = all_of(named) if not rest else tr_format("{names} and {count} more", names=", ".join(named), count=rest)
        yield tr_format("The share used by {vms} is unknown.", vms=names)
        if resource == "cpu" and subject.machine.measured.cpu is not None:
            yield _measured_on(subject)
    else:
        yield tr_format("None of its VMs has data for this resource.")


def _of_cpu(subject: Subject) -> Iterator[str]:
    unknown = is_unknown(subject.compiled, subject.load.drivers)
    for assignment, role in subject.assignments():
        known = bool(subject.compiled.assignments.known["cpu"][assignment])
        if unknown[assignment] or not known:
            label = label_of(DUTIES, role)
            yield tr_format("No document measured what its users cost in the {role} role.", role=label)
    bound = upper_bound(subject.context.compiled, subject.context.loads[-1].drivers, len(subject.context.loads) - 1)
    use = float(bound[subject.row])
    own = sum(float(part[subject.row]) for part in subject.load.cpu_parts)
    if np.isnan(own) and not np.isnan(use):
        yield tr_format(
            "Outlook Web Access and ActiveSync were measured only together, and this machine serves only one of "
            "them: it needs at most {use} of the CPU.",
            use=percent(use),
        )
    elif not np.isnan(own):
        yield tr_format("Whether it must wait for its host's CPU depends on VMs whose load is unknown.")
        measured = _measured_of_host(subject)
        if measured is None:
            yield tr_format("Enter the load of these VMs, or the measured CPU of the host.")
        else:
            yield tr_format(
                "The host's CPU was measured at {use}; with the load of the roles on top, that may be too much.",
                use=percent(measured),
            )


def why_not_waiting(subject: Subject) -> Iterator[str]:
    """Return why a VM does not wait for its host's CPU though VMs of unknown load could keep all of it busy."""
    machines, row = subject.compiled.machines, subject.row
    use = _measured_of_host(subject)
    if not machines.is_vm[row] or use is None or np.isnan(subject.load.cpu[row]):
        return
    vms = subject.other(int(machines.host[row])).vms()
    if any(np.isnan(vm.load.cpu[vm.row]) for vm in vms) and machines.crowded[row]:
        yield tr_format(
            "The load of other VMs on its host is unknown, but the host's CPU was measured at {use}: cores are left "
            "even if the load of the roles comes on top, so no VM has to wait.",
            use=percent(use),
        )


def _measured_of_host(subject: Subject) -> float | None:
    hosts_row = int(subject.compiled.machines.host[subject.row])
    # 0 % is rounded, and bounds nothing.
    return subject.compiled.entities[hosts_row].measured.cpu or None


def _measured_on(subject: Subject) -> str:
    """Return what was measured on a host of which the use cannot be predicted."""
    use = percent(subject.machine.measured.cpu or 0.0)
    if any(vm.duties for vm in subject.vms()):
        return tr_format("Its CPU was measured at {use}; how much of that is Exchange is unknown.", use=use)
    return tr_format("Its CPU was measured at {use}.", use=use)


def _of_memory(subject: Subject) -> Iterator[str]:
    machine = role_holder(subject.machine)
    yield tr_format("No document measured the load of its users.")
    rule = recommended_memory_mb(machine, subject.calibration)
    if rule is not None:
        yield tr_format("{memory} is recommended for its roles and cores.", memory=memory(rule[0]))


def _of_traffic(subject: Subject, resource: str) -> Iterator[str]:
    group = next((dag for dag in subject.compiled.design.dags if subject.machine.id in dag.members), None)
    if resource in {DISK, STORAGE} and group is not None:
        yield tr_format("The plan does not fully state the disks of {dag}; select it to enter them.", dag=group.name)
        return
    given = subject.compiled.machines.disk_iops if resource == "disk" else subject.compiled.machines.network_kb_s
    if np.isnan(given[subject.row]):
        yield translate(NOT_GIVEN[resource])
        return
    rows, counted = subject.compiled.assignments, DISK_DUTIES if resource == "disk" else NETWORK_DUTIES
    lacking = [
        label_of(DUTIES, role)
        for assignment, role in subject.assignments()
        if DUTY_IDS.index(role) in counted and not rows.known[resource][assignment]
    ]
    if lacking:
        yield tr_format("No document has measured this for the {roles} role.", roles=all_of(lacking))
    else:
        yield tr_format("No document has measured this.")
