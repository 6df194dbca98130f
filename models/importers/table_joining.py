"""Tables of one estate as one inventory: a list of hosts beside a list of virtual machines."""

from collections.abc import Iterator, Sequence

from attrs import evolve

from models.importers.inventory import LONGEST_REMARK, MOST_REMARKS, Inventory, InventoryHost, InventoryVm, Remark
from models.importers.inventory_hosts import placed
from models.words import count, tr_format

# Remarks about tables that are lacking another one.
HOSTLESS, SHARES = "hostless", "shares"


def joined(tables: Sequence[Inventory]) -> Inventory:
    """Return tables as one inventory; of hosts that several list, the first counts.

    A load that is a share becomes MHz where the clock of the host is known.
    """
    hosts: dict[tuple[str, str], InventoryHost] = {}
    for table in tables:
        for host in table.hosts:
            hosts.setdefault(host.key, host)
    remarks = [remark for table in tables for remark in table.remarks if remark.about not in (HOSTLESS, SHARES)]
    whole = evolve(
        tables[0],
        origin=" + ".join(dict.fromkeys(table.origin for table in tables))[:LONGEST_REMARK],
        source=", ".join(dict.fromkeys(table.source for table in tables if table.source)),
        hosts=tuple(hosts.values()),
        vms=tuple(vm for table in tables for vm in table.vms),
    )
    vms = tuple(_with_clocks(whole))
    return evolve(whole, vms=vms, remarks=(*remarks, *_gaps(whole, vms))[:MOST_REMARKS])


def _with_clocks(inventory: Inventory) -> Iterator[InventoryVm]:
    """Return the virtual machines, with their load in MHz where it follows from the clock of their host."""
    placement = placed(inventory)
    for vm, row in zip(inventory.vms, placement.of_vm, strict=True):
        clock = placement.hosts[row].clock_mhz
        if vm.cpu_mhz is None and vm.cpu_share is not None and vm.vcpus and clock:
            yield evolve(vm, cpu_mhz=vm.cpu_share * vm.vcpus * clock)
        else:
            yield vm


def _gaps(inventory: Inventory, vms: Sequence[InventoryVm]) -> Iterator[Remark]:
    """Return what only another table could say."""
    if vms and not inventory.hosts:
        yield Remark(
            about=HOSTLESS,
            text=tr_format("The table lists virtual machines and no hosts"),
            done=tr_format("Hosts get placeholders for cores, clock and memory: correct them in the plan."),
        )
    shares = sum(vm.cpu_mhz is None and vm.cpu_share is not None for vm in vms)
    if shares:
        yield Remark(
            about=SHARES,
            text=tr_format(
                "Virtual machines whose CPU load is a share, on hosts of unknown clock: {number}", number=count(shares)
            ),
            done=tr_format("The share is kept; the load in MHz stays unknown."),
        )
