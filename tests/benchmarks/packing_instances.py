"""Packing problems in the classes of the literature, drawn anew from a seed: one host type of cost 1.

Classes 1 to 8 have the ranges of Caprara and Toth (2001) for two dimensions; a third is drawn like the second. Their
class 9 is stood in for by pairs and triples of 500, their class 10 is triplets: three items fill a host without waste,
so the optimum is known. The others follow Panigrahy et al. (2011): sizes of each dimension independent, alike, or
opposed. The fourth of these is what consolidating Exchange looks like: few sizes.

Of one dimension are the classes of Falkenauer (1996; u: 20 to 100 on 150, t: triplets), Scholl et al. (1997; 30 to 100
on 100) and Schwerin and Waescher (1997; 150 to 200 on 1000). `conflicts` adds pairs that are kept apart to Falkenauer's
u, as Gendreau et al. (2004) do; `three-types` has hosts of three sizes, whose cost grows slower than their size, as in
Correia et al. (2008). `rules` are virtual machines in sets that are kept apart.
"""

import numpy as np
from attrs import field, frozen

FAMILIES = (*(f"caprara-toth-{number}" for number in range(1, 11)), "independent", "alike", "opposed", "few-sizes")
LINEAR = {"falkenauer-u": (20, 100, 150), "scholl": (30, 100, 100), "schwerin": (150, 200, 1000),
          "conflicts": (20, 100, 150)}  # fmt: skip
OTHERS = (*LINEAR, "falkenauer-t", "three-types", "rules")
DENSITY, SET_SIZE = 0.02, 4
RANGES = {1: (100, 400, 1000), 2: (1, 1000, 1000), 3: (200, 800, 1000), 4: (50, 200, 1000), 5: (25, 100, 1000),
          6: (20, 100, 150), 9: (100, 400, 500)}  # fmt: skip
SPREAD, TRIPLET, LARGEST = 10, 3, 500


@frozen
class Instance:
    """A problem with its name, and the cost of its best packing where that is known."""

    name: str
    demand: list[list[int]]
    capacity: list[list[int]]
    optimum: int | None = None
    cost: list[int] = field(factory=lambda: [1])
    apart: list[list[int]] = field(factory=list)


def instance(family: str, items: int, dimensions: int, seed: int) -> Instance:
    """Return the problem of a family that a seed stands for."""
    random = np.random.default_rng([FAMILIES.index(family), items, dimensions, seed])
    name = f"{family}, {items} items, {dimensions} dimensions, #{seed}"
    if family == "caprara-toth-10":
        return triplets(name, random, items, dimensions)
    demand, room = sizes(family, random, items, dimensions)
    return Instance(name, np.maximum(demand, 1).tolist(), [[room] * dimensions])


def other_instance(family: str, items: int, seed: int) -> Instance:
    """Return the problem of one of the `OTHERS` that a seed stands for."""
    random = np.random.default_rng([OTHERS.index(family), items, seed])
    name = f"{family}, {items} items, #{seed}"
    if family in LINEAR:
        least, most, room = LINEAR[family]
        demand = random.integers(least, most + 1, (items, 1)).tolist()
        pairs = np.argwhere(np.triu(random.random((items, items)) < DENSITY, 1)) if family == "conflicts" else []
        return Instance(name, demand, [[room]], apart=[list(map(int, pair)) for pair in pairs])
    if family == "falkenauer-t":
        first = random.integers(380, 491, items // TRIPLET)
        second = 250 + random.integers(0, 1000, len(first)) % ((1000 - first) // 2 - 250 + 1)
        parts = np.concatenate((first, second, 1000 - first - second))
        return Instance(name, random.permutation(parts)[:, np.newaxis].tolist(), [[1000]], len(first))
    demand = np.column_stack(
        (random.choice([1, 2, 4], items), random.integers(2, 17, items), random.integers(5, 95, items))
    )
    if family == "three-types":
        return Instance(name, demand.tolist(), [[16, 48, 300], [32, 128, 800], [64, 384, 2200]], cost=[35, 60, 120])
    order = random.permutation(items)
    apart = [order[start : start + SET_SIZE].tolist() for start in range(0, items, SET_SIZE)]
    return Instance(name, demand.tolist(), [[64, 192, 1000]], apart=apart)


def triplets(name: str, random: np.random.Generator, items: int, dimensions: int) -> Instance:
    """Return items of which always three fill a host of 100 in every dimension."""
    hosts = items // TRIPLET
    two = random.integers(25, 51, (hosts, 2, dimensions))
    third = 100 - two.sum(axis=1, keepdims=True)
    demand = random.permutation(np.concatenate((two, third), axis=1).reshape(-1, dimensions))
    return Instance(name, demand.tolist(), [[100] * dimensions], hosts)


def sizes(family: str, random: np.random.Generator, items: int, dimensions: int) -> tuple[np.ndarray, int]:
    """Return the sizes of items, and the capacity of every dimension."""
    number = int(family.rpartition("-")[2]) if family.startswith("caprara") else 0
    if number in RANGES:
        least, most, room = RANGES[number]
        return random.integers(least, most + 1, (items, dimensions)), room
    first = random.integers(20, 101, (items, 1))
    noise = random.integers(-SPREAD, SPREAD + 1, (items, dimensions - 1))
    if number == 7:
        return np.hstack((first, first + noise)), 150
    if number == 8:
        return np.hstack((first, 120 - first + noise)), 150
    return multidimensional(family, random, items, dimensions)


def multidimensional(family: str, random: np.random.Generator, items: int, dimensions: int) -> tuple[np.ndarray, int]:
    """Return the sizes of items in the manner of Panigrahy et al., or of a few sorts of machines."""
    if family == "few-sizes":
        sorts = random.integers(60, 450, (6, dimensions))
        return sorts[random.integers(0, len(sorts), items)], 1000
    first = random.integers(1, LARGEST + 1, (items, 1))
    if family == "independent":
        return random.integers(1, LARGEST + 1, (items, dimensions)), 1000
    noise = random.integers(-50, 51, (items, dimensions - 1))
    rest = first + noise if family == "alike" else LARGEST - first + noise
    return np.hstack((first, rest)), 1000
