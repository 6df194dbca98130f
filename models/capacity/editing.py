"""What an edit of a design touches: what came, went or is another machine now, and what shares a host with it."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from operator import attrgetter

import numpy as np
from attrs import frozen

from models.capacity.arrays import Machines
from models.capacity.floats import NOBODY, Indices
from models.plan.edited import different_rows, same_but_position
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
        Rows after of the machines that came, or are not what they were but for their position.
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
    pairs = [*different_rows(before, after)]
    gone = _rows_of(before, [was.id for was, now in pairs if was is not None and now is None])
    come = _rows_of(after, [now.id for was, now in pairs if was is None and now is not None])
    # Where a machine stands on the canvas is in no number.
    others = (now for was, now in pairs if now is not None and (was is None or not same_but_position(was, now)))
    fresh = _rows_of(after, [now.id for now in others])
    stays = np.ones(len(after), dtype=bool)
    stays[come] = False
    origin = np.full(len(after), NOBODY)
    origin[stays] = np.delete(np.arange(len(before)), gone)
    row_of = np.full(len(before), NOBODY)
    row_of[origin[stays]] = np.flatnonzero(stays)
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


def _rows_of(machines: Sequence[Machine], identifiers: Iterable[str]) -> Indices:
    """Return the rows of some machines, which are sorted by id, in rising order."""
    rows = (bisect_left(machines, identifier, key=attrgetter("id")) for identifier in identifiers)
    return np.array(sorted(rows), dtype=np.int64)


def _row_of_id(identifier: str, rows: dict[str, int], before: Sequence[Machine], row_of: Indices) -> int:
    """Return the row of a machine: among the fresh ones, else by its row before; machines are sorted by id."""
    if identifier in rows:
        return rows[identifier]
    return int(row_of[bisect_left(before, identifier, key=attrgetter("id"))])
