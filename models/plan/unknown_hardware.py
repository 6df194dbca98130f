"""Which parts of a host's hardware are placeholders: nothing is calculated from those."""

from collections.abc import Collection, Mapping
from typing import TypeVar

from attrs import evolve

from models.plan.choices import CLOCK, CORES, HARDWARE, MEMORY
from models.plan.entities import Entity
from models.plan.kinds import holds_vms
from models.words import all_of, tr_noop, translate

PARTS = frozenset(choice.value for choice in HARDWARE)
# What each part is called inside a sentence.
WORDS = {CORES: tr_noop("cores"), CLOCK: tr_noop("clock"), MEMORY: tr_noop("memory")}
# Who enters one of these values, or takes it from a model, knows it.
PART_OF_PATH: Mapping[str, str] = {"processor.cores": CORES, "processor.clock_mhz": CLOCK, "memory_mb": MEMORY}
FLAG = "hardware_unknown"

Item = TypeVar("Item")


def unknown_parts(machine: Entity) -> frozenset[str]:
    """Return the parts of a host's hardware that are placeholders; none of any other machine."""
    if not holds_vms(machine) or not machine.hardware_unknown:
        return frozenset()
    return PARTS.difference(machine.known_hardware)


def hardware_words(parts: Collection[str]) -> str:
    """Return parts of the hardware as they are named inside a sentence: "cores and clock"."""
    return all_of([translate(word) for part, word in WORDS.items() if part in parts])


def with_known(machine: Item, paths: Collection[str]) -> Item:
    """Return a machine of which values were entered: what they say of its hardware is unknown no longer.

    Parameters
    ----------
    paths : collection of str
        Where the values are, as in ``processor.cores``.
    """
    if not holds_vms(machine):  # type: ignore[arg-type]
        return machine
    learnt = {PART_OF_PATH[path] for path in paths if path in PART_OF_PATH}
    left = unknown_parts(machine) - learnt
    known = tuple(choice.value for choice in HARDWARE if choice.value not in left) if left else ()
    if (bool(left), known) == (machine.hardware_unknown, machine.known_hardware):
        return machine
    return evolve(machine, hardware_unknown=bool(left), known_hardware=known)
