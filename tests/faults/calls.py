"""Every system call of one save, killed and made to fail with `strace -e inject`.

Run as a program: `python -m tests.faults.calls SHARE [WRITER]`, where SHARE is the part of the calls that is tried.
The child stops itself before the save, so that only the calls of the save are counted.
"""

import ctypes
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from models.errors import PlanFileError, PlannerError
from tests.faults.writers import NAME, WRITERS, Writer, is_left_and_told, is_litter, number_in, numbered

STRACE = shutil.which("strace")
ERRORS = ("EIO", "ENOSPC", "EACCES")
# What the interpreter does for itself: memory, clocks, signals.
OWN = {"brk", "mmap", "munmap", "mremap", "madvise", "futex", "clock_nanosleep", "rt_sigreturn", "rt_sigaction"}
CALL = re.compile(rb"(?:\[pid +\d+\] )?(\w+)\(")
OLD, NEW = 1, 2
MARK = b"getpgid"
PR_SET_PTRACER = 0x59616D61


def child(writer: Writer, path: Path, report: int) -> None:
    """Wait, save, say how it ended."""
    if sys.platform == "linux":
        # Some systems let only a parent look at a process; strace is none.
        ctypes.CDLL(None).prctl(PR_SET_PTRACER, ctypes.c_ulong(-1), 0, 0, 0)
    os.kill(os.getpid(), signal.SIGSTOP)
    try:
        writer(numbered(NEW), path)
        answer = b"saved"
    except PlanFileError as error:
        answer = b"refused" if str(error).isprintable() else b"no plain sentence"
    except BaseException as error:
        answer = type(error).__name__.encode()
    os.getpgid(0)
    os.write(report, answer)


def traced(writer: Writer, path: Path, *options: str) -> tuple[str, list[bytes]]:
    """How a save ended under strace, and the names of its system calls; empty where it did not end."""
    reading, writing = os.pipe()
    saving = os.fork()
    if not saving:
        try:
            child(writer, path, writing)
        finally:
            os._exit(0)
    os.close(writing)
    os.waitpid(saving, os.WUNTRACED)
    command = [STRACE, "-p", str(saving), *options]
    tracer = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    lines = [tracer.stderr.readline()]
    assert b"attached" in lines[0], lines
    os.kill(saving, signal.SIGCONT)
    lines += tracer.stderr.readlines()
    tracer.wait()
    os.waitpid(saving, 0)
    with os.fdopen(reading, "rb") as stream:
        answer = stream.read().decode()
    return answer, [match[1] for line in lines if (match := CALL.match(line))]


def before_the_mark(names: list[bytes]) -> list[str]:
    until = names.index(MARK)
    return [name.decode() for name in names[:until] if name.decode() not in OWN]


def places(names: list[str]) -> list[tuple[str, int]]:
    """Each call as its name and how often that name has been used, as strace counts."""
    used: Counter[str] = Counter()
    result = []
    for name in names:
        used[name] += 1
        result.append((name, used[name]))
    return result


def verdict(answer: str, path: Path) -> str:
    """What one injected fault has done; "good" where nothing was lost."""
    beside = [each.name for each in path.parent.iterdir() if each.name != NAME]
    if answer == "saved":
        beside = [name for name in beside if not is_left_and_told(name)]
    try:
        found = number_in(path.read_bytes())
    except (PlannerError, OSError) as error:
        return f"damaged: {error}"
    if any(is_litter(name) for name in beside) or (beside and answer):
        return f"litter: {beside} after {answer}"
    if answer not in {"saved", "refused", ""}:
        return f"another exception: {answer}"
    if (answer, found) in {("saved", OLD), ("refused", NEW)}:
        return f"{answer}, but the file is save {found}"
    return "good"


def fresh(folder: Path) -> Path:
    """An old plan, alone in its folder, reached through a link."""
    for room in ("real", "links"):
        shutil.rmtree(folder / room, ignore_errors=True)
        (folder / room).mkdir()
    WRITERS["save_plan"](numbered(OLD), folder / "real" / NAME)
    (folder / "links" / NAME).symlink_to(folder / "real" / NAME)
    return folder / "links" / NAME


def injected(writer: Writer, folder: Path, call: str, option: str) -> str:
    path = fresh(folder)
    answer, _ = traced(writer, path, "-e", f"trace={call}", "-e", f"inject={call}:{option}")
    if not path.is_symlink():
        return "the link is gone"
    return verdict(answer, folder / "real" / NAME)


def every_call(share: float, writer: str = "save_plan", seed: int = 0) -> dict[str, object]:
    """How many faults were injected and what each violation was."""
    chance = random.Random(seed)
    folder = Path(tempfile.mkdtemp(prefix="planner-calls-"))
    save = WRITERS[writer]
    try:
        answer, names = traced(save, fresh(folder))
        assert answer == "saved"
        own = before_the_mark(names)
        trials = [(call, f"{fault}:when={which}") for call, which in places(own)
                  for fault in ("signal=KILL", *(f"error={error}" for error in ERRORS))]  # fmt: skip
        chosen = [each for each in trials if chance.random() < share]
        found = {f"{call}:{option}": injected(save, folder, call, option) for call, option in chosen}
    finally:
        shutil.rmtree(folder)
    bad = {fault: words for fault, words in found.items() if words != "good"}
    return {"calls": len(own), "faults": len(found), "violations": bad}


def may_trace() -> bool:
    """Whether strace is here and may look at another process."""
    if STRACE is None:
        return False
    with subprocess.Popen(["sleep", "0.2"]) as other:
        return subprocess.run([STRACE, "-p", str(other.pid)], capture_output=True, check=False).returncode == 0


if __name__ == "__main__":
    print(json.dumps(every_call(float(sys.argv[1]), *sys.argv[2:3])))
