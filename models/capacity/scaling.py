"""How many users fit: the factor on all users of the plan at which a machine meets the first of its ceilings.

All users grow alike, in their present mix. What VMs of a host use at that factor counts, too: they share its cores.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

import numpy as np
from attrs import evolve, frozen

from models.capacity import virtualization
from models.capacity.arrays import CompiledDesign
from models.capacity.floats import Codes, Flags, Floats, Indices
from models.capacity.load import Load, by_machine, own_cpu
from models.capacity.results import NO_LIMITER, RESOURCES

# Bisection steps on a logarithmic scale: more precise than any figure.
HALVINGS = 32
# Relative tolerance of a factor found by bisection.
PAST = 1e-6
# No ceiling is searched beyond so many times the users.
MOST_FACTOR = 2.0**20
# VMs whose factors are sought at once: enough that numpy's calls cost little, and few enough for the cache.
MOST_TOGETHER = 20_000

# From a factor for each of some machines to the CPU that so many times its users need.
OwnCpu = Callable[[Floats], Floats]


@frozen(eq=False, kw_only=True)
class Factors:
    """The factor on all users at which each machine meets the first of its ceilings.

    Parameters
    ----------
    factor : (machines,)
        By what is known of its resources; infinite where no ceiling is met.
    binding : (machines,)
        Index into `RESOURCES` of the resource whose ceiling that is; -1 where none is met.
    is_most : (machines,)
        Whether the CPU is not known up to that factor, so that its ceiling may be met before.
    """

    factor: Floats
    binding: Codes
    is_most: Flags


def ceiling_factors(compiled: CompiledDesign, load: Load, ceiling: Floats, bound: int = 0) -> Factors:
    """Return the factors on all users at which machines meet their ceilings. A resource without data binds nothing.

    Parameters
    ----------
    load : Load
        Of the plan's own work, at this bound.
    ceiling : (resources, machines)
    bound : int
        Row in `BOUNDS`.
    """
    rows = {name: row for row, name in enumerate(RESOURCES)}
    cpu, known_to = _cpu_factors(compiled, load, ceiling[rows["cpu"]], bound)
    memory = _memory_factors(load, ceiling[rows["memory"]])
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        others = [ceiling[rows[name]] / getattr(load, name) for name in ("disk", "network")]
    each = np.stack([cpu, memory, *others])
    each = np.where(np.isnan(each) | (each > MOST_FACTOR), np.inf, each)
    first = each.min(axis=0)
    binding = np.where(np.isfinite(first), each.argmin(axis=0), NO_LIMITER).astype(np.int8)
    return Factors(factor=first, binding=binding, is_most=first > known_to)


def where_shown(factors: Factors, utilization: Floats) -> Factors:
    """Return the factors with those as a bound whose CPU gauge has no data: an end of its band may be unknown.

    Parameters
    ----------
    utilization : (resources, machines)
        Of the gauges.
    """
    unknown = np.isnan(utilization[RESOURCES.index("cpu")]) & (factors.factor > 0.0)
    return evolve(factors, is_most=factors.is_most | unknown)


def room_users(users: Floats, factors: Factors) -> Floats:
    """Return how many more users fit on each machine until its first ceiling, in their present mix.

    Negative where there are too many; NaN where a machine has no users or no data.

    Parameters
    ----------
    users : (machines,)
        Users served.
    """
    with np.errstate(invalid="ignore", over="ignore"):
        room = users * (factors.factor - 1.0)
    return np.where(np.isfinite(room) & (users > 0.0) & ~factors.is_most, room, np.nan)


def _memory_factors(load: Load, ceiling: Floats) -> Floats:
    """Return the factors of the memory: 0 where it is short before the first user."""
    growing = load.memory - load.memory_fixed
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        factor = np.where(growing > 0.0, (ceiling - load.memory_fixed) / growing, np.inf)
    return np.where(load.memory_fixed > ceiling, 0.0, np.maximum(factor, 0.0))


def _cpu_factors(compiled: CompiledDesign, load: Load, ceiling: Floats, bound: int) -> tuple[Floats, Floats]:
    """Return the factors of the CPU, NaN where it is not known, and the factors up to which it is known."""
    machines = compiled.machines
    every, own_of = np.arange(len(machines.ids)), _own_cpu(compiled, load, bound)
    factor = _closed(compiled, load, ceiling) if bound == 0 else _sought(own_of(every), ceiling)
    factor = np.where(np.isnan(own_of(every)(np.ones(len(every)))), np.nan, factor)
    hosts = _hosts_of(compiled, np.flatnonzero(machines.is_host))
    factor[hosts.rows] = _host_factors(hosts, own_of(hosts.vms), ceiling)
    known_to = np.where(np.isnan(factor), 0.0, np.inf)
    first = _first_alike(compiled, hosts)
    turns = _crowded(compiled, hosts, first)
    # At the ends of the ranges, a VM has one factor at a time.
    for crowded, targets in turns if bound else _together(turns):
        vms = crowded.vms[targets]
        factor[vms], known_to[vms] = _waiting_factors(crowded, targets, own_of(crowded.vms), ceiling[vms])
    return factor[first], known_to[first]


def _own_cpu(compiled: CompiledDesign, load: Load, bound: int) -> Callable[[Indices], OwnCpu]:
    """Return the CPU of some servers and VMs by themselves, nobody waiting for a host, by the factor on their users."""
    error, others = by_machine(compiled, compiled.assignments.fit_error[bound]), compiled.machines.other_cpu
    parts, exponent = load.cpu_parts, curve_exponent(compiled)

    def own_of(rows: Indices) -> OwnCpu:
        linear, quadratic, curve = (part[rows] for part in parts)
        power, off, other = exponent[rows], error[rows], others[rows]

        def central(factor: Floats) -> Floats:
            busy = linear * factor + quadratic * factor**2 + (curve * factor**power if curve.any() else 0.0)
            return np.where(busy > 0.0, np.maximum(busy + off, 0.0), busy) + other

        def at_an_end(factor: Floats) -> Floats:
            each = np.ones(len(error))
            each[rows] = factor
            busy = own_cpu(compiled, bound, load.drivers, each)[rows]
            return np.where(busy > 0.0, np.maximum(busy + off, 0.0), busy) + other

        # At both ends of the figures' ranges, the shape of a cost depends on the users, too.
        return at_an_end if bound else central

    return own_of


def curve_exponent(compiled: CompiledDesign) -> Floats:
    """Return the exponent of each machine's CPU curve [1]: (machines,); 1 where it has none."""
    rows = compiled.assignments
    exponent = np.ones(len(compiled.machines.ids))
    has_curve = np.isfinite(rows.curve_users[0])
    exponent[rows.machine[has_curve]] = rows.curve_exponent[0][has_curve]
    return exponent


def _closed(compiled: CompiledDesign, load: Load, ceiling: Floats) -> Floats:
    """Return the factors of servers and VMs by themselves."""
    left = ceiling - by_machine(compiled, compiled.assignments.fit_error[0]) - compiled.machines.other_cpu
    # Nobody fits where other programs alone are above the ceiling.
    left = np.maximum(left, 0.0)
    return closed_factor(load.cpu_parts, curve_exponent(compiled), left)


def closed_factor(parts: tuple[Floats, Floats, Floats], exponent: Floats, ceiling: Floats) -> Floats:
    """Return the factor on users that takes a CPU to its ceiling; infinite where nothing grows.

    A CPU grows by a curve or by costs, never by both.

    Parameters
    ----------
    parts : three of (..., machines)
        What grows with the users, with their square, and by the curve, at the present users [fraction].
    exponent : (machines,)
        Of the curve.
    """
    linear, quadratic, curve = parts
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        by_curve = (ceiling / curve) ** (1.0 / exponent)
        root = np.sqrt(linear**2 + 4.0 * quadratic * ceiling)
        by_cost = np.where(quadratic > 0.0, (root - linear) / (2.0 * quadratic), ceiling / linear)
    return np.where(curve > 0.0, by_curve, by_cost)


def _sought(use: OwnCpu, ceiling: Floats) -> Floats:
    """Return the largest factors at which a use that only grows is not above its ceiling; infinite where none is."""
    low, high = np.zeros(len(ceiling)), np.full(len(ceiling), MOST_FACTOR)
    for _ in range(HALVINGS):
        middle = np.sqrt(np.maximum(low, 1.0 / MOST_FACTOR) * high)
        above = use(middle) > ceiling
        low, high = np.where(above, low, middle), np.where(above, middle, high)
    return np.where(high >= MOST_FACTOR, np.inf, low)


@frozen(eq=False)
class _Hosts:
    """Some hosts with their VMs.

    Parameters
    ----------
    rows, cores : (hosts,)
    vms, host_cores, most_cores : (VMs,)
        Sorted by host.
    place : (VMs,)
        Of each VM's host among the hosts.
    """

    rows: Indices
    cores: Floats
    vms: Indices
    host_cores: Floats
    most_cores: Floats
    place: Indices

    def busy_cores(self, own: Floats) -> tuple[Floats, Floats]:
        """Return the cores that VMs keep busy, and the most of those of which it is not known: (hosts,)."""
        used = virtualization.hosted_cores(own, self.host_cores)
        unknown = np.isnan(used)
        return self.sums(np.where(unknown, 0.0, used)), self.sums(np.where(unknown, self.most_cores, 0.0))

    def sums(self, values: Floats) -> Floats:
        """Return the sums over the VMs of each host."""
        total: Floats = np.bincount(self.place, weights=values, minlength=len(self.rows)).astype(np.float64)
        return total


def _hosts_of(compiled: CompiledDesign, rows: Indices) -> _Hosts:
    machines = compiled.machines
    chosen = np.zeros(len(machines.ids), dtype=bool)
    chosen[rows] = True
    vms = np.flatnonzero(machines.is_vm & chosen[machines.host])
    vms = vms[np.argsort(machines.host[vms], kind="stable")]
    return _Hosts(
        rows=rows, cores=machines.cores[rows], vms=vms, host_cores=machines.host_cores[vms],
        most_cores=machines.most_cores[vms],
        place=np.searchsorted(rows, machines.host[vms]),
    )  # fmt: skip


def _host_factors(hosts: _Hosts, own: OwnCpu, ceiling: Floats) -> Floats:
    """Return the factors of hosts: NaN where what a VM uses is not known."""

    def busy(factor: Floats) -> Floats:
        known, _ = hosts.busy_cores(own(factor[hosts.place]))
        return known / hosts.cores

    if not len(hosts.rows):
        return np.zeros(0)
    _, unknown = hosts.busy_cores(own(np.ones(len(hosts.vms))))
    return np.where(unknown > 0.0, np.nan, _sought(busy, ceiling[hosts.rows]))


def _first_alike(compiled: CompiledDesign, hosts: _Hosts) -> Indices:
    """Return for each machine its row; for a VM that of the first one on its host that is the same but for its name."""
    machines, first = compiled.machines, np.arange(len(compiled.machines.ids))
    pairs = np.column_stack([machines.host[hosts.vms], machines.sort[hosts.vms]])
    _, where, which = np.unique(pairs, axis=0, return_index=True, return_inverse=True)
    first[hosts.vms] = hosts.vms[where][which.ravel()]
    return first


def _crowded(compiled: CompiledDesign, hosts: _Hosts, first: Indices) -> Iterator[tuple[_Hosts, Indices]]:
    """Return the hosts whose VMs may wait for one another, as they have more vCPUs together than the host has cores.

    With the first VM of each of them, then with the second of each that has one, and so on; of VMs alike only the
    first.
    """
    number = np.bincount(hosts.place[first[hosts.vms] == hosts.vms], minlength=len(hosts.rows))
    crowded = hosts.sums(hosts.host_cores) > hosts.cores
    for turn in range(int(number[crowded].max(initial=0))):
        part = _hosts_of(compiled, hosts.rows[crowded & (number > turn)])
        sorts = np.flatnonzero(first[part.vms] == part.vms)
        yield part, sorts[np.searchsorted(part.place[sorts], np.arange(len(part.rows))) + turn]


def _together(turns: Iterable[tuple[_Hosts, Indices]]) -> Iterator[tuple[_Hosts, Indices]]:
    """Return several turns as one, in which a host and its VMs stand once for each of its VMs that is asked for."""
    parts: list[tuple[_Hosts, Indices]] = []
    for turn in turns:
        parts.append(turn)
        if sum(len(hosts.vms) for hosts, _ in parts) >= MOST_TOGETHER:
            yield _joined(parts)
            parts = []
    if parts:
        yield _joined(parts)


def _joined(parts: Sequence[tuple[_Hosts, Indices]]) -> tuple[_Hosts, Indices]:
    each = [hosts for hosts, _ in parts]
    hosts_before = np.cumsum([0, *(len(hosts.rows) for hosts in each)])
    vms_before = np.cumsum([0, *(len(hosts.vms) for hosts in each)])
    joined = _Hosts(
        rows=np.concatenate([hosts.rows for hosts in each]),
        cores=np.concatenate([hosts.cores for hosts in each]),
        vms=np.concatenate([hosts.vms for hosts in each]),
        host_cores=np.concatenate([hosts.host_cores for hosts in each]),
        most_cores=np.concatenate([hosts.most_cores for hosts in each]),
        place=np.concatenate([hosts.place + before for hosts, before in zip(each, hosts_before, strict=False)]),
    )
    targets = [targets + before for (_, targets), before in zip(parts, vms_before, strict=False)]
    return joined, np.concatenate(targets)


def _waiting_factors(hosts: _Hosts, targets: Indices, own: OwnCpu, ceiling: Floats) -> tuple[Floats, Floats]:
    """Return the factors of VMs that may wait for their neighbours, one of each host, and up to where they are known.

    NaN where the ceiling is reached only when it is no longer known whether they wait.

    Parameters
    ----------
    targets : (hosts,)
        The VM of each host that is asked for, among the VMs.
    """

    def use(factor: Floats) -> Floats:
        busy = own(factor[hosts.place])
        wait = virtualization.waiting(*hosts.busy_cores(busy), hosts.cores)
        return np.where(np.isnan(wait), np.inf, busy[targets] * wait)

    factor = _sought(use, ceiling)
    beyond = np.maximum(factor * (1.0 + PAST), 1.0 / MOST_FACTOR)
    lost = np.isfinite(factor) & np.isinf(use(np.where(np.isfinite(factor), beyond, 1.0)))
    unknown = np.isnan(own(np.ones(len(hosts.vms)))[targets])
    known_to = np.where(unknown, 0.0, np.where(lost, factor, np.inf))
    return np.where(lost | unknown, np.nan, factor), known_to
