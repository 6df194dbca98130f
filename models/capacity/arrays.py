"""A design as arrays: everything that an evaluation needs, with shape and unit. All are read-only."""

from collections.abc import Mapping
from functools import cached_property

import numpy as np
from attrs import frozen

from models.calibration.library import Library
from models.capacity.alike import Sorts
from models.capacity.coefficients import QUANTITIES, RANGED, DutyCost
from models.capacity.floats import Flags, Floats, Indices, aligned
from models.capacity.held import Held
from models.capacity.nearest import Nearest
from models.plan.entities import Design, Machine, Plan
from models.plan.queries import joined_sites

KNOWN = (*QUANTITIES, "response")


@frozen(eq=False, kw_only=True)
class Serving:
    """Which sites serve which populations in one duty.

    Parameters
    ----------
    order : (served,)
        Rows of the served populations, by serving site.
    starts : (sites that serve,)
        Where each serving site's populations begin in `order`.
    sites : (sites that serve,)
        Rows of those sites.
    site_of : (populations,)
        Row of the site that serves each population; -1 for none.
    by_group : (populations,)
        Whose mailboxes are in databases of a group: its members serve them, wherever these stand, and not their site.
    """

    order: Indices
    starts: Indices
    sites: Indices
    site_of: Indices
    by_group: Flags


@frozen(eq=False, kw_only=True)
class Assignments:
    """One row for each duty of each machine, sorted by machine.

    What a duty costs is kept once for each sort of cost; the tables over all rows are made when they are asked for.

    Parameters
    ----------
    machine, duty, site : (assignments,)
        Rows.
    share : (assignments,)
        Part of the site's load in that duty [fraction].
    costs : tuple of DutyCost
        One at least, which says what shapes the tables have.
    cost : (assignments,)
        Which of the costs each row has.
    curve_users : (bounds, assignments)
        Heavy users that take the machine to the measuring point; NaN where CPU follows from costs.
    curve_exponent, curve_beyond : (bounds, assignments)
        Up to the measuring point, and past it.
    curve_point : (assignments,)
        CPU at the measuring point [fraction].
    group, member : (assignments,)
        Row of the group whose users it serves, too, and the machine's number among the members; `NOBODY` elsewhere.
    active, passive : (homes, assignments)
        Part of the databases of each home of its group that the machine serves, and of which it holds another copy
        [fraction].
    """

    machine: Indices
    duty: Indices
    site: Indices
    share: Floats
    costs: tuple[DutyCost, ...]
    cost: Indices
    curve_users: Floats
    curve_exponent: Floats
    curve_beyond: Floats
    curve_point: Floats
    group: Indices
    member: Indices
    active: Floats
    passive: Floats

    def cost_of(self, row: int) -> DutyCost:
        """Return the costs of one row; the tables are of all rows and large."""
        return self.costs[int(self.cost[row])]

    def _table(self, name: str) -> Floats:
        """Return a table of the costs for all rows, with the columns of each cost last: (..., assignments, columns)."""
        return np.stack(aligned([getattr(cost, name) for cost in self.costs]), axis=-2)[..., self.cost, :]

    def _column(self, name: str) -> Floats:
        """Return a number of the costs for all rows: (..., assignments)."""
        return np.stack(aligned([getattr(cost, name) for cost in self.costs]), axis=-1)[..., self.cost]

    @cached_property
    def cpu(self) -> Floats:
        """Return the CPU of one of each driver: (bounds, assignments, drivers)."""
        return self._table("cpu")

    @cached_property
    def slope(self) -> Floats:
        """Return how the CPU of one grows with their number: (bounds, assignments, drivers)."""
        return self._table("slope")

    @cached_property
    def memory(self) -> Floats:
        """Return the memory of one of each driver: (bounds, assignments, drivers)."""
        return self._table("memory")

    @cached_property
    def disk(self) -> Floats:
        """Return the disk operations of one of each driver: (bounds, assignments, drivers)."""
        return self._table("disk")

    @cached_property
    def network(self) -> Floats:
        """Return the traffic of one of each driver: (bounds, assignments, drivers)."""
        return self._table("network")

    @cached_property
    def ldap(self) -> Floats:
        """Return the directory queries of one of each driver: (bounds, assignments, drivers)."""
        return self._table("ldap")

    @cached_property
    def shape_limit(self) -> Floats:
        """Return users at which a cost of unknown shape was published: (bounds, assignments, protocols).

        Infinite where the shape is known.
        """
        return self._table("shape_limit")

    @cached_property
    def constant_part(self) -> Floats:
        """Return least and most part of such a cost that does not grow [fraction]: (ends, assignments, protocols)."""
        return self._table("constant_part")

    @cached_property
    def pooled_share(self) -> Floats:
        """Return least and most share of the first of two pooled requests: (ends, assignments); NaN without."""
        return self._column("pooled_share")

    @cached_property
    def fit_error(self) -> Floats:
        """Return the error of a fit of the CPU [fraction of the machine]: (bounds, assignments)."""
        return self._column("fit_error")

    @cached_property
    def covered(self) -> Floats:
        """Return whether there is a CPU figure for each protocol's users: (assignments, protocols)."""
        return np.stack([cost.covered for cost in self.costs])[self.cost]

    @cached_property
    def carrying(self) -> Floats:
        """Return whether that costs anything: (assignments, protocols)."""
        return np.stack([cost.carrying for cost in self.costs])[self.cost]

    @cached_property
    def most(self) -> dict[str, Floats]:
        """Return by quantity how much of each driver its figures hold for: (assignments, drivers)."""
        return {quantity: np.stack([cost.most[quantity] for cost in self.costs])[self.cost] for quantity in RANGED}

    @cached_property
    def known(self) -> dict[str, Flags]:
        """Return by quantity whether the calibration has figures for it: (assignments,)."""
        return {quantity: np.array([quantity in cost.known for cost in self.costs])[self.cost] for quantity in KNOWN}


@frozen(eq=False, kw_only=True)
class Machines:
    """One row for each machine, sorted by id.

    Parameters
    ----------
    sort : (machines,)
        Which machines differ in name, place and price alone.
    site : (machines,)
        Row of the site that a machine, or its host, stands in.
    is_host, is_vm : (machines,)
    host : (machines,)
        Row of a VM's host; its own row for others.
    cores : (machines,)
        Cores, or vCPUs of a VM; NaN for a host of which they are not known, as its memory.
    host_cores : (machines,)
        Cores of its host that a VM can keep busy: half its vCPUs where these are threads, and none where it is off.
    given_mb : (machines,)
        Memory that its host gives to a VM [MB]: none where it is off.
    nominal_mhz : (machines,)
        Cores, clock and relative speed multiplied: the weight of a machine among others of another version.
    weight : (machines,)
        What the plan says instead, 1 for an average machine of its group; NaN where it says nothing.
    unit : (machines,)
        Row of the unit of its capacity among those of the library; 0 for hosts.
    capacity : (bounds, machines)
        CPU in the calibration's unit, after the derate.
    has_role : (machines,)
    derate : (bounds, machines)
        1 for physical machines.
    curve_derate : (bounds, machines)
        The derate against as many single processors: without what each further physical processor loses.
    beyond : (resources, machines)
        Whether cores, VMs, vCPUs, memory or settings lie beyond what the figures hold for.
    core_mhz : (machines,)
        What a core is worth in MHz of the reference core [MHz].
    memory_mb, usable_mb : (machines,)
        Installed or allotted, and what the system can use of it [MB].
    memory_base_mb, installed_share : (bounds, machines)
        Memory of the roles before users, and the part of the installed memory that caches take; NaN without figures.
    recommended_mb : (machines,)
        What the rules say to install for the roles and cores [MB]; NaN where there is no rule.
    hypervisor_mb, per_vm_mb : (bounds, machines)
        Memory of a host's hypervisor, and its sum over the VMs [MB].
    sharing_mb : (bounds, machines)
        Memory that page sharing returns on a host; low load is much sharing [MB].
    disk_iops, network_kb_s : (machines,)
        What disk and network can serve; NaN where not given.
    other_cpu : (machines,)
        What programs other than Exchange use of the machine's own cores [fraction]; 0 where a machine with a role, or
        a host, is not said to have any, NaN where nothing is known of it, or not how fast the cores of its host are.
    other_mb : (machines,)
        The same of its memory [MB].
    other_iops, other_kb_s : (machines,)
        Their disk operations [1/s] and traffic [KB/s]; NaN where not given.
    measured_cores : (machines,)
        Cores of a host that were busy when its CPU was measured; infinite where it was not.
    speed_unknown : (machines,)
        Whether what a core of a server or VM is worth follows from a placeholder of its hardware.
    """

    ids: tuple[str, ...]
    sort: Indices
    site: Indices
    is_host: Flags
    is_vm: Flags
    host: Indices
    cores: Floats
    host_cores: Floats
    given_mb: Floats
    nominal_mhz: Floats
    weight: Floats
    unit: Indices
    capacity: Floats
    has_role: Flags
    derate: Floats
    curve_derate: Floats
    beyond: Flags
    core_mhz: Floats
    memory_mb: Floats
    usable_mb: Floats
    memory_base_mb: Floats
    installed_share: Floats
    recommended_mb: Floats
    hypervisor_mb: Floats
    per_vm_mb: Floats
    sharing_mb: Floats
    disk_iops: Floats
    network_kb_s: Floats
    other_cpu: Floats
    other_mb: Floats
    other_iops: Floats
    other_kb_s: Floats
    measured_cores: Floats
    speed_unknown: Flags

    @cached_property
    def most_cores(self) -> Floats:
        """Return the cores of its host that each VM of unknown load keeps busy at most: (machines,).

        Its vCPUs. Those without a role, which no user of the plan makes busier, together use no more than was measured
        on their host; what is Exchange's part of that is unknown, so nothing is taken off.
        """
        steady = np.where(np.isnan(self.other_cpu) & ~self.has_role, self.host_cores, 0.0)
        together = np.bincount(self.host, weights=steady, minlength=len(self.ids))
        with np.errstate(divide="ignore", invalid="ignore"):
            part = np.where(together > 0.0, np.minimum(self.measured_cores / together, 1.0), 1.0)
        return np.where(steady > 0.0, steady * part[self.host], self.host_cores)

    @property
    def crowded(self) -> Flags:
        """Return which VMs stand on a host with fewer cores than its VMs could keep busy together: (machines,)."""
        together = np.bincount(self.host, weights=self.host_cores, minlength=len(self.ids))
        full: Flags = self.is_vm & (together[self.host] > self.cores[self.host])
        return full

    @property
    def is_off(self) -> Flags:
        """Return which machines are VMs that are switched off: (machines,)."""
        off: Flags = self.is_vm & (self.host_cores == 0.0)
        return off

    @cached_property
    def hosted(self) -> Indices:
        """Return the number of VMs that are switched on, on each machine: (machines,)."""
        return np.bincount(self.host[self.host_cores > 0.0], minlength=len(self.ids))


@frozen(eq=False, kw_only=True)
class Workload:
    """What all designs of a plan share: figures, sites and the demand of its users.

    Parameters
    ----------
    library : Library
        With the plan's own figures.
    site_rows : mapping of str to int
    server : (sites,)
        Row of the site that the plan names to serve each site, `NOBODY` for none.
    home : (populations,)
        Row of the site of each.
    drivers : (bounds, populations, drivers)
    people, mailboxes : (populations,)
        Each person counted once, whatever they use, and mailboxes.
    """

    plan: Plan
    library: Library
    site_rows: Mapping[str, int]
    server: Indices
    home: Indices
    drivers: Floats
    people: Floats
    mailboxes: Floats

    @cached_property
    def neighbours(self) -> dict[str, list[tuple[str, str]]]:
        """Return the links of each site, each with the site at its other end."""
        found: dict[str, list[tuple[str, str]]] = {site.id: [] for site in self.plan.sites}
        for link in self.plan.links:
            first, second = link.ends
            found[first].append((link.id, second))
            found[second].append((link.id, first))
        return found

    @cached_property
    def nearest(self) -> Nearest:
        """Return what says which of some sites is nearest to each site."""
        return Nearest(self.plan)

    @cached_property
    def joined(self) -> Indices:
        """Return for each site a number that it shares with the sites that links join to it: (sites,)."""
        return np.array(joined_sites(self.plan), dtype=np.int64)


@frozen(eq=False, kw_only=True)
class CompiledDesign:
    """A design as arrays, with the plan it was made from.

    Parameters
    ----------
    drivers : (bounds, populations, drivers)
    people, mailboxes : (populations,)
        Each person counted once, whatever they use, and mailboxes.
    serving : mapping of int to Serving
        By row of the duty.
    groups : tuple of Held
        The database availability groups.
    carried : (homes, groups, populations)
        Part of each population whose mailboxes are in the databases of a home of a group that serves them [fraction].
        Most groups have one home; one whose databases follow its users has one for each site of theirs.
    workload : Workload
        What the other designs of the plan were made from, too.
    sorts : Sorts
        What numbers the machines' sorts.
    failing : frozenset of int
        Rows of the groups that have lost members.
    """

    plan: Plan
    design: Design
    entities: tuple[Machine, ...]
    machines: Machines
    assignments: Assignments
    drivers: Floats
    people: Floats
    mailboxes: Floats
    serving: dict[int, Serving]
    groups: tuple[Held, ...]
    carried: Floats
    workload: Workload
    sorts: Sorts
    failing: frozenset[int] = frozenset()

    @cached_property
    def in_group(self) -> Flags:
        """Return which populations each group serves: (groups, populations)."""
        return np.asarray((self.carried > 0.0).any(axis=0))

    @property
    def site_rows(self) -> Mapping[str, int]:
        """Return the row of each site."""
        return self.workload.site_rows
