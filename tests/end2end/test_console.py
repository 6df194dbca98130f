"""Standard streams that are closed, full or no longer read, and Ctrl+C at any moment: no traceback."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from planner import cli
from tests.systems import PATIENCE_S

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it has other streams and signals")
FULL = Path("/dev/full")
CLOSED = b"planner: the answer could not be written: standard output is closed.\n"
NO_ROOM = b"planner: the answer could not be written: No space left on device.\n"
# What each command is asked; PLAN stands for a sample, and those that print nothing are asked for their help.
ASKED = {
    "check": ("PLAN",), "compare": ("PLAN",), "consolidate": ("PLAN", "--json"), "convert": ("--help",),
    "dag": ("PLAN",),
    "diff": ("PLAN",), "evaluate": ("PLAN",), "explain": ("PLAN", "lon-cas-1", "cpu"), "fail": ("PLAN", "--single"),
    "grow": ("PLAN", "--yearly", "15"), "measured": ("--help",), "move": ("PLAN",), "new": ("--help",),
    "populations": ("--help",),
    "published": ("--json",),
    "render": ("--help",), "risk": ("PLAN", "--draws", "100"),
    "sweep": ("PLAN", "--parameter", "users", "--csv"),
}  # fmt: skip
PLAIN = (("--help",), ("--version",), ("--selftest",))
# Does something once the program itself runs: until then Ctrl+C is Python's own business.
STARTING = """
import os, runpy, sys
class Starting:
    def find_spec(self, name, path=None, target=None):
        if name == "planner.command_line":
            {action}
sys.meta_path.insert(0, Starting())
runpy.run_module("planner", run_name="__main__", alter_sys=True)
"""
PRESSING = STARTING.format(action="os.kill(os.getpid(), 2)")
MOMENTS_MS = (*range(0, 200, 20), *range(200, 700, 50))


@pytest.fixture(scope="module")
def plan(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("plans") / "plan.json"
    assert cli.run(["new", "--sample", "three-sites", str(path)]) == 0
    return str(path)


def asked(command: str, plan: str) -> list[str]:
    return [command, *(plan if word == "PLAN" else word for word in ASKED[command])]


def environment(*, buffered: bool = True) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    more = {} if buffered else {"PYTHONUNBUFFERED": "1"}
    return kept | more | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}


def shell(redirection: str, *arguments: str, buffered: bool = True) -> tuple[int, bytes, bytes]:
    """The code, output and errors of the program after a shell changed its streams."""
    finished = subprocess.run(
        ["/bin/sh", "-c", f'exec "$@" {redirection}', "sh", sys.executable, "-m", "planner", *arguments],
        capture_output=True, env=environment(buffered=buffered), timeout=PATIENCE_S, check=False,
    )  # fmt: skip
    return finished.returncode, finished.stdout, finished.stderr


def without_reader(*arguments: str) -> tuple[int, bytes]:
    """The code and errors of the program when nobody reads what it prints."""
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "planner", *arguments]
    with subprocess.Popen(command, stdout=writer, stderr=subprocess.PIPE, env=environment()) as process:
        os.close(writer)
        _, errors = process.communicate(timeout=PATIENCE_S)
    return process.returncode, errors


def test_every_command_is_asked() -> None:
    assert sorted(ASKED) == cli.names()


@pytest.mark.parametrize("buffered", [True, False])
@pytest.mark.parametrize("arguments", [*PLAIN, ("evaluate", "--help"), ("evaluate", "PLAN", "--json")])
def test_an_answer_without_a_place_to_go_is_one_line(plan: str, arguments: tuple[str, ...], buffered: bool) -> None:
    words = [plan if word == "PLAN" else word for word in arguments]
    assert shell(">&-", *words, buffered=buffered) == (1, b"", CLOSED)
    if FULL.exists():
        assert shell(f">{FULL}", *words, buffered=buffered) == (1, b"", NO_ROOM)


@pytest.mark.skipif(not FULL.exists(), reason="this system has no full device")
@pytest.mark.parametrize("command", sorted(ASKED))
def test_no_command_takes_a_full_disk_for_success(plan: str, command: str) -> None:
    assert shell(f">{FULL}", *asked(command, plan)) == (1, b"", NO_ROOM)


@pytest.mark.parametrize("command", sorted(ASKED))
def test_a_reader_who_has_seen_enough_is_no_fault(plan: str, command: str) -> None:
    assert without_reader(*asked(command, plan)) == (0, b"")


@pytest.mark.parametrize("arguments", PLAIN)
def test_nor_is_one_of_what_is_no_command(arguments: tuple[str, ...]) -> None:
    assert without_reader(*arguments) == (0, b"")


@pytest.mark.parametrize("redirection", ["2>&-", "2>/dev/full", "<&- 2>&-"])
def test_an_error_that_nobody_can_read_keeps_its_code(redirection: str, tmp_path: Path) -> None:
    assert shell(redirection, "evaluate", str(tmp_path / "none.xplan")) == (1, b"", b"")
    assert shell(redirection, "evaluate") == (2, b"", b"")
    assert shell(redirection, "nonsense") == (2, b"", b"")
    code, output, _ = shell(redirection, "--version")
    assert (code, output[:7]) == (0, b"planner")


def test_errors_may_lose_their_reader_too(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "planner", "check", str(tmp_path / "none.xplan")]
    finished = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=writer, env=environment(), timeout=PATIENCE_S, check=False
    )
    os.close(writer)
    assert (finished.returncode, finished.stdout) == (1, b"")


def test_a_plan_never_takes_the_place_of_a_closed_stream(plan: str, tmp_path: Path) -> None:
    target = tmp_path / "again.json"
    assert shell("<&- >&- 2>&-", "convert", plan, str(target)) == (0, b"", b"")
    assert target.read_bytes() == Path(plan).read_bytes()


@pytest.mark.parametrize("command", ["risk", "render"])
def test_ctrl_c_is_silent_at_any_moment(plan: str, tmp_path: Path, command: str) -> None:
    longest = {"risk": ("--draws", "1000000"), "render": (str(tmp_path / "picture.pdf"), "--force")}
    for moment in MOMENTS_MS[command == "render" :: 2]:
        code, errors = interrupted(moment / 1000, command, plan, *longest[command])
        assert (code in {-signal.SIGINT, 0}, errors) == (True, b""), moment
        assert code or command == "render"
        assert {path.name for path in tmp_path.iterdir()} <= {"picture.pdf"}


def interrupted(seconds: float, *arguments: str) -> tuple[int, bytes]:
    reader, writer = os.pipe()
    command = [sys.executable, "-c", STARTING.format(action=f"os.write({writer}, b'!')"), *arguments]
    with subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment(), pass_fds=[writer]
    ) as process:
        os.close(writer)
        os.read(reader, 1)
        os.close(reader)
        time.sleep(seconds)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=PATIENCE_S)
    return process.returncode, errors


def test_a_shell_counts_ctrl_c_as_130(plan: str) -> None:
    command = ["/bin/sh", "-c", '"$@"; echo $?', "sh", sys.executable, "-c", PRESSING, "check", plan]
    finished = subprocess.run(command, capture_output=True, env=environment(), timeout=PATIENCE_S, check=False)
    assert (finished.stdout, b"Traceback" in finished.stderr) == (b"130\n", False)


def test_ctrl_c_that_was_to_be_ignored_is() -> None:
    command = ["/bin/sh", "-c", 'trap "" INT; exec "$@"', "sh", sys.executable, "-c", PRESSING, "--version"]
    finished = subprocess.run(command, capture_output=True, env=environment(), timeout=PATIENCE_S, check=False)
    assert (finished.returncode, finished.stdout[:7]) == (0, b"planner")
