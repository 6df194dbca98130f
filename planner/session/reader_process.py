"""Foreign files are read in a process of their own: a crash, a hang or a bomb in it is one sentence here.

The same program is started again with a hidden argument, also where it is frozen. Nothing is handed over but bytes,
nothing comes back but sentences and JSON, which is checked like any stranger's.
"""

import json
import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Sequence
from itertools import chain
from pathlib import Path
from typing import IO

from attrs import frozen

from models.errors import InventoryError, PlanFileError
from models.importers.inventory import Inventory, inventory_from_json
from models.importers.tables import Report, in_silence, part_of
from models.plan.entities import Plan
from models.planfile import plan_from_json
from models.planfile.errors import plan_file_error, quoted
from models.planfile.interchange import MOST_JSON_BYTES
from models.units import PERCENT
from models.words import current_language, tr_format, tr_noop, translate
from planner.session.foreign_reader import DOT
from planner.session.inventory_files import inventory_bytes

LOGGER = logging.getLogger(__name__)
ARGUMENT = "--read-foreign"
PLAN, INVENTORY, POPULATIONS = "plan", "inventory", "populations"
MOST_SENTENCES = 20
LONGEST_SENTENCE = 600
MOST_HEAD_BYTES = 64 * 1024
CHUNK_BYTES = 1024 * 1024
# How often the reading is looked after; as often it can be ended.
LOOK_S = 0.05
# How much is done when the process has answered and its plan is to be checked.
ANSWERED = 0.8
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


LIMITS = Limits()


def read_inventory_in_process(path: Path, limits: Limits = LIMITS, report: Report = in_silence) -> Inventory:
    """Return what the inventory of another program says.

    Parameters
    ----------
    path : Path
        A file of at most 64 MB, one of the CSV files of an export, or their folder.
    limits : Limits
        What reading it may cost.
    report : callable
        Hears every moment how far the reading is; whatever it raises ends the process and is raised here.

    Raises
    ------
    PlanFileError
        If it cannot be read, in one sentence, whatever it did to the process.
    """
    data = inventory_bytes(path)
    if data is None:
        raise plan_file_error(path.name, tr_format("the file does not exist."))
    return inventory_from_bytes_in_process(data, path.name, limits, report)


def inventory_from_bytes_in_process(
    data: bytes, name: str, limits: Limits = LIMITS, report: Report = in_silence
) -> Inventory:
    """Return what the bytes of an inventory say; see `read_inventory_in_process`."""
    text = text_of_process(INVENTORY, data, name, limits, report)
    try:
        inventory = inventory_from_json(text)
    except InventoryError as error:
        raise plan_file_error(name, translate(GAVE_UP)) from error
    report(1.0)
    return inventory


def plan_from_bytes_in_process(data: bytes, name: str, limits: Limits = LIMITS, report: Report = in_silence) -> Plan:
    """Return the plan that a foreign file's bytes hold; see `read_inventory_in_process`."""
    plan = plan_from_json(text_of_process(PLAN, data, name, limits, report), quoted(name))
    report(1.0)
    return plan


def text_of_process(kind: str, data: bytes, name: str, limits: Limits, report: Report) -> str:
    """Return the JSON text that the process makes of a file."""
    label = quoted(name)
    _, body = answer_in_process(kind, (data,), label, limits, part_of(report, 0.0, ANSWERED))
    if not body:
        raise plan_file_error(label, translate(GAVE_UP))
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise plan_file_error(label, translate(GAVE_UP)) from error


def answer_in_process(
    kind: str, given: Iterable[bytes], label: str, limits: Limits, report: Report
) -> tuple[tuple[str, ...], bytes]:
    """Return the sentences and the JSON, not checked yet, that a process answers to some bytes.

    Parameters
    ----------
    kind : str
        As `foreign_reader` has them.
    given : iterable of bytes
        Handed over as the process takes them, on another thread.
    label : str
        The file's name as it may stand in a sentence.

    Raises
    ------
    PlanFileError
        If it answers nothing, or that the file cannot be read.
    """
    language, caps = current_language(), (str(limits.memory_bytes), str(limits.processor_s))
    command = [*own_command(), ARGUMENT, kind, *caps, language.code, language.decimal, language.group]
    named = chain((label.encode() + b"\n",), given)
    answer = _answer(command, named, label, limits.wall_s, report)
    head, separator, body = answer.partition(b"\n")
    if not separator or len(head) > MOST_HEAD_BYTES:
        raise plan_file_error(label, translate(GAVE_UP))
    return _sentences(head, label), body


def own_command() -> list[str]:
    """Return the command that starts this program again; frozen, it is its own interpreter."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    # -P: never from the folder that the user happens to be in, which may be full of foreign files.
    return [sys.executable, "-P", "-m", "planner"]


class _Listener(threading.Thread):
    """Takes what the process says: a dot for every percent that is done, then its answer, which has an end."""

    def __init__(self, pipe: IO[bytes]) -> None:
        super().__init__(daemon=True)
        self._pipe, self._dots, self.answer = pipe, 0, bytearray()

    @property
    def done(self) -> float:
        """Return how far the process says it is."""
        return min(self._dots / PERCENT, 1.0)

    def run(self) -> None:
        """Listen until the process is silent or has said too much."""
        while len(self.answer) <= MOST_HEAD_BYTES + MOST_JSON_BYTES:
            said = os.read(self._pipe.fileno(), CHUNK_BYTES)
            if not said:
                return
            answer = said if self.answer else said.lstrip(DOT)
            self._dots += len(said) - len(answer)
            self.answer += answer


def _answer(command: Sequence[str], given: Iterable[bytes], name: str, seconds: float, report: Report) -> bytes:
    """Return what the process wrote; it is ended when its time is over, it writes too much or nobody wants it."""
    process = _started(command, name)
    assert process.stdin is not None and process.stdout is not None  # noqa: S101 - asked for there
    feeder = threading.Thread(target=_feed, args=(process.stdin, given), daemon=True)
    listener = _Listener(process.stdout)
    deadline = time.monotonic() + seconds
    feeder.start()
    listener.start()
    try:
        while listener.is_alive():
            listener.join(LOOK_S)
            report(listener.done)
            if time.monotonic() > deadline:
                raise plan_file_error(name, translate(TOO_LONG))
    finally:
        process.kill()
        process.wait()
        listener.join()
        feeder.join()
        process.stdout.close()
    return bytes(listener.answer)


def _started(command: Sequence[str], name: str) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(  # noqa: S603 - this program, with fixed arguments
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except OSError as error:
        raise plan_file_error(
            name, tr_format("the process that reads the file did not start ({reason}).", reason=error.strerror or error)
        ) from error


def _feed(pipe: IO[bytes], given: Iterable[bytes]) -> None:
    # A process that has died does not take it all; what it answered says the rest.
    try:
        with pipe:
            for data in given:
                pipe.write(data)
    except OSError:
        return


def _sentences(head: bytes, name: str) -> tuple[str, ...]:
    """Return the sentences of an answer; a refusal is raised, and what the process could have done is logged."""
    try:
        document = json.loads(head)
    except (ValueError, RecursionError) as error:
        raise plan_file_error(name, translate(GAVE_UP)) from error
    answer: dict[str, object] = document if isinstance(document, dict) else {}
    unrestricted = _texts(answer.get("unrestricted", []), name)
    if unrestricted:
        LOGGER.warning("The process that read a foreign file was not restricted in: %s", "; ".join(unrestricted))
    if isinstance(answer.get("refused"), str):
        kind = UnknownTableError if answer.get("may_be_table") is True else PlanFileError
        raise kind(f"{name}: {quoted(str(answer['refused']), LONGEST_SENTENCE)}")
    return _texts(answer.get("sentences"), name)


def _texts(given: object, name: str) -> tuple[str, ...]:
    if not isinstance(given, list) or len(given) > MOST_SENTENCES or not all(isinstance(each, str) for each in given):
        raise plan_file_error(name, translate(GAVE_UP))
    return tuple(quoted(each, LONGEST_SENTENCE) for each in given)
