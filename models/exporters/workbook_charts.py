"""Native charts of a workbook, on a sheet of their own behind the table that they show; none is cut by a page."""

from collections.abc import Sequence
from typing import Any

from attrs import frozen

WHOLE_PERCENT = "0%"
# XlsxWriter takes a title for the address of a cell, as in "Name!A1"; behind an unseen joiner it does not.
NO_CELL = "!\u2060"
# A chart of more bars than these cannot be read; each bar has so much room [px].
MOST_BARS, BAR_ROOM, CHART_HEAD, CHART_WIDTH, ROW_HEIGHT = 200, 22, 110, 760, 20
LINES_HEIGHT = 420
# What of a lying page is left for charts, which are then as wide as it [px].
PAGE_HEIGHT = 500


@frozen(kw_only=True)
class Bars:
    """A bar chart of one column of a sheet over some of its rows.

    Parameters
    ----------
    title : str
        What stands above it.
    names, values : int
        The columns of the names and of the values.
    first, last : int
        The rows, from 0 below the headings.
    """

    title: str
    names: int
    values: int
    first: int
    last: int

    @property
    def height(self) -> int:
        """Return the room that it takes [px]."""
        return CHART_HEAD + BAR_ROOM * (self.last - self.first + 1)


@frozen
class Line:
    """A line of a chart: its name, and its first and last row, from 0 below the headings."""

    name: str
    first: int
    last: int


@frozen(kw_only=True)
class Lines:
    """A chart of lines, each over rows of its own.

    Parameters
    ----------
    title : str
        What stands above it.
    x, y : int
        The columns of both axes.
    lines : tuple of Line
        What is drawn.
    step : float
        Between two ticks of the first axis.
    """

    title: str
    x: int
    y: int
    lines: tuple[Line, ...]
    step: float
    height: int = LINES_HEIGHT


def add_charts(book: Any, page: Any, table: str, headings: Sequence[str], charts: Sequence[Bars | Lines]) -> None:
    """Insert charts of a table into a page of a workbook.

    Parameters
    ----------
    table : str
        The name of the sheet that has the values.
    headings : sequence of str
        Those of its columns.
    """
    row, used, breaks = 0, 0, list[int]()
    for asked in charts:
        made = _bars(book, table, headings, asked) if isinstance(asked, Bars) else _lines(book, table, headings, asked)
        made.set_title({"name": asked.title.replace("!", NO_CELL)})
        made.set_size({"width": CHART_WIDTH, "height": asked.height})
        rows = asked.height // ROW_HEIGHT + 2
        if used and used + rows * ROW_HEIGHT > PAGE_HEIGHT:
            breaks.append(row)
            used = 0
        page.insert_chart(row, 0, made, {"description": asked.title})
        row, used = row + rows, used + rows * ROW_HEIGHT
    page.set_h_pagebreaks(breaks)


def _bars(book: Any, table: str, headings: Sequence[str], bars: Bars) -> Any:
    chart = book.add_chart({"type": "bar"})
    rows = bars.first + 1, bars.last + 1
    chart.add_series({
        "name": headings[bars.values],
        "categories": [table, rows[0], bars.names, rows[1], bars.names],
        "values": [table, rows[0], bars.values, rows[1], bars.values],
    })  # fmt: skip
    chart.set_legend({"none": True})
    # Names are read from above, so the numbers would stand there, too.
    chart.set_x_axis({"num_format": WHOLE_PERCENT, "min": 0, "label_position": "high"})
    chart.set_y_axis({"reverse": True})
    return chart


def _lines(book: Any, table: str, headings: Sequence[str], lines: Lines) -> Any:
    chart = book.add_chart({"type": "scatter", "subtype": "straight"})
    for line in lines.lines:
        rows = line.first + 1, line.last + 1
        chart.add_series({
            "name": line.name.replace("!", NO_CELL),
            "categories": [table, rows[0], lines.x, rows[1], lines.x],
            "values": [table, rows[0], lines.y, rows[1], lines.y],
        })  # fmt: skip
    chart.set_legend({"position": "bottom"})
    chart.set_x_axis({"name": headings[lines.x], "major_unit": lines.step, "label_position": "low"})
    chart.set_y_axis({"name": headings[lines.y], "num_format": WHOLE_PERCENT})
    return chart
