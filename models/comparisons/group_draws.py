"""Members of groups in the failures that each feels most, for many draws or points of a sweep at once."""

from collections.abc import Sequence

import numpy as np
from attrs import evolve

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign, Workload
from models.capacity.ceilings import failure_ceiling
from models.capacity.dags.work import contents_of
from models.capacity.distinct import Distinct
from models.capacity.floats import Floats, Indices
from models.capacity.held import Held
from models.capacity.load import load_of
from models.capacity.members import STORE_ROW, rows_of
from models.capacity.results import RESOURCES
from models.dag.activation import failures_of, votes_left
from models.dag.votes import votes_needed

# What is known of members in any failure; `group_disk_draws` tells of their disks.
JUDGED = ("cpu", "memory")
COLUMNS = [RESOURCES.index(resource) for resource in JUDGED]

# Which part of the databases each member serves, and holds beside them.
FeltMost = tuple[Floats, Floats]


class GroupDraws:
    """The groups of a design with each member in the failure that it feels most.

    The more of its copies are active, the more a member has to do, whatever the figures are: so one failure for each
    member is the worst for it in every draw, and the worst failure of a group is that of the member that uses most.
    Users in no database of a group stay where they are on a normal day.

    Parameters
    ----------
    compiled : CompiledDesign
        The whole design.
    distinct : Distinct
        Its distinct machines; members are like no other.
    felt : sequence of arrays or None
        What `felt_most` says of each group.

    Attributes
    ----------
    ids : list of str
        Of the groups.
    survived : list of bool
        Whether each group keeps a quorum and all databases in every failure that it is to survive.
    ceiling : (groups, judged resources)
    """

    def __init__(
        self, compiled: CompiledDesign, distinct: Distinct, library: Library, felt: Sequence[FeltMost | None]
    ) -> None:
        rows = distinct.design.assignments
        self._active, self._passive = rows.active.copy(), rows.passive.copy()
        self.ids: list[str] = []
        self._columns: list[Indices] = []
        self.survived: list[bool] = []
        self.ceiling = np.array([_ceilings(held, compiled, library) for held in compiled.groups]).reshape(
            -1, len(JUDGED)
        )
        for number, (held, parts) in enumerate(zip(compiled.groups, felt, strict=True)):
            self.ids.append(held.dag.id)
            self.survived.append(parts is not None)
            self._columns.append(distinct.machine[rows_of(compiled.machines, held.dag)])
            mine = np.flatnonzero(rows.group == number)
            if parts is not None:
                at = np.ix_(np.arange(len(parts[0])), mine)
                self._active[at] = parts[0][:, rows.member[mine]]
                self._passive[at] = np.where(rows.duty[mine] == STORE_ROW, parts[1][:, rows.member[mine]], 0.0)

    def use(self, compiled: CompiledDesign, size: Floats) -> Floats:
        """Return the highest use of a member of each group against its ceiling: (draws, judged resources, groups).

        NaN where that of a member is not known, or the group does not survive.

        Parameters
        ----------
        compiled : CompiledDesign
            The distinct machines with the figures of the draws.
        size : (draws, populations)
            Factors on their users.
        """
        if not any(self.survived):
            return np.full((len(size), len(JUDGED), len(self.ids)), np.nan)
        load = load_of(self.failing(compiled), 0, compiled.drivers[0] * size[..., np.newaxis])
        return self.highest(load.utilization())

    def failing(self, compiled: CompiledDesign) -> CompiledDesign:
        """Return the distinct machines with each member in the failure that it feels most."""
        rows = evolve(compiled.assignments, active=self._active, passive=self._passive)
        return evolve(compiled, assignments=rows)

    def highest(self, utilization: Floats) -> Floats:
        """Return the highest use of a member of each group against its ceiling: (..., judged resources, groups).

        Parameters
        ----------
        utilization : (..., resources, distinct machines)
            Of what `failing` returns.
        """
        use = utilization[..., COLUMNS, :]
        result = np.full((*use.shape[:-1], len(self.ids)), np.nan)
        for group, (columns, survived) in enumerate(zip(self._columns, self.survived, strict=True)):
            if survived:
                result[..., group] = use[..., columns].max(axis=-1) / self.ceiling[group]
        return result


def _ceilings(held: Held, compiled: CompiledDesign, library: Library) -> tuple[float, float]:
    """Return the ceilings of a group's members, CPU and memory: of a normal day where it is to survive no failure."""
    assumptions = compiled.plan.assumptions
    cpu = failure_ceiling(assumptions, library) if held.dag.failures else assumptions.cpu_ceiling
    return cpu, assumptions.memory_ceiling


def felt_most(held: Held, workload: Workload) -> FeltMost | None:
    """Return which part of the databases each member serves in the failure that it feels most, and holds beside them.

    That is the one in which the mailboxes of its active databases have most messages. None where the group does not
    survive one of the failures that it is to survive.

    Returns
    -------
    (homes, members), (homes, members) [fraction]
    """
    members, databases = len(held.sites), held.databases_at[:, np.newaxis]
    alive = failures_of(members, min(held.dag.failures, members - 1))
    found = held.activated(alive)
    votes = votes_left(alive, np.ones(len(alive), dtype=bool))
    if not held.duties or found.lost.any() or (votes < votes_needed(members)).any():
        return None
    contents = contents_of(held, workload)
    messages = contents.mailboxes @ [row.messages_per_day for row in contents.populations]
    # Of a group without messages the databases count.
    weight = messages / messages.max() if messages.any() else np.ones(len(databases))
    active = np.einsum("hfm,h->fm", found.active_at, weight)
    worst, each = np.where(alive, active, -1.0).argmax(axis=0), np.arange(members)
    return found.active_at[:, worst, each] / databases, found.passive_at[:, worst, each] / databases
