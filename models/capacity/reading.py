"""The three readings of every figure: the one in use, and the ends of its range that make the load low and high.

Bands are intervals: every figure that moves an answer is read at the end that makes it small, and at the end that
makes it large, so no draw of figures from their ranges leaves them. Where an end is not the same for all loads, both
are tried.
"""

from typing import Literal

from models.calibration.figures import Figure

Reading = Literal["central", "low", "high"]
READINGS: tuple[Reading, ...] = ("central", "low", "high")


def read(figure: Figure, reading: Reading) -> float:
    """Return a figure whose growth makes the load grow, in one reading."""
    if reading == "central":
        return figure.value
    return figure.low if reading == "low" else figure.high


def read_relief(figure: Figure, reading: Reading) -> float:
    """Return a figure whose growth makes the load shrink (a capacity, a derate), in one reading."""
    if reading == "central":
        return figure.value
    return figure.high if reading == "low" else figure.low


def pick_end(reading: Reading, central: float, *ends: float) -> float:
    """Return the load that a reading takes, of those at the figure in use and at the ends of its range."""
    if reading == "central":
        return central
    return min(central, *ends) if reading == "low" else max(central, *ends)
