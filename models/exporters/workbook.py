"""Tables as an .xlsx workbook that can be read and printed as it is: widths, formats, filters, titles and charts."""

import io
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from attrs import frozen

from models.exporters.cells import NEVER, write_cell

Cell = str | float | None
WHOLE, PARTS, PERCENT_FORM, GENERAL = "#,##0", "#,##0.00", "0.0%", "General"
# Of a column whose rows have nothing to do with one another: each cell by its own number.
MIXED = "mixed"
# Widths of columns [characters]; longer words are wrapped. The arrow of the filter hides the end of a heading.
LEAST_WIDTH, MOST_WIDTH, ARROW = 8, 60, 3
MARGIN_INCHES, LONGEST_HEAD = 0.5, 120
LANDSCAPE_A4 = 9
# XlsxWriter takes a title for the address of a cell, as in "Name!A1"; behind an unseen joiner it does not.
NO_CELL = "!\u2060"
# A chart of more bars than these cannot be read; each bar has so much room [px].
MOST_BARS, BAR_ROOM, CHART_HEAD, CHART_WIDTH, ROW_HEIGHT = 200, 22, 110, 760, 20


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


@frozen(kw_only=True)
class Sheet:
    """A table of a workbook.

    Parameters
    ----------
    name : str
        At most 31 characters.
    headings : sequence of str
        With units.
    rows : sequence of sequence of str, float or None
        The cells below them; None stays empty.
    forms : mapping of int to str
        The number formats of columns that are not chosen by their numbers.
    printed : int
        How many columns from the left are printed; 0 for all. More than fit a page would be too small to read.
    charts : sequence of Bars
        Shown on a sheet of their own.
    charts_name : str
        The name of that sheet.
    """

    name: str
    headings: Sequence[str]
    rows: Sequence[Sequence[Cell]]
    forms: Mapping[int, str] = MappingProxyType({})
    printed: int = 0
    charts: Sequence[Bars] = ()
    charts_name: str = ""


def workbook_of(sheets: Sequence[Sheet], title: str, author: str = "") -> bytes:
    """Return tables as the bytes of a workbook.

    Parameters
    ----------
    sheets : sequence of Sheet
        In their order.
    title, author : str
        What the workbook is about, printed above each page, and who made it.

    Raises
    ------
    ExportError
        If a cell would be left out.
    """
    import xlsxwriter

    stream = io.BytesIO()
    with xlsxwriter.Workbook(stream, {**NEVER, "in_memory": True}) as book:
        book.set_properties({"title": title, "author": author})
        for sheet in sheets:
            _add_sheet(book, sheet, title)
            if sheet.charts:
                _add_charts(book, sheet)
    return stream.getvalue()


def _add_sheet(book: Any, sheet: Sheet, title: str) -> None:
    bold = book.add_format({"bold": True, "text_wrap": True, "valign": "top"})
    forms = {WHOLE, PARTS, *sheet.forms.values()} - {MIXED}
    looks = {form: book.add_format({"num_format": form, "valign": "top", "text_wrap": True}) for form in sorted(forms)}
    page = book.add_worksheet(sheet.name)
    for column, heading in enumerate(sheet.headings):
        cells = [row[column] for row in sheet.rows]
        page.set_column(column, column, _width(heading, cells))
        given = sheet.forms.get(column) or _form(cells)
        write_cell(page, 0, column, heading, bold)
        for row, cell in enumerate(cells, 1):
            write_cell(page, row, column, cell, looks[_form([cell]) if given == MIXED else given])
    page.freeze_panes(1, 2)
    page.autofilter(0, 0, len(sheet.rows), len(sheet.headings) - 1)
    page.repeat_rows(0)
    if sheet.printed:
        page.print_area(0, 0, len(sheet.rows), sheet.printed - 1)
    _set_up(page, f"{title}: {sheet.name}" if title else sheet.name)


def _set_up(page: Any, head: str) -> None:
    page.set_landscape()
    page.set_paper(LANDSCAPE_A4)
    page.set_margins(left=MARGIN_INCHES, right=MARGIN_INCHES)
    page.fit_to_pages(1, 0)
    # "&" begins a code of its own in heads and feet; a head of more than 255 characters would be left out.
    page.set_header("&L&B" + head[:LONGEST_HEAD].replace("&", "&&"))
    page.set_footer("&R&P / &N")


def _add_charts(book: Any, sheet: Sheet) -> None:
    page = book.add_worksheet(sheet.charts_name)
    row = 0
    for bars in sheet.charts:
        chart = book.add_chart({"type": "bar"})
        rows = bars.first + 1, bars.last + 1
        form = sheet.forms.get(bars.values, GENERAL)
        chart.add_series({
            "name": sheet.headings[bars.values],
            "categories": [sheet.name, rows[0], bars.names, rows[1], bars.names],
            "values": [sheet.name, rows[0], bars.values, rows[1], bars.values],
        })  # fmt: skip
        chart.set_title({"name": bars.title.replace("!", NO_CELL)})
        chart.set_legend({"none": True})
        chart.set_x_axis({"num_format": form, "min": 0})
        # Bars grow from below; names are read from above.
        chart.set_y_axis({"reverse": True})
        height = CHART_HEAD + BAR_ROOM * (bars.last - bars.first + 1)
        chart.set_size({"width": CHART_WIDTH, "height": height})
        page.insert_chart(row, 0, chart, {"description": bars.title})
        row += height // ROW_HEIGHT + 2
    _set_up(page, sheet.charts_name)


def _form(cells: Sequence[Cell]) -> str:
    numbers = [cell for cell in cells if isinstance(cell, int | float)]
    return WHOLE if all(float(number).is_integer() for number in numbers) else PARTS


def _width(heading: str, cells: Sequence[Cell]) -> int:
    # A heading may break between its words, a name not.
    longest = max(len(word) for word in heading.split() or [""]) + ARROW
    told = (len(cell) if isinstance(cell, str) else len(f"{cell:,.2f}") for cell in cells if cell is not None)
    return min(MOST_WIDTH, max(LEAST_WIDTH, longest, max(told, default=0) + 1))
