"""Placement: what each VM needs of a host, what a host of each prototype and site offers, and the packing of both."""

from collections.abc import Sequence

import numpy as np
from attrs import evolve, frozen

from models.calibration.library import FigureSet, Library
from models.capacity.hosting import memory_for_vms_mb
from models.capacity.machines import core_worth
from models.capacity.no_data import NoData, without_data
from models.capacity.results import RESOURCES, Evaluation
from models.consolidation.choices import Choices
from models.consolidation.drafts import Draft
from models.consolidation.packing import Packing, Watch, pack
from models.consolidation.problem import Floats
from models.consolidation.role_rules import apart_groups, crowds_of
from models.errors import PlanError
from models.plan.entities import NOT_MEASURED, Assumptions, Host
from models.words import any_of, tr_format, tr_noop, translate

# The resources of a host, in the order of the packing's dimensions.
BOUNDS = ("vcpus", "memory", "cpu", "disk", "network")
# Resources of which a host's capacity may be unknown; then they do not limit it.
OPTIONAL = ("disk", "network")
# The first of them are hard: a VM has its vCPUs and its memory, whatever the demand.
HARD = 2
WITH_EXCHANGE, OTHERS = "with-exchange", "others"
BY_RULE, BY_NOTHING = "apart", "nothing"
# Errors for a host type that lacks the number to be minimized.
UNKNOWN = {
    "power": tr_noop("The power of {host} is unknown, so it cannot be minimized; enter the power."),
    "rack-units": tr_noop("The rack units of {host} are unknown, so they cannot be minimized; enter the rack units."),
}


@frozen(eq=False)
class HostPool:
    """The hosts that VMs can be placed on, with ceilings and figures.

    Parameters
    ----------
    hosts : tuple of Host
        The prototypes, with the chosen hypervisor.
    sites : tuple of str
        Sites of the VMs; host type `(kind * len(sites) + site) * len(hosts) + host`.
    cpu, memory, disk, network : float
        Ceilings [fraction].
    count_sharing : bool
        Whether the memory that page sharing returns is allotted again.
    worth : (hosts, calibrations)
        What a core of each prototype is worth to the machines of each calibration.
    members : tuple of tuple of str
        Members of each DAG: machines of the design, by id, of which no two share a host.
    shared_by : float
        vCPUs of VMs of unknown load that share a core of the slowest prototype: as many as today, or as chosen.
    """

    choices: Choices
    library: Library
    hosts: tuple[Host, ...]
    sites: tuple[str, ...]
    cpu: float
    memory: float
    disk: float
    network: float
    count_sharing: bool
    worth: Floats
    members: tuple[tuple[str, ...], ...] = ()
    shared_by: float = 1.0

    @property
    def slowest(self) -> int:
        """Return the row of the prototype with the slowest cores: VMs are sized for it."""
        return int((self.worth / self.worth.max(axis=0)).min(axis=1).argmin())

    @property
    def speeds(self) -> Floats:
        """Return the speed of a core of each prototype against the slowest one's: (prototypes,), where it helps least.

        A curve of CPU over users falls faster than that, so on fast cores more may be left than is counted.
        """
        speeds: Floats = (self.worth / self.worth[self.slowest]).min(axis=1)
        return speeds

    @property
    def sizing_host(self) -> Host:
        """Return the slowest prototype, with an adapter of one that has one, so that traffic can be measured."""
        host = self.hosts[self.slowest]
        known = [host.network_mbit_s for host in self.hosts if host.network_mbit_s is not None]
        return evolve(host, network_mbit_s=max(known)) if host.network_mbit_s is None and known else host


@frozen(eq=False)
class Placing:
    """A packing with what bound each VM.

    Parameters
    ----------
    bound_by : tuple of str
        For each VM what keeps another like it off its host: one of `BOUNDS`; ``apart`` where there is room and a
        rule keeps it off; ``nothing`` where there is room.
    fill : tuple of float
        How much of what its host has least left of is taken [fraction].
    no_data : dict
        The VMs of which the CPU or the memory that they need is not known, by resource.
    uncounted : tuple of str
        Resources that hosts have a limit of and that not all VMs have data on.
    """

    packing: Packing
    bound_by: tuple[str, ...]
    fill: tuple[float, ...]
    no_data: NoData
    uncounted: tuple[str, ...]


def pool_of(choices: Choices, library: Library, assumptions: Assumptions, drafts: Sequence[Draft]) -> HostPool:
    """Return the hosts that VMs can be placed on.

    Raises
    ------
    PlanError
        If there is no prototype, or no such hypervisor.
    """
    if not choices.hosts:
        raise PlanError("", tr_format("choose at least one host type."))
    hosts = tuple(
        # What was measured of a host says nothing of the new ones.
        evolve(host, hypervisor=choices.hypervisor or host.hypervisor, measured=NOT_MEASURED)
        for host in choices.hosts
    )
    for host in hosts:
        if host.hypervisor not in library.hypervisors:
            known = any_of(sorted(library.hypervisors))
            raise PlanError(
                "", tr_format("there is no hypervisor '{id}'; known: {known}.", id=host.hypervisor, known=known)
            )
    sharing = choices.count_page_sharing
    return HostPool(
        choices=choices,
        library=library,
        hosts=hosts,
        sites=tuple(sorted({draft.site for draft in drafts})),
        cpu=choices.cpu_ceiling or assumptions.cpu_ceiling,
        memory=choices.memory_ceiling or assumptions.memory_ceiling,
        disk=library.common.get("disk.ceiling").value,
        network=library.common.get("network.ceiling").value,
        count_sharing=assumptions.count_page_sharing if sharing is None else sharing,
        worth=worth_of(hosts, drafts, library),
    )


def worth_of(hosts: Sequence[Host], drafts: Sequence[Draft], library: Library) -> Floats:
    """Return what a core of some hosts is worth to VMs: (hosts, calibrations of the VMs)."""
    calibrations = [library.calibration_of(exchange) for exchange in sorted({draft.vm.exchange for draft in drafts})]
    return np.array(
        [[core_worth(host.processor, calibration, "central") for calibration in calibrations] for host in hosts]
    )


def place_vms(
    pool: HostPool, drafts: Sequence[Draft], evaluation: Evaluation, time_limit_s: float, watch: Watch
) -> Placing:
    """Return the VMs placed on the fewest or cheapest hosts.

    Raises
    ------
    ImpossibleRulesError
        If no placement keeps all rules.
    """
    kinds = _kinds_of_hosts(drafts)
    crowds = crowds_of(pool.choices, pool.library, drafts)
    demand = np.column_stack([_demand(pool, drafts, evaluation), crowds.member])
    chosen = pool.choices.vcpus_per_core is not None
    capacity = np.concatenate([_capacity(pool, counts_vcpus=chosen or kind != OTHERS) for kind in kinds])
    capacity = np.column_stack([capacity, np.tile(crowds.most, (len(capacity), 1))])
    limited = [name for name in OPTIONAL if np.isfinite(capacity[:, BOUNDS.index(name)]).any()]
    # Types by kind, site and prototype, in this order.
    offered = np.tile(capacity.reshape(len(kinds), 1, len(pool.hosts), -1), (1, len(pool.sites), 1, 1))
    offered = offered.reshape(-1, demand.shape[1])
    capacity = np.where(np.isinf(offered), np.maximum(demand.sum(axis=0), 1.0), offered)
    # A VM whose demand is larger than any host takes a whole one, and is reported afterwards.
    demand[:, HARD:] = np.minimum(demand[:, HARD:], capacity.max(axis=0)[HARD:])
    rows = {source: row for row, draft in enumerate(drafts) for source in draft.sources}
    apart = apart_groups(pool.choices, pool.library, drafts, rows, pool.members)
    packing = pack(
        demand,
        capacity,
        np.tile(costs_of(pool.hosts, pool.choices.fewest), len(kinds) * len(pool.sites)),
        apart=apart,
        together=[[rows[machine] for machine in group] for group in pool.choices.together],
        pinned=_pinned(pool, drafts, kinds),
        time_limit_s=time_limit_s,
        watch=watch,
    )
    bound_by, fill = _bounds(packing, demand, offered, {row for group in apart for row in group})
    unknown = np.array(
        [[evaluation.gauge(draft.vm.id, name).utilization is None for draft in drafts] for name in RESOURCES]
    )
    return Placing(
        packing=packing,
        bound_by=bound_by,
        fill=fill,
        no_data=without_data([draft.vm.id for draft in drafts], unknown),
        uncounted=tuple(name for name in limited if unknown[RESOURCES.index(name)].any()),
    )


def useful_types(pool: HostPool) -> tuple[Host, ...]:
    """Return the prototypes without those that another one is as good as in everything and does not cost more than.

    VMs are sized for the slowest type, so a type that nobody needs would make all of them larger.

    Raises
    ------
    PlanError
        If what is minimized of one of them is not known.
    """
    offers = _capacity(pool, counts_vcpus=True)
    good = np.column_stack([offers, pool.worth, -costs_of(pool.hosts, pool.choices.fewest)])
    # What is not known of a host is not better than what is known of another.
    alike = [(host.hypervisor, host.large_pages, host.disk_iops is None, host.network_mbit_s is None)
             for host in pool.hosts]  # fmt: skip

    def is_beaten(row: int, other: int) -> bool:
        as_good = alike[row] == alike[other] and bool((good[other] >= good[row]).all())
        # Of two that are equal in everything the first stays.
        return as_good and (other < row or bool((good[other] > good[row]).any()))

    rows = range(len(pool.hosts))
    return tuple(pool.hosts[row] for row in rows if not any(is_beaten(row, other) for other in rows if other != row))


def costs_of(hosts: Sequence[Host], fewest: str) -> Floats:
    """Return what a host of each prototype costs: (prototypes,) [hosts, cores, W or rack units].

    Raises
    ------
    PlanError
        If one of them does not say it.
    """
    values = [_counted(host, fewest) for host in hosts]
    for host, value in zip(hosts, values, strict=True):
        if not value:
            raise PlanError("", translate(UNKNOWN[fewest]).format(host=host.name))
    return np.array(values, dtype=np.float64)


def _counted(host: Host, fewest: str) -> float | None:
    counted = {
        "hosts": 1.0,
        "cores": float(host.processor.cores),
        "power": host.power_watts,
        "rack-units": host.rack_units,
    }
    return counted[fewest]


def _kinds_of_hosts(drafts: Sequence[Draft]) -> tuple[str, ...]:
    """Return the kinds of hosts: those that follow the rule on vCPUs of Exchange, and those that run none of it.

    How many vCPUs a core may have is a rule for hosts with Exchange; other VMs may stand on either kind.
    """
    kinds = (
        (WITH_EXCHANGE, any(draft.vm.roles for draft in drafts)),
        (OTHERS, not all(draft.vm.roles for draft in drafts)),
    )
    return tuple(kind for kind, wanted in kinds if wanted)


def _demand(pool: HostPool, drafts: Sequence[Draft], evaluation: Evaluation) -> Floats:
    """Return what each VM asks: vCPUs, memory [MB], busy cores of the slowest prototype, disk operations, Mbit/s.

    A VM of which nobody knows how busy it is may be as busy as its ceiling allows; one without Exchange that shares
    its cores with others today goes on to do so. Disk operations and traffic that are not known are not counted, which
    the answer says.
    """
    host = pool.sizing_host
    # Nobody knows yet on which host type a VM will stand: the hypervisor that takes most counts.
    profiles = [pool.library.hypervisors[identifier] for identifier in {entry.hypervisor for entry in pool.hosts}]

    def use(draft: Draft, resource: str, otherwise: float = 0.0) -> float:
        known = evaluation.gauge(draft.vm.id, resource).utilization
        return otherwise if known is None else known

    return np.array([[
        float(draft.vm.vcpus),
        max(_memory_mb(pool, profile, draft) for profile in profiles),
        use(draft, "cpu", pool.cpu / (pool.shared_by if shares_cores(draft) else 1.0)) * draft.vm.vcpus,
        use(draft, "disk") * (draft.vm.disk_iops or 0.0),
        use(draft, "network") * (host.network_mbit_s or 0.0),
    ] for draft in drafts])  # fmt: skip


def shares_cores(draft: Draft) -> bool:
    """Return whether a VM shares cores with others today and no rule of Exchange speaks against it."""
    return draft.was_vm and not draft.vm.roles


def _memory_mb(pool: HostPool, profile: FigureSet, draft: Draft) -> float:
    """Return the memory that a VM takes of its host, shared pages given back where they count."""
    allotted = float(draft.vm.memory_mb)
    return allotted + memory_for_vms_mb(profile, [draft.vm], "central") - _shared_mb(pool, profile, allotted)


def _shared_mb(pool: HostPool, profile: FigureSet, allotted: float) -> float:
    if not pool.count_sharing or any(host.large_pages for host in pool.hosts):
        return 0.0
    per_vm, most = profile.find("sharing.per_vm_mb"), profile.get("sharing.most_fraction").value
    shared = allotted * profile.get("sharing.fraction").value if per_vm is None else per_vm.value
    return min(shared, allotted * most)


def _capacity(pool: HostPool, *, counts_vcpus: bool) -> Floats:
    offers = np.array([_offer(pool, host, speed) for host, speed in zip(pool.hosts, pool.speeds, strict=True)])
    if not counts_vcpus:
        offers[:, BOUNDS.index("vcpus")] = np.inf
    return offers


def _offer(pool: HostPool, host: Host, speed: float) -> list[float]:
    profile, cores = pool.library.hypervisors[host.hypervisor], float(host.processor.cores)
    # The first VM of a guest system shares nothing, so its share is taken from the host once.
    per_vm = profile.find("sharing.per_vm_mb")
    first = per_vm.value if per_vm is not None and pool.count_sharing and not host.large_pages else 0.0
    return [
        vcpus_offered(profile, host.processor.cores, pool.choices.vcpus_per_core),
        # A host may be too small for its hypervisor alone.
        max(host.memory_mb * pool.memory - profile.get("memory.hypervisor_mb").value - first, 0.0),
        cores * pool.cpu * speed,
        float("inf") if host.disk_iops is None else host.disk_iops * pool.disk,
        float("inf") if host.network_mbit_s is None else host.network_mbit_s * pool.network,
    ]


def vcpus_offered(profile: FigureSet, cores: int, vcpus_per_core: float | None = None) -> float:
    """Return the vCPUs that VMs can have on a host.

    Parameters
    ----------
    profile : FigureSet
        Of the hypervisor.
    vcpus_per_core : float or None
        At most; None: what the profile recommends.
    """
    ratio = vcpus_per_core or profile.get("vcpus_per_core.recommended").value
    most, own = profile.get("vcpus_per_core.most").value, profile.get("vcpus_per_core.host").value
    vcpus = cores * ratio
    # The maximum includes the host's own vCPUs.
    return min(vcpus, cores * most - own) if ratio <= most else vcpus


def _pinned(pool: HostPool, drafts: Sequence[Draft], kinds: Sequence[str]) -> dict[int, list[int]]:
    """Return the types of hosts that each VM may stand on: those of its site, with Exchange only the first kind."""
    prototypes, sites = len(pool.hosts), len(pool.sites)
    return {
        row: [
            (kind * sites + pool.sites.index(draft.site)) * prototypes + number
            for kind in range(1 if draft.vm.roles else len(kinds))
            for number in range(prototypes)
        ]
        for row, draft in enumerate(drafts)
    }


def _bounds(
    packing: Packing, demand: Floats, capacity: Floats, ruled: set[int]
) -> tuple[tuple[str, ...], tuple[float, ...]]:
    """Return for each VM what keeps another like it off its host, and how full that is."""
    load = np.zeros((len(packing.type_of_host), demand.shape[1]))
    np.add.at(load, list(packing.host_of), demand)
    room = capacity[list(packing.type_of_host)]
    bound_by = []
    for row, host in enumerate(packing.host_of):
        short = load[host] + demand[row] > room[host]
        tightest = int(np.where(short, load[host] / room[host], -1.0).argmax())
        free = BY_RULE if row in ruled else BY_NOTHING
        # Behind the resources there are the VMs of which a host may have no more.
        tight = BOUNDS[tightest] if tightest < len(BOUNDS) else BY_RULE
        bound_by.append(tight if short.any() else free)
    fill = (load / room)[:, : len(BOUNDS)].max(axis=1)
    return tuple(bound_by), tuple(float(fill[host]) for host in packing.host_of)
