"""Performance logs are read in a process of their own, as other foreign files are, and checked when they come back.

The process gets the open file and nothing else. A log of any length becomes the windows of the counters that mean
anything to the program.
"""

import json
import logging
import os
import stat
import subprocess
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

import numpy as np
from attrs import frozen

from models.comparisons.measured import Sampled
from models.errors import PlanFileError
from models.importers.tables import Report, in_silence
from models.planfile.errors import plan_file_error, quoted
from models.units import PERCENT
from models.words import current_language, tr_format, translate
from planner.session.foreign_reader import DOT
from planner.session.log_reader import TIMES, VALUES
from planner.session.reader_process import GAVE_UP, LOOK_S, TOO_LONG, Limits, own_command

LOGGER = logging.getLogger(__name__)
ARGUMENT = "--read-log"
# A log of some GB takes minutes; it can be cancelled at any moment.
LIMITS = Limits(processor_s=1_800, wall_s=3_600.0)
MOST_COUNTERS, MOST_ANSWER_BYTES = 100_000, 512 << 20
LONGEST_NAME, LONGEST_SENTENCE, MOST_MACHINES = 1_024, 600, 200_000
CHUNK_BYTES = 1 << 20
# The parts of a counter's name.
NAMES = 4


@frozen(eq=False)
class MeasuredLog:
    """What a log holds that means anything to the program.

    Parameters
    ----------
    name : str
        Of its file.
    sampled : tuple of Sampled
    machines : tuple of str
        All that it names.
    rows, skipped : int
        Lines with samples, and lines that were cut.
    """

    name: str
    sampled: tuple[Sampled, ...]
    machines: tuple[str, ...]
    rows: int
    skipped: int


def read_log_in_process(path: Path, limits: Limits = LIMITS, report: Report = in_silence) -> MeasuredLog:
    """Return what a performance log holds.

    Parameters
    ----------
    path : Path
        A log of PerfMon or esxtop as text.
    limits : Limits
        What reading it may cost.
    report : callable
        Hears every moment how far the reading is; whatever it raises ends the process and is raised here.

    Raises
    ------
    PlanFileError
        If it cannot be read, in one sentence.
    """
    label, language = quoted(path.name), current_language()
    caps = (str(limits.memory_bytes), str(limits.processor_s))
    command = [*own_command(), ARGUMENT, *caps, language.code, language.decimal, language.group]
    try:
        with path.open("rb") as log:
            _require_ordinary(log, label)
            answer = _answer(command, log, label, limits.wall_s, report)
    except OSError as error:
        raise plan_file_error(
            label, tr_format("it cannot be read: {reason}.", reason=error.strerror or str(error))
        ) from error
    head, separator, body = answer.partition(b"\n")
    found = _checked(_head(head, label) if separator else None, body, path.name)
    if found is None:
        raise plan_file_error(label, translate(GAVE_UP))
    report(1.0)
    return found


def _require_ordinary(log: IO[bytes], label: str) -> None:
    if not stat.S_ISREG(os.fstat(log.fileno()).st_mode):
        raise plan_file_error(label, tr_format("it is no ordinary file."))


class _Listener(threading.Thread):
    """Takes what the process says: a dot for every percent that is read, then its answer, which has an end."""

    def __init__(self, pipe: IO[bytes]) -> None:
        super().__init__(daemon=True)
        self._pipe, self._dots, self.answer = pipe, 0, bytearray()

    @property
    def done(self) -> float:
        return min(self._dots / PERCENT, 1.0)

    def run(self) -> None:
        while len(self.answer) <= MOST_ANSWER_BYTES:
            said = self._pipe.read1(CHUNK_BYTES)  # type: ignore[attr-defined]
            if not said:
                return
            answer = said if self.answer else said.lstrip(DOT)
            self._dots += len(said) - len(answer)
            self.answer += answer


def _answer(command: Sequence[str], log: IO[bytes], name: str, seconds: float, report: Report) -> bytes:
    """Return what the process wrote; it is ended when its time is over, it writes too much or nobody wants it."""
    process = subprocess.Popen(  # noqa: S603 - this program, with fixed arguments
        command,
        stdin=log,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
    assert process.stdout is not None  # noqa: S101 - asked for there
    listener, deadline = _Listener(process.stdout), time.monotonic() + seconds
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
        process.stdout.close()
    return bytes(listener.answer)


def _head(head: bytes, label: str) -> dict[str, Any] | None:
    """Return what an answer says of itself; a refusal is raised, and what the process could have done is logged."""
    try:
        document = json.loads(head)
    except (ValueError, RecursionError):
        return None
    if not isinstance(document, dict):
        return None
    unrestricted = document.get("unrestricted")
    if isinstance(unrestricted, list) and unrestricted:
        LOGGER.warning(
            "The process that read a log was not restricted in: %s",
            "; ".join(quoted(str(each), LONGEST_SENTENCE) for each in unrestricted),
        )
    if isinstance(document.get("refused"), str):
        raise PlanFileError(f"{label}: {quoted(document['refused'], LONGEST_SENTENCE)}")
    return document


def _checked(head: dict[str, Any] | None, body: bytes, name: str) -> MeasuredLog | None:
    """Return the log of an answer, or None where it is none."""
    if head is None:
        return None
    rows, skipped, machines, counters = (head.get(key) for key in ("rows", "skipped", "machines", "counters"))
    if not isinstance(rows, int) or not isinstance(skipped, int) or not isinstance(counters, list):
        return None
    named = [_names(each, NAMES) for each in counters[: MOST_COUNTERS + 1]]
    known = _names(machines, MOST_MACHINES)
    if known is None or len(named) > MOST_COUNTERS or not all(each and len(each) == NAMES for each in named):
        return None
    windows, rest = divmod(len(body), TIMES.itemsize + 2 * VALUES.itemsize * len(named))
    if rest:
        return None
    start = np.frombuffer(body, TIMES, windows).astype(np.float64)
    values = np.frombuffer(body, VALUES, offset=windows * TIMES.itemsize).astype(np.float64)
    if not np.isfinite(start).all() or np.isinf(values).any():
        return None
    # A clock that is put back makes windows twice.
    order = np.argsort(start, kind="stable")
    table = values.reshape(len(named), 2, windows)[..., order]
    sampled = [
        Sampled(of[0], of[1], of[2], of[3], mean=table[row, 0], peak=table[row, 1], start=start[order])
        for row, of in enumerate(named)
        if of is not None
    ]
    return MeasuredLog(name, tuple(sampled), known, rows, skipped)


def _names(given: object, most: int) -> tuple[str, ...] | None:
    if not isinstance(given, list) or len(given) > most:
        return None
    return tuple(given) if all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in given) else None
