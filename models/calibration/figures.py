"""A figure: one published or derived number with its range, unit, source and status."""

from typing import Literal

from attrs import evolve, frozen

from models.sources import Source

Status = Literal["measured", "derived", "assumed", "disputed", "yours"]
STATUSES: tuple[Status, ...] = ("measured", "derived", "assumed", "disputed", "yours")

# How far a plan's own value may stand from the published range.
WIDEST = 10.0


@frozen(kw_only=True)
class Reading:
    """Another way to read a disputed or misprinted figure."""

    value: float
    text: str


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
    valid : str
        Its range of validity, in words.
    printed : float, optional
        What the document prints where it is wrong.
    readings : tuple of Reading
        The readings of a disputed figure.
    note : str
        Anything else that a reader should know.
    opposed : bool
        Whether its high end goes with the low end of the figure it stands beside, as in a line through one point.
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
    valid: str = ""
    printed: float | None = None
    readings: tuple[Reading, ...] = ()
    note: str = ""
    opposed: bool = False

    def plausible(self) -> tuple[float, float]:
        """Return the least and most that a plan may set the figure to.

        A cost may be set to nothing only where the document's range begins there: many others are divided by.
        """
        largest = max(abs(self.low), abs(self.high), 1.0) * WIDEST
        if self.low > 0.0:
            return self.low / WIDEST, largest
        return (0.0 if self.low == 0.0 else -largest), largest

    def overridden(self, value: float, reason: str) -> "Figure":
        """Return the figure with the plan's own value and the reason for it."""
        return evolve(self, value=value, low=value, high=value, status="yours", note=reason)
