"""The three readings of every figure: the one in use, and the ends of its range that make the load low and high.

Bands are intervals: each formula is monotone in each figure, so evaluating all figures at one end bounds the answer.
"""

from typing import Literal

from models.calibration.figures import Figure

Reading = Literal["central", "low", "high"]
READINGS: tuple[Reading, ...] = ("central", "low", "high")


def opposite(reading: int) -> int:
    """Return the row of the other end of the range; the reading in use is its own."""
    return -reading % len(READINGS)


def read(figure: Figure, reading: Reading) -> float:
    """Return a figure whose growth makes the load grow, in one reading."""
    if reading == "central":
        return figure.value
    low_end = (reading == "low") != figure.opposed
    return figure.low if low_end else figure.high


def read_relief(figure: Figure, reading: Reading) -> float:
    """Return a figure whose growth makes the load shrink (a capacity, a derate), in one reading."""
    if reading == "central":
        return figure.value
    return figure.high if reading == "low" else figure.low
