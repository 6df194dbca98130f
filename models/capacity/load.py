"""The load of a design: what each reading of the figures makes of its arrays.

All steps broadcast over leading scenario axes of the drivers, so one design, a what-if, a sweep and a Monte Carlo
run are the same call.
"""

import math

import numpy as np
from attrs import field, frozen

from models.capacity import memory, processor, virtualization
from models.capacity.arrays import CompiledDesign, Flags, Indices
from models.capacity.drivers import COLUMN, PROTOCOL_COLUMNS, USER_COLUMNS
from models.capacity.floats import Floats
from models.capacity.reading import READINGS, opposite
from models.capacity.results import RESOURCES
from models.plan.choices import ROLE_IDS
from models.units import KB_A_MB


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
    cpu, overhead = _with_hosts(compiled, reading, parts[0] + parts[1] + parts[2])
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
    by_site = np.zeros((*drivers.shape[:-2], len(ROLE_IDS), sites, drivers.shape[-1]))
    for role, serving in compiled.serving.items():
        if serving.order.size:
            sums = np.add.reduceat(drivers[..., serving.order, :], serving.starts, axis=-2)
            by_site[..., role, serving.sites, :] = sums
    return by_site[..., rows.role, rows.site, :] * rows.share[:, np.newaxis]


def _cpu_parts(compiled: CompiledDesign, reading: int, asked: Floats) -> tuple[Floats, Floats, Floats]:
    rows, machines = compiled.assignments, compiled.machines
    shape = processor.shape_factor(asked[..., PROTOCOL_COLUMNS], rows.shape_limit, READINGS[reading])
    shaped = asked.copy()
    shaped[..., PROTOCOL_COLUMNS] *= shape
    linear = processor.demand(shaped, rows.cpu[reading])
    quadratic = processor.quadratic_demand(asked, rows.slope[reading])
    users = asked[..., COLUMN["users.outlook"]]
    exponents = rows.curve_exponent[reading], rows.curve_exponent[opposite(reading)]
    curve = processor.curve_utilization(users, rows.curve_users[reading], rows.curve_point, *exponents)
    has_curve = np.isfinite(rows.curve_users[reading])
    unknown = ~rows.known["cpu"] & _asked_for_anything(asked)
    linear = np.where(unknown, np.nan, linear)
    capacity = machines.capacity[reading]
    return (
        by_machine(compiled, linear) / capacity,
        by_machine(compiled, quadratic) / capacity,
        by_machine(compiled, np.where(has_curve, curve, 0.0)),
    )


def _asked_for_anything(asked: Floats) -> Flags:
    anything: Flags = asked[..., USER_COLUMNS].sum(axis=-1) > 0.0
    return anything


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


def _with_hosts(compiled: CompiledDesign, reading: int, busy: Floats) -> tuple[Floats, Floats]:
    """Return the CPU of all machines, VMs slowed by contention and hosts as busy as their VMs make them."""
    machines = compiled.machines
    count = len(machines.ids)
    vm_cores = np.where(machines.is_vm, busy * machines.cores, 0.0)
    asked_cores = sum_to_rows(vm_cores, machines.host, count)
    overhead = sum_to_rows(vm_cores * (1.0 - machines.derate[reading]), machines.host, count) / machines.cores
    waiting = virtualization.contention(asked_cores, machines.cores)[..., machines.host]
    cpu = np.where(machines.is_host, asked_cores / machines.cores, np.where(machines.is_vm, busy * waiting, busy))
    return cpu, np.where(machines.is_host, overhead, 0.0)


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
    rows, machines = compiled.assignments, compiled.machines
    operations = by_machine(compiled, processor.demand(asked, rows.disk[reading]))
    known = by_machine(compiled, rows.known["disk"].astype(np.float64)) > 0.0
    operations = np.where(known, operations, np.nan)
    return _with_host_sums(compiled, operations) / machines.disk_iops


def _network(compiled: CompiledDesign, reading: int, asked: Floats) -> Floats:
    rows, machines = compiled.assignments, compiled.machines
    hub = rows.role == ROLE_IDS.index("hub")
    traffic = processor.demand(asked, rows.network[reading])
    traffic = traffic + np.where(hub, asked[..., COLUMN["message-mb"]] * KB_A_MB, 0.0)
    known = by_machine(compiled, (rows.known["network"] | hub).astype(np.float64)) > 0.0
    total = np.where(known, by_machine(compiled, traffic), np.nan)
    return _with_host_sums(compiled, total) / machines.network_kb_s


def _with_host_sums(compiled: CompiledDesign, values: Floats) -> Floats:
    """Return the values with each host's set to the sum of its VMs' that are known; NaN where none is."""
    machines = compiled.machines
    count = len(machines.ids)
    known = machines.is_vm & ~np.isnan(values)
    sums = sum_to_rows(np.where(known, values, 0.0), machines.host, count)
    any_known = sum_to_rows(known.astype(np.float64), machines.host, count) > 0.0
    return np.where(machines.is_host, np.where(any_known, sums, np.nan), values)
