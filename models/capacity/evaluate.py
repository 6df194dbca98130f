"""A design evaluated: from populations to every machine's use of every resource, in one order."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from attrs import frozen
from numpy.typing import NDArray

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.bounds import BOUNDS
from models.capacity.ceilings import ceilings
from models.capacity.compiler import compile_design
from models.capacity.completeness import gaps_of, is_complete
from models.capacity.context import Context, LoadsOfDesign
from models.capacity.dags.evaluating import groups_of
from models.capacity.dags.results import DagNumbers
from models.capacity.distinct import distinct_machines, machines_of_sites
from models.capacity.drivers import USER_COLUMNS
from models.capacity.findings import findings_of
from models.capacity.floats import Flags, Floats, Indices, taken
from models.capacity.later import Later
from models.capacity.links import link_gauges
from models.capacity.load import Load, by_machine, load_of
from models.capacity.measures import measures_of
from models.capacity.people import (
    machines_serving_sites,
    mailboxes_of_machines,
    served_by_sites,
    users_of_machines,
)
from models.capacity.rating import limiters, states
from models.capacity.responses import responses_of
from models.capacity.results import RESOURCES, Evaluation, Response
from models.capacity.scaling import ceiling_factors, room_users, where_shown
from models.capacity.sums import sum_to_rows
from models.capacity.workload import library_for
from models.plan import queries
from models.plan.entities import Plan

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


@frozen(eq=False)
class Known:
    """What an edit left of the numbers of a design.

    Parameters
    ----------
    evaluation : Evaluation
        Before the edit.
    origin : (machines,)
        Row of each machine before it.
    dirty : (sites,)
        The sites whose machines, or what they are asked for, are others now.
    groups : dict of str to DagNumbers
        Of the groups that no edit touched, as far as they were looked at.
    """

    evaluation: Evaluation
    origin: Indices
    dirty: Flags
    groups: Mapping[str, DagNumbers]


def context_of(compiled: CompiledDesign, library: Library, known: Known | None = None) -> Context:
    """Return a compiled design with its numbers, from which findings, measures and trails are made.

    Parameters
    ----------
    known : Known, optional
        The sites do not depend on each other but through what their servers are asked for, so what is known of one
        that no edit touched stays.
    """
    numbers = _numbers_of(compiled, library) if known is None else _renewed(compiled, library, known)
    # Not all that is known: each evaluation would hold the one before it.
    groups = {} if known is None else known.groups
    loads = LoadsOfDesign(compiled)

    def context(own: Evaluation) -> Context:
        return Context(compiled, own, library, loads_of_design=loads)

    evaluation = Evaluation(
        machine_ids=compiled.machines.ids,
        **numbers,
        sites=Later(lambda: served_by_sites(compiled)),
        sharing_mb=compiled.machines.sharing_mb[0],
        recommended_mb=compiled.machines.recommended_mb,
        core_mhz=compiled.machines.core_mhz,
        is_off=compiled.machines.is_off,
        is_host=compiled.machines.is_host,
        links=Later(lambda: link_gauges(compiled, library)),
        dags=Later(lambda: groups_of(compiled, library, groups)),
        find_responses=lambda: _responses(compiled, library),
        make_findings=lambda own, depth: findings_of(context(own), depth),
        make_measures=lambda own, subject: measures_of(context(own), subject),
        find_gaps=lambda: gaps_of(compiled, library),
        check_complete=lambda: is_complete(compiled, library),
        find_serving=lambda: machines_serving_sites(compiled),
        find_factor_band=lambda: _factor_band(compiled, library),
    )
    return context(evaluation)


def _numbers_of(compiled: CompiledDesign, library: Library) -> dict[str, Any]:
    """Return the numbers of all machines, worked out for one of those that are alike at a site."""
    distinct = distinct_machines(compiled)
    few = distinct.design
    loads = [load_of(few, row) for row in range(len(BOUNDS))]
    utilization, low, high = band([load.utilization() for load in loads])
    # A VM that is off uses nothing, and has no use that a gauge could show.
    for values in (utilization, low, high):
        values[:, few.machines.is_off] = np.nan
    ceiling = ceilings(few, library)
    users, beyond = users_of_machines(few), extrapolated(few, loads[0])
    factors = where_shown(ceiling_factors(few, loads[0], ceiling), utilization)
    numbers: dict[str, NDArray[Any]] = {
        "utilization": utilization,
        "low": low,
        "high": high,
        "ceiling": ceiling,
        "state": states(utilization, ceiling, beyond),
        "beyond": beyond & ~np.isnan(utilization),
        "limiter": limiters(utilization, ceiling),
        "room_users": room_users(users, factors),
        "users": users,
        "mailboxes": mailboxes_of_machines(few),
        "factor": factors.factor,
        "binding": factors.binding,
        "is_most": factors.is_most,
        "overhead": loads[0].overhead,
    }
    return {name: distinct.of_all(values) for name, values in numbers.items()}


def _renewed(compiled: CompiledDesign, library: Library, known: Known) -> dict[str, Any]:
    """Return the numbers of all machines, worked out for those of the dirty sites."""
    part, rows = machines_of_sites(compiled, known.dirty)
    numbers = _numbers_of(part, library)
    for name, values in numbers.items():
        whole = taken(getattr(known.evaluation, name), known.origin)
        whole[..., rows] = values
        numbers[name] = whole
    return numbers


def _responses(compiled: CompiledDesign, library: Library) -> tuple[Response, ...]:
    if not compiled.assignments.known["response"].any():
        return responses_of(compiled, (), library)
    few = distinct_machines(compiled).design
    return responses_of(few, [load_of(few, row).cpu for row in range(len(BOUNDS))], library)


def _factor_band(compiled: CompiledDesign, library: Library) -> tuple[Floats, Floats]:
    distinct = distinct_machines(compiled)
    few = distinct.design
    ceiling = ceilings(few, library)
    ends = (ceiling_factors(few, load_of(few, row), ceiling, row).factor for row in (HIGH_END, LOW_END))
    high, low = (distinct.of_all(factor) for factor in ends)
    return high, low


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
