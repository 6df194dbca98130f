"""Packing problems in the classes of the literature, drawn anew from a seed: one host type of cost 1.

Classes 1 to 8 have the ranges of Caprara and Toth (2001) for two dimensions; a third is drawn like the second. Their
class 9 is stood in for by pairs and triples of 500, their class 10 is triplets: three items fill a host without waste,
so the optimum is known. The others follow Panigrahy et al. (2011): sizes of each dimension independent, alike, or
opposed. The last is what consolidating Exchange looks like: few sizes.
"""

import numpy as np
from attrs import frozen

FAMILIES = (*(f"caprara-toth-{number}" for number in range(1, 11)), "independent", "alike", "opposed", "few-sizes")
RANGES = {1: (100, 400, 1000), 2: (1, 1000, 1000), 3: (200, 800, 1000), 4: (50, 200, 1000), 5: (25, 100, 1000),
          6: (20, 100, 150), 9: (100, 400, 500)}  # fmt: skip
SPREAD, TRIPLET, LARGEST = 10, 3, 500


@frozen
class Instance:
    """A problem with its name, and the cost of its best packing where that is known."""

    name: str
    demand: list[list[int]]
    capacity: list[int]
    optimum: int | None = None


def instance(family: str, items: int, dimensions: int, seed: int) -> Instance:
    """Return the problem of a family that a seed stands for."""
    random = np.random.default_rng([FAMILIES.index(family), items, dimensions, seed])
    name = f"{family}, {items} items, {dimensions} dimensions, #{seed}"
    if family == "caprara-toth-10":
        return triplets(name, random, items, dimensions)
    demand, room = sizes(family, random, items, dimensions)
    return Instance(name, np.maximum(demand, 1).tolist(), [room] * dimensions)


def triplets(name: str, random: np.random.Generator, items: int, dimensions: int) -> Instance:
    """Return items of which always three fill a host of 100 in every dimension."""
    hosts = items // TRIPLET
    two = random.integers(25, 51, (hosts, 2, dimensions))
    third = 100 - two.sum(axis=1, keepdims=True)
    demand = random.permutation(np.concatenate((two, third), axis=1).reshape(-1, dimensions))
    return Instance(name, demand.tolist(), [100] * dimensions, hosts)


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
