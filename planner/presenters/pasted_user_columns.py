"""What the columns of pasted rows of users mean: headings in English and German, in any language of the window."""

from collections.abc import Sequence

from attrs import evolve, frozen

from models.plan.entities import Users
from models.plan.fields import fields_of
from models.words import translate
from planner.presenters.assistant_rows import FIELDS, HEADINGS, MAILBOXES, MESSAGES, NAME, SITE, SIZE
from planner.presenters.pasted_table import NAME as NAME_PATH
from planner.presenters.pasted_table import PLACE, column_of, without_unit

# Which column a heading fills; what the fields of a plan are called is known already.
PATHS = {
    PLACE: SITE, NAME_PATH: NAME, "mailboxes": MAILBOXES, "messages_per_day": MESSAGES, "mailbox_mb": SIZE,
}  # fmt: skip
# Spreadsheets come from anywhere: their language need not be that of the window.
OTHER_HEADINGS = {
    "users": NAME, "group": NAME, "user group": NAME, "population": NAME, "department": NAME, "office": NAME,
    "team": NAME, "benutzer": NAME, "gruppe": NAME, "benutzergruppe": NAME, "abteilung": NAME, "bereich": NAME,
    "city": SITE, "branch": SITE, "standort": SITE, "ort": SITE, "stadt": SITE, "niederlassung": SITE,
    "number of mailboxes": MAILBOXES, "number of users": MAILBOXES, "headcount": MAILBOXES, "user count": MAILBOXES,
    "postfächer": MAILBOXES, "anzahl": MAILBOXES, "anzahl postfächer": MAILBOXES, "anzahl benutzer": MAILBOXES,
    "benutzeranzahl": MAILBOXES, "mitarbeiter": MAILBOXES,
    "messages": MESSAGES, "profile": MESSAGES, "messages/day": MESSAGES, "mails per day": MESSAGES,
    "nachrichten": MESSAGES, "nachrichten/tag": MESSAGES, "nachrichten pro tag": MESSAGES, "profil": MESSAGES,
    "nachrichten am tag": MESSAGES, "mails pro tag": MESSAGES, "e-mails pro tag": MESSAGES,
    "size": SIZE, "quota": SIZE, "postfachgröße": SIZE, "größe": SIZE, "postfachgrösse": SIZE,
}  # fmt: skip
CLIENT_PATHS = tuple(f"users.{name}" for name in fields_of(Users))


@frozen
class UserColumn:
    """One column: the place of its cells in a row, or the number of its protocol, and the unit of bare numbers."""

    heading: str = ""
    place: int | None = None
    client: int | None = None
    unit: str = ""

    @property
    def known(self) -> bool:
        """Return whether it is understood."""
        return self.place is not None or self.client is not None


def columns_of(lines: Sequence[tuple[str, ...]]) -> tuple[tuple[UserColumn, ...], bool]:
    """Return the columns of some lines, and whether the first line is their headings.

    Headings of which none is understood are still no row: columns are taken in order then.
    """
    first = lines[0]
    columns = [_column(heading) for heading in first]
    if any(column.place is not None for column in columns):
        return _counted(columns, lines[1:]), True
    in_order = tuple(UserColumn(place=place) for place in FIELDS)[: len(first)]
    words_alone = not any(_has_digit(cell) for cell in first)
    return in_order, words_alone and any(_has_digit(cell) for line in lines[1:] for cell in line)


def _column(heading: str) -> UserColumn:
    word = " ".join(heading.casefold().split())
    own = {translate(name).casefold(): place for place, name in enumerate(HEADINGS) if place in FIELDS}
    own |= {name.casefold(): place for place, name in enumerate(HEADINGS) if place in FIELDS} | OTHER_HEADINGS
    for name, unit in ((word, ""), without_unit(word)):
        if name in own:
            return UserColumn(heading, own[name], unit=unit)
    known = column_of(heading)
    if known.path in CLIENT_PATHS:
        return UserColumn(heading, client=CLIENT_PATHS.index(known.path))
    return UserColumn(heading, PATHS.get(known.path), unit=known.unit)


def _counted(columns: Sequence[UserColumn], rows: Sequence[tuple[str, ...]]) -> tuple[UserColumn, ...]:
    """Return the columns; "Users" above nothing but numbers says how many there are, not what they are called."""
    places = [column.place for column in columns]
    if MAILBOXES in places or NAME not in places:
        return tuple(columns)
    at = places.index(NAME)
    cells = [row[at] for row in rows if row[at]]
    if not cells or not all(cell[:1].isdigit() for cell in cells):
        return tuple(columns)
    return (*columns[:at], evolve(columns[at], place=MAILBOXES), *columns[at + 1 :])


def _has_digit(cell: str) -> bool:
    return any(character.isdigit() for character in cell)
