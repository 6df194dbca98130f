"""The throw-away process: bytes come in, JSON or one sentence goes out. `planner --read-foreign KIND`.

It reads its standard input and writes its standard output, and can reach nothing else: `planner.session.confinement`
takes the rest away before the first byte is read. It writes a dot for every percent that is done, then a line with
a JSON object: sentences, and what this system could not take away. The rest is what was read as JSON: plain data,
checked again by whoever asked.
"""

import codecs
import json
import sys
from collections.abc import Callable
from pathlib import PurePath
from typing import BinaryIO

import resources
from models.errors import PlannerError
from models.importers.inventory import inventory_to_json
from models.importers.population_files import populations_of
from models.importers.population_json import populations_to_json
from models.importers.rvtools import inventory_of
from models.importers.tables import part_of
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
ENCODINGS = ("utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp437", "cp1252")

# A dot says that one more percent is done.
DOT = b"."
# How much is done when everything is read and only its text is to be written.
ALL_READ = 0.8

# Reads a stream whose file has a name: sentences and JSON.
Reader = Callable[[BinaryIO, str], tuple[tuple[str, ...], bytes]]


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

    return {"plan": _whole(_plan), "inventory": _whole(_inventory), "populations": _populations}


def _whole(make: Callable[[bytes, str], str]) -> Reader:
    """Return the reader of all bytes at once, whose JSON says everything."""

    def read(stream: BinaryIO, name: str) -> tuple[tuple[str, ...], bytes]:
        with as_plan_file_error(name):
            text = make(stream.read(), name).encode()
            require_short_text(text)
        return (), text

    return read


def _plan(data: bytes, name: str) -> str:
    plan = plan_from_bytes(data, name)
    require_fit(plan)
    return plan_to_json(plan)


def _inventory(data: bytes, name: str) -> str:
    return inventory_to_json(inventory_of(data, PurePath(name).stem, part_of(_Dots(), 0.0, ALL_READ)))


def _populations(stream: BinaryIO, _name: str) -> tuple[tuple[str, ...], bytes]:
    """Read populations as they come; a line before them says how many bytes there are."""
    size = int(stream.readline(LONGEST_NAME) or 0)
    found = populations_of(stream, size, _Dots())
    return found.sentences, populations_to_json(found)


def _answer(reader: Reader, stream: BinaryIO, name: str) -> tuple[dict[str, object], bytes]:
    try:
        sentences, text = reader(stream, name)
    except PlannerError as error:
        return {"refused": str(error).removeprefix(f"{name}: ")}, b""
    except MemoryError:
        return {"refused": tr_format("there is not enough memory for this file.")}, b""
    return {"sentences": sentences}, text
