"""The load of a design: what each reading of the figures makes of its arrays.

All steps broadcast over leading scenario axes of the drivers, so one design, a what-if, a sweep and a Monte Carlo
run are the same call.
"""

import math

import numpy as np
from attrs import field, frozen

from models.calibration.heads import CLIENT_ACCESS, STORE, TRANSPORT
from models.capacity import memory, processor, virtualization
from models.capacity.arrays import CompiledDesign, Flags, Indices
from models.capacity.drivers import COLUMN, PROTOCOL_COLUMNS, USER_COLUMNS
from models.capacity.floats import Floats
from models.capacity.reading import READINGS
from models.capacity.results import RESOURCES
from models.plan.choices import DUTY_IDS
from models.units import KB_A_MB

# Duties whose disk operations and traffic count: what they take is unknown where no document measured it.
DISK_DUTIES = np.array([DUTY_IDS.index(duty) for duty in (TRANSPORT, STORE)])
NETWORK_DUTIES = np.array([DUTY_IDS.index(duty) for duty in (CLIENT_ACCESS, TRANSPORT, STORE)])
TRANSPORT_ROW = DUTY_IDS.index(TRANSPORT)


@frozen(eq=False, kw_only=True)
class Load:
    """What one reading of the figures makes of a design; ``...`` are scenario axes.

    Parameters
    ----------
    drivers : (..., assignments, drivers)
    cpu_parts : three of (..., machines)
        Parts of the CPU utilization that grow with the users, with their square, and by the curve.
    cpu, memory, disk, network : (..., machines)
        Utilization [fraction]; NaN without data.
    memory_fixed : (..., machines)
        Part of the memory utilization that users do not change.
    overhead : (..., machines)
        Part of a host's CPU that virtualization takes [fraction].
    """

    drivers: Floats
    cpu_parts: tuple[Floats, Floats, Floats]
    cpu: Floats
    memory: Floats
    memory_fixed: Floats
    disk: Floats
    network: Floats
    overhead: Floats = field(factory=lambda: np.zeros(0))

    def utilization(self) -> Floats:
        """Return the four resources as one array (..., resources, machines)."""
        return np.stack([getattr(self, resource) for resource in RESOURCES], axis=-2)


def load_of(compiled: CompiledDesign, reading: int, drivers: Floats | None = None) -> Load:
    """Return the load of a design in one reading.

    Parameters
    ----------
    reading : int
        Row in `READINGS`.
    drivers : (..., populations, drivers), optional
        Scenarios in place of the plan's own populations.
    """
    own = compiled.drivers[reading] if drivers is None else drivers
    return load_from(compiled, reading, assignment_drivers(compiled, own))


def load_from(compiled: CompiledDesign, reading: int, asked: Floats) -> Load:
    """Return the load of a design whose roles are asked for this, in one reading.

    Parameters
    ----------
    asked : (..., assignments, drivers)
    """
    parts = _cpu_parts(compiled, reading, asked)
    linear, quadratic, curve = parts
    cpu, overhead = _with_hosts(compiled, reading, linear + quadratic + curve)
    used, fixed = _memory(compiled, reading, asked)
    return Load(
        drivers=asked,
        cpu_parts=parts,
        cpu=cpu,
        memory=used,
        memory_fixed=fixed,
        disk=_disk(compiled, reading, asked),
        network=_network(compiled, reading, asked),
        overhead=overhead,
    )


def assignment_drivers(compiled: CompiledDesign, drivers: Floats) -> Floats:
    """Return what each role on each machine is asked for.

    Parameters
    ----------
    drivers : (..., populations, drivers)

    Returns
    -------
    (..., assignments, drivers)
    """
    rows = compiled.assignments
    sites = max(len(compiled.site_rows), 1)
    by_site = np.zeros((*drivers.shape[:-2], len(DUTY_IDS), sites, drivers.shape[-1]))
    for duty, serving in compiled.serving.items():
        if serving.order.size:
            sums = np.add.reduceat(drivers[..., serving.order, :], serving.starts, axis=-2)
            by_site[..., duty, serving.sites, :] = sums
    return by_site[..., rows.duty, rows.site, :] * rows.share[:, np.newaxis]


def _cpu_parts(compiled: CompiledDesign, reading: int, asked: Floats) -> tuple[Floats, Floats, Floats]:
    rows, machines = compiled.assignments, compiled.machines
    shaped = asked.copy()
    shaped[..., PROTOCOL_COLUMNS] *= processor.shape_factor(
        asked[..., PROTOCOL_COLUMNS], rows.shape_limit[reading], rows.constant_part, READINGS[reading]
    )
    linear = processor.demand(shaped, rows.cpu[reading]) + _pooled(compiled, reading, asked)
    quadratic = processor.quadratic_demand(asked, rows.slope[reading])
    users = asked[..., COLUMN["users.outlook"]]
    exponents = rows.curve_exponent[reading], rows.curve_beyond[reading]
    curve = processor.curve_utilization(users, rows.curve_users[reading], rows.curve_point, *exponents)
    has_curve = np.isfinite(rows.curve_users[reading])
    linear = np.where(is_unknown(compiled, asked), np.nan, linear)
    capacity = machines.capacity[reading]
    linear = by_machine(compiled, linear) / capacity
    return (
        np.where(machines.has_role | machines.is_host, linear, np.nan),
        by_machine(compiled, quadratic) / capacity,
        by_machine(compiled, np.where(has_curve, curve, 0.0)),
    )


def own_cpu(compiled: CompiledDesign, reading: int, asked: Floats, factor: Floats) -> Floats:
    """Return the CPU of servers and VMs by themselves with so many times their users: (machines,).

    Before any VM waits for its host, and without the error of fits.

    Parameters
    ----------
    asked : (assignments, drivers)
    factor : (machines,)
    """
    scaled = asked * factor[compiled.assignments.machine, np.newaxis]
    linear, quadratic, curve = _cpu_parts(compiled, reading, scaled)
    total: Floats = linear + quadratic + curve
    return total


def _pooled(compiled: CompiledDesign, reading: int, asked: Floats) -> Floats:
    """Return what the mix of pooled requests adds to their cost: (..., assignments)."""
    rows = compiled.assignments
    result = np.zeros(asked.shape[:-1])
    pooled = np.flatnonzero(np.isfinite(rows.pooled_share[0]))
    if pooled.size:
        requests, others = (asked[..., pooled, COLUMN[name]] for name in ("owa-requests", "activesync-requests"))
        spread = processor.pooled_spread(requests, others, rows.pooled_share[:, pooled], READINGS[reading])
        result[..., pooled] = spread * rows.cpu[reading, pooled, COLUMN["pooled-requests"]]
    return result


def upper_bound(compiled: CompiledDesign, asked: Floats, reading: int) -> Floats:
    """Return the most CPU that roles can take whose requests were measured together only: (machines,).

    NaN where more than that is unknown.

    Parameters
    ----------
    asked : (assignments, drivers)
        In the reading that makes the load high.
    """
    rows = compiled.assignments
    shape = processor.shape_factor(
        asked[:, PROTOCOL_COLUMNS], rows.shape_limit[reading], rows.constant_part, READINGS[reading]
    )
    most = asked.copy()
    most[:, PROTOCOL_COLUMNS] *= shape
    both = asked[:, COLUMN["owa-requests"]], asked[:, COLUMN["activesync-requests"]]
    pooled = processor.pooled_end(*both, rows.pooled_share, READINGS[reading])
    most[:, COLUMN["pooled-requests"]] = np.where(np.isnan(pooled), most[:, COLUMN["pooled-requests"]], pooled)
    busy = processor.demand(most, rows.cpu[reading]) + processor.quadratic_demand(asked, rows.slope[reading])
    busy = np.where(is_unknown(compiled, asked), np.nan, busy)
    use: Floats = by_machine(compiled, busy) / compiled.machines.capacity[reading]
    return use


def is_unknown(compiled: CompiledDesign, asked: Floats) -> Flags:
    """Return which roles have users, but no figure that says what any of them costs: (..., assignments)."""
    users = asked[..., USER_COLUMNS]
    carried = (users * compiled.assignments.carrying).sum(axis=-1)
    unknown: Flags = (users.sum(axis=-1) > 0.0) & (carried == 0.0)
    return unknown


def by_machine(compiled: CompiledDesign, values: Floats) -> Floats:
    """Return the sums over each machine's roles: (..., assignments) to (..., machines)."""
    return sum_to_rows(values, compiled.assignments.machine, len(compiled.machines.ids))


def sum_to_rows(values: Floats, rows: Indices, count: int) -> Floats:
    """Return sums of the last axis by row.

    Parameters
    ----------
    values : (..., items)
    rows : (items,)
        Sorted or not; rows without items get 0.
    """
    flat = values.reshape(math.prod(values.shape[:-1]), values.shape[-1])
    sums = np.array([np.bincount(rows, weights=line, minlength=count) for line in flat])
    return sums.reshape(*values.shape[:-1], count)


def _with_hosts(compiled: CompiledDesign, reading: int, asked: Floats) -> tuple[Floats, Floats]:
    """Return the CPU of all machines, VMs slowed by contention and hosts as busy as their VMs make them."""
    machines = compiled.machines
    count = len(machines.ids)
    error = by_machine(compiled, compiled.assignments.fit_error[reading])
    busy = np.where(asked > 0.0, np.maximum(asked + error, 0.0), asked)
    used = virtualization.hosted_cores(np.where(machines.is_vm, busy, 0.0), machines.cores)
    unknown = np.isnan(used)
    known_cores = sum_to_rows(np.where(unknown, 0.0, used), machines.host, count)
    unknown_cores = sum_to_rows(np.where(unknown, machines.cores, 0.0), machines.host, count)
    waiting = virtualization.waiting(known_cores, unknown_cores, machines.cores)[..., machines.host]
    host_cpu = np.where(unknown_cores > 0.0, np.nan, known_cores / machines.cores)
    cpu = np.where(machines.is_host, host_cpu, np.where(machines.is_vm, busy * waiting, busy))
    taken = np.where(unknown, 0.0, used) * (1.0 - machines.derate[reading])
    overhead = sum_to_rows(taken, machines.host, count) / machines.cores
    return cpu, np.where(machines.is_host & ~np.isnan(host_cpu), overhead, 0.0)


def _memory(compiled: CompiledDesign, reading: int, asked: Floats) -> tuple[Floats, Floats]:
    rows, machines, plan = compiled.assignments, compiled.machines, compiled.plan
    growing = by_machine(compiled, processor.demand(asked, rows.memory[reading]))
    base = memory.role_memory_mb(
        machines.memory_base_mb[reading], 0.0 * growing, machines.usable_mb, machines.installed_share[reading]
    )
    allotted = sum_to_rows(np.where(machines.is_vm, machines.memory_mb, 0.0), machines.host, len(machines.ids))
    given = memory.host_memory_mb(allotted, machines.hypervisor_mb[reading], machines.per_vm_mb[reading])
    if plan.assumptions.count_page_sharing:
        given = given - machines.sharing_mb[reading]
    fixed = np.where(machines.is_host, given / machines.memory_mb, base / machines.usable_mb)
    return fixed + np.where(machines.is_host, 0.0, growing / machines.usable_mb), fixed


def _disk(compiled: CompiledDesign, reading: int, asked: Floats) -> Floats:
    rows = compiled.assignments
    operations = processor.demand(asked, rows.disk[reading])
    return _in_sums(compiled, operations, rows.known["disk"], DISK_DUTIES) / compiled.machines.disk_iops


def _network(compiled: CompiledDesign, reading: int, asked: Floats) -> Floats:
    rows = compiled.assignments
    hub = rows.duty == TRANSPORT_ROW
    traffic = processor.demand(asked, rows.network[reading])
    traffic = traffic + np.where(hub, asked[..., COLUMN["message-mb"]] * KB_A_MB, 0.0)
    return _in_sums(compiled, traffic, rows.known["network"] | hub, NETWORK_DUTIES) / compiled.machines.network_kb_s


def _in_sums(compiled: CompiledDesign, values: Floats, known: Flags, duties: Indices) -> Floats:
    """Return the sums over each machine's roles, and over each host's VMs: NaN where not all that count are known.

    Parameters
    ----------
    values : (..., assignments)
    known : (assignments,)
        Whether the calibration has figures.
    duties : (duties,)
        Those that count; a machine with none of them says nothing, and adds nothing to its host.
    """
    rows, machines = compiled.assignments, compiled.machines
    count = len(machines.ids)
    counts = np.isin(rows.duty, duties)
    known_roles = np.bincount(rows.machine, weights=known, minlength=count) > 0.0
    lacking = np.bincount(rows.machine, weights=counts & ~known, minlength=count) > 0.0
    total = by_machine(compiled, values)
    own = np.where(known_roles & ~lacking, total, np.nan)
    unknown = machines.is_vm & (lacking | ~machines.has_role)
    adds = machines.is_vm & known_roles & ~unknown
    sums = sum_to_rows(np.where(adds, total, 0.0), machines.host, count)
    complete = (np.bincount(machines.host, weights=adds, minlength=count) > 0.0) & (
        np.bincount(machines.host, weights=unknown, minlength=count) == 0.0
    )
    return np.where(machines.is_host, np.where(complete, sums, np.nan), own)
