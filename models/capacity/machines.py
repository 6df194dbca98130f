"""Compiles the machines of a design: one row for each, with its capacities."""

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any

import numpy as np
from attrs import evolve, fields

from models.calibration.library import FigureSet, Library
from models.capacity.alike import Sorts, leaders
from models.capacity.arrays import Machines
from models.capacity.bounds import BOUNDS, OPPOSITE, Bound, relief_at, value_at
from models.capacity.coefficients import variants_of
from models.capacity.editing import MachineEdit
from models.capacity.floats import NOBODY, Flags, Floats, Indices, by_bound, stacked, taken
from models.capacity.hosting import (
    Derates,
    Family,
    families_of,
    hypervisor_memory_mb,
    is_beyond_tests,
    sharing_mb,
    vm_derates,
)
from models.capacity.results import RESOURCES
from models.capacity.role_memory import recommended_memory, role_memory
from models.capacity.validity import beyond_figures
from models.plan.choices import CLOCK, CORES, MEMORY, SYSTEMS_OF_32_BITS
from models.plan.entities import Design, Machine, Processor
from models.plan.kinds import (
    RoleHolder,
    cpus_of,
    hardware_of,
    holds_vms,
    is_off,
    is_virtual,
    physical_id,
    runs_roles,
    windows_of,
)
from models.plan.unknown_hardware import unknown_parts
from models.units import PERCENT, mbit_s_to_kb_s

# What estimates SPECint_rate2006 of machines that have a newer result alone.
RATE_ESTIMATE = "specrate2017.as_specint_rate2006"
# What vCPUs that are hyper-threads are worth, and how many of them share a core.
THREAD_SHARE, THREADS_PER_CORE = "vcpu.thread_share", "vcpu.threads_per_core"


def specint_rate(processor: Processor, calibration: FigureSet, bound: Bound) -> float | None:
    """Return SPECint_rate2006 of a machine: as published, else estimated from SPECrate2017_int_base; None without."""
    if processor.specint_rate2006 is not None or processor.specrate2017_int_base is None:
        return processor.specint_rate2006
    return processor.specrate2017_int_base * value_at(calibration.get(RATE_ESTIMATE), bound)


def core_worth(processor: Processor, calibration: FigureSet, bound: Bound) -> float:
    """Return what a core is worth [the calibration's unit of CPU].

    ``MHz``: clock times relative speed, or `specint_rate` per core over the platform's. ``core-%``: relative speed
    alone, because the document names no processor. ``capacity``: cores of the platform, by clock. ``Mcycles``: as
    ``MHz``, on the baseline of the sizing method.
    """
    if calibration.head.cpu_unit == "core-%":
        return processor.relative_speed * PERCENT
    if calibration.head.cpu_unit == "capacity":
        return processor.clock_mhz * processor.relative_speed / calibration.get("platform.core_mhz").value
    given = specint_rate(processor, calibration, bound)
    if given is not None:
        per_core = calibration.get("platform.specint_per_core"), calibration.get("platform.specint_mhz")
        rate, megahertz = (value_at(figure, bound) for figure in per_core)
        return given / processor.cores * megahertz / rate
    return processor.clock_mhz * processor.relative_speed


def processor_of(design: Design, machine: Machine) -> Processor:
    """Return the processor that a machine runs on; for a VM, its host's."""
    return hardware_of(design, machine).processor


def compile_machines(design: Design, library: Library, site_rows: Mapping[str, int], sorts: Sorts) -> Machines:
    """Return all machines of a design as arrays; of those that are alike, one is worked out."""
    entities = design.machines
    rows = {machine.id: row for row, machine in enumerate(entities)}
    host = np.array([rows[physical_id(machine)] for machine in entities], dtype=np.int64)
    sort, is_vm = sorts.of(entities), np.array([is_virtual(machine) for machine in entities], dtype=bool)
    some, which = np.unique(leaders(sort, host, is_vm), return_inverse=True)
    columns = _columns(design, [entities[row] for row in some], library)
    return Machines(
        ids=tuple(rows),
        sort=sort,
        site=_sites(entities, host, site_rows),
        host=host,
        **{name: column[..., which] for name, column in columns.items()},
    )


def with_changed_machines(
    before: Machines, design: Design, edit: MachineEdit, library: Library, site_rows: Mapping[str, int], sorts: Sorts
) -> Machines:
    """Return the machines of another state of a design; only what an edit touched is worked out anew."""
    entities, rows, touched = design.machines, edit.origin, edit.touched
    columns: dict[str, Any] = {name: taken(getattr(before, name), rows) for name in (*COLUMNS, "sort", "site")}
    for name, column in _columns(design, [entities[row] for row in touched], library).items():
        columns[name][..., touched] = column
    columns["sort"][edit.fresh] = sorts.of(entities[row] for row in edit.fresh)
    part = _sites([entities[edit.host[row]] for row in touched], np.arange(len(touched)), site_rows)
    columns["site"][touched] = part
    return Machines(ids=tuple(map(attrgetter("id"), entities)), host=edit.host, **columns)


def with_figures(before: Machines, design: Design, entities: Sequence[Machine], library: Library) -> Machines:
    """Return the same machines with other figures, which may be drawn."""
    return evolve(before, **_columns(design, entities, library))


def _reference_mhz(design: Design, machine: Machine, library: Library) -> float | Floats:
    if is_speed_unknown(design, machine, library.default):
        return float("nan")
    return core_worth(processor_of(design, machine), library.default, "central")


def _sites(entities: Sequence[Machine], host: Indices, site_rows: Mapping[str, int]) -> Indices:
    """Return the row of the site that each machine, or its host, stands in."""
    own = [NOBODY if is_virtual(machine) else site_rows[machine.site] for machine in entities]
    return np.array(own, dtype=np.int64)[host]


OTHER_COLUMNS = ("other_cpu", "other_mb", "other_iops", "other_kb_s")
# What follows from what a machine is, and not from its name and place.
COLUMNS = tuple(each.name for each in fields(Machines) if each.name not in {"ids", "sort", "site", "host"})


def _columns(design: Design, entities: Sequence[Machine], library: Library) -> dict[str, Any]:
    """Return what follows from what machines are; of hosts, all VMs must be among them."""
    families = families_of(entities, library.hypervisors)
    derates = vm_derates(families.values())
    whole = ([1.0] * len(BOUNDS), [float("nan")] * len(BOUNDS))
    losses: list[Derates] = [derates.get(machine.id, whole) for machine in entities]
    derate, curve_derate = (by_bound([loss[part] for loss in losses], len(BOUNDS)) for part in (0, 1))
    capacity = [
        [bare * left for bare, left in zip(_capacity(design, machine, library), loss[0], strict=True)]
        for machine, loss in zip(entities, losses, strict=True)
    ]
    base, share = role_memory(entities, library)
    network = [mbit_s_to_kb_s(_network_mbit_s(design, machine)) for machine in entities]
    reference = [_reference_mhz(design, machine, library) for machine in entities]
    return {
        "is_host": np.array([holds_vms(machine) for machine in entities], dtype=bool),
        "is_vm": np.array([is_virtual(machine) for machine in entities], dtype=bool),
        "cores": np.array([_known(_cores(machine), machine, CORES) for machine in entities]),
        "host_cores": np.array([host_cores(machine, library.common) for machine in entities]),
        "given_mb": np.array([_given_mb(machine) for machine in entities]),
        "nominal_mhz": np.array([_nominal_mhz(design, machine, library.common) for machine in entities]),
        "weight": np.array([_weight(machine) for machine in entities]),
        "unit": _units(entities, library),
        "capacity": by_bound(capacity, len(BOUNDS)),
        "has_role": np.array([_has_duty(machine, library) for machine in entities], dtype=bool),
        "derate": derate,
        "curve_derate": curve_derate,
        "beyond": _beyond(entities, library, families),
        "core_mhz": stacked(reference),
        "memory_mb": np.array([_known(float(machine.memory_mb), machine, MEMORY) for machine in entities]),
        "usable_mb": stacked([_usable_mb(machine, library) for machine in entities]),
        "memory_base_mb": base,
        "installed_share": share,
        "recommended_mb": recommended_memory(entities, library),
        "hypervisor_mb": _of_hosts(entities, families, lambda family, bound: hypervisor_memory_mb(family, bound)[0]),
        "per_vm_mb": _of_hosts(entities, families, lambda family, bound: hypervisor_memory_mb(family, bound)[1]),
        "sharing_mb": _of_hosts(entities, families, sharing_mb),
        "disk_iops": np.array([_or_nan(machine.disk_iops) for machine in entities]),
        "network_kb_s": np.array(network),
        **_other(design, entities, library),
    }


def _other(design: Design, entities: Sequence[Machine], library: Library) -> dict[str, Floats]:
    """Return what programs other than Exchange ask of machines, and what was measured on hosts."""
    found = np.array([_other_of(design, machine, library) for machine in entities])
    columns = found.reshape(len(entities), len(OTHER_COLUMNS)).T
    measured = np.array([_measured_cores(machine) for machine in entities])
    unknown = np.array([_lacks_speed(design, machine, library) for machine in entities], dtype=bool)
    return {
        **dict(zip(OTHER_COLUMNS, columns, strict=True)), "measured_cores": measured, "speed_unknown": unknown,
    }  # fmt: skip


def _nominal_mhz(design: Design, machine: Machine, common: FigureSet) -> float:
    """Return the CPU of a machine [MHz]; NaN where the clock of its host is a placeholder."""
    lacking = CLOCK in unknown_parts(hardware_of(design, machine))
    return float("nan") if lacking else nominal_mhz(design, machine, common)


def _lacks_speed(design: Design, machine: Machine, library: Library) -> bool:
    if not runs_roles(machine):
        return False
    return is_speed_unknown(design, machine, library.calibration_of(machine.exchange))


def _other_of(design: Design, machine: Machine, library: Library) -> tuple[float, float, float, float]:
    nothing = float("nan")
    if holds_vms(machine):
        return 0.0, 0.0, nothing, nothing
    if is_off(machine):
        return 0.0, 0.0, nothing, nothing
    load, has_duty = machine.other, _has_duty(machine, library)
    absent = 0.0 if has_duty else nothing
    return (
        _other_cpu(design, machine, library, has_duty=has_duty),
        absent if load.memory_mb is None else load.memory_mb,
        _or_nan(load.disk_iops),
        mbit_s_to_kb_s(_or_nan(load.network_mbit_s)),
    )


def _other_cpu(design: Design, machine: RoleHolder, library: Library, *, has_duty: bool) -> float:
    load, unknown = machine.other, unknown_parts(hardware_of(design, machine))
    if has_duty and is_speed_unknown(design, machine, library.calibration_of(machine.exchange)):
        return float("nan")
    if load.cpu_mhz is None:
        return 0.0 if has_duty else float("nan")
    if CLOCK in unknown:
        return float("nan")
    return load.cpu_mhz / nominal_mhz(design, machine, library.common)


def _measured_cores(machine: Machine) -> float:
    # A host with virtual machines is never idle: 0 % is a small share, rounded.
    if not (holds_vms(machine) and machine.measured.cpu):
        return float("inf")
    return machine.measured.cpu * machine.processor.cores


def _of_hosts(
    entities: Sequence[Machine], families: Mapping[str, Family], value: Callable[[Family, Bound], float | Floats]
) -> Floats:
    rows = [
        [value(families[machine.id], bound) if machine.id in families else 0.0 for bound in BOUNDS]
        for machine in entities
    ]
    return by_bound(rows, len(BOUNDS))


def _capacity(design: Design, machine: Machine, library: Library) -> list[float | Floats]:
    """Return the CPU of a machine before the derate; a host's counts in cores."""
    if holds_vms(machine):
        return [float(machine.processor.cores)] * len(BOUNDS)
    calibration = library.calibration_of(machine.exchange)
    processor = processor_of(design, machine)
    # The load is high where the core is worth little, so the capacity's bounds are swapped.
    worth = [core_worth(processor, calibration, OPPOSITE[bound]) for bound in BOUNDS]
    return [
        _cores(machine) * mhz * share for mhz, share in zip(worth, _thread_shares(machine, library.common), strict=True)
    ]


def _known(size: float, machine: Machine, part: str) -> float:
    """Return a size of a machine; NaN for a host of which it is a placeholder."""
    return float("nan") if part in unknown_parts(machine) else size


def is_speed_unknown(design: Design, machine: Machine, calibration: FigureSet) -> bool:
    """Return whether what a core of a machine is worth follows from a placeholder of its host."""
    unknown, processor = unknown_parts(hardware_of(design, machine)), processor_of(design, machine)
    if not unknown or calibration.head.cpu_unit == "core-%":
        return False
    has_rate = processor.specint_rate2006 is not None or processor.specrate2017_int_base is not None
    # A SPEC result is of the whole machine, and replaces the clock.
    by_rate = has_rate and calibration.head.cpu_unit != "capacity"
    return (CORES if by_rate else CLOCK) in unknown


def _thread_shares(machine: Machine, common: FigureSet) -> list[float | Floats]:
    """Return what a vCPU is worth of a core at each bound: 1, or less where it is a thread."""
    if not (is_virtual(machine) and machine.vcpu_is_thread):
        return [1.0] * len(BOUNDS)
    return [relief_at(common.get(THREAD_SHARE), bound) for bound in BOUNDS]


def host_cores(machine: Machine, common: FigureSet) -> float:
    """Return the cores of its host that a VM can keep busy: none where it is off; 0 for other machines."""
    if not is_virtual(machine) or machine.powered_off:
        return 0.0
    return machine.vcpus / common.get(THREADS_PER_CORE).value if machine.vcpu_is_thread else float(machine.vcpus)


def _given_mb(machine: Machine) -> float:
    return float(machine.memory_mb) if is_virtual(machine) and not machine.powered_off else 0.0


def nominal_mhz(design: Design, machine: Machine, common: FigureSet) -> float:
    """Return the CPU of a server or VM [MHz of cores with a relative speed of 1]."""
    processor, share = processor_of(design, machine), 1.0
    if is_virtual(machine) and machine.vcpu_is_thread:
        share = common.get(THREAD_SHARE).value
    return _cores(machine) * processor.clock_mhz * processor.relative_speed * share


def _units(entities: Sequence[Machine], library: Library) -> Indices:
    row = {
        unit: index
        for index, unit in enumerate(
            sorted({calibration.head.cpu_unit for calibration in library.calibrations.values()})
        )
    }
    units = [
        0 if holds_vms(machine) else row[library.calibration_of(machine.exchange).head.cpu_unit] for machine in entities
    ]
    return np.array(units, dtype=np.int64)


def _weight(machine: Machine) -> float:
    return float("nan") if holds_vms(machine) else _or_nan(machine.weight)


def _cores(machine: Machine) -> float:
    return float(cpus_of(machine))


def _beyond(entities: Sequence[Machine], library: Library, families: Mapping[str, Family]) -> Flags:
    """Return which resources of which machines rest on figures that do not hold for such a machine."""
    known: dict[tuple[object, ...], dict[str, bool]] = {}
    hosted: dict[tuple[FigureSet, int, int], bool] = {}
    table = np.zeros((len(RESOURCES), len(entities)), dtype=bool)
    for column, machine in enumerate(entities):
        if holds_vms(machine):
            continue
        calibration = library.calibration_of(machine.exchange)
        sort = (machine.exchange, machine.roles, variants_of(machine, calibration), _cores(machine),
                machine.memory_mb, machine.antivirus_engines)  # fmt: skip
        if sort not in known:
            known[sort] = beyond_figures(machine, calibration)
        for resource, beyond in known[sort].items():
            table[RESOURCES.index(resource), column] = beyond
        if is_virtual(machine):
            family = families[machine.host]
            place = family.profile, len(family.vms), machine.vcpus
            if place not in hosted:
                hosted[place] = is_beyond_tests(*place)
            table[RESOURCES.index("cpu"), column] |= hosted[place]
    return table


def _has_duty(machine: Machine, library: Library) -> bool:
    return runs_roles(machine) and not is_off(machine) and bool(library.duties_of(machine.exchange, machine.roles))


def _usable_mb(machine: Machine, library: Library) -> float | Floats:
    if is_32_bit(machine, library):
        least: Floats = np.minimum(machine.memory_mb, library.common.get("memory.most_32_bit_mb").value)
        return least
    return float(machine.memory_mb)


def is_32_bit(machine: Machine, library: Library) -> bool:
    """Return whether a machine's system, or its version of Exchange, is a 32-bit program."""
    if holds_vms(machine):
        return False
    system = windows_of(machine)
    is_32_bit_program = library.calibration_of(machine.exchange).head.is_32_bit and bool(machine.roles)
    return system in SYSTEMS_OF_32_BITS or is_32_bit_program


def _network_mbit_s(design: Design, machine: Machine) -> float:
    return _or_nan(hardware_of(design, machine).network_mbit_s)


def _or_nan(value: float | None) -> float:
    return float("nan") if value is None else value
