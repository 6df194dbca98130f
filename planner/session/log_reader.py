"""The throw-away process for performance logs: `planner --read-log`, which `log_process` starts.

Its standard input is the log itself, of any length; it writes a dot when it begins and one for every percent that is
read, then a line with a JSON object, then numbers. It gives up its rights before it reads the first byte, as
`foreign_reader` does.
"""

import codecs
import json
import os
import sys
from typing import BinaryIO

import numpy as np

import resources
from models.comparisons.driver_counts import read_driver_rules
from models.comparisons.measured import CounterNames, read_counter_rules
from models.errors import PlannerError
from models.importers.inventory_forms import Forms, read_forms
from models.importers.perflog import Counter, Log, read_log
from models.units import PERCENT
from models.words import LANGUAGES, set_language, tr_format
from planner.presenters.languages import language_from, texts_of
from planner.session.confinement import confine, layers
from planner.session.foreign_reader import DONE, DOT, MISUSED, say_begun

GIVEN = ("memory", "seconds", "language", "decimal", "group")
# Of the header of a log, see `models.importers.perflog`.
ENCODINGS = ("utf-8-sig", "cp1251", "cp1252", "latin-1")
# Numbers of the answer: when windows begin, and what was counted in them.
TIMES, VALUES = np.dtype("<f8"), np.dtype("<f4")


class Lines:
    """A stream that says how much of it was read.

    Parameters
    ----------
    stream : binary file
        As it is read, line by line.
    told : binary file
        Gets a dot for every percent.
    size : int
        Bytes of the stream; 0 where nobody knows.
    """

    def __init__(self, stream: BinaryIO, told: BinaryIO, size: int) -> None:
        self._stream, self._told, self._size = stream, told, size
        self._read = self._said = 0

    def readline(self, size: int) -> bytes:
        """Return the next line, of so many bytes at most."""
        line = self._stream.readline(size)
        self._read += len(line)
        done = min(int(self._read * PERCENT / self._size), int(PERCENT)) if self._size else 0
        if done > self._said:
            self._told.write(DOT * (done - self._said))
            self._told.flush()
            self._said = done
        return line


def serve(arguments: list[str]) -> int:
    """Return the exit code after reading one log.

    Parameters
    ----------
    arguments : list of str
        What `GIVEN` names: the most memory in bytes, the most processor time in seconds, and how sentences and numbers
        are written.
    """
    if len(arguments) != len(GIVEN) or arguments[2] not in LANGUAGES:
        return MISUSED
    # Everything is read before the rights are gone: afterwards no file can be opened.
    set_language(language_from(texts_of(arguments[2], resources.folder()), *arguments[2:]))
    wanted, known = wanted_counters(), read_forms(resources.folder())
    stream, answer = sys.stdin.buffer, sys.stdout.buffer
    lines = Lines(stream, answer, os.fstat(stream.fileno()).st_size)
    for encoding in ENCODINGS:
        codecs.lookup(encoding)
    # A median loads parts of numpy when it is first asked for.
    np.median(np.zeros(2))
    missing = confine(layers(int(arguments[0]), int(arguments[1])))
    say_begun()
    head, body = _answer(lines, wanted, known)
    answer.write(json.dumps(head | {"unrestricted": missing}).encode() + b"\n" + body)
    answer.flush()
    return DONE


def wanted_counters() -> tuple[CounterNames, ...]:
    """Return the counters that mean anything to the program."""
    folder = resources.folder()
    return *read_counter_rules(folder), *read_driver_rules(folder).counters


def _answer(lines: Lines, wanted: tuple[CounterNames, ...], known: Forms) -> tuple[dict[str, object], bytes]:
    def is_wanted(counter: Counter) -> bool:
        return any(names.fits(counter.object, counter.instance, counter.counter) for names in wanted)

    try:
        log = read_log(lines, is_wanted, known=known)
    except PlannerError as error:
        return {"refused": str(error)}, b""
    except MemoryError:
        return {"refused": tr_format("there is not enough memory for this file.")}, b""
    counters = [[of.counter.machine, of.counter.object, of.counter.instance, of.counter.counter] for of in log.series]
    head: dict[str, object] = {"rows": log.rows, "skipped": log.skipped, "bias": log.bias_s}
    head |= {"machines": list(log.machines), "counters": counters}
    return head, numbers_of(log)


def numbers_of(log: Log) -> bytes:
    """Return when windows begin, then mean and peak of each counter in them."""
    if not log.series:
        return b""
    columns = [log.series[0].start.astype(TIMES).tobytes()]
    columns += [part.astype(VALUES).tobytes() for series in log.series for part in (series.mean, series.peak)]
    return b"".join(columns)
