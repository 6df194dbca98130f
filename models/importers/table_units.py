"""Units of the columns of a table: which there are, and which one bare numbers most likely have."""

import math
from collections.abc import Mapping, Sequence
from statistics import median

from models.importers import inventory_forms as forms
from models.units import MB_A_GB, PERCENT

B, KB, MB, GB, TB, HZ, MHZ, GHZ, SHARE, FRACTION = "B", "KB", "MB", "GB", "TB", "Hz", "MHz", "GHz", "%", "fraction"
# To MB, to MHz, and to a fraction. Sizes of memory are powers of two, whatever a program calls them.
MEMORY_UNITS = {B: 1.0 / MB_A_GB**2, KB: 1.0 / MB_A_GB, MB: 1.0, GB: float(MB_A_GB), TB: float(MB_A_GB**2)}
CLOCK_UNITS = {HZ: 1e-6, MHZ: 1.0, GHZ: 1e3}
SHARE_UNITS = {SHARE: 1.0 / PERCENT, FRACTION: 1.0}
FACTORS: Mapping[str, float] = {**MEMORY_UNITS, **CLOCK_UNITS, **SHARE_UNITS}

_OF: Mapping[str, tuple[str, ...]] = {
    forms.MEMORY: tuple(MEMORY_UNITS),
    forms.CLOCK: tuple(CLOCK_UNITS),
    forms.CAPACITY: tuple(CLOCK_UNITS),
    forms.CPU_LOAD: (*SHARE_UNITS, *CLOCK_UNITS),
    forms.MEMORY_LOAD: (*SHARE_UNITS, *MEMORY_UNITS),
}
_CALLED = {
    "b": B, "byte": B, "bytes": B, "k": KB, "kb": KB, "kib": KB, "m": MB, "mb": MB, "mib": MB, "g": GB, "gb": GB,
    "gib": GB, "t": TB, "tb": TB, "tib": TB, "hz": HZ, "mhz": MHZ, "ghz": GHZ, "%": SHARE, "percent": SHARE,
    "prozent": SHARE, "fraction": FRACTION, "octet": B, "octets": B, "ko": KB, "mo": MB, "go": GB, "to": TB, "ki": KB,
    "mi": MB, "gi": GB, "ti": TB,
}  # fmt: skip
# Words of headers of memory in use that is told in bytes, not as a share.
_ABSOLUTE = ("used", "active", "consumed", "demand", "belegt", "utilisée", "utilizada", "activa")


def units_of(meaning: str) -> tuple[str, ...]:
    """Return the units that a column with a meaning can have; none where it has no unit."""
    return _OF.get(meaning, ())


def unit_named(word: str) -> str:
    """Return the unit that a word names, in any case; empty where it names none."""
    return _CALLED.get(word.casefold(), "")


def likely_unit(meaning: str, numbers: Sequence[float], header: str, typical: Mapping[str, float], rows: str) -> str:
    """Return the unit that bare numbers most likely have: the one that makes them sizes of machines.

    Parameters
    ----------
    meaning : str
        What the column is.
    numbers : sequence of float
        Its numbers above 0.
    header : str
        Its plain header.
    typical : mapping of str to float
        Sizes of machines, as the data file has them.
    rows : str
        What its rows are.
    """
    of_vm, of_host = typical["vm_memory_mb"], typical["host_memory_mb"]
    # Between both in proportion where both are there.
    memory = {forms.ROWS_VM: of_vm, forms.ROWS_HOST: of_host}.get(rows, math.sqrt(of_vm * of_host))
    absolute = meaning == forms.MEMORY_LOAD and any(word in header for word in _ABSOLUTE)
    if meaning == forms.MEMORY or absolute:
        return _closest(MEMORY_UNITS, numbers, memory)
    if meaning in (forms.CLOCK, forms.CAPACITY):
        return _closest(CLOCK_UNITS, numbers, typical["clock_mhz" if meaning == forms.CLOCK else "capacity_mhz"])
    largest = max(numbers, default=0.0)
    if largest > PERCENT:
        return MHZ if meaning == forms.CPU_LOAD else _closest(MEMORY_UNITS, numbers, memory)
    # One machine at 1 % is not a table of fractions.
    return FRACTION if 0.0 < largest <= 1.0 and any(number != round(number) for number in numbers) else SHARE


def _closest(units: Mapping[str, float], numbers: Sequence[float], typical: float) -> str:
    middle = median(numbers) if numbers else typical
    return min(units, key=lambda unit: abs(math.log(middle * units[unit] / typical)))
