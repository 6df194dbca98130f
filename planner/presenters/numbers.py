"""Numbers as a user reads them, always with their unit; a dash stands for no data."""

from models import words
from models.units import KB_A_MB, MB_A_GB
from models.words import local, trimmed

NO_DATA = "–"
__all__ = [
    "KB_A_MB",
    "MB_A_GB",
    "NO_DATA",
    "clock",
    "count",
    "local",
    "memory",
    "percent",
    "relative",
    "trimmed",
]


def percent(fraction: float | None) -> str:
    """Return "66 %", or a dash without data."""
    return NO_DATA if fraction is None else words.percent(fraction)


def relative(fraction: float | None) -> str:
    """Return a signed change such as "−57 %", or nothing without one."""
    return "" if fraction is None else words.change(fraction)


def count(number: float | None) -> str:
    """Return "3,000", or a dash without data."""
    return NO_DATA if number is None else words.count(number)


def memory(megabytes: float | None) -> str:
    """Return "16 GB" or "512 MB"."""
    return NO_DATA if megabytes is None else words.memory(megabytes)


def clock(megahertz: float) -> str:
    """Return "2.66 GHz"."""
    return f"{trimmed(megahertz / KB_A_MB, 2)} GHz"
