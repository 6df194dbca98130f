"""The throw-away process: bytes come in, JSON or one sentence goes out. `planner --read-foreign KIND`.

It reads its standard input and writes its standard output, and can reach nothing else: `planner.session.confinement`
takes the rest away before the first byte is read. It writes a dot when it begins and one for every percent that is
done, then a line with a JSON object: sentences, and what this system could not take away. The rest is what was read as
JSON: plain data, checked again by whoever asked.
"""

import codecs
import json
import sys
from collections.abc import Callable
from pathlib import PurePath
from typing import BinaryIO

import resources
from models.errors import InventoryError, NotRvtoolsError, PlanFileError, PlannerError
from models.importers.column_matching import lacking
from models.importers.foreign_tables import tables_in, why_no_table
from models.importers.inventory import inventory_to_json
from models.importers.inventory_forms import Forms, read_forms
from models.importers.population_files import populations_of
from models.importers.population_json import populations_to_json
from models.importers.recognition import LOOKED_AT, MOST_HEAD_BYTES, OF_MACHINES, no_machines, no_plan, require
from models.importers.rvtools import inventory_of
from models.importers.seen_tables import matches_from_text, seen, seen_to_json
from models.importers.table_joining import joined
from models.importers.table_reading import inventory_of_table
from models.importers.tables import part_of
from models.importers.zip_guard import is_workbook
from models.planfile import plan_from_bytes, plan_to_json, versions
from models.planfile.errors import as_plan_file_error
from models.planfile.interchange import require_fit, require_short_text
from models.units import PERCENT
from models.words import LANGUAGES, set_language, tr_format
from planner.presenters.languages import language_from, texts_of
from planner.session.confinement import confine, layers

DONE, FAILED, MISUSED = 0, 1, 2
GIVEN = ("kind", "memory", "seconds", "language", "decimal", "group")
LONGEST_NAME = 1024
ENCODINGS = ("utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp437", "cp850", "cp1251", "cp1252")

# The first dot says that the work begins, each after it that one more percent is done.
DOT = b"."
# How much is done when everything is read and only its text is to be written.
ALL_READ, TABLE_READ = 0.8, 0.4

# Reads a stream whose file has a name: sentences and JSON.
Reader = Callable[[BinaryIO, str], tuple[tuple[str, ...], bytes]]


def say_begun() -> None:
    """Say that the file is read from now on, by which the time that this may take begins."""
    sys.stdout.buffer.write(DOT)
    sys.stdout.buffer.flush()


class _Dots:
    """Says how far the work is."""

    def __init__(self) -> None:
        self._said = 0

    def __call__(self, done: float) -> None:
        """Say what was not said yet."""
        percent = int(done * PERCENT)
        if percent > self._said:
            sys.stdout.buffer.write(DOT * (percent - self._said))
            sys.stdout.buffer.flush()
            self._said = percent


def serve(arguments: list[str]) -> int:
    """Return the exit code after reading one foreign file.

    Parameters
    ----------
    arguments : list of str
        What `GIVEN` names: the kind of file, the most memory in bytes, the most processor time in seconds, and how
        sentences and numbers are written.
    """
    readers = _readers()
    if len(arguments) != len(GIVEN) or arguments[0] not in readers or arguments[3] not in LANGUAGES:
        return MISUSED
    set_language(language_from(texts_of(arguments[3], resources.folder()), *arguments[3:]))
    missing = confine(layers(int(arguments[1]), int(arguments[2])))
    say_begun()
    name = sys.stdin.buffer.readline(LONGEST_NAME).decode(errors="replace").rstrip("\n")
    head, body = _answer(readers[arguments[0]], sys.stdin.buffer, name)
    head["unrestricted"] = missing
    sys.stdout.buffer.write(json.dumps(head).encode() + b"\n" + body)
    sys.stdout.buffer.flush()
    return DONE


def _readers() -> dict[str, Reader]:
    # Everything is read before the rights are gone: afterwards no file can be opened.
    for encoding in ENCODINGS:
        codecs.lookup(encoding)
    versions.read_all()
    import python_calamine  # noqa: F401 - cannot be loaded any more when it is needed

    known = read_forms(resources.folder())
    return {
        "plan": _whole(lambda data, name: _plan(data, name, known)),
        "inventory": _whole(_inventory),
        "tables": _whole(lambda data, _name: _tables(data, known)),
        "table": _whole(lambda data, name: _table(data, name, known)),
        "populations": lambda stream, _name: _populations(stream, known),
    }


def _whole(make: Callable[[bytes, str], str]) -> Reader:
    """Return the reader of all bytes at once, whose JSON says everything."""

    def read(stream: BinaryIO, name: str) -> tuple[tuple[str, ...], bytes]:
        with as_plan_file_error(name):
            text = make(stream.read(), name).encode()
            require_short_text(text)
        return (), text

    return read


def _plan(data: bytes, name: str, known: Forms) -> str:
    try:
        plan = plan_from_bytes(data, name)
    except PlanFileError as error:
        other = no_plan(data[:MOST_HEAD_BYTES], known)
        if other is None:
            raise
        raise other from error
    require_fit(plan)
    return plan_to_json(plan)


def _inventory(data: bytes, name: str) -> str:
    try:
        return inventory_to_json(inventory_of(data, PurePath(name).stem, part_of(_Dots(), 0.0, ALL_READ)))
    except NotRvtoolsError as error:
        if data.startswith(b"PK") and not is_workbook(data):
            # An archive of files is no table.
            raise InventoryError(str(error)) from error
        raise


def _tables(data: bytes, known: Forms) -> str:
    """Return what is seen of the tables of a file."""
    require(data[:LOOKED_AT], OF_MACHINES)
    found = seen(tables_in(data, part_of(_Dots(), 0.0, ALL_READ)), known)
    if not found:
        raise InventoryError(why_no_table(data))
    best = found[0]
    other = no_machines(best.table.headers) if lacking(best.guess.match, best.guess.optional) else None
    if other is not None:
        raise other
    return seen_to_json(found)


def _table(data: bytes, name: str, known: Forms) -> str:
    """Return what tables of a file say together; the first line before its bytes says which, and how they are read."""
    line, _, body = data.partition(b"\n")
    matches, dots = matches_from_text(line.decode(errors="replace")), _Dots()
    require(body[:LOOKED_AT], OF_MACHINES)
    tables = {table.sheet: table for table in tables_in(body, part_of(dots, 0.0, TABLE_READ))}
    found, title, report = [], PurePath(name).stem, part_of(dots, TABLE_READ, ALL_READ)
    for number, match in enumerate(matches):
        if match.sheet not in tables:
            raise InventoryError(tr_format("there is no sheet {name} with headers and rows.", name=match.sheet))
        own = part_of(report, number / len(matches), (number + 1) / len(matches))
        found.append(inventory_of_table(tables[match.sheet], match, known, title, own))
    return inventory_to_json(joined(found))


def _populations(stream: BinaryIO, known: Forms) -> tuple[tuple[str, ...], bytes]:
    """Read populations as they come; a line before them says how many bytes there are."""
    size = int(stream.readline(LONGEST_NAME) or 0)
    found = populations_of(stream, size, _Dots(), known)
    return found.sentences, populations_to_json(found)


def _answer(reader: Reader, stream: BinaryIO, name: str) -> tuple[dict[str, object], bytes]:
    try:
        sentences, text = reader(stream, name)
    except PlannerError as error:
        refused = str(error).removeprefix(f"{name}: ")
        return {"refused": refused, "may_be_table": isinstance(error, NotRvtoolsError)}, b""
    except MemoryError:
        return {"refused": tr_format("there is not enough memory for this file.")}, b""
    return {"sentences": sentences}, text
