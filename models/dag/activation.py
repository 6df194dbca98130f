"""What is active where when members fail, and whether the group still has a quorum."""

from functools import lru_cache
from itertools import combinations

import numpy as np
from attrs import frozen
from numpy.typing import NDArray

Copies = NDArray[np.int8]
Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]
Indices = NDArray[np.int64]
LOST = -1


@frozen(eq=False)
class Activation:
    """Databases and copies of the members in some failures.

    Parameters
    ----------
    alive : (failures, members)
        Which members are left.
    active : (failures, members)
        Databases that are active on a member.
    held : (failures, members)
        Copies on a member that is left, active and lagged ones included; 0 on one that failed.
    lost : (failures,)
        Databases that no member can activate.
    """

    alive: Flags
    active: Floats
    held: Floats
    lost: Floats

    @property
    def passive(self) -> Floats:
        """Return the copies on each member that are not active: (failures, members)."""
        return self.held - self.active


# Groups of a design mostly have as many members, and each asks for the same failures for several answers.
@lru_cache(64)
def failures_of(members: int, failed: int) -> Flags:
    """Return which members are left for every choice of so many that fail: (choices, members); it is not for change."""
    choices = list(combinations(range(members), failed))
    alive = np.ones((len(choices), members), dtype=np.bool_)
    for row, gone in enumerate(choices):
        alive[row, list(gone)] = False
    alive.setflags(write=False)
    return alive


def activated(copies: Copies, lagged: int, alive: Flags) -> Activation:
    """Return what is active where: of each database the first copy that is left and not lagged.

    Parameters
    ----------
    copies : (databases, copies)
        The row of the member that holds each copy, in the order of preference.
    lagged : int
        How many of the last copies are not activated.
    alive : (failures, members)
        Which members are left.
    """
    databases = copies.shape[0]
    place = np.full((alive.shape[0], databases), LOST, dtype=np.int8)
    for preference in range(copies.shape[1] - lagged):
        member = copies[:, preference]
        place = np.where((place == LOST) & alive[:, member], member, place)
    held = np.bincount(copies.ravel(), minlength=alive.shape[1]).astype(np.float64)
    active = np.stack([(place == member).sum(axis=1) for member in range(alive.shape[1])], axis=1)
    return Activation(
        alive=alive, active=active.astype(np.float64), held=alive * held, lost=(place == LOST).sum(axis=1) * 1.0
    )


def votes_of(members: int) -> int:
    """Return how many votes a group has: one a member, and one of the witness where the members are even in number."""
    return members + 1 - members % 2


def votes_needed(members: int) -> int:
    """Return how many votes a group needs to go on: more than half."""
    return votes_of(members) // 2 + 1


def votes_left(alive: Flags, witness: Flags) -> NDArray[np.int64]:
    """Return the votes that are left: (failures,).

    Parameters
    ----------
    alive : (failures, members)
        Which members are left.
    witness : (failures,)
        Whether the witness is left.
    """
    counted = witness & (alive.shape[1] % 2 == 0)
    votes: NDArray[np.int64] = alive.sum(axis=1) + counted
    return votes


def even_load(mailboxes: float, members: int, copies: int, failed: int) -> tuple[float, float]:
    """Return the active mailboxes and passive copies of each member that is left, where all are equal.

    Examples
    --------
    >>> even_load(12_000, 4, 3, 1)
    (4000.0, 5000.0)
    """
    active = mailboxes / (members - failed)
    return active, max(mailboxes * copies / members - active, 0.0)
