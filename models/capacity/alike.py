"""Which machines of a design are alike: most designs have few kinds of machine, and each is worked out once."""

from collections.abc import Iterable
from operator import attrgetter

import numpy as np
from attrs import field, fields, frozen

from models.capacity.floats import Flags, Indices, each_once
from models.plan.entities import Machine
from models.plan.kinds import MACHINE_KINDS

# What says which machine it is, where it stands and what it costs, and not what it does.
_NOT_HEEDED = frozenset(
    {"id", "name", "notes", "position", "site", "host", "model", "price", "power_watts", "rack_units", "sockets"}
)
_WHAT_IT_IS = {
    entity: attrgetter(*(each.name for each in fields(entity) if each.name not in _NOT_HEEDED))
    for entity in MACHINE_KINDS.values()
}


@frozen(eq=False)
class Sorts:
    """A number for each sort of machine that was met: machines of a sort differ in name, place and price alone."""

    _numbers: dict[tuple[object, ...], int] = field(factory=dict)

    def of(self, machines: Iterable[Machine]) -> Indices:
        """Return the sort of each machine: (machines,)."""
        known = self._numbers
        return np.array(
            [
                known.setdefault((machine.kind, *_WHAT_IT_IS[type(machine)](machine)), len(known))
                for machine in machines
            ],
            dtype=np.int64,
        )


def leaders(sort: Indices, host: Indices, is_vm: Flags, place: Indices | None = None) -> Indices:
    """Return for each machine the row of one that is like it, for all that are alike the same: (machines,).

    Servers are alike if they are of one sort, hosts if their VMs are, too, one after the other, and VMs if they are at
    the same place on hosts that are alike.

    Parameters
    ----------
    sort, is_vm : (machines,)
    host : (machines,)
        Row of a VM's host; its own row for others.
    place : (machines,), optional
        What machines must share, too, beyond their sort.
    """
    lead = np.arange(len(sort))
    vms = np.flatnonzero(is_vm)
    vms = vms[np.argsort(host[vms], kind="stable")]
    number = np.bincount(host[vms], minlength=len(sort))
    start = np.cumsum(number) - number
    holders = np.flatnonzero(~is_vm)
    for count in each_once(number[holders]).tolist():
        mine = holders[number[holders] == count]
        members = vms[start[mine][:, np.newaxis] + np.arange(count)]
        where = np.zeros(len(mine), dtype=np.int64) if place is None else place[mine]
        table = np.column_stack([where, sort[mine], sort[members]])
        _, first, which = np.unique(table, axis=0, return_index=True, return_inverse=True)
        lead[mine] = mine[first][which.ravel()]
        lead[members] = vms[start[lead[mine]][:, np.newaxis] + np.arange(count)]
    return lead
