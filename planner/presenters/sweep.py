"""A sweep as a chart: curves of one parameter, a map of two, and the sentences about the ceilings that are passed."""

import math

from models.capacity.results import NO_LIMITER, RESOURCES
from models.comparisons.sweeps import Crossing, Parameter, Sweep, SweepAxis
from models.units import PERCENT
from models.words import say
from planner.presenters.numbers import NO_DATA, percent
from planner.presenters.plot import Plot, PlotAxis, PlotCell, PlotLevel, PlotLine, PlotMark
from planner.presenters.status import RESOURCE_WORDS, STATE_SYMBOLS

LETTERS = dict(zip(RESOURCES, ("C", "M", "D", "N"), strict=True))
# More lines than these cannot be told apart.
MOST_LINES = 9


def parameter_label(parameter: Parameter) -> str:
    """Return what a parameter is called: "Outlook Web App users"."""
    if parameter.key.startswith("users."):
        return say("{protocol} users", protocol=say(parameter.label))
    return say(parameter.label)


def value_word(parameter: Parameter, value: float) -> str:
    """Return a value of a parameter as it is read: "132 %" or "512"."""
    return plot_axis(parameter).word(value)


def plot_axis(parameter: Parameter) -> PlotAxis:
    """Return the axis of a parameter."""
    return PlotAxis(parameter_label(parameter), percent=parameter.share)


def sweep_plot(sweep: Sweep) -> Plot:
    """Return the chart of a sweep: curves over one parameter, or a map over two."""
    return _curves(sweep) if len(sweep.axes) == 1 else _cells(sweep)


def crossing_lines(sweep: Sweep) -> tuple[str, ...]:
    """Return a sentence for each machine that passes its ceiling or stands above it, the first to pass first."""
    names = dict(zip(sweep.machine_ids, sweep.machine_names, strict=True))
    found = [one for one in sweep.crossings() if one.above or one.value is not None]
    ordered = sorted(found, key=lambda one: (not one.above, one.value if one.value is not None else -math.inf))
    return tuple(_crossing(one, names[one.machine_id], sweep.axes[0].parameter) for one in ordered)


def limiter_text(sweep: Sweep, point: int, row: int) -> str:
    """Return "82 % CPU ▲": what limits a machine at a point, or a dash."""
    code = int(sweep.limiter[point, row])
    if code == NO_LIMITER:
        return NO_DATA
    words = f"{percent(float(sweep.utilization[point, row]))} {RESOURCE_WORDS[RESOURCES[code]]}"
    return f"{words} {STATE_SYMBOLS[state_of(sweep, point, row)]}".rstrip()


def state_of(sweep: Sweep, point: int, row: int) -> str:
    """Return the load state of a machine's limiter at a point."""
    if int(sweep.limiter[point, row]) == NO_LIMITER:
        return "no data"
    if sweep.utilization[point, row] > 1.0:
        return "over"
    return "high" if sweep.against_ceiling[point, row] > 1.0 else "ok"


def _crossing(crossing: Crossing, name: str, parameter: Parameter) -> str:
    label = parameter_label(parameter)
    if crossing.value is None:
        return say("{machine} is above its ceiling from end to end.", machine=name)
    at = value_word(parameter, crossing.value)
    if crossing.rising:
        return say("{machine} passes its ceiling at {value} ({label}).", machine=name, value=at, label=label)
    return say("{machine} comes below its ceiling at {value} ({label}).", machine=name, value=at, label=label)


def _curves(sweep: Sweep) -> Plot:
    axis = sweep.axes[0]
    shown = _busiest_first(sweep)[:MOST_LINES]
    crossings = sweep.crossings()
    marks = [crossings[row].value for row in shown]
    title = say("Use of each machine's limiter against its own ceiling")
    if len(shown) < len(sweep.machine_ids):
        words = say("the {some} highest of {all} machines", some=len(shown), all=len(sweep.machine_ids))
        title = f"{title}: {words}"
    return Plot(
        title=title,
        says=" ".join((title + ".", *crossing_lines(sweep))),
        x=plot_axis(axis.parameter),
        y=PlotAxis(say("Of its ceiling"), percent=True),
        lines=tuple(
            PlotLine(name=sweep.machine_names[row], x=axis.values, y=tuple(map(float, sweep.against_ceiling[:, row])))
            for row in shown
        ),
        levels=(PlotLevel(name=say("ceiling"), y=1.0),),
        marks=tuple(
            PlotMark(x=at, y=1.0, text=value_word(axis.parameter, at)) for at in sorted({at for at in marks if at})
        ),
    )


def _busiest_first(sweep: Sweep) -> list[int]:
    last = sweep.against_ceiling[-1] if len(sweep.against_ceiling) else []
    known = [row for row, value in enumerate(last) if math.isfinite(value)]
    return sorted(known, key=lambda row: -float(last[row]))


def _cells(sweep: Sweep) -> Plot:
    first, second = sweep.axes
    rows = tuple(_row_of_cells(sweep, first, number) for number in range(len(second.values)))
    title = say("Limiter of the machine nearest to its ceiling")
    key = say("C CPU, M memory, D disk, N network, in % of capacity; ▲ above its ceiling, ✖ over capacity")
    return Plot(
        title=f"{title}: {key}",
        says=f"{title}. {key}.",
        x=plot_axis(first.parameter),
        y=plot_axis(second.parameter),
        columns_at=first.values,
        rows_at=second.values,
        cells=rows,
    )


def _row_of_cells(sweep: Sweep, first: SweepAxis, number: int) -> tuple[PlotCell, ...]:
    start = number * len(first.values)
    return tuple(_cell(sweep, point) for point in range(start, start + len(first.values)))


def _cell(sweep: Sweep, point: int) -> PlotCell:
    row = int(sweep.busiest[point])
    if row < 0:
        return PlotCell(value=math.nan, text=NO_DATA, state="no data")
    state = state_of(sweep, point, row)
    value = float(sweep.utilization[point, row])
    letter = LETTERS[RESOURCES[int(sweep.limiter[point, row])]]
    text = f"{letter} {value * PERCENT:.0f} {STATE_SYMBOLS[state]}".rstrip()
    return PlotCell(value=value, text=text, state=state)
