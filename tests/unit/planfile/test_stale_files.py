"""Only temporary files of dead processes go, and only old ones."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from models.planfile.stale_files import remove_stale_temporary_files
from tests.systems import needs

HOUR = 3600


@pytest.fixture
def dead() -> int:
    """The id of a process that is gone."""
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    return process.pid


def leave(folder: Path, process: object, age: float = HOUR, ending: str = "0123456789abcdef.tmp") -> Path:
    path = folder / f".planner-{process}-{ending}"
    path.write_bytes(b"half a plan")
    then = time.time() - age
    os.utime(path, (then, then))
    return path


def test_what_a_dead_process_left_goes(tmp_path: Path, dead: int) -> None:
    path = leave(tmp_path, dead)
    assert remove_stale_temporary_files(tmp_path) == 1
    assert not path.exists()


@needs("links")
def test_all_else_stays(tmp_path: Path, dead: int) -> None:
    stay = [
        leave(tmp_path, os.getpid()),
        leave(tmp_path, dead, age=5),
        leave(tmp_path, dead, ending="0123456789abcdef.tmp.xplan"),
        leave(tmp_path, "x"),
        leave(tmp_path, dead, ending="short.tmp"),
        leave(tmp_path, 9_999_999_999),
    ]
    link = tmp_path / f".planner-{dead}-aaaaaaaaaaaaaaaa.tmp"
    link.symlink_to(stay[0])
    (tmp_path / f".planner-{dead}-bbbbbbbbbbbbbbbb.tmp").mkdir()
    assert remove_stale_temporary_files(tmp_path) == 0
    assert all(path.exists() for path in stay)
    assert link.is_symlink()


def test_a_folder_that_cannot_be_read_is_no_fault(tmp_path: Path) -> None:
    assert remove_stale_temporary_files(tmp_path / "gone") == 0
