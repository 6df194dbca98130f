"""The rows of users that the new-plan assistant asks for: cells as they are typed, what they mean, what is wrong."""

from collections.abc import Sequence

from attrs import evolve, field, fields, frozen

from models.errors import FieldError
from models.plan.assumed import OUTLOOK
from models.plan.choices import PROTOCOLS
from models.plan.entities import Population, Site, Users
from models.plan.fields import Field, default_of, fields_of
from models.proposing.requirements import UserGroup, site_key
from models.words import tr_format, tr_noop, translate
from planner.presenters import field_text
from planner.presenters.numbers import percent

SITE, NAME, MAILBOXES, MESSAGES, SIZE, CLIENTS = range(6)
COLUMNS = (SITE, NAME, MAILBOXES, MESSAGES, SIZE, CLIENTS)
HEADINGS = (
    tr_noop("Site"), tr_noop("Users"), tr_noop("Mailboxes"), tr_noop("Messages/day"), tr_noop("Mailbox size"),
    tr_noop("Clients"),
)  # fmt: skip
NUMBERS = (MAILBOXES, MESSAGES, SIZE)
_POPULATION = fields_of(Population)
FIELDS: dict[int, Field] = {
    SITE: fields_of(Site)["name"],
    NAME: _POPULATION["name"],
    MAILBOXES: _POPULATION["mailboxes"],
    MESSAGES: _POPULATION["messages_per_day"],
    SIZE: _POPULATION["mailbox_mb"],
}
# Sizes up to this one without a unit are meant in GB: no mailbox is so many MB small.
MOST_BARE_GB = 50.0
# The fields that an import may assume, in the columns that show them.
ASSUMED = {MESSAGES: "messages_per_day", SIZE: "mailbox_mb"}
# The part of the users that use each protocol, in the order of `PROTOCOLS`: Outlook alone to begin with.
OUTLOOK_ALONE = (1.0, *[0.0] * (len(PROTOCOLS) - 1))


@frozen
class UserRow:
    """A row as it is typed.

    Parameters
    ----------
    texts : tuple of str
        Of the columns before `CLIENTS`.
    clients : tuple of float
        Part of the mailboxes whose users use each protocol [fraction].
    message_kb : float, optional
        What a file says of the size of messages, which no column shows.
    assumed : tuple of str
        The fields of the population that an import has assumed, by their names.
    """

    texts: tuple[str, ...]
    clients: tuple[float, ...] = OUTLOOK_ALONE
    message_kb: float | None = None
    assumed: tuple[str, ...] = ()

    def with_text(self, column: int, text: str) -> "UserRow":
        """Return the row with another text in a column."""
        texts = (*self.texts[:column], " ".join(text.split()), *self.texts[column + 1 :])
        return evolve(self, texts=texts)

    def edited(self, column: int, text: str) -> "UserRow":
        """Return the row with what a user typed in a column; a value that was changed is no longer assumed."""
        row = self.with_text(column, text)
        return row if row == self else evolve(row, assumed=self._assumed_but(ASSUMED.get(column, "")))

    def with_clients(self, clients: tuple[float, ...]) -> "UserRow":
        """Return the row with the clients that a user chose."""
        return self if clients == self.clients else evolve(self, clients=clients, assumed=self._assumed_but(OUTLOOK))

    def _assumed_but(self, field_name: str) -> tuple[str, ...]:
        return tuple(name for name in self.assumed if name != field_name)


@frozen
class CellFault:
    """What is wrong with a cell, in a sentence."""

    row: int
    column: int
    sentence: str


@frozen
class ReadRows:
    """Rows with what they mean.

    Parameters
    ----------
    groups : tuple of UserGroup
        Of the rows without a fault.
    faults : tuple of CellFault
        By row and column.
    """

    groups: tuple[UserGroup, ...] = ()
    faults: tuple[CellFault, ...] = field(default=())

    @property
    def sites(self) -> tuple[str, ...]:
        """Return the names of the sites, each once, as they were first written."""
        names: dict[str, str] = {}
        for group in self.groups:
            names.setdefault(site_key(group.site), group.site)
        return tuple(names.values())

    @property
    def mailboxes(self) -> int:
        """Return the number of mailboxes."""
        return sum(group.mailboxes for group in self.groups)


def new_row(rows: Sequence[UserRow], messages_per_day: float) -> UserRow:
    """Return what a new row begins with: nothing but the usual profile and the size of the row before."""
    size = rows[-1].texts[SIZE] if rows else shown(SIZE, default_of(Population, "mailbox_mb"))
    return UserRow(("", "", "", shown(MESSAGES, messages_per_day), size), rows[-1].clients if rows else OUTLOOK_ALONE)


def shown(column: int, value: float) -> str:
    """Return a value as it stands in a cell."""
    return field_text.format_value(FIELDS[column], value)


def with_size_unit(text: str, before: str) -> str:
    """Return a typed size with the unit that a bare number means: that of the cell before, or GB where it is small."""
    if not text[-1:].isdigit():
        return text
    try:
        bare = float(str(field_text.parsed(FIELDS[SIZE], text, FIELDS[SIZE].unit)))
    except FieldError:
        return text
    return f"{text} {'GB' if before.endswith('GB') or bare <= MOST_BARE_GB else FIELDS[SIZE].unit}"


def tidied(row: UserRow) -> UserRow:
    """Return a row with its numbers as they are shown, where they are numbers."""
    for place in NUMBERS:
        try:
            value = field_text.parsed(FIELDS[place], row.texts[place], FIELDS[place].unit)
        except FieldError:
            continue
        row = row.with_text(place, shown(place, float(str(value))))
    return row


def read_rows(rows: Sequence[UserRow]) -> ReadRows:
    """Return what rows mean, and every cell that is wrong."""
    groups, faults = [], []
    for number, row in enumerate(rows):
        values: dict[int, object] = {}
        for column, cell in FIELDS.items():
            try:
                values[column] = _read(column, cell, row.texts[column])
            except FieldError as error:
                faults.append(CellFault(number, column, str(error)))
        if len(values) == len(FIELDS):
            groups.append(_group(values, row))
    return ReadRows(tuple(groups), tuple(faults))


def _read(column: int, cell: Field, text: str) -> object:
    if not text and column in {SITE, NAME}:
        raise FieldError(tr_format("{column} is empty.", column=translate(HEADINGS[column])))
    unit = field_text.shown_unit(cell, None) if column == SIZE else ""
    return field_text.parsed(cell, text, unit)


def _group(values: dict[int, object], row: UserRow) -> UserGroup:
    mailboxes = int(str(values[MAILBOXES]))
    counts = [round(mailboxes * part) for part in row.clients]
    users = Users(**dict(zip((entry.name for entry in fields(Users)), counts, strict=True)))
    return UserGroup(
        site=str(values[SITE]),
        name=str(values[NAME]),
        mailboxes=mailboxes,
        messages_per_day=float(str(values[MESSAGES])),
        mailbox_mb=float(str(values[SIZE])),
        users=users,
        message_kb=row.message_kb,
        assumed=row.assumed,
    )


def clients_words(clients: Sequence[float]) -> str:
    """Return how many use each protocol, as in "Outlook 80 %, ActiveSync 20 %"."""
    parts = [
        f"{translate(choice.label)} {percent(part)}" for choice, part in zip(PROTOCOLS, clients, strict=True) if part
    ]
    return ", ".join(parts) or tr_format("nobody")
