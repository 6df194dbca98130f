"""What is active where when members fail, and whether the group still has a quorum."""

from collections.abc import Iterator
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
    active_at : (homes, failures, members)
        Databases of each home that are active on a member.
    held_at : (homes, failures, members)
        Copies on a member that is left, active and lagged ones included; 0 on one that failed.
    lost_at : (homes, failures)
        Databases that no member can activate.
    """

    alive: Flags
    active_at: Floats
    held_at: Floats
    lost_at: Floats

    @property
    def passive_at(self) -> Floats:
        """Return the copies on each member that are not active: (homes, failures, members)."""
        return self.held_at - self.active_at

    @property
    def active(self) -> Floats:
        """Return the databases of all homes that are active on a member: (failures, members)."""
        active: Floats = self.active_at.sum(axis=0)
        return active

    @property
    def passive(self) -> Floats:
        """Return the copies on each member that are not active: (failures, members)."""
        passive: Floats = self.passive_at.sum(axis=0)
        return passive

    @property
    def lost(self) -> Floats:
        """Return the databases that no member can activate: (failures,)."""
        lost: Floats = self.lost_at.sum(axis=0)
        return lost


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


def activated(copies: Copies, lagged: int, alive: Flags, home: Indices | None = None) -> Activation:
    """Return what is active where: of each database the first copy that is left and not lagged.

    Parameters
    ----------
    copies : (databases, copies)
        The row of the member that holds each copy, in the order of preference.
    lagged : int
        How many of the last copies are not activated.
    alive : (failures, members)
        Which members are left.
    home : (databases,), optional
        The number of each database's home: those with one home hold mailboxes of the same users. All have one unless
        given.
    """
    place = active_members(copies, lagged, alive)
    active, held, lost = [], [], []
    for at_home in _by_home(home):
        mine, on = place[:, at_home], copies[at_home].ravel()
        active.append(np.stack([(mine == member).sum(axis=1) for member in range(alive.shape[1])], axis=1))
        held.append(alive * np.bincount(on, minlength=alive.shape[1]))
        lost.append((mine == LOST).sum(axis=1))
    return Activation(alive, *(np.array(each, dtype=np.float64) for each in (active, held, lost)))


def active_members(copies: Copies, lagged: int, alive: Flags) -> Copies:
    """Return the member on which each database is active: (failures, databases); `LOST` where none can activate it.

    Parameters are those of `activated`.
    """
    place = np.full((alive.shape[0], copies.shape[0]), LOST, dtype=np.int8)
    for preference in range(copies.shape[1] - lagged):
        member = copies[:, preference]
        place = np.where((place == LOST) & alive[:, member], member, place)
    return place


def _by_home(home: Indices | None) -> Iterator[slice | Flags]:
    """Yield which databases have each home."""
    if home is None or not home.any():
        yield slice(None)
        return
    for number in range(int(home.max()) + 1):
        yield home == number


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
