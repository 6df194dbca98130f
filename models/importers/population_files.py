"""Which form a file of administrators has, by its own headers, and what it holds; all else is refused by name."""

from collections.abc import Callable, Iterable
from typing import BinaryIO

from models.errors import InventoryError
from models.importers import m365_reports, mailbox_exports, message_profile, tracking_log
from models.importers.population_table import UTF_16_MARKS, Part, Table, text_lines
from models.importers.populations import Populations
from models.importers.tables import Report, in_silence
from models.words import tr_format, tr_noop, translate

Read = Callable[[Table], Populations]
READERS: dict[str, Read] = {
    "message-profile": message_profile.read,
    "email-activity": m365_reports.read_activity,
    "mailbox-usage": m365_reports.read_usage,
    "app-usage": m365_reports.read_apps,
    "mailbox-statistics": mailbox_exports.read_statistics,
    "mailboxes": mailbox_exports.read_mailboxes,
}
# What else a file can be: by how it begins, and by headers that only that form has.
BEGINNINGS: tuple[tuple[bytes, str], ...] = (
    (b"PK", tr_noop("a workbook or an archive. Save the table as CSV first.")),
    (b"\xd0\xcf\x11\xe0", tr_noop("an old workbook. Save the table as CSV first.")),
    (b"SQLite format 3", tr_noop("a plan of this program. Open it with File, Open.")),
    (b"{", tr_noop("JSON, perhaps a plan. Open a plan with File, Open.")),
    (b"<", tr_noop("XML or a web page. Export the table as CSV.")),
)
_FORMS: tuple[tuple[frozenset[str], str], ...] = (
    (frozenset({"vm", "powerstate"}), tr_noop("an inventory of RVTools. Import it with File, Import inventory.")),
    (
        frozenset({"eventid", "source", "messagesubject"}),
        tr_noop("the output of Get-MessageTrackingLog. Choose the log files MSGTRK*.LOG themselves."),
    ),
    (frozenset({"vmname", "host"}), tr_noop("a list of virtual machines. Import it with File, Import inventory.")),
    (frozenset({"samaccountname", "distinguishedname"}), tr_noop("an export of Active Directory, not of mailboxes.")),
)
_PERFORMANCE = b"(PDH-"
HEAD = 64


def populations_of(stream: BinaryIO, size: int = 0, report: Report = in_silence) -> Populations:
    """Return the populations that a file describes, read as it comes.

    Parameters
    ----------
    stream : binary file
        From its beginning; several message tracking logs may follow each other.
    size : int
        All its bytes, for the progress.
    report : callable
        Hears how far the reading is.

    Raises
    ------
    InventoryError
        If it has none of the known forms, with what it looks like, or is beyond the caps.
    """
    part = Part(stream, size)
    first = part.line()
    if tracking_log.is_log(first):
        return _required(tracking_log.read(part, first, report))
    _require_table(first)
    table = Table(text_lines(part, first), report, part)
    if not any(table.headers):
        raise InventoryError(tr_format("the file is empty. Export the table again."))
    form = form_of(table.headers)
    if not form:
        raise _refusal(table.headers)
    found = READERS[form](table)
    if not table.rows_read:
        raise InventoryError(tr_format("the file has headers but no row below them. Export the table again."))
    return _required(found)


def form_of(headers: Iterable[str]) -> str:
    """Return the form of a table with some plain headers; empty where it is none of them."""
    given = frozenset(headers)
    if message_profile.is_form(given):
        return message_profile.FORM
    report = m365_reports.form_of(given)
    if report:
        return report
    if _is_other(given):
        return ""
    if mailbox_exports.is_statistics(given):
        return "mailbox-statistics"
    return "mailboxes" if mailbox_exports.is_mailboxes(given) else ""


def _required(found: Populations) -> Populations:
    if not found.drafts:
        raise InventoryError(tr_format("there are no mailboxes and no messages in this file."))
    return found


def _require_table(first: bytes) -> None:
    if not first.strip():
        # Empty lines may stand first; of a file of them alone nothing is left.
        return
    if _PERFORMANCE in first[:HEAD]:
        raise InventoryError(
            tr_format(
                "this is a log of performance counters (PerfMon or esxtop), which lists no mailboxes; Plan > Measured "
                "load reads it (“planner measured” on the command line)."
            )
        )
    for beginning, words in BEGINNINGS:
        if first.startswith(beginning) and not first.startswith(UTF_16_MARKS):
            raise InventoryError(tr_format("this looks like {form}", form=translate(words)))


def _is_other(headers: frozenset[str]) -> bool:
    return m365_reports.is_summary(headers) or any(form <= headers for form, _ in _FORMS)


def _refusal(headers: Iterable[str]) -> InventoryError:
    given = frozenset(headers)
    if m365_reports.is_summary(given):
        return InventoryError(
            tr_format("this is a Microsoft 365 report by day. Export the one that has a row for each user.")
        )
    for form, words in _FORMS:
        if form <= given:
            return InventoryError(tr_format("this looks like {form}", form=translate(words)))
    return InventoryError(
        tr_format(
            "its columns are not those of a file with populations. The help page Import populations says which files "
            "are read and how to get them."
        )
    )
