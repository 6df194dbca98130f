"""Performance logs as text: PerfMon's CSV and TSV and esxtop's batch mode, read line by line with caps.

The header is read once and says which columns are wanted; of each line only those cells become numbers. Samples are
summed up in windows, so a log of any length takes the memory of one window.
"""

import re
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Protocol

import numpy as np
from attrs import define, field, frozen
from numpy.typing import NDArray

from models.errors import InventoryError
from models.importers.inventory import clean
from models.importers.inventory_forms import Forms
from models.importers.population_table import CR_ALONE
from models.importers.recognition import LOG, LOOKED_AT, no_machines, no_populations, require_table
from models.importers.tables import Report, headers_of_csv, in_silence
from models.words import count, tr_format

MOST_HEADER_BYTES, MOST_LINE_BYTES = 256 << 20, 64 << 20
MOST_COLUMNS, MOST_ROWS = 200_000, 10_000_000
WINDOW_S, SECONDS_A_MINUTE = 900.0, 60.0
# A window counts where so many of its samples are there [fraction].
LEAST_FILLED = 0.8
# The start of a binary log, whose first text is in UTF-16, and that of a text in UTF-16: typeperf > FILE in PowerShell.
BINARY, UTF16 = b"\x00", (b"\xff\xfe", b"\xfe\xff")
MARKS = {"(PDH-CSV 4.0)": ",", "(PDH-TSV 4.0)": "\t"}
PATH = re.compile(r"\\\\(?P<machine>[^\\]+)\\(?P<object>[^\\(]+)(?:\((?P<instance>.*)\))?\\(?P<counter>.+)", re.DOTALL)
# The end of a log's first cell: how far the machine's clock is behind UTC [min]; "(UTC)(0)", "(…)(-60)". Some lack it.
BIAS = re.compile(r"\((-?\d{1,3})\)\s*$")
US_TIME = re.compile(rb"(\d{1,2})/(\d{1,2})/(\d{4}) (\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,6}))?)?")
# esxtop leaves out the quotes of one cell, and the comma behind it.
UNQUOTED = re.compile(rb'",\s+([-0-9.]+)"(?=[^,\r\n])')
# What esxtop calls a group of worlds, a world, and the world of a virtual machine's first CPU.
GROUPS, WORLD = frozenset({"group cpu", "group memory"}), "vcpu"
FIRST_CPU = re.compile(r"(vmx-)?vcpu-0\b|vmm0\b", re.IGNORECASE)
SAMPLES_TO_SEE = 32
CELL = 40
# Counters of Windows and of vSphere have 64 bits: a larger number is no sample, and neither is one below 0.
MOST_SAMPLE = 2.0**64

Floats = NDArray[np.float64]


@frozen
class Counter:
    """One column of a log: machine, object, instance and counter as written, without invisible characters."""

    machine: str
    object: str
    instance: str
    counter: str


@frozen(eq=False)
class Series:
    """A counter over the windows of a log.

    Parameters
    ----------
    start : (windows,)
        When each begins [s since the epoch, in the machine's own time].
    samples : (windows,)
    mean, peak : (windows,)
        Of its samples, in the counter's unit; NaN where too few are there.
    """

    counter: Counter
    start: Floats
    samples: Floats
    mean: Floats
    peak: Floats


@frozen(eq=False)
class Log:
    """What a log holds of the counters that were asked for.

    Parameters
    ----------
    rows : int
        Lines with samples.
    skipped : int
        Lines that were cut, or are of another width.
    bias_s : float or None
        UTC less the time of the log [s]; None where it does not say.
    """

    series: tuple[Series, ...]
    machines: tuple[str, ...]
    rows: int
    skipped: int
    bias_s: float | None = None


@frozen
class _Header:
    delimiter: str
    encoding: str
    columns: int
    wanted: tuple[tuple[int, Counter], ...]
    machines: tuple[str, ...]
    bias_s: float | None


@define
class _Window:
    """The samples of one window, and the windows before it."""

    columns: int
    start: float = np.nan
    rows: list[list[float]] = field(factory=list)
    times: list[float] = field(factory=list)
    done: list[tuple[float, Floats, Floats, Floats]] = field(factory=list)
    step: float = np.nan
    _steps: list[float] = field(factory=list)

    def add(self, time: float, values: list[float]) -> None:
        begins = time // WINDOW_S * WINDOW_S
        if begins != self.start:
            self.close()
            self.start = begins
        if self.times and time > self.times[-1] and len(self._steps) < SAMPLES_TO_SEE:
            self._steps.append(time - self.times[-1])
            self.step = float(np.median(self._steps))
        self.rows.append(values)
        self.times.append(time)

    def close(self) -> None:
        if not self.rows:
            return
        table = np.array(self.rows, dtype=np.float64)
        there = np.isfinite(table)
        samples = there.sum(axis=0).astype(np.float64)
        expected = WINDOW_S / self.step if self.step > 0.0 else float(len(table))
        enough = (samples >= LEAST_FILLED * expected) & (samples > 0.0)
        some = np.where(there, table, -np.inf)
        with np.errstate(divide="ignore", invalid="ignore"):
            mean = np.where(there, table, 0.0).sum(axis=0) / samples
        mean, peak = (np.where(enough, each, np.nan) for each in (mean, some.max(axis=0)))
        self.done.append((self.start, samples, mean, peak))
        self.rows.clear()
        self.times.clear()


class Stream(Protocol):
    """What is read line by line, such as a binary file."""

    def readline(self, size: int, /) -> bytes:
        """Return the next line, of so many bytes at most."""


def read_log(
    stream: Stream, is_wanted: Callable[[Counter], bool], report: Report = in_silence, known: Forms | None = None
) -> Log:
    """Return what a performance log says of some counters.

    Parameters
    ----------
    stream : binary file
        From its beginning; only `readline` is used.
    is_wanted : callable
        Asked once for each column.
    known : Forms or None
        By which a table of machines is recognised that was given in error.

    Raises
    ------
    InventoryError
        If it is no such log, with what it is instead, or it is beyond the caps.
    """
    first, stream = _first_line(stream)
    header = _header(first, is_wanted, known)
    window, rows, skipped = _Window(len(header.wanted)), 0, 0
    places = [place for place, _ in header.wanted]
    for number, line in enumerate(_lines(stream)):
        if number > MOST_ROWS:
            raise InventoryError(tr_format("the log has more than {most} lines.", most=count(MOST_ROWS)))
        cells = _cells(line, header.delimiter)
        if len(cells) != header.columns and line.startswith(b'"'):
            cells = _cells(UNQUOTED.sub(rb'","\1","', line), header.delimiter)
        time = _time_of(cells[0])
        if time is None and any(mark.encode() in cells[0] for mark in MARKS):
            _require_same(line, first)
        elif time is None:
            skipped += bool(cells[0].strip(b'" ')) and cells[0].lstrip(b'"')[:1].isdigit()
        elif len(cells) != header.columns:
            skipped += 1
        else:
            window.add(time, [_number(cells, place, header.delimiter) for place in places])
            rows += 1
    window.close()
    _require_samples(rows, skipped)
    report(1.0)
    return Log(tuple(_series(header, window)), header.machines, rows, skipped, header.bias_s)


@define
class _Narrow:
    """A text in UTF-16 as single bytes: numbers, times and names in Latin letters are whole, others are no counters."""

    stream: Stream

    def readline(self, size: int, /) -> bytes:
        """Return the next line."""
        return self.stream.readline(size).replace(BINARY, b"")


@define
class _ReturnsAlone:
    """A text whose lines end with CR alone, as old programs on the Mac write them: the stream ends none of them."""

    stream: Stream
    text: bytes
    start: int = 0

    def readline(self, size: int, /) -> bytes:
        """Return the next line."""
        if self.start >= len(self.text):
            self.text, self.start = self.stream.readline(size), 0
        begun, self.start = self.start, self.text.find(b"\r", self.start) + 1 or len(self.text)
        return self.text[begun : self.start]


def _require_same(line: bytes, first: bytes) -> None:
    """Refuse logs that were put one behind the other although their columns differ."""
    if line.strip() != first.strip():
        raise InventoryError(
            tr_format("it contains several logs with different counters. Save each of them as a separate file.")
        )


def _require_samples(rows: int, skipped: int) -> None:
    if not rows and skipped:
        raise InventoryError(
            tr_format("no line begins with a time as PerfMon writes it, MM/DD/YYYY hh:mm:ss. Save it with relog again.")
        )
    if not rows:
        raise InventoryError(tr_format("the log has no samples."))


def _first_line(stream: Stream) -> tuple[bytes, Stream]:
    """Return the first line that is not empty, and the stream to read on from."""
    while True:
        line = stream.readline(MOST_HEADER_BYTES + 1)
        if line.startswith(UTF16):
            line, stream = line[2:].replace(BINARY, b""), _Narrow(stream)
        if CR_ALONE.search(line):
            stream = _ReturnsAlone(stream, line)
            line = stream.readline(MOST_HEADER_BYTES + 1)
        if not line:
            raise InventoryError(tr_format("the log is empty."))
        if len(line) > MOST_HEADER_BYTES:
            raise InventoryError(tr_format("the first line is larger than {most} MB.", most=MOST_HEADER_BYTES >> 20))
        require_table(line[:LOOKED_AT], partial(stream.readline, LOOKED_AT), {LOG})
        if BINARY in line[:CELL]:
            raise InventoryError(tr_format("this is a binary log. Convert it first: relog LOG.blg -f csv -o LOG.csv."))
        if line.strip():
            return line, stream


def _refusal(head: bytes, known: Forms | None) -> InventoryError:
    headers = headers_of_csv(head)
    return (
        no_machines(headers)
        or no_populations(headers, known)
        or InventoryError(
            tr_format("this is not a performance log of PerfMon or esxtop: its first line does not contain PDH-CSV.")
        )
    )


def _header(line: bytes, is_wanted: Callable[[Counter], bool], known: Forms | None) -> _Header:
    mark = next((mark for mark in MARKS if mark.encode() in line[:CELL]), "")
    if not mark:
        raise _refusal(line[:LOOKED_AT], known)
    delimiter = ";" if mark == "(PDH-CSV 4.0)" and line.count(b";") > line.count(b",") else MARKS[mark]
    encoding, text = _decoded(line)
    cells = text.rstrip("\r\n").split(f'"{delimiter}"' if text.startswith('"') else delimiter)
    if len(cells) > MOST_COLUMNS:
        raise InventoryError(tr_format("the log has more than {most} columns.", most=count(MOST_COLUMNS)))
    wanted, machines, worlds = [], dict[str, None](), dict[str, set[str]]()
    seen = set[str]()
    for place, cell in enumerate(cells[1:], 1):
        found = PATH.fullmatch(cell.strip('"'))
        if found is None:
            continue
        counter = Counter(*(clean(found.group(name) or "") for name in ("machine", "object", "instance", "counter")))
        machines[counter.machine] = None
        if counter.object.casefold() == WORLD:
            group, world = _group_and_world(counter.instance)
            worlds.setdefault(counter.machine, set()).update([group] if FIRST_CPU.match(world) else ())
        # A counter that was added twice is there once: the first counts.
        path = cell.strip('"').casefold()
        if path not in seen and is_wanted(counter):
            wanted.append((place, counter))
        seen.add(path)
    kept = tuple(each for each in wanted if not _is_own(each[1], worlds))
    return _Header(delimiter, encoding, len(cells), kept, tuple(machines), _bias_s(cells[0]))


def _bias_s(cell: str) -> float | None:
    """Return how far the log's clock is behind UTC [s], by its first cell; None where that does not say."""
    found = BIAS.search(cell.strip('" '))
    return float(found.group(1)) * SECONDS_A_MINUTE if found else None


def _group_and_world(instance: str) -> tuple[str, str]:
    """Return group and name of a world, as of "123:mail:456:vmx-vcpu-0:mail"."""
    parts = instance.split(":", 3)
    return ":".join(parts[:2]), parts[-1]


def _is_own(counter: Counter, worlds: Mapping[str, Container[str]]) -> bool:
    """Return whether a group is one of the hypervisor itself: of those with virtual CPUs, it is none.

    Parameters
    ----------
    worlds : mapping of str to container of str
        The groups with virtual CPUs of each machine that says what its groups consist of.
    """
    known = worlds.get(counter.machine)
    return counter.object.casefold() in GROUPS and known is not None and counter.instance not in known


def _decoded(line: bytes) -> tuple[str, str]:
    """Return the encoding of a header with its text; names that cannot be read stay different from each other."""
    # The zone of a Russian Windows begins with these letters.
    for encoding in ("utf-8-sig", "cp1251" if b"RTZ" in line[: 2 * CELL] else "cp1252"):
        try:
            return encoding, line.decode(encoding)
        except UnicodeDecodeError:
            continue
    return "latin-1", line.decode("latin-1")


def _lines(stream: Stream) -> Iterator[bytes]:
    while line := stream.readline(MOST_LINE_BYTES + 1):
        if len(line) > MOST_LINE_BYTES:
            raise InventoryError(tr_format("a line is larger than {most} MB.", most=MOST_LINE_BYTES >> 20))
        if line.strip():
            yield line


def _cells(line: bytes, delimiter: str) -> list[bytes]:
    line, mark = line.rstrip(b"\r\n"), delimiter.encode()
    return line.split(b'"' + mark + b'"') if line.startswith(b'"') else line.split(mark)


def _time_of(cell: bytes) -> float | None:
    """Return the time of a row in seconds, or None where the cell holds none."""
    found = US_TIME.match(cell.strip(b'" '))
    if found is None:
        return None
    month, day, year, hour, minute = (int(part) for part in found.groups()[:5])
    try:
        moment = datetime(year, month, day, hour, minute, int(found.group(6) or 0))
    except ValueError:
        return None
    fraction = found.group(7)
    return (moment - datetime(1970, 1, 1)).total_seconds() + (float(b"0." + fraction) if fraction else 0.0)


def _number(cells: Sequence[bytes], place: int, delimiter: str) -> float:
    """Return a cell as a number; NaN where it holds none that a counter can have: a blank is no sample, not zero."""
    if place >= len(cells):
        return np.nan
    cell = cells[place].strip(b'" ')
    if delimiter == ";":
        cell = cell.replace(b",", b".")
    try:
        value = float(cell[:CELL])
    except ValueError:
        return np.nan
    return value if 0.0 <= value <= MOST_SAMPLE else np.nan


def _series(header: _Header, window: _Window) -> Iterator[Series]:
    starts = np.array([done[0] for done in window.done])
    tables = [np.array([done[part] for done in window.done]).reshape(len(starts), len(header.wanted))
              for part in range(1, 4)]  # fmt: skip
    for column, (_, counter) in enumerate(header.wanted):
        yield Series(counter, starts, *(table[:, column] for table in tables))
