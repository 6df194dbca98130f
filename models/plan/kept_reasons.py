"""The reason that a fit leaves with a figure: kept in English, told in the language of whoever reads it."""

import re

from attrs import frozen

from models.words import all_of, count, local, tr_format

_KEPT = re.compile(
    r"Fitted to (?P<log>.+), (?P<first>\d\d:\d\d) to (?P<last>\d\d:\d\d)(?P<weekdays>, weekdays only)?: "
    r"(?P<windows>\d[\d,]*) 15-minute windows of (?P<machines>.+); "
    r"factor (?P<factor>\d+\.\d\d) \((?P<low>\d+\.\d\d) to (?P<high>\d+\.\d\d), 80 %\)\."
)
_AND = " and "


@frozen(kw_only=True)
class FittedReason:
    """What a figure was fitted to.

    Parameters
    ----------
    first, last : str
        Hours of the day, as in "09:00".
    weekdays : bool
        Whether only these count.
    machines : tuple of str
        Their names.
    factor, low, high : float
        On the published figure, with the interval of it [1].
    """

    log: str
    first: str
    last: str
    weekdays: bool
    windows: int
    machines: tuple[str, ...]
    factor: float
    low: float
    high: float

    @property
    def kept(self) -> str:
        """Return what the plan keeps."""
        *others, last = self.machines
        machines = f"{', '.join(others)}{_AND}{last}" if others else last
        hours = f"{self.first} to {self.last}{', weekdays only' if self.weekdays else ''}"
        return (
            f"Fitted to {self.log}, {hours}: {self.windows:,} 15-minute windows of {machines}; "
            f"factor {self.factor:.2f} ({self.low:.2f} to {self.high:.2f}, 80 %)."
        )

    @property
    def told(self) -> str:
        """Return it in the user's language."""
        hours = tr_format("{first} to {last}", first=self.first, last=self.last)
        low, high = local(f"{self.low:.2f}"), local(f"{self.high:.2f}")
        return tr_format(
            "Fitted to {log}, {hours}: {windows} 15-minute windows of {machines}; factor {factor} ({interval}, 80 %).",
            log=self.log, hours=f"{hours}, {tr_format('weekdays only')}" if self.weekdays else hours,
            windows=count(self.windows), machines=all_of(self.machines), factor=local(f"{self.factor:.2f}"),
            interval=tr_format("{low} to {high}", low=low, high=high),
        )  # fmt: skip


def told_reason(text: str) -> str:
    """Return a reason as a plan keeps it in the user's language; what a person wrote stays as it is."""
    found = _KEPT.fullmatch(text)
    if found is None:
        return text
    others, _, last = found["machines"].rpartition(_AND)
    return FittedReason(
        log=found["log"],
        first=found["first"],
        last=found["last"],
        weekdays=bool(found["weekdays"]),
        windows=int(found["windows"].replace(",", "")),
        machines=(*filter(None, others.split(", ")), last),
        factor=float(found["factor"]),
        low=float(found["low"]),
        high=float(found["high"]),
    ).told
