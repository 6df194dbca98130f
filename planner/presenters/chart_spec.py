"""What a chart shows, as values: lines with their names, levels, bands, marked points, or a map of cells.

Everything that is drawn of a plan is in the chart's table too, for screen readers and spreadsheets.
"""

import csv
import io
import math
from collections.abc import Iterator, Sequence

from attrs import evolve, frozen

from models.capacity.floats import Floats
from models.exporters.cells import harmless
from models.plan.columns import Cell
from models.units import PERCENT
from models.words import tr_format
from planner.presenters import spreadsheet_text
from planner.presenters.numbers import NO_DATA, percent, trimmed
from planner.presenters.what_if_names import named_of_what_if

DECIMALS = 2
# More colours than these cannot be told apart.
MOST_COLOURED = 5


@frozen
class ChartAxis:
    """The name of an axis, with its unit, and whether its values are fractions that are read in percent.

    Parameters
    ----------
    ticks : sequence of float
        Where it is marked, from its first value to its last; empty where the data decide.
    names : sequence of str
        What its whole numbers from 0 on are called, where it counts months.
    month : int
        The month of the year that 0 is, from 0 for January.
    """

    name: str
    percent: bool = False
    ticks: Sequence[float] = ()
    names: Sequence[str] = ()
    month: int = 0

    def word(self, value: float) -> str:
        """Return a value as it is read: "66 %", "1.25", "Mar 2028", or a dash without data."""
        if not math.isfinite(value):
            return NO_DATA
        if self.names:
            return self.names[min(max(round(value), 0), len(self.names) - 1)]
        return percent(value) if self.percent else trimmed(value, DECIMALS)


PERCENTS = ChartAxis("", percent=True)


@frozen(kw_only=True)
class ChartLine:
    """A line; NaN is a gap.

    Parameters
    ----------
    x, y : tuple of float
    low, high : tuple of float
        Ends of its band, or empty.
    short : str
        Its name where there is little room; empty where it has no shorter one.
    ids : tuple of str
        What of the plan it is about.
    notes : tuple of str
        More about its value at each place, or empty.
    """

    name: str
    x: tuple[float, ...]
    y: tuple[float, ...]
    low: tuple[float, ...] = ()
    high: tuple[float, ...] = ()
    short: str = ""
    ids: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


@frozen(kw_only=True)
class ChartLevel:
    """A level across the chart, such as a ceiling."""

    name: str
    y: float


@frozen(kw_only=True)
class ChartMark:
    """A point that matters, with a few words."""

    x: float
    y: float
    text: str = ""


@frozen(kw_only=True)
class ChartCurve:
    """A curve of a formula with its name beside it.

    Parameters
    ----------
    x, y : (points,)
    at : float
        Where its name stands on the x axis.
    anchor : str
        Which part of the name stands there: ``start``, ``middle`` or ``end``.
    dash : str
        ``solid``, ``long`` or ``short``.
    """

    x: Floats
    y: Floats
    name: str
    at: float
    anchor: str = "end"
    above: bool = True
    dash: str = "solid"


@frozen(kw_only=True)
class ChartPoints:
    """Measured values, as filled or hollow circles."""

    x: Sequence[float]
    y: Sequence[float]
    name: str
    hollow: bool = False


@frozen(kw_only=True)
class ChartBand:
    """The area between two lines; its name is centred at a place.

    Parameters
    ----------
    x, low, high : (points,)
    """

    x: Floats
    low: Floats
    high: Floats
    name: str = ""
    at: tuple[float, float] = (0.0, 0.0)


@frozen(kw_only=True)
class ChartCell:
    """A cell of a map: its value, its words ("C 82 ▲") and the load state that colours it."""

    value: float
    text: str
    state: str


@frozen(kw_only=True)
class ChartBar:
    """A bar that lies: where it ends with its cause at the low and at the high end, and a word about that.

    Parameters
    ----------
    low_word, high_word : str
        What the cause is at its two ends; where it is not told, the ends of the bar are.
    key : str
        Of the figure that is its cause; empty where there is none.
    """

    name: str
    note: str
    low: float
    high: float
    low_word: str = ""
    high_word: str = ""
    key: str = ""


@frozen(kw_only=True)
class ChartBin:
    """A step of a distribution: its ends, the share of it, and the load state that colours it."""

    left: float
    right: float
    share: float
    state: str


@frozen(kw_only=True)
class ChartUpright:
    """A line that stands upright at a value, with what it is called."""

    x: float
    name: str
    strong: bool = False


@frozen(kw_only=True)
class ChartKey:
    """What a load state stands for, in words."""

    state: str
    text: str


@frozen(kw_only=True)
class ChartSpec:
    """A chart.

    Parameters
    ----------
    title, description : str
        Its name, and what it shows in a sentence, for those who do not see it.
    coloured : int
        How many of the lines, the first of them, have a colour of their own.
    notes : tuple of str
        A few words about each place on the x axis, or empty.
    cells : tuple of rows
        A map instead of lines: one row for each of `rows_at`, a cell for each of `columns_at`.
    bars : tuple of ChartBar
        Bars instead of lines, from `middle` to both ends, the first on top; levels stand upright then.
    bar_head : tuple of str
        What the columns of their table are called: name, note, low end, high end.
    bins : tuple of ChartBin
        A distribution instead of lines, from left to right.
    uprights, key : tuple
        The lines that stand in a distribution, and what its colours mean.
    curves, points, bands : tuple
        A figure of the help instead of lines: formulas, measured values, areas. It has no table.
    """

    title: str
    description: str
    x: ChartAxis
    y: ChartAxis
    lines: tuple[ChartLine, ...] = ()
    levels: tuple[ChartLevel, ...] = ()
    marks: tuple[ChartMark, ...] = ()
    coloured: int = MOST_COLOURED
    notes: tuple[str, ...] = ()
    columns_at: tuple[float, ...] = ()
    rows_at: tuple[float, ...] = ()
    cells: tuple[tuple[ChartCell, ...], ...] = ()
    bars: tuple[ChartBar, ...] = ()
    middle: float = 0.0
    bar_head: tuple[str, ...] = ()
    bins: tuple[ChartBin, ...] = ()
    uprights: tuple[ChartUpright, ...] = ()
    key: tuple[ChartKey, ...] = ()
    curves: tuple[ChartCurve, ...] = ()
    points: tuple[ChartPoints, ...] = ()
    bands: tuple[ChartBand, ...] = ()


Table = tuple[tuple[str, ...], ...]


def chart_of_what_if(spec: ChartSpec) -> ChartSpec:
    """Return a chart that says, in its picture and in its table, that it is of a what-if."""
    head = (named_of_what_if(spec.bar_head[0]), *spec.bar_head[1:]) if spec.bar_head else ()
    x = evolve(spec.x, name=named_of_what_if(spec.x.name))
    return evolve(spec, title=named_of_what_if(spec.title), x=x, bar_head=head)


def chart_table(spec: ChartSpec) -> Table:
    """Return the chart as a table of words, headers first: a row for each place on the x axis."""
    if spec.cells:
        corner = f"{spec.y.name} / {spec.x.name}"
        rows = (
            (spec.y.word(at), *(cell.text for cell in row)) for at, row in zip(spec.rows_at, spec.cells, strict=True)
        )
        return (corner, *(spec.x.word(at) for at in spec.columns_at)), *rows
    if spec.bar_head:
        return spec.bar_head, *((bar.name, bar.note, spec.x.word(bar.low), spec.x.word(bar.high)) for bar in spec.bars)
    if spec.bins:
        return (spec.x.name, spec.y.name), *(
            (f"{spec.x.word(item.left)} – {spec.x.word(item.right)}", spec.y.word(item.share)) for item in spec.bins
        )
    places = spec.lines[0].x if spec.lines else ()
    head = (spec.x.name, *(line.name for line in spec.lines))
    return head, *(
        (spec.x.word(at), *(_with_band(spec.y, line, row) for line in spec.lines)) for row, at in enumerate(places)
    )


def _with_band(axis: ChartAxis, line: ChartLine, row: int) -> str:
    word = axis.word(line.y[row])
    if not line.low or not line.high or line.low[row] == line.high[row]:
        return word
    return f"{word} ({axis.word(line.low[row])} – {axis.word(line.high[row])})"


def chart_numbers(spec: ChartSpec) -> list[list[Cell]]:
    """Return the chart as bare numbers, headings with their units first; percent as numbers, None without data."""
    if spec.cells:
        # A cell may name its resource with a letter; the number alone is what a spreadsheet works with.
        rows: list[list[Cell]] = [
            [_number(spec.y, at), *(_number(PERCENTS, cell.value) for cell in row)]
            for at, row in zip(spec.rows_at, spec.cells, strict=True)
        ]
        corner = f"{_heading(spec.y)} / {_heading(spec.x)}"
        return [[corner, *(_number(spec.x, at) for at in spec.columns_at)], *rows]
    if spec.bar_head:
        name, note, *ends = spec.bar_head
        bars: list[list[Cell]] = [
            [bar.name, bar.note, _number(spec.x, bar.low), _number(spec.x, bar.high)] for bar in spec.bars
        ]
        return [[name, note, *(_heading(evolve(spec.x, name=end)) for end in ends)], *bars]
    if spec.bins:
        words = tr_format("From"), tr_format("To")
        steps: list[list[Cell]] = [
            [_number(spec.x, item.left), _number(spec.x, item.right), _number(spec.y, item.share)] for item in spec.bins
        ]
        return [[*(_heading(evolve(spec.x, name=word)) for word in words), _heading(spec.y)], *steps]
    places = spec.lines[0].x if spec.lines else ()
    columns = [column for line in spec.lines for column in _columns(spec, line)]
    lines: list[list[Cell]] = [
        [_number(spec.x, at), *(_number(spec.y, ys[row]) for _, ys in columns)] for row, at in enumerate(places)
    ]
    return [[_heading(spec.x), *(heading for heading, _ in columns)], *lines]


def _columns(spec: ChartSpec, line: ChartLine) -> Iterator[tuple[str, Sequence[float]]]:
    """Return a line, and the ends of its band where it has one, each as a column with its heading."""
    names = {line.name: line.y}
    if line.low and line.high:
        names |= {f"{line.name}, {tr_format('low')}": line.low, f"{line.name}, {tr_format('high')}": line.high}
    for name, ys in names.items():
        yield _heading(evolve(spec.y, name=name)), ys


def _heading(axis: ChartAxis) -> str:
    return spreadsheet_text.with_unit(axis.name, "%" if axis.percent else "")


def _number(axis: ChartAxis, value: float) -> Cell:
    if axis.names:
        return axis.word(value)
    return float(f"{value * (PERCENT if axis.percent else 1.0):.6g}") if math.isfinite(value) else None


def chart_tsv(spec: ChartSpec) -> str:
    """Return the chart's numbers as text for a spreadsheet."""
    return spreadsheet_text.tab_separated(chart_numbers(spec))


def chart_csv(spec: ChartSpec) -> str:
    """Return the chart's numbers as CSV, with decimal points in every language."""
    text = io.StringIO()
    rows = ([_csv_cell(cell) for cell in row] for row in chart_numbers(spec))
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


def _csv_cell(cell: Cell) -> str | float:
    if isinstance(cell, str):
        return harmless(cell)
    return "" if cell is None else f"{cell:.6g}"
