"""Compiles the roles of a design: one row for each duty of each machine, with its share and cost."""

from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from attrs import evolve

from models.calibration.library import FigureSet, Library
from models.capacity.arrays import Assignments, Flags, Indices, Machines
from models.capacity.bounds import BOUNDS, relief_at, value_at
from models.capacity.coefficients import QUANTITIES, RANGED, DutyCost, duty_cost, variants_of
from models.capacity.floats import Floats
from models.capacity.processor import physical_users
from models.plan.choices import DUTY_IDS
from models.plan.entities import Design, Server, Vm
from models.plan.kinds import role_holder, runs_roles
from models.plan.queries import site_of

KNOWN = (*QUANTITIES, "response")
TABLES = ("slope", "shape_limit", "constant_part", "pooled_share", "fit_error")
Row = tuple[int, int, int, Server | Vm]
Curve = tuple[list[float], list[float], list[float], float]
_UNKNOWN, _FLAT = [float("nan")] * len(BOUNDS), [1.0] * len(BOUNDS)
NO_CURVE: Curve = (_UNKNOWN, _FLAT, _FLAT, float("nan"))


def compile_assignments(
    design: Design, library: Library, machines: Machines, site_rows: Mapping[str, int]
) -> Assignments:
    """Return the roles of a design's machines as arrays."""
    rows = list(_rows(design, library, site_rows))
    machine, duty, site = (np.array([row[part] for row in rows], dtype=np.int64) for part in range(3))
    sorts, sort = _costs(rows, library)
    users, exponent, beyond, point = _curves(rows, library, machines)

    def by_row(name: str) -> Floats:
        """Return a table of the rows' costs, (…, assignments, …), with what stands first in it first."""
        table: Floats = np.stack([getattr(cost, name) for cost in sorts], axis=1)[:, sort]
        return table

    return Assignments(
        machine=machine,
        duty=duty,
        site=site,
        share=_shares((machine, duty, site), machines, np.ones(len(rows), dtype=bool)),
        most={quantity: np.stack([cost.most[quantity] for cost in sorts])[sort] for quantity in RANGED},
        covered=np.stack([cost.covered for cost in sorts])[sort],
        carrying=np.stack([cost.carrying for cost in sorts])[sort],
        curve_users=users,
        curve_exponent=exponent,
        curve_beyond=beyond,
        curve_point=point,
        known={quantity: np.array([quantity in cost.known for cost in sorts])[sort] for quantity in KNOWN},
        **{name: by_row(name) for name in (*QUANTITIES, *TABLES)},
    )


def with_changed_capacity(
    assignments: Assignments, design: Design, library: Library, before: Machines, after: Machines
) -> Assignments:
    """Return the roles on machines that are the same but for their size."""
    place = assignments.machine, assignments.duty, assignments.site
    grown = (before.capacity != after.capacity).any(axis=0) | (before.cores != after.cores)
    rows = np.flatnonzero(grown[assignments.machine])
    curves = assignments.curve_users, assignments.curve_exponent, assignments.curve_beyond, assignments.curve_point
    users, exponent, beyond, point = (part.copy() for part in curves)
    fresh = _curves(_some_rows(design, place, rows), library, after)
    users[:, rows], exponent[:, rows], beyond[:, rows], point[rows] = fresh
    return evolve(
        assignments,
        share=shares(assignments, after, np.ones(len(assignments.machine), dtype=bool)),
        curve_users=users,
        curve_exponent=exponent,
        curve_beyond=beyond,
        curve_point=point,
    )


def _some_rows(design: Design, place: tuple[Indices, Indices, Indices], rows: Indices) -> list[Row]:
    chosen = zip(*(part[rows].tolist() for part in place), strict=True)
    return [(machine, role, site, role_holder(design.machines[machine])) for machine, role, site in chosen]


def _rows(design: Design, library: Library, site_rows: Mapping[str, int]) -> Iterator[Row]:
    for machine_row, machine in enumerate(design.machines):
        if runs_roles(machine):
            site_row = site_rows[site_of(design, machine)]
            for duty in library.duties_of(machine.exchange, machine.roles):
                yield machine_row, DUTY_IDS.index(duty), site_row, machine


def _costs(rows: list[Row], library: Library) -> tuple[list[DutyCost], Indices]:
    """Return the cost of each sort of row, and the sort of each row."""
    # The first sort stands for the shapes of the tables where there are no rows.
    costs = [duty_cost(library.default, DUTY_IDS[0], DUTY_IDS[:1], ())]
    known: dict[tuple[object, ...], int] = {}
    sorts = []
    for _, duty_row, _, machine in rows:
        calibration = library.calibration_of(machine.exchange)
        variants, duties = variants_of(machine, calibration), calibration.head.duties_of(machine.roles)
        key = (calibration.id, duty_row, duties, variants)
        if key not in known:
            known[key] = len(costs)
            costs.append(duty_cost(calibration, DUTY_IDS[duty_row], duties, variants))
        sorts.append(known[key])
    return costs, np.array(sorts, dtype=np.int64)


def shares(assignments: Assignments, machines: Machines, alive: Flags) -> Floats:
    """Return each row's part of its site's load in its duty where only some of the rows take part.

    Parameters
    ----------
    alive : (..., assignments)
        Which do; the others get nothing.
    """
    return _shares((assignments.machine, assignments.duty, assignments.site), machines, alive)


def _shares(rows: tuple[Indices, Indices, Indices], machines: Machines, alive: Flags) -> Floats:
    """Return each row's part of its site's load in its duty: by its cores, or by weight where one is given.

    Cores count for what they are worth on hardware: what a hypervisor takes is not known so well that the users of a
    machine could hang on it. Those in different units cannot be held against each other: there, the clock decides.

    A weight counts machines of average capacity, so 1 is the share of an average machine of the group.
    """
    machine, duty, site = rows
    if not machine.size:
        return np.zeros(alive.shape)
    _, group = np.unique(site * len(DUTY_IDS) + duty, return_inverse=True)
    order = np.argsort(group, kind="stable")
    starts = np.searchsorted(group[order], np.arange(group.max() + 1))

    def by_group(values: Floats, what: np.ufunc = np.add) -> Floats:
        found: Floats = what.reduceat(values[..., order], starts, axis=-1)[..., group]
        return found

    unit = machines.unit[machine]
    alike = by_group(np.where(alive, unit, 0), np.maximum) == by_group(np.where(alive, unit, unit.max()), np.minimum)
    alike |= by_group(alive.astype(np.float64)) == 0.0
    bare = machines.capacity[0, machine] / machines.derate[0, machine]
    capacity = np.where(alike, bare, machines.nominal_mhz[machine])
    members = np.maximum(by_group(alive.astype(np.float64)), 1.0)
    mean = by_group(np.where(alive, capacity, 0.0)) / members
    with np.errstate(divide="ignore", invalid="ignore"):
        own = np.where(np.isnan(machines.weight[machine]), capacity / mean, machines.weight[machine])
    weight = np.where(alive, own, 0.0)
    total = by_group(weight)
    return np.where(total > 0.0, weight / np.where(total > 0.0, total, 1.0), alive / members)


def _curves(rows: Sequence[Row], library: Library, machines: Machines) -> tuple[Floats, Floats, Floats, Floats]:
    """Return users at the measuring point, both exponents and the point of each row; the first three by bound."""
    curves = [_curve(row, library, machines) for row in rows]
    users, exponent, beyond = (
        np.array([curve[part] for curve in curves]).reshape(-1, len(BOUNDS)).T for part in range(3)
    )
    return users, exponent, beyond, np.array([curve[3] for curve in curves])


def _curve(row: Row, library: Library, machines: Machines) -> Curve:
    """Return the users at the measuring point, the exponents and the measuring point, where CPU follows a curve."""
    machine_row, duty_row, _, machine = row
    calibration, duty = library.calibration_of(machine.exchange), DUTY_IDS[duty_row]
    if calibration.find(f"{duty}.curve.users_one_processor") is None:
        return NO_CURVE
    processors = float(machines.cores[machine_row])
    users = [_users_at_point(calibration, duty, machines, machine_row, index) for index in range(len(BOUNDS))]
    name = "exponent_one_processor"
    if processors >= calibration.get(f"{duty}.curve.processors").value:
        name = "exponent_two_processors"
    figure = calibration.get(f"{duty}.curve.{name}")
    # A larger exponent lowers the load below the measuring point, and raises it above.
    exponent, beyond = [relief_at(figure, bound) for bound in BOUNDS], [value_at(figure, bound) for bound in BOUNDS]
    return users, exponent, beyond, calibration.get(f"{duty}.curve.measuring_point").value


def _users_at_point(calibration: FigureSet, duty: str, machines: Machines, row: int, index: int) -> float:
    """Return the heavy users that take a machine to the measuring point, at one bound."""
    bound, processors = BOUNDS[index], float(machines.cores[row])
    users = relief_at(calibration.get(f"{duty}.curve.users_one_processor"), bound)
    penalty = value_at(calibration.get(f"{duty}.curve.second_processor_penalty"), bound)
    derate, singly = float(machines.derate[index, row]), float(machines.curve_derate[index, row])
    speed = float(machines.capacity[index, row]) / processors / derate
    if np.isfinite(singly):
        return users * processors * speed * singly
    return float(physical_users(np.asarray(processors), users, penalty)) * speed * derate
