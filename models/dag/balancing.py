"""Copies placed one database after the other, each where it leaves members most alike in every failure of one or two.

What is kept small is the sum of the squares of what the members carry, over all failures of none, one and two of them,
and of a site. A database adds to it by its first three copies alone: the first is active while its member is there, the
second when the first fails, the third when both fail. So all ways to choose three members are weighed at once, and the
sum of squares keeps each member near the mean in each of these failures.

Where the sites have as many members and those of a site are equal, a database is placed for all members of its site:
the next ones have the same copies, each moved on to the next member of its site. The last databases are placed singly,
and even out what the turns have left. A database does not depend on those behind it, but for those last ones.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence

import numpy as np

from models.dag.activation import Copies, Flags, Floats, Indices, activated, failures_of
from models.dag.lanes import Lane, lane_of_each
from models.rounding import ROUNDING

# How much a database more counts where none fails, one fails, two fail, a site is lost; and a copy more that is held.
# What is active without a failure comes first: it is the load of most days.
WITHOUT, ONE, TWO, SITE, HELD = 100_000.0, 100.0, 10.0, 10.0, 200.0
# More than any sum of the others: what must be, must not be if it can be avoided, and cannot be.
NEEDED, AVOIDED, IMPOSSIBLE = 1e9, 1e12, 1e15
# Copies that are weighed together; failures of more members are not looked at.
TOGETHER = 3
# The last databases, so many for each member, are placed singly; in blocks of so many, each once more so many times.
LAST, BLOCK, SWEEPS = 6, 3, 3


def balanced(lanes: Sequence[Lane], sites: Sequence[int], capacity: Sequence[float], databases: int) -> Copies:
    """Return the row of the member that holds each copy: (databases, copies), in the order of preference.

    Parameters
    ----------
    lanes : sequence of Lane
        They take turns, each for its share of the databases.
    sites : (members,)
        The number of each member's site.
    capacity : (members,)
        What each member can carry.
    """
    power = np.asarray(capacity, dtype=np.float64)
    few = databases <= len(capacity) * LAST
    apart = _placed(lanes, sites, power, databases, apart=True)
    if not few or lanes[0].usable == lanes[0].copies:
        return apart
    # Of few databases it is only seen in the end whether lagged copies are better evened out with the others.
    together = _placed(lanes, sites, power, databases, apart=False)
    return min((apart, together), key=lambda copies: _unevenness(copies, lanes[0], power))


def _unevenness(copies: Copies, lane: Lane, capacity: Floats) -> float:
    """Return the sum of the squares of what the members carry, over all failures of none, one and two of them."""
    members, sum_of_squares = len(capacity), 0.0
    for failed, weight in enumerate((WITHOUT, ONE, TWO)[:members]):
        active = activated(copies, lane.copies - lane.usable, failures_of(members, failed)).active
        sum_of_squares += weight * float(np.square(active / capacity).sum())
    return sum_of_squares


def _placed(lanes: Sequence[Lane], sites: Sequence[int], capacity: Floats, databases: int, *, apart: bool) -> Copies:
    """Return copies that are placed one database after the other.

    Parameters
    ----------
    apart : bool
        Whether copies that can be activated are evened out apart from the lagged ones.
    """
    order = lane_of_each(lanes, databases)
    board = _Board(lanes, sites, capacity, order, apart=apart)
    last = max(databases - len(capacity) * LAST, 0)
    rows = _in_turns(board, order[:last], _turns(sites, capacity))
    block = len(capacity) * BLOCK
    for start in range(last, databases, block):
        some = range(start, min(start + block, databases))
        rows += [board.place(order[number]) for number in some]
        for _ in range(SWEEPS):
            for again in some:
                board.count(order[again], rows[again], -1)
                rows[again] = board.place(order[again])
    return np.array(rows, dtype=np.int8).reshape(databases, lanes[0].copies)


def _turns(sites: Sequence[int], capacity: Floats) -> Indices:
    """Return the members to which the copies of a database move on, turn by turn: (turns, members).

    There is only one turn, in which nothing moves, unless all sites have as many members, and each has equal ones.
    """
    at_site = [[row for row, at in enumerate(sites) if at == site] for site in sorted(set(sites))]
    equal = all(capacity[row] == capacity[some[0]] for some in at_site for row in some)
    number = len(at_site[0]) if equal and len({len(some) for some in at_site}) == 1 else 1
    turns = np.tile(np.arange(len(sites)), (number, 1))
    for turn in range(1, number):
        for some in at_site:
            turns[turn, some] = np.roll(some, -turn)
    return turns


def _in_turns(board: "_Board", order: Sequence[int], turns: Indices) -> list[list[int]]:
    """Return the members of each database, of which only the first of all turns is placed by what it costs."""
    left, following = Counter(order), defaultdict[int, list[list[int]]](list)
    rows = []
    for lane in order:
        if not following[lane]:
            if left[lane] >= len(turns) > 1:
                turned = turns[:, board.chosen(lane)]
                board.count(lane, list(turned.T), 1)
                following[lane] = turned[::-1].tolist()
            else:
                following[lane] = [board.place(lane)]
        left[lane] -= 1
        rows.append(following[lane].pop())
    return rows


class _Board:
    """What the members carry and hold so far, as the cost of one database more.

    Parameters
    ----------
    order : sequence of int
        The lane of each database.
    apart : bool
        Whether copies that can be activated are evened out apart from the lagged ones.
    """

    def __init__(
        self, lanes: Sequence[Lane], sites: Sequence[int], capacity: Floats, order: Sequence[int], *, apart: bool
    ) -> None:
        members = len(capacity)
        self._lanes, self._depth = lanes, min(lanes[0].usable, TOGETHER)
        self._weight = capacity.mean() / capacity
        self._costs = _Costs(self._weight, np.asarray(sites), [lane.allowed(members, self._depth) for lane in lanes])
        self._rate = [lane.rate(members) for lane in lanes]
        share = sum((order.count(row) * rate for row, rate in enumerate(self._rate)), np.zeros(members))
        # What is left over goes to whoever has least then.
        self._lacking, self._left = np.ceil(share - ROUNDING), len(order)
        # Members that hold a copy of every database are never due for one.
        self._may_be_due = share < len(order) - ROUNDING
        self._apart, self._usable_rate = apart, [lane.usable_rate(members) for lane in lanes]
        # What a copy more costs by what is held already: of those that can be activated, and of all.
        self._usable_hold, self._hold = np.zeros(members), np.zeros(members)
        self._behind: Counter[tuple[frozenset[int], int]] = Counter()

    def place(self, lane: int) -> list[int]:
        """Return the members of the next database, and count it."""
        row = self.chosen(lane)
        self.count(lane, row, 1)
        return row

    def chosen(self, lane: int) -> list[int]:
        """Return the members of the next database."""
        due = AVOIDED * (self._lacking <= 0.0) - NEEDED * ((self._lacking >= self._left) & self._may_be_due)
        hold = self._hold + due
        row = self._costs.least(lane, self._usable_hold + due if self._apart else hold)
        while len(row) < self._lanes[lane].copies:
            before = frozenset(row)
            keys = {member: (hold[member], self._behind[before, member]) for member in self._lanes[lane].after(row)}
            row.append(min(keys, key=keys.__getitem__))
        return row

    def count(self, lane: int, row: Sequence[int | Indices], sign: int) -> None:
        """Count a database that has its place, or with the sign -1 no longer.

        Parameters
        ----------
        row : sequence of int or (databases,)
            For each copy its member; or those of several databases, no two with one member for the same copy.
        """
        self._costs.count(row[: self._depth], sign)
        for place in range(self._depth, self._lanes[lane].usable):
            for copies in zip(*(np.ravel(member).tolist() for member in row[: place + 1]), strict=True):
                self._behind[frozenset(copies[:-1]), copies[-1]] += sign
        for place, member in enumerate(row):
            self._lacking[member] -= sign
            self._hold[member] += HELD * sign
            if place < self._lanes[lane].usable:
                self._usable_hold[member] += HELD * sign
        databases = np.size(row[0]) * sign
        self._hold -= self._rate[lane] * (HELD * databases)
        self._usable_hold -= self._usable_rate[lane] * (HELD * databases)
        self._left -= databases


class _Costs:
    """What one database more costs by the members of its first copies: (members,) for each copy that is weighed.

    Each table is the cost of a database's load in every failure in which it would be active on the member of its last
    copy there: of the first alone, behind a first, or behind a first and a second.

    Parameters
    ----------
    weight : (members,)
        What a database weighs on each.
    allowed : sequence of flags
        For each lane which members are possible.
    """

    def __init__(self, weight: Floats, sites: Indices, allowed: Sequence[Flags]) -> None:
        members, others = len(weight), len(weight) - 1
        self._weight, self._sites = weight, sites
        # In how many failures a database counts on the member of its first copy, of its second, of its third.
        behind, both_left = ONE + TWO * (others - 1), ONE + TWO * (others - 2)
        everywhere = WITHOUT + ONE * others + TWO * others * (others - 1) / 2
        self._rise = np.array([[everywhere, behind, TWO], [behind, TWO, 0.0], [TWO, 0.0, 0.0]])
        self._both_left = both_left
        self._single = np.outer(weight, [WITHOUT + ONE * others, ONE, 0.0]) * 0.5
        self._deepest = np.where(np.stack(allowed), 0.0, IMPOSSIBLE)
        self._depth = self._deepest.ndim - 1
        self._pairs = self._deepest if self._depth == TOGETHER - 1 else np.zeros((1, members, members))
        # Where a site is lost, a member's databases count behind those that were there: at another site than its own,
        # or at the site of a database's first copy.
        home = sites[:, np.newaxis] == sites
        alike = home[:, :, np.newaxis]
        self._others, self._own = (~home * 1.0, (alike & ~home) * 1.0), (home * 1.0, (alike & home) * 1.0)
        self._other_sites = len(np.unique(sites)) - 1
        self._single[:, 0] += 0.5 * SITE * self._other_sites * weight
        for member in range(members) if self._other_sites else ():
            self._add_behind(member, member, self._others, 0.5 * SITE * float(weight[member]))

    def least(self, lane: int, hold: Floats) -> list[int]:
        """Return the members of the copies that cost least.

        Parameters
        ----------
        hold : (members,)
            What a copy more costs each of them.
        """
        first, second, third = self._single.T + hold
        if self._depth == 1:
            return [int((first + self._deepest[lane]).argmin())]
        if self._depth == TOGETHER - 1:
            cost = first[:, np.newaxis] + (self._deepest[lane] + second)
        else:
            cost = self._deepest[lane] + third
            cost += (first[:, np.newaxis] + (self._pairs[0] + second))[..., np.newaxis]
        return [int(row) for row in np.unravel_index(int(cost.argmin()), cost.shape)]

    def count(self, row: Sequence[int | Indices], sign: int) -> None:
        """Add what members carry in each failure, or take it away, as the cost of one database more then."""
        # Databases that are counted together are on members that are alike.
        weight = [sign * float(self._weight[np.ravel(member)[0]]) for member in row]
        for member, part, rise in zip(row, weight, self._rise, strict=False):
            self._single[member] += part * rise
        if len(row) > 1:
            first, second = row[:2]
            self._pairs[:, first, second] += weight[1] * self._both_left
        if len(row) == TOGETHER:
            third, cost = row[2], TWO * weight[2]
            self._deepest[:, first, :, second] += TWO * weight[1]
            self._deepest[:, :, first, second] += TWO * weight[1]
            for earlier, other in ((first, second), (second, first)):
                self._pairs[:, earlier, third] += cost
                self._deepest[:, earlier, other, third] += cost
        # Turns leave all members of a site alike whichever site is lost.
        if self._other_sites and not np.ndim(row[0]):
            self._count_sites([int(member) for member in row], weight)

    def _count_sites(self, row: Sequence[int], weight: Sequence[float]) -> None:
        """Add what members carry when a site is lost: the first copy, or the first at another site."""
        first, at = row[0], self._sites[row].tolist()
        self._single[first, 0] += SITE * self._other_sites * weight[0]
        self._add_behind(first, first, self._others, SITE * weight[0])
        away = next((place for place, site in enumerate(at) if site != at[0]), 0)
        if away:
            self._single[row[away], 0] += SITE * weight[away]
            self._add_behind(row[away], first, self._own, SITE * weight[away])

    def _add_behind(self, member: int, first: int, behind: tuple[Floats, Floats], cost: float) -> None:
        """Add a cost of a member as the second copy or the third, where those before are at a site that may be lost."""
        if self._depth > 1:
            self._pairs[:, :, member] += cost * behind[0][:, first]
        if self._depth == TOGETHER:
            self._deepest[..., member] += cost * behind[1][..., first]
