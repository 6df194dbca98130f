"""Compiles a design into arrays."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from attrs import evolve

from models.calibration.library import Library
from models.capacity.alike import Sorts
from models.capacity.arrays import Assignments, CompiledDesign, Machines, Serving, Workload
from models.capacity.assigning import compile_assignments, with_changed_assignments, with_other_costs
from models.capacity.editing import MachineEdit
from models.capacity.floats import NOBODY, Flags, Floats, Indices
from models.capacity.held import Held
from models.capacity.machines import compile_machines, with_changed_machines
from models.capacity.machines import with_figures as machines_with
from models.capacity.members import carried_by, duties_followed, follow_users, groups_of_design, with_members
from models.capacity.workload import drivers_of, workload_of
from models.errors import PlanError
from models.plan.choices import DUTY_IDS
from models.plan.entities import Design, Machine, Plan
from models.plan.kinds import holds_vms
from models.words import tr_format


def compile_design(plan: Plan, design: Design, library: Library, workload: Workload | None = None) -> CompiledDesign:
    """Return a design as arrays, with the figures of a library that has the plan's overrides.

    Parameters
    ----------
    workload : Workload, optional
        What all designs of this plan share, where it is known already.

    Raises
    ------
    PlanError
        If the design names a hypervisor that the library does not have.
    """
    _require_hypervisors(design, design.machines, library)
    workload, sorts = workload or workload_of(plan, library), Sorts()
    machines = compile_machines(design, library, workload.site_rows, sorts)
    assignments = compile_assignments(design, library, machines)
    return CompiledDesign(
        plan=plan,
        design=design,
        entities=design.machines,
        machines=machines,
        drivers=workload.drivers,
        people=workload.people,
        mailboxes=workload.mailboxes,
        workload=workload,
        sorts=sorts,
        **_served(design, machines, assignments, workload, library),
    )


def _served(
    design: Design,
    machines: Machines,
    assignments: Assignments,
    workload: Workload,
    library: Library,
    before: Sequence[Held] = (),
) -> dict[str, Any]:
    """Return the roles with the groups of a design, and who serves whom; groups as before are kept."""
    groups = groups_of_design(design, machines, workload, library, before)
    carried = carried_by(groups, workload)
    return {
        "assignments": with_members(assignments, machines, groups),
        "groups": groups,
        "carried": carried,
        "serving": _serving(workload, assignments, groups, carried),
    }


def with_workload(compiled: CompiledDesign, workload: Workload) -> CompiledDesign:
    """Return the design on another state of its plan.

    It holds while the design, the sites and the figures are those that it was compiled from.
    """
    moved = evolve(
        compiled,
        plan=workload.plan,
        drivers=workload.drivers,
        people=workload.people,
        mailboxes=workload.mailboxes,
        workload=workload,
    )
    groups = follow_users(compiled.groups, compiled.machines, workload)
    if any(held is not before for held, before in zip(groups, compiled.groups, strict=True)):
        moved = evolve(moved, groups=groups, assignments=with_members(compiled.assignments, compiled.machines, groups))
    carried = carried_by(groups, workload)
    if not groups and np.array_equal(compiled.workload.home, workload.home):
        return evolve(moved, carried=carried)
    return evolve(moved, carried=carried, serving=_serving(workload, moved.assignments, groups, carried))


def with_machines(
    compiled: CompiledDesign, plan: Plan, design: Design, edit: MachineEdit, library: Library
) -> CompiledDesign:
    """Return another state of the design; only what an edit of its machines touched is worked out anew.

    It holds while the sites, the populations and the figures are those that it was compiled from.

    Raises
    ------
    PlanError
        If the design names a hypervisor that the library does not have.
    """
    _require_hypervisors(design, (design.machines[row] for row in edit.fresh), library)
    workload, sorts = compiled.workload, compiled.sorts
    machines = with_changed_machines(compiled.machines, design, edit, library, workload.site_rows, sorts)
    assignments = with_changed_assignments(compiled.assignments, design, library, machines, edit)
    return evolve(
        compiled,
        plan=plan,
        design=design,
        entities=design.machines,
        machines=machines,
        **_served(design, machines, assignments, workload, library, compiled.groups),
    )


def with_figures(compiled: CompiledDesign, library: Library, number: Floats) -> CompiledDesign:
    """Return the design with other figures; of those that are drawn, with the draws as a leading axis.

    Parameters
    ----------
    library : Library
        With ranges as before: the ends of a band say nothing where figures are drawn.
    number : (machines,)
        How many machines each row stands for.
    """
    machines = machines_with(compiled.machines, compiled.design, compiled.entities, library)
    drivers = compiled.drivers
    if library.common is not compiled.workload.library.common:
        drivers = drivers_of(compiled.plan, compiled.plan.populations, library)
    return evolve(
        compiled,
        machines=machines,
        assignments=with_other_costs(compiled.assignments, compiled.entities, library, machines, number),
        drivers=drivers,
    )


def _require_hypervisors(design: Design, machines: Iterable[Machine], library: Library) -> None:
    for machine in machines:
        if holds_vms(machine) and machine.hypervisor not in library.hypervisors:
            place = f"designs[{design.id}].machines[{machine.id}].hypervisor"
            known = ", ".join(sorted(library.hypervisors))
            raise PlanError(
                place, tr_format("there is no hypervisor '{id}'; known: {known}.", id=machine.hypervisor, known=known)
            )


def _serving(
    workload: Workload, assignments: Assignments, groups: Sequence[Held], carried: Floats
) -> dict[int, Serving]:
    """Return who serves whom by duty: a site's own machines, or those of the site that the plan names for it.

    Users of a group count as served where their databases are at home, or else at home where it has members there, and
    otherwise where its first member stands.
    """
    sites, server, home = np.arange(len(workload.server)), workload.server, workload.home
    by_groups, at = _served_by_groups(workload, groups, carried)
    found = {}
    for duty in range(len(DUTY_IDS)):
        holds = np.zeros(len(sites), dtype=bool)
        holds[assignments.site[assignments.duty == duty]] = True
        elsewhere = np.where((server != NOBODY) & holds[server], server, NOBODY)
        site_of = np.where(by_groups[duty], at, np.where(holds, sites, elsewhere)[home])
        found[duty] = serving_from(site_of, by_groups[duty])
    return found


def _served_by_groups(workload: Workload, groups: Sequence[Held], carried: Floats) -> tuple[Flags, Indices]:
    """Return which populations groups serve in each duty, (duties, populations), and at which site: (populations,)."""
    home, mine = workload.home, (carried > 0.0).any(axis=0)
    served = mine.any(axis=0)
    if not served.any():
        return np.zeros((len(DUTY_IDS), len(home)), dtype=np.bool_), home
    group = mine.argmax(axis=0)
    at = np.array([_serving_sites(held, len(workload.server)) for held in groups])
    return duties_followed(groups)[group].T & served, at[group, home]


def _serving_sites(held: Held, sites: int) -> Indices:
    """Return at which site the users of each site count as served by a group: (sites,)."""
    at = np.full(sites, held.sites[0])
    at[held.sites] = held.sites
    lodged = np.array(held.lodged or [NOBODY] * sites)
    return np.where(lodged == NOBODY, at, lodged)


def serving_from(site_of: Indices, by_group: Flags) -> Serving:
    """Return which sites serve which populations.

    Parameters
    ----------
    site_of : (populations,)
        Row of the site that serves each population; -1 for none.
    by_group : (populations,)
        Whom the members of a group serve.
    """
    order = np.argsort(site_of, kind="stable")
    order = order[(site_of[order] >= 0) & ~by_group[order]]
    sites, starts = np.unique(site_of[order], return_index=True)
    return Serving(order=order, starts=starts.astype(np.int64), sites=sites, site_of=site_of, by_group=by_group)
