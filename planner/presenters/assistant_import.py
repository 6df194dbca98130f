"""Populations of files as rows of users, for the new-plan assistant."""

from collections.abc import Sequence

from attrs import evolve

from models.errors import ChangeError
from models.importers.population_change import LABELS, not_in
from models.importers.population_joining import joined
from models.importers.populations import Draft, Populations
from models.plan.choices import PROTOCOL_IDS
from models.words import all_of, inside, tr_count, tr_format, translate
from planner.presenters.assistant_paste import PastedUsers
from planner.presenters.assistant_rows import MAILBOXES, MESSAGES, NAME, SITE, SIZE, UserRow, new_row, shown

# What a row has; the rest of a file would need the plan to be there.
OF_ROWS = ("messages_per_day", "message_kb", "mailbox_mb", "users")


def imported_users(found: Sequence[Populations], messages_per_day: float) -> PastedUsers:
    """Return the rows of files, and a sentence that says what was left out and what no file says.

    Parameters
    ----------
    messages_per_day : float
        Where no file says it.

    Raises
    ------
    ChangeError
        If no file says how many mailboxes there are.
    """
    whole = joined(found)
    drafts = [draft for draft in whole.drafts if draft.mailboxes and not draft.is_elsewhere]
    if not drafts:
        raise ChangeError(tr_format("The files do not say how many mailboxes there are."))
    sentences = [tr_count(len(drafts), "{count} row added from the files.", "{count} rows added from the files.")]
    missing = [
        inside(translate(LABELS[name])) for name in OF_ROWS if any(name not in draft.known() for draft in drafts)
    ]
    if missing:
        words = tr_format("Missing in some rows and set to default values there: {fields}.", fields=all_of(missing))
        sentences.append(words)
    return PastedUsers(
        tuple(_row(draft, messages_per_day) for draft in drafts), " ".join((*sentences, *whole.sentences))
    )


def _row(draft: Draft, messages_per_day: float) -> UserRow:
    mailboxes = draft.mailboxes or 0
    message = draft.message_kb.value if draft.message_kb else None
    row = evolve(
        new_row((), draft.messages_per_day or messages_per_day),
        message_kb=None if message is None else round(message, 1),
        assumed=not_in(draft),
    )
    row = row.with_text(SITE, draft.site).with_text(NAME, tr_format("Users") if draft.site else draft.name)
    row = row.with_text(MAILBOXES, shown(MAILBOXES, mailboxes)).with_text(
        MESSAGES, shown(MESSAGES, round(draft.messages_per_day or messages_per_day, 1))
    )
    if draft.mailbox_mb is not None and draft.mailbox_mb.value is not None:
        row = row.with_text(SIZE, shown(SIZE, round(draft.mailbox_mb.value)))
    if draft.users:
        row = evolve(row, clients=tuple(min(draft.users.get(name, 0) / mailboxes, 1.0) for name in PROTOCOL_IDS))
    return row
