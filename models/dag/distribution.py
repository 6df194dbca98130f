"""Which member holds which copy of each database, in which preference: even in every failure, not only at first."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import lcm

import numpy as np
from attrs import evolve, frozen
from numpy.typing import NDArray

from models.dag.activation import Copies, activated, failures_of

# Layouts of as many databases as members, twice as many and so on are repeated: even ones are among the first.
MOST_ROUNDS = 12
# What fails at once when layouts are compared: the failures of more members are too many to try.
MOST_FAILED = 2


@frozen
class Layout:
    """What a distribution is made from.

    Parameters
    ----------
    sites : tuple of int
        For each member the number of its site: (members,).
    capacity : tuple of float
        For each member what it can carry, in any unit common to all: (members,).
    databases, copies, lagged : int
        Copies of each database, lagged ones included.
    second_site : int or None
        The site for the last copies of every database; None: two sites share them alike, each active for its part.
    second_site_copies : int or None
        How many of the copies those are; None: half of them.
    """

    sites: tuple[int, ...]
    capacity: tuple[float, ...]
    databases: int
    copies: int
    lagged: int = 0
    second_site: int | None = None
    second_site_copies: int | None = None

    @property
    def members(self) -> int:
        """Return the number of members."""
        return len(self.sites)


@frozen
class _Lane:
    """Databases whose first copies are on some members, and whose last copies are on others."""

    databases: int
    front: tuple[int, ...]
    front_copies: int
    back: tuple[int, ...] = ()
    back_copies: int = 0


# Views ask for the same one again and again, and it takes its time where members are unequal.
@lru_cache(64)
def distribution(layout: Layout) -> Copies:
    """Return the row of the member that holds each copy: (databases, copies), in the order of preference.

    The lagged copies are the last ones. Members are given equal numbers of copies, as far as these can be shared; the
    first copies of members with more capacity are more.

    Raises
    ------
    ValueError
        If a database has more copies than there are members for them.
    """
    choices = [_at_once(layout)]
    for rounds in range(1, MOST_ROUNDS + 1):
        block = layout.members * rounds
        if block < layout.databases:
            choices.append(_repeated(layout, block))
    rows = min(choices, key=lambda choice: _unevenness(choice, layout))
    rows.setflags(write=False)
    return rows


def _at_once(layout: Layout) -> Copies:
    lanes = _lanes(layout)
    rows = np.concatenate([_of_lane(lane) for lane in lanes])
    if len(lanes) > 1 or min(layout.capacity) < max(layout.capacity):
        rows = _by_capacity(rows, layout)
    return rows


def _repeated(layout: Layout, block: int) -> Copies:
    """Return the copies of a smaller number of databases again and again, and those of the databases left over."""
    times, rest = divmod(layout.databases, block)
    parts = [np.tile(_at_once(evolve(layout, databases=block)), (times, 1))]
    if rest:
        parts.append(_at_once(evolve(layout, databases=rest)))
    return np.concatenate(parts)


def _unevenness(rows: Copies, layout: Layout) -> tuple[float, float]:
    """Return what to keep small: the most databases of a member with 0, 1 and 2 failures together, then its copies."""
    held, able = np.bincount(rows.ravel(), minlength=layout.members), layout.copies - layout.lagged
    worst = [
        float((activated(rows, layout.lagged, failures_of(layout.members, failed)).active / layout.capacity).max())
        for failed in range(min(MOST_FAILED + 1, able))
    ]
    return sum(worst), float(held.max())


def _lanes(layout: Layout) -> Sequence[_Lane]:
    everybody = tuple(range(layout.members))
    back_copies = layout.copies // 2 if layout.second_site_copies is None else layout.second_site_copies
    front_copies = layout.copies - back_copies
    if layout.second_site is not None:
        back = tuple(row for row in everybody if layout.sites[row] == layout.second_site)
        front = tuple(row for row in everybody if row not in back)
        return (_Lane(layout.databases, front, front_copies, back, back_copies),)
    first, *others = (_at_site(layout, site) for site in sorted(set(layout.sites)))
    if len(others) != 1 or min(len(first), len(others[0])) < (layout.copies + 1) // 2:
        return (_Lane(layout.databases, everybody, layout.copies),)
    half, (second,) = layout.copies // 2, others
    active_first = round(layout.databases * len(first) / layout.members)
    return (
        _Lane(active_first, first, layout.copies - half, second, half),
        _Lane(layout.databases - active_first, second, layout.copies - half, first, half),
    )


def _at_site(layout: Layout, site: int) -> tuple[int, ...]:
    return tuple(row for row, at in enumerate(layout.sites) if at == site)


def _of_lane(lane: _Lane) -> Copies:
    front = np.array(lane.front, dtype=np.int8)[_spread(len(lane.front), lane.databases, lane.front_copies)]
    if not lane.back_copies:
        return front
    # Turned after each round of both sides, or a member's databases would go to the same one of the other side.
    turn = np.arange(lane.databases) // lcm(len(lane.front), len(lane.back))
    spread = (_spread(len(lane.back), lane.databases, lane.back_copies) + turn[:, np.newaxis]) % len(lane.back)
    return np.concatenate([front, np.array(lane.back, dtype=np.int8)[spread]], axis=1)


def _spread(members: int, databases: int, copies: int) -> NDArray[np.int64]:
    """Return copies on equal members: (databases, copies).

    In each block of as many databases as members every member has every preference once; the blocks differ in which
    member comes after which, so that the databases of a failed member are shared by all others.
    """
    if copies > members:
        raise ValueError(f"{copies} copies do not fit on {members} members")
    blocks, rest = divmod(databases, members)
    first = np.arange(members)[:, np.newaxis]
    whole = [(first + np.array((0, *_offsets(members, copies, number)), dtype=np.int64)) % members
             for number in range(blocks)]  # fmt: skip
    rows = [list(map(int, row)) for block in whole for row in block]
    rows += _taking_turns(rows, _rest(members, rest, copies, blocks))
    return np.array(rows, dtype=np.int64).reshape(databases, copies)


def _taking_turns(rows: Sequence[Sequence[int]], rest: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return the rest with the same first copies, and behind them the members that have least in the failures before.

    Parameters
    ----------
    rows, rest : sequence of copies
        Databases that are placed, and those whose further copies may be in another order.
    """
    after: Counter[tuple[frozenset[int], int]] = Counter()
    for row in rows:
        after.update((frozenset(row[:place]), member) for place, member in enumerate(row))
    after.update((frozenset[int](), first) for first, *_ in rest)
    result = []
    for first, *left in rest:
        order = [first]
        while left:
            chosen = min(left, key=lambda member: _active_without(after, order, member))
            after[frozenset(order), chosen] += 1
            left.remove(chosen)
            order.append(chosen)
        result.append(order)
    return result


def _active_without(after: Mapping[tuple[frozenset[int], int], int], failed: Sequence[int], member: int) -> int:
    """Return the databases that are active on a member when others have failed.

    Parameters
    ----------
    after : mapping
        Databases by the members of the copies before a member's own, and that member.
    """
    gone = (frozenset(some) for number in range(len(failed) + 1) for some in combinations(failed, number))
    return sum(after[some, member] for some in gone)


def _offsets(members: int, copies: int, number: int) -> list[int]:
    """Return how far behind the first copy the others are, in a block; all ways in turn before one comes again."""
    free, offsets, turn = list(range(1, members)), [], 0
    for _ in range(copies - 1):
        number, digit = divmod(number, len(free))
        # Turned by the digits before, or the second offset would stay the same for a whole round of the first.
        offsets.append(free.pop((digit + turn) % len(free)))
        turn += digit
    return offsets


def _rest(members: int, databases: int, copies: int, turned: int) -> list[list[int]]:
    """Return the copies of fewer databases than members: next to one another, and first on different members."""
    windows = [[(turned + row * copies + step) % members for step in range(copies)] for row in range(databases)]
    first_of = _different(windows)
    ordered = []
    for row, window in enumerate(windows):
        place = window.index(first_of[row])
        ordered.append(window[place:] + window[:place])
    return ordered


def _different(sets: Sequence[Sequence[int]]) -> list[int]:
    """Return a member of each set, no member twice; there is always a way for sets that overlap evenly."""
    taken: dict[int, int] = {}

    def give(row: int, seen: set[int]) -> bool:
        for member in sets[row]:
            if member in seen:
                continue
            seen.add(member)
            if member not in taken or give(taken[member], seen):
                taken[member] = row
                return True
        return False

    for row in range(len(sets)):
        give(row, set())
    first_of = {row: member for member, row in taken.items()}
    return [first_of[row] for row in range(len(sets))]


def _by_capacity(rows: Copies, layout: Layout) -> Copies:
    """Return the copies on the same members, in an order that gives each as many active ones as it can carry.

    Lagged copies stay behind the others, and so do those at a second site where the plan names one.
    """
    given: Counter[tuple[frozenset[int], int]] = Counter()
    able = layout.copies - layout.lagged
    result = rows.copy()
    for database, held in enumerate(rows):
        left, order = [int(member) for member in held[:able]], []
        before: frozenset[int] = frozenset()
        while left:
            near = [member for member in left if layout.sites[member] != layout.second_site] or left
            chosen = min(near, key=lambda member: (given[before, member] + 1) / layout.capacity[member])
            given[before, chosen] += 1
            left.remove(chosen)
            order.append(chosen)
            before |= {chosen}
        result[database, :able] = order
    return result
