"""What a chart shows, as values: lines with their names, levels, bands, marked points, or a map of cells.

Everything that is drawn is in the chart's table too, for screen readers and spreadsheets.
"""

import csv
import io
import math
import re

from attrs import evolve, frozen

from models.exporters.machine_sheet import harmless
from models.units import PERCENT
from planner.presenters import spreadsheet_text
from planner.presenters.numbers import NO_DATA, percent, trimmed
from planner.presenters.what_if_names import named_of_what_if

DECIMALS = 2
NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?")


@frozen
class PlotAxis:
    """The name of an axis, with its unit, and whether its values are fractions that are read in percent."""

    name: str
    percent: bool = False

    def word(self, value: float) -> str:
        """Return a value as it is read: "66 %", "1.25", or a dash without data."""
        if not math.isfinite(value):
            return NO_DATA
        return percent(value) if self.percent else trimmed(value, DECIMALS)


@frozen(kw_only=True)
class PlotLine:
    """A line; NaN is a gap.

    Parameters
    ----------
    x, y : tuple of float
    low, high : tuple of float
        Ends of its band, or empty.
    short : str
        Its name where there is little room; empty where it has no shorter one.
    """

    name: str
    x: tuple[float, ...]
    y: tuple[float, ...]
    low: tuple[float, ...] = ()
    high: tuple[float, ...] = ()
    short: str = ""


@frozen(kw_only=True)
class PlotLevel:
    """A level across the chart, such as a ceiling."""

    name: str
    y: float


@frozen(kw_only=True)
class PlotMark:
    """A point that matters, with a few words."""

    x: float
    y: float
    text: str = ""


@frozen(kw_only=True)
class PlotCell:
    """A cell of a map: its value, its words ("C 82 ▲") and the load state that colours it."""

    value: float
    text: str
    state: str


@frozen(kw_only=True)
class PlotBar:
    """A bar that lies: where it ends with its cause at the low and at the high end, and a word about that."""

    name: str
    note: str
    low: float
    high: float


@frozen(kw_only=True)
class Plot:
    """A chart.

    Parameters
    ----------
    title, says : str
        Its name, and what it shows in a sentence, for those who do not see it.
    cells : tuple of rows
        A map instead of lines: one row for each of `rows_at`, a cell for each of `columns_at`.
    bars : tuple of PlotBar
        Bars instead of lines, from `middle` to both ends, the first on top; levels stand upright then.
    bar_head : tuple of str
        What the columns of their table are called: name, note, low end, high end.
    """

    title: str
    says: str
    x: PlotAxis
    y: PlotAxis
    lines: tuple[PlotLine, ...] = ()
    levels: tuple[PlotLevel, ...] = ()
    marks: tuple[PlotMark, ...] = ()
    columns_at: tuple[float, ...] = ()
    rows_at: tuple[float, ...] = ()
    cells: tuple[tuple[PlotCell, ...], ...] = ()
    bars: tuple[PlotBar, ...] = ()
    middle: float = 0.0
    bar_head: tuple[str, ...] = ()


Table = tuple[tuple[str, ...], ...]


def plot_of_what_if(plot: Plot) -> Plot:
    """Return a chart that says, in its picture and in its table, that it is of a what-if."""
    head = (named_of_what_if(plot.bar_head[0]), *plot.bar_head[1:]) if plot.bar_head else ()
    x = evolve(plot.x, name=named_of_what_if(plot.x.name))
    return evolve(plot, title=named_of_what_if(plot.title), x=x, bar_head=head)


def plot_table(plot: Plot) -> Table:
    """Return the chart as a table of words, headers first: a row for each place on the x axis."""
    if plot.cells:
        corner = f"{plot.y.name} / {plot.x.name}"
        rows = (
            (plot.y.word(at), *(cell.text for cell in row)) for at, row in zip(plot.rows_at, plot.cells, strict=True)
        )
        return (corner, *(plot.x.word(at) for at in plot.columns_at)), *rows
    if plot.bar_head:
        return plot.bar_head, *((bar.name, bar.note, plot.x.word(bar.low), plot.x.word(bar.high)) for bar in plot.bars)
    places = plot.lines[0].x if plot.lines else ()
    head = (plot.x.name, *(line.name for line in plot.lines))
    return head, *(
        (plot.x.word(at), *(_with_band(plot.y, line, row) for line in plot.lines)) for row, at in enumerate(places)
    )


def _with_band(axis: PlotAxis, line: PlotLine, row: int) -> str:
    word = axis.word(line.y[row])
    if not line.low or not line.high or line.low[row] == line.high[row]:
        return word
    return f"{word} ({axis.word(line.low[row])} – {axis.word(line.high[row])})"


def plot_numbers(plot: Plot) -> list[list[str]]:
    """Return the chart as numbers for other programs: decimal points, percent as numbers, nothing without data."""
    if plot.cells:
        rows = [
            [_number(plot.y, at), *(_number(PlotAxis("", percent=True), cell.value) for cell in row)]
            for at, row in zip(plot.rows_at, plot.cells, strict=True)
        ]
        return [[f"{plot.y.name} / {plot.x.name}", *(_number(plot.x, at) for at in plot.columns_at)], *rows]
    if plot.bar_head:
        name, note, *ends = plot.bar_head
        unit = " [%]" if plot.x.percent else ""
        bars = [[bar.name, bar.note, _number(plot.x, bar.low), _number(plot.x, bar.high)] for bar in plot.bars]
        return [[name, note, *(f"{end}{unit}" for end in ends)], *bars]
    places = plot.lines[0].x if plot.lines else ()
    unit = " [%]" if plot.y.percent else ""
    head = [plot.x.name, *(f"{line.name}{unit}" for line in plot.lines)]
    return [
        head,
        *(
            [_number(plot.x, at), *(_number(plot.y, line.y[row]) for line in plot.lines)]
            for row, at in enumerate(places)
        ),
    ]


def _number(axis: PlotAxis, value: float) -> str:
    return f"{value * (PERCENT if axis.percent else 1.0):.6g}" if math.isfinite(value) else ""


def tab_separated(plot: Plot) -> str:
    """Return the chart's table as text for a spreadsheet."""
    return spreadsheet_text.tab_separated(plot_table(plot))


def comma_separated(plot: Plot) -> str:
    """Return the chart's numbers as CSV."""
    text = io.StringIO()
    rows = ([cell if NUMBER.fullmatch(cell) else harmless(cell) for cell in row] for row in plot_numbers(plot))
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()
