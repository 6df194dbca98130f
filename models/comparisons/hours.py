"""Which windows of a log count, by the hour of the day and the day of the week."""

import numpy as np
from attrs import frozen

from models.capacity.floats import Flags, Floats

HOURS_A_DAY, SECONDS_AN_HOUR, DAYS_A_WEEK, WORKDAYS = 24, 3_600, 7, 5
SECONDS_A_DAY = HOURS_A_DAY * SECONDS_AN_HOUR
# The first day of the epoch was a Thursday; weeks begin on Monday.
EPOCH_WEEKDAY = 3


@frozen(kw_only=True)
class Hours:
    """Which windows count: those that begin in these hours of the day.

    Parameters
    ----------
    first, last : float
        From the first to before the last [h]; a last before the first goes over midnight.
    weekdays : bool
        Whether only Monday to Friday count.
    """

    first: float = 0.0
    last: float = float(HOURS_A_DAY)
    weekdays: bool = False

    @property
    def all_day(self) -> bool:
        """Return whether no hour of the day is left out."""
        return self.last - self.first >= HOURS_A_DAY

    def include(self, start: Floats) -> Flags:
        """Return which windows count: (windows,)."""
        hour = start % SECONDS_A_DAY / SECONDS_AN_HOUR
        if self.first <= self.last:
            inside = (hour >= self.first) & (hour < self.last)
        else:
            inside = (hour >= self.first) | (hour < self.last)
        day = (start // SECONDS_A_DAY + EPOCH_WEEKDAY) % DAYS_A_WEEK
        return np.asarray(inside & (day < WORKDAYS) if self.weekdays else inside, dtype=np.bool_)


ALL_DAY = Hours()
