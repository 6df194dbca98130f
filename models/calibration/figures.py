"""A figure: one published or derived number with its range, unit, source and status."""

from math import inf
from typing import Literal

from attrs import evolve, frozen

from models.sources import Source

Status = Literal["measured", "derived", "assumed", "disputed", "yours"]
STATUSES: tuple[Status, ...] = ("measured", "derived", "assumed", "disputed", "yours")

# Figures of these statuses are uncertain.
WEAK = frozenset({"assumed", "disputed"})
# Suffix of the keys of figures that are the error of a fit.
FIT_ERRORS = ("fit_error_points", "fit_error_mb")
# How far a plan's own value may be outside the published range, as a factor.
WIDEST = 10.0


@frozen(kw_only=True)
class Reading:
    """Another way to read a disputed or misprinted figure."""

    value: float
    text: str


@frozen(kw_only=True)
class Range:
    """The range in which a figure holds; outside of it a result is extrapolated.

    Parameters
    ----------
    of : str
        What is limited: a driver of one machine, as in ``users.outlook-anywhere``, or a property of the machine or the
        population, as in ``cores`` or ``mailbox_mb``.
    least, most : float
        Its ends. Without a least one the range begins at 0, where there is no load.
    """

    of: str
    least: float = 0.0
    most: float = inf

    def holds(self, value: float) -> bool:
        """Return whether a value lies inside."""
        return self.least <= value <= self.most


@frozen(kw_only=True)
class Figure:
    """One published or derived number.

    Parameters
    ----------
    key : str
        Full name, as in ``exchange-2010/cas.cpu.outlook``.
    label : str
        What it is, in words.
    value, low, high : float
        The reading in use and its range, in `unit`.
    source : Source
        The document.
    place : str
        Table, row and column, or section in the document.
    status : Status
        ``measured``, ``derived``, ``assumed``, ``disputed``, or ``yours`` when the plan overrides it.
    formula : str
        How a derived figure was computed.
    valid : tuple of Range
        Its ranges of validity.
    conditions : str
        Under which conditions it was found, in words.
    printed : float, optional
        What the document prints where it is wrong.
    readings : tuple of Reading
        The readings of a disputed figure.
    note : str
        Anything else that a reader should know.
    """

    key: str
    label: str
    value: float
    low: float
    high: float
    unit: str
    source: Source
    place: str
    status: Status
    formula: str = ""
    valid: tuple[Range, ...] = ()
    conditions: str = ""
    printed: float | None = None
    readings: tuple[Reading, ...] = ()
    note: str = ""

    @property
    def is_weak(self) -> bool:
        """Return whether an answer that rests on the figure has to say so: it has a range, and no measurement."""
        return self.low < self.high and (self.status in WEAK or self.key.endswith(FIT_ERRORS))

    def range_of(self, of: str) -> Range:
        """Return the range in which the figure holds in one respect; unlimited where none is given."""
        return next((limits for limits in self.valid if limits.of == of), Range(of=of))

    def plausible(self) -> tuple[float, float]:
        """Return the least and most that a plan may set the figure to [the figure's unit].

        A cost may be set to 0 only where the document's range begins there: many other results are divided by costs.
        """
        largest = max(abs(self.low), abs(self.high), 1.0) * WIDEST
        if self.low > 0.0:
            return self.low / WIDEST, largest
        return (0.0 if self.low == 0.0 else -largest), largest

    def overridden(self, value: float, reason: str, low: float | None = None, high: float | None = None) -> "Figure":
        """Return the figure with the plan's own value, the reason for it, and its range where it has one."""
        ends = value if low is None else low, value if high is None else high
        return evolve(self, value=value, low=ends[0], high=ends[1], status="yours", note=reason)
