"""Headless commands run as a user runs them, and small plans to run them on."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.systems import PATIENCE_S, folders_in

ROOT = Path(__file__).parents[2]
PROGRESS = re.compile(r"(\d+ %(, \d+ s left)?\n)*")
MACHINE = {
    "id": "cas", "name": "EX-CAS", "kind": "server", "site": "lab", "exchange": "2010", "roles": ["cas"],
    "processor": {"cores": 8, "clock_mhz": 2000}, "memory_mb": 16384,
}  # fmt: skip
VM = {"id": "vm", "name": "VM", "kind": "vm", "host": "host", "exchange": "2010", "vcpus": 2, "memory_mb": 4096}
HOST = {
    "id": "host", "name": "HOST", "kind": "host", "site": "lab", "hypervisor": "esx-3.0.1",
    "processor": {"cores": 8, "clock_mhz": 2660}, "memory_mb": 16384,
}  # fmt: skip


def start(home: Path, *arguments: str, module: str = "planner") -> subprocess.Popen[str]:
    """The program, started with a home of its own and a window off screen."""
    places = folders_in(home) | {"XDG_RUNTIME_DIR": str(home / "run")}
    environment = os.environ | places | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(
        [sys.executable, "-m", module, *arguments],
        env=environment, cwd=home, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def planner(*arguments, cwd=None):
    """The finished process of `planner` with these arguments."""
    environment = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "planner", *map(str, arguments)],
        capture_output=True, text=True, encoding="utf-8", cwd=cwd, timeout=PATIENCE_S, check=False,
        env=environment | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip


def answer(*arguments):
    """What a command that succeeds prints."""
    finished = planner(*arguments)
    assert finished.returncode == 0, finished.stderr
    # Work that takes long, as on a busy machine, says how far it is.
    assert PROGRESS.fullmatch(finished.stderr), finished.stderr
    return finished.stdout


def as_json(*arguments):
    return json.loads(answer(*arguments, "--json"), parse_constant=pytest.fail)


def refusal(*arguments, code=1):
    """The one line that a command says instead of an answer."""
    finished = planner(*arguments)
    assert finished.returncode == code
    assert finished.stdout == ""
    assert "Traceback" not in finished.stderr
    if code == 1:
        assert finished.stderr.startswith("planner: ")
        assert finished.stderr.count("\n") == 1
    return finished.stderr


def document(**changes):
    plan = {
        "format": "exchange-topology-plan", "version": 1, "title": "Test",
        "sites": [{"id": "lab", "name": "Lab"}],
        "populations": [{"id": "users", "name": "Users", "site": "lab", "mailboxes": 100, "users": {"outlook": 100}}],
        "designs": [{"id": "one", "name": "One", "machines": [MACHINE]}],
    }  # fmt: skip
    return plan | changes


def with_machines(*machines):
    return document(designs=[{"id": "one", "name": "One", "machines": list(machines)}])
