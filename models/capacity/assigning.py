"""The part of a compiled design that roles make: one row for each role on each machine, with its share and cost."""

from collections.abc import Iterator, Mapping

import numpy as np

from models.calibration.library import FigureSet, Library
from models.capacity.arrays import Assignments, Machines
from models.capacity.coefficients import QUANTITIES, RoleCost, role_cost, variants_of
from models.capacity.drivers import DRIVERS
from models.capacity.processor import physical_users
from models.capacity.reading import READINGS, Reading, read_relief
from models.capacity.results import Floats
from models.plan.choices import PROTOCOL_IDS, ROLE_IDS
from models.plan.entities import Design, Host, Server, Vm
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
    curves = [_curve(row, library, machines) for row in rows]
    users, exponent = (np.array([curve[part] for curve in curves]).reshape(-1, len(READINGS)).T for part in (0, 1))
    return Assignments(
        machine=machine,
        role=role,
        site=site,
        share=_shares(rows, library, machines),
        slope=_stacked([cost.slope for cost in costs]),
        limit=_rows_of([cost.limit for cost in costs]),
        shape_limit=_rows_of([cost.shape_limit for cost in costs]),
        covered=_rows_of([cost.covered for cost in costs]),
        curve_users=users,
        curve_exponent=exponent,
        curve_point=np.array([curve[2] for curve in curves]),
        known={quantity: np.array([quantity in cost.known for cost in costs], dtype=bool) for quantity in KNOWN},
        **{quantity: _stacked([getattr(cost, quantity) for cost in costs]) for quantity in QUANTITIES},
    )


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


def _stacked(tables: list[Floats]) -> Floats:
    """Return the tables of all rows with the reading as first axis."""
    return np.stack(tables, axis=1) if tables else np.zeros((len(READINGS), 0, len(DRIVERS)))


def _rows_of(tables: list[Floats]) -> Floats:
    return np.array(tables).reshape(len(tables), len(PROTOCOL_IDS))


def _shares(rows: list[Row], library: Library, machines: Machines) -> Floats:
    """Return each row's part of its site's load in its role: by capacity, or by weight where one is given.

    Capacities in different units cannot be held against each other: there, clock and cores decide.

    A weight counts machines of average capacity, so 1 is the share of an average machine of the group.
    """
    groups: dict[tuple[int, int], list[int]] = {}
    for index, (_, role_row, site_row, _) in enumerate(rows):
        groups.setdefault((role_row, site_row), []).append(index)
    shares = np.zeros(len(rows))
    for members in groups.values():
        units = {library.calibration_of(rows[index][3].exchange).cpu_unit for index in members}
        table = machines.capacity[0] if len(units) == 1 else machines.nominal_mhz
        capacity = table[[rows[index][0] for index in members]]
        given = [rows[index][3].weight for index in members]
        weights = np.array(
            [own if weight is None else weight for own, weight in zip(capacity / capacity.mean(), given, strict=True)]
        )
        total = weights.sum()
        shares[members] = weights / total if total > 0.0 else 1.0 / len(members)
    return shares


NO_CURVE = ([float("nan")] * len(READINGS), [1.0] * len(READINGS), float("nan"))


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
