"""Growth as a chart: how machines and the limits of groups come to their ceilings, month by month."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date

import numpy as np
from attrs import frozen

from models.capacity.dags.results import LIMITS
from models.capacity.floats import Floats
from models.capacity.results import RESOURCES
from models.comparisons.group_growth import GroupCurve
from models.comparisons.growth import Forecast
from models.words import percent, tr_count, tr_format, translate
from planner.presenters.chart_spec import MOST_COLOURED, ChartAxis, ChartLevel, ChartLine, ChartMark, ChartSpec
from planner.presenters.group_sweep import group_line_names
from planner.presenters.growth import MOST_IN_CHART, group_words, growth_summary, month_in_short
from planner.presenters.naming import few_letters, machines_words
from planner.presenters.status import RESOURCE_WORDS

# More lines than these cannot be told apart.
MOST_LINES = 8
# So many have a colour where none exceeds its ceiling.
HIGHEST_WITHOUT = 3
SAME_DECIMALS = 6


@frozen(eq=False)
class _Curve:
    """A line, the month in which it passes the ceiling, and its use in the last month."""

    line: ChartLine
    month: int | None
    last: float


def growth_chart(forecast: Forecast, names: Mapping[str, str], today: date) -> ChartSpec:
    """Return the chart: machines and limits of groups against their ceilings, the first to exceed one first."""
    curves, coloured = _shown([*_of_machines(forecast, names), *_of_groups(forecast, names)])
    months = sorted({curve.month for curve in curves if curve.month})
    return ChartSpec(
        title=tr_format("Utilization (% of ceiling)"),
        description=tr_format(
            "Utilization of each machine's tightest resource and of the limits of DAGs relative to their ceilings, "
            "month by month. {summary}",
            summary=" ".join((growth_summary(forecast, names), group_words(forecast, names, today))).rstrip(),
        ),
        x=ChartAxis(
            tr_format("Month"), names=[month_in_short(today, month) for month in range(len(forecast.use))],
            month=today.month - 1,
        ),
        y=ChartAxis(tr_format("Share of ceiling"), percent=True),
        lines=tuple(curve.line for curve in curves),
        levels=(ChartLevel(name=tr_format("Ceiling"), y=1.0),),
        marks=tuple(ChartMark(x=float(month), y=1.0, text=month_in_short(today, month)) for month in months),
        coloured=coloured,
        notes=tuple(tr_count(round(people), "{count} user", "{count} users") for people in forecast.people),
    )  # fmt: skip


def _shown(curves: Sequence[_Curve]) -> tuple[list[_Curve], int]:
    """Return the curves to draw, those to be coloured first, and how many lines that are.

    Colours go to the first that exceed a ceiling, or to the highest where none does; the highest of the others follow.
    """
    highest = sorted(curves, key=lambda curve: -curve.last)
    passing = sorted((curve for curve in highest if curve.month is not None), key=lambda curve: curve.month or 0)
    first = passing[:MOST_COLOURED] or highest[:HIGHEST_WITHOUT]
    others = [curve for curve in highest if curve not in first]
    return [*first, *others][:MOST_LINES], len(first)


def _of_machines(forecast: Forecast, names: Mapping[str, str]) -> Iterator[_Curve]:
    """Return a curve for the machines with any known use, those with the same curve together."""
    use, low, high = (_limiter(entry) for entry in (forecast.use, forecast.low, forecast.high))
    months = {crossing.machine_id: crossing.month for crossing in forecast.crossings}
    for rows in _alike(use):
        ids = tuple(forecast.machine_ids[row] for row in rows)
        line = ChartLine(
            name=machines_words([names[identifier] for identifier in ids], MOST_IN_CHART),
            short=few_letters([names[identifier] for identifier in ids]),
            ids=ids,
            notes=_notes(forecast, rows[0]),
            **_values(*(table[:, rows[0]] for table in (use, low, high))),
        )
        yield _Curve(line, months.get(ids[0]), float(use[-1, rows[0]]))


def _of_groups(forecast: Forecast, names: Mapping[str, str]) -> Iterator[_Curve]:
    for curve in forecast.curves:
        use, low, high = curve.highest
        name, short = group_line_names(names[curve.dag_id], curve.limit)
        crossing = curve.crossing
        line = ChartLine(
            name=name, short=short, ids=(curve.dag_id,), notes=_notes_of_group(curve), **_values(use, low, high)
        )
        yield _Curve(line, crossing.month if crossing is not None else None, float(use[-1]))


def _values(use: Floats, low: Floats, high: Floats) -> dict[str, tuple[float, ...]]:
    months = tuple(map(float, range(len(use))))
    return {"x": months, "y": tuple(use.tolist()), "low": tuple(low.tolist()), "high": tuple(high.tolist())}


def _notes(forecast: Forecast, row: int) -> tuple[str, ...]:
    """Return what the limiter of a machine is, with its use and the range of that, month by month."""
    if forecast.ceiling is None:
        return ()
    return tuple(_note(forecast, month, row) for month in range(len(forecast.use)))


def _note(forecast: Forecast, month: int, row: int) -> str:
    use = forecast.use[month, :, row]
    if np.isnan(use).all() or forecast.ceiling is None:
        return ""
    resource = int(np.nanargmax(use))
    ceiling = float(forecast.ceiling[resource, row])
    ends = (float(table[month, resource, row]) * ceiling for table in (forecast.use, forecast.low, forecast.high))
    return _range_words(translate(RESOURCE_WORDS[RESOURCES[resource]]), *ends)


def _notes_of_group(curve: GroupCurve) -> tuple[str, ...]:
    ends = (table * curve.ceiling for table in curve.highest)
    return tuple(_range_words(translate(LIMITS[curve.limit]), *each) for each in zip(*ends, strict=True))


def _range_words(resource: str, use: float, low: float, high: float) -> str:
    return tr_format(
        "{resource} {use}, range {low} to {high}",
        resource=resource, use=percent(use), low=percent(low), high=percent(high),
    )  # fmt: skip


def _limiter(use: Floats) -> Floats:
    """Return the highest use of each machine: (months, machines); NaN without data."""
    highest = np.where(np.isnan(use), -np.inf, use).max(axis=1)
    return np.where(np.isneginf(highest), np.nan, highest)


def _alike(use: Floats) -> list[list[int]]:
    """Return the machines with any known use, those with the same curve together."""
    groups: dict[bytes, list[int]] = {}
    for row in range(use.shape[1]):
        if (use[:, row] > 0.0).any():
            groups.setdefault(np.round(use[:, row], SAME_DECIMALS).tobytes(), []).append(row)
    return list(groups.values())
