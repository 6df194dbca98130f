"""What was seen of the tables of a file: headers, first rows and guesses, as JSON; and how one is read, as one line."""

import json
from collections.abc import Sequence
from typing import Any

from attrs import evolve, frozen

from models.errors import InventoryError
from models.importers import inventory_forms as forms
from models.importers.amounts import COMMA, POINT
from models.importers.column_matching import (
    BY_FORM,
    BY_GUESS,
    BY_HEADER,
    OPEN,
    Column,
    ColumnGuess,
    ColumnMatch,
    TableGuess,
    guessed,
    lacking,
)
from models.importers.foreign_tables import MOST_SHEETS, Table
from models.importers.inventory import LONGEST_REMARK, clean
from models.importers.inventory_forms import Forms
from models.importers.table_units import units_of
from models.importers.tables import MOST_COLUMNS, Cell
from models.plan.fields import LONGEST_TEXT
from models.words import tr_format

MOST_ROWS_SEEN, LONGEST_SEEN, LONGEST_MATCH, MOST_CELLS_SEEN = 50, 100, 65_536, 20_000


@frozen
class SeenTable:
    """A table as it is shown: its first rows, how many there are, and what its columns were taken for."""

    table: Table
    height: int
    guess: TableGuess


def seen(tables: Sequence[Table], known: Forms) -> tuple[SeenTable, ...]:
    """Return what is shown of tables, the one first that is read best."""
    found = [SeenTable(_head(table), len(table.rows), guessed(table, known)) for table in tables[:MOST_SHEETS]]
    return tuple(sorted(found, key=_rank))


def companion(tables: Sequence[SeenTable], chosen: ColumnMatch) -> SeenTable | None:
    """Return the other sheet that can be read beside a chosen one: hosts beside virtual machines, or the reverse."""
    wanted = {forms.ROWS_VM: forms.ROWS_HOST, forms.ROWS_HOST: forms.ROWS_VM}.get(chosen.rows, "")
    others = (seen for seen in tables if seen.table.sheet != chosen.sheet and seen.guess.rows == wanted)
    return next((seen for seen in others if not lacking(seen.guess.match, seen.guess.optional)), None)


def seen_to_json(tables: Sequence[SeenTable]) -> str:
    """Return tables as JSON text."""
    return json.dumps([_document(seen) for seen in tables], ensure_ascii=False)


def seen_from_json(text: str, known: Forms) -> tuple[SeenTable, ...]:
    """Return the tables of a JSON text, each value checked: it may come from a stranger.

    Raises
    ------
    InventoryError
        If it is no such text.
    """
    try:
        document = json.loads(text)
        tables = tuple(_seen(entry, known) for entry in document)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise _damaged() from error
    if not 0 < len(tables) <= MOST_SHEETS:
        raise _damaged()
    return tables


def match_to_text(match: ColumnMatch) -> str:
    """Return how a table is read as one line of text."""
    columns = [[column.header, column.meaning, column.unit] for column in match.columns]
    return json.dumps({"columns": columns, "rows": match.rows, "decimal": match.decimal, "sheet": match.sheet})


def match_from_text(text: str) -> ColumnMatch:
    """Return how a table is read from a line of text, each value checked.

    Raises
    ------
    InventoryError
        If it is no such line.
    """
    try:
        document = json.loads(_text(text, LONGEST_MATCH))
        columns = tuple(Column(*map(str, column)) for column in document["columns"][:MOST_COLUMNS])
        match = ColumnMatch(columns, document["rows"], document["decimal"], _text(document["sheet"]))
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise _damaged() from error
    if match.rows not in forms.ROWS or match.decimal not in (POINT, COMMA) or not all(map(_is_sound, columns)):
        raise _damaged()
    return match


def matches_to_text(matches: Sequence[ColumnMatch]) -> str:
    """Return how several tables of a file are read, as one line of text."""
    return json.dumps([match_to_text(match) for match in matches])


def matches_from_text(text: str) -> tuple[ColumnMatch, ...]:
    """Return how several tables are read; see `match_from_text`.

    Raises
    ------
    InventoryError
        If it is no such line.
    """
    try:
        lines = json.loads(text[: MOST_SHEETS * LONGEST_MATCH])
    except (ValueError, RecursionError) as error:
        raise _damaged() from error
    if not isinstance(lines, list) or not 0 < len(lines) <= MOST_SHEETS:
        raise _damaged()
    return tuple(match_from_text(line) for line in lines)


def _is_sound(column: Column | ColumnGuess) -> bool:
    units = units_of(column.meaning)
    is_known = column.meaning in forms.MEANINGS and len(column.header) <= 2 * LONGEST_TEXT
    return is_known and (column.unit in units if units else not column.unit)


def _damaged() -> InventoryError:
    return InventoryError(tr_format("the description of a table is damaged."))


def _rank(seen: SeenTable) -> tuple[int, int]:
    return len(lacking(seen.guess.match, seen.guess.optional)), -seen.height


def _head(table: Table) -> Table:
    most = max(min(MOST_ROWS_SEEN, MOST_CELLS_SEEN // len(table.headers)), 1)
    rows = tuple(tuple(map(_short, row)) for row in table.rows[:most])
    return evolve(table, rows=rows)


def _short(cell: Cell) -> Cell:
    return clean(cell, LONGEST_SEEN) if isinstance(cell, str) else cell


def _document(seen: SeenTable) -> dict[str, Any]:
    table, guess = seen.table, seen.guess
    columns = [[each.header, each.meaning, each.unit, each.certainty, each.reason] for each in guess.columns]
    return {
        "sheet": table.sheet, "headers": table.headers, "rows": table.rows, "height": seen.height, "columns": columns,
        "kind": guess.rows, "decimal": guess.decimal, "form": guess.form.id if guess.form is not None else "",
    }  # fmt: skip


def _seen(entry: dict[str, Any], known: Forms) -> SeenTable:
    headers = tuple(_text(header, 2 * LONGEST_TEXT) for header in entry["headers"])
    rows = tuple(tuple(_cell(cell) for cell in row) for row in entry["rows"])
    columns = tuple(ColumnGuess(*(_text(part, LONGEST_REMARK) for part in column)) for column in entry["columns"])
    form = next((form for form in known.forms if form.id == entry["form"]), None)
    sheet, decimal, kind, height = _text(entry["sheet"]), entry["decimal"], entry["kind"], entry["height"]
    is_sound = (
        0 < len(headers) == len({*headers}) <= MOST_COLUMNS
        and len(rows) <= MOST_ROWS_SEEN
        and all(len(row) == len(headers) for row in rows)
        and [column.header for column in columns] == [*headers]
        and all(_is_sound(column) for column in columns if column.meaning)
        and all(column.certainty in ("", BY_FORM, BY_HEADER, BY_GUESS, OPEN) for column in columns)
        and decimal in (POINT, COMMA)
        and kind in forms.ROWS
        and isinstance(height, int)
    )
    if not is_sound:
        raise ValueError
    table = Table(headers, rows, sheet, decimal)
    return SeenTable(table, height, TableGuess(columns, kind, decimal, sheet, form))


def _text(value: object, longest: int = LONGEST_TEXT) -> str:
    if not isinstance(value, str):
        raise TypeError
    return clean(value, longest)


def _cell(value: object) -> Cell:
    if isinstance(value, str):
        return clean(value, LONGEST_SEEN)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError
    return float(value)
