"""Populations of files as the words and numbers of a table, for the dialog and for the command."""

from collections.abc import Sequence

from models.importers.populations import FORMS, Draft
from models.plan.choices import PROTOCOLS
from models.words import all_of, count, memory, significant, tr_format, tr_noop, translate, trimmed

UNKNOWN = "–"
HEADINGS = (
    tr_noop("Mailboxes"),
    tr_noop("Messages per day"),
    tr_noop("Message size"),
    tr_noop("Mailbox size"),
    tr_noop("Items"),
    tr_noop("Messages per second"),
)
PROTOCOL_NAMES = {choice.value: choice.label for choice in PROTOCOLS}


def number_cells(draft: Draft) -> tuple[str, ...]:
    """Return the numbers of a population under `HEADINGS`; what the file does not say is a dash."""
    size, box, items = (mean.value if mean else None for mean in (draft.message_kb, draft.mailbox_mb, draft.items))
    rate = draft.messages_s
    return (
        UNKNOWN if draft.mailboxes is None else count(draft.mailboxes),
        UNKNOWN if draft.messages_per_day is None else trimmed(draft.messages_per_day, 1),
        UNKNOWN if size is None else f"{trimmed(size, 1)} KB",
        UNKNOWN if box is None else memory(box),
        UNKNOWN if items is None else count(items),
        UNKNOWN if rate is None else significant(rate),
    )


def users_cell(draft: Draft) -> str:
    """Return the users by protocol in one line, those of nobody left out."""
    used = [(name, number) for name, number in draft.users.items() if number]
    if not draft.users:
        return UNKNOWN
    return ", ".join(f"{translate(PROTOCOL_NAMES[name])} {count(number)}" for name, number in used) or "0"


def forms_line(forms: Sequence[str]) -> str:
    """Return what the files are, in one sentence."""
    return tr_format("Read: {forms}.", forms=all_of([translate(FORMS[form]) for form in forms]))
