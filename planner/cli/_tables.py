"""Tables of other programs on the command line: what their columns are, as it is said or guessed."""

import argparse
import csv
from collections.abc import Iterator, Sequence
from pathlib import Path

from attrs import evolve

import resources
from models.errors import InventoryError
from models.importers import inventory_forms as forms
from models.importers.column_matching import MEANING_NAMES, Column, ColumnMatch, with_unit
from models.importers.inventory import Inventory
from models.importers.inventory_forms import plain_header, read_forms, without_unit
from models.importers.seen_tables import SeenTable, companion
from models.importers.table_joining import joined
from models.importers.table_reading import require_readable, shown
from models.importers.table_units import unit_named, units_of
from models.planfile.errors import plan_file_error
from models.words import any_of
from planner import console
from planner.session.child_process import UnknownTableError
from planner.session.reader_process import read_inventory_in_process
from planner.session.table_process import read_table_in_process, seen_in_process

# What people call the meanings beside their own names.
OTHER_NAMES = {
    "vcpus": forms.CPUS, "cores": forms.CPUS, "ram": forms.MEMORY, "os": forms.GUEST, "state": forms.POWER,
    "datacenter": forms.SITE, "type": forms.KIND,
}  # fmt: skip
LIST_START, MOST_LOOKED_AT = b"[", 4096


def add_columns(group: argparse._ArgumentGroup) -> None:
    """Add the option that says what columns are."""
    names = ", ".join(meaning.replace("_", "-") for meaning in forms.MEANINGS)
    words = (
        "for a table of another program: meanings of its columns, such as name=VM,host=Host,vcpus=CPUs,memory=RAM:GB "
        f"(default: guessed from headers and cells). Meanings: {names}; units are B, KB, MB, GB, TB, MHz, GHz, %% and "
        "fraction"
    )
    group.add_argument("--columns", metavar="LIST", type=_pairs, help=words)
    words = "another inventory or table that lists the hosts of these machines"
    group.add_argument("--hosts", metavar="FILE", type=Path, help=words)


def is_list(source: Path) -> bool:
    """Return whether a JSON file holds a list, which no plan does."""
    if source.suffix.lower() != ".json":
        return False
    try:
        with source.open("rb") as file:
            return file.read(MOST_LOOKED_AT).removeprefix(b"\xef\xbb\xbf").lstrip().startswith(LIST_START)
    except OSError:
        return False


def read_inventory(source: Path, columns: Sequence[tuple[str, str]] | None) -> Inventory:
    """Return what an inventory says: an export of RVTools, or a table whose columns are said or guessed.

    Raises
    ------
    PlanFileError
        If it cannot be read, or a necessary column is lacking.
    """
    if columns is None:
        try:
            return read_inventory_in_process(source)
        except UnknownTableError:
            tables = seen_in_process(source)
        seen, match = tables[0], tables[0].guess.match
    else:
        tables = seen_in_process(source)
        seen, match = tables[0], _chosen(tables[0], columns, source)
    try:
        require_readable(match, seen.table.headers, seen.guess)
    except InventoryError as error:
        raise plan_file_error(source.name, f"{error} Say what they are with --columns.") from error
    for sentence in _told(match, seen, [given for _, given in columns or ()]):
        console.complain(sentence)
    other = companion(tables, match)
    if other is not None:
        for sentence in _told(other.guess.match, other, ()):
            console.complain(f"{other.table.sheet}: {sentence}")
    return read_table_in_process(source, [match] if other is None else [match, other.guess.match])


def with_hosts(inventory: Inventory, source: Path | None) -> Inventory:
    """Return an inventory with the hosts that another file lists.

    Raises
    ------
    PlanFileError
        If that file cannot be read, or lists no hosts.
    """
    if source is None:
        return inventory
    found = read_inventory(source, None)
    if not found.hosts:
        raise plan_file_error(source.name, "it lists no hosts.")
    return joined([inventory, evolve(found, vms=())])


def _chosen(seen: SeenTable, columns: Sequence[tuple[str, str]], source: Path) -> ColumnMatch:
    """Return the columns that were said, with units guessed where none was."""
    named = [(meaning, *_header_of(given, meaning, seen, source)) for meaning, given in columns]
    has_kind = any(meaning == forms.KIND for meaning, _, _ in named)
    rows = forms.ROWS_COLUMN if has_kind else seen.guess.rows
    rows = forms.ROWS_VM if rows == forms.ROWS_COLUMN and not has_kind else rows
    found = []
    for meaning, header, unit in named:
        guess = next((each for each in seen.guess.columns if (each.header, each.meaning) == (header, meaning)), None)
        column = Column(header, meaning, unit or (guess.unit if guess is not None else ""))
        cells = seen.table.column(header)
        found.append(with_unit(column, cells, seen.guess.decimal, read_forms(resources.folder()), rows))
    return ColumnMatch(tuple(found), rows, seen.guess.decimal, seen.table.sheet)


def _header_of(given: str, meaning: str, seen: SeenTable, source: Path) -> tuple[str, str]:
    """Return the header and the unit that a word such as RAM:GB names."""
    header, separator, word = given.rpartition(":")
    unit = unit_named(word) if separator else ""
    tries = [(header, unit), (given, "")] if unit in units_of(meaning) and unit else [(given, "")]
    for name, found in tries:
        for same in (str, str.casefold, plain_header, _without_unit):
            alike = [each for each in seen.table.headers if same(each) == same(name)]
            if len(alike) == 1:
                return alike[0], found
    raise plan_file_error(source.name, f"the table has no column '{given}'. Its columns: {shown(seen.table.headers)}.")


def _without_unit(header: str) -> str:
    """Return a plain header without its unit, which may stand in the line below it."""
    return plain_header(without_unit(header))


def _told(match: ColumnMatch, seen: SeenTable, said: Sequence[str]) -> Iterator[str]:
    """Return what was guessed and should be looked at; a unit that was said is not."""
    guessed = {each.header: each for each in seen.guess.columns if each.reason and each.meaning}
    for column in match.columns:
        guess = guessed.get(column.header)
        has_unit = any(given.endswith(f":{column.unit}") for given in said)
        if guess is not None and not has_unit and (guess.meaning, guess.unit) == (column.meaning, column.unit):
            what = f"{MEANING_NAMES[column.meaning]} in {column.unit}" if column.unit else MEANING_NAMES[column.meaning]
            yield f"{column.header} is read as {what}: {guess.reason}"


def _pairs(text: str) -> list[tuple[str, str]]:
    """Return meanings and headers of a list such as name=VM,memory=RAM:GB; a header with a comma stands in quotes."""
    found = []
    for part in next(csv.reader([text], skipinitialspace=True), []):
        word, separator, header = part.partition("=")
        plain = word.strip().casefold().replace("-", "_")
        meaning = OTHER_NAMES.get(plain, plain)
        if meaning not in forms.MEANINGS or not separator or not header.strip():
            known = any_of([name.replace("_", "-") for name in forms.MEANINGS])
            raise argparse.ArgumentTypeError(f"'{part}' must be MEANING=HEADER, where MEANING is {known}.")
        found.append((meaning, header.strip()))
    return found
