"""How many users fit: the factor on all users of the plan at which a machine meets the first of its ceilings.

All users grow alike, in their present mix. What VMs of a host use at that factor counts, too: they share its cores.
"""

from collections.abc import Callable

import numpy as np
from attrs import evolve, frozen

from models.capacity import virtualization
from models.capacity.arrays import CompiledDesign, Flags, Indices
from models.capacity.floats import Codes, Floats
from models.capacity.load import Load, by_machine, own_cpu, sum_to_rows
from models.capacity.results import NO_LIMITER, RESOURCES

# Halvings of the interval in which a factor is sought, on a scale of powers: past the precision of any figure.
HALVINGS = 40
# Beyond so many times the users no ceiling is met.
MOST_FACTOR = 2.0**20

# From a factor for each machine to the CPU that it is asked for with so many times its users.
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


def ceiling_factors(compiled: CompiledDesign, load: Load, ceiling: Floats, reading: int = 0) -> Factors:
    """Return the factors on all users at which machines meet their ceilings. A resource without data binds nothing.

    Parameters
    ----------
    load : Load
        Of the plan's own work, in this reading.
    ceiling : (resources, machines)
    reading : int
        Row in `READINGS`.
    """
    rows = {name: row for row, name in enumerate(RESOURCES)}
    cpu, known_to = _cpu_factors(compiled, load, ceiling[rows["cpu"]], reading)
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


def _cpu_factors(compiled: CompiledDesign, load: Load, ceiling: Floats, reading: int) -> tuple[Floats, Floats]:
    """Return the factors of the CPU, NaN where it is not known, and the factors up to which it is known."""
    machines = compiled.machines
    own = _own_cpu(compiled, load, reading)
    alone = _closed(compiled, load, ceiling) if reading == 0 else _sought(own, ceiling, len(machines.ids))
    factor = np.where(machines.is_host, _host_factors(compiled, own, ceiling), alone)
    factor = np.where(np.isnan(own(np.ones_like(factor))) & ~machines.is_host, np.nan, factor)
    known_to = np.where(np.isnan(factor), 0.0, np.inf)
    for vms in _crowded(compiled):
        factor[vms], known_to[vms] = _waiting_factors(compiled, own, ceiling, vms)
    return factor, known_to


def _own_cpu(compiled: CompiledDesign, load: Load, reading: int) -> OwnCpu:
    """Return the CPU of servers and VMs by themselves, nobody waiting for a host, for a factor on each one's users."""
    error = by_machine(compiled, compiled.assignments.fit_error[reading])

    def with_error(busy: Floats) -> Floats:
        return np.where(busy > 0.0, np.maximum(busy + error, 0.0), busy)

    if reading:
        return lambda factor: with_error(own_cpu(compiled, reading, load.drivers, factor))
    linear, quadratic, curve = load.cpu_parts
    exponent = curve_exponent(compiled)
    return lambda factor: with_error(linear * factor + quadratic * factor**2 + curve * factor**exponent)


def curve_exponent(compiled: CompiledDesign) -> Floats:
    """Return the exponent of each machine's curve; 1 where it has none."""
    rows = compiled.assignments
    exponent = np.ones(len(compiled.machines.ids))
    has_curve = np.isfinite(rows.curve_users[0])
    exponent[rows.machine[has_curve]] = rows.curve_exponent[0][has_curve]
    return exponent


def _closed(compiled: CompiledDesign, load: Load, ceiling: Floats) -> Floats:
    """Return the factors of servers and VMs by themselves."""
    left = ceiling - by_machine(compiled, compiled.assignments.fit_error[0])
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


def _sought(use: OwnCpu, ceiling: Floats, count: int) -> Floats:
    """Return the largest factors at which a use that only grows is not above its ceiling; infinite where none is."""
    low, high = np.zeros(count), np.full(count, MOST_FACTOR)
    for _ in range(HALVINGS):
        middle = np.sqrt(np.maximum(low, 1.0 / MOST_FACTOR) * high)
        above = use(middle) > ceiling
        low, high = np.where(above, low, middle), np.where(above, middle, high)
    return np.where(high >= MOST_FACTOR, np.inf, low)


def _host_factors(compiled: CompiledDesign, own: OwnCpu, ceiling: Floats) -> Floats:
    """Return the factors of hosts: NaN where what a VM uses is not known."""
    machines = compiled.machines
    if not machines.is_host.any():
        return np.full(len(machines.ids), np.inf)

    def busy(factor: Floats) -> Floats:
        known, _ = _cores(compiled, own(factor[machines.host]))
        return known / machines.cores

    _, unknown = _cores(compiled, own(np.ones(len(machines.ids))))
    return np.where(unknown > 0.0, np.nan, _sought(busy, ceiling, len(machines.ids)))


def _cores(compiled: CompiledDesign, own: Floats) -> tuple[Floats, Floats]:
    """Return the cores that VMs keep busy on each host, and the vCPUs of those of which it is not known."""
    machines = compiled.machines
    used = virtualization.hosted_cores(np.where(machines.is_vm, own, 0.0), machines.cores)
    unknown = np.isnan(used)
    count = len(machines.ids)
    known_cores = sum_to_rows(np.where(unknown, 0.0, used), machines.host, count)
    return known_cores, sum_to_rows(np.where(unknown, machines.cores, 0.0), machines.host, count)


def _crowded(compiled: CompiledDesign) -> tuple[Indices, ...]:
    """Return the VMs that may wait for one another, as their host has fewer cores than they have vCPUs together.

    The first VM of each such host, then the second of each, and so on.
    """
    machines = compiled.machines
    vcpus = sum_to_rows(np.where(machines.is_vm, machines.cores, 0.0), machines.host, len(machines.ids))
    crowded: Flags = machines.is_host & (vcpus > machines.cores)
    vms = np.flatnonzero(machines.is_vm & crowded[machines.host])
    order = vms[np.argsort(machines.host[vms], kind="stable")]
    host = machines.host[order]
    place = np.arange(len(order)) - np.searchsorted(host, host)
    return tuple(order[place == number] for number in range(int(place.max(initial=-1)) + 1))


def _waiting_factors(compiled: CompiledDesign, own: OwnCpu, ceiling: Floats, vms: Indices) -> tuple[Floats, Floats]:
    """Return the factors of VMs that may wait for their neighbours, one VM of each crowded host, and where they end.

    NaN where the ceiling is reached only when it is no longer known whether they wait.
    """
    machines = compiled.machines
    hosts = machines.host[vms]

    def use(factor: Floats) -> Floats:
        by_machine_ = np.ones(len(machines.ids))
        by_machine_[hosts] = factor
        busy = own(by_machine_[machines.host])
        known, unknown = _cores(compiled, busy)
        wait = virtualization.waiting(known, unknown, machines.cores)[hosts]
        return np.where(np.isnan(wait), np.inf, busy[vms] * wait)

    factor = _sought(use, ceiling[vms], len(vms))
    beyond = np.maximum(factor * (1.0 + 1e-6), 1.0 / MOST_FACTOR)
    lost = np.isfinite(factor) & np.isinf(use(np.where(np.isfinite(factor), beyond, 1.0)))
    unknown = np.isnan(own(np.ones(len(machines.ids)))[vms])
    known_to = np.where(unknown, 0.0, np.where(lost, factor, np.inf))
    return np.where(lost | unknown, np.nan, factor), known_to
