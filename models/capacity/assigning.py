"""The part of a compiled design that roles make: one row for each role on each machine, with its share and cost."""

from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from attrs import evolve

from models.calibration.library import FigureSet, Library
from models.capacity.arrays import Assignments, Flags, Indices, Machines
from models.capacity.coefficients import QUANTITIES, RoleCost, role_cost, variants_of
from models.capacity.drivers import DRIVERS
from models.capacity.floats import Floats
from models.capacity.processor import physical_users
from models.capacity.reading import READINGS, Reading, read_relief
from models.plan.choices import PROTOCOL_IDS, ROLE_IDS
from models.plan.entities import Design, Host, Machine, Server, Vm
from models.plan.queries import site_of

KNOWN = (*QUANTITIES, "response")
Row = tuple[int, int, int, Server | Vm]


def compile_assignments(
    design: Design, library: Library, machines: Machines, site_rows: Mapping[str, int]
) -> Assignments:
    """Return the roles of a design's machines as arrays."""
    rows = list(_rows(design, site_rows))
    machine, role, site = (np.array([row[part] for row in rows], dtype=np.int64) for part in range(3))
    costs = _costs(rows, library)
    users, exponent, point = _curves(rows, library, machines)
    return Assignments(
        machine=machine,
        role=role,
        site=site,
        share=_shares((machine, role, site), machines, np.ones(len(rows), dtype=bool)),
        slope=_stacked(costs, "slope"),
        limit=_rows_of([cost.limit for cost in costs]),
        shape_limit=_rows_of([cost.shape_limit for cost in costs]),
        covered=_rows_of([cost.covered for cost in costs]),
        curve_users=users,
        curve_exponent=exponent,
        curve_point=point,
        known={quantity: np.array([quantity in cost.known for cost in costs], dtype=bool) for quantity in KNOWN},
        **{quantity: _stacked(costs, quantity) for quantity in QUANTITIES},
    )


def with_changed_capacity(
    assignments: Assignments, design: Design, library: Library, before: Machines, after: Machines
) -> Assignments:
    """Return the roles on machines that are the same but for their size."""
    place = assignments.machine, assignments.role, assignments.site
    grown = (before.capacity != after.capacity).any(axis=0) | (before.cores != after.cores)
    rows = np.flatnonzero(grown[assignments.machine])
    users, exponent, point = (
        part.copy() for part in (assignments.curve_users, assignments.curve_exponent, assignments.curve_point)
    )
    users[:, rows], exponent[:, rows], point[rows] = _curves(_some_rows(design, place, rows), library, after)
    return evolve(
        assignments,
        share=shares(assignments, after, np.ones(len(assignments.machine), dtype=bool)),
        curve_users=users,
        curve_exponent=exponent,
        curve_point=point,
    )


def _some_rows(design: Design, place: tuple[Indices, Indices, Indices], rows: Indices) -> list[Row]:
    chosen = zip(*(part[rows].tolist() for part in place), strict=True)
    return [(machine, role, site, _with_roles(design.machines[machine])) for machine, role, site in chosen]


def _with_roles(machine: Machine) -> Server | Vm:
    assert not isinstance(machine, Host)  # noqa: S101 - hosts have no row
    return machine


def _rows(design: Design, site_rows: Mapping[str, int]) -> Iterator[Row]:
    for machine_row, machine in enumerate(design.machines):
        if not isinstance(machine, Host):
            site_row = site_rows[site_of(design, machine)]
            for role in machine.roles:
                yield machine_row, ROLE_IDS.index(role), site_row, machine


def _costs(rows: list[Row], library: Library) -> list[RoleCost]:
    """Return the cost of each row; machines of one sort share one."""
    known: dict[tuple[object, ...], RoleCost] = {}
    costs = []
    for _, role_row, _, machine in rows:
        calibration = library.calibration_of(machine.exchange)
        variants = variants_of(machine, calibration)
        key = (calibration.id, role_row, machine.roles, variants)
        if key not in known:
            known[key] = role_cost(calibration, ROLE_IDS[role_row], machine.roles, variants)
        costs.append(known[key])
    return costs


def _stacked(costs: Sequence[RoleCost], quantity: str) -> Floats:
    """Return the tables of all rows with the reading as first axis."""
    sorts = {id(cost): getattr(cost, quantity) for cost in costs}
    if not sorts:
        return np.zeros((len(READINGS), 0, len(DRIVERS)))
    row_of = {sort: row for row, sort in enumerate(sorts)}
    table: Floats = np.stack(list(sorts.values()), axis=1)[:, [row_of[id(cost)] for cost in costs]]
    return table


def _rows_of(tables: list[Floats]) -> Floats:
    return np.array(tables).reshape(len(tables), len(PROTOCOL_IDS))


def shares(assignments: Assignments, machines: Machines, alive: Flags) -> Floats:
    """Return each row's part of its site's load in its role where only some of the rows take part.

    Parameters
    ----------
    alive : (..., assignments)
        Which do; the others get nothing.
    """
    return _shares((assignments.machine, assignments.role, assignments.site), machines, alive)


def _shares(rows: tuple[Indices, Indices, Indices], machines: Machines, alive: Flags) -> Floats:
    """Return each row's part of its site's load in its role: by capacity, or by weight where one is given.

    Capacities in different units cannot be held against each other: there, clock and cores decide.

    A weight counts machines of average capacity, so 1 is the share of an average machine of the group.
    """
    machine, role, site = rows
    if not machine.size:
        return np.zeros(alive.shape)
    _, group = np.unique(site * len(ROLE_IDS) + role, return_inverse=True)
    order = np.argsort(group, kind="stable")
    starts = np.searchsorted(group[order], np.arange(group.max() + 1))

    def by_group(values: Floats, what: np.ufunc = np.add) -> Floats:
        found: Floats = what.reduceat(values[..., order], starts, axis=-1)[..., group]
        return found

    unit = machines.unit[machine]
    alike = by_group(np.where(alive, unit, 0), np.maximum) == by_group(np.where(alive, unit, unit.max()), np.minimum)
    alike |= by_group(alive.astype(np.float64)) == 0.0
    capacity = np.where(alike, machines.capacity[0, machine], machines.nominal_mhz[machine])
    members = np.maximum(by_group(alive.astype(np.float64)), 1.0)
    mean = by_group(np.where(alive, capacity, 0.0)) / members
    with np.errstate(divide="ignore", invalid="ignore"):
        own = np.where(np.isnan(machines.weight[machine]), capacity / mean, machines.weight[machine])
    weight = np.where(alive, own, 0.0)
    total = by_group(weight)
    return np.where(total > 0.0, weight / np.where(total > 0.0, total, 1.0), alive / members)


NO_CURVE = ([float("nan")] * len(READINGS), [1.0] * len(READINGS), float("nan"))


def _curves(rows: Sequence[Row], library: Library, machines: Machines) -> tuple[Floats, Floats, Floats]:
    """Return users at the measuring point, exponent and measuring point of each row; the first two by reading."""
    curves = [_curve(row, library, machines) for row in rows]
    users, exponent = (np.array([curve[part] for curve in curves]).reshape(-1, len(READINGS)).T for part in (0, 1))
    return users, exponent, np.array([curve[2] for curve in curves])


def _curve(row: Row, library: Library, machines: Machines) -> tuple[list[float], list[float], float]:
    """Return the users at the measuring point, the exponent and the measuring point, where CPU follows a curve."""
    machine_row, role_row, _, machine = row
    calibration, role = library.calibration_of(machine.exchange), ROLE_IDS[role_row]
    if calibration.find(f"{role}.curve.users_one_processor") is None:
        return NO_CURVE
    processors = float(machines.cores[machine_row])
    users = []
    for index, reading in enumerate(READINGS):
        # The range of a VM's derate was taken from the same rounding of users: it is not counted twice.
        on_platform = _users_on_platform(calibration, role, processors, "central" if machine.kind == "vm" else reading)
        users.append(on_platform * float(machines.capacity[index, machine_row]) / processors)
    return users, _exponents(calibration, role, processors), calibration.get(f"{role}.curve.measuring_point").value


def _users_on_platform(calibration: FigureSet, role: str, processors: float, reading: Reading) -> float:
    one = read_relief(calibration.get(f"{role}.curve.users_one_processor"), reading)
    penalty = calibration.get(f"{role}.curve.second_processor_penalty").value
    return float(physical_users(np.asarray(processors), one, penalty))


def _exponents(calibration: FigureSet, role: str, processors: float) -> list[float]:
    name = (
        "exponent_one_processor"
        if processors < calibration.get(f"{role}.curve.processors").value
        else ("exponent_two_processors")
    )
    figure = calibration.get(f"{role}.curve.{name}")
    # Below the measuring point a larger exponent makes the load smaller.
    return [read_relief(figure, reading) for reading in READINGS]
