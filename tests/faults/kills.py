"""Killed at random moments of a save. Run as a program: `python -m tests.faults.kills COUNT [WRITER] [SEED]`.

A child saves the plan again and again, each time with the next number, and reports each save that is done. The
parent kills it at a random moment, by SIGKILL or TerminateProcess, and looks at the file alone, as it would be mailed:
it must be the last save that was reported, or the one after it, whole. Only Windows, which replaces a file in two
steps, may leave it without its name, which it gets when it is opened next.
"""

import json
import os
import random
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import IO

from models.errors import PlannerError
from models.planfile import put_back_displaced, restore_interrupted, save_plan
from tests.faults.writers import NAME, WRITERS, is_litter, journal_of, number_in, numbered
from tests.systems import WINDOWS

CHILD = "--child"
NUMBER = struct.Struct(">Q")
FORKING = hasattr(os, "fork")
# Some saves long on a machine with other work; a process that is begun anew saves more slowly at first.
LONGEST_WAIT_S = 0.15 if FORKING else 0.6
SIZES = (0, 0, 0, 300)
SAVED = {"last save", "next save"}
# What a kill may leave; Windows replaces a file in two steps, between which it has no name.
LEFT = {"temporary left", "put back"} if WINDOWS else {"temporary left"}


def save_for_ever(writer: str, path: Path, start: int, sites: int, report: int) -> None:
    """Save with rising numbers until killed; each number is reported when its save is done."""
    os.write(report, NUMBER.pack(start))
    number = start
    while True:
        number += 1
        WRITERS[writer](numbered(number, sites), path)
        os.write(report, NUMBER.pack(number))


def forked(writer: str, path: Path, start: int, sites: int) -> tuple[Callable[[], object], IO[bytes]]:
    """How to kill a child that saves, and what it reports."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            save_for_ever(writer, path, start, sites, writing)
        finally:
            os._exit(1)
    os.close(writing)

    def kill() -> None:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)

    return kill, os.fdopen(reading, "rb")


def begun(writer: str, path: Path, start: int, sites: int) -> tuple[Callable[[], object], IO[bytes]]:
    """The same where no process can be forked."""
    command = [sys.executable, "-m", "tests.faults.kills", CHILD, writer, str(path), str(start), str(sites)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert process.stdout is not None

    def kill() -> None:
        process.kill()
        process.wait()

    return kill, process.stdout


def reported_until_killed(writer: str, path: Path, start: int, sites: int, wait: float) -> int:
    """The last save that the child reported before it was killed."""
    kill, stream = (forked if FORKING else begun)(writer, path, start, sites)
    with stream:
        last = stream.read(NUMBER.size)
        time.sleep(wait)
        kill()
        rest = stream.read()
    return NUMBER.unpack((last + rest)[-NUMBER.size :])[0]


def verdict(path: Path, reported: int) -> str:
    """What the kill has done to the file."""
    if any(is_litter(each.name) for each in path.parent.iterdir()):
        return "litter"
    try:
        found = number_in(path.read_bytes())
    except (PlannerError, OSError):
        return "damaged"
    if found == reported:
        return "last save"
    return "next save" if found == reported + 1 else "lost"


def one_kill(writer: str, path: Path, chance: random.Random) -> Counter[str]:
    """The verdict on one kill, whether a temporary was left, and whether the file had to get its name back."""
    start = chance.randrange(1, 10**6)
    save_plan(numbered(start), path)
    wait = chance.random() * LONGEST_WAIT_S
    reported = reported_until_killed(writer, path, start, chance.choice(SIZES), wait)
    # As at the next start; only a plan that is written in place needs it.
    restore_interrupted(journal_of(path), lambda _path, _data: None)
    put_back = put_back_displaced(path)
    answer = verdict(path, reported)
    others = [each for each in path.parent.iterdir() if each.name != NAME]
    for each in others:
        each.unlink()
    return Counter({answer: 1, "temporary left": bool(others), "put back": put_back})


def kills(count: int, writer: str = "save_plan", seed: int = 0) -> dict[str, int]:
    """How often each verdict was found."""
    chance = random.Random(seed)
    folder = Path(tempfile.mkdtemp(prefix="planner-kills-"))
    verdicts: Counter[str] = Counter()
    try:
        for _ in range(count):
            verdicts += one_kill(writer, folder / NAME, chance)
    finally:
        shutil.rmtree(folder)
        shutil.rmtree(journal_of(folder / NAME), ignore_errors=True)
    return dict(verdicts)


if __name__ == "__main__":
    given = sys.argv[1:]
    if given[0] == CHILD:
        save_for_ever(given[1], Path(given[2]), int(given[3]), int(given[4]), sys.stdout.fileno())
    print(json.dumps(kills(int(given[0]), *given[1:2], *map(int, given[2:3]))))
