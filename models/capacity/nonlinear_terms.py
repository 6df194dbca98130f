"""The terms of the CPU that are not linear in the drivers of a scenario, added item by item.

An item is one role on one machine with the drivers that make such a term.
"""

import math
from collections.abc import Callable

import numpy as np
from attrs import frozen

from models.capacity.arrays import CompiledDesign
from models.capacity.bounds import BOUNDS
from models.capacity.drivers import COLUMN, PROTOCOL_COLUMNS, USER_COLUMNS
from models.capacity.floats import Flags, Floats, Indices
from models.capacity.load import by_machine
from models.capacity.processor import curve_utilization, pooled_spread, shape_factor

# BLAS computes smaller products on one thread, so that each core works on its own tile.
MOST_PRODUCT = 700_000
# With more parts, there are more pairs than items.
MOST_SQUARED = 8


def multiply_into(weights: Floats, matrix: Floats, out: Floats) -> None:
    """Write ``weights @ matrix`` into `out` in pieces that stay on this thread and in the cache."""
    step = max(MOST_PRODUCT // max(weights.size, 1), 1)
    for start in range(0, matrix.shape[1], step):
        np.matmul(weights, matrix[:, start : start + step], out=out[:, start : start + step])


@frozen(eq=False, kw_only=True)
class NonlinearTerm:
    """One such term.

    Parameters
    ----------
    asked : (parts, drivers of an item x items)
        The drivers of the items for each part.
    rise : callable
        From (scenarios, drivers of an item, items) to the CPU that the items take: (scenarios, items), in `unit`.
    items, starts, rows : (items,), (rows,), (rows,)
        The items, those of one machine together; where each machine's begin; and the machines.
    """

    asked: Floats
    rise: Callable[[Floats], Floats]
    items: Indices
    starts: Indices
    rows: Indices

    def add_to(self, use: Floats, weights: Floats) -> None:
        """Add the term to the CPU of servers and VMs.

        Parameters
        ----------
        use : (scenarios, machines)
            Changed in place.
        weights : (scenarios, parts and more)
        """
        drivers = np.empty((len(weights), self.asked.shape[1]))
        multiply_into(weights[:, : len(self.asked)], self.asked, drivers)
        values = self.rise(drivers.reshape(len(weights), -1, len(self.items)))
        use[:, self.rows] += np.add.reduceat(values[:, self.items], self.starts, axis=1)


def pairs_of(compiled: CompiledDesign, asked: Floats, bound: int) -> Indices:
    """Return the pairs of parts that meet in a cost that grows with the square: (2, pairs).

    There are none where they would be many: the squares are then added item by item.

    Parameters
    ----------
    asked : (parts, assignments, drivers)
    bound : int
        Row in `BOUNDS`.
    """
    growing = compiled.assignments.slope[bound] != 0.0
    parts = np.flatnonzero((asked[:, growing] != 0.0).any(axis=1))
    if len(parts) > MOST_SQUARED:
        return np.zeros((2, 0), dtype=np.int64)
    first, second = np.triu_indices(len(parts))
    return np.stack([parts[first], parts[second]])


def square_cpu(compiled: CompiledDesign, asked: Floats, pairs: Indices, bound: int) -> Floats:
    """Return the CPU of VMs and servers for each pair of parts [fraction]: (pairs, machines).

    Parameters
    ----------
    asked : (parts, assignments, drivers)
    pairs : (2, pairs)
    bound : int
        Row in `BOUNDS`.
    """
    first, second = pairs
    twice = np.where(first == second, 1.0, 2.0)
    slope = compiled.assignments.slope[bound]
    rows = np.einsum("pad,pad,ad,p->pa", asked[first], asked[second], slope, twice)
    busy: Floats = by_machine(compiled, rows) / compiled.machines.capacity[bound]
    return busy


def nonlinear_terms_of(
    compiled: CompiledDesign, asked: Floats, bound: int, unit: Floats, *, squares: bool
) -> tuple[NonlinearTerm, ...]:
    """Return the terms that a design has, those that grow with the square only where they are asked for.

    Parameters
    ----------
    asked : (parts, assignments, drivers)
    unit : (machines,)
        What use is counted in.
    """
    makers = [_shapes, _curves, _unknown, _pooled, *([_squares] if squares else [])]
    terms = [maker(compiled, asked, bound) for maker in makers]
    return tuple(_nonlinear_term(compiled, unit, *term) for term in terms if term[0].size)


# Rows of the assignments, one for each item; the drivers of the items (parts, drivers of an item, items); the rise.
Term = tuple[Indices, Floats, Callable[[Floats], Floats]]


def _squares(compiled: CompiledDesign, asked: Floats, bound: int) -> Term:
    slope = compiled.assignments.slope[bound]
    rows, columns = np.nonzero(slope)
    growth = slope[rows, columns] / _capacity(compiled, bound, rows)
    return rows, asked[:, np.newaxis, rows, columns], lambda drivers: drivers[:, 0] ** 2 * growth


def _shapes(compiled: CompiledDesign, asked: Floats, bound: int) -> Term:
    rows, columns = np.nonzero(shaped(compiled, bound))
    table = compiled.assignments
    limit, constant = table.shape_limit[bound, rows, columns], table.constant_part[:, rows, columns]
    cost = table.cpu[bound][rows, columns] / _capacity(compiled, bound, rows)

    def rise(drivers: Floats) -> Floats:
        users = drivers[:, 0]
        busy: Floats = users * shape_factor(users, limit, constant, BOUNDS[bound]) * cost
        return busy

    return rows, asked[:, np.newaxis, rows, columns], rise


def shaped(compiled: CompiledDesign, bound: int) -> Flags:
    """Return which costs have a shape that is not flat at this bound: (assignments, protocols)."""
    limit = compiled.assignments.shape_limit[bound]
    if BOUNDS[bound] == "central":
        return np.zeros(limit.shape, dtype=bool)
    cost = compiled.assignments.cpu[bound][:, PROTOCOL_COLUMNS]
    found: Flags = np.isfinite(limit) & (cost != 0.0)
    return found


def _curves(compiled: CompiledDesign, asked: Floats, bound: int) -> Term:
    table = compiled.assignments
    rows = np.flatnonzero(np.isfinite(table.curve_users[bound]))
    users, point = table.curve_users[bound, rows], table.curve_point[rows]
    exponents = table.curve_exponent[bound, rows], table.curve_beyond[bound, rows]
    values = asked[:, np.newaxis, rows, COLUMN["users.outlook"]]
    return rows, values, lambda drivers: curve_utilization(drivers[:, 0], users, point, *exponents)


def _unknown(compiled: CompiledDesign, asked: Floats, _reading: int) -> Term:
    """Return the roles whose CPU is not known as soon as they have users, but none whose cost was measured."""
    carrying = compiled.assignments.carrying
    lacking = (asked[..., USER_COLUMNS] * (1.0 - carrying)).sum(axis=-1) > 0.0
    rows = np.flatnonzero(lacking.any(axis=0))
    users = asked[:, rows, USER_COLUMNS]
    carried = (users * carrying[rows]).sum(axis=-1)
    values = np.stack([users.sum(axis=-1), carried], axis=1)
    return rows, values, lambda drivers: np.where((drivers[:, 0] > 0.0) & (drivers[:, 1] == 0.0), np.nan, 0.0)


def _pooled(compiled: CompiledDesign, asked: Floats, bound: int) -> Term:
    table = compiled.assignments
    rows = np.flatnonzero(np.isfinite(table.pooled_share[0]))
    share, cost = table.pooled_share[:, rows], table.cpu[bound, rows, COLUMN["pooled-requests"]]
    cost = cost / _capacity(compiled, bound, rows)
    values = np.stack([asked[:, rows, COLUMN[name]] for name in ("owa-requests", "activesync-requests")], axis=1)
    return rows, values, lambda both: pooled_spread(both[:, 0], both[:, 1], share, BOUNDS[bound]) * cost


def _capacity(compiled: CompiledDesign, bound: int, rows: Indices) -> Floats:
    capacity: Floats = compiled.machines.capacity[bound, compiled.assignments.machine[rows]]
    return capacity


def _nonlinear_term(
    compiled: CompiledDesign, unit: Floats, rows: Indices, values: Floats, rise: Callable[[Floats], Floats]
) -> NonlinearTerm:
    machine = compiled.assignments.machine[rows]
    order = np.argsort(machine, kind="stable")
    found, starts = np.unique(machine[order], return_index=True)
    in_unit = 1.0 / unit[machine]
    return NonlinearTerm(
        asked=np.ascontiguousarray(values.reshape(len(values), math.prod(values.shape[1:]))),
        rise=lambda drivers: rise(drivers) * in_unit,
        items=order,
        starts=starts.astype(np.int64),
        rows=found,
    )
