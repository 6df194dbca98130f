"""A design evaluated: from populations to every machine's use of every resource, in one order."""

import numpy as np

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign, Flags
from models.capacity.compiler import compile_design, library_for
from models.capacity.context import Context
from models.capacity.drivers import PROTOCOL_COLUMNS, USER_COLUMNS
from models.capacity.findings import findings_of
from models.capacity.floats import Floats
from models.capacity.links import link_gauges
from models.capacity.load import Load, by_machine, load_of, sum_to_rows
from models.capacity.measures import measures_of
from models.capacity.rating import limiters, room_users, scales, states
from models.capacity.reading import READINGS
from models.capacity.responses import responses_of
from models.capacity.results import RESOURCES, Evaluation
from models.plan import queries
from models.plan.choices import ROLE_IDS
from models.plan.entities import Plan


def evaluate(plan: Plan, design_id: str, library: Library) -> Evaluation:
    """Return the numbers of one design of a plan.

    Raises
    ------
    PlanError
        If the plan has no such design, or names a hypervisor or figure that does not exist.
    """
    design = queries.require_design(plan, design_id)
    mine = library_for(plan, library)
    return context_of(compile_design(plan, design, mine), mine).evaluation


def context_of(compiled: CompiledDesign, library: Library) -> Context:
    """Return a compiled design with its numbers and its load, from which findings, measures and trails are made."""
    loads = [load_of(compiled, row) for row in range(len(READINGS))]
    central = loads[0]
    utilization = central.utilization()
    low, high = band(compiled, [load.utilization() for load in loads])
    ceiling = ceilings(compiled, library)
    state = states(utilization, ceiling, _extrapolated(compiled, central))
    users = _users(compiled, central)
    scale, binding = scales(compiled, central.cpu_parts, utilization, central.memory_fixed, ceiling)
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
        binding=binding,
        overhead=central.overhead,
        sharing_mb=compiled.machines.sharing_mb[0],
        links=links,
        responses=responses,
        find=lambda own: findings_of(Context(compiled, own, central, library)),
        measure=lambda own: measures_of(Context(compiled, own, central, library)),
    )
    return Context(compiled, evaluation, central, library)


def ceilings(compiled: CompiledDesign, library: Library) -> Floats:
    """Return the ceiling of every resource of every machine: (resources, machines)."""
    assumptions, common = compiled.plan.assumptions, library.common
    each = {
        "cpu": assumptions.cpu_ceiling,
        "memory": assumptions.memory_ceiling,
        "disk": common.get("disk.ceiling").value,
        "network": common.get("network.ceiling").value,
    }
    column = np.array([each[resource] for resource in RESOURCES])
    return np.repeat(column[:, np.newaxis], len(compiled.machines.ids), axis=1)


def band(compiled: CompiledDesign, readings: list[Floats]) -> tuple[Floats, Floats]:
    """Return the low and the high end of every gauge, from its use in the three readings.

    Parameters
    ----------
    readings : three of (..., resources, machines)
    """
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
    machine = by_machine(compiled, (beyond | uncovered).astype(np.float64)) > 0.0
    cpu = machine | machines.beyond_tests
    on_host = sum_to_rows(np.where(machines.is_vm & cpu, 1.0, 0.0), machines.host, len(machines.ids)) > 0.0
    result = np.zeros((*cpu.shape[:-1], len(RESOURCES), cpu.shape[-1]), dtype=bool)
    result[..., RESOURCES.index("cpu"), :] = cpu | (machines.is_host & on_host)
    return result


def _users(compiled: CompiledDesign, load: Load) -> Floats:
    """Return the users of each machine: those of its role with the most; for a host, those of its VMs together."""
    rows, machines = compiled.assignments, compiled.machines
    heads = load.drivers[..., USER_COLUMNS].sum(axis=-1)
    by_role = [by_machine(compiled, np.where(rows.role == role, heads, 0.0)) for role in range(len(ROLE_IDS))]
    own = np.stack(by_role).max(axis=0)
    hosted = sum_to_rows(np.where(machines.is_vm, own, 0.0), machines.host, len(machines.ids))
    return np.where(machines.is_host, hosted, own)
