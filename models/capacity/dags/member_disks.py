"""The disk operations of the members of groups in any failures, for tables of all machines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from models.capacity.bounds import BOUNDS
from models.capacity.dags.work import contents_of, figures_of_dag
from models.capacity.members import STORE_ROW, lodged_in
from models.capacity.results import RESOURCES

if TYPE_CHECKING:
    from models.calibration.library import Library
    from models.capacity.arrays import CompiledDesign
    from models.capacity.floats import Flags, Floats
    from models.capacity.held import Held

DISK = RESOURCES.index("disk")


class MemberDisks:
    """What the databases of the groups of a design ask of the disks of their members, in the figures in use.

    Parameters
    ----------
    compiled : CompiledDesign
        The whole design.
    """

    def __init__(self, compiled: CompiledDesign, library: Library) -> None:
        self._groups = [self._of_group(compiled, held, library) for held in compiled.groups]

    def _of_group(self, compiled: CompiledDesign, held: Held, library: Library) -> tuple[Floats, Floats]:
        """Return what all active databases and all other copies ask, of what a member's disks do, and of whom.

        Returns
        -------
        (2, homes) [fraction], (homes, populations) [messages a day]
        """
        figures = figures_of_dag(compiled.design, held.dag, library)
        work = figures.work(held.dag, contents_of(held, compiled.workload), BOUNDS[0])
        asked = np.array([work.active_iops, work.passive_iops]) * held.databases_at
        with np.errstate(divide="ignore", invalid="ignore"):
            share: Floats = asked / figures.disks_do(held.dag.storage, BOUNDS[0])
        messages = np.array([row.mailboxes * row.messages_per_day for row in compiled.plan.populations])
        return share, lodged_in(held, compiled.workload) * messages

    def fill(
        self, use: Floats, compiled: CompiledDesign, active: Floats, passive: Floats, asks: Flags | None = None
    ) -> None:
        """Enter the use of the disks of members that have no gauge of their own.

        Parameters
        ----------
        use : (..., resources, machines)
            Changed; NaN where there is no data.
        compiled : CompiledDesign
            The design, or its distinct machines, or its machines in other places.
        active, passive : (..., homes, assignments)
            Part of the databases of each home of its group that each role serves, and of which it holds another copy
            [fraction].
        asks : (..., populations), optional
            Whose mailboxes are in use; all by default.
        """
        rows = compiled.assignments
        for number, (share, sent) in enumerate(self._groups):
            mine = np.flatnonzero((rows.group == number) & (rows.duty == STORE_ROW))
            machines, total, homes = rows.machine[mine], sent.sum(axis=-1), len(sent)
            asking = total if asks is None else asks @ sent.T
            part = np.where(total > 0.0, asking / np.where(total > 0.0, total, 1.0), 1.0)
            asked = active[..., :homes, mine] * share[0, :, np.newaxis]
            asked = asked + passive[..., :homes, mine] * share[1, :, np.newaxis]
            asked = (asked * part[..., np.newaxis]).sum(axis=-2)
            own = use[..., DISK, machines]
            use[..., DISK, machines] = np.where(np.isnan(own), asked, own)
