"""Sheets of a workbook, or a CSV file, as rows of plain values, with caps on all of it."""

import csv
import io
import math
import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from attrs import frozen

from models.errors import InventoryError
from models.importers.zip_guard import require_sound_workbook
from models.words import count, tr_format

Cell = str | float
Row = dict[str, Cell]
Grid = Sequence[Sequence[object]]
# Called with the part of the work that is done, 0 to 1.
Report = Callable[[float], None]

MOST_ROWS = 100_000
MOST_COLUMNS = 512
MOST_CELLS = 5_000_000
LONGEST_CELL = 32_767
LONGEST_LINE = 65_536
MOST_DIGITS = 15
MOST_POWER = 300
ROWS_BETWEEN_REPORTS = 500
# What spreadsheet programs on Windows write when nobody asks for UTF-8, which takes any byte but five; then what its
# command line does, which takes all.
CODE_PAGES, LETTERS_TO_SEE = ("cp1252", "cp850"), 32
# In code page 1251 nearly all letters are Cyrillic; in the others few accents follow each other.
CYRILLIC, OTHER_LETTERS, CYRILLIC_WORD = "cp1251", re.compile(rb"[\x80-\xff]+"), re.compile(rb"[\xa8\xb8\xc0-\xff]{3,}")
LONGEST_LOOKED_AT = 1024 * 1024
# What a cell says that is true, as spreadsheet programs write it in some languages.
YES = frozenset({"true", "yes", "1", "x", "wahr", "ja", "vrai", "oui", "verdadero", "vero"})
# A last row that adds the others up.
TOTALS = frozenset({"total", "totals", "sum", "grand total", "summe", "gesamt", "gesamtsumme", "gesamtergebnis"})
# How much of the work on a sheet is done when its cells are unpacked.
UNPACKED = 0.6
# Whole digits, in groups of three or not, perhaps with idle decimals. `float()` would take nan, 1e999 and 1_000.
WHOLE = re.compile(r"[0-9]{1,15}(?:[.,]0{1,6})?")
DECIMAL = re.compile(r"[0-9]{1,15}(?:[.,][0-9]{1,6})?")
GROUPED = re.compile(r"[0-9]{1,3}(?:[.,' \u00a0\u2019][0-9]{3}){1,4}")


def in_silence(_done: float) -> None:
    """Ignore progress."""


def part_of(report: Report, first: float, last: float) -> Report:
    """Return a progress callback for one part of some work: its 0 to 1 becomes `first` to `last` of the whole.

    Examples
    --------
    >>> part_of(print, 0.5, 1.0)(0.5)
    0.75
    """
    return lambda done: report(first + (last - first) * done)


def sheets_of_workbook(data: bytes, wanted: Iterable[str], report: Report = in_silence) -> dict[str, list[Row]]:
    """Return the rows of those wanted sheets that a workbook has, by the sheet's name in small letters.

    Parameters
    ----------
    data : bytes
        The whole file.
    wanted : iterable of str
        The names of sheets, in small letters.
    report : callable
        Hears how far the reading is.

    Raises
    ------
    InventoryError
        If it is no sound workbook or larger than the caps.
    """
    chosen = {*wanted}
    return {
        sheet.casefold(): _rows(lines, own, len(lines))
        for sheet, lines, own in _grids(
            data, lambda names: [name for name in names if name.casefold() in chosen], report
        )
    }


def lines_of_workbook(data: bytes, most: int, report: Report = in_silence) -> list[tuple[str, Grid]]:
    """Return the names and lines of the first sheets of a workbook; see `sheets_of_workbook`.

    Raises
    ------
    InventoryError
        If it is no sound workbook, or its sheets together are larger than the caps.
    """
    found, cells = [], 0
    for sheet, lines, own in _grids(data, lambda names: names[:most], report):
        cells += len(lines) * max(map(len, lines), default=0)
        if cells > MOST_CELLS:
            raise InventoryError(tr_format("its sheets have more than {cells} cells.", cells=count(MOST_CELLS)))
        found.append((sheet, lines))
        own(1.0)
    return found


def _grids(data: bytes, choose: Callable[[list[str]], list[str]], report: Report) -> Iterator[tuple[str, Grid, Report]]:
    """Return name and lines of each chosen sheet, and what hears how far the work on it is."""
    require_sound_workbook(data)
    # Here, so that the look at the archive comes first and nothing else pays for the reader.
    from python_calamine import CalamineError, CalamineWorkbook

    try:
        book = CalamineWorkbook.from_filelike(io.BytesIO(data))
        names = choose(book.sheet_names)
        for position, name in enumerate(names):
            own = part_of(report, position / len(names), (position + 1) / len(names))
            sheet = book.get_sheet_by_name(name)
            require_size(sheet.height, sheet.width)
            own(UNPACKED)
            yield name, sheet.to_python(skip_empty_area=True), part_of(own, UNPACKED, 1.0)
    except CalamineError as error:
        raise InventoryError(
            tr_format("this is not an .xlsx workbook or .zip archive, or it is damaged. Export it again.")
        ) from error


@frozen
class CsvRows:
    """The rows of a CSV file.

    Parameters
    ----------
    short : int
        How many lines have fewer cells than the headers.
    cut_line : int
        The number of the last line where it ends within a quotation, and was left out; 0 where all are whole.
    """

    rows: list[Row]
    short: int = 0
    cut_line: int = 0


def rows_of_csv(data: bytes) -> CsvRows:
    """Return the rows of a CSV file, its first line being the headers.

    Raises
    ------
    InventoryError
        If it is no sound text, not well quoted, or larger than the caps.
    """
    text = decoded(data)
    first = text.partition("\n")[0]
    lines, cut_line = csv_lines(list(capped_lines(text)), max(",;\t", key=first.count))
    width = len(lines[0]) if lines else 0
    return CsvRows(_rows(lines), sum(0 < len(line) < width for line in lines), cut_line)


def csv_lines(lines: Sequence[str], delimiter: str) -> tuple[list[list[str]], int]:
    """Return the cells of the lines of a CSV file, and the number of the last line where that is cut and left out.

    Raises
    ------
    InventoryError
        If another line is not well quoted, or a cell is too long.
    """
    csv.field_size_limit(LONGEST_CELL)
    reader = csv.reader(lines, delimiter=delimiter, strict=True)
    rows: list[list[str]] = []
    done = 0
    try:
        for row in reader:
            rows.append(row)
            done = reader.line_num
    except csv.Error as error:
        # Only the last line is cut where writing was ended; a quotation that swallows lines is a fault in their midst.
        if done == len(lines) - 1 and rows and lines[done].count('"') % 2:
            return rows, done + 1
        raise InventoryError(
            tr_format(
                "a cell in line {line} cannot be read ({reason}); check its quotation marks.",
                line=count(done + 1),
                reason=error,
            )
        ) from error
    return rows, 0


def headers_of_csv(data: bytes) -> list[str]:
    """Return the headers of a CSV file in small letters; none where its first line is no such line.

    Raises
    ------
    InventoryError
        If it is no text.
    """
    first = decoded(data).partition("\n")[0][:LONGEST_LINE]
    csv.field_size_limit(LONGEST_CELL)
    try:
        names = next(csv.reader([first], delimiter=max(",;\t", key=first.count), strict=True), [])
    except csv.Error:
        return []
    return [name.strip().casefold() for name in names]


def whole(value: Cell | None) -> int | None:
    """Return a cell as a whole number above 0, or None where it holds none.

    Examples
    --------
    >>> [whole(value) for value in (4096.0, "4,096", "4096", "nan", "1e3", "1_000", "", -1.0)]
    [4096, 4096, 4096, None, None, None, None, None]
    """
    if isinstance(value, str):
        text = value.strip()
        if GROUPED.fullmatch(text):
            return int(re.sub("[^0-9]", "", text)) or None
        return int(re.split("[.,]", text)[0]) or None if WHOLE.fullmatch(text) else None
    if value is None or not math.isfinite(value) or abs(value) >= 10.0**MOST_DIGITS:
        return None
    return round(value) if round(value) > 0 else None


def amount(value: Cell | None) -> float | None:
    """Return a cell as a number of 0 or more, or None where it holds none.

    Examples
    --------
    >>> [amount(value) for value in (0.0, "1,234", "12.5", "nan", "", -1.0)]
    [0.0, 1234.0, 12.5, None, None, None]
    """
    if isinstance(value, str):
        text = value.strip()
        if GROUPED.fullmatch(text):
            return float(re.sub("[^0-9]", "", text))
        return float(text.replace(",", ".")) if DECIMAL.fullmatch(text) else None
    known = value is not None and math.isfinite(value) and 0.0 <= value < 10.0**MOST_DIGITS
    return value if known else None


def decoded(data: bytes) -> str:
    """Return the text of a file: UTF-8, UTF-16, or else as Windows writes it in Western Europe or in Cyrillic letters.

    Raises
    ------
    InventoryError
        If it is no text.
    """
    encodings = (*wide_encoding(data), "utf-8-sig", *([CYRILLIC] if looks_cyrillic(data) else []), *CODE_PAGES)
    text = ""
    for encoding in encodings:
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        break
    if "\0" in text:
        raise InventoryError(tr_format("this is not a text file."))
    return text


def looks_cyrillic(data: bytes) -> bool:
    """Return whether a text in a code page of Windows is Cyrillic: its foreign letters stand together as words."""
    foreign = OTHER_LETTERS.findall(data[:LONGEST_LOOKED_AT])
    words = [run for run in foreign if CYRILLIC_WORD.fullmatch(run)]
    return 2 * sum(map(len, words)) > sum(map(len, foreign))


def wide_encoding(data: bytes) -> tuple[str, ...]:
    """Return the encoding that the first bytes of a text say: a mark of UTF-16, or a zero beside each letter."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return ("utf-16",)
    first, second = data[:LETTERS_TO_SEE:2], data[1:LETTERS_TO_SEE:2]
    if second and not any(second) and all(first):
        return ("utf-16-le",)
    return ("utf-16-be",) if first and not any(first) and all(second) else ()


def capped_lines(text: str) -> Iterator[str]:
    """Return the lines of a text.

    Raises
    ------
    InventoryError
        Once there are too many, or one is too long.
    """
    for number, line in enumerate(io.StringIO(text, newline=""), 1):
        if number > MOST_ROWS:
            raise InventoryError(
                tr_format(
                    "the file has more than {most} lines, the most that can be read; split it, for example by cluster.",
                    most=count(MOST_ROWS),
                )
            )
        if len(line) > LONGEST_LINE:
            raise InventoryError(
                tr_format(
                    "line {line} has more than {most} characters, the most that can be read; check that the file "
                    "is a table.",
                    line=count(number),
                    most=count(LONGEST_LINE),
                )
            )
        yield line


def _rows(given: Iterable[Sequence[object]], report: Report = in_silence, expected: int = 0) -> list[Row]:
    lines = iter(given)
    headers = [str(name).strip().casefold() for name in next(lines, ())]
    require_size(1, len(headers))
    rows: list[Row] = []
    for number, line in enumerate(lines):
        if expected and number % ROWS_BETWEEN_REPORTS == 0:
            report(min(number / expected, 1.0))
        require_size(len(rows) + 1, max(len(line), len(headers)))
        row = {name: cell_of(value) for name, value in zip(headers, line, strict=False) if name}
        if any(value != "" for value in row.values()):
            rows.append(row)
    return rows


def cell_of(value: object) -> Cell:
    """Return what a reader found in a cell as text without blanks around it, or as a number."""
    if isinstance(value, bool):
        return str(value)
    if isinstance(value, int | float):
        # A whole number of Python may be beyond any float.
        return float(value) if abs(value) < 10.0**MOST_POWER else str(value)[:LONGEST_CELL]
    return str(value).strip()[:LONGEST_CELL]


def require_size(height: int, width: int) -> None:
    """Refuse a sheet that is larger than the caps.

    Raises
    ------
    InventoryError
        If it is.
    """
    if height > MOST_ROWS or width > MOST_COLUMNS or height * width > MOST_CELLS:
        raise InventoryError(
            tr_format(
                "a sheet has {height} rows and {width} columns; at most {rows} rows, {columns} columns "
                "and {cells} cells are read.",
                height=count(height),
                width=count(width),
                rows=count(MOST_ROWS),
                columns=count(MOST_COLUMNS),
                cells=count(MOST_CELLS),
            )
        )
