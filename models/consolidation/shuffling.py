"""Items shuffled among a given number of hosts until all fit: swaps and moves under a tabu list.

Hosts may be overfull and hold rivals meanwhile; both are faults, and each step takes the most of them away.
"""

from collections.abc import Callable, Sequence

import numpy as np

from models.consolidation.master import Pattern
from models.consolidation.problem import ROUNDING, Counts, Flags, Floats, Problem
from models.consolidation.starts import cheaper_types

# A pair of rivals on one host weighs as much as this part of a host too much.
RIVALRY = 0.1
# For how many steps an item may not return to a host: at least, and at most.
LEAST_TENURE, MOST_TENURE = 5, 20
# What weighs more than any fault: a step that undoes one made shortly before; what is never done; a host type that
# is not allowed.
TOO_SOON, HOPELESS, FORBIDDEN = 1e4, 1e6, 1e8
# Items times hosts, at most: the tabu list grows with both.
MOST_PLACES = 5_000_000
# Steps that differ by less are equally good.
TIE = 1e-9
LEAST_ROOM = 1e-9


def shuffled(
    problem: Problem, types: Sequence[int], start: Counts, steps: int, stopped: Callable[[], bool]
) -> list[Pattern] | None:
    """Return all items on given hosts within their capacities and rules; None where the search does not get there.

    Parameters
    ----------
    types : sequence of int
        Host type of each host.
    start : (items,)
        The host where each item stands at first, the items in the order of their groups; -1: wherever it fits best.
    steps : int
        Swaps and moves, at most.
    stopped : callable
        Whether to end at once.
    """
    if len(start) * len(types) > MOST_PLACES or not types:
        return None
    hosts = _Hosts(problem, np.array(types, dtype=np.int64), start)
    if hosts.is_impossible:
        return None
    for step in range(steps):
        faults = np.flatnonzero(hosts.fault > ROUNDING)
        if not len(faults):
            return cheaper_types(problem, hosts.patterns())
        if stopped():
            return None
        hosts.improve(faults, step)
    return None


def group_of_items(problem: Problem) -> Counts:
    """Return the group of each item: (items,), in the order of the groups."""
    return np.repeat(np.arange(len(problem.count)), problem.count)


def hosts_of_items(problem: Problem, patterns: Sequence[Pattern]) -> Counts:
    """Return the host of each item: (items,), in the order of the groups; -1 where no host has it."""
    host_of = np.full(int(problem.count.sum()), -1, dtype=np.int64)
    following = np.cumsum(problem.count) - problem.count
    for host, pattern in enumerate(patterns):
        for group in np.flatnonzero(pattern.counts):
            end = following[group] + pattern.counts[group]
            host_of[following[group] : end] = host
            following[group] = end
    return host_of


class _Hosts:
    """Hosts with what stands on them, and how much is wrong with each.

    Behind the items there is one of no size on each host: to swap with it is to move there.
    """

    def __init__(self, problem: Problem, types: Counts, start: Counts) -> None:
        self._problem, self._types = problem, types
        self._group, hosts = group_of_items(problem), len(types)
        self._items = len(self._group)
        self._size = np.vstack((problem.demand[self._group], np.zeros((hosts, problem.demand.shape[1]))))
        members = _members(problem)
        self._sets = np.vstack((members[self._group], np.zeros((hosts, members.shape[1]))))
        self._barred = np.vstack(((problem.limit[types].T <= 0)[self._group], np.zeros((hosts, hosts), dtype=bool)))
        self._host = np.concatenate((start, np.arange(hosts)))
        self._room = problem.capacity[types]
        self._until = np.zeros((self._items + hosts, hosts), dtype=np.int64)
        self._random = np.random.default_rng(0)
        placed = np.flatnonzero(self._host >= 0)
        self._load = np.zeros_like(self._room)
        np.add.at(self._load, self._host[placed], self._size[placed])
        self._held = np.zeros((hosts, self._sets.shape[1]))
        np.add.at(self._held, self._host[placed], self._sets[placed])
        self._place_others()
        self.fault = self._faults(np.arange(hosts))
        self._least = float(self.fault.sum())
        # Steps keep to the types that are allowed, so what stands on another one from the start stays there.
        self.is_impossible = bool(self._barred[np.arange(self._items), self._host[: self._items]].any())

    def patterns(self) -> list[Pattern]:
        """Return what stands on each host."""
        counts = np.zeros((len(self._types), len(self._problem.count)), dtype=np.int64)
        np.add.at(counts, (self._host[: self._items], self._group), 1)
        return [Pattern(int(type_), own) for type_, own in zip(self._types, counts, strict=True) if own.any()]

    def improve(self, faults: Counts, step: int) -> None:
        """Make the best swap or move that one of the faulty hosts takes part in."""
        host = int(self._random.choice(faults))
        own = np.flatnonzero(self._host[: self._items] == host)
        change = self._changes(host, own)
        total = float(self.fault.sum())
        again = (self._until[own][:, self._host] > step) | (self._until[:, host] > step)
        change = np.where(again & (total + change > self._least - TIE), TOO_SOON + change, change)
        if change.min(initial=FORBIDDEN) >= HOPELESS:
            return
        best = np.flatnonzero(change.ravel() <= change.min() + TIE)
        row, other = divmod(int(self._random.choice(best)), change.shape[1])
        self._swap(int(own[row]), other, step)
        self._least = min(self._least, float(self.fault.sum()))

    def _place_others(self) -> None:
        """Place what has no host yet, the large first, where the least is wrong afterwards."""
        waiting = np.flatnonzero(self._host < 0)
        for item in waiting[np.argsort(-self._size[waiting].sum(axis=1), kind="stable")]:
            beyond = np.maximum(self._load + self._size[item] - self._room, 0.0).sum(axis=1)
            before = np.maximum(self._load - self._room, 0.0).sum(axis=1)
            wrong = beyond - before + RIVALRY * (self._held @ self._sets[item]) + FORBIDDEN * self._barred[item]
            left = (self._room - self._load).sum(axis=1) / max(float(self._room.sum()), LEAST_ROOM)
            host = int(np.argmin(wrong + TIE * left))
            self._host[item] = host
            self._load[host] += self._size[item]
            self._held[host] += self._sets[item]

    def _faults(self, hosts: Counts) -> Floats:
        """Return how much is wrong with some hosts: what is too much, and pairs of rivals."""
        beyond = np.maximum(self._load[hosts] - self._room[hosts], 0.0).sum(axis=1)
        held = self._held[hosts]
        faults: Floats = beyond + RIVALRY * (held * (held - 1.0)).sum(axis=1) / 2.0
        return faults

    def _changes(self, host: int, own: Counts) -> Floats:
        """Return how faults change when each item of a host swaps with each item of the others: (own, items)."""
        there = self._host
        spare = self._room - self._load
        more = self._size[own][:, np.newaxis, :] - self._size
        change: Floats = np.maximum(-spare[host] - more, 0.0).sum(axis=2)
        change += np.maximum(more - spare[there], 0.0).sum(axis=2)
        over = np.maximum(-spare, 0.0).sum(axis=1)
        change -= over[host] + over[there]
        if self._held.shape[1]:
            change += RIVALRY * self._rivalry(host, own)
        change += FORBIDDEN * (self._barred[own][:, there] | self._barred[:, host])
        change[:, there == host] = FORBIDDEN
        return change

    def _rivalry(self, host: int, own: Counts) -> Floats:
        sets, there = self._sets, self._host
        size = sets.sum(axis=1)
        common = sets[own] @ sets.T
        mine, all_there = sets[own] @ self._held.T, (sets * self._held[there]).sum(axis=1)
        leaving = mine[:, host] - size[own]
        rivalry: Floats = mine[:, there] - common - leaving[:, np.newaxis]
        rivalry += sets @ self._held[host] - common - (all_there - size)
        return rivalry

    def _swap(self, item: int, other: int, step: int) -> None:
        here, there = int(self._host[item]), int(self._host[other])
        self._until[item, here] = step + int(self._random.integers(LEAST_TENURE, MOST_TENURE))
        self._move(item, there)
        if other < self._items:
            self._until[other, there] = step + int(self._random.integers(LEAST_TENURE, MOST_TENURE))
            self._move(other, here)
        both = np.array([here, there])
        self.fault[both] = self._faults(both)

    def _move(self, item: int, host: int) -> None:
        before = self._host[item]
        for held, own in ((self._load, self._size), (self._held, self._sets)):
            held[before] -= own[item]
            held[host] += own[item]
        self._host[item] = host


def _members(problem: Problem) -> Floats:
    """Return which sets of rivals the items of each group belong to: (groups, sets)."""
    words = np.ascontiguousarray(problem.mask.astype("<u8"))
    bits: Flags = np.unpackbits(words.view(np.uint8), axis=1, bitorder="little").astype(bool)
    return bits[:, bits.any(axis=0)].astype(np.float64) if bits.size else np.zeros((len(problem.count), 0))
