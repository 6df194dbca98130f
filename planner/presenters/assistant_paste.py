"""Rows of users out of a spreadsheet, for the new-plan assistant: columns matched by heading, or by their order."""

from collections.abc import Sequence

from attrs import evolve, frozen

from models.errors import ChangeError, FieldError
from models.plan.choices import PROTOCOLS
from models.plan.entities import Users
from models.plan.fields import fields_of
from models.words import tr_count, tr_format, translate
from planner.presenters import field_text
from planner.presenters.assistant_rows import (
    FIELDS,
    HEADINGS,
    MAILBOXES,
    MESSAGES,
    NAME,
    SITE,
    SIZE,
    UserRow,
    new_row,
    read_rows,
    tidied,
)
from planner.presenters.pasted_table import NAME as NAME_PATH
from planner.presenters.pasted_table import PLACE, cell_lines, column_of

# Which column a heading fills; what the fields of a plan are called is known already.
PATHS = {
    PLACE: SITE, NAME_PATH: NAME, "mailboxes": MAILBOXES, "messages_per_day": MESSAGES, "mailbox_mb": SIZE,
}  # fmt: skip
OTHER_HEADINGS = {
    "users": NAME, "group": NAME, "user group": NAME, "population": NAME, "department": NAME, "office": NAME,
    "number of mailboxes": MAILBOXES, "number of users": MAILBOXES, "messages": MESSAGES, "profile": MESSAGES,
}  # fmt: skip
CLIENT_PATHS = tuple(f"users.{name}" for name in fields_of(Users))


@frozen
class PastedUsers:
    """Rows that were pasted, and a sentence that says what was left out and why."""

    rows: tuple[UserRow, ...]
    sentence: str


@frozen
class _Column:
    place: int | None = None
    client: int | None = None
    unit: str = ""


def pasted_users(text: str, messages_per_day: float) -> PastedUsers:
    """Return the rows of a text with tabs between its cells.

    Parameters
    ----------
    messages_per_day : float
        Where a row does not say it.

    Raises
    ------
    ChangeError
        If there are no rows to be had; one sentence.
    """
    lines = cell_lines(text)
    columns = [_column(heading) for heading in lines[0]]
    headed = any(column.place is not None for column in columns)
    if headed:
        lines = lines[1:]
    else:
        columns = [_Column(place=place) for place in FIELDS][: len(lines[0])]
    if not lines:
        raise ChangeError(tr_format("The clipboard contains headings but no rows."))
    rows: list[UserRow] = []
    refused: list[str] = []
    for number, cells in enumerate(lines, start=2 if headed else 1):
        row = _row(cells, columns, rows, messages_per_day)
        try:
            rows.append(_read(row, cells, columns))
        except FieldError as error:
            refused.append(_left_out(number, row, str(error)))
    return PastedUsers(tuple(rows), _sentence(len(rows), len(lines), refused, headed=headed))


def _column(heading: str) -> _Column:
    word = " ".join(heading.casefold().split())
    own = {translate(name).casefold(): place for place, name in enumerate(HEADINGS) if place in FIELDS}
    own |= {name.casefold(): place for place, name in enumerate(HEADINGS) if place in FIELDS} | OTHER_HEADINGS
    if word in own:
        return _Column(place=own[word])
    known = column_of(heading)
    if known.path in CLIENT_PATHS:
        return _Column(client=CLIENT_PATHS.index(known.path))
    return _Column(place=PATHS.get(known.path), unit=known.unit)


def _row(
    cells: Sequence[str], columns: Sequence[_Column], before: Sequence[UserRow], messages_per_day: float
) -> UserRow:
    """Return a row as it would be typed; a site that is left out is that of the row before."""
    row = new_row((), messages_per_day)
    for cell, column in zip(cells, columns, strict=False):
        if column.place is not None and cell:
            bare = column.unit if cell[-1:].isdigit() else ""
            row = row.with_text(column.place, f"{cell} {bare}".strip())
    if not row.texts[SITE] and before:
        row = row.with_text(SITE, before[-1].texts[SITE])
    if not row.texts[NAME]:
        row = row.with_text(NAME, tr_format("Users"))
    return tidied(row)


def _read(row: UserRow, cells: Sequence[str], columns: Sequence[_Column]) -> UserRow:
    """Return a row with its clients.

    Raises
    ------
    FieldError
        For the first of its cells that is wrong.
    """
    faults = read_rows([row]).faults
    if faults:
        raise FieldError(faults[0].sentence)
    pairs = zip(cells, columns, strict=False)
    counts = {column.client: cell for cell, column in pairs if column.client is not None and cell}
    return _with_clients(row, counts) if counts else row


def _with_clients(row: UserRow, counts: dict[int, str]) -> UserRow:
    """Return a row with the part of its users that use each protocol, from their numbers or percentages."""
    mailboxes = float(str(field_text.parsed(FIELDS[MAILBOXES], row.texts[MAILBOXES])))
    return evolve(row, clients=tuple(_part(number, counts, mailboxes) for number in range(len(PROTOCOLS))))


def _part(number: int, counts: dict[int, str], mailboxes: float) -> float:
    text, users = counts.get(number, "0"), fields_of(Users)[CLIENT_PATHS[number].rpartition(".")[2]]
    is_share = text.endswith("%")
    value = float(str(field_text.parsed(users, text.rstrip("% "))))
    return min(value / (field_text.PERCENT if is_share else mailboxes), 1.0)


def _left_out(number: int, row: UserRow, why: str) -> str:
    name = row.texts[SITE] or row.texts[NAME]
    return tr_format("Row {number} ({name}) was left out: {why}", number=number, name=name, why=why)


def _sentence(taken: int, given: int, refused: Sequence[str], *, headed: bool) -> str:
    if headed:
        first = tr_format("{taken} of {given} pasted rows added, columns matched by heading.", taken=taken, given=given)
    else:
        first = tr_format("{taken} of {given} pasted rows added, columns taken in order.", taken=taken, given=given)
    more = tr_count(len(refused) - 1, "{count} more row was left out.", "{count} more rows were left out.")
    return " ".join([first, *refused[:1], *([more] if len(refused) > 1 else [])])
