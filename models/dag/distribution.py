"""Which member holds which copy of each database, in which preference: even in every failure, not only at first."""

from collections import Counter
from collections.abc import Mapping, Sequence, Set
from functools import lru_cache
from itertools import combinations

import numpy as np
from attrs import frozen
from numpy.typing import NDArray

from models.dag.activation import Copies
from models.dag.balancing import balanced
from models.dag.lanes import Lane


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
        The site for the last copies of every database; None: all sites share them alike, each active for its part.
    second_site_copies : int or None
        How many of the copies those are; None: half of them.
    homes : tuple of int
        How many databases are at home at each site, in the order of the sites' numbers, where no site is only the
        second one: (sites,). Empty: as many as their members' part.
    """

    sites: tuple[int, ...]
    capacity: tuple[float, ...]
    databases: int
    copies: int
    lagged: int = 0
    second_site: int | None = None
    second_site_copies: int | None = None
    homes: tuple[int, ...] = ()

    @property
    def has_homes(self) -> bool:
        """Return whether databases are at home at the sites of `homes`, as each has room for the copies there."""
        return bool(self.homes) and self.second_site is None and _fits(self)

    @property
    def members(self) -> int:
        """Return the number of members."""
        return len(self.sites)


# Views ask for the same one again and again, and it takes its time where members are unequal.
@lru_cache(64)
def distribution(layout: Layout) -> Copies:
    """Return the row of the member that holds each copy: (databases, copies), in the order of preference.

    The lagged copies are the last ones. Where all sites share the copies, and have room, half of a database's copies
    that can be activated are away from its home: no site takes databases along [ms-preferred-architecture]. Members are
    given equal numbers of copies, as far as these can be shared; the first copies of members with more capacity are
    more. Equal members that all copies may be on take turns in blocks with every order; others are weighed database by
    database.

    Raises
    ------
    ValueError
        If a database has more copies than there are members for them.
    """
    lanes = _lanes(layout)
    if len(lanes) > 1 or lanes[0].back or min(layout.capacity) < max(layout.capacity):
        for lane in lanes:
            _require_room(lane)
        rows = balanced(lanes, layout.sites, layout.capacity, layout.databases)
    else:
        rows = np.array(_spread(layout.members, layout.databases, layout.copies), dtype=np.int8)
    rows.setflags(write=False)
    return rows


def _require_room(lane: Lane) -> None:
    for members, copies in ((lane.front, lane.front_copies), (lane.back, lane.back_copies)):
        if copies > len(members):
            raise ValueError(f"{copies} copies do not fit on {len(members)} members")


def _lanes(layout: Layout) -> Sequence[Lane]:
    everybody, usable = frozenset(range(layout.members)), layout.copies - layout.lagged
    if layout.second_site is not None:
        there = _at_site(layout, layout.second_site)
        copies_there = layout.copies // 2 if layout.second_site_copies is None else layout.second_site_copies
        first = min(layout.copies - copies_there, usable)
        return (_lane(layout, 1.0, everybody - there, copies_there, first, in_order=True),)
    at_site = [_at_site(layout, site) for site in sorted(set(layout.sites))]
    if len(at_site) == 1 or not _fits(layout):
        return (_lane(layout, 1.0, everybody, 0, usable),)
    # Copies that can be activated are at home and elsewhere, so that databases survive the loss of a site.
    elsewhere, at_home = layout.copies // 2, usable - usable // 2
    if layout.homes:
        shares = [number / layout.databases for number in layout.homes]
        each = zip(shares, at_site, strict=True)
        return tuple(_lane(layout, share, home, elsewhere, at_home, at_home=True) for share, home in each if share)
    return tuple(_lane(layout, len(home) / layout.members, home, elsewhere, at_home) for home in at_site)


def _fits(layout: Layout) -> bool:
    """Return whether every site has members for the copies at home, and the others for those elsewhere."""
    elsewhere, counts = layout.copies // 2, Counter(layout.sites).values()
    return all(number >= layout.copies - elsewhere and layout.members - number >= elsewhere for number in counts)


def _lane(
    layout: Layout,
    share: float,
    front: Set[int],
    back_copies: int,
    usable_in_front: int,
    *,
    in_order: bool = False,
    at_home: bool = False,
) -> Lane:
    back = frozenset(range(layout.members)) - front
    return Lane(
        share=share,
        front=tuple(sorted(front)),
        front_copies=layout.copies - back_copies,
        back=tuple(sorted(back)),
        back_copies=back_copies,
        usable=layout.copies - layout.lagged,
        usable_in_front=usable_in_front,
        in_order=in_order,
        at_home=at_home,
    )


def _at_site(layout: Layout, site: int) -> frozenset[int]:
    return frozenset(row for row, at in enumerate(layout.sites) if at == site)


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
