"""A design evaluated: from populations to every machine's use of every resource, in one order.

All steps broadcast over leading scenario axes of the drivers, so one design, a what-if, a sweep and a Monte Carlo
run are the same call.
"""

import math

import numpy as np
from attrs import field, frozen

from models.calibration.library import Library
from models.capacity import memory, processor, virtualization
from models.capacity.arrays import CompiledDesign, Flags, Indices
from models.capacity.compiler import compile_design, library_for
from models.capacity.drivers import COLUMN, PROTOCOL_COLUMNS, USER_COLUMNS
from models.capacity.findings import with_findings
from models.capacity.links import link_gauges
from models.capacity.rating import limiters, room_users, scales, states
from models.capacity.reading import READINGS
from models.capacity.responses import responses_of
from models.capacity.results import RESOURCES, Evaluation, Floats
from models.errors import PlanError
from models.plan.choices import ROLE_IDS
from models.plan.entities import Plan
from models.units import KB_A_MB


@frozen(eq=False, kw_only=True)
class Load:
    """What one reading of the figures makes of a design; ``...`` are scenario axes.

    Parameters
    ----------
    drivers : (..., assignments, drivers)
    cpu_parts : three of (..., machines)
        Linear, quadratic and curve: parts of the CPU utilization that grow with the users, their square, and by the curve.
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


def evaluate(plan: Plan, design_id: str, library: Library) -> Evaluation:
    """Return the numbers of one design of a plan.

    Raises
    ------
    PlanError
        If the plan has no such design, or names a hypervisor or figure that does not exist.
    """
    design = plan.design(design_id)
    if design is None:
        raise PlanError("designs", f"there is no design with the id '{design_id}'.")
    mine = library_for(plan, library)
    return evaluate_compiled(compile_design(plan, design, mine), mine)


def evaluate_compiled(compiled: CompiledDesign, library: Library) -> Evaluation:
    """Return the numbers of a compiled design."""
    loads = [load_of(compiled, row) for row in range(len(READINGS))]
    central = loads[0]
    utilization = central.utilization()
    low, high = _band(compiled, [load.utilization() for load in loads])
    ceiling = _ceilings(compiled, library)
    state = states(utilization, ceiling, _extrapolated(compiled, central))
    users = _users(compiled, central)
    scale = scales(compiled, central.cpu_parts, utilization, central.memory_fixed, ceiling)
    responses = responses_of(compiled, [load.cpu for load in loads], library)
    links = link_gauges(compiled, library)
    evaluation = Evaluation(
        machine_ids=compiled.machines.ids,
        utilization=utilization,
        low=low,
        high=high,
        ceiling=ceiling,
        state=state,
        limiter=limiters(utilization, ceiling),
        room_users=room_users(users, scale),
        users=users,
        scale=scale,
        overhead=central.overhead,
        sharing_mb=compiled.machines.sharing_mb[0],
        links=links,
        responses=responses,
    )
    return with_findings(evaluation, compiled, central.drivers, library)


def load_of(compiled: CompiledDesign, reading: int, drivers: Floats | None = None) -> Load:
    """Return the load of a design in one reading.

    Parameters
    ----------
    reading : int
        Row in `READINGS`.
    drivers : (..., populations, drivers), optional
        Scenarios in place of the plan's own populations.
    """
    asked = assignment_drivers(compiled, compiled.drivers[reading] if drivers is None else drivers)
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
    curve = processor.curve_utilization(users, rows.curve_users[reading], rows.curve_point, rows.curve_exponent[reading])
    has_curve = np.isfinite(rows.curve_users[reading])
    unknown = ~rows.known["cpu"] & _asked_for_anything(asked)
    linear = np.where(unknown, np.nan, linear)
    capacity = machines.capacity[reading]
    return (
        _by_machine(compiled, linear) / capacity,
        _by_machine(compiled, quadratic) / capacity,
        _by_machine(compiled, np.where(has_curve, curve, 0.0)),
    )


def _asked_for_anything(asked: Floats) -> Flags:
    anything: Flags = asked[..., USER_COLUMNS].sum(axis=-1) > 0.0
    return anything


def _by_machine(compiled: CompiledDesign, values: Floats) -> Floats:
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
    growing = _by_machine(compiled, processor.demand(asked, rows.memory[reading]))
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
    operations = _by_machine(compiled, processor.demand(asked, rows.disk[reading]))
    known = _by_machine(compiled, rows.known["disk"].astype(np.float64)) > 0.0
    operations = np.where(known, operations, np.nan)
    return _with_host_sums(compiled, operations) / machines.disk_iops


def _network(compiled: CompiledDesign, reading: int, asked: Floats) -> Floats:
    rows, machines = compiled.assignments, compiled.machines
    hub = rows.role == ROLE_IDS.index("hub")
    traffic = processor.demand(asked, rows.network[reading])
    traffic = traffic + np.where(hub, asked[..., COLUMN["message-mb"]] * KB_A_MB, 0.0)
    known = _by_machine(compiled, (rows.known["network"] | hub).astype(np.float64)) > 0.0
    total = np.where(known, _by_machine(compiled, traffic), np.nan)
    return _with_host_sums(compiled, total) / machines.network_kb_s


def _with_host_sums(compiled: CompiledDesign, values: Floats) -> Floats:
    """Return the values with each host's set to the sum of its VMs' that are known; NaN where none is."""
    machines = compiled.machines
    count = len(machines.ids)
    known = machines.is_vm & ~np.isnan(values)
    sums = sum_to_rows(np.where(known, values, 0.0), machines.host, count)
    any_known = sum_to_rows(known.astype(np.float64), machines.host, count) > 0.0
    return np.where(machines.is_host, np.where(any_known, sums, np.nan), values)


def _ceilings(compiled: CompiledDesign, library: Library) -> Floats:
    assumptions, common = compiled.plan.assumptions, library.common
    each = {
        "cpu": assumptions.cpu_ceiling,
        "memory": assumptions.memory_ceiling,
        "disk": common.get("disk.ceiling").value,
        "network": common.get("network.ceiling").value,
    }
    column = np.array([each[resource] for resource in RESOURCES])
    return np.repeat(column[:, np.newaxis], len(compiled.machines.ids), axis=1)


def _band(compiled: CompiledDesign, readings: list[Floats]) -> tuple[Floats, Floats]:
    stacked = np.stack(readings)
    low, high = stacked.min(axis=0), stacked.max(axis=0)
    cpu = RESOURCES.index("cpu")
    points = np.where(readings[0][..., cpu, :] > 0.0, compiled.machines.band, 0.0)
    low[..., cpu, :] = np.maximum(low[..., cpu, :] - points, 0.0)
    high[..., cpu, :] += points
    return np.maximum(low, 0.0), high


def _extrapolated(compiled: CompiledDesign, load: Load) -> Flags:
    """Return which resources of which machines rest on figures beyond their range: (..., resources, machines)."""
    rows, machines = compiled.assignments, compiled.machines
    beyond = (load.drivers[..., PROTOCOL_COLUMNS] > rows.limit).any(axis=-1)
    uncovered = (load.drivers[..., USER_COLUMNS] * (1.0 - rows.covered) > 0.0).any(axis=-1) & rows.known["cpu"]
    machine = _by_machine(compiled, (beyond | uncovered).astype(np.float64)) > 0.0
    cpu = machine | machines.beyond_tests
    on_host = sum_to_rows(np.where(machines.is_vm & cpu, 1.0, 0.0), machines.host, len(machines.ids)) > 0.0
    result = np.zeros((*cpu.shape[:-1], len(RESOURCES), cpu.shape[-1]), dtype=bool)
    result[..., RESOURCES.index("cpu"), :] = cpu | (machines.is_host & on_host)
    return result


def _users(compiled: CompiledDesign, load: Load) -> Floats:
    """Return the users of each machine: those of its role with the most; for a host, those of its VMs together."""
    rows, machines = compiled.assignments, compiled.machines
    heads = load.drivers[..., USER_COLUMNS].sum(axis=-1)
    by_role = [
        _by_machine(compiled, np.where(rows.role == role, heads, 0.0)) for role in range(len(ROLE_IDS))
    ]
    own = np.stack(by_role).max(axis=0)
    hosted = sum_to_rows(np.where(machines.is_vm, own, 0.0), machines.host, len(machines.ids))
    return np.where(machines.is_host, hosted, own)


