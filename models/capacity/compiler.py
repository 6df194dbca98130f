"""A design made into arrays."""

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from attrs import evolve

from models.calibration.library import FigureSet, Library
from models.capacity.arrays import CompiledDesign, Machines, Serving
from models.capacity.assigning import compile_assignments
from models.capacity.drivers import population_drivers
from models.capacity.hosting import (
    Family,
    families_of,
    family_derates,
    hypervisor_memory_mb,
    is_beyond_tests,
    sharing_mb,
)
from models.capacity.reading import READINGS, Reading, read
from models.capacity.results import Floats
from models.capacity.role_memory import role_memory
from models.errors import PlanError
from models.plan.choices import ROLE_IDS
from models.plan.entities import Design, Host, Machine, Plan, Population, Processor, Vm
from models.plan.queries import serving_site, site_of
from models.units import PERCENT, mbit_s_to_kb_s

X86 = "x86"


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
            raise PlanError(place, f"there is no figure '{override.figure}'.")
        least, most = known[override.figure].plausible()
        if not least <= override.value <= most:
            raise PlanError(place, f"the value must be from {least:g} to {most:g}; it is {override.value:g}.")
    return library.overridden((one.figure, one.value, one.reason) for one in plan.assumptions.overrides)


def compile_design(plan: Plan, design: Design, library: Library) -> CompiledDesign:
    """Return a design as arrays, with the figures of a library that has the plan's overrides.

    Raises
    ------
    PlanError
        If the design names a hypervisor that the library does not have.
    """
    _require_hypervisors(design, library)
    families = families_of(design.machines, library.hypervisors)
    machines = _machines(design, library, families)
    site_rows = {site.id: row for row, site in enumerate(plan.sites)}
    return CompiledDesign(
        plan=plan,
        design=design,
        entities=design.machines,
        machines=machines,
        assignments=compile_assignments(design, library, machines, site_rows),
        drivers=_drivers(plan, plan.populations, library),
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
        return evolve(compiled, plan=plan, drivers=drivers)
    serving = {row: _serving(plan, compiled.design, role, compiled.site_rows) for row, role in enumerate(ROLE_IDS)}
    return evolve(compiled, plan=plan, drivers=_drivers(plan, after, library), serving=serving)


def _drivers(plan: Plan, populations: Sequence[Population], library: Library) -> Floats:
    readings = [population_drivers(populations, plan.assumptions, library.common, one) for one in READINGS]
    return np.stack(readings)


def core_worth(processor: Processor, calibration: FigureSet, reading: Reading) -> float:
    """Return what a core is worth in a calibration's unit.

    ``MHz``: clock times relative speed, or SPECint_rate2006 per core over the platform's. ``core-%``: the document
    names no processor, so relative speed alone. ``capacity``: cores of the platform, by clock.
    """
    if calibration.cpu_unit == "core-%":
        return processor.relative_speed * PERCENT
    if calibration.cpu_unit == "capacity":
        return processor.clock_mhz * processor.relative_speed / calibration.get("platform.core_mhz").value
    if processor.specint_rate2006 is not None:
        per_core = calibration.get("platform.specint_per_core"), calibration.get("platform.specint_mhz")
        rate, megahertz = (read(figure, reading) for figure in per_core)
        return processor.specint_rate2006 / processor.cores * megahertz / rate
    return processor.clock_mhz * processor.relative_speed


def processor_of(design: Design, machine: Machine) -> Processor:
    """Return the processor that a machine runs on; for a VM, its host's."""
    holder = design.by_id[machine.host] if isinstance(machine, Vm) else machine
    assert not isinstance(holder, Vm)  # noqa: S101 - checked when the plan was read
    return holder.processor


def _require_hypervisors(design: Design, library: Library) -> None:
    for machine in design.machines:
        if isinstance(machine, Host) and machine.hypervisor not in library.hypervisors:
            place = f"designs[{design.id}].machines[{machine.id}].hypervisor"
            known = ", ".join(sorted(library.hypervisors))
            raise PlanError(place, f"there is no hypervisor '{machine.hypervisor}'; there are {known}.")


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
    site_of_population = np.array([site_row[one.site] for one in plan.populations], dtype=np.int64)
    order = np.argsort(site_of_population, kind="stable")
    order = order[site_of_population[order] >= 0]
    sites, starts = np.unique(site_of_population[order], return_index=True)
    return Serving(order=order, starts=starts.astype(np.int64), sites=sites, site_of=site_of_population)


def _machines(design: Design, library: Library, families: Mapping[str, Family]) -> Machines:
    entities = design.machines
    rows = {machine.id: row for row, machine in enumerate(entities)}
    hosts = [rows[one.host] if isinstance(one, Vm) else rows[one.id] for one in entities]
    derates = {key: value for family in families.values() for key, value in family_derates(family).items()}
    derate = np.array([derates.get(one.id, [1.0] * len(READINGS)) for one in entities]).reshape(-1, len(READINGS)).T
    capacity = np.array([_capacity(design, one, library) for one in entities]).reshape(-1, len(READINGS)).T * derate
    base, share = role_memory(entities, library)
    return Machines(
        ids=tuple(rows),
        is_host=np.array([isinstance(one, Host) for one in entities], dtype=bool),
        is_vm=np.array([isinstance(one, Vm) for one in entities], dtype=bool),
        host=np.array(hosts, dtype=np.int64),
        cores=np.array([_cores(one) for one in entities]),
        nominal_mhz=np.array([_nominal_mhz(design, one) for one in entities]) * derate[0],
        capacity=capacity,
        band=np.array([_band(one, library) for one in entities]),
        derate=derate,
        beyond_tests=np.array([_beyond_tests(one, library, families) for one in entities], dtype=bool),
        memory_mb=np.array([float(one.memory_mb) for one in entities]),
        usable_mb=np.array([_usable_mb(one, library) for one in entities]),
        memory_base_mb=base,
        installed_share=share,
        hypervisor_mb=_of_hosts(entities, families, lambda one, reading: hypervisor_memory_mb(one, reading)[0]),
        per_vm_mb=_of_hosts(entities, families, lambda one, reading: hypervisor_memory_mb(one, reading)[1]),
        sharing_mb=_of_hosts(entities, families, sharing_mb),
        disk_iops=np.array([_or_nan(one.disk_iops) for one in entities]),
        network_kb_s=np.array([mbit_s_to_kb_s(_network_mbit_s(design, one)) for one in entities]),
    )


def _of_hosts(
    entities: Sequence[Machine], families: Mapping[str, Family], value: Callable[[Family, Reading], float]
) -> Floats:
    rows = [
        [value(families[one.id], reading) if one.id in families else 0.0 for one in entities] for reading in READINGS
    ]
    return np.array(rows)


def _capacity(design: Design, machine: Machine, library: Library) -> list[float]:
    """Return the CPU of a machine before the derate; a host's counts in cores."""
    if isinstance(machine, Host):
        return [float(machine.processor.cores)] * len(READINGS)
    calibration = library.calibration_of(machine.exchange)
    processor = processor_of(design, machine)
    # The load is high where the core is worth little, so the capacity's readings stand the other way round.
    worth = [core_worth(processor, calibration, reading) for reading in ("central", "high", "low")]
    return [_cores(machine) * one for one in worth]


def _nominal_mhz(design: Design, machine: Machine) -> float:
    processor = processor_of(design, machine)
    return _cores(machine) * processor.clock_mhz * processor.relative_speed


def _cores(machine: Machine) -> float:
    return float(machine.vcpus if isinstance(machine, Vm) else machine.processor.cores)


def _band(machine: Machine, library: Library) -> float:
    if isinstance(machine, Host):
        return 0.0
    figures = [library.calibration_of(machine.exchange).find(f"{role}.cpu.band_points") for role in machine.roles]
    return sum(figure.value for figure in figures if figure is not None) / PERCENT


def _beyond_tests(machine: Machine, library: Library, families: Mapping[str, Family]) -> bool:
    if isinstance(machine, Host):
        return any(is_beyond_tests(families[machine.id], vm) for vm in families[machine.id].vms)
    if isinstance(machine, Vm) and is_beyond_tests(families[machine.host], machine):
        return True
    tested = library.calibration_of(machine.exchange).find("mailbox.curve.processors")
    return tested is not None and _cores(machine) > tested.value


def _usable_mb(machine: Machine, library: Library) -> float:
    system = "" if isinstance(machine, Host) else machine.guest if isinstance(machine, Vm) else machine.windows
    if system.endswith(X86):
        return min(float(machine.memory_mb), library.common.get("memory.most_32_bit_mb").value)
    return float(machine.memory_mb)


def _network_mbit_s(design: Design, machine: Machine) -> float:
    holder = design.by_id[machine.host] if isinstance(machine, Vm) else machine
    return _or_nan(None if isinstance(holder, Vm) else holder.network_mbit_s)


def _or_nan(value: float | None) -> float:
    return float("nan") if value is None else value
