"""A packing problem with equal items counted instead of listed, and the rules that contradict each other."""

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from attrs import frozen
from numpy.typing import NDArray

from models.errors import PlannerError

Floats = NDArray[np.float64]
Counts = NDArray[np.int64]
Masks = NDArray[np.uint64]
Flags = NDArray[np.bool_]

# Rounding tolerance of sums, as a fraction of the capacity.
ROUNDING = 1e-9
MASK_BITS = 64


@frozen
class Contradiction:
    """Why no packing exists.

    Parameters
    ----------
    kind : str
        ``too-large``: the items fit no host type; ``pinned-too-large``: none of those that they are pinned to;
        ``pinned-apart``: kept together, but pinned to different types; ``together-apart``: to be kept together and
        apart.
    items : tuple of int
        The items that it is about.
    types : tuple of int
        The host types that the items are pinned to.
    """

    kind: str
    items: tuple[int, ...]
    types: tuple[int, ...] = ()


class ImpossibleRulesError(PlannerError):
    """No packing exists; the contradictions say why."""

    def __init__(self, contradictions: Sequence[Contradiction]) -> None:
        super().__init__(
            "No placing keeps all rules: " + ", ".join(contradiction.kind for contradiction in contradictions) + "."
        )
        self.contradictions = tuple(contradictions)


class UnusableSizesError(PlannerError):
    """A demand, a capacity or a cost is negative or no number; the sentence names the first that is."""


@frozen(eq=False)
class Problem:
    """Groups of equal items, and host types.

    Parameters
    ----------
    demand : (groups, dimensions)
        Of one item of each group, as a part of the largest capacity.
    count : (groups,)
        Items in each group.
    mask : (groups, words)
        One bit for each set of items that are kept apart.
    limit : (types, groups)
        Most items of a group on one host of a type, by itself; 0 where it may not stand there.
    capacity : (types, dimensions)
        As a part of the largest.
    cost : (types,)
    members : tuple of tuple of tuple of int
        The items of each group, those that are kept together in one tuple.
    types : tuple of int
        The number of each host type where the problem is a part of a larger one.
    """

    demand: Floats
    count: Counts
    mask: Masks
    limit: Counts
    capacity: Floats
    cost: Floats
    members: tuple[tuple[tuple[int, ...], ...], ...]
    types: tuple[int, ...]


Rules = tuple[Sequence[frozenset[int]], Sequence[tuple[int, ...]], Mapping[int, frozenset[int]]]


def problem_of(
    demand: Floats,
    capacity: Floats,
    cost: Floats,
    apart: Iterable[Iterable[int]],
    together: Iterable[Iterable[int]],
    pinned: Mapping[int, Iterable[int]],
) -> Problem:
    """Return the problem with equal items counted.

    Parameters
    ----------
    demand : (items, dimensions)
        What each item takes.
    capacity : (types, dimensions)
        What a host of each type offers, in the same units.
    cost : (types,)
        What a host of each type costs.
    apart, together : groups of items
        No two of a group on one host, and all of a group on one host.
    pinned : mapping of int to types
        The host types that an item may have; any where it is not named.

    Raises
    ------
    ImpossibleRulesError
        If the rules contradict each other or an item fits no host type.
    UnusableSizesError
        If what is given is negative or no number.
    """
    for name, rows in (("item", demand), ("host type", capacity), ("price", cost)):
        _require_sizes(name, rows)
    largest = np.where(capacity.max(axis=0) > 0.0, capacity.max(axis=0), 1.0)
    demand, capacity = demand / largest, capacity / largest
    rivals = [frozenset(group) for group in apart]
    blocks = _blocks(len(demand), together)
    bound_to = {item: frozenset(types) for item, types in pinned.items()}
    sums = np.array([demand[list(block)].sum(axis=0) for block in blocks]).reshape(len(blocks), demand.shape[1])
    fits = np.all(sums[:, np.newaxis, :] <= capacity + ROUNDING, axis=-1)
    allowed = _allowed(blocks, bound_to, len(capacity))
    faults = _contradictions(blocks, (rivals, blocks, bound_to), fits, allowed)
    if faults:
        raise ImpossibleRulesError(faults)
    return _grouped(blocks, sums, fits & allowed, rivals, capacity, cost)


def _require_sizes(name: str, rows: Floats) -> None:
    unusable = np.argwhere(~(np.isfinite(rows) & (rows >= 0.0)))
    if len(unusable):
        place = tuple(unusable[0].tolist())
        raise UnusableSizesError(
            f"The {name} at row {place[0] + 1} has the size {rows[place]:g}; sizes are numbers from 0 on."
        )


def _blocks(items: int, together: Iterable[Iterable[int]]) -> list[tuple[int, ...]]:
    """Return the items as blocks that stay together, in the order of their first items."""
    root = list(range(items))

    def find(item: int) -> int:
        while root[item] != item:
            item = root[item]
        return item

    for group in together:
        members = sorted(set(group))
        for member in members[1:]:
            first, second = sorted((find(members[0]), find(member)))
            root[second] = first
    blocks: dict[int, list[int]] = {}
    for item in range(items):
        blocks.setdefault(find(item), []).append(item)
    return [tuple(block) for block in blocks.values()]


def _allowed(blocks: Sequence[tuple[int, ...]], pinned: Mapping[int, frozenset[int]], types: int) -> Flags:
    allowed = np.ones((len(blocks), types), dtype=bool)
    for row, block in enumerate(blocks):
        for item in block:
            if item in pinned:
                allowed[row] &= np.isin(np.arange(types), sorted(pinned[item]))
    return allowed


def _contradictions(
    blocks: Sequence[tuple[int, ...]], rules: Rules, fits: Flags, allowed: Flags
) -> list[Contradiction]:
    rivals, _, pinned = rules
    faults = [
        Contradiction("together-apart", tuple(sorted(both)))
        for block in blocks
        if len(block) > 1
        for both in dict.fromkeys(frozenset(block) & rival for rival in rivals)
        if len(both) > 1
    ]
    for row, block in enumerate(blocks):
        held = tuple(item for item in block if item in pinned)
        if not fits[row].any():
            faults.append(Contradiction("too-large", block))
        elif not allowed[row].any():
            faults.append(Contradiction("pinned-apart", held, tuple(sorted(set().union(*(pinned[i] for i in held))))))
        elif not (fits[row] & allowed[row]).any():
            faults.append(Contradiction("pinned-too-large", block, tuple(np.flatnonzero(allowed[row]).tolist())))
    return faults


def _grouped(
    blocks: Sequence[tuple[int, ...]], sums: Floats, allowed: Flags, rivals: Sequence[frozenset[int]],
    capacity: Floats, cost: Floats,
) -> Problem:  # fmt: skip
    sets_of: dict[int, list[int]] = {}
    for number, rival in enumerate(rivals):
        for item in sorted(rival):
            sets_of.setdefault(item, []).append(number)
    groups: dict[tuple[object, ...], list[int]] = {}
    for row, block in enumerate(blocks):
        sets = tuple(sorted({number for item in block for number in sets_of.get(item, ())}))
        groups.setdefault((sums[row].tobytes(), allowed[row].tobytes(), sets), []).append(row)
    rows = [group[0] for group in groups.values()]
    count = np.array([len(group) for group in groups.values()], dtype=np.int64)
    mask = _masks([key[2] for key in groups], len(rivals))  # type: ignore[misc]
    return Problem(
        demand=sums[rows],
        count=count,
        mask=mask,
        limit=limits(sums[rows], count, mask, allowed[rows], capacity),
        capacity=capacity,
        cost=cost,
        members=tuple(tuple(blocks[row] for row in group) for group in groups.values()),
        types=tuple(range(len(cost))),
    )


def _masks(sets: Sequence[tuple[int, ...]], number: int) -> Masks:
    masks = np.zeros((len(sets), -(-number // MASK_BITS)), dtype=np.uint64)
    for row, own in enumerate(sets):
        for item in own:
            masks[row, item // MASK_BITS] |= np.uint64(1 << (item % MASK_BITS))
    return masks


def limits(demand: Floats, count: Counts, mask: Masks, allowed: Flags, capacity: Floats) -> Counts:
    """Return the most items of each group on one host of each type, by itself: (types, groups)."""
    with np.errstate(divide="ignore"):
        room = (capacity[:, np.newaxis, :] + ROUNDING) / demand
    most = np.minimum(np.floor(room.min(axis=-1)), count).astype(np.int64)
    most = np.where(mask.any(axis=1), np.minimum(most, 1), most)
    return np.where(allowed.T, most, 0)
