"""A sweep as a chart: curves of one parameter, a map of two, and the sentences about the ceilings that are passed."""

import math
from collections.abc import Iterator, Sequence

import numpy as np

from models.capacity.rating import passes
from models.capacity.results import NO_LIMITER, RESOURCES
from models.comparisons.parameters import Parameter, SweepAxis
from models.comparisons.sweeps import Sweep, SweepCrossing
from models.units import PERCENT
from models.words import count, tr_count, tr_format, translate
from planner.presenters.chart_spec import ChartAxis, ChartCell, ChartLevel, ChartLine, ChartMark, ChartSpec
from planner.presenters.group_sweep import group_headline, group_line_names, group_lines
from planner.presenters.naming import few_letters, machines_words
from planner.presenters.no_data import unjudged_line
from planner.presenters.numbers import NO_DATA, percent
from planner.presenters.status import RESOURCE_WORDS, STATE_SYMBOLS

LETTERS = dict(zip(RESOURCES, ("C", "M", "D", "N"), strict=True))
# More lines than these cannot be told apart, nor can more names be read at the end of one.
MOST_LINES, MOST_IN_CHART = 8, 2
SAME_DECIMALS = 6


def parameter_label(parameter: Parameter) -> str:
    """Return what a parameter is called: "Outlook Web App users"."""
    if parameter.key.startswith("users."):
        return tr_format("{protocol} users", protocol=translate(parameter.label))
    return translate(parameter.label)


def value_word(parameter: Parameter, value: float) -> str:
    """Return a value of a parameter as it is read: "132 %" or "512 MB"."""
    return percent(value) if parameter.share else f"{count(value)} {parameter.unit}"


def parameter_axis(parameter: Parameter) -> ChartAxis:
    """Return the axis of a parameter, whose name has the unit."""
    label = parameter_label(parameter)
    return ChartAxis(label if parameter.share else f"{label} [{parameter.unit}]", percent=parameter.share)


def sweep_chart(sweep: Sweep) -> ChartSpec:
    """Return the chart of a sweep: curves over one parameter, or a map over two."""
    return _curves(sweep) if len(sweep.axes) == 1 else _cells(sweep)


def crossing_lines(sweep: Sweep) -> tuple[str, ...]:
    """Return a sentence for the machines that pass their ceilings or stand above them, the first to pass first."""
    names, parameter = _names(sweep), sweep.axes[0].parameter
    found = [crossing for crossing in sweep.crossings() if crossing.above or crossing.value is not None]
    groups: dict[tuple[object, ...], list[SweepCrossing]] = {}
    for item in sorted(
        found, key=lambda entry: (not entry.above, entry.value if entry.value is not None else -math.inf)
    ):
        groups.setdefault((item.rising, _at(item, parameter)), []).append(item)
    return tuple(_crossing_of(some, [names[entry.subject] for entry in some], parameter) for some in groups.values())


def sweep_headline(sweep: Sweep) -> str:
    """Return what a sweep says first: how many machines exceed a ceiling, or at how many points nothing does.

    Where no machine does, a database availability group may: its disks or its worst failure.
    """
    if len(sweep.axes) > 1:
        groups = [passes(group.against_ceiling) for group in sweep.groups]
        above_any = np.logical_or.reduce([passes(sweep.against_ceiling).any(axis=1), *groups])
        points = len(sweep.against_ceiling)
        free = points - int(np.count_nonzero(above_any))
        return tr_format("No ceiling is exceeded at {some} of {all} points", some=count(free), all=count(points))
    axis = sweep.axes[0]
    above = sum(crossing.above is True or crossing.value is not None for crossing in sweep.crossings())
    ends = {"low": value_word(axis.parameter, axis.values[0]), "high": value_word(axis.parameter, axis.values[-1])}
    if not above:
        of_groups = group_headline(sweep, _group_values(sweep))
        return of_groups or tr_format("No machine exceeds a ceiling from {low} to {high}", **ends)
    return tr_count(
        above,
        "{count} of {all} machines exceeds a ceiling from {low} to {high}",
        "{count} of {all} machines exceed a ceiling from {low} to {high}",
        all=count(len(sweep.machine_ids)),
        **ends,
    )


def summary_lines(sweep: Sweep) -> tuple[str, ...]:
    """Return what a sweep of one parameter or two says: which ceilings are passed where, and what is not judged."""
    if len(sweep.axes) > 1:
        lines: tuple[str, ...] = (sweep_chart(sweep).description,)
    else:
        lines = crossing_lines(sweep) or (tr_format("No machine exceeds its ceiling in this range."),)
    return tuple(filter(None, (*lines, *_group_lines(sweep), unjudged_line(sweep, _names(sweep)))))


def _group_lines(sweep: Sweep) -> tuple[str, ...]:
    """Return what a sweep says of database availability groups."""
    return tuple(group_lines(sweep, _group_values(sweep)))


def _group_values(sweep: Sweep) -> dict[float, str]:
    """Return words for each value at which a group passes a limit, in a sweep of one parameter."""
    single, parameter = len(sweep.axes) == 1, sweep.axes[0].parameter
    found = [crossing.value for crossing in (sweep.group_crossings() if single else ())]
    return {at: value_word(parameter, at) for at in found if at is not None}


def limiter_text(sweep: Sweep, point: int, row: int) -> str:
    """Return "82 % CPU ▲": what limits a machine at a point, or a dash."""
    code = int(sweep.limiter[point, row])
    if code == NO_LIMITER:
        return NO_DATA
    words = f"{percent(float(sweep.utilization[point, row]))} {translate(RESOURCE_WORDS[RESOURCES[code]])}"
    return f"{words} {STATE_SYMBOLS[state_of(sweep, point, row)]}".rstrip()


def state_of(sweep: Sweep, point: int, row: int) -> str:
    """Return the load state of a machine's limiter at a point."""
    if int(sweep.limiter[point, row]) == NO_LIMITER:
        return "no data"
    if sweep.utilization[point, row] > 1.0:
        return "over"
    return "high" if sweep.against_ceiling[point, row] > 1.0 else "ok"


def _at(crossing: SweepCrossing, parameter: Parameter) -> str:
    return "" if crossing.value is None else value_word(parameter, crossing.value)


def _crossing_of(alike: Sequence[SweepCrossing], names: Sequence[str], parameter: Parameter) -> str:
    first, words = alike[0], {"machines": machines_words(names), "value": _at(alike[0], parameter)}
    if first.value is None:
        return tr_count(
            len(alike),
            "{machines} is above its ceiling throughout.",
            "{machines} are above their ceilings throughout.",
            **words,
        )
    if first.rising:
        return tr_count(
            len(alike),
            "{machines} exceeds its ceiling at {value}.",
            "{machines} exceed their ceilings at {value}.",
            **words,
        )
    return tr_count(
        len(alike),
        "{machines} drops below its ceiling at {value}.",
        "{machines} drop below their ceilings at {value}.",
        **words,
    )


def _curves(sweep: Sweep) -> ChartSpec:
    axis = sweep.axes[0]
    alike = _alike(sweep)
    listed = alike[:MOST_LINES]
    crossings = sweep.crossings()
    passing = [*(crossings[rows[0]] for rows in listed), *sweep.group_crossings()]
    found = sorted({crossing.value for crossing in passing if crossing.value is not None})
    title = tr_format("Utilization of each machine's tightest resource relative to its ceiling")
    if len(listed) < len(alike):
        machines = sum(len(rows) for rows in listed)
        words = tr_format("the {some} busiest of {all} machines", some=machines, all=len(sweep.machine_ids))
        title = f"{title}: {words}"
    return ChartSpec(
        title=title,
        description=" ".join((title + ".", *crossing_lines(sweep))),
        x=parameter_axis(axis.parameter),
        y=ChartAxis(tr_format("Share of ceiling"), percent=True),
        lines=tuple(
            ChartLine(
                name=machines_words([sweep.machine_names[row] for row in rows], MOST_IN_CHART),
                short=few_letters([sweep.machine_names[row] for row in rows]),
                ids=tuple(sweep.machine_ids[row] for row in rows),
                x=axis.values,
                y=tuple(map(float, sweep.against_ceiling[:, rows[0]])),
            )
            for rows in listed
        )
        + tuple(_group_curves(sweep)),
        levels=(ChartLevel(name=tr_format("Ceiling"), y=1.0),),
        marks=tuple(ChartMark(x=at, y=1.0, text=value_word(axis.parameter, at)) for at in found),
    )


def _group_curves(sweep: Sweep) -> Iterator[ChartLine]:
    for group in sweep.groups:
        name, short = group_line_names(group.name, group.limit)
        use = tuple(map(float, group.against_ceiling))
        yield ChartLine(name=name, short=short, ids=(group.dag_id,), x=sweep.axes[0].values, y=use)


def _alike(sweep: Sweep) -> list[list[int]]:
    """Return the machines with data, those with the same curve together, the highest first."""
    groups: dict[bytes, list[int]] = {}
    for row in range(len(sweep.machine_ids)):
        curve = sweep.against_ceiling[:, row]
        if np.isfinite(curve).any():
            groups.setdefault(np.round(curve, SAME_DECIMALS).tobytes(), []).append(row)
    return sorted(groups.values(), key=lambda rows: -float(np.nanmax(sweep.against_ceiling[:, rows[0]])))


def _names(sweep: Sweep) -> dict[str, str]:
    return dict(zip(sweep.machine_ids, sweep.machine_names, strict=True))


def _cells(sweep: Sweep) -> ChartSpec:
    first, second = sweep.axes
    rows = tuple(_row_of_cells(sweep, first, number) for number in range(len(second.values)))
    title = tr_format("Tightest resource of the machine closest to its ceiling")
    key = tr_format("C CPU, M memory, D disk, N network, in % of capacity; ▲ above ceiling, ✖ over capacity")
    return ChartSpec(
        title=title,
        description=f"{title}. {key}.",
        x=parameter_axis(first.parameter),
        y=parameter_axis(second.parameter),
        columns_at=first.values,
        rows_at=second.values,
        cells=rows,
    )


def _row_of_cells(sweep: Sweep, first: SweepAxis, number: int) -> tuple[ChartCell, ...]:
    start = number * len(first.values)
    return tuple(_cell(sweep, point) for point in range(start, start + len(first.values)))


def _cell(sweep: Sweep, point: int) -> ChartCell:
    row = int(sweep.busiest[point])
    if row < 0:
        return ChartCell(value=math.nan, text=NO_DATA, state="no data")
    state = state_of(sweep, point, row)
    value = float(sweep.utilization[point, row])
    letter = LETTERS[RESOURCES[int(sweep.limiter[point, row])]]
    text = f"{letter} {value * PERCENT:.0f} {STATE_SYMBOLS[state]}".rstrip()
    return ChartCell(value=value, text=text, state=state)
