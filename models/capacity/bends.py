"""The terms of the CPU that are not linear in the drivers of a scenario, added item by item.

An item is one role on one machine with one driver that makes such a term.
"""

from collections.abc import Callable

import numpy as np
from attrs import frozen

from models.capacity.arrays import CompiledDesign, Flags, Indices
from models.capacity.drivers import COLUMN, PROTOCOL_COLUMNS, USER_COLUMNS
from models.capacity.floats import Floats
from models.capacity.load import by_machine, sum_to_rows
from models.capacity.processor import curve_utilization, shape_factor
from models.capacity.reading import READINGS, opposite

# A product of matrices below this is done on one thread by its library, so that each core has a tile of its own.
MOST_PRODUCT = 700_000
# Above so many parts their pairs are more than the items.
MOST_SQUARED = 8


def product(weights: Floats, matrix: Floats, out: Floats) -> None:
    """Write ``weights @ matrix`` into `out` in pieces that stay on this thread and in the cache."""
    step = max(MOST_PRODUCT // max(weights.size, 1), 1)
    for start in range(0, matrix.shape[1], step):
        np.matmul(weights, matrix[:, start : start + step], out=out[:, start : start + step])


@frozen(eq=False, kw_only=True)
class Sums:
    """Items added up by the row that they belong to.

    Parameters
    ----------
    items : (items,)
        Which items, those of one row together.
    starts, rows : (rows,)
        Where each row's items begin, and the rows.
    factor : (items,)
    """

    items: Indices
    starts: Indices
    rows: Indices
    factor: Floats

    def add_to(self, use: Floats, values: Floats) -> None:
        """Add the values of the items, (scenarios, items), to their rows of (scenarios, machines)."""
        if self.rows.size:
            use[:, self.rows] += np.add.reduceat(values[:, self.items] * self.factor, self.starts, axis=1)


@frozen(eq=False, kw_only=True)
class Bend:
    """One such term.

    Parameters
    ----------
    asked : (parts, items)
        The driver of each item for each part.
    rise : callable
        From (scenarios, items) of the driver to the CPU that it takes [fraction].
    own, hosted : Sums
        Where it is added: on the machines, and on the hosts of VMs.
    """

    asked: Floats
    rise: Callable[[Floats], Floats]
    own: Sums
    hosted: Sums

    def add_to(self, use: Floats, weights: Floats) -> None:
        """Add the term to the CPU of machines and hosts: (scenarios, machines)."""
        drivers = np.empty((len(weights), self.asked.shape[1]))
        product(weights[:, : len(self.asked)], self.asked, drivers)
        values = self.rise(drivers)
        self.own.add_to(use, values)
        self.hosted.add_to(use, values)


def pairs_of(compiled: CompiledDesign, asked: Floats, reading: int) -> Indices:
    """Return the pairs of parts that meet in a cost that grows with the square: (2, pairs).

    None where they are many: the squares are then added item by item.
    """
    growing = compiled.assignments.slope[reading] != 0.0
    parts = np.flatnonzero((asked[:, growing] != 0.0).any(axis=1))
    if len(parts) > MOST_SQUARED:
        return np.zeros((2, 0), dtype=np.int64)
    first, second = np.triu_indices(len(parts))
    return np.stack([parts[first], parts[second]])


def square_cpu(compiled: CompiledDesign, asked: Floats, pairs: Indices, reading: int) -> Floats:
    """Return the CPU of VMs and servers for each pair of parts: (pairs, machines)."""
    first, second = pairs
    twice = np.where(first == second, 1.0, 2.0)
    slope = compiled.assignments.slope[reading]
    rows = np.einsum("pad,pad,ad,p->pa", asked[first], asked[second], slope, twice)
    busy: Floats = by_machine(compiled, rows) / compiled.machines.capacity[reading]
    return busy


def with_hosts(compiled: CompiledDesign, busy: Floats) -> Floats:
    """Return the CPU of machines, (..., machines), with each host as busy as its VMs make it."""
    machines = compiled.machines
    cores = sum_to_rows(np.where(machines.is_vm, busy * machines.cores, 0.0), machines.host, len(machines.ids))
    result: Floats = np.where(machines.is_host, cores / machines.cores, busy)
    return result


def bends_of(compiled: CompiledDesign, asked: Floats, reading: int, unit: Floats, *, squares: bool) -> tuple[Bend, ...]:
    """Return the terms that a design has, those that grow with the square only where they are asked for.

    Parameters
    ----------
    asked : (parts, assignments, drivers)
    unit : (machines,)
        What use is counted in.
    """
    found = [_shapes(compiled, reading), _curves(compiled, reading), _unknown(compiled)]
    found += [_squares(compiled, reading)] if squares else []
    return tuple(_bend(compiled, asked, unit, *one) for one in found if one[0].size)


Term = tuple[Indices, Indices | slice, Callable[[Floats], Floats]]


def _squares(compiled: CompiledDesign, reading: int) -> Term:
    slope = compiled.assignments.slope[reading]
    rows, columns = np.nonzero(slope)
    growth = slope[rows, columns] / _capacity(compiled, reading, rows)
    return rows, columns, lambda drivers: drivers**2 * growth


def _shapes(compiled: CompiledDesign, reading: int) -> Term:
    rows, columns = np.nonzero(bent(compiled, reading))
    limit = compiled.assignments.shape_limit[rows, columns]
    cost = compiled.assignments.cpu[reading][rows, columns] / _capacity(compiled, reading, rows)
    return rows, columns, lambda drivers: drivers * shape_factor(drivers, limit, READINGS[reading]) * cost


def bent(compiled: CompiledDesign, reading: int) -> Flags:
    """Return which costs have a shape that is not flat in this reading: (assignments, protocols)."""
    if READINGS[reading] == "central":
        return np.zeros(compiled.assignments.shape_limit.shape, dtype=bool)
    cost = compiled.assignments.cpu[reading][:, PROTOCOL_COLUMNS]
    found: Flags = np.isfinite(compiled.assignments.shape_limit) & (cost != 0.0)
    return found


def _curves(compiled: CompiledDesign, reading: int) -> Term:
    table = compiled.assignments
    rows = np.flatnonzero(np.isfinite(table.curve_users[reading]))
    users, point = table.curve_users[reading, rows], table.curve_point[rows]
    exponents = table.curve_exponent[reading, rows], table.curve_exponent[opposite(reading), rows]
    columns = np.full(len(rows), COLUMN["users.outlook"])
    return rows, columns, lambda drivers: curve_utilization(drivers, users, point, *exponents)


def _unknown(compiled: CompiledDesign) -> Term:
    """Return the roles without figures: their CPU is not known as soon as anybody asks for them."""
    rows = np.flatnonzero(~compiled.assignments.known["cpu"])
    return rows, USER_COLUMNS, lambda drivers: np.where(drivers > 0.0, np.nan, 0.0)


def _capacity(compiled: CompiledDesign, reading: int, rows: Indices) -> Floats:
    capacity: Floats = compiled.machines.capacity[reading, compiled.assignments.machine[rows]]
    return capacity


def _bend(
    compiled: CompiledDesign,
    asked: Floats,
    unit: Floats,
    rows: Indices,
    columns: Indices | slice,
    rise: Callable[[Floats], Floats],
) -> Bend:
    machines, machine = compiled.machines, compiled.assignments.machine[rows]
    values = asked[:, rows, columns].sum(axis=-1) if isinstance(columns, slice) else asked[:, rows, columns]
    vms = np.flatnonzero(machines.is_vm[machine])
    host = machines.host[machine[vms]]
    on_host = machines.cores[machine[vms]] / machines.cores[host] / unit[host]
    return Bend(
        asked=np.ascontiguousarray(values),
        rise=rise,
        own=_sums(np.arange(len(rows)), machine, 1.0 / unit[machine]),
        hosted=_sums(vms, host, on_host),
    )


def _sums(items: Indices, rows: Indices, factor: Floats) -> Sums:
    order = np.argsort(rows, kind="stable")
    found, starts = np.unique(rows[order], return_index=True)
    return Sums(items=items[order], starts=starts.astype(np.int64), rows=found, factor=factor[order])
