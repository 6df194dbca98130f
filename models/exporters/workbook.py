"""Tables as an .xlsx workbook that can be read and printed as it is: widths, formats, filters, titles and charts."""

import io
from collections.abc import Mapping, Sequence
from textwrap import wrap
from types import MappingProxyType
from typing import Any

from attrs import frozen

from models.exporters.cells import NEVER, write_cell
from models.exporters.workbook_charts import Bars, Lines, add_charts

Cell = str | float | None
WHOLE, PARTS, PERCENT_FORM, GENERAL = "#,##0", "#,##0.00", "0.0%", "General"
# Of a column whose rows have nothing to do with one another: each cell by its own number.
MIXED = "mixed"
# Widths of columns [characters]; longer words are wrapped. The arrow of the filter hides the end of a heading.
LEAST_WIDTH, MOST_WIDTH, ARROW = 8, 60, 3
MARGIN_INCHES, LONGEST_HEAD = 0.5, 120
LANDSCAPE_A4 = 9
# Where cells stand in their column.
LEFT, APART, RIGHT = "left", "apart", "right"
SIDES: dict[str, dict[str, Any]] = {LEFT: {}, APART: {"align": "left", "indent": 1}, RIGHT: {"align": "right"}}
# The room of a line of text [pt]; no row is higher than so many.
LINE_ROOM, MOST_LINES = 15, 27
NARROWER = 1.1


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
    charts : sequence of Bars or Lines
        Shown on a sheet of their own.
    charts_name : str
        The name of that sheet.
    """

    name: str
    headings: Sequence[str]
    rows: Sequence[Sequence[Cell]]
    forms: Mapping[int, str] = MappingProxyType({})
    printed: int = 0
    charts: Sequence[Bars | Lines] = ()
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
                page = book.add_worksheet(sheet.charts_name)
                add_charts(book, page, sheet.name, sheet.headings, sheet.charts)
                _set_up(page, f"{title}: {sheet.charts_name}" if title else sheet.charts_name)
    return stream.getvalue()


def _add_sheet(book: Any, sheet: Sheet, title: str) -> None:
    page, looks, widths = book.add_worksheet(sheet.name), _Looks(book), list[int]()
    side = LEFT
    for column, heading in enumerate(sheet.headings):
        cells = [row[column] for row in sheet.rows]
        # Words right behind a number would touch it.
        is_number = any(isinstance(cell, int | float) for cell in cells)
        side = RIGHT if is_number else APART if side == RIGHT else LEFT
        widths.append(_width(heading, cells) + (side == APART))
        page.set_column(column, column, widths[-1])
        given = sheet.forms.get(column) or _form(cells)
        write_cell(page, 0, column, heading, looks.of("", side, bold=True))
        for row, cell in enumerate(cells, 1):
            form = _form([cell]) if given == MIXED else given
            write_cell(page, row, column, cell, looks.of(form, side))
    for row, line in enumerate((sheet.headings, *sheet.rows)):
        _give_room(page, row, line, widths)
    page.freeze_panes(1, 2)
    page.autofilter(0, 0, len(sheet.rows), len(sheet.headings) - 1)
    page.repeat_rows(0)
    if sheet.printed:
        page.print_area(0, 0, len(sheet.rows), sheet.printed - 1)
    _set_up(page, f"{title}: {sheet.name}" if title else sheet.name)


class _Looks:
    """The formats of a workbook, each made once."""

    def __init__(self, book: Any) -> None:
        self._book, self._made = book, dict[tuple[str, str, bool], Any]()

    def of(self, form: str, side: str, *, bold: bool = False) -> Any:
        """Return the format of cells with a number format, on one side of their column."""
        key = form, side, bold
        if key not in self._made:
            look = {"num_format": form or GENERAL, "bold": bold, "valign": "top", "text_wrap": True, **SIDES[side]}
            self._made[key] = self._book.add_format(look)
        return self._made[key]


def _give_room(page: Any, row: int, line: Sequence[Cell], widths: Sequence[int]) -> None:
    """Make a row as high as its longest text: not every program does so itself."""
    # A width counts digits; letters are narrower, but for those of a heading.
    letters = 1.0 if row == 0 else NARROWER
    lines = max(
        (len(wrap(cell, int(width * letters))) for cell, width in zip(line, widths, strict=True)
         if isinstance(cell, str)),
        default=1,
    )  # fmt: skip
    if lines > 1:
        page.set_row(row, LINE_ROOM * min(lines, MOST_LINES))


def _set_up(page: Any, head: str) -> None:
    page.set_landscape()
    page.set_paper(LANDSCAPE_A4)
    page.set_margins(left=MARGIN_INCHES, right=MARGIN_INCHES)
    page.fit_to_pages(1, 0)
    # "&" begins a code of its own in heads and feet; a head of more than 255 characters would be left out.
    page.set_header("&L&B" + head[:LONGEST_HEAD].replace("&", "&&"))
    page.set_footer("&R&P / &N")


def _form(cells: Sequence[Cell]) -> str:
    numbers = [cell for cell in cells if isinstance(cell, int | float)]
    return WHOLE if all(float(number).is_integer() for number in numbers) else PARTS


def _width(heading: str, cells: Sequence[Cell]) -> int:
    # A heading may break between its words, a name not.
    longest = max(len(word) for word in heading.split() or [""]) + ARROW
    told = (len(cell) if isinstance(cell, str) else len(f"{cell:,.2f}") + 1 for cell in cells if cell is not None)
    return min(MOST_WIDTH, max(LEAST_WIDTH, longest, max(told, default=0) + 1))
