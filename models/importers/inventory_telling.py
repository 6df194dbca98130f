"""What is told of an import: how much was taken, what was left out and why, and what the file contradicts."""

from collections import defaultdict
from collections.abc import Callable, Iterator

from models.importers.doubled_names import doubled_vms
from models.importers.inventory import AGENT, MACHINE, ON, Inventory, Remark
from models.importers.inventory_choices import (
    AGENTS,
    CLUSTER,
    NAME,
    NAMES,
    OFF,
    REPLICAS,
    SUSPENDED,
    TEMPLATES,
    UNLISTED,
    InventoryChoices,
    Selection,
)
from models.importers.inventory_hosts import Placement
from models.plan.fields import LONGEST_NOTES
from models.words import count, inside, natural_order, percent, tr_format, translate

# Measured CPU of a host and of its machines together that differ by more are told [fraction]. In inventories in which
# both are of one moment they were 2 to 6 points apart.
FAR_APART = 0.10
# So many characters of notes are left for the line that says what did not fit.
ROOM_FOR_REST = 200


def sentences_of(inventory: Inventory, selection: Selection, choices: InventoryChoices) -> tuple[str, ...]:
    """Return what the user should know of an import, in short."""
    summary = tr_format(
        "Imported hosts: {hosts}, virtual machines: {machines}.",
        hosts=count(len(selection.hosts)),
        machines=count(len(selection.vms)),
    )
    with_roles = sum(bool(choices.exchange[place].roles) for place in selection.exchange.values())
    roles = (
        tr_format("Virtual machines with Exchange roles: {number}.", number=count(with_roles))
        if with_roles
        else tr_format("Their roles are not known yet.")
    )
    reasons = [
        _LEFT_OUT.get(reason, _left_out_for(reason))(count(len(rows)))
        for reason, rows in by_reason(inventory, selection).items()
    ]
    facts = [_FACTS[what](count(number)) for what, number in facts_of(inventory, selection, choices) if number]
    contradictions = len(remarks_about(inventory, selection))
    remarks = (
        [tr_format("Contradictions and gaps in the file: {number}.", number=count(contradictions))]
        if contradictions
        else []
    )
    idle = [
        tr_format("No virtual machine matches “{pattern}”.", pattern=rule.pattern)
        for rule, matched in zip(choices.exchange, selection.matched, strict=True)
        if rule.pattern.strip() and not matched
    ]
    return (f"{summary} {roles}", *idle, *reasons, *facts, *remarks)


def facts_of(inventory: Inventory, selection: Selection, choices: InventoryChoices) -> Iterator[tuple[str, int]]:
    """Return what is told with a number about what is taken."""
    hosts = [selection.placement.hosts[row] for row in selection.hosts]
    vms = [inventory.vms[row] for row in selection.vms]
    used = {selection.placement.of_vm[row] for row in selection.vms}
    listed = selection.placement.listed
    yield "hosts", sum(not (host.cores and host.clock_mhz and host.memory_mb) for host in hosts)
    yield "hypervisors", sum(not host.version for host in hosts)
    yield "sizes", sum(not (vm.vcpus and vm.memory_mb) for vm in vms)
    yield "loads", sum(vm.is_measured for vm in vms) if choices.keep_load else 0
    yield "speeds", sum(bool(host.spec_of) for host in hosts)
    yield "no speeds", sum(bool(host.cpu_model and not host.spec_of) for host in hosts)
    yield "unlisted", sum(row >= listed for row in selection.hosts) if listed else 0
    yield "empty", sum(row < listed and row not in used for row in selection.hosts) if vms else 0


def notes_of(inventory: Inventory, selection: Selection) -> str:
    """Return the notes of the design: what was taken, what was left out and why, and what the file contradicts."""
    return _fitting(list(lines_of(inventory, selection)))


def lines_of(inventory: Inventory, selection: Selection) -> Iterator[str]:
    """Return the list of what was left out, and the remarks about the file, as lines of plain text."""
    yield tr_format(
        "{origin}. Imported: {hosts} of {all_hosts} hosts, {machines} of {all_machines} virtual machines.",
        origin=" · ".join(filter(None, (inventory.title, inventory.origin, inventory.taken))),
        hosts=count(len(selection.hosts)),
        all_hosts=count(len(selection.placement.hosts)),
        machines=count(len(selection.vms)),
        all_machines=count(len(inventory.vms)),
    )
    for reason, rows in by_reason(inventory, selection).items():
        yield tr_format("Left out ({number}): {reason}", reason=inside(name_of(reason)), number=count(len(rows)))
        yield from (f"- {name}" for name in sorted((inventory.vms[row].name for row in rows), key=natural_order))
    if selection.hosts_left_out:
        yield tr_format("Hosts left out: {number}", number=count(len(selection.hosts_left_out)))
        for row, reason in selection.hosts_left_out.items():
            yield f"- {selection.placement.hosts[row].name} ({name_of(reason)})"
    remarks = remarks_about(inventory, selection)
    if remarks:
        yield tr_format("Contradictions and gaps in the file: {number}", number=count(len(remarks)))
        yield from (f"- {remark.text}. {remark.done}" for remark in remarks)


def remarks_about(inventory: Inventory, selection: Selection) -> tuple[Remark, ...]:
    """Return what the file contradicts or lacks: what its reader noticed, and what is seen of what is taken."""
    hosts = {"", *(selection.placement.hosts[row].name.casefold() for row in selection.hosts)}
    vms = {"", *(inventory.vms[row].name.casefold() for row in selection.vms)}
    found = (
        *inventory.remarks,
        *doubled_vms(inventory, selection.vms),
        *differing_loads(inventory, selection.placement),
    )
    return tuple(remark for remark in found if remark.host.casefold() in hosts and remark.vm.casefold() in vms)


def differing_loads(inventory: Inventory, placement: Placement) -> Iterator[Remark]:
    """Return a remark for each host whose measured CPU is far from that of its virtual machines together."""
    used = [0.0] * len(placement.hosts)
    unknown = set()
    for row, vm in zip(placement.of_vm, inventory.vms, strict=True):
        if vm.power == ON and vm.kind in (MACHINE, AGENT):
            used[row] += vm.cpu_mhz or 0.0
            unknown |= {row} if vm.cpu_mhz is None else set()
    for row, host in enumerate(placement.hosts):
        room = (host.cores or 0) * (host.clock_mhz or 0.0)
        if row in unknown or not room or not used[row] or host.cpu_share is None:
            continue
        together = used[row] / room
        if abs(together - host.cpu_share) > FAR_APART:
            text = tr_format(
                "{host}: its VMs add up to {together} CPU, but the host reports {share}",
                host=host.name,
                together=percent(together),
                share=percent(host.cpu_share),
            )
            done = tr_format("The values of the VMs are used. Both values are snapshots, not averages.")
            yield Remark(about="load", text=text, done=done, host=host.name)


def by_reason(inventory: Inventory, selection: Selection) -> dict[str, list[int]]:
    """Return the virtual machines that are left out by why, the most frequent reason first."""
    found: dict[str, list[int]] = defaultdict(list)
    for row in range(len(inventory.vms)):
        if row in selection.left_out:
            found[selection.left_out[row]].append(row)
    return dict(sorted(found.items(), key=lambda reason: -len(reason[1])))


def name_of(reason: str) -> str:
    """Return why something is left out, in words."""
    if not reason.startswith(CLUSTER):
        return translate(NAMES[reason])
    cluster = reason.removeprefix(CLUSTER)
    return tr_format("Cluster {name}", name=cluster) if cluster else tr_format("No cluster")


def _fitting(lines: list[str]) -> str:
    """Return lines as one text that notes can hold; what does not fit is counted."""
    text, left = "\n".join(lines), len(lines)
    if len(text) <= LONGEST_NOTES:
        return text
    kept: list[str] = []
    room = LONGEST_NOTES - ROOM_FOR_REST
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    left -= len(kept)
    return "\n".join((*kept, tr_format("… and {number} more lines.", number=count(left))))


def _left_out_for(reason: str) -> Callable[[str], str]:
    return lambda number: tr_format(
        "Virtual machines left out ({reason}): {number}.", reason=name_of(reason), number=number
    )


_LEFT_OUT: dict[str, Callable[[str], str]] = {
    TEMPLATES: lambda number: tr_format("Templates left out: {number}.", number=number),
    REPLICAS: lambda number: tr_format("Placeholders of Site Recovery Manager left out: {number}.", number=number),
    AGENTS: lambda number: tr_format("Virtual machines of vSphere itself left out: {number}.", number=number),
    OFF: lambda number: tr_format("Virtual machines left out because they are powered off: {number}.", number=number),
    SUSPENDED: lambda number: tr_format(
        "Virtual machines left out because they are suspended: {number}.", number=number
    ),
    NAME: lambda number: tr_format(
        "Virtual machines left out because their names do not match: {number}.", number=number
    ),
    UNLISTED: lambda number: tr_format(
        "Virtual machines left out because their host is not in the list of hosts: {number}.", number=number
    ),
}
_FACTS: dict[str, Callable[[str], str]] = {
    "hosts": lambda number: tr_format(
        "Hosts that lack hardware details: {number}; placeholders were used (see their notes).",
        number=number,
    ),
    "hypervisors": lambda number: tr_format(
        "Hosts without a named hypervisor: {number}; the generic one with an assumed overhead is used, without page "
        "sharing.",
        number=number,
    ),
    "sizes": lambda number: tr_format(
        "Virtual machines without a size: {number}; placeholders were used (see their notes).",
        number=number,
    ),
    "loads": lambda number: tr_format(
        "Virtual machines with a measured load: {number}. It is a snapshot at the time of the export, not an average.",
        number=number,
    ),
    "speeds": lambda number: tr_format(
        "Hosts with a SPEC result from the hardware library, by the name of their processor: {number}.", number=number
    ),
    "no speeds": lambda number: tr_format(
        "Hosts whose processor is not in the hardware library: {number}; their relative speed is unknown, 1 is used.",
        number=number,
    ),
    "unlisted": lambda number: tr_format(
        "Hosts named by virtual machines but missing from the list of hosts: {number}; they were added.", number=number
    ),
    "empty": lambda number: tr_format("Hosts of the list without virtual machines: {number}.", number=number),
}
