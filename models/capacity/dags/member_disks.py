"""The disk operations of the members of groups in any failures, for tables of all machines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from models.capacity.bounds import BOUNDS
from models.capacity.dags.work import figures_of_dag
from models.capacity.members import STORE_ROW
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
        (2,) [fraction], (populations,) [messages a day]
        """
        dag, populations = held.dag, compiled.plan.populations
        figures = figures_of_dag(compiled.design, dag, library)
        work = figures.work(dag, [row for row in populations if row.id in dag.serves], BOUNDS[0])
        asked = np.array([work.active_iops, work.passive_iops]) * dag.databases
        with np.errstate(divide="ignore", invalid="ignore"):
            share: Floats = asked / figures.disks_do(dag.storage, BOUNDS[0])
        return share, np.array([row.mailboxes * row.messages_per_day * (row.id in dag.serves) for row in populations])

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
        active, passive : (..., assignments)
            Part of the databases of its group that each role serves, and of which it holds another copy [fraction].
        asks : (..., populations), optional
            Whose mailboxes are in use; all by default.
        """
        rows = compiled.assignments
        for number, (share, sent) in enumerate(self._groups):
            mine = np.flatnonzero((rows.group == number) & (rows.duty == STORE_ROW))
            machines, total = rows.machine[mine], sent.sum()
            part = 1.0 if asks is None or not total else (asks @ sent / total)[..., np.newaxis]
            asked = (active[..., mine] * share[0] + passive[..., mine] * share[1]) * part
            own = use[..., DISK, machines]
            use[..., DISK, machines] = np.where(np.isnan(own), asked, own)
