"""Rows of users out of a spreadsheet, for the new-plan assistant: columns matched by heading, or by their order."""

from collections.abc import Iterator, Sequence

from attrs import evolve, frozen

from models.errors import ChangeError, FieldError
from models.importers.tables import TOTALS
from models.plan.choices import PROTOCOLS
from models.plan.entities import Users
from models.plan.fields import fields_of
from models.units import PERCENT
from models.words import all_of, tr_count, tr_format
from planner.presenters import field_text
from planner.presenters.assistant_rows import (
    FIELDS,
    MAILBOXES,
    MESSAGES,
    MOST_BARE_GB,
    NAME,
    NUMBERS,
    SITE,
    SIZE,
    UserRow,
    new_row,
    read_rows,
    tidied,
)
from planner.presenters.pasted_numbers import decimal_mark, in_own_marks
from planner.presenters.pasted_table import cell_lines
from planner.presenters.pasted_user_columns import CLIENT_PATHS, UserColumn, columns_of

MOST_NAMED = 12


@frozen
class PastedUsers:
    """Rows that were pasted, and a sentence that says what was left out and why."""

    rows: tuple[UserRow, ...]
    sentence: str


@frozen
class _Refused:
    """A line that is no row: its number in the spreadsheet, and why in a sentence."""

    number: int
    sentence: str


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
    columns, headed = columns_of(lines)
    lines = lines[1:] if headed else lines
    if not lines:
        raise ChangeError(tr_format("The clipboard contains headings but no rows."))
    lines = _in_own_marks(lines, columns)
    columns, told = _with_size_unit(columns, lines)
    rows: list[UserRow] = []
    refused: list[_Refused] = []
    for number, cells in enumerate(lines, start=2 if headed else 1):
        row = _row(cells, columns, rows, messages_per_day)
        try:
            rows.append(_read(row, cells, columns))
        except FieldError as error:
            refused.append(_Refused(number, _left_out(number, row, str(error))))
    sentences = (_first(len(rows), len(lines), columns), *_left(refused), _unknown(columns), told)
    return PastedUsers(tuple(rows), " ".join(sentence for sentence in sentences if sentence))


def _in_own_marks(lines: Sequence[tuple[str, ...]], columns: Sequence[UserColumn]) -> list[tuple[str, ...]]:
    """Return the lines with the decimal marks of the user's language in their numbers."""
    number = [column.client is not None or column.place in NUMBERS for column in columns]
    whole = [cells[at] for cells in lines for at, column in enumerate(columns) if column.place in {MAILBOXES, MESSAGES}]
    sizes = [cells[at] for cells in lines for at, column in enumerate(columns) if column.place == SIZE]
    decimal = decimal_mark(whole, sizes)
    return [
        tuple(
            in_own_marks(cell, decimal) if is_number else cell for cell, is_number in zip(cells, number, strict=False)
        )
        for cells in lines
    ]


def _with_size_unit(
    columns: Sequence[UserColumn], lines: Sequence[tuple[str, ...]]
) -> tuple[tuple[UserColumn, ...], str]:
    """Return the columns with a unit for sizes that have none, and a sentence that says so."""
    at = next((number for number, column in enumerate(columns) if column.place == SIZE), None)
    bare = [cells[at] for cells in lines if cells[at][-1:].isdigit()] if at is not None else []
    if at is None or columns[at].unit or not bare:
        return tuple(columns), ""
    known = [value for value in map(_megabytes, bare) if value is not None]
    unit = "GB" if known and max(known) <= MOST_BARE_GB else "MB"
    words = tr_format("Mailbox sizes have no unit and were read as {unit}.", unit=unit)
    return (*columns[:at], evolve(columns[at], unit=unit), *columns[at + 1 :]), words


def _megabytes(cell: str) -> float | None:
    try:
        return float(str(field_text.parsed(FIELDS[SIZE], cell, FIELDS[SIZE].unit)))
    except FieldError:
        return None


def _row(cells: Sequence[str], columns: Sequence[UserColumn], before: Sequence[UserRow], usual: float) -> UserRow:
    """Return a row as it would be typed; a site that is left out is that of the row before."""
    row = new_row((), usual)
    for cell, column in zip(cells, columns, strict=False):
        if column.place is not None and cell:
            bare = column.unit if cell[-1:].isdigit() else ""
            row = row.with_text(column.place, f"{cell} {bare}".strip())
    if not row.texts[SITE] and before:
        row = row.with_text(SITE, before[-1].texts[SITE])
    if not row.texts[NAME]:
        row = row.with_text(NAME, tr_format("Users"))
    return tidied(row)


def _read(row: UserRow, cells: Sequence[str], columns: Sequence[UserColumn]) -> UserRow:
    """Return a row with its clients.

    Raises
    ------
    FieldError
        For the first of its cells that is wrong.
    """
    if next(filter(None, cells), "").casefold().rstrip(":") in TOTALS:
        raise FieldError(tr_format("It is the sum of the others."))
    faults = read_rows([row]).faults
    if faults:
        pasted = row.texts[faults[0].column]
        words = faults[0].sentence
        raise FieldError(
            tr_format("“{pasted}” cannot be used. {fault}", pasted=pasted, fault=words) if pasted else words
        )
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
    return min(value / (PERCENT if is_share else mailboxes), 1.0)


def _left_out(number: int, row: UserRow, why: str) -> str:
    name = row.texts[SITE] or row.texts[NAME]
    return tr_format("Row {number} ({name}) was left out: {why}", number=number, name=name, why=why)


def _first(taken: int, given: int, columns: Sequence[UserColumn]) -> str:
    if any(column.heading for column in columns):
        return tr_format("{taken} of {given} pasted rows added, columns matched by heading.", taken=taken, given=given)
    return tr_format("{taken} of {given} pasted rows added, columns taken in order.", taken=taken, given=given)


def _left(refused: Sequence[_Refused]) -> Iterator[str]:
    """Return why the first row was left out, and the numbers of the others."""
    yield from (entry.sentence for entry in refused[:1])
    others = [str(entry.number) for entry in refused[1:]]
    if len(others) > MOST_NAMED:
        yield tr_count(len(others), "{count} more row was left out.", "{count} more rows were left out.")
    elif others:
        rows = all_of(others)
        yield tr_count(len(others), "Row {rows} was left out, too.", "Rows {rows} were left out, too.", rows=rows)


def _unknown(columns: Sequence[UserColumn]) -> str:
    names = [f"“{column.heading}”" for column in columns if column.heading and not column.known]
    return tr_format("Not understood and left out: {columns}.", columns=all_of(names)) if names else ""
