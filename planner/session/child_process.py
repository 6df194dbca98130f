"""The program started once more, for a file that may be anybody's: what goes in, what comes out, and when it ends.

A crash, a hang or a bomb in that process is one sentence here.
"""

import json
import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Sequence
from io import BufferedReader
from typing import IO, Any

from attrs import frozen

from models.errors import PlanFileError
from models.importers.tables import Report
from models.planfile.errors import plan_file_error, quoted
from models.units import PERCENT
from models.words import current_language, tr_format, tr_noop, translate
from planner.session.foreign_reader import DOT

LOGGER = logging.getLogger(__name__)
LONGEST_SENTENCE, MOST_SENTENCES = 600, 20
CHUNK_BYTES = 1024 * 1024
# How often the reading is looked after; as often it can be ended.
LOOK_S = 0.05
# Until the process begins, as on a busy computer where a virus scanner looks at every program first. The file has no
# part in that: the time that reading it may take counts from then on.
BEGIN_S = 120.0
GAVE_UP = tr_noop("the file could not be read: it is damaged or malicious.")
TOO_LONG = tr_noop("reading the file took too long and was cancelled.")


class UnknownTableError(PlanFileError):
    """A file is no export of RVTools, but may be a table of another program."""


@frozen
class Limits:
    """What the process may use; memory and processor time where the system can limit them."""

    memory_bytes: int = 1024 * 1024 * 1024
    processor_s: int = 20
    wall_s: float = 30.0


def own_command() -> list[str]:
    """Return the command that starts this program again; frozen, it is its own interpreter."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    # -P: never from the folder that the user happens to be in, which may be full of foreign files.
    return [sys.executable, "-P", "-m", "planner"]


def arguments_of(limits: Limits) -> list[str]:
    """Return the arguments that tell the process its limits, and how to write sentences and numbers."""
    language = current_language()
    return [str(limits.memory_bytes), str(limits.processor_s), language.code, language.decimal, language.group]


def answer_of(
    command: Sequence[str],
    source: BufferedReader | Iterable[bytes],
    name: str,
    seconds: float,
    report: Report,
    *,
    most_bytes: int,
) -> bytes:
    """Return what the process wrote; it is ended when its time is over, it writes too much or nobody wants it.

    Parameters
    ----------
    source : binary file or iterable of bytes
        Its standard input: an open file as it is, or bytes, handed over on another thread as the process takes them.
    name : str
        Of the file, as it may stand in a sentence.
    seconds : float
        Until it is ended [s], from when it begins.
    report : callable
        Hears every moment how far it is; whatever it raises ends the process and is raised here.
    most_bytes : int
        Of an answer; it is ended when it says more.

    Raises
    ------
    PlanFileError
        If it does not start, or takes too long.
    """
    process = _started(command, source if isinstance(source, BufferedReader) else subprocess.PIPE, name)
    assert process.stdout is not None  # noqa: S101 - asked for there
    # An open file is read by the process itself.
    feeder = threading.Thread(target=_feed, args=(process.stdin, source), daemon=True)
    listener = _Listener(process.stdout, most_bytes, seconds)
    feeder.start()
    listener.start()
    try:
        while listener.is_alive():
            listener.join(LOOK_S)
            report(listener.done)
            if time.monotonic() > listener.deadline:
                raise plan_file_error(name, translate(TOO_LONG))
    finally:
        process.kill()
        process.wait()
        listener.join()
        feeder.join()
        process.stdout.close()
    return bytes(listener.answer)


def document_of(head: bytes, name: str) -> dict[str, Any]:
    """Return what an answer says of itself; what the process could have done is logged.

    Raises
    ------
    PlanFileError
        If it is a refusal, or no such line.
    """
    try:
        document = json.loads(head)
    except (ValueError, RecursionError) as error:
        raise plan_file_error(name, translate(GAVE_UP)) from error
    if not isinstance(document, dict):
        raise plan_file_error(name, translate(GAVE_UP))
    unrestricted = texts_of(document.get("unrestricted", []), name)
    if unrestricted:
        LOGGER.warning("The process that read a foreign file was not restricted in: %s", "; ".join(unrestricted))
    if isinstance(document.get("refused"), str):
        kind = UnknownTableError if document.get("may_be_table") is True else PlanFileError
        raise kind(f"{name}: {quoted(str(document['refused']), LONGEST_SENTENCE)}")
    return document


def texts_of(given: object, name: str) -> tuple[str, ...]:
    """Return sentences of an answer, each on one line and of bounded length.

    Raises
    ------
    PlanFileError
        If they are something else, or too many.
    """
    if not isinstance(given, list) or len(given) > MOST_SENTENCES or not all(isinstance(each, str) for each in given):
        raise plan_file_error(name, translate(GAVE_UP))
    return tuple(quoted(each, LONGEST_SENTENCE) for each in given)


class _Listener(threading.Thread):
    """Takes what the process says: a dot when it begins, one for every percent that is done, then its answer."""

    def __init__(self, pipe: IO[bytes], most_bytes: int, seconds: float) -> None:
        super().__init__(daemon=True)
        self._pipe, self._most_bytes, self._seconds, self._dots, self.answer = pipe, most_bytes, seconds, 0, bytearray()
        self.deadline = time.monotonic() + BEGIN_S

    @property
    def done(self) -> float:
        """Return how far the process says it is."""
        return min(max(self._dots - 1, 0) / PERCENT, 1.0)

    def run(self) -> None:
        """Listen until the process is silent or has said too much."""
        while len(self.answer) <= self._most_bytes:
            said = os.read(self._pipe.fileno(), CHUNK_BYTES)
            if not said:
                return
            if not self._dots and not self.answer:
                self.deadline = time.monotonic() + self._seconds
            answer = said if self.answer else said.lstrip(DOT)
            self._dots += len(said) - len(answer)
            self.answer += answer


def _started(command: Sequence[str], stdin: IO[bytes] | int, name: str) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(  # noqa: S603 - this program, with fixed arguments
            command,
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except OSError as error:
        raise plan_file_error(
            name, tr_format("the process that reads the file did not start ({reason}).", reason=error.strerror or error)
        ) from error


def _feed(pipe: IO[bytes] | None, given: Iterable[bytes]) -> None:
    if pipe is None:
        return
    # A process that has died does not take it all; what it answered says the rest.
    try:
        with pipe:
            for data in given:
                pipe.write(data)
    except OSError:
        return
