"""Growth in sentences and as a chart: when machines pass their ceilings, and what to add then."""

from collections.abc import Mapping, Sequence
from datetime import date

import numpy as np

from models.capacity.results import Floats
from models.comparisons.growth import Addition, Crossing, Forecast
from models.units import MONTHS_A_YEAR
from models.words import all_of, count, counted, say
from planner.presenters.numbers import plural
from planner.presenters.plot import Plot, PlotAxis, PlotLevel, PlotLine, PlotMark
from planner.presenters.status import RESOURCE_WORDS

# More lines than these cannot be told apart; more bands than one cannot be read.
MOST_LINES, MOST_NAMED = 8, 3
SAME_DECIMALS = 6


def month_word(today: date, months: int) -> str:
    """Return a month as "2028-01", some months from today."""
    whole = today.year * MONTHS_A_YEAR + today.month - 1 + months
    return f"{whole // MONTHS_A_YEAR:04d}-{whole % MONTHS_A_YEAR + 1:02d}"


def crossing_lines(forecast: Forecast, names: Mapping[str, str], today: date) -> tuple[str, ...]:
    """Return a sentence for each machine that passes a ceiling, the first to pass first."""
    last = len(forecast.use) - 1
    ordered = sorted(forecast.crossings, key=lambda one: (last + 1 if one.month is None else one.month, one.machine_id))
    return tuple(_crossing(one, names[one.machine_id], today, last) for one in ordered)


def _crossing(crossing: Crossing, name: str, today: date, last: int) -> str:
    resource = RESOURCE_WORDS[crossing.resource]
    ends = _ends(crossing, today, last)
    if crossing.month is None:
        return say(
            "{machine} may pass its {resource} ceiling within the range of the figures: {ends}.",
            machine=name, resource=resource, ends=ends,
        )  # fmt: skip
    if crossing.month == 0:
        return say("{machine} is above its {resource} ceiling today.", machine=name, resource=resource)
    return say(
        "{machine} passes its {resource} ceiling in {month} ({ends}).",
        machine=name, resource=resource, month=month_word(today, crossing.month), ends=ends,
    )  # fmt: skip


def _ends(crossing: Crossing, today: date, last: int) -> str:
    earliest = month_word(today, crossing.earliest or 0)
    if crossing.latest is None:
        return say("{month} at the earliest, after {last} at the latest", month=earliest, last=month_word(today, last))
    return say("{month} to {last}", month=earliest, last=month_word(today, crossing.latest))


def addition_lines(forecast: Forecast, names: Mapping[str, str], today: date) -> tuple[str, ...]:
    """Return a sentence for everything that has to be added, in the order of its month."""
    ordered = sorted(forecast.additions, key=lambda one: (one.month, one.machine_ids))
    return tuple(_addition(one, names, today) for one in ordered)


def _addition(addition: Addition, names: Mapping[str, str], today: date) -> str:
    machines = machines_words([names[one] for one in addition.machine_ids])
    month = month_word(today, addition.month)
    if addition.count is None:
        return say("More machines like {machines} do not help from {month} on: each needs more by itself.",
                   machines=machines, month=month)  # fmt: skip
    return counted(
        addition.count,
        "{count} more machine like {machines} is needed from {month} on.",
        "{count} more machines like {machines} are needed from {month} on.",
        machines=machines, month=month,
    )  # fmt: skip


def machines_words(names: Sequence[str]) -> str:
    """Return some names, or the first and how many more."""
    if len(names) <= MOST_NAMED:
        return all_of(names)
    return say("{machine} and {more} more", machine=names[0], more=count(len(names) - 1))


def summary_line(forecast: Forecast) -> str:
    """Return in one sentence how many machines pass a ceiling."""
    years = (len(forecast.use) - 1) // MONTHS_A_YEAR
    passing = sum(one.month is not None for one in forecast.crossings)
    machines = plural(len(forecast.machine_ids), say("machine"), say("machines"))
    if not passing:
        return say("No machine of {machines} passes a ceiling within {years} years.", machines=machines, years=years)
    return say("{passing} of {machines} pass a ceiling within {years} years.",
               passing=count(passing), machines=machines, years=years)  # fmt: skip


def growth_plot(forecast: Forecast, names: Mapping[str, str]) -> Plot:
    """Return the chart: the limiter of the fullest machines against its ceiling, year by year."""
    worst, low, high = (_limiter(one) for one in (forecast.use, forecast.low, forecast.high))
    years = tuple(month / MONTHS_A_YEAR for month in range(len(worst)))
    groups = _alike(worst)[:MOST_LINES]
    lines = [
        PlotLine(
            name=machines_words([names[forecast.machine_ids[row]] for row in rows]),
            x=years,
            y=tuple(worst[:, rows[0]].tolist()),
            low=tuple(low[:, rows[0]].tolist()) if number == 0 else (),
            high=tuple(high[:, rows[0]].tolist()) if number == 0 else (),
        )
        for number, rows in enumerate(groups)
    ]
    title = say("Use of each machine's limiter against its own ceiling")
    return Plot(
        title=title,
        says=f"{title}. {summary_line(forecast)}",
        x=PlotAxis(say("Years from now")),
        y=PlotAxis(say("Of its ceiling"), percent=True),
        lines=tuple(lines),
        levels=(PlotLevel(name=say("ceiling"), y=1.0),),
        marks=tuple(_marks(forecast, [forecast.machine_ids[rows[0]] for rows in groups])),
    )


def _marks(forecast: Forecast, shown: Sequence[str]) -> list[PlotMark]:
    months = {one.machine_id: one.month for one in forecast.crossings if one.month}
    places = sorted({months[one] for one in shown if one in months})
    return [PlotMark(x=month / MONTHS_A_YEAR, y=1.0) for month in places]


def _limiter(use: Floats) -> Floats:
    """Return the highest use of each machine: (months, machines); 0 without data."""
    highest: Floats = np.where(np.isnan(use), 0.0, use).max(axis=1)
    return highest


def _alike(use: Floats) -> list[list[int]]:
    """Return the machines with any use, those with the same curve together, the fullest first."""
    groups: dict[bytes, list[int]] = {}
    for row in range(use.shape[1]):
        if use[:, row].any():
            groups.setdefault(np.round(use[:, row], SAME_DECIMALS).tobytes(), []).append(row)
    return sorted(groups.values(), key=lambda rows: -float(use[-1, rows[0]]))
