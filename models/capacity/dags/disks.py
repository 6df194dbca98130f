"""What the copies of a group ask of the disks of its members, against what those hold and do."""

from collections.abc import Sequence

import numpy as np

from models.capacity.bounds import Bound
from models.capacity.dags.work import Figures, Work
from models.capacity.floats import Floats
from models.dag.activation import Copies, activated
from models.plan.dags import Dag


class Disks:
    """The disks of the members of a group, in one failure.

    Everything that mailboxes ask of disks adds up, so each answer takes parts of the work and factors on them.

    Parameters
    ----------
    copies : (databases, copies)
    members : int
        How many members the group has.
    failed : sequence of int
        Those that fail.
    """

    def __init__(self, figures: Figures, dag: Dag, copies: Copies, members: int, failed: Sequence[int]) -> None:
        self._figures, self._storage = figures, dag.storage
        alive = np.ones((1, members), dtype=np.bool_)
        alive[0, list(failed)] = False
        activation = activated(copies, dag.lagged, alive)
        self._active, self._passive = activation.active[0], activation.passive[0]
        self._lagged = np.bincount(copies[:, dag.active_copies :].ravel(), minlength=members)
        self._held = np.bincount(copies.ravel(), minlength=members) - self._lagged

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
        asked = np.outer(factors @ each, self._held) + np.outer(factors @ lagged, self._lagged)
        return _over(asked.max(axis=1), self._figures.disks_hold_mb(self._storage))

    def operations(self, parts: Sequence[Work], factors: Floats, bound: Bound) -> Floats:
        """Return the operations of the member that has most of them, of what its disks do; as `space` does."""
        each, other = np.array([part.active_iops for part in parts]), np.array([part.passive_iops for part in parts])
        asked = np.outer(factors @ each, self._active) + np.outer(factors @ other, self._passive)
        return _over(asked.max(axis=1), self._figures.disks_do(self._storage, bound))


def _over(asked: Floats, have: float) -> Floats:
    """Return what is asked for of what there is; endless where there is nothing, NaN where that is not known."""
    if have == 0.0:
        return np.where(asked > 0.0, np.inf, 0.0)
    share: Floats = asked / have
    return share
