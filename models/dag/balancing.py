"""Copies placed one database after the other, each where it leaves members most alike in every failure of one or two.

What is kept small is the sum of the squares of what the members carry, over all failures of none, one and two of them.
A database adds to it by its first three copies alone: the first is active while its member is there, the second when
the first fails, the third when both fail. So all ways to choose three members are weighed at once, and the sum of
squares keeps each member near the mean in each of these failures. A database does not depend on those behind it, but
for the last few, which even out the numbers of copies.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

import numpy as np
from attrs import frozen

from models.dag.activation import Copies, Floats
from models.dag.lanes import Lane, lane_of_each

# How much a database more counts where none fails, one fails, two fail; and a copy more that is held. What is active
# without a failure comes first: it is the load of most days.
WITHOUT, ONE, TWO, HELD = 100_000.0, 100.0, 3.0, 200.0
# More than any sum of the others: what must be, must not be if it can be avoided, and cannot be.
NEEDED, AVOIDED, IMPOSSIBLE = 1e9, 1e12, 1e15
# Copies that are weighed together; failures of more members are not looked at.
TOGETHER = 3
# Databases are placed once more, block by block: so many for each member, so many times. Of more than any group has,
# only the last block is.
BLOCK, SWEEPS, MOST_AGAIN = 3, 2, 1_600
# What whole numbers may be off by.
ROUNDING = 1e-9


def balanced(lanes: Sequence[Lane], capacity: Sequence[float], databases: int, lagged: int) -> Copies:
    """Return the row of the member that holds each copy: (databases, copies), in the order of preference.

    Parameters
    ----------
    lanes : sequence of Lane
        They take turns, each for its share of the databases.
    capacity : (members,)
        What each member can carry.
    lagged : int
        Copies of each database that are never activated: the last ones.
    """
    order = lane_of_each(lanes, databases)
    board = _Board(lanes, np.asarray(capacity, dtype=np.float64), order, lagged)
    rows: list[list[int]] = []
    block = len(capacity) * BLOCK
    for number, lane in enumerate(order, start=1):
        rows.append(board.place(lane))
        if number % block == 0 or number == databases:
            start = (number - 1) // block * block
            for _ in range(SWEEPS if number <= MOST_AGAIN or number == databases else 0):
                for again in range(start, number):
                    board.take_back(order[again], rows[again])
                    rows[again] = board.place(order[again])
    return np.array(rows, dtype=np.int8).reshape(databases, lanes[0].copies)


class _Board:
    """What the members carry and hold so far, as the cost of one database more.

    Parameters
    ----------
    order : sequence of int
        The lane of each database.
    """

    def __init__(self, lanes: Sequence[Lane], capacity: Floats, order: Sequence[int], lagged: int) -> None:
        members = len(capacity)
        self._members, self._able = members, lanes[0].copies - lagged
        self._depth = min(self._able, TOGETHER)
        self._weight = capacity.mean() / capacity
        self._first = WITHOUT * 0.5 * self._weight + ONE * 0.5 * (members - 1) * self._weight
        self._second = np.tile(ONE * 0.5 * self._weight, (members, 1))
        self._third = np.zeros((members, members, members))
        self._lanes = [_Choices(lane, members, self._able, self._depth) for lane in lanes]
        self._held, self._expected, self._left = np.zeros(members), np.zeros(members), len(order)
        share = sum((order.count(row) * choices.rate for row, choices in enumerate(self._lanes)), np.zeros(members))
        # What is left over goes to whoever has least then.
        self._quota = np.ceil(share - ROUNDING)
        # Members that hold a copy of every database are never due for one.
        self._may_be_due = share < len(order) - ROUNDING
        self._behind: Counter[tuple[frozenset[int], int]] = Counter()

    def place(self, lane: int) -> list[int]:
        """Return the members of the next database, and count it."""
        choices, hold = self._lanes[lane], self._hold()
        row = self._together(choices.forbidden, hold)
        self._count(row, 1.0)
        while len(row) < choices.lane.copies:
            allowed = choices.after(row)
            before = frozenset(row)
            keys = {member: (hold[member], self._behind[before, member]) for member in allowed}
            chosen = min(allowed, key=keys.__getitem__)
            self._behind[before, chosen] += 1
            row.append(chosen)
        self._held[row] += 1.0
        self._expected += choices.rate
        self._left -= 1
        return row

    def take_back(self, lane: int, row: Sequence[int]) -> None:
        """Count a database no longer, which was placed before."""
        self._count(row[: self._depth], -1.0)
        for place in range(self._depth, len(row)):
            self._behind[frozenset(row[:place]), row[place]] -= 1
        self._held[list(row)] -= 1.0
        self._expected -= self._lanes[lane].rate
        self._left += 1

    def _hold(self) -> Floats:
        """Return what a copy more costs each member: (members,)."""
        lacking = self._quota - self._held
        hold: Floats = HELD * (self._held - self._expected)
        hold[lacking <= 0.0] += AVOIDED
        hold[(lacking >= self._left) & self._may_be_due] -= NEEDED
        return hold

    def _together(self, forbidden: Floats, hold: Floats) -> list[int]:
        """Return the members of the copies that are weighed together."""
        cost = self._first + hold
        if self._depth > 1:
            cost = cost[:, np.newaxis] + (self._second + hold)
        if self._depth > 2:  # noqa: PLR2004 - the third copy
            cost = cost[:, :, np.newaxis] + (self._third + hold)
        cost = cost + forbidden
        return [int(row) for row in np.unravel_index(int(cost.argmin()), cost.shape)]

    def _count(self, row: Sequence[int], sign: float) -> None:
        """Add a database to what members carry in each failure, as what one more would cost then, or take it away."""
        others, weight = self._members - 1, sign * self._weight
        first, *behind = row
        self._first[first] += weight[first] * (WITHOUT + ONE * others + TWO * others * (others - 1) / 2)
        self._second[:, first] += weight[first] * (ONE + TWO * (others - 1))
        self._third[:, :, first] += TWO * weight[first]
        if behind:
            second = behind[0]
            self._first[second] += weight[second] * (ONE + TWO * (others - 1))
            self._second[:, second] += TWO * weight[second]
            self._second[first, second] += weight[second] * (ONE + TWO * (others - 2))
            self._third[first, :, second] += TWO * weight[second]
            self._third[:, first, second] += TWO * weight[second]
        if len(behind) > 1:
            second, third = behind[:2]
            cost = TWO * weight[third]
            self._first[third] += cost
            self._second[[first, second], third] += cost
            self._third[[first, second], [second, first], third] += cost


@frozen(eq=False)
class _Choices:
    """Which members the copies of a lane may have.

    Parameters
    ----------
    able : int
        Copies that can be activated.
    depth : int
        Of which so many are weighed together.
    """

    lane: Lane
    members: int
    able: int
    depth: int

    @cached_property
    def rate(self) -> Floats:
        """Return the copies that a database of the lane has on each member on average: (members,)."""
        return rate_of(self.lane, self.members)

    @cached_property
    def forbidden(self) -> Floats:
        """Return which choices are impossible: (members,) for each copy that is weighed."""
        shape = (self.members,) * self.depth
        table = np.full(shape, IMPOSSIBLE)
        for place in np.ndindex(shape):
            if all(row in self.after(place[:copy]) for copy, row in enumerate(place)):
                table[place] = 0.0
        return table

    def after(self, row: Sequence[int]) -> list[int]:
        """Return the members that the next copy may have after those of a row."""
        lane = self.lane
        front = lane.front_copies if len(row) >= self.able else min(lane.front_copies, self.able)
        back = lane.back_copies if len(row) >= self.able else self.able - front
        in_front = sum(member in lane.front for member in row)
        found: list[int] = []
        if in_front < front:
            found += (member for member in lane.front if member not in row)
        goes_back = len(row) - in_front < back and not (lane.in_order and found)
        if goes_back and (row or not lane.starts_in_front):
            found += (member for member in lane.back if member not in row)
        return found


def rate_of(lane: Lane, members: int) -> Floats:
    """Return the copies that a database of a lane has on each member on average: (members,)."""
    rate = np.zeros(members)
    rate[list(lane.front)] = lane.front_copies / len(lane.front)
    if lane.back_copies:
        rate[list(lane.back)] = lane.back_copies / len(lane.back)
    return rate
