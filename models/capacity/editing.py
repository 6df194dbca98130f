"""What an edit of a design touches: what came, went or is another machine now, and what shares a host with it."""

from bisect import bisect_left
from collections.abc import Sequence
from operator import attrgetter

import numpy as np
from attrs import frozen

from models.capacity.arrays import NOBODY, Machines
from models.capacity.floats import Indices
from models.plan.edited import same_ends
from models.plan.entities import Machine
from models.plan.kinds import is_virtual


@frozen(eq=False, kw_only=True)
class MachineEdit:
    """Two states of the machines of a design.

    Parameters
    ----------
    origin : (machines after,)
        Row before of the machine with the same id; 0 for those that came, which are fresh.
    fresh : (fresh machines,)
        Rows after of the machines that came, or are not what they were.
    touched : (touched machines,)
        Rows after of those and of all that share a host with them, or shared one with what went.
    host : (machines after,)
        Row of a VM's host; its own row for others.
    row_of : (machines before,)
        Row after of each machine before; `NOBODY` for those that went.
    """

    origin: Indices
    fresh: Indices
    touched: Indices
    host: Indices
    row_of: Indices


def machine_edit(machines: Machines, before: Sequence[Machine], after: Sequence[Machine]) -> MachineEdit:
    """Return what differs between two states of the machines of a design, each sorted by id.

    Parameters
    ----------
    machines : Machines
        The first state as arrays.
    """
    front, back = same_ends(before, after)
    origin = _origin(before, after, front, back)
    row_of = np.full(len(before), NOBODY)
    row_of[origin[origin != NOBODY]] = np.flatnonzero(origin != NOBODY)
    middle = zip(range(front, len(after) - back), origin[front : len(after) - back].tolist(), strict=True)
    fresh = np.array([row for row, at in middle if at == NOBODY or before[at] is not after[row]], dtype=np.int64)
    host = row_of[machines.host[np.maximum(origin, 0)]]
    rows = {after[row].id: row for row in fresh.tolist()}
    for row in fresh.tolist():
        machine = after[row]
        host[row] = _row_of_id(machine.host, rows, before, row_of) if is_virtual(machine) else row
    # A host that lost a VM is touched as well as one that got one.
    same = np.ones(len(before), dtype=bool)
    same[origin[fresh][origin[fresh] != NOBODY]] = False
    same[row_of == NOBODY] = False
    left = row_of[machines.host[~same]]
    holders = np.zeros(len(after), dtype=bool)
    holders[host[fresh]] = True
    holders[left[left != NOBODY]] = True
    return MachineEdit(
        origin=np.maximum(origin, 0), fresh=fresh, touched=np.flatnonzero(holders[host]), host=host, row_of=row_of
    )


def _origin(before: Sequence[Machine], after: Sequence[Machine], front: int, back: int) -> Indices:
    """Return the row before of each machine after; `NOBODY` for those that came."""
    rows = {before[row].id: row for row in range(front, len(before) - back)}
    middle = [rows.get(after[row].id, NOBODY) for row in range(front, len(after) - back)]
    return np.concatenate([np.arange(front), middle, np.arange(len(before) - back, len(before))]).astype(np.int64)


def _row_of_id(identifier: str, rows: dict[str, int], before: Sequence[Machine], row_of: Indices) -> int:
    """Return the row of a machine: among the fresh ones, else by its row before; machines are sorted by id."""
    if identifier in rows:
        return rows[identifier]
    return int(row_of[bisect_left(before, identifier, key=attrgetter("id"))])
