"""Which form a file of administrators has, by its own headers, and what it holds; all else is refused by name."""

from collections.abc import Callable, Sequence
from typing import BinaryIO

from models.errors import InventoryError
from models.importers import m365_reports, mailbox_exports, message_profile, tracking_log
from models.importers.inventory_forms import Forms
from models.importers.population_table import Part, Table, text_lines
from models.importers.populations import Populations
from models.importers.recognition import form_of, no_populations, require_table
from models.importers.tables import Report, in_silence
from models.words import tr_format

Read = Callable[[Table], Populations]
READERS: dict[str, Read] = {
    "message-profile": message_profile.read,
    "email-activity": m365_reports.read_activity,
    "mailbox-usage": m365_reports.read_usage,
    "app-usage": m365_reports.read_apps,
    "mailbox-statistics": mailbox_exports.read_statistics,
    "mailboxes": mailbox_exports.read_mailboxes,
}


def populations_of(
    stream: BinaryIO, size: int = 0, report: Report = in_silence, known: Forms | None = None
) -> Populations:
    """Return the populations that a file describes, read as it comes.

    Parameters
    ----------
    stream : binary file
        From its beginning; several message tracking logs may follow each other.
    size : int
        All its bytes, for the progress.
    report : callable
        Hears how far the reading is.
    known : Forms or None
        By which a table of machines is recognised that was given in error.

    Raises
    ------
    InventoryError
        If it has none of the known forms, with what it looks like, or is beyond the caps.
    """
    part = Part(stream, size)
    first = _first_line(part)
    if tracking_log.is_log(first):
        return _required(tracking_log.read(part, first, report))
    require_table(first, part.line, ())
    table = Table(text_lines(part, first), report, part)
    if not any(table.headers):
        raise InventoryError(tr_format("the file is empty. Export the table again."))
    form = form_of(table.headers)
    if not form:
        raise _refusal(table.names, known)
    found = READERS[form](table)
    if not table.rows_read:
        raise InventoryError(tr_format("the file has headers but no row below them. Export the table again."))
    return _required(found)


def _first_line(part: Part) -> bytes:
    """Return the first line that is not empty: typeperf writes an empty one before its headers."""
    line = part.line(is_first=True)
    while line and not line.strip():
        line = part.line(is_first=True)
    return line


def _required(found: Populations) -> Populations:
    if not found.drafts:
        raise InventoryError(tr_format("there are no mailboxes and no messages in this file."))
    return found


def _refusal(headers: Sequence[str], known: Forms | None) -> InventoryError:
    return no_populations(headers, known) or InventoryError(
        tr_format(
            "its columns are not those of a file with populations. The help page Import populations says which files "
            "are read and how to get them."
        )
    )
