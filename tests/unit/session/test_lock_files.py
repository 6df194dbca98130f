"""Locks: held as long as their process lives, free when it is gone, however it went."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile

from models.plan.entities import Plan
from planner.session.lock_files import YOUNGEST_RUIN_S, tried_lock
from planner.session.locks import PlanLocks
from planner.session.snapshots import SnapshotMetadata, Snapshots
from tests.systems import needs

HOLDER = """
import sys, time
from pathlib import Path
from planner.session.lock_files import tried_lock
lock = tried_lock(Path(sys.argv[1]))
print(lock.isLocked(), flush=True)
time.sleep(60)
"""
RUINS = [b"", bytes(64), b"no number\n", b"-5\npython\n"]


def old(path: Path, content: bytes) -> Path:
    """A lock file from long ago."""
    path.write_bytes(content)
    os.utime(path, (1_000_000_000, 1_000_000_000))
    return path


@pytest.fixture
def holder(tmp_path: Path):
    """Another process that holds a lock."""
    with subprocess.Popen([sys.executable, "-c", HOLDER, tmp_path / "a.lock"], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == b"True"
        yield process
        process.kill()


@pytest.mark.parametrize("content", RUINS)
def test_a_lock_that_names_nobody_is_none(tmp_path: Path, content: bytes) -> None:
    path = old(tmp_path / "a.lock", content)
    bare = QLockFile(str(path))
    bare.setStaleLockTime(0)
    assert not bare.tryLock(0)
    assert tried_lock(path).isLocked()


def test_a_lock_of_another_process_with_the_number_and_name_of_a_living_one_is_none(tmp_path: Path, holder) -> None:
    left = tmp_path / "b.lock"
    left.write_bytes((tmp_path / "a.lock").read_bytes())
    bare = QLockFile(str(left))
    bare.setStaleLockTime(0)
    assert not bare.tryLock(0)
    assert tried_lock(left).isLocked()
    assert not tried_lock(tmp_path / "a.lock").isLocked()


def test_a_lock_that_is_just_being_made_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    path.write_bytes(b"")
    assert not tried_lock(path).isLocked()
    # Nor is one that a clock which goes wrong has made in the future.
    os.utime(path, (path.stat().st_mtime + YOUNGEST_RUIN_S / 2,) * 2)
    assert not tried_lock(path).isLocked()


@needs("held files")
def test_a_lock_whose_holder_lives_is_held_whatever_stands_in_it(tmp_path: Path, holder) -> None:
    assert not tried_lock(tmp_path / "a.lock").isLocked()
    old(tmp_path / "a.lock", b"")
    assert not tried_lock(tmp_path / "a.lock").isLocked()
    holder.kill()
    holder.wait()
    assert tried_lock(tmp_path / "a.lock").isLocked()


def test_a_dead_process_frees_its_lock(tmp_path: Path, holder) -> None:
    holder.kill()
    holder.wait()
    assert tried_lock(tmp_path / "a.lock").isLocked()


def test_a_lock_of_another_computer_is_held(tmp_path: Path) -> None:
    """A home on the network: nobody here can see whether its process lives."""
    path = old(tmp_path / "a.lock", b"4194000\nplanner\nanother-host\n" + b"0" * 32 + b"\n\n")
    assert not tried_lock(path).isLocked()
    assert path.exists()


@needs("links")
def test_what_is_no_file_stays(tmp_path: Path) -> None:
    (tmp_path / "folder.lock").mkdir()
    (tmp_path / "link.lock").symlink_to(old(tmp_path / "target", b""))
    for name in ("folder.lock", "link.lock"):
        os.utime(tmp_path / name, (1, 1))
        assert not tried_lock(tmp_path / name).isLocked()
        assert os.path.lexists(tmp_path / name)


def test_a_foreign_program_that_looks_at_a_lock_does_not_free_it(tmp_path: Path) -> None:
    fcntl = pytest.importorskip("fcntl", reason="Windows removes no file that is open")
    path = old(tmp_path / "a.lock", b"")
    with path.open("rb") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        assert not tried_lock(path).isLocked()


def test_after_a_power_cut_the_kept_edits_are_listed(tmp_path: Path, plan: Plan) -> None:
    snapshots = Snapshots(tmp_path)
    slot = snapshots.claim()
    assert slot is not None
    snapshots.write(slot, plan, SnapshotMetadata())
    slot.release()
    old(tmp_path / "autosave" / f"{slot.name}.lock", b"")
    (recoverable,) = snapshots.recoverables()
    assert recoverable.plan() == plan
    assert recoverable.slot is not None
    recoverable.slot.release()


def test_after_a_power_cut_the_plan_can_be_saved(tmp_path: Path) -> None:
    locks, path = PlanLocks(tmp_path), tmp_path / "a.xplan"
    held = locks.take(path)
    assert held is not None
    held.release()
    old(tmp_path / "locks" / f"{held.key}.lock", b"")
    again = locks.take(path)
    assert again is not None
    assert again.parts
    again.release()
