"""Foreign files are read in a process of their own: a crash, a hang or a bomb in it is one sentence here.

The same program is started again with a hidden argument, also where it is frozen. Nothing is handed over but bytes,
nothing comes back but sentences and a plan as JSON, which is checked like any stranger's.
"""

import json
import logging
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from attrs import frozen

from models.errors import PlanFileError
from models.plan.entities import Plan
from models.planfile import file_bytes, plan_from_json
from models.planfile.interchange import MOST_JSON_BYTES
from models.planfile.refusals import quoted, refusal
from models.words import marked, say, shown, spoken

LOGGER = logging.getLogger(__name__)
ARGUMENT = "--read-foreign"
PLAN, INVENTORY = "plan", "inventory"
MOST_SENTENCES = 20
LONGEST_SENTENCE = 600
MOST_HEAD_BYTES = 64 * 1024
GAVE_UP = marked("reading it failed: it is damaged or made to harm.")
TOO_LONG = marked("reading it took too long, so it was given up.")


@frozen
class Limits:
    """What the process may use; memory and processor time where the system can limit them."""

    memory_bytes: int = 1024 * 1024 * 1024
    processor_s: int = 20
    wall_s: float = 30.0


LIMITS = Limits()


@frozen
class Foreign:
    """A plan from a foreign file, and what the user should know of it."""

    plan: Plan
    sentences: tuple[str, ...] = ()


def read_in_process(kind: str, path: Path, limits: Limits = LIMITS) -> Foreign:
    """Return the plan that a foreign file holds or becomes.

    Parameters
    ----------
    kind : str
        `PLAN` or `INVENTORY`.
    path : Path
        An ordinary file of at most 64 MB.
    limits : Limits
        What reading it may cost.

    Raises
    ------
    PlanFileError
        If it cannot be read, in one sentence, whatever it did to the process.
    """
    data = file_bytes(path)
    if data is None:
        raise refusal(path.name, say("there is no such file."))
    return read_bytes_in_process(kind, data, path.name, limits)


def read_bytes_in_process(kind: str, data: bytes, name: str, limits: Limits = LIMITS) -> Foreign:
    """Return the plan that a foreign file's bytes hold or become; see `read_in_process`."""
    label, language = quoted(name), spoken()
    caps = (str(limits.memory_bytes), str(limits.processor_s))
    command = [*own_command(), ARGUMENT, kind, *caps, language.code, language.decimal, language.group]
    answer = _answer(command, label.encode() + b"\n" + data, label, limits.wall_s)
    head, separator, body = answer.partition(b"\n")
    if not separator or len(head) > MOST_HEAD_BYTES:
        raise refusal(label, shown(GAVE_UP))
    sentences = _sentences(head, label)
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise refusal(label, shown(GAVE_UP)) from error
    return Foreign(plan_from_json(text, label), sentences)


def own_command() -> list[str]:
    """Return the command that starts this program again; frozen, it is its own interpreter."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    # -P: never from the folder that the user happens to be in, which may be full of foreign files.
    return [sys.executable, "-P", "-m", "planner"]


def _answer(command: Sequence[str], given: bytes, name: str, seconds: float) -> bytes:
    """Return what the process wrote; it is killed when its time is over or it writes too much."""
    late = threading.Event()
    try:
        process = subprocess.Popen(  # noqa: S603 - this program, with fixed arguments
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except OSError as error:
        raise refusal(
            name, say("the process that reads it did not start ({reason}).", reason=error.strerror or error)
        ) from error
    assert process.stdin is not None and process.stdout is not None  # noqa: S101 - asked for above
    timer = threading.Timer(seconds, _end, (process, late))
    feeder = threading.Thread(target=_feed, args=(process.stdin, given), daemon=True)
    timer.start()
    feeder.start()
    try:
        answer = process.stdout.read(MOST_HEAD_BYTES + MOST_JSON_BYTES + 1)
    finally:
        timer.cancel()
        process.kill()
        process.stdout.close()
        feeder.join()
        process.wait()
    if late.is_set():
        raise refusal(name, shown(TOO_LONG))
    return answer


def _end(process: subprocess.Popen[bytes], late: threading.Event) -> None:
    late.set()
    process.kill()


def _feed(pipe: IO[bytes], given: bytes) -> None:
    # A process that has died does not take it all; what it answered says the rest.
    try:
        with pipe:
            pipe.write(given)
    except OSError:
        return


def _sentences(head: bytes, name: str) -> tuple[str, ...]:
    """Return the sentences of an answer; a refusal is raised, and what the process could have done is logged."""
    try:
        document = json.loads(head)
    except (ValueError, RecursionError) as error:
        raise refusal(name, shown(GAVE_UP)) from error
    answer: dict[str, object] = document if isinstance(document, dict) else {}
    unrestricted = _texts(answer.get("unrestricted", []), name)
    if unrestricted:
        LOGGER.warning("The process that read a foreign file was not restricted in: %s", "; ".join(unrestricted))
    if isinstance(answer.get("refused"), str):
        raise PlanFileError(f"{name}: {quoted(str(answer['refused']), LONGEST_SENTENCE)}")
    return _texts(answer.get("sentences"), name)


def _texts(given: object, name: str) -> tuple[str, ...]:
    if not isinstance(given, list) or len(given) > MOST_SENTENCES or not all(isinstance(each, str) for each in given):
        raise refusal(name, shown(GAVE_UP))
    return tuple(quoted(each, LONGEST_SENTENCE) for each in given)
