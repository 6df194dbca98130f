"""Rows from a spreadsheet: which columns they have, and what each means. A stranger's text, read with limits."""

import csv
import io
import re
from collections.abc import Sequence

from attrs import frozen

from models.errors import ChangeError
from models.exporters.formulas import unguarded
from models.plan import choices
from models.plan.columns import leaf_fields
from models.plan.entities import Host, Population, Server, Vm
from models.plan.fields import Choice
from models.words import tr_format, tr_noop, translate
from planner.presenters.field_text import LARGER_UNITS
from planner.presenters.kinds import KIND_NAMES
from planner.presenters.numbers import NO_DATA

LONGEST_TEXT, MOST_ROWS, MOST_COLUMNS = 2_000_000, 5_000, 64
NAME, KIND, PLACE, ROLES, CPUS, MEMORY, CLOCK = (
    "name", "kind", "place", "roles", "cpus", "memory_mb", "processor.clock_mhz",
)  # fmt: skip
OTHER_HEADINGS = {
    "machine": NAME, "server": NAME, "server name": NAME, "vm name": NAME, "host name": NAME, "hostname": NAME,
    "computer": NAME, "type": KIND, "kind": KIND, "stands in": PLACE, "site": PLACE, "host": PLACE,
    "location": PLACE, "role": ROLES, "cpus": CPUS, "cores": CPUS, "processors": CPUS, "cpu cores": CPUS,
    "virtual cpus": CPUS, "vcpus": CPUS, "vcpu": CPUS, "ram": MEMORY, "memory": MEMORY, "clock": CLOCK,
    "clock speed": CLOCK, "speed": CLOCK, "": CLOCK,
}  # fmt: skip
UNITS = {
    "gb": "GB",
    "mb": "MB",
    "tb": "TB",
    "ghz": "GHz",
    "mhz": "MHz",
    "mbit/s": "Mbit/s",
    "kb": "KB",
    "ms": "ms",
    "w": "W",
    "1/s": "1/s",
}
_WITH_UNIT = re.compile(rf"(.*?)[\s(\[,]*(?:\bin\s+)?\b({'|'.join(UNITS)})[)\]]?\Z")
_NUMBER = re.compile(r"[0-9][0-9.,\s]*\s*([a-z/]*)\Z")


@frozen
class PastedColumn:
    """One column: its heading, the field that it fills (none if it is not understood), and the unit of bare numbers."""

    heading: str
    path: str = ""
    unit: str = ""


@frozen
class PastedTable:
    """Rows as they were pasted.

    Parameters
    ----------
    columns : tuple of PastedColumn
    rows : tuple of tuple of str
        As many cells in each as there are columns.
    first_row : int
        The number of the first row in the text, from 1.
    kind : str
        What rows become that do not say it themselves.
    clear : bool
        Whether nothing had to be guessed or left out.
    """

    columns: tuple[PastedColumn, ...]
    rows: tuple[tuple[str, ...], ...]
    first_row: int
    kind: str
    clear: bool

    @property
    def unknown(self) -> tuple[str, ...]:
        """Return the headings of the columns that are left out."""
        return tuple(column.heading for column in self.columns if not column.path)

    @property
    def states_kind(self) -> bool:
        """Return whether every row says what it is."""
        place = next((number for number, column in enumerate(self.columns) if column.path == KIND), None)
        return place is not None and all(row[place] for row in self.rows)


def table_of(text: str) -> PastedTable:
    """Return the rows of a text with tabs between its cells.

    Raises
    ------
    ChangeError
        If it holds no rows, or more than can be meant; one sentence.
    """
    lines = cell_lines(text)
    headed = _is_heading(lines[0])
    rows = tuple(lines[1:] if headed else lines)
    if not rows:
        raise ChangeError(tr_format("The clipboard contains headings but no rows."))
    found = _headed(lines[0], rows) if headed else _guessed(rows)
    if all(column.path != NAME for column in found):
        raise ChangeError(tr_format("The pasted rows need a column of names with the heading “Name”."))
    columns = tuple(_with_guessed_unit(column, _cells(rows, number)) for number, column in enumerate(found))
    kind = _kind_of(columns)
    table = PastedTable(columns, rows, 2 if headed else 1, kind or "server", clear=False)
    sure = headed and columns == tuple(found) and not table.unknown and (bool(kind) or table.states_kind)
    return PastedTable(columns, rows, table.first_row, table.kind, clear=sure)


def named_choice(options: Sequence[Choice], text: str) -> str | None:
    """Return the value that a word stands for, or None."""
    word = text.casefold()
    return next((option.value for option in options if word in _names_of(option)), None)


def _names_of(option: Choice) -> set[str]:
    return {name.casefold() for name in (option.value, option.label, translate(option.label))}


def kind_named(text: str) -> str:
    """Return the kind of item that a word stands for, in English or the user's language; nothing if it is none."""
    word = text.casefold()
    spoken = {translate(name).casefold(): kind for name, kind in KIND_NAMES.items()}
    return KIND_NAMES.get(word) or spoken.get(word, "")


def roles_in(text: str) -> tuple[str, ...] | None:
    """Return the roles that a cell names, or None where it names something else."""
    return choices_in(choices.ROLES, text)


def choices_in(known: Sequence[Choice], text: str) -> tuple[str, ...] | None:
    """Return the choices that a cell names, or None where it names something else."""
    nothing = {"no role", tr_format("no role").casefold()}
    words = [word for word in re.split(r"[,;/+]\s*", text.strip()) if word and word.casefold() not in nothing]
    found = [named_choice(known, word) for word in words]
    return None if None in found else tuple(dict.fromkeys(value for value in found if value))


def cell_lines(text: str) -> list[tuple[str, ...]]:
    """Return the lines of a text as cells, as many in each; lines without any text are left out.

    Raises
    ------
    ChangeError
        If there are none, or more than can be meant; one sentence.
    """
    if len(text) > LONGEST_TEXT:
        raise ChangeError(tr_format("The clipboard contains more text than can be pasted as rows."))
    try:
        given = list(csv.reader(io.StringIO(text.strip("\r\n"), newline=""), delimiter="\t"))
    except csv.Error:
        raise ChangeError(
            tr_format("The text on the clipboard is not a table: a quotation mark is not closed.")
        ) from None
    lines = [[unguarded(cell.strip()) for cell in line] for line in given if any(cell.strip() for cell in line)]
    if not lines:
        raise ChangeError(tr_format("There is nothing to paste."))
    width = max(len(line) for line in lines)
    if len(lines) > MOST_ROWS + 1 or width > MOST_COLUMNS:
        raise ChangeError(
            tr_format("At most {rows} rows and {columns} columns can be pasted.", rows=MOST_ROWS, columns=MOST_COLUMNS)
        )
    return [tuple("" if cell == NO_DATA else cell for cell in (*line, *[""] * (width - len(line)))) for line in lines]


def _is_heading(line: tuple[str, ...]) -> bool:
    """Return whether a first line names columns: none of its cells is a number, and a column is known by name."""
    if any(cell[:1].isdigit() for cell in line):
        return False
    known = [cell for cell in line if column_of(cell).path]
    return any(column_of(cell).path == NAME for cell in line) or len(known) > len(line) / 2


def column_of(heading: str) -> PastedColumn:
    """Return what a heading means, in English or the user's language; without a field where it is not understood."""
    plain = _plain(heading)
    known = _spoken_headings() | HEADINGS
    for name, unit in ((plain, ""), without_unit(plain)):
        path = known.get(name, "") if name or unit.endswith("Hz") else ""
        if path:
            return PastedColumn(heading, path, unit)
    return PastedColumn(heading)


def without_unit(heading: str) -> tuple[str, str]:
    """Return a heading in small letters without the unit at its end, and that unit; empty where there is none."""
    found = _WITH_UNIT.match(heading)
    return (found.group(1), UNITS[found.group(2)]) if found else (heading, "")


def _headed(headings: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> list[PastedColumn]:
    columns: list[PastedColumn] = []
    for number, heading in enumerate(headings):
        column = column_of(heading)
        # A share of something is a result, as in this program's own table; CPUs are two columns there.
        result = any("%" in cell for cell in _cells(rows, number))
        taken = column.path != CPUS and any(entry.path == column.path for entry in columns)
        name = heading or tr_format("Column {number}", number=number + 1)
        columns.append(PastedColumn(name) if result or taken else column)
    return columns


def _guessed(rows: Sequence[tuple[str, ...]]) -> list[PastedColumn]:
    """Return columns without headings, told by what is in them."""
    free = [CPUS, MEMORY, CLOCK]
    columns: list[PastedColumn] = []
    for number in range(len(rows[0])):
        path = _path_of_cells(_cells(rows, number), free, [column.path for column in columns])
        if path in free:
            free.remove(path)
        name = translate(_LABELS.get(path, "")) or tr_format("Column {number}", number=number + 1)
        columns.append(PastedColumn(name, path))
    return columns


def _path_of_cells(cells: list[str], free: list[str], taken: list[str]) -> str:
    words = [cell.casefold() for cell in cells]
    numbers = [_NUMBER.match(word) for word in words]
    if cells and all(numbers):
        units = {found.group(1) for found in numbers if found} - {""}
        by_unit = {"gb": MEMORY, "mb": MEMORY, "ghz": CLOCK, "mhz": CLOCK}
        path = by_unit.get(units.pop(), "") if len(units) == 1 else next(iter(free), "")
        return path if path in free else ""
    if cells and all(kind_named(word) for word in words) and KIND not in taken:
        return KIND
    if cells and all(roles_in(cell) for cell in cells) and ROLES not in taken:
        return ROLES
    return NAME if cells and NAME not in taken else ""


def _cells(rows: Sequence[tuple[str, ...]], number: int) -> list[str]:
    return [row[number] for row in rows if row[number]]


def _with_guessed_unit(column: PastedColumn, cells: list[str]) -> PastedColumn:
    larger = {MEMORY: LARGER_UNITS["MB"], CLOCK: LARGER_UNITS["MHz"]}.get(column.path)
    if larger is None or column.unit or not cells:
        return column
    bare = [cell for cell in cells if re.fullmatch(r"[0-9]+([.,][0-9]+)?", cell)]
    if not bare or any(float(cell.replace(",", ".")) > larger[1] for cell in bare):
        return column
    return PastedColumn(column.heading, column.path, larger[0])


def _kind_of(columns: Sequence[PastedColumn]) -> str:
    """Return what the columns alone say the rows are, or nothing."""
    paths = {column.path for column in columns}
    if "mailboxes" in paths or any(path.startswith("users.") for path in paths):
        return "population"
    if "guest" in paths or any(column.heading.casefold() in _VIRTUAL for column in columns):
        return "vm"
    return "host" if "hypervisor" in paths else "server" if "windows" in paths else ""


_VIRTUAL = frozenset({"vcpu", "vcpus", "virtual cpus"})
_LABELS = {
    NAME: tr_noop("Name"), KIND: tr_noop("Kind"), ROLES: tr_noop("Roles"), CPUS: tr_noop("Cores"),
    MEMORY: tr_noop("Memory"), CLOCK: tr_noop("Clock"),
}  # fmt: skip
_PLACES = (tr_noop("Site"), tr_noop("Host"), tr_noop("Location"))


def _headings() -> dict[str, str]:
    known: dict[str, str] = {}
    for entity in (Server, Host, Vm, Population):
        for path, field in leaf_fields(entity):
            for name in (field.label, field.key, path.rpartition(".")[2]):
                known.setdefault(name.casefold().replace("_", " "), path)
    return known | OTHER_HEADINGS


def _spoken_headings() -> dict[str, str]:
    """Return the fields by what they are called in the user's language."""
    fields = (field for entity in (Server, Host, Vm, Population) for _, field in leaf_fields(entity))
    labels = {field.label for field in fields} | {*_LABELS.values(), *_PLACES}
    return {_plain(translate(label)): HEADINGS[_plain(label)] for label in sorted(labels)}


def _plain(heading: str) -> str:
    return " ".join(heading.casefold().replace("_", " ").split())


HEADINGS = _headings()
