"""Compiles a design into arrays."""

import numpy as np
from attrs import evolve

from models.calibration.library import Library
from models.capacity.arrays import NOBODY, Assignments, CompiledDesign, Indices, Serving, Workload
from models.capacity.assigning import compile_assignments, with_changed_capacity
from models.capacity.coefficients import variants_of
from models.capacity.machines import compile_machines, with_changed_machines
from models.capacity.workload import workload_of
from models.errors import PlanError
from models.plan.choices import DUTY_IDS
from models.plan.entities import Design, Machine, Plan
from models.plan.kinds import container_of, holds_vms
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
    _require_hypervisors(design, library)
    workload = workload or workload_of(plan, library)
    machines = compile_machines(design, library)
    assignments = compile_assignments(design, library, machines, workload.site_rows)
    return CompiledDesign(
        plan=plan,
        design=design,
        entities=design.machines,
        machines=machines,
        assignments=assignments,
        drivers=workload.drivers,
        people=workload.people,
        mailboxes=workload.mailboxes,
        serving=_serving(workload, assignments),
        workload=workload,
    )


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
    if np.array_equal(compiled.workload.home, workload.home):
        return moved
    return evolve(moved, serving=_serving(workload, compiled.assignments))


def with_machines(compiled: CompiledDesign, plan: Plan, design: Design, library: Library) -> CompiledDesign:
    """Return another state of the design; only the machines that an edit can have touched are made anew.

    It holds while the sites, the populations and the figures are those that it was compiled from.

    Raises
    ------
    PlanError
        If the design names a hypervisor that the library does not have.
    """
    changed = _changed_rows(compiled.design, design, library)
    if changed is None:
        return compile_design(plan, design, library, compiled.workload)
    _require_hypervisors(design, library)
    machines = with_changed_machines(compiled.machines, design, changed, library)
    return evolve(
        compiled,
        plan=plan,
        design=design,
        entities=design.machines,
        machines=machines,
        assignments=with_changed_capacity(compiled.assignments, design, library, compiled.machines, machines),
    )


def _changed_rows(before: Design, after: Design, library: Library) -> Indices | None:
    """Return the rows of machines that differ in their size alone; None where any differs in what it is."""
    if len(before.machines) != len(after.machines):
        return None
    pairs = zip(before.machines, after.machines, strict=True)
    changed = [(row, old, new) for row, (old, new) in enumerate(pairs) if old is not new]
    if any(_what_it_is(old, library) != _what_it_is(new, library) for _, old, new in changed):
        return None
    return np.array([row for row, _, _ in changed], dtype=np.int64)


def _what_it_is(machine: Machine, library: Library) -> tuple[object, ...]:
    """Return what determines where a machine is, whom it serves and what its roles cost there."""
    if holds_vms(machine):
        return machine.id, machine.kind, machine.site
    place = container_of(machine)
    variants = variants_of(machine, library.calibration_of(machine.exchange))
    return machine.id, machine.kind, place, machine.exchange, machine.roles, variants


def _require_hypervisors(design: Design, library: Library) -> None:
    for machine in design.machines:
        if holds_vms(machine) and machine.hypervisor not in library.hypervisors:
            place = f"designs[{design.id}].machines[{machine.id}].hypervisor"
            known = ", ".join(sorted(library.hypervisors))
            raise PlanError(
                place, tr_format("there is no hypervisor '{id}'; known: {known}.", id=machine.hypervisor, known=known)
            )


def _serving(workload: Workload, assignments: Assignments) -> dict[int, Serving]:
    """Return who serves whom by duty: a site's own machines, or those of the site that the plan names for it."""
    sites, server = np.arange(len(workload.server)), workload.server
    found = {}
    for duty in range(len(DUTY_IDS)):
        holds = np.zeros(len(sites), dtype=bool)
        holds[assignments.site[assignments.duty == duty]] = True
        elsewhere = np.where((server != NOBODY) & holds[server], server, NOBODY)
        found[duty] = serving_from(np.where(holds, sites, elsewhere)[workload.home])
    return found


def serving_from(site_of: Indices) -> Serving:
    """Return which sites serve which populations.

    Parameters
    ----------
    site_of : (populations,)
        Row of the site that serves each population; -1 for none.
    """
    order = np.argsort(site_of, kind="stable")
    order = order[site_of[order] >= 0]
    sites, starts = np.unique(site_of[order], return_index=True)
    return Serving(order=order, starts=starts.astype(np.int64), sites=sites, site_of=site_of)
