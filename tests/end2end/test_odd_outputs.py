"""Where answers go: terminals without the letters, full disks, files of odd names, users who have seen enough."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from planner import cli
from tests.end2end.running import PATIENCE_S
from tests.systems import needs

ROOT = Path(__file__).parents[2]
COMMANDS = (
    ("evaluate",), ("evaluate", "--json"), ("compare",), ("compare", "--json"), ("check",),
    ("fail", "--single", "--csv"),
)  # fmt: skip


def started(*arguments: object, stdout: object = subprocess.PIPE, encoding: str = "utf-8", cwd: Path | None = None):
    environment = os.environ | {"PYTHONIOENCODING": encoding, "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(
        [sys.executable, "-m", "planner", *map(os.fsencode, map(str, arguments))],
        stdout=stdout, stderr=subprocess.PIPE, env=environment, cwd=cwd,
    )  # fmt: skip


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    """A plan whose names need more letters than some terminals have."""
    path = tmp_path / "plan.json"
    assert cli.run(["new", "--sample", "three-sites", str(path)]) == 0
    document = json.loads(path.read_text(encoding="utf-8"))
    del document["digest"]
    for part in (document["sites"][0], document["designs"][0], document["designs"][0]["machines"][0]):
        part["name"] = "東京 é → 🏢"
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_a_terminal_without_the_letters_gets_codes(plan: Path, encoding: str) -> None:
    for command, *options in COMMANDS:
        process = started(command, plan, *options, encoding=encoding)
        output, errors = process.communicate(timeout=PATIENCE_S)
        assert (process.returncode, errors) == (0, b""), command
        if "--json" in options:
            assert "東京 é → 🏢" in json.dumps(json.loads(output.decode(encoding)), ensure_ascii=False)
        else:
            assert output.decode(encoding)


@pytest.mark.parametrize("command", [("compare",), ("evaluate", "--all"), ("fail", "--single"), ("published",)])
def test_redirected_on_windows_an_answer_has_plain_signs(tmp_path: Path, command: tuple[str, ...]) -> None:
    sample = tmp_path / "plan.xplan"
    assert cli.run(["new", "--sample", "three-sites", str(sample)]) == 0
    plans = () if command[0] == "published" else (sample,)
    outputs = []
    for encoding in ("cp1252", "utf-8"):
        process = started(command[0], *plans, *command[1:], encoding=encoding)
        output, errors = process.communicate(timeout=PATIENCE_S)
        assert (process.returncode, errors) == (0, b"")
        outputs.append(output.decode(encoding))
    assert re.findall(r"\\[uxN]\S*", outputs[0]) == []
    assert len(outputs[0].splitlines()) == len(outputs[1].splitlines())


@pytest.mark.skipif(sys.platform == "win32" or not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize("command", ["check", "evaluate"])
def test_an_answer_that_finds_no_room_is_one_sentence(plan: Path, command: str) -> None:
    with Path("/dev/full").open("wb") as full:
        process = started(command, plan, stdout=full)
        _, errors = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 1
    assert errors == b"planner: the answer could not be written: No space left on device.\n"


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="names are text there")
@pytest.mark.parametrize(
    "name", [b"\xff.json", b"a\n\x1b[31mb.json", b"%41?#.json", b"-x.json", "\u202egnp.json".encode()]
)
def test_the_name_of_a_plan_may_be_any_bytes(plan: Path, name: bytes) -> None:
    path = plan.with_name(os.fsdecode(name))
    path.write_bytes(plan.read_bytes())
    process = started("check", path)
    output, errors = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, errors) == (0, b"")
    assert b"\x1b" not in output
    assert "\u202e" not in output.decode()
    path.write_bytes(b"{")
    process = started("check", path)
    output, errors = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, output, errors.count(b"\n")) == (1, b"", 1)
    assert b"\x1b" not in errors


@needs("signals")
def test_a_command_that_is_stopped_says_how_far_it_was_and_nothing_else(plan: Path, tmp_path: Path) -> None:
    process = started("risk", plan, "--draws", 1_000_000, cwd=tmp_path)
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(6)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, output) == (-signal.SIGINT, b"")
    assert re.fullmatch(rb"(\d+ %(, \d+ s left)?\n)*", errors)


@needs("pipes with names")
@pytest.mark.parametrize("ending", [".png", ".svg", ".pdf"])
def test_a_picture_replaces_whole_files_and_nothing_else(plan: Path, tmp_path: Path, ending: str) -> None:
    pipe = tmp_path / f"pipe{ending}"
    os.mkfifo(pipe)
    process = started("render", plan, pipe)
    # It waited here for a reader, for ever.
    _, errors = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 1
    assert (
        errors.decode()
        == f"planner: pipe{ending}: the picture was not saved: this is not a regular file; choose another name.\n"
    )
