"""The process that reads foreign files can reach nothing but what it was given, and says where it could."""

import json
import logging
import os
import platform
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from models.errors import PlanFileError
from models.planfile import plan_to_bytes, plan_to_json
from planner.session import reader_process
from planner.session.foreign_reader import DOT
from planner.session.reader_process import INVENTORY, PLAN, inventory_from_bytes_in_process, plan_from_bytes_in_process
from tests.faults.inventories import CSV, workbook
from tests.systems import PATIENCE_S
from tests.unit.planfile.example import plan

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Landlock and seccomp are of Linux")

READERS = {PLAN: plan_from_bytes_in_process, INVENTORY: inventory_from_bytes_in_process}
machine_with_filter = pytest.mark.skipif(
    platform.machine() not in {"x86_64", "aarch64"}, reason="the filter knows the calls of other machines not"
)

# What the process tries, in a folder that is full of things to spoil; `libc` sets errno where it fails.
FILE_TRIALS = {
    "open to read": "open('there')",
    "open to write": "open('there', 'w')",
    "open a new file": "open('new', 'x')",
    "list": "os.listdir('.')",
    "unlink": "os.unlink('there')",
    "truncate": "os.truncate('there', 0)",
    "rename": "os.rename('there', 'elsewhere')",
    "mkdir": "os.mkdir('new')",
    "rmdir": "os.rmdir('folder')",
    "symlink": "os.symlink('there', 'new')",
    "link": "os.link('there', 'new')",
    "mknod": "os.mknod('new')",
    "mkfifo": "os.mkfifo('new')",
    "execve": "os.execve('/bin/true', ['true'], {})",
}
OTHER_TRIALS = {
    "chmod": "os.chmod('there', 0)",
    "chown": "os.chown('there', os.getuid(), os.getgid())",
    "utime": "os.utime('there', (1, 1))",
    "setxattr": "os.setxattr('there', 'user.x', b'1')",
    "stat": "os.stat('there')",
    "chdir": "os.chdir('folder')",
    "fork": "os.fork() or os._exit(0)",
    "thread": "_thread.start_new_thread(int, ())",
    "socket": "socket.socket(socket.AF_INET)",
    "unix socket": "socket.socketpair()",
    "pipe": "os.pipe()",
    "raise a limit": "resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))",
    "memory of another": "done(libc.process_vm_readv(victim, None, 0, None, 0, 0))",
    "name space": "done(libc.unshare(0x10000000))",
    "io_uring": "done(libc.syscall(425, 1, ctypes.create_string_buffer(120)))",
}
PROCESS_TRIALS = {
    "kill": "os.kill(victim, 15)",
    "ptrace": "done(libc.ptrace(0x4206, victim, 0, 0))",
}
EVERY_TRIAL = FILE_TRIALS | OTHER_TRIALS | PROCESS_TRIALS
PROGRAM = """
import _thread, ctypes, json, os, resource, socket, sys
from planner.session import foreign_reader as own
libc, victim = ctypes.CDLL(None, use_errno=True), int(sys.argv[1])
def done(result):
    if result < 0: raise OSError(ctypes.get_errno(), "refused")
def outcome(trial):
    try: exec(trial)
    except (OSError, RuntimeError, ValueError) as error: return type(error).__name__
    return "done"
def read(stream, name):
    found = {trial: outcome(trial) for trial in json.loads(stream.read())}
    sys.stdout.write(json.dumps(found))
    sys.stdout.flush()
    os._exit(0)
own._readers = lambda: {"plan": read}
"""
SERVE = "own.serve(['plan', str(2**30), '20', 'en', '.', ','])"
ONLY = """
from planner.session import confinement, confinement_linux
confinement.layers = own.layers = lambda memory, seconds: [confinement_linux.{}]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a file and a folder in it."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "there").write_text("of the user")
    return tmp_path


@pytest.fixture
def victim() -> Iterator[subprocess.Popen[bytes]]:
    """Another process of the user's."""
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        yield process
        process.kill()


def outcomes(folder: Path, victim: "subprocess.Popen[bytes]", trials: dict[str, str], before: str = "") -> dict:
    """What came of every trial in a process that reads, by its name."""
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM + before + SERVE, str(victim.pid)],
        input=b"name\n" + json.dumps(list(trials.values())).encode(),
        capture_output=True,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(Path(reader_process.__file__).parents[2])},
        timeout=PATIENCE_S,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr.decode()
    found = json.loads(ran.stdout.lstrip(DOT))
    return {name: found[trial] for name, trial in trials.items()}


def state(folder: Path) -> list[tuple]:
    """Everything in a folder that a process could have changed."""
    paths = sorted(folder.rglob("*"))
    return [
        (path.name, path.is_file() and path.read_text("utf-8"), path.stat().st_mode, path.stat().st_mtime_ns)
        for path in paths
    ]


@machine_with_filter
def test_nothing_can_be_read_changed_started_or_reached(folder: Path, victim: "subprocess.Popen[bytes]") -> None:
    before = state(folder)
    found = outcomes(folder, victim, EVERY_TRIAL)
    assert {name: what for name, what in found.items() if what == "done"} == {}
    assert state(folder) == before
    assert victim.poll() is None


def landlock_version() -> int:
    from planner.session import confinement_linux

    try:
        return confinement_linux._call(confinement_linux.CREATE_RULESET, None, 0, confinement_linux.ASK_VERSION)
    except OSError as error:
        pytest.skip(f"this kernel lets nobody use Landlock: {error}")


def test_landlock_alone_keeps_files_and_processes(folder: Path, victim: "subprocess.Popen[bytes]") -> None:
    version = landlock_version()
    # Truncating is a right of its own since version 3, signals since 6.
    trials = {name: trial for name, trial in FILE_TRIALS.items() if version >= 3 or name != "truncate"}
    trials |= {name: trial for name, trial in PROCESS_TRIALS.items() if version >= 6 or name != "kill"}
    before = state(folder)
    found = outcomes(folder, victim, trials, ONLY.format("LANDLOCK"))
    assert {name: what for name, what in found.items() if what == "done"} == {}
    assert state(folder) == before


@machine_with_filter
def test_seccomp_alone_keeps_everything(folder: Path, victim: "subprocess.Popen[bytes]") -> None:
    before = state(folder)
    found = outcomes(folder, victim, EVERY_TRIAL, ONLY.format("SECCOMP"))
    assert {name: what for name, what in found.items() if what == "done"} == {}
    assert state(folder) == before


def answer_of(code: bytes, architecture: int, number: int) -> int:
    """What the kernel would answer to a system call by a filter's code."""
    instructions = list(struct.iter_unpack("HBBI", code))
    given, loaded, at = {0: number, 4: architecture}, 0, 0
    while True:
        kind, passed_over, _, value = instructions[at]
        at += 1
        if kind == 0x20:
            loaded = given[value]
        elif kind == 0x15:
            at += passed_over if loaded == value else 0
        else:
            return value


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
def test_the_filter_lets_through_what_is_needed_and_nothing_else(machine: str) -> None:
    from planner.session import confinement_linux as linux

    calls = linux.CALLS[machine]
    code = b"".join(linux._filter_for(calls))
    allowed = {number for number in range(600) if answer_of(code, calls.architecture, number) == linux.ALLOW}
    assert allowed == set(calls.needed.values())
    # The calls of the x32 form of the same machine have a bit more.
    assert answer_of(code, calls.architecture, 0x40000000 | calls.needed["write"]) == linux.REFUSE
    assert answer_of(code, 0x40000003, calls.needed["write"]) == linux.KILL


def child(monkeypatch: pytest.MonkeyPatch, before: str) -> None:
    program = f"import sys\nfrom planner.session import foreign_reader as own\n{before}\nown.serve(sys.argv[2:])"
    monkeypatch.setattr(reader_process, "own_command", lambda: [sys.executable, "-c", program])


def test_a_kernel_that_can_take_nothing_away_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    refused = (
        "import errno\n"
        "from planner.session import confinement_linux\n"
        "def refuse(*_): raise OSError(errno.ENOSYS, 'Function not implemented')\n"
        "confinement_linux._call = refuse"
    )
    child(monkeypatch, refused)
    with caplog.at_level(logging.WARNING):
        assert inventory_from_bytes_in_process(CSV, "Oslo.csv").title == "Oslo"
    (line,) = caplog.messages
    assert "by Landlock (Function not implemented); system calls by seccomp (Function not implemented)" in line


@machine_with_filter
def test_what_this_kernel_takes_away_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert landlock_version() > 0
    with caplog.at_level(logging.WARNING):
        inventory_from_bytes_in_process(CSV, "Oslo.csv")
    assert caplog.messages == []


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        (INVENTORY, workbook()), (INVENTORY, CSV), (INVENTORY, CSV.decode().encode("utf-16")),
        (INVENTORY, b"PK\x03\x04"), (PLAN, plan_to_bytes(plan())), (PLAN, plan_to_json(plan()).encode()),
        (PLAN, b"nonsense"), (PLAN, plan_to_bytes(plan())[:-1]),
    ],
)  # fmt: skip
def test_nothing_is_imported_once_nothing_can_be_read(monkeypatch: pytest.MonkeyPatch, kind: str, data: bytes) -> None:
    """So it is the same in an installed program, whose modules lie in one archive that cannot be opened either."""
    telling = (
        "real, missed = own.confine, []\n"
        "class Finder:\n"
        "    @staticmethod\n"
        "    def find_spec(name, path=None, target=None): missed.append(name)\n"
        "def confine(wanted):\n"
        "    sys.meta_path.insert(0, Finder)\n"
        "    return real(wanted)\n"
        "own.confine = confine\n"
        "answer = own._answer\n"
        "def watched(*given):\n"
        "    found = answer(*given)\n"
        "    return ({'refused': 'missed ' + ' '.join(missed)}, b'') if missed else found\n"
        "own._answer = watched"
    )
    child(monkeypatch, telling)
    try:
        READERS[kind](data, "x")
    except PlanFileError as error:
        assert "missed" not in str(error)
        assert "damaged or malicious" not in str(error)
