"""The load of a design: what each bound of the figures makes of its arrays.

All steps broadcast over leading scenario axes of the drivers, so one design, a what-if, a sweep and a Monte Carlo
run are the same call.
"""

import numpy as np
from attrs import field, frozen

from models.calibration.heads import CLIENT_ACCESS, STORE, TRANSPORT
from models.capacity import memory, processor, virtualization
from models.capacity.arrays import CompiledDesign
from models.capacity.bounds import BOUNDS
from models.capacity.drivers import COLUMN, DRIVERS, PROTOCOL_COLUMNS, USER_COLUMNS
from models.capacity.floats import NOBODY, Flags, Floats, Indices, each_once
from models.capacity.results import RESOURCES
from models.capacity.sums import sum_to_rows
from models.plan.choices import DUTY_IDS
from models.units import KB_A_MB

# Duties with disk operations and traffic: unknown where no document measured them.
DISK_DUTIES = np.array([DUTY_IDS.index(duty) for duty in (TRANSPORT, STORE)])
NETWORK_DUTIES = np.array([DUTY_IDS.index(duty) for duty in (CLIENT_ACCESS, TRANSPORT, STORE)])
TRANSPORT_ROW = DUTY_IDS.index(TRANSPORT)
# What only members of groups are asked for.
PASSIVE, COPIES = COLUMN["passive-messages"], COLUMN["copy-messages"]


@frozen(eq=False, kw_only=True)
class Load:
    """What one bound of the figures makes of a design; ``...`` are scenario axes.

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


def load_of(compiled: CompiledDesign, bound: int, drivers: Floats | None = None) -> Load:
    """Return the load of a design at one bound.

    Parameters
    ----------
    bound : int
        Row in `BOUNDS`.
    drivers : (..., populations, drivers), optional
        Scenarios in place of the plan's own populations.
    """
    own = compiled.drivers[bound] if drivers is None else drivers
    return load_from(compiled, bound, assignment_drivers(compiled, own))


def load_from(compiled: CompiledDesign, bound: int, asked: Floats) -> Load:
    """Return the load of a design whose roles are asked for this, at one bound.

    Parameters
    ----------
    asked : (..., assignments, drivers)
    """
    parts = cpu_parts(compiled, bound, asked)
    linear, quadratic, curve = parts
    cpu, overhead = _with_hosts(compiled, bound, linear + quadratic + curve)
    used, fixed = memory_parts(compiled, bound, asked)
    return Load(
        drivers=asked,
        cpu_parts=parts,
        cpu=cpu,
        memory=used,
        memory_fixed=fixed,
        disk=_disk(compiled, bound, asked),
        network=_network(compiled, bound, asked),
        overhead=overhead,
    )


def assignment_drivers(compiled: CompiledDesign, drivers: Floats) -> Floats:
    """Return the demand on each role of each machine.

    Parameters
    ----------
    drivers : (..., populations, drivers)

    Returns
    -------
    (..., assignments, drivers)
    """
    rows = compiled.assignments
    by_site = demand_on_sites(compiled, drivers)
    asked = by_site[..., rows.duty, rows.site, :] * rows.share[..., np.newaxis]
    if compiled.groups:
        add_groups(compiled, asked, demand_on_groups(compiled, drivers), rows.active, rows.passive)
    return asked


def add_groups(compiled: CompiledDesign, asked: Floats, demand: Floats, active: Floats, passive: Floats) -> None:
    """Add what the users of groups ask of the members' roles to the demand on each role.

    Parameters
    ----------
    asked : (..., assignments, drivers)
        Changed.
    demand : (..., homes, groups, drivers)
    active, passive : (..., homes, assignments)
        Part of the databases of each home of a group that a machine serves, and of which it holds another copy
        [fraction].
    """
    rows = compiled.assignments
    held = np.flatnonzero(rows.group != NOBODY)
    of_group, part = demand[..., rows.group[held], :], active[..., held]
    added = (of_group * part[..., np.newaxis]).sum(axis=-3)
    if demand.shape[-1] == len(DRIVERS):
        further = np.array([group.dag.active_copies - 1.0 for group in compiled.groups])
        added[..., COPIES] *= further[rows.group[held]]
        added[..., PASSIVE] = (of_group[..., PASSIVE] * passive[..., held]).sum(axis=-2)
    asked[..., held, :] += added


def demand_on_groups(compiled: CompiledDesign, drivers: Floats) -> Floats:
    """Return what the members of each group are asked for together by the mailboxes of each home.

    Parameters
    ----------
    drivers : (..., populations, drivers)

    Returns
    -------
    (..., homes, groups, drivers)
    """
    return np.asarray(compiled.carried @ drivers[..., np.newaxis, :, :])


def demand_on_sites(compiled: CompiledDesign, drivers: Floats) -> Floats:
    """Return what the servers of each site are asked for in each duty, without users of groups.

    Parameters
    ----------
    drivers : (..., populations, drivers or other columns)

    Returns
    -------
    (..., duties, sites, drivers)
    """
    sites = max(len(compiled.site_rows), 1)
    by_site = np.zeros((*drivers.shape[:-2], len(DUTY_IDS), sites, drivers.shape[-1]))
    for duty, serving in compiled.serving.items():
        if serving.order.size:
            sums = np.add.reduceat(drivers[..., serving.order, :], serving.starts, axis=-2)
            by_site[..., duty, serving.sites, :] = sums
    if drivers.shape[-1] == len(DRIVERS):
        # Only members of groups hold copies.
        by_site[..., (PASSIVE, COPIES)] = 0.0
    return by_site


def cpu_parts(compiled: CompiledDesign, bound: int, asked: Floats) -> tuple[Floats, Floats, Floats]:
    """Return the parts of the CPU of servers and VMs that are linear, quadratic and on a curve: (..., machines) each.

    Parameters
    ----------
    asked : (..., assignments, drivers)
    """
    rows, machines = compiled.assignments, compiled.machines
    shaped = asked.copy()
    shaped[..., PROTOCOL_COLUMNS] *= processor.shape_factor(
        asked[..., PROTOCOL_COLUMNS], rows.shape_limit[bound], rows.constant_part, BOUNDS[bound]
    )
    linear = processor.demand(shaped, rows.cpu[bound]) + _pooled(compiled, bound, asked)
    quadratic = processor.quadratic_demand(asked, rows.slope[bound])
    users = asked[..., COLUMN["users.outlook"]]
    exponents = rows.curve_exponent[bound], rows.curve_beyond[bound]
    curve = processor.curve_utilization(users, rows.curve_users[bound], rows.curve_point, *exponents)
    has_curve = np.isfinite(rows.curve_users[bound])
    linear = np.where(is_unknown(compiled, asked), np.nan, linear)
    capacity = machines.capacity[bound]
    linear = by_machine(compiled, linear) / capacity
    return (
        linear,
        by_machine(compiled, quadratic) / capacity,
        by_machine(compiled, np.where(has_curve, curve, 0.0)),
    )


def own_cpu(compiled: CompiledDesign, bound: int, asked: Floats, factor: Floats) -> Floats:
    """Return the CPU of the roles of servers and VMs with so many times their users: (machines,).

    Before any VM waits for its host, and without the error of fits.

    Parameters
    ----------
    asked : (assignments, drivers)
    factor : (machines,)
    """
    scaled = asked * factor[compiled.assignments.machine, np.newaxis]
    linear, quadratic, curve = cpu_parts(compiled, bound, scaled)
    total: Floats = linear + quadratic + curve
    return total


def _pooled(compiled: CompiledDesign, bound: int, asked: Floats) -> Floats:
    """Return what the mix of pooled requests adds to their cost: (..., assignments)."""
    rows = compiled.assignments
    result = np.zeros(asked.shape[:-1])
    pooled = each_once(np.nonzero(np.isfinite(rows.pooled_share))[-1])
    if pooled.size:
        requests, others = (asked[..., pooled, COLUMN[name]] for name in ("owa-requests", "activesync-requests"))
        spread = processor.pooled_spread(requests, others, rows.pooled_share[..., pooled], BOUNDS[bound])
        result[..., pooled] = spread * rows.cpu[bound][..., pooled, COLUMN["pooled-requests"]]
    return result


def upper_bound(compiled: CompiledDesign, asked: Floats, bound: int) -> Floats:
    """Return the most CPU that roles can take whose requests were measured together only: (machines,).

    NaN where more than that is unknown.

    Parameters
    ----------
    asked : (assignments, drivers)
        At the bound that makes the load high.
    """
    rows = compiled.assignments
    shape = processor.shape_factor(
        asked[:, PROTOCOL_COLUMNS], rows.shape_limit[bound], rows.constant_part, BOUNDS[bound]
    )
    most = asked.copy()
    most[:, PROTOCOL_COLUMNS] *= shape
    both = asked[:, COLUMN["owa-requests"]], asked[:, COLUMN["activesync-requests"]]
    pooled = processor.pooled_end(*both, rows.pooled_share, BOUNDS[bound])
    most[:, COLUMN["pooled-requests"]] = np.where(np.isnan(pooled), most[:, COLUMN["pooled-requests"]], pooled)
    busy = processor.demand(most, rows.cpu[bound]) + processor.quadratic_demand(asked, rows.slope[bound])
    busy = np.where(is_unknown(compiled, asked), np.nan, busy)
    machines = compiled.machines
    use: Floats = by_machine(compiled, busy) / machines.capacity[bound] + machines.other_cpu
    return use


def is_unknown(compiled: CompiledDesign, asked: Floats) -> Flags:
    """Return which roles have users, but no figure that says what any of them costs: (..., assignments).

    Parameters
    ----------
    asked : (..., assignments, drivers)
    """
    return asks_unknown(asked, compiled.assignments.carrying)


def asks_unknown(asked: Floats, carrying: Floats) -> Flags:
    """Return where there are users, but no figure that says what any of them costs: (...).

    Parameters
    ----------
    asked : (..., drivers)
    carrying : (..., protocols)
        Whether the users of each protocol cost anything.
    """
    users = asked[..., USER_COLUMNS]
    unknown: Flags = (users.sum(axis=-1) > 0.0) & ((users * carrying).sum(axis=-1) == 0.0)
    return unknown


def by_machine(compiled: CompiledDesign, values: Floats) -> Floats:
    """Return the sums over each machine's roles: (..., machines).

    Parameters
    ----------
    values : (..., assignments)
    """
    return sum_to_rows(values, compiled.assignments.machine, len(compiled.machines.ids))


def busy_of(compiled: CompiledDesign, bound: int, own: Floats) -> Floats:
    """Return the CPU of servers and VMs with other programs, before any VM waits for its host: (..., machines).

    Parameters
    ----------
    own : (..., machines)
        Of their roles.
    """
    error = by_machine(compiled, compiled.assignments.fit_error[bound])
    busy: Floats = np.where(own > 0.0, np.maximum(own + error, 0.0), own) + compiled.machines.other_cpu
    return busy


def _with_hosts(compiled: CompiledDesign, bound: int, asked: Floats) -> tuple[Floats, Floats]:
    """Return the CPU of all machines, VMs slowed by contention and hosts as busy as their VMs make them."""
    machines = compiled.machines
    count = len(machines.ids)
    busy = busy_of(compiled, bound, asked)
    used = virtualization.hosted_cores(np.where(machines.is_vm, busy, 0.0), machines.host_cores)
    unknown = np.isnan(used)
    known_cores = sum_to_rows(np.where(unknown, 0.0, used), machines.host, count)
    unknown_cores = sum_to_rows(np.where(unknown, machines.most_cores, 0.0), machines.host, count)
    waiting = virtualization.waiting(known_cores, unknown_cores, machines.cores)[..., machines.host]
    host_cpu = np.where(unknown_cores > 0.0, np.nan, known_cores / machines.cores)
    cpu = np.where(machines.is_host, host_cpu, np.where(machines.is_vm, busy * waiting, busy))
    taken = np.where(unknown, 0.0, used) * (1.0 - machines.derate[bound])
    overhead = sum_to_rows(taken, machines.host, count) / machines.cores
    return cpu, np.where(machines.is_host & ~np.isnan(host_cpu), overhead, 0.0)


def memory_parts(compiled: CompiledDesign, bound: int, asked: Floats) -> tuple[Floats, Floats]:
    """Return the memory of all machines, and the part of it that users do not change: (..., machines) [fraction].

    Parameters
    ----------
    asked : (..., assignments, drivers)
    """
    rows, machines, plan = compiled.assignments, compiled.machines, compiled.plan
    growing = by_machine(compiled, processor.demand(asked, rows.memory[bound]))
    roles = memory.role_memory_mb(
        machines.memory_base_mb[bound], 0.0 * growing, machines.usable_mb, machines.installed_share[bound]
    )
    base = np.where(machines.has_role, roles, 0.0) + machines.other_mb
    allotted = sum_to_rows(machines.given_mb, machines.host, len(machines.ids))
    given = memory.host_memory_mb(allotted, machines.hypervisor_mb[bound], machines.per_vm_mb[bound])
    if plan.assumptions.count_page_sharing:
        given = given - machines.sharing_mb[bound]
    fixed = np.where(machines.is_host, given / machines.memory_mb, base / machines.usable_mb)
    return fixed + np.where(machines.is_host, 0.0, growing / machines.usable_mb), fixed


def _disk(compiled: CompiledDesign, bound: int, asked: Floats) -> Floats:
    rows = compiled.assignments
    operations = processor.demand(asked, rows.disk[bound])
    machines = compiled.machines
    return _in_sums(compiled, operations, rows.known["disk"], DISK_DUTIES, machines.other_iops) / machines.disk_iops


def _network(compiled: CompiledDesign, bound: int, asked: Floats) -> Floats:
    rows = compiled.assignments
    hub = rows.duty == TRANSPORT_ROW
    traffic = processor.demand(asked, rows.network[bound])
    traffic = traffic + np.where(hub, asked[..., COLUMN["message-mb"]] * KB_A_MB, 0.0)
    known, machines = rows.known["network"] | hub, compiled.machines
    return _in_sums(compiled, traffic, known, NETWORK_DUTIES, machines.other_kb_s) / machines.network_kb_s


def _in_sums(compiled: CompiledDesign, values: Floats, known: Flags, duties: Indices, other: Floats) -> Floats:
    """Return the sums over each machine's roles, and over each host's VMs: NaN where not all that count are known.

    Parameters
    ----------
    values : (..., assignments)
    known : (assignments,)
        Whether the calibration has figures.
    duties : (duties,)
        Those that count; a machine with none of them says nothing, and adds nothing to its host.
    other : (machines,)
        What other programs add; NaN where not given.
    """
    rows, machines = compiled.assignments, compiled.machines
    count = len(machines.ids)
    counts = np.isin(rows.duty, duties)
    given = np.isfinite(other)
    known_roles = (np.bincount(rows.machine, weights=known, minlength=count) > 0.0) | given
    lacking = np.bincount(rows.machine, weights=counts & ~known, minlength=count) > 0.0
    total = by_machine(compiled, values) + np.where(given, other, 0.0)
    own = np.where(known_roles & ~lacking, total, np.nan)
    # A VM that is off asks its host for nothing, so nothing of it is unknown.
    unknown = (machines.host_cores > 0.0) & (lacking | ~(machines.has_role | given))
    adds = machines.is_vm & known_roles & ~unknown
    sums = sum_to_rows(np.where(adds, total, 0.0), machines.host, count)
    complete = (np.bincount(machines.host, weights=adds, minlength=count) > 0.0) & (
        np.bincount(machines.host, weights=unknown, minlength=count) == 0.0
    )
    return np.where(machines.is_host, np.where(complete, sums, np.nan), own)
