"""Message tracking logs: messages of mailboxes by hour and server, counted line by line, whatever their length.

Logs of several files may follow each other in one stream, as each begins with its own `#Fields:`.
"""

import csv
from collections import Counter
from collections.abc import Iterator
from datetime import date

from attrs import define, field, frozen

from models.errors import InventoryError
from models.importers.population_table import ROWS_BETWEEN_REPORTS, UTF_8_MARK, Part
from models.importers.populations import Draft, Mean, Populations, host_name
from models.importers.tables import Report
from models.words import count, tr_count, tr_format

FORM = "tracking-log"
FIELDS = b"#Fields:"
# What is sent from a mailbox, and what is put into one, is told by this source.
STORE = b"STOREDRIVER"
SENT, RECEIVED = "RECEIVE", "DELIVER"
# Mailboxes by which Exchange tests itself, anywhere in a line.
PROBES = (b"healthmailbox", b"inboundproxy@", b"extest_")
HOURS_A_DAY = 24
MOST_HOURS = 400 * HOURS_A_DAY
HOUR_LETTERS, LONGEST_HOST = 13, 255
MOST_RECIPIENTS = 100_000
# Each keeps its hours, and all of them must fit into what the reading process may answer.
MOST_SERVERS, MOST_NAMES = 200, 10_000
KB = 1024.0
EPOCH = date(1970, 1, 1).toordinal()


@frozen
class _Columns:
    """Where the needed fields stand, and how many there are."""

    client: int
    server: int
    source: int
    event: int
    recipients: int
    size: int
    number: int


NEEDED = ("client-hostname", "server-hostname", "source", "event-id", "recipient-count", "total-bytes")


@define
class _Server:
    """The messages of the mailboxes of one server so far."""

    name: str
    hours: Counter[int] = field(factory=Counter)
    messages: int = 0
    bytes: float = 0.0

    def draft(self, days: float, written_by: frozenset[str]) -> Draft:
        """Return what is known of its mailboxes; messages a day where the log covers at least one."""
        return Draft(
            name=self.name or tr_format("Server without a name"),
            server=self.name,
            messages=Mean(self.messages / days, 0.0) if days >= 1.0 else None,
            message_kb=Mean(self.bytes / KB, self.messages) if self.bytes else None,
            hours=dict(self.hours),
            written_by=written_by,
        )


@define
class _Counts:
    """All that is kept of the lines so far."""

    servers: dict[str, _Server] = field(factory=dict)
    # The hours that any line has, by the text that says them.
    hours: dict[bytes, int] = field(factory=dict)
    # What each host is called in the plan.
    names: dict[str, str] = field(factory=dict)
    # Who wrote them, in small letters.
    writers: set[str] = field(factory=set)
    skipped: int = 0
    probes: int = 0

    def hour(self, line: bytes) -> int | None:
        """Return the hour of a line, noted as covered by the log, or None where it has none."""
        text = line[:HOUR_LETTERS]
        found = self.hours.get(text)
        if found is None:
            found = hour_of(text)
            if found is not None and len(self.hours) < MOST_HOURS:
                self.hours[text] = found
            else:
                found = None
        return found

    def add(self, hour: int, cells: list[str], columns: _Columns) -> None:
        """Count a message that is sent from or put into a mailbox."""
        event = cells[columns.event]
        if cells[columns.source] != STORE.decode() or event not in (SENT, RECEIVED):
            return
        # The server of the mailbox hands over what is sent, and is the goal of what is delivered; the other one, which
        # may be the same, moves the message and writes the line.
        places = (columns.client, columns.server) if event == SENT else (columns.server, columns.client)
        holder, writer = (self._name(cells[place]) for place in places)
        server = self._server(holder or writer)
        if writer and len(self.writers) < MOST_SERVERS:
            self.writers.add(writer.casefold())
        copies = min(max(_whole(cells[columns.recipients]), 1), MOST_RECIPIENTS) if event == RECEIVED else 1
        server.hours[hour] += 1
        server.messages += copies
        server.bytes += copies * float(_whole(cells[columns.size]))

    def days(self) -> float:
        """Return how many days the log covers; days without any line do not count."""
        by_day: dict[int, list[int]] = {}
        for hour in self.hours.values():
            by_day.setdefault(hour // HOURS_A_DAY, []).append(hour % HOURS_A_DAY)
        if not by_day:
            return 0.0
        before, after = min(by_day[min(by_day)]), HOURS_A_DAY - 1 - max(by_day[max(by_day)])
        return len(by_day) - (before + after) / HOURS_A_DAY

    def _name(self, host: str) -> str:
        host = host[:LONGEST_HOST]
        name = self.names.get(host)
        if name is None:
            name = host_name(host)
            if len(self.names) < MOST_NAMES:
                self.names[host] = name
        return name

    def _server(self, name: str) -> _Server:
        found = self.servers.get(name.casefold())
        if found is None:
            if len(self.servers) >= MOST_SERVERS:
                raise InventoryError(tr_format("the log names more than {most} servers.", most=count(MOST_SERVERS)))
            found = self.servers[name.casefold()] = _Server(name)
        return found


def is_log(line: bytes) -> bool:
    """Return whether a file that begins with a line is a log of Exchange or of IIS."""
    return line.removeprefix(UTF_8_MARK).startswith((b"#Software:", b"#Version:", FIELDS))


def read(part: Part, first: bytes, report: Report) -> Populations:
    """Return the messages of each server's mailboxes.

    Parameters
    ----------
    part : Part
        The stream after its first line.
    first : bytes
        That line.
    report : callable
        Hears how far the reading is.

    Raises
    ------
    InventoryError
        If it is another log.
    """
    counts, columns, number = _Counts(), None, 0
    line = first
    while line:
        number += 1
        if number % ROWS_BETWEEN_REPORTS == 0:
            report(part.done)
        plain = line.removeprefix(UTF_8_MARK) if line.startswith((b"#", UTF_8_MARK)) else line
        if plain.startswith(b"#"):
            columns = _columns(plain) if plain.startswith(FIELDS) else columns
        elif plain.strip():
            _count(counts, plain, columns)
        line = part.line()
    if columns is None:
        raise InventoryError(tr_format("this log has no line that begins with #Fields."))
    days = counts.days()
    writers = frozenset(counts.writers)
    drafts = tuple(server.draft(days, writers) for _, server in sorted(counts.servers.items()))
    return Populations(FORM, drafts, tuple(_sentences(counts, days)))


def _count(counts: _Counts, line: bytes, columns: _Columns | None) -> None:
    hour = counts.hour(line)
    if hour is None or columns is None:
        counts.skipped += 1
        return
    if STORE not in line:
        return
    lowered = line.lower()
    if any(probe in lowered for probe in PROBES):
        counts.probes += 1
        return
    try:
        cells = next(csv.reader([line.decode(errors="replace")]))
    except csv.Error:
        cells = []
    if len(cells) == columns.number:
        counts.add(hour, cells, columns)
    else:
        counts.skipped += 1


def _columns(line: bytes) -> _Columns:
    names = [name.strip() for name in line[len(FIELDS) :].decode(errors="replace").casefold().split(",")]
    if not set(NEEDED) <= set(names):
        raise InventoryError(
            tr_format(
                "this is a log, but not one of message tracking. Those are the files MSGTRK*.LOG in the folder "
                "TransportRoles\\Logs\\MessageTracking of Exchange."
            )
        )
    client, server, source, event, recipients, size = (names.index(name) for name in NEEDED)
    return _Columns(client, server, source, event, recipients, size, len(names))


def hour_of(text: bytes) -> int | None:
    """Return the hour since the epoch that a time begins with, or None where it is none.

    Examples
    --------
    >>> hour_of(b"1970-01-02T03"), hour_of(b"1970-02-30T03")
    (27, None)
    """
    year, month, day, hour = text[:4], text[5:7], text[8:10], text[11:13]
    if text[4:5] + text[7:8] + text[10:11] != b"--T" or not (year + month + day + hour).isdigit():
        return None
    try:
        ordinal = date(int(year), int(month), int(day)).toordinal()
    except ValueError:
        return None
    return (ordinal - EPOCH) * HOURS_A_DAY + int(hour) if int(hour) < HOURS_A_DAY else None


def _whole(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= HOUR_LETTERS else 0


def _sentences(counts: _Counts, days: float) -> Iterator[str]:
    hours = len(set(counts.hours.values()))
    yield tr_count(hours, "The log has lines of {count} hour.", "The log has lines of {count} different hours.")
    if counts.skipped:
        yield tr_count(
            counts.skipped,
            "{count} line was left out: it is truncated or has no date.",
            "{count} lines were left out: they are truncated or have no date.",
        )
    if counts.probes:
        yield tr_count(
            counts.probes,
            "{count} message of health mailboxes was left out.",
            "{count} messages of health mailboxes were left out.",
        )
    if counts.servers and days < 1.0:
        yield tr_format("The log covers less than a day, so messages per day are not known.")
    elif counts.servers:
        yield tr_format("Messages per day are the mean over all days of the log, weekends included.")
    if counts.servers:
        yield tr_format("Messages per second are those of the busiest hour of each server.")
