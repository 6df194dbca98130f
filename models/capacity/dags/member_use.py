"""The CPU and the memory of a group's members in any failure, from the figures of their gauges."""

from collections.abc import Iterator
from functools import cached_property

import numpy as np
from attrs import frozen

from models.capacity import virtualization
from models.capacity.arrays import Assignments, CompiledDesign
from models.capacity.assigning import shares
from models.capacity.distinct import distinct_machines, machines_of_sites, restricted
from models.capacity.drivers import DRIVERS
from models.capacity.floats import Flags, Floats, Indices
from models.capacity.load import (
    COPIES,
    PASSIVE,
    asks_unknown,
    busy_of,
    cpu_parts,
    demand_on_groups,
    demand_on_sites,
    load_of,
    memory_parts,
)
from models.capacity.members import STORE_ROW, rows_of
from models.capacity.sums import sum_to_rows

# Failures whose other users are worked out at once: their tables stay small.
FAILURES_AT_ONCE = 256


class SiteWork:
    """What a design asks of its machines at one bound apart from groups, and what its hosts are used for.

    Parameters
    ----------
    bound : int
        Row in `BOUNDS`.
    sites : (sites,), optional
        The sites whose hosts are looked at; all by default.
    """

    def __init__(self, compiled: CompiledDesign, bound: int, sites: Flags | None = None) -> None:
        self.compiled, self.bound = compiled, bound
        self._sites = np.ones(len(compiled.plan.sites), dtype=np.bool_) if sites is None else sites
        self.by_site = demand_on_sites(compiled, compiled.drivers[bound])
        self.by_group = demand_on_groups(compiled, compiled.drivers[bound])

    @cached_property
    def host_cores(self) -> tuple[Floats, Floats, Floats]:
        """Return the cores that each VM keeps busy, and those of each host that are busy or not known: (machines,)."""
        machines = self.compiled.machines
        part, rows = machines_of_sites(self.compiled, self._sites)
        distinct = distinct_machines(part)
        load = load_of(distinct.design, self.bound)
        linear, quadratic, curve = load.cpu_parts
        busy = np.zeros(len(machines.ids))
        busy[rows] = distinct.of_all(busy_of(distinct.design, self.bound, linear + quadratic + curve))
        used = virtualization.hosted_cores(np.where(machines.is_vm, busy, 0.0), machines.host_cores)
        lacking, count = np.isnan(used), len(machines.ids)
        known = sum_to_rows(np.where(lacking, 0.0, used), machines.host, count)
        unknown = sum_to_rows(np.where(lacking, machines.most_cores, 0.0), machines.host, count)
        return used, known, unknown


class MemberUse:
    """The CPU and the memory of the members of a group at one bound.

    Parameters
    ----------
    number : int
        Which of the design's groups.
    """

    def __init__(self, work: SiteWork, number: int) -> None:
        self._work, self._held = work, work.compiled.groups[number]
        self._rows = rows_of(work.compiled.machines, self._held.dag)
        self._number = number

    @property
    def capacity(self) -> Floats:
        """Return what each member can carry, in the unit of its calibration: (members,)."""
        capacity: Floats = self._work.compiled.machines.capacity[self._work.bound, self._rows]
        return capacity

    @cached_property
    def costs(self) -> tuple[Floats, Floats]:
        """Return what an active database of each home and another copy ask of each member: (homes, members) each.

        NaN where the cost is not known.
        """
        return self._costs("cpu")

    @cached_property
    def memory_costs(self) -> tuple[Floats, Floats]:
        """Return the memory of an active database and of another copy on each member: (homes, members) each [MB]."""
        return self._costs("memory")

    def _costs(self, quantity: str) -> tuple[Floats, Floats]:
        work, rows = self._work, self._work.compiled.assignments
        databases = self._held.databases_at
        each = work.by_group[: len(databases), self._number] / databases[:, np.newaxis]
        asked = each.copy()
        asked[:, COPIES] *= self._held.dag.active_copies - 1
        asked[:, PASSIVE] = 0.0
        # Members are mostly of one sort, whose roles cost the same.
        known: dict[int, tuple[Floats, Floats]] = {}
        active, passive = np.zeros((2, len(databases), len(self._rows)))
        for place in np.flatnonzero(rows.group == self._number).tolist():
            sort, member = int(rows.cost[place]), rows.member[place]
            if sort not in known:
                cost = rows.cost_of(place)
                of_one = getattr(cost, quantity)[work.bound]
                costs = np.array([float(home @ of_one) for home in asked])
                if quantity == "cpu":
                    costs[asks_unknown(asked, cost.carrying)] = np.nan
                known[sort] = costs, each[:, PASSIVE] * of_one[PASSIVE]
            active[:, member] += known[sort][0]
            if rows.duty[place] == STORE_ROW:
                passive[:, member] += known[sort][1]
        return active, passive

    @property
    def memory(self) -> Floats:
        """Return the memory that each member can use: (members,) [MB]."""
        usable_mb: Floats = self._work.compiled.machines.usable_mb[self._rows]
        return usable_mb

    @cached_property
    def memory_fixed(self) -> Floats:
        """Return the part of each member's memory that no user changes: (members,) [fraction]."""
        few, place = self._members
        _, fixed = memory_parts(few, self._work.bound, np.zeros((len(few.assignments.machine), len(DRIVERS))))
        of_members: Floats = fixed[place]
        return of_members

    def memory_besides(self, alive: Flags) -> Floats:
        """Return the memory that anything but the group takes of each member: (failures, members) [fraction].

        Parameters
        ----------
        alive : (failures, members)
        """
        if not self._has_other_users:
            return np.broadcast_to(self.memory_fixed, alive.shape)
        few, place = self._members
        parts = [memory_parts(few, self._work.bound, asked)[0][:, place] for asked in self._asked_by_others(alive)]
        return np.concatenate(parts)

    def besides(self, alive: Flags) -> Floats:
        """Return what other users and programs take of each member: (failures, members) [fraction].

        Other servers of its site take over the users of a member that fails, as members do for the users of others.

        Parameters
        ----------
        alive : (failures, members)
        """
        programs = self._work.compiled.machines.other_cpu[self._rows]
        if not self._has_other_users:
            return np.broadcast_to(programs, alive.shape)
        few, place = self._members
        each = [cpu_parts(few, self._work.bound, asked) for asked in self._asked_by_others(alive)]
        parts = [(linear + quadratic + curve)[:, place] for linear, quadratic, curve in each]
        return np.concatenate(parts) + programs

    @cached_property
    def _has_other_users(self) -> bool:
        rows = self._work.compiled.assignments
        mine = np.isin(rows.machine, self._rows)
        return bool(self._work.by_site[rows.duty[mine], rows.site[mine]].any())

    def _asked_by_others(self, alive: Flags) -> Iterator[Floats]:
        """Return what users of no database of the group ask of its members, some failures at a time.

        Returns
        -------
        (some failures, assignments of the members, drivers)
        """
        work, rows = self._work, self._work.compiled.assignments
        mine = np.flatnonzero(np.isin(rows.machine, self._rows))
        asked = work.by_site[rows.duty[mine], rows.site[mine]]
        for start in range(0, len(alive), FAILURES_AT_ONCE):
            share = self._shares(rows, alive[start : start + FAILURES_AT_ONCE])[:, mine]
            yield asked * share[..., np.newaxis]

    def _shares(self, rows: Assignments, alive: Flags) -> Floats:
        running = np.ones((len(alive), len(self._work.compiled.machines.ids)))
        running[:, self._rows] = alive
        return shares(rows, self._work.compiled.machines, running[:, rows.machine])

    @cached_property
    def _members(self) -> tuple[CompiledDesign, Indices]:
        """Return the members with their hosts as a design, and the rows of the members in it."""
        machines, rows = self._work.compiled.machines, self._work.compiled.assignments
        chosen = np.unique([*self._rows, *machines.host[self._rows]])
        few = restricted(self._work.compiled, chosen, np.flatnonzero(np.isin(rows.machine, self._rows)))
        return few, np.searchsorted(chosen, self._rows)

    def waiting(self, use: Floats) -> Floats:
        """Return the utilization of members that wait for the cores of their hosts: (failures, members).

        Parameters
        ----------
        use : (failures, members)
            Without waiting.
        """
        if not self._hosts.is_vm.any():
            return use
        hosts = self._hosts
        mine = virtualization.hosted_cores(use, hosts.most)
        lacking = np.where(np.isnan(mine), hosts.most, 0.0)
        factor = virtualization.waiting(hosts.busy + np.nan_to_num(mine), hosts.not_known + lacking, hosts.cores)
        return np.where(hosts.is_vm, use * factor, use)

    @cached_property
    def _hosts(self) -> "_Hosts":
        machines, rows = self._work.compiled.machines, self._rows
        used, known, unknown = self._work.host_cores
        host, own, most = machines.host[rows], used[rows], machines.host_cores[rows]
        return _Hosts(
            is_vm=machines.is_vm[rows],
            most=most,
            busy=known[host] - np.nan_to_num(own),
            not_known=unknown[host] - np.where(np.isnan(own), most, 0.0),
            cores=machines.cores[host],
        )


@frozen(eq=False, kw_only=True)
class _Hosts:
    """The hosts of a group's members, without what the members take of them.

    Parameters
    ----------
    is_vm : (members,)
    most : (members,)
        Cores of its host that a VM can keep busy.
    busy, not_known : (members,)
        Cores of the host that others keep busy, and those of others whose use is not known.
    cores : (members,)
        Of the host.
    """

    is_vm: Flags
    most: Floats
    busy: Floats
    not_known: Floats
    cores: Floats
