"""Performance logs are read in a process of their own, as other foreign files are, and checked when they come back.

The process gets the open file and nothing else. A log of any length becomes the windows of the counters that mean
anything to the program.
"""

import os
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

import numpy as np
from attrs import evolve, frozen

from models.comparisons.measured import Sampled
from models.importers.tables import Report, in_silence
from models.planfile.errors import plan_file_error, quoted, unreadable
from models.words import tr_format, translate
from planner.session.child_process import GAVE_UP, Limits, answer_of, arguments_of, document_of, own_command
from planner.session.log_reader import TIMES, VALUES

ARGUMENT = "--read-log"
# A log of some GB takes minutes; it can be cancelled at any moment.
LIMITS = Limits(processor_s=1_800, wall_s=3_600.0)
MOST_COUNTERS, MOST_ANSWER_BYTES = 100_000, 512 << 20
LONGEST_NAME, MOST_MACHINES = 1_024, 200_000
# No zone is further from UTC [s].
MOST_BIAS_S = 24 * 3_600.0
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
    bias_s : float or None
        UTC less the time of the log [s]; None where it does not say.
    """

    name: str
    sampled: tuple[Sampled, ...]
    machines: tuple[str, ...]
    rows: int
    skipped: int
    bias_s: float | None = None


def name_of(logs: Sequence[MeasuredLog]) -> str:
    """Return what logs are called together."""
    return ", ".join(log.name for log in logs)


def together(logs: Sequence[MeasuredLog]) -> MeasuredLog:
    """Return logs as one, which has all their names and one clock.

    Hosts of vSphere write UTC, and their guests the time of the site: only by one clock do their windows meet. It is
    that of the first log that is not in UTC; a log that does not say its zone is taken as it is.
    """
    bias_s = next((log.bias_s for log in logs if log.bias_s), 0.0)
    return MeasuredLog(
        name=name_of(logs),
        sampled=tuple(
            series if log.bias_s is None else evolve(series, start=series.start + (log.bias_s - bias_s))
            for log in logs
            for series in log.sampled
        ),
        machines=tuple(dict.fromkeys(name for log in logs for name in log.machines)),
        rows=sum(log.rows for log in logs),
        skipped=sum(log.skipped for log in logs),
        bias_s=bias_s,
    )


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
    label, command = quoted(path.name), [*own_command(), ARGUMENT, *arguments_of(limits)]
    _require_no_folder(path, label)
    try:
        with path.open("rb") as log:
            _require_ordinary(log, label)
            answer = answer_of(command, log, label, limits.wall_s, report, most_bytes=MOST_ANSWER_BYTES)
    except OSError as error:
        raise plan_file_error(label, unreadable(error)) from error
    head, separator, body = answer.partition(b"\n")
    found = _checked(document_of(head, label), body, path.name) if separator else None
    if found is None:
        raise plan_file_error(label, translate(GAVE_UP))
    report(1.0)
    return found


def _require_no_folder(path: Path, label: str) -> None:
    if path.is_dir():
        raise plan_file_error(label, tr_format("this is a folder. Choose the log itself."))


def _require_ordinary(log: IO[bytes], label: str) -> None:
    if not stat.S_ISREG(os.fstat(log.fileno()).st_mode):
        raise plan_file_error(label, tr_format("it is not a regular file."))


def _checked(head: dict[str, Any], body: bytes, name: str) -> MeasuredLog | None:
    """Return the log of an answer, or None where it is none."""
    rows, skipped, machines, counters = (head.get(key) for key in ("rows", "skipped", "machines", "counters"))
    if not isinstance(rows, int) or not isinstance(skipped, int) or not isinstance(counters, list):
        return None
    bias_s = head.get("bias")
    if bias_s is not None and not (isinstance(bias_s, float) and abs(bias_s) <= MOST_BIAS_S):
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
    return MeasuredLog(name, tuple(sampled), known, rows, skipped, bias_s)


def _names(given: object, most: int) -> tuple[str, ...] | None:
    if not isinstance(given, list) or len(given) > most:
        return None
    return tuple(given) if all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in given) else None
