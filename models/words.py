"""Numbers inside the sentences of findings and trails, always with their unit."""

from models.units import MB_A_GB, PERCENT


def percent(fraction: float | None) -> str:
    """Return "66 %", or "no data"."""
    return "no data" if fraction is None else f"{fraction * PERCENT:.0f} %"


def count(number: float) -> str:
    """Return "3,000"."""
    return f"{number:,.0f}"


def memory(megabytes: float) -> str:
    """Return "3.5 GB" or "512 MB"."""
    if abs(megabytes) < MB_A_GB:
        return f"{megabytes:,.0f} MB"
    return f"{trimmed(megabytes / MB_A_GB, 1)} GB"


def trimmed(number: float, decimals: int) -> str:
    """Return a number with at most so many decimals and no idle zeros."""
    text = f"{number:,.{decimals}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def significant(number: float) -> str:
    """Return a figure as a document would print it: small ones with the digits that matter."""
    if number == 0.0 or abs(number) >= PERCENT:
        return trimmed(number, 1)
    return f"{number:.3g}" if abs(number) >= 1e-3 else f"{number:.2e}"  # noqa: PLR2004 - where powers read better
