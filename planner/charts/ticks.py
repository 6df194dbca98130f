"""Where axes are marked: round values, or the beginnings of years and months."""

import math

from planner.presenters.chart_spec import ChartAxis

Tick = tuple[float, str]
ROUND = (1.0, 2.0, 5.0, 10.0)
# Months between two marks; all of them begin with the year.
MONTHS = (1, 3, 6, 12, 24, 60, 120)
YEAR = 12


def ticks_of(axis: ChartAxis, low: float, high: float, most: int) -> list[Tick]:
    """Return the marks of an axis between two values, at most so many, each with its word."""
    if axis.names:
        return _months(axis, low, high, most)
    if axis.ticks and len(axis.ticks) <= most:
        return [(value, axis.word(value)) for value in axis.ticks]
    step = _step(high - low, most)
    first, last = math.ceil(low / step - 1e-6), math.floor(high / step + 1e-6)
    return [(number * step, axis.word(number * step)) for number in range(first, last + 1)]


def _step(span: float, most: int) -> float:
    """Return the smallest round step that makes at most so many marks."""
    least = max(span, 1e-9) / max(most - 1, 1)
    power = 10.0 ** math.floor(math.log10(least))
    return next(factor * power for factor in ROUND if factor * power >= least * (1 - 1e-9))


def _months(axis: ChartAxis, low: float, high: float, most: int) -> list[Tick]:
    shown: list[int] = []
    for step in MONTHS:
        shown = [month for month in range(math.ceil(low), math.floor(high) + 1) if (month + axis.month) % step == 0]
        if len(shown) <= most:
            break
    return [(float(month), axis.word(month)) for month in shown]
