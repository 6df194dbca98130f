"""A design made into arrays."""

from collections.abc import Mapping, Sequence

import numpy as np
from attrs import evolve

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign, Indices, Serving
from models.capacity.assigning import compile_assignments, with_changed_capacity
from models.capacity.coefficients import variants_of
from models.capacity.drivers import population_drivers
from models.capacity.floats import Floats
from models.capacity.machines import compile_machines, with_changed_machines
from models.capacity.reading import READINGS
from models.errors import PlanError
from models.plan.choices import ROLE_IDS
from models.plan.entities import Design, Host, Machine, Plan, Population, Vm
from models.plan.queries import people_of, serving_site, site_of
from models.words import say, significant


def library_for(plan: Plan, library: Library) -> Library:
    """Return the library with the plan's own figures.

    Raises
    ------
    PlanError
        If the plan overrides a figure that does not exist, or by a value that cannot be meant.
    """
    if not plan.assumptions.overrides:
        return library
    known = library.figures()
    for override in plan.assumptions.overrides:
        place = f"assumptions.overrides[{override.figure}]"
        if override.figure not in known:
            raise PlanError(place, say("there is no figure '{figure}'.", figure=override.figure))
        least, most = known[override.figure].plausible()
        if not least <= override.value <= most:
            raise PlanError(
                place,
                say(
                    "the value must be from {least} to {most}; it is {value}.",
                    least=significant(least),
                    most=significant(most),
                    value=significant(override.value),
                ),
            )
    return library.overridden((one.figure, one.value, one.reason) for one in plan.assumptions.overrides)


def compile_design(plan: Plan, design: Design, library: Library) -> CompiledDesign:
    """Return a design as arrays, with the figures of a library that has the plan's overrides.

    Raises
    ------
    PlanError
        If the design names a hypervisor that the library does not have.
    """
    _require_hypervisors(design, library)
    machines = compile_machines(design, library)
    site_rows = {site.id: row for row, site in enumerate(plan.sites)}
    return CompiledDesign(
        plan=plan,
        design=design,
        entities=design.machines,
        machines=machines,
        assignments=compile_assignments(design, library, machines, site_rows),
        drivers=_drivers(plan, plan.populations, library),
        people=_people(plan.populations),
        mailboxes=_mailboxes(plan.populations),
        serving={row: _serving(plan, design, role, site_rows) for row, role in enumerate(ROLE_IDS)},
        site_rows=site_rows,
    )


def with_populations(compiled: CompiledDesign, plan: Plan, library: Library) -> CompiledDesign:
    """Return the design on the populations of another state of its plan; only what they touch is made anew.

    It holds while the design, the sites and the figures are those that it was compiled from.
    """
    before, after = compiled.plan.populations, plan.populations
    same_rows = [(one.id, one.site) for one in before] == [(one.id, one.site) for one in after]
    if same_rows:
        changed = [row for row, (old, new) in enumerate(zip(before, after, strict=True)) if old is not new]
        drivers = compiled.drivers.copy()
        drivers[:, changed] = _drivers(plan, [after[row] for row in changed], library)
        return _with_heads(evolve(compiled, plan=plan, drivers=drivers))
    serving = {row: _serving(plan, compiled.design, role, compiled.site_rows) for row, role in enumerate(ROLE_IDS)}
    return _with_heads(evolve(compiled, plan=plan, drivers=_drivers(plan, after, library), serving=serving))


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
        return compile_design(plan, design, library)
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
    """Return what decides where a machine stands, whom it serves and what its roles cost there."""
    if isinstance(machine, Host):
        return machine.id, machine.kind, machine.site
    place = machine.host if isinstance(machine, Vm) else machine.site
    variants = variants_of(machine, library.calibration_of(machine.exchange))
    return machine.id, machine.kind, place, machine.exchange, machine.roles, variants


def _with_heads(compiled: CompiledDesign) -> CompiledDesign:
    populations = compiled.plan.populations
    return evolve(compiled, people=_people(populations), mailboxes=_mailboxes(populations))


def _people(populations: Sequence[Population]) -> Floats:
    return np.array([float(people_of(population)) for population in populations])


def _mailboxes(populations: Sequence[Population]) -> Floats:
    return np.array([float(population.mailboxes) for population in populations])


def _drivers(plan: Plan, populations: Sequence[Population], library: Library) -> Floats:
    readings = [population_drivers(populations, plan.assumptions, library.common, one) for one in READINGS]
    return np.stack(readings)


def _require_hypervisors(design: Design, library: Library) -> None:
    for machine in design.machines:
        if isinstance(machine, Host) and machine.hypervisor not in library.hypervisors:
            place = f"designs[{design.id}].machines[{machine.id}].hypervisor"
            known = ", ".join(sorted(library.hypervisors))
            raise PlanError(
                place, say("there is no hypervisor '{id}'; there are {known}.", id=machine.hypervisor, known=known)
            )


def _serving(plan: Plan, design: Design, role: str, site_rows: Mapping[str, int]) -> Serving:
    """Return who serves whom: a site's own machines, or those of the site that the plan names for it."""
    holders = {
        site_of(design, machine)
        for machine in design.machines
        if not isinstance(machine, Host) and role in machine.roles
    }
    server_of = {site.id: serving_site(plan, site.id) for site in plan.sites}

    def serving(site_id: str) -> int:
        other = server_of[site_id]
        chosen = site_id if site_id in holders or other is None else other.id
        return site_rows[chosen] if chosen in holders else -1

    site_row = {site.id: serving(site.id) for site in plan.sites}
    return serving_from(np.array([site_row[one.site] for one in plan.populations], dtype=np.int64))


def serving_from(site_of: Indices) -> Serving:
    """Return who serves whom, from the row of the site that serves each population; -1 for none."""
    order = np.argsort(site_of, kind="stable")
    order = order[site_of[order] >= 0]
    sites, starts = np.unique(site_of[order], return_index=True)
    return Serving(order=order, starts=starts.astype(np.int64), sites=sites, site_of=site_of)
