"""A design evaluated: from populations to every machine's use of every resource, in one order."""

from collections.abc import Sequence
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.bounds import BOUNDS
from models.capacity.compiler import compile_design
from models.capacity.completeness import gaps_of, is_complete
from models.capacity.context import Context
from models.capacity.distinct import Distinct, distinct_machines
from models.capacity.drivers import USER_COLUMNS
from models.capacity.findings import findings_of
from models.capacity.floats import Flags, Floats
from models.capacity.later import Later
from models.capacity.links import link_gauges
from models.capacity.load import Load, by_machine, load_of, sum_to_rows
from models.capacity.measures import measures_of
from models.capacity.people import (
    machines_serving_sites,
    mailboxes_of_machines,
    served_by_sites,
    users_of_machines,
)
from models.capacity.rating import limiters, states
from models.capacity.responses import responses_of
from models.capacity.results import RESOURCES, Evaluation
from models.capacity.scaling import ceiling_factors, room_users, where_shown
from models.capacity.workload import library_for
from models.plan import queries
from models.plan.entities import Plan

Value = TypeVar("Value", bound=np.generic)
LOW_END, HIGH_END = (BOUNDS.index(bound) for bound in ("low", "high"))


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
    distinct = distinct_machines(compiled)
    few = distinct.design
    loads = [load_of(few, row) for row in range(len(BOUNDS))]
    utilization, low, high = band([load.utilization() for load in loads])
    ceiling = ceilings(few, library)
    users, beyond = users_of_machines(few), extrapolated(few, loads[0])
    factors = where_shown(ceiling_factors(few, loads[0], ceiling), utilization)

    def of_all(values: NDArray[Value]) -> NDArray[Value]:
        return values[..., distinct.machine]

    def context(own: Evaluation) -> Context:
        return Context(compiled, own, distinct, tuple(loads), library)

    evaluation = Evaluation(
        machine_ids=compiled.machines.ids,
        utilization=of_all(utilization),
        low=of_all(low),
        high=of_all(high),
        ceiling=of_all(ceiling),
        state=of_all(states(utilization, ceiling, beyond)),
        beyond=of_all(beyond & ~np.isnan(utilization)),
        limiter=of_all(limiters(utilization, ceiling)),
        room_users=of_all(room_users(users, factors)),
        users=of_all(users),
        mailboxes=of_all(mailboxes_of_machines(few)),
        sites=Later(lambda: served_by_sites(compiled)),
        factor=of_all(factors.factor),
        binding=of_all(factors.binding),
        is_most=of_all(factors.is_most),
        overhead=of_all(loads[0].overhead),
        sharing_mb=compiled.machines.sharing_mb[0],
        recommended_mb=compiled.machines.recommended_mb,
        core_mhz=compiled.machines.core_mhz,
        links=Later(lambda: link_gauges(compiled, library)),
        responses=responses_of(few, [load.cpu for load in loads], library),
        make_findings=lambda own, depth: findings_of(context(own), depth),
        make_measures=lambda own, subject: measures_of(context(own), subject),
        find_gaps=lambda: gaps_of(compiled, library),
        check_complete=lambda: is_complete(compiled, library),
        find_serving=lambda: machines_serving_sites(compiled),
        find_factor_band=lambda: _factor_band(distinct, loads, ceiling),
    )
    return context(evaluation)


def _factor_band(distinct: Distinct, loads: Sequence[Load], ceiling: Floats) -> tuple[Floats, Floats]:
    ends = (ceiling_factors(distinct.design, loads[row], ceiling, row).factor for row in (HIGH_END, LOW_END))
    high, low = (factor[distinct.machine] for factor in ends)
    return high, low


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


def band(bounds: Sequence[Floats]) -> tuple[Floats, Floats, Floats]:
    """Return the use of every gauge with its low and high end, from its use at the three bounds.

    NaN where any of them is not known.

    Parameters
    ----------
    bounds : three of (..., resources, machines)
    """
    stacked = np.stack(bounds)
    stacked[:, np.isnan(stacked).any(axis=0)] = np.nan
    return stacked[0], np.maximum(stacked.min(axis=0), 0.0), stacked.max(axis=0)


def extrapolated(compiled: CompiledDesign, load: Load) -> Flags:
    """Return which resources of which machines rest on figures beyond their range: (..., resources, machines)."""
    rows, machines = compiled.assignments, compiled.machines
    result = np.zeros((*load.cpu.shape[:-1], len(RESOURCES), load.cpu.shape[-1]), dtype=bool)
    for resource, most in rows.most.items():
        beyond: Flags = np.asarray((load.drivers > most).any(axis=-1))
        if resource == "cpu":
            beyond |= (load.drivers[..., USER_COLUMNS] * (1.0 - rows.covered) > 0.0).any(axis=-1) & rows.known["cpu"]
        result[..., RESOURCES.index(resource), :] = by_machine(compiled, beyond.astype(np.float64)) > 0.0
    result |= machines.beyond
    on_host = sum_to_rows(np.where(machines.is_vm, result, False).astype(np.float64), machines.host, len(machines.ids))
    # The memory that a host allots to VMs does not depend on how much they use.
    on_host[..., RESOURCES.index("memory"), :] = 0.0
    return result | (machines.is_host & (on_host > 0.0))
