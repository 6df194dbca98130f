"""Which members the copies of a database may be on: where it is at home, and where its other copies are."""

from collections.abc import Sequence

import numpy as np
from attrs import frozen

from models.dag.activation import Flags, Floats


@frozen(kw_only=True)
class Lane:
    """Databases with copies on some members, and further ones on others.

    Parameters
    ----------
    share : float
        Part of all databases [fraction].
    front, back : tuple of int
        The members of the first copies, and of the others.
    front_copies, back_copies : int
        Copies of each database there, lagged ones included.
    usable, usable_in_front : int
        Copies of each database that can be activated, and how many of them are on the first members.
    in_order : bool
        Whether all copies on the first members come before the others in the order of preference.
    at_home : bool
        Whether the first copy is on one of the first members, even where as many copies are on others.
    """

    share: float
    front: tuple[int, ...]
    front_copies: int
    back: tuple[int, ...] = ()
    back_copies: int = 0
    usable: int
    usable_in_front: int
    in_order: bool = False
    at_home: bool = False

    @property
    def copies(self) -> int:
        """Return the copies of each database."""
        return self.front_copies + self.back_copies

    @property
    def starts_in_front(self) -> bool:
        """Return whether the active copy is at home: where most others are, so that the fewest logs go elsewhere."""
        return self.at_home or self.front_copies > self.back_copies

    def most(self, placed: int) -> tuple[int, int]:
        """Return the most copies on the first members and on the others, the next one included.

        Parameters
        ----------
        placed : int
            How many copies a database has so far; the lagged ones are the last.
        """
        if placed < self.usable:
            return self.usable_in_front, self.usable - self.usable_in_front
        return self.front_copies, self.back_copies

    def after(self, row: Sequence[int]) -> list[int]:
        """Return the members that the next copy may have after those of a row."""
        most_in_front, most_behind = self.most(len(row))
        in_front = sum(member in self.front for member in row)
        found = [member for member in self.front if member not in row] if in_front < most_in_front else []
        behind = len(row) - in_front < most_behind and not (self.in_order and found)
        if behind and (row or not self.starts_in_front):
            found += (member for member in self.back if member not in row)
        return found

    def allowed(self, members: int, depth: int) -> Flags:
        """Return which members the first copies of a database may have: (members,) for each of them.

        Parameters
        ----------
        depth : int
            How many copies; no more than can be activated.
        """
        front, back = (np.isin(np.arange(members), some) for some in (self.front, self.back))
        most_in_front, most_behind = self.most(0)
        found, in_front = np.ones((), dtype=np.bool_), np.zeros((), dtype=np.int64)
        for copy in range(depth):
            room = (in_front < most_in_front)[..., np.newaxis]
            behind = (copy - in_front < most_behind)[..., np.newaxis]
            if self.in_order:
                behind = behind & ~room
            goes_back = back & behind if copy or not self.starts_in_front else np.zeros_like(back)
            found = found[..., np.newaxis] & ((front & room) | goes_back)
            in_front = in_front[..., np.newaxis] + front
            for other in range(copy):
                # No member holds two copies of a database.
                found &= ~np.eye(members, dtype=np.bool_).reshape(
                    tuple(members if axis in (other, copy) else 1 for axis in range(copy + 1))
                )
        return found

    def rate(self, members: int) -> Floats:
        """Return the copies that a database of the lane has on each member on average: (members,)."""
        return self._rate(members, self.front_copies, self.back_copies)

    def usable_rate(self, members: int) -> Floats:
        """Return the same of the copies that can be activated."""
        return self._rate(members, *self.most(0))

    def _rate(self, members: int, in_front: int, behind: int) -> Floats:
        rate = np.zeros(members)
        rate[list(self.front)] = in_front / len(self.front)
        if behind:
            rate[list(self.back)] = behind / len(self.back)
        return rate


def lane_of_each(lanes: Sequence[Lane], databases: int) -> list[int]:
    """Return the lane of each database: they take turns, so that each has its share of any first databases."""
    given, order = [0] * len(lanes), list[int]()
    for number in range(1, databases + 1):
        lacking = [lane.share * number - count for lane, count in zip(lanes, given, strict=True)]
        chosen = lacking.index(max(lacking))
        given[chosen] += 1
        order.append(chosen)
    return order
