"""What a file is, by its first bytes or its headers, and what reads it: said where another reader was given it."""

from collections.abc import Callable, Collection, Container, Iterable

from models.errors import InventoryError
from models.importers import inventory_forms as columns
from models.importers import m365_reports, mailbox_exports, message_profile
from models.importers.inventory_forms import Forms
from models.importers.population_table import PREAMBLE
from models.importers.population_table import plain_header as letters
from models.importers.populations import FORMS
from models.importers.rvtools_sheets import sheet_of_csv
from models.importers.tables import decoded, headers_of_csv
from models.importers.tracking_log import is_log
from models.words import tr_format, tr_noop, translate

# What the first bytes of a file can say; each of them is read by another command, or by none.
PLAN, RESULTS, LOG, TRACKING_LOG, JSON, PAGE, WORKBOOK = (
    "plan", "results", "log", "tracking-log", "json", "page", "workbook",
)  # fmt: skip
# Tables of machines may be JSON, or sheets of a workbook.
OF_MACHINES = frozenset({JSON, WORKBOOK})
LOOKED_AT, PERFORMANCE_AT = 4096, 64
# As much as holds the headers of a table.
MOST_HEAD_BYTES = 256 * 1024
_SENTENCES = {
    PLAN: tr_noop("this is a plan of this program; File > Open opens it."),
    RESULTS: tr_noop("these are results that this program exported; open the plan that they were made from."),
    LOG: tr_noop(
        "this is a log of performance counters (PerfMon or esxtop); Plan > Measured load reads it (“planner measured” "
        "on the command line)."
    ),
    TRACKING_LOG: tr_noop(
        "this is a message tracking log; File > Import populations reads it (“planner populations” on the command "
        "line)."
    ),
    JSON: tr_noop(
        "this is a JSON file; if it lists machines, File > Import inventory reads it (“planner convert” on the command "
        "line)."
    ),
    PAGE: tr_noop("this is XML or a web page. Export the table as CSV."),
    WORKBOOK: tr_noop(
        "this is a workbook or an archive; save the table as CSV first. If it lists machines, File > Import inventory "
        "reads it as it is (“planner convert” on the command line)."
    ),
}
# What is read instead where it was opened as a plan; of JSON and pages the reader of plans says more.
_INSTEAD_OF_PLANS = {kind: _SENTENCES[kind] for kind in (RESULTS, LOG, TRACKING_LOG)} | {
    WORKBOOK: tr_noop(
        "this is a workbook or an archive, not a plan. If it lists machines, File > Import inventory reads it "
        "(“planner convert” on the command line)."
    )
}
_BEGINNINGS = (
    (b"PK", WORKBOOK), (b"\xd0\xcf\x11\xe0", WORKBOOK), (b"SQLite format 3", PLAN), (b"{", JSON), (b"[", JSON),
    (b"<", PAGE),
)  # fmt: skip
_OWN_JSON = ((b'"exchange-topology-plan"', PLAN), (b'"exchange-topology-results"', RESULTS))
# Byte order marks and blanks before a text.
_MARKS = b"\xef\xbb\xbf\xff\xfe \t\r\n"
# Other exports of the same programs, by headers that hardly another table has together.
_OTHERS: tuple[tuple[frozenset[str], str], ...] = (
    (
        frozenset({"eventid", "source", "messagesubject"}),
        tr_noop("this is the output of Get-MessageTrackingLog. Choose the log files MSGTRK*.LOG themselves."),
    ),
    (
        frozenset({"samaccountname", "distinguishedname"}),
        tr_noop("this is an export of Active Directory, which lists neither mailboxes nor machines."),
    ),
)
_RVTOOLS = frozenset({"vm", "powerstate"})


def kind_of(head: bytes) -> str:
    """Return what the first bytes of a file say that it is; empty where they say nothing, as of most tables."""
    if any(mark in head[:PERFORMANCE_AT] for mark in (b"(PDH-CSV", b"(PDH-TSV")):
        return LOG
    if is_log(head):
        return TRACKING_LOG
    plain = head[:LOOKED_AT].replace(b"\0", b"").lstrip(_MARKS)
    found = next((kind for beginning, kind in _BEGINNINGS if plain.startswith(beginning)), "")
    return next((kind for own, kind in _OWN_JSON if own in plain), JSON) if found == JSON else found


def require(head: bytes, reads: Container[str]) -> None:
    """Refuse what another command reads.

    Parameters
    ----------
    head : bytes
        The beginning of the file.
    reads : container of str
        The kinds that the caller reads.

    Raises
    ------
    InventoryError
        If the file is of another kind, with what reads it.
    """
    kind = kind_of(head)
    if kind and kind not in reads:
        raise InventoryError(translate(_SENTENCES[kind]))


def require_table(first: bytes, more: Callable[[], bytes], reads: Container[str]) -> None:
    """Refuse what another command reads, where only the first line of a stream is known; see `require`.

    Parameters
    ----------
    more : callable
        Returns the next line. It is asked for only where no table can begin so.

    Raises
    ------
    InventoryError
        If the file is of another kind, with what reads it.
    """
    require(first + more() if kind_of(first) == JSON else first, reads)


def form_of(headers: Iterable[str]) -> str:
    """Return the form of a table of populations with some plain headers; empty where it is none."""
    given = frozenset(headers)
    if message_profile.is_form(given):
        return message_profile.FORM
    report = m365_reports.form_of(given)
    if report:
        return report
    if m365_reports.is_summary(given) or given >= _RVTOOLS or any(own <= given for own, _ in _OTHERS):
        return ""
    if mailbox_exports.is_statistics(given):
        return "mailbox-statistics"
    return "mailboxes" if mailbox_exports.is_mailboxes(given) else ""


def no_plan(head: bytes, known: Forms) -> InventoryError | None:
    """Return what a file is that was opened as a plan and is none; None where nobody knows.

    Parameters
    ----------
    head : bytes
        The beginning of the file, with its first lines.
    known : Forms
        The forms of tables of machines.
    """
    kind = kind_of(head)
    if kind in _INSTEAD_OF_PLANS:
        return InventoryError(translate(_INSTEAD_OF_PLANS[kind]))
    headers = () if kind else _headers(head)
    return (no_machines(headers) or no_populations(headers, known)) if headers else None


def _headers(head: bytes) -> list[str]:
    """Return the headers of a table that begins so; none where it is no text."""
    # The last line may be cut within a letter; in UTF-16 a line does not end with one byte.
    whole = head if b"\0" in head else head.rpartition(b"\n")[0] or head
    try:
        first, _, rest = decoded(whole).partition("\n")
        return headers_of_csv((rest if PREAMBLE.match(first) else first).encode())
    except InventoryError:
        return []


def no_machines(headers: Iterable[str]) -> InventoryError | None:
    """Return what a table is that lists no machines; None where nobody knows."""
    given = frozenset(map(letters, headers))
    form = form_of(given)
    if form:
        return InventoryError(
            tr_format(
                "this is a file with populations ({form}); File > Import populations reads it as CSV (“planner "
                "populations” on the command line).",
                form=translate(FORMS[form]),
            )
        )
    return _other(given)


def no_populations(headers: Collection[str], known: Forms | None) -> InventoryError | None:
    """Return what a table is that lists no populations; None where nobody knows.

    Parameters
    ----------
    known : Forms or None
        The forms of tables of machines, where they are to be recognised.
    """
    given = frozenset(map(letters, headers))
    if sheet_of_csv([header.strip().casefold() for header in headers]) or given >= _RVTOOLS:
        return _inventory("RVTools")
    form = known.known(headers) if known is not None else None
    if form is not None:
        return _inventory(form.name)
    if known is not None and _lists_machines(headers, known):
        return _inventory(tr_format("names, CPUs and memory"))
    return _other(given)


def _lists_machines(headers: Iterable[str], known: Forms) -> bool:
    given = {plain for header in headers for plain in map(columns.plain_header, (header, columns.without_unit(header)))}
    names = {*known.words[columns.NAME].whole, *known.words[columns.HOST].whole}
    return all(
        given & {*words} for words in (names, *(known.words[each].whole for each in (columns.CPUS, columns.MEMORY)))
    )


def _inventory(form: str) -> InventoryError:
    return InventoryError(
        tr_format(
            "this is a list of machines ({form}); File > Import inventory reads it (“planner convert” on the command "
            "line).",
            form=form,
        )
    )


def _other(given: frozenset[str]) -> InventoryError | None:
    if m365_reports.is_summary(given):
        return InventoryError(
            tr_format("this is a Microsoft 365 report by day. Export the one that has a row for each user.")
        )
    return next((InventoryError(translate(words)) for own, words in _OTHERS if own <= given), None)
