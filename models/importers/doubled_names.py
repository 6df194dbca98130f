"""Machines of equal names in one inventory: told, and kept apart by what the file says besides of each."""

from collections.abc import Iterator, Sequence

from models.importers.inventory import Inventory, InventoryHost, InventoryVm, Remark
from models.importers.inventory_hosts import Placement
from models.plan.fields import LONGEST_TEXT
from models.words import count, natural_order, some_of, tr_count, tr_format, tr_noop, translate

MOST_NAMES = 5
NO_HOST = tr_noop("No host given")


def names_of_vms(inventory: Inventory, placement: Placement, rows: Sequence[int]) -> list[str]:
    """Return the names of some virtual machines; equal ones with their host, cluster, site, folder or identifier."""
    vms = [inventory.vms[row] for row in rows]
    hosts = [placement.hosts[placement.of_vm[row]] for row in rows]
    return _apart([vm.name for vm in vms], [_marks_of_vm(vm, host) for vm, host in zip(vms, hosts, strict=True)])


def names_of_hosts(hosts: Sequence[InventoryHost]) -> list[str]:
    """Return the names of hosts; equal ones, which different centers manage, with their cluster, site or center."""
    return _apart(
        [host.name or translate(NO_HOST) for host in hosts], [(host.cluster, host.site, host.center) for host in hosts]
    )


def doubled_vms(inventory: Inventory, rows: Sequence[int]) -> Iterator[Remark]:
    """Return a remark where names of some virtual machines stand more than once."""
    doubled = {key: places for key, places in _by_name([inventory.vms[row].name for row in rows]).items() if places[1:]}
    if doubled:
        found = {inventory.vms[rows[places[0]]].name: len(places) for places in doubled.values()}
        names = [f"{name} ({count(found[name])}×)" for name in sorted(found, key=natural_order)]
        text = tr_count(
            len(names),
            "{count} name belongs to more than one VM: {names}",
            "{count} names belong to more than one VM: {names}",
            names=some_of(names, MOST_NAMES),
        )
        done = tr_format("All of them are imported; a suffix to the name tells them apart.")
        yield Remark(about="doubled vms", text=text, done=done)


def _marks_of_vm(vm: InventoryVm, host: InventoryHost) -> tuple[str, ...]:
    return vm.host and host.name, vm.cluster or host.cluster, vm.site or host.site, vm.folder, vm.identifier


def _by_name(names: Sequence[str]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for place, name in enumerate(names):
        found.setdefault(name.casefold(), []).append(place)
    return found


def _apart(names: Sequence[str], marks: Sequence[tuple[str, ...]]) -> list[str]:
    """Return names of which equal ones are followed by the first of their marks that differs, or by a number."""
    found = list(names)
    for places in _by_name(names).values():
        if len(places) > 1:
            own = next(filter(_differ, zip(*(marks[place] for place in places), strict=True)), ())
            for number, place in enumerate(places, 1):
                mark = own[number - 1] if own else count(number)
                # A long name makes room for its mark, which is what the reader needs.
                ending = f" ({mark[-LONGEST_TEXT // 2 :]})"
                found[place] = f"{names[place][: LONGEST_TEXT - len(ending)]}{ending}"
    return found


def _differ(marks: Sequence[str]) -> bool:
    plain = [mark.casefold() for mark in marks]
    return all(plain) and len({*plain}) == len(plain)
