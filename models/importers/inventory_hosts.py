"""Which host each virtual machine of an inventory stands on: sheets of one file write names of hosts differently."""

from collections import Counter
from collections.abc import Iterable, Mapping

from attrs import evolve, frozen

from models.importers.inventory import Inventory, InventoryHost, InventoryVm

# Center and name of a host, in small letters.
HostKey = tuple[str, str]
# Shorter names are the end of many others.
LEAST_SIMILAR = 4


@frozen(eq=False)
class Placement:
    """The hosts of an inventory, and the host of each of its virtual machines.

    Parameters
    ----------
    hosts : tuple of InventoryHost
        Those that the file lists, then those that only virtual machines name.
    listed : int
        How many of them the file lists.
    of_vm : tuple of int
        For each virtual machine the place of its host among them.
    """

    hosts: tuple[InventoryHost, ...]
    listed: int
    of_vm: tuple[int, ...]

    @property
    def unlisted(self) -> tuple[InventoryHost, ...]:
        """Return the hosts that virtual machines name and the file does not list."""
        return self.hosts[self.listed :]


def placed(inventory: Inventory, by_hand: Mapping[HostKey, HostKey] | None = None) -> Placement:
    """Return the hosts of an inventory with what stands on them.

    A host is found by its whole name or, where that is clear, by the part before the dot.

    Parameters
    ----------
    by_hand : mapping of HostKey to HostKey
        Names that virtual machines use, and the listed hosts that are meant.
    """
    hosts = list(inventory.hosts)
    rows = {host.key: row for row, host in enumerate(hosts)}
    short = _by_short_name(rows)
    of_vm = []
    for vm in inventory.vms:
        key = (by_hand or {}).get(vm.host_key, vm.host_key) if vm.host else _nowhere(vm)
        row = rows.get(key)
        if row is None:
            same = short.get((key[0], key[1].partition(".")[0]), [])
            row = rows[same[0]] if len(same) == 1 else None
        if row is None:
            row = rows[key] = len(hosts)
            hosts.append(InventoryHost(name=vm.host, center=vm.center, site=vm.site, cluster=vm.cluster))
        of_vm.append(row)
    return Placement(tuple(_with_places(hosts, inventory, of_vm)), len(inventory.hosts), tuple(of_vm))


def similar_names(placement: Placement) -> dict[HostKey, HostKey]:
    """Return a proposal for hosts that the file does not list: the one listed host whose name is the end of theirs.

    The part before the dot counts, and either name may be the end of the other.
    """
    listed = {host.key: _short(host) for host in placement.hosts[: placement.listed]}
    proposed = {}
    for host in placement.unlisted:
        alike = [key for key, name in listed.items() if key[0] == host.key[0] and _is_alike(_short(host), name)]
        if len(alike) == 1:
            proposed[host.key] = alike[0]
    twice = {key for key, number in Counter(proposed.values()).items() if number > 1}
    return {name: key for name, key in proposed.items() if key not in twice}


def _by_short_name(keys: Iterable[HostKey]) -> dict[HostKey, list[HostKey]]:
    found: dict[HostKey, list[HostKey]] = {}
    for key in keys:
        found.setdefault((key[0], key[1].partition(".")[0]), []).append(key)
    return found


def _short(host: InventoryHost) -> str:
    return host.key[1].partition(".")[0]


def _is_alike(first: str, second: str) -> bool:
    shorter, longer = sorted((first, second), key=len)
    return len(shorter) >= LEAST_SIMILAR and longer.endswith(shorter)


def _nowhere(vm: InventoryVm) -> HostKey:
    """Return the key of a host for what names none: one for each cluster. No name of a host has two lines."""
    return vm.host_key[0], f"\n{vm.site}\n{vm.cluster}".casefold()


def _with_places(hosts: list[InventoryHost], inventory: Inventory, of_vm: list[int]) -> Iterable[InventoryHost]:
    """Return the hosts; what their own rows do not say of datacenter and cluster, the first of their machines says."""
    sites: dict[int, str] = {}
    clusters: dict[int, str] = {}
    for row, vm in zip(of_vm, inventory.vms, strict=True):
        sites[row] = sites.get(row) or vm.site
        clusters[row] = clusters.get(row) or vm.cluster
    for row, host in enumerate(hosts):
        site, cluster = host.site or sites.get(row, ""), host.cluster or clusters.get(row, "")
        yield host if (site, cluster) == (host.site, host.cluster) else evolve(host, site=site, cluster=cluster)
