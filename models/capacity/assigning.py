"""Compiles the roles of a design: one row for each duty of each machine, with its share and cost."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from attrs import evolve, frozen
from numpy.typing import NDArray

from models.calibration.library import FigureSet, Library
from models.capacity.alike import leaders
from models.capacity.arrays import Assignments, Machines
from models.capacity.bounds import BOUNDS, relief_at, value_at
from models.capacity.coefficients import DutyCost, duty_cost, variants_of
from models.capacity.editing import MachineEdit
from models.capacity.floats import NOBODY, Floats, Indices, by_bound, each_once, stacked
from models.capacity.processor import physical_users
from models.plan.choices import DUTY_IDS
from models.plan.entities import Design, Machine, Server, Vm
from models.plan.kinds import is_off, runs_roles

Row = tuple[int, int, Server | Vm]
Values = Sequence[float | Floats]
Curve = tuple[Values, Values, Values, float]
_UNKNOWN, _FLAT = [float("nan")] * len(BOUNDS), [1.0] * len(BOUNDS)
NO_CURVE: Curve = (_UNKNOWN, _FLAT, _FLAT, float("nan"))
CURVES = ("curve_users", "curve_exponent", "curve_beyond", "curve_point")


@frozen(eq=False)
class _Part:
    """The duties of some machines, in the order of their rows.

    Parameters
    ----------
    columns : mapping of str to (..., duties)
        What `Assignments` has of them.
    costs : tuple of DutyCost
    """

    columns: dict[str, NDArray[Any]]
    costs: tuple[DutyCost, ...]

    def taken(self, rows: Indices) -> dict[str, NDArray[Any]]:
        return {name: column[..., rows] for name, column in self.columns.items()}


def compile_assignments(design: Design, library: Library, machines: Machines) -> Assignments:
    """Return the roles of a design's machines as arrays; of machines that are alike, those of one are worked out."""
    lead = leaders(machines.sort, machines.host, machines.is_vm)
    leading = ((row, design.machines[row]) for row in each_once(lead).tolist())
    part = _part(leading, machines, library, ())
    held = part.columns["machine"]
    number = np.bincount(held, minlength=len(lead))[lead]
    machine = np.repeat(np.arange(len(lead)), number)
    place = np.arange(len(machine)) - np.repeat(np.cumsum(number) - number, number)
    columns = part.taken(np.searchsorted(held, lead[machine]) + place) | {"machine": machine}
    return _shared(columns, part.costs, machines)


def with_changed_assignments(
    before: Assignments, design: Design, library: Library, machines: Machines, edit: MachineEdit
) -> Assignments:
    """Return the roles in another state of a design; only those that an edit touched are worked out anew."""
    part = _part(((row, design.machines[row]) for row in edit.touched.tolist()), machines, library, before.costs)
    kept = np.ones(len(machines.ids) + 1, dtype=bool)
    # The last one stands for machines that went.
    kept[[*edit.touched.tolist(), NOBODY]] = False
    machine = edit.row_of[before.machine]
    rows = np.flatnonzero(kept[machine])
    old = {name: getattr(before, name)[..., rows] for name in part.columns} | {"machine": machine[rows]}
    columns = {name: np.concatenate([old[name], part.columns[name]], axis=-1) for name in part.columns}
    order = np.argsort(columns["machine"], kind="stable")
    return _shared({name: column[..., order] for name, column in columns.items()}, part.costs, machines)


def with_other_costs(
    before: Assignments, entities: Sequence[Machine], library: Library, machines: Machines, number: Floats
) -> Assignments:
    """Return the same roles with other figures, which may be drawn, at the central bound alone.

    Parameters
    ----------
    number : (machines,)
        How many machines each row stands for.
    """
    part = _part(enumerate(entities), machines, library, ())
    costs = tuple(cost.central() for cost in part.costs)
    changed = evolve(before, costs=costs, **part.columns)
    return evolve(changed, share=shares(changed, machines, number[before.machine]))


def _no_costs(library: Library) -> tuple[DutyCost, ...]:
    """Return one sort of cost, which says what shapes the tables have where there are no rows."""
    return (duty_cost(library.default, DUTY_IDS[0], DUTY_IDS[:1], ()),)


def _shared(columns: Mapping[str, NDArray[Any]], costs: tuple[DutyCost, ...], machines: Machines) -> Assignments:
    machine = columns["machine"]
    place, number = (machine, columns["duty"], machines.site[machine]), len(machine)
    return Assignments(
        **columns,
        site=place[2],
        share=_shares(place, machines, np.ones(number)),
        costs=costs,
        group=np.full(number, NOBODY),
        member=np.full(number, NOBODY),
        active=np.zeros((1, number)),
        passive=np.zeros((1, number)),
    )


def _part(
    entities: Iterable[tuple[int, Machine]], machines: Machines, library: Library, costs: tuple[DutyCost, ...]
) -> _Part:
    """Return the duties of some machines with their rows; new costs stand behind those that are known."""
    rows = [
        (row, DUTY_IDS.index(duty), machine)
        for row, machine in entities
        if runs_roles(machine) and not is_off(machine)
        for duty in library.duties_of(machine.exchange, machine.roles)
    ]
    costs, cost = _costs(rows, library, costs)
    columns = {
        "machine": np.array([row for row, _, _ in rows], dtype=np.int64),
        "duty": np.array([duty for _, duty, _ in rows], dtype=np.int64),
        "cost": cost,
    }
    return _Part(columns | dict(zip(CURVES, _curves(rows, library, machines), strict=True)), costs)


def _costs(rows: list[Row], library: Library, known: tuple[DutyCost, ...]) -> tuple[tuple[DutyCost, ...], Indices]:
    """Return the costs with those of the rows behind them, and which cost each row has."""
    sorts = []
    for _, duty, machine in rows:
        calibration = library.calibration_of(machine.exchange)
        duties = calibration.head.duties_of(machine.roles)
        sorts.append((calibration, DUTY_IDS[duty], duties, variants_of(machine, calibration)))
    cost_of = {sort: duty_cost(*sort) for sort in dict.fromkeys(sorts)}
    costs = tuple(dict.fromkeys((*known, *cost_of.values()))) or _no_costs(library)
    number = {cost: place for place, cost in enumerate(costs)}
    return costs, np.array([number[cost_of[sort]] for sort in sorts], dtype=np.int64)


def shares(assignments: Assignments, machines: Machines, number: Floats) -> Floats:
    """Return each row's part of its site's load in its duty: (..., assignments).

    Parameters
    ----------
    number : (..., assignments)
        How many machines each row stands for; those that take no part get nothing.
    """
    return _shares((assignments.machine, assignments.duty, assignments.site), machines, number)


def _shares(rows: tuple[Indices, Indices, Indices], machines: Machines, number: Floats) -> Floats:
    """Return each row's part of its site's load in its duty: by its cores, or by weight where one is given.

    Cores count for what they are worth on hardware: what a hypervisor takes is not known so well that the users of a
    machine could hang on it. Those in different units cannot be held against each other: there, the clock decides.

    A weight counts machines of average capacity, so 1 is the share of an average machine of the group, and of one of
    which nobody knows what its cores are worth.
    """
    machine, duty, site = rows
    if not machine.size:
        return np.zeros(number.shape)
    _, group = np.unique(site * len(DUTY_IDS) + duty, return_inverse=True)
    order = np.argsort(group, kind="stable")
    starts = np.searchsorted(group[order], np.arange(group.max() + 1))

    def by_group(values: Floats, what: np.ufunc = np.add) -> Floats:
        found: Floats = what.reduceat(values[..., order], starts, axis=-1)[..., group]
        return found

    unit, alive = machines.unit[machine], number > 0.0
    alike = by_group(np.where(alive, unit, 0), np.maximum) == by_group(np.where(alive, unit, unit.max()), np.minimum)
    together = by_group(number)
    alike |= together == 0.0
    bare = machines.capacity[0][..., machine] / machines.derate[0][..., machine]
    capacity = np.where(alike, bare, machines.nominal_mhz[machine])
    members = np.maximum(together, 1.0)
    unknown = machines.speed_unknown[machine] | np.isnan(capacity)
    known = np.where(unknown, 0.0, number)
    with np.errstate(divide="ignore", invalid="ignore"):
        mean = by_group(np.where(unknown, 0.0, capacity) * known) / by_group(known)
        by_cores = np.where(unknown, 1.0, capacity / mean)
        own = np.where(np.isnan(machines.weight[machine]), by_cores, machines.weight[machine])
    weight = np.where(alive, own, 0.0)
    total = by_group(weight * number)
    return np.where(total > 0.0, weight / np.where(total > 0.0, total, 1.0), alive / members)


def _curves(rows: Sequence[Row], library: Library, machines: Machines) -> tuple[Floats, Floats, Floats, Floats]:
    """Return users at the measuring point, both exponents and the point of each row; the first three by bound."""
    curves = [_curve(row, library, machines) for row in rows]
    points = stacked([point for *_, point in curves])
    each = zip(*(curve[:3] for curve in curves), strict=True) if curves else ((), (), ())
    users, exponent, beyond = (by_bound(values, len(BOUNDS)) for values in each)
    return users, exponent, beyond, points


def _curve(row: Row, library: Library, machines: Machines) -> Curve:
    """Return the users at the measuring point, the exponents and the measuring point, where CPU follows a curve."""
    machine_row, duty_row, machine = row
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


def _users_at_point(calibration: FigureSet, duty: str, machines: Machines, row: int, index: int) -> Floats:
    """Return the heavy users that take a machine to the measuring point, at one bound."""
    bound, processors = BOUNDS[index], float(machines.cores[row])
    users = relief_at(calibration.get(f"{duty}.curve.users_one_processor"), bound)
    penalty = value_at(calibration.get(f"{duty}.curve.second_processor_penalty"), bound)
    derate, singly = machines.derate[index, ..., row], machines.curve_derate[index, ..., row]
    speed = machines.capacity[index, ..., row] / processors / derate
    alone = users * processors * speed * singly
    together = physical_users(np.asarray(processors), users, penalty) * speed * derate
    return np.where(np.isfinite(singly), alone, together)
