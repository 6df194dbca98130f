"""What the copies of a group ask of the disks of its members, against what those hold and do."""

from collections.abc import Sequence

import numpy as np

from models.capacity.bounds import Bound
from models.capacity.dags.work import Figures, Work
from models.capacity.floats import Floats
from models.capacity.held import Held


class Disks:
    """The disks of the members of a group, in one failure.

    Everything that mailboxes ask of disks adds up, so each answer takes parts of the work and factors on them.

    Parameters
    ----------
    held : Held
        The group.
    failed : sequence of int
        The members that fail.

    Attributes
    ----------
    active, passive : (homes, members)
        Databases that each member serves then, and other copies that it keeps up to date.
    held, lagged : (homes, members)
        Copies on each member without the lagged ones, and lagged ones.
    """

    def __init__(self, figures: Figures, held: Held, failed: Sequence[int] = ()) -> None:
        dag, members = held.dag, len(held.sites)
        self._figures, self._storage = figures, dag.storage
        alive = np.ones((1, members), dtype=np.bool_)
        alive[0, list(failed)] = False
        activation = held.activated(alive)
        self.active, self.passive = activation.active_at[:, 0], activation.passive_at[:, 0]
        self.lagged = held.copies_at(slice(dag.active_copies, None))
        self.held = held.copies_at(slice(dag.active_copies))

    def space_needed(self, copy_mb: Floats, lagged_mb: Floats) -> Floats:
        """Return the space that each member needs: (..., members) [MB].

        Parameters
        ----------
        copy_mb, lagged_mb : (..., homes)
            Of a copy, and of a lagged one [MB].
        """
        needed: Floats = copy_mb @ self.held + lagged_mb @ self.lagged
        return needed

    def operations_needed(self, active_iops: Floats, passive_iops: Floats) -> Floats:
        """Return the operations that each member needs: (..., members) [1/s].

        Parameters
        ----------
        active_iops, passive_iops : (..., homes)
            Of an active database, and of another copy [1/s].
        """
        needed: Floats = active_iops @ self.active + passive_iops @ self.passive
        return needed

    def space(self, parts: Sequence[Work], factors: Floats) -> Floats:
        """Return the space that the member needs which holds most, of what its disks hold.

        Parameters
        ----------
        parts : sequence of Work
            At one bound.
        factors : (scenarios, parts)

        Returns
        -------
        (scenarios,)
            NaN where the disks are not known.
        """
        each, lagged = np.array([part.copy_mb for part in parts]), np.array([part.lagged_mb for part in parts])
        asked = self.space_needed(factors @ each, factors @ lagged)
        most: Floats = asked.max(axis=1)
        return most / self._figures.disks_hold_mb(self._storage)

    def space_of_members(self, work: Work) -> Floats:
        """Return the space that each member needs, of what its disks hold: (members,)."""
        return self.space_needed(work.copy_mb, work.lagged_mb) / self._figures.disks_hold_mb(self._storage)

    def operations(self, parts: Sequence[Work], factors: Floats, bound: Bound) -> Floats:
        """Return the operations of the member that has most of them, of what its disks do; as `space` does."""
        each, other = np.array([part.active_iops for part in parts]), np.array([part.passive_iops for part in parts])
        asked = self.operations_needed(factors @ each, factors @ other)
        most: Floats = asked.max(axis=1)
        return most / self._figures.disks_do(self._storage, bound)
