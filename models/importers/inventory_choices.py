"""What of an inventory is taken: choices, and which hosts and virtual machines they leave."""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fnmatch import translate as as_expression

from attrs import field, frozen

from models.importers import inventory as form
from models.importers.inventory import Inventory, InventoryHost, InventoryVm
from models.importers.inventory_hosts import HostKey, Placement
from models.words import tr_noop

# Why a virtual machine can be left out, beside its cluster and its name; a machine has the first that fits.
OFF, SUSPENDED, AGENTS, TEMPLATES, REPLICAS, CARDLESS = (
    "off",
    "suspended",
    "agents",
    "templates",
    "replicas",
    "cardless",
)
CLUSTER, NAME, UNLISTED = "cluster", "name", "unlisted"
REASONS: Mapping[str, Callable[[InventoryVm], bool]] = {
    TEMPLATES: lambda vm: vm.kind == form.TEMPLATE,
    REPLICAS: lambda vm: vm.kind == form.REPLICA,
    AGENTS: lambda vm: vm.kind == form.AGENT,
    OFF: lambda vm: vm.power == form.OFF,
    SUSPENDED: lambda vm: vm.power == form.SUSPENDED,
    CARDLESS: lambda vm: vm.network_cards == 0,
}
USUAL = frozenset({OFF, SUSPENDED, AGENTS, TEMPLATES, REPLICAS})
NAMES = {
    OFF: tr_noop("Powered-off VMs"),
    SUSPENDED: tr_noop("Suspended VMs"),
    AGENTS: tr_noop("VMs of the hypervisor itself (vCLS, CRX)"),
    TEMPLATES: tr_noop("Templates"),
    REPLICAS: tr_noop("Placeholders of Site Recovery Manager"),
    CARDLESS: tr_noop("VMs without a network card"),
    NAME: tr_noop("Name does not match"),
    UNLISTED: tr_noop("Host is not in the list of hosts"),
}
WILD = frozenset("*?")
BETWEEN_PATTERNS = ";"


@frozen(kw_only=True)
class ExchangeRule:
    """Which virtual machines run one version of Exchange, and their roles.

    Parameters
    ----------
    pattern : str
        Names, or guest systems, with `*` for any text and `?` for one character. Text without either may stand
        anywhere. Several are separated by `;`. Empty: none.
    by_guest : bool
        Whether the pattern is about the guest system.
    ticks : mapping of int to bool
        What was ticked by hand, by the place of the machine in the file; it wins over the pattern.
    roles : tuple of str
    version : str
        Empty: that of the catalogue.
    """

    pattern: str = ""
    by_guest: bool = False
    ticks: Mapping[int, bool] = field(factory=dict)
    roles: tuple[str, ...] = ()
    version: str = ""


@frozen(kw_only=True)
class InventoryChoices:
    """What of an inventory is taken.

    Parameters
    ----------
    leave_out : frozenset of str
        Reasons of `REASONS` for which virtual machines are left out.
    clusters : frozenset of str or None
        The clusters that are taken, in small letters; None is all. The empty name is what stands in no cluster.
    names : str
        A pattern as that of `ExchangeRule`; what it does not match is left out. Empty: nothing is.
    only_listed : bool
        Whether hosts that the file does not list are left out, with what stands on them.
    hosts_by_hand : mapping of HostKey to HostKey
        Names that virtual machines use for listed hosts.
    sites_by_hand : mapping of str to str
        Datacenters in small letters, and the ids of the plan's sites that they are; empty for a site of its own.
    keep_load : bool
        Whether measured load becomes the other load of machines that do not run Exchange.
    exchange : tuple of ExchangeRule
        Of several that choose a virtual machine, the first counts.
    page_sharing : bool
        Whether hosts whose hypervisor shares memory pages may count that.
    """

    leave_out: frozenset[str] = USUAL
    clusters: frozenset[str] | None = None
    names: str = ""
    only_listed: bool = False
    hosts_by_hand: Mapping[HostKey, HostKey] = field(factory=dict)
    sites_by_hand: Mapping[str, str] = field(factory=dict)
    exchange: tuple[ExchangeRule, ...] = ()
    keep_load: bool = True
    page_sharing: bool = True


@frozen(eq=False)
class Selection:
    """What the choices leave of an inventory.

    Parameters
    ----------
    hosts, vms : tuple of int
        Places of the hosts (in the placement) and virtual machines (in the file) that are taken.
    left_out : mapping of int to str
        The other virtual machines, and why; `CLUSTER` before the name of a cluster.
    hosts_left_out : mapping of int to str
        The same of hosts; a host without a reason is one that nothing which is taken stands on.
    matched : tuple of frozenset of int
        For each rule of Exchange the virtual machines that are taken and that its pattern matches.
    exchange : mapping of int to int
        The virtual machines that run Exchange, and the place of the rule that counts for each.
    """

    placement: Placement
    hosts: tuple[int, ...]
    vms: tuple[int, ...]
    left_out: Mapping[int, str]
    hosts_left_out: Mapping[int, str]
    matched: tuple[frozenset[int], ...]
    exchange: Mapping[int, int]

    def chosen_by(self, rule: int) -> frozenset[int]:
        """Return the virtual machines for which the rule at a place counts."""
        return frozenset(row for row, place in self.exchange.items() if place == rule)


def matcher(pattern: str) -> Callable[[str], bool]:
    """Return whether a text matches one of the patterns between semicolons; upper and lower case are the same.

    Examples
    --------
    >>> [matcher(pattern)("BRI-EX1") for pattern in ("*-EX*", "ex", "ex?", "*ex?", "", "mail*; bri*")]
    [True, True, False, True, False, True]
    """
    parts = [_one_matcher(part) for part in map(str.strip, pattern.split(BETWEEN_PATTERNS)) if part]
    return lambda text: any(matches(text) for matches in parts)


def _one_matcher(pattern: str) -> Callable[[str], bool]:
    plain = pattern.casefold()
    if not WILD.intersection(plain):
        return lambda text: plain in text.casefold()
    # A bracket is a letter like any other.
    expression = re.compile(as_expression(plain.replace("[", "[[]")))
    return lambda text: expression.match(text.casefold()) is not None


def selected(inventory: Inventory, placement: Placement, choices: InventoryChoices) -> Selection:
    """Return what the choices leave of an inventory, and why the rest is left out."""
    left_out = {row: reason for row, reason in enumerate(_reasons(inventory, placement, choices)) if reason}
    vms = tuple(row for row in range(len(inventory.vms)) if row not in left_out)
    # Of an unlisted host nothing may be left but for its cluster, which can be ticked again.
    used = {placement.of_vm[row] for row in range(len(inventory.vms)) if _but_for_cluster(left_out.get(row, ""))}
    hosts_left_out = {}
    for row, host in enumerate(placement.hosts):
        if row >= placement.listed and (choices.only_listed or row not in used):
            hosts_left_out[row] = UNLISTED
        elif not _is_wanted(choices, host.cluster):
            hosts_left_out[row] = CLUSTER + host.cluster
    hosts = tuple(row for row in range(len(placement.hosts)) if row not in hosts_left_out)
    matched = tuple(_matched(inventory, vms, rule) for rule in choices.exchange)
    exchange = {}
    for row in vms:
        for place, rule in enumerate(choices.exchange):
            if rule.ticks.get(row, row in matched[place]):
                exchange[row] = place
                break
    return Selection(placement, hosts, vms, left_out, hosts_left_out, matched, exchange)


def _matched(inventory: Inventory, vms: Sequence[int], rule: ExchangeRule) -> frozenset[int]:
    matches = matcher(rule.pattern)
    return frozenset(
        row for row in vms if matches(inventory.vms[row].guest if rule.by_guest else inventory.vms[row].name)
    )


def _reasons(inventory: Inventory, placement: Placement, choices: InventoryChoices) -> list[str]:
    """Return for each virtual machine why it is left out, or nothing."""
    wanted = [(name, applies) for name, applies in REASONS.items() if name in choices.leave_out]
    is_named = matcher(choices.names) if choices.names.strip() else None
    # By host: there are far fewer of them.
    of_host = [CLUSTER + host.cluster if not _is_wanted(choices, host.cluster) else "" for host in placement.hosts]
    first_unlisted = placement.listed if choices.only_listed else len(placement.hosts)
    found = []
    for vm, host in zip(inventory.vms, placement.of_vm, strict=True):
        reason = _first_reason(vm, wanted)
        if not reason and is_named is not None and not is_named(vm.name):
            reason = NAME
        if not reason and host >= first_unlisted:
            reason = UNLISTED
        # Last, so that a cluster's counts say what a tick brings.
        found.append(reason or of_host[host])
    return found


def _first_reason(vm: InventoryVm, wanted: Sequence[tuple[str, Callable[[InventoryVm], bool]]]) -> str:
    for name, applies in wanted:
        if applies(vm):
            return name
    return ""


def _but_for_cluster(reason: str) -> bool:
    """Return whether nothing but its cluster leaves something out."""
    return not reason or reason.startswith(CLUSTER)


def _is_wanted(choices: InventoryChoices, cluster: str) -> bool:
    return choices.clusters is None or cluster.casefold() in choices.clusters


def reasons_found(inventory: Inventory) -> Counter[str]:
    """Return how many virtual machines each reason would leave out, each counted for the first that fits."""
    every = tuple(REASONS.items())
    found = Counter(_first_reason(vm, every) for vm in inventory.vms)
    found.pop("", None)
    return found


@frozen
class ClusterCount:
    """A cluster with how many hosts and virtual machines it has, those left out for other reasons not counted."""

    name: str
    hosts: int
    vms: int


def clusters_of(selection: Selection) -> tuple[ClusterCount, ...]:
    """Return the clusters of an inventory in the order of the file; what stands in none comes last."""
    placement = selection.placement
    keys = [host.cluster.casefold() for host in placement.hosts]
    hosts, vms, names = Counter[str](), Counter[str](), dict[str, str]()
    for row, (key, host) in enumerate(zip(keys, placement.hosts, strict=True)):
        names.setdefault(key, host.cluster)
        hosts[key] += _but_for_cluster(selection.hosts_left_out.get(row, ""))
    for row, place in enumerate(placement.of_vm):
        vms[keys[place]] += _but_for_cluster(selection.left_out.get(row, ""))
    ordered = sorted(names, key=lambda key: not key)
    return tuple(ClusterCount(names[key], hosts[key], vms[key]) for key in ordered)


def cpu_share(host: InventoryHost, vm: InventoryVm) -> float | None:
    """Return the measured CPU of a virtual machine, of all its virtual CPUs [fraction]; None where it is not known."""
    if vm.cpu_mhz is None or not vm.vcpus or not host.clock_mhz:
        return vm.cpu_share
    return vm.cpu_mhz / (vm.vcpus * host.clock_mhz)
