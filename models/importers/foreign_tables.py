"""Tables of any program, with caps: CSV in its dialects, sheets of a workbook, JSON, and what Proxmox prints."""

import itertools
import json
import re
from collections.abc import Iterable, Iterator, Sequence

from attrs import evolve, frozen

from models.errors import InventoryError
from models.importers.amounts import COMMA, POINT, amount_in
from models.importers.header_lines import MOST_TITLES, headers_and_rest, says_headers, with_units
from models.importers.inventory import clean
from models.importers.tables import (
    MOST_CELLS,
    MOST_ROWS,
    Cell,
    Report,
    capped_lines,
    cell_of,
    csv_lines,
    decoded,
    in_silence,
    lines_of_workbook,
    require_size,
)
from models.words import count, tr_format

DELIMITERS = ",;\t|"
MOST_SHEETS = 20
AS_TEXT = re.compile(r'="([^"=]*)"')
# The first letters of formulas, and of what a spreadsheet writes for one that fails.
CALCULATED = frozenset("=#")
ERRORS = frozenset({"#ref!", "#n/a", "#value!", "#div/0!", "#name?", "#num!", "#null!"})
SEPARATOR = re.compile(r"sep=(?P<mark>[,;\t|])\s*", re.IGNORECASE)
# Byte order marks and blanks before a JSON text.
MARKS, MOST_HEAD = b"\xef\xbb\xbf\xff\xfe \t\r\n", 64
BOX, BLANKS = "│", re.compile(r"\s+")
QM_LIST = ("VMID", "NAME", "STATUS")


@frozen
class Table:
    """Rows under headers, as a file has them.

    Parameters
    ----------
    headers : tuple of str
        Each once: doubled ones are numbered, empty ones are "#" and the number of the column.
    rows : tuple of tuple of str or float
        As many cells in each as there are headers.
    sheet : str
        The name of the sheet; empty where the file is one table.
    decimal : str
        What stands before the decimals where the numbers alone do not tell it.
    doubled, again, cut, formulas : int
        How many headers stood twice, how many lines have headers again or only units and were left out, how many lines
        are shorter than the headers, and how many cells hold a formula or an error in place of a value.
    cut_line : int
        The number of the last line where it ends within a quotation, and was left out; 0 where it does not.
    """

    headers: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    sheet: str = ""
    decimal: str = POINT
    doubled: int = 0
    again: int = 0
    cut: int = 0
    formulas: int = 0
    cut_line: int = 0

    def column(self, header: str) -> list[Cell]:
        """Return the cells below a header that are not empty."""
        place = self.headers.index(header)
        return [row[place] for row in self.rows if row[place] != ""]


def tables_in(data: bytes, report: Report = in_silence) -> list[Table]:
    """Return the tables of a file, that is one, or one for each sheet of a workbook; none where it has none.

    Raises
    ------
    InventoryError
        If it cannot be read, or is larger than the caps.
    """
    if data.startswith((b"PK", b"\xd0\xcf\x11\xe0")):
        sheets = lines_of_workbook(data, MOST_SHEETS, report)
        found = [(_table(lines), name) for name, lines in sheets]
        return [evolve(table, sheet=clean(name)) for table, name in found if table.headers and table.rows]
    table = _table_of_text(data)
    return [table] if table.headers and table.rows else []


def why_no_table(data: bytes) -> str:
    """Return in a sentence why a file has no table, and what to do; it is one of those in which `tables_in` finds none.

    Raises
    ------
    InventoryError
        If it cannot be read, or is larger than the caps.
    """
    if not data.replace(b"\0", b"").strip(MARKS):
        return tr_format("the file is empty. Export it again.")
    is_workbook = data.startswith((b"PK", b"\xd0\xcf\x11\xe0"))
    sheets = [_table(lines) for _, lines in lines_of_workbook(data, MOST_SHEETS)] if is_workbook else []
    if any(table.headers for table in (sheets or [_table_of_text(data)])):
        return tr_format("its table has headers but no row below them. Export it again, with the machines.")
    if is_workbook:
        return tr_format("its sheets are empty. Export it again.")
    return tr_format(
        "this is not an RVTools export, and it has no table with headers and rows. Export a list of machines as CSV or "
        "as a workbook."
    )


def is_json(data: bytes) -> bool:
    """Return whether a file begins as a JSON text, in UTF-8 or UTF-16."""
    return data[:MOST_HEAD].replace(b"\0", b"").lstrip(MARKS)[:1] in (b"[", b"{")


def _table_of_text(data: bytes) -> Table:
    text = decoded(data)
    if is_json(data):
        return _table(_lines_of_json(text))
    lines = list(_without_type(capped_lines(text)))
    first = next((line for line in lines if line.strip()), "")
    if any(line.startswith(BOX) for line in lines[:MOST_TITLES]):
        return _table([cell.strip() for cell in line.strip().strip(BOX).split(BOX)] for line in lines if BOX in line)
    if set(QM_LIST) <= set(first.split()):
        return _table(BLANKS.split(line.strip()) for line in lines)
    given = SEPARATOR.fullmatch(first)
    if given is not None:
        lines.remove(first)
        first = next((line for line in lines if line.strip()), "")
    delimiter = given.group("mark") if given is not None else _delimiter(lines)
    rows, cut_line = csv_lines(lines, delimiter)
    # What was taken off above the table counts: a user looks for the line in the file.
    above = text.count("\n") + (not text.endswith("\n")) - len(lines)
    return evolve(_table(rows), decimal=COMMA if delimiter == ";" else POINT, cut_line=cut_line and cut_line + above)


def _without_type(lines: Iterable[str]) -> Iterator[str]:
    """Return lines without the one that PowerShell writes above a table to say what its rows were."""
    first = next(iter(lines), "")
    rest = [] if first.startswith("#TYPE ") else [first]
    return itertools.chain(rest, lines)


def _delimiter(lines: Sequence[str]) -> str:
    """Return what stands between cells: what is most often outside of quotes in the first line that has any."""
    for line in lines[:MOST_TITLES]:
        bare = re.sub(r'"[^"]*"', "", line)
        mark = max(DELIMITERS, key=bare.count)
        if mark in bare:
            return mark
    return DELIMITERS[0]


def _lines_of_json(text: str) -> list[list[object]]:
    """Return a list of objects as lines, the first with the names of all their values."""
    if text.count("{") > MOST_ROWS + 1 or text.count(":") > MOST_CELLS:
        raise InventoryError(
            tr_format("the file has more than {rows} rows, the most that can be read; split it.", rows=count(MOST_ROWS))
        )
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InventoryError(tr_format("this is not a valid JSON file.")) from error
    rows = document.get("data") if isinstance(document, dict) else document
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise InventoryError(tr_format("this JSON file is not a list of machines."))
    headers = list(dict.fromkeys(itertools.chain.from_iterable(rows)))
    require_size(len(rows), len(headers))
    return [[*headers], *([_plain(row.get(header, "")) for header in headers] for row in rows)]


def _plain(value: object) -> object:
    return value if isinstance(value, str | int | float) else ""


def _table(given: Iterable[Sequence[object]]) -> Table:
    first, lines = headers_and_rest(iter(given))
    if not first:
        return Table((), ())
    require_size(1, len(first))
    cells = [cell_of(value) for value in first]
    headless = any(amount_in(cell) is not None for cell in cells if cell != "")
    names = [""] * len(cells) if headless else [clean(str(cell)) for cell in cells]
    headers = _unlike(names)
    rows: list[tuple[Cell, ...]] = []
    again = cut = formulas = 0
    for line in itertools.chain([first] if headless else (), lines):
        require_size(len(rows) + 1, max(len(line), len(headers)))
        row = [cell_of(value) for value in line[: len(headers)]]
        if not any(cell != "" for cell in row):
            continue
        is_cut = len(row) < len(headers)
        row += [""] * (len(headers) - len(row))
        if not headless and says_headers(row, headers, is_first=not rows):
            headers = headers if rows else _unlike(with_units(headers, row))
            again += 1
            continue
        cut += is_cut
        for place, cell in enumerate(row):
            if isinstance(cell, str) and cell[:1] in CALCULATED:
                row[place] = _value(cell)
                formulas += row[place] == ""
        rows.append(tuple(row))
    named = [name for name in names if name]
    doubled = len(named) - len(set(named))
    return Table(headers, tuple(rows), doubled=doubled, again=again, cut=cut, formulas=formulas)


def _unlike(names: Sequence[str]) -> tuple[str, ...]:
    """Return names of which none stands twice."""
    found: dict[str, None] = {}
    for number, given in enumerate(names, 1):
        name = given or f"#{number}"
        for again in itertools.count(2):
            if name not in found:
                break
            name = f"{given or f'#{number}'} ({again})"
        found[name] = None
    return tuple(found)


def _value(cell: str) -> Cell:
    """Return a cell without what a spreadsheet would calculate: nothing is calculated here."""
    text = AS_TEXT.fullmatch(cell)
    if text is not None:
        return text.group(1)
    return "" if cell.startswith("=") or cell.casefold() in ERRORS else cell
