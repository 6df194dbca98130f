"""CSV files of any length, row by row: what is wanted of a row, and what was no row at all."""

import codecs
import csv
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, islice
from typing import BinaryIO

from models.errors import InventoryError
from models.importers.tables import CODE_PAGES, CYRILLIC, Report, amount, looks_cyrillic, wide_encoding
from models.words import count, tr_count, tr_format

MOST_ROWS = 10_000_000
MOST_COLUMNS = 512
LONGEST_LINE = 4 * 1024 * 1024
LONGEST_CELL = 128 * 1024
CHUNK_BYTES = 64 * 1024
ROWS_BETWEEN_REPORTS = 4_096
MOST_DIGITS = 15
UTF_8_MARK = b"\xef\xbb\xbf"
CR_ALONE = re.compile(rb"\r(?=[^\r\n])")
DELIMITERS, QUOTED = ",;\t|", re.compile('"[^"]*"')
# Titles above the headers are looked past in so many lines.
MOST_TITLES = 20
# What stands before the headers: the type that PowerShell 5 writes, the delimiter that Excel is told.
PREAMBLE = re.compile(r"#TYPE |sep=.$", re.IGNORECASE)
# Excel writes long numbers so.
NOT_IN_HEADERS, NO_DIGIT = re.compile("[^0-9a-z]"), re.compile("[^0-9]")
SCIENTIFIC = re.compile(r"[0-9](?:[.,][0-9]{1,15})?E\+?[0-9]{1,2}", re.IGNORECASE)
BYTES_IN_BRACKETS = re.compile(r"\(([0-9][0-9.,'\s\u00a0\u202f\u2019]*)bytes?\)", re.IGNORECASE)
SIZE = re.compile(r"([0-9][0-9.,]*)\s*(B|KB|MB|GB|TB)", re.IGNORECASE)
UNITS = {"b": 1.0, "kb": 1024.0, "mb": 1024.0**2, "gb": 1024.0**3, "tb": 1024.0**4}
NO = frozenset({"", "false", "no", "0", "falsch", "nein"})


class Table:
    """The headers of a CSV file, and its rows as they come.

    Parameters
    ----------
    lines : iterator of str
        From the beginning of the file.
    report : callable
        Hears how far the reading is.
    part : Part
        Knows how far that is.

    Raises
    ------
    InventoryError
        If it is no text, has no headers or is beyond the caps.
    """

    def __init__(self, lines: Iterator[str], report: Report, part: "Part") -> None:
        self._report, self._part = report, part
        first, self._delimiter, self._lines = _headers(line for line in lines if line.strip())
        csv.field_size_limit(LONGEST_CELL)
        with _as_invalid():
            self.names = next(csv.reader([first], delimiter=self._delimiter), [])
        self.headers = [plain_header(name) for name in self.names]
        if len(self.headers) > MOST_COLUMNS:
            raise InventoryError(tr_format("the file has more than {most} columns.", most=count(MOST_COLUMNS)))
        self.rows_read = self.skipped = 0

    @property
    def doubled(self) -> bool:
        """Return whether two columns have the same header; the first counts."""
        named = [header for header in self.headers if header]
        return len(set(named)) < len(named)

    def column(self, *names: str) -> int | None:
        """Return the place of the first of some headers that is there."""
        return next((self.headers.index(name) for name in names if name and name in self.headers), None)

    def rows(self, wanted: Sequence[int | None]) -> Iterator[list[str]]:
        """Return the wanted cells of each row, empty for a column that is not there.

        A row that ends before or in the last of them was cut, and one that is too long has a stray delimiter: both
        are left out and counted. Spreadsheets leave out empty cells at the end.
        """
        places = [place for place in wanted if place is not None]
        least = min(max(places, default=0) + 2, len(self.headers))
        reader = csv.reader(self._lines, delimiter=self._delimiter)
        before = 0
        with _as_invalid():
            for cells in reader:
                lines, before = reader.line_num - before, reader.line_num
                if not any(cells):
                    continue
                self._count()
                if not least <= len(cells) <= len(self.headers) or self._is_header(cells):
                    self.skipped += lines
                    continue
                yield ["" if place is None else cells[place].strip() for place in wanted]

    def sentences(self) -> Iterator[str]:
        """Return what was wrong with rows and headers, after the last row."""
        if self.skipped:
            yield tr_count(
                self.skipped,
                "{count} line was left out: it is truncated, or not a row of this table.",
                "{count} lines were left out: they are truncated, or not rows of this table.",
            )
        if self.doubled:
            yield tr_format("Some columns have the same header; the first of them was read.")

    def _is_header(self, cells: list[str]) -> bool:
        # A row of data differs in its first cell already: the others need not be read as headers.
        if not cells[0][:1].isalpha() or plain_header(cells[0]) != self.headers[0]:
            return False
        return [plain_header(cell) for cell in cells] == self.headers

    def _count(self) -> None:
        self.rows_read += 1
        if self.rows_read > MOST_ROWS:
            raise InventoryError(
                tr_format(
                    "the file has more than {most} rows, the most that can be read; split it.", most=count(MOST_ROWS)
                )
            )
        if self.rows_read % ROWS_BETWEEN_REPORTS == 0:
            self._report(self._part.done)


def _headers(lines: Iterator[str]) -> tuple[str, str, Iterator[str]]:
    """Return the line with the headers, what stands between its cells, and the lines below; titles have fewer cells."""
    top = [line for line in islice(lines, MOST_TITLES) if not PREAMBLE.match(line)]
    marks = [max(DELIMITERS, key=_bare(line).count) for line in top]
    cells = [sum(map(bool, map(str.strip, _bare(line).split(mark)))) for line, mark in zip(top, marks, strict=True)]
    place = next((place for place, number in enumerate(cells) if number > max(cells) // 2), 0)
    return (top[place], marks[place], chain(top[place + 1 :], lines)) if top else ("", DELIMITERS[0], lines)


def _bare(line: str) -> str:
    return QUOTED.sub("x", line)


@contextmanager
def _as_invalid() -> Iterator[None]:
    try:
        yield
    except csv.Error as error:
        raise InventoryError(tr_format("this is not a valid CSV file ({reason}).", reason=error)) from error


class Part:
    """A stream that knows which part of it was read."""

    def __init__(self, stream: BinaryIO, size: int) -> None:
        self._stream, self._size, self._read = stream, size, 0

    @property
    def done(self) -> float:
        """Return the part that was read, 0 to 1."""
        return min(self._read / self._size, 1.0) if self._size > 0 else 0.0

    def line(self, *, is_first: bool = False) -> bytes:
        """Return the next line; empty at the end. The first may be many whose end is CR alone.

        Raises
        ------
        InventoryError
            If it is longer than any line of such a file.
        """
        found = self._stream.readline(LONGEST_LINE + 1)
        self._read += len(found)
        if len(found) > LONGEST_LINE and not (is_first and CR_ALONE.search(found)):
            raise _too_long()
        return found

    def chunk(self) -> bytes:
        """Return the next bytes; empty at the end."""
        found = self._stream.read(CHUNK_BYTES)
        self._read += len(found)
        return found


def text_lines(part: Part, first: bytes) -> Iterator[str]:
    """Return the lines of a text whose first line was read: UTF-8, UTF-16, else a code page of Windows.

    They may end with CR alone, as old programs on the Mac write them.

    Raises
    ------
    InventoryError
        If it is no text.
    """
    for encoding in wide_encoding(first):
        yield from _split(part, first, encoding)
        return
    line = first.removeprefix(UTF_8_MARK)
    if CR_ALONE.search(line):
        # Latin-1 keeps each byte.
        yield from (_narrow(text.encode("latin-1")) for text in _split(part, line, "latin-1"))
        return
    while line:
        yield _narrow(line)
        line = part.line()


def _narrow(line: bytes) -> str:
    if b"\0" in line:
        raise _no_text()
    try:
        return line.decode()
    except UnicodeDecodeError:
        return line.decode(CYRILLIC if looks_cyrillic(line) else CODE_PAGES[0], errors="replace")


def _split(part: Part, first: bytes, encoding: str) -> Iterator[str]:
    """Return the lines of a stream whose first bytes were read, where they do not end with a byte of their own."""
    decoder = codecs.getincrementaldecoder(encoding)(errors="replace")
    data, text, end = first, "", ""
    while data:
        text += decoder.decode(data)
        end = end or ("\r" if CR_ALONE.search(text[:LONGEST_LINE].encode("ascii", "replace")) else "\n")
        *whole, text = text.split(end)
        if any("\0" in line for line in (*whole, text)):
            # As UTF-32, which begins like UTF-16.
            raise _no_text()
        yield from (line + end for line in whole)
        if len(text) > LONGEST_LINE:
            raise _too_long()
        data = part.chunk()
    if text:
        yield text


def _no_text() -> InventoryError:
    return InventoryError(tr_format("this is not a text file."))


def _too_long() -> InventoryError:
    return InventoryError(tr_format("a line is longer than {most} MB.", most=LONGEST_LINE // 1024**2))


def plain_header(text: str) -> str:
    """Return a header as it is compared: letters and digits alone, in small letters."""
    return NOT_IN_HEADERS.sub("", text.casefold())


def number(text: str) -> float | None:
    """Return a cell as a number of 0 or more, or None where it holds none.

    Examples
    --------
    >>> [number(text) for text in ("12", "1.234", "43,5", "1,28849E+11", "-5", "")]
    [12.0, 1234.0, 43.5, 128849000000.0, None, None]
    """
    if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS:
        return float(text)
    if SCIENTIFIC.fullmatch(text):
        value = float(text.replace(",", "."))
        return value if value < 10.0**MOST_DIGITS else None
    return amount(text)


def size_of(text: str) -> float | None:
    """Return a size in bytes as PowerShell writes it, or None where the cell holds none.

    Examples
    --------
    >>> [size_of(text) for text in ("1.2 GB (1,288,490,188 bytes)", "512B", "1,5 KB", "7", "-1 B")]
    [1288490188.0, 512.0, 1536.0, 7.0, None]
    """
    found = BYTES_IN_BRACKETS.search(text)
    if found is not None and not text.startswith("-"):
        digits = NO_DIGIT.sub("", found.group(1))
        return float(digits) if len(digits) <= MOST_DIGITS else None
    plain = number(text)
    if plain is not None:
        return plain
    named = SIZE.fullmatch(text)
    value = number(named.group(1).rstrip(".,")) if named else None
    return value * UNITS[named.group(2).casefold()] if named and value is not None else None
