"""One window for each plan, whatever path leads to its file, and locks of computers that are gone."""

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QSysInfo

from models.planfile.renaming import exchanged
from planner.session.history import key_of
from planner.session.locks import PlanLock, PlanLocks

NAME = "contoso.xplan"
OTHER_COMPUTER = "4194000\nplanner\nSRV-0815\n" + "0" * 32 + "\n\n"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / NAME).write_bytes(b"a plan")
    return tmp_path / NAME


@pytest.fixture
def mine(tmp_path: Path) -> PlanLocks:
    return PlanLocks(tmp_path / "data")


@pytest.fixture
def others(tmp_path: Path) -> PlanLocks:
    """The locks of another window on the same data folder."""
    return PlanLocks(tmp_path / "data")


def taken(locks: PlanLocks, path: Path, held: PlanLock | None = None) -> PlanLock:
    lock = locks.take(path, held)
    assert lock is not None
    return lock


def replaced(path: Path) -> None:
    """Put another file in its place, as a save does."""
    other = path.with_name("new")
    other.write_bytes(b"another plan")
    assert exchanged(other, path) or other.replace(path)


def locks_left(tmp_path: Path) -> list[str]:
    return [each.name for each in (tmp_path / "data" / "locks").iterdir()]


# ------------------------------------------------------------------ the same file by another path


def test_a_hard_link_is_the_same_plan(mine: PlanLocks, others: PlanLocks, path: Path, tmp_path: Path) -> None:
    link = path.with_name("same.xplan")
    os.link(path, link)
    lock = taken(mine, path)
    assert others.take(link) is None
    lock.release()
    taken(others, link).release()
    assert locks_left(tmp_path) == []


def test_another_file_is_another_plan(mine: PlanLocks, others: PlanLocks, path: Path) -> None:
    path.with_name("other.xplan").write_bytes(b"a plan")
    lock, other = taken(mine, path), taken(others, path.with_name("other.xplan"))
    lock.release()
    other.release()


def test_after_a_save_the_new_file_is_held_and_the_old_one_is_free(
    mine: PlanLocks, others: PlanLocks, path: Path, tmp_path: Path
) -> None:
    lock = taken(mine, path)
    replaced(path)
    renewed = mine.renewed(lock, path)
    assert renewed is not lock
    os.link(path, path.with_name("same.xplan"))
    assert others.take(path.with_name("same.xplan")) is None
    assert others.take(path) is None
    taken(others, path.with_name("new")).release()
    assert mine.renewed(renewed, path) is renewed
    renewed.release()
    assert locks_left(tmp_path) == []


def test_a_file_that_is_made_by_the_first_save_is_held_then(mine: PlanLocks, others: PlanLocks, path: Path) -> None:
    path.unlink()
    lock = taken(mine, path)
    path.write_bytes(b"a plan")
    renewed = mine.renewed(lock, path)
    os.link(path, path.with_name("same.xplan"))
    assert others.take(path.with_name("same.xplan")) is None
    renewed.release()


def test_a_window_may_go_from_one_name_of_a_file_to_the_other(
    mine: PlanLocks, others: PlanLocks, path: Path, tmp_path: Path
) -> None:
    link = path.with_name("same.xplan")
    os.link(path, link)
    lock = taken(mine, path)
    second = taken(mine, link, lock)
    lock.release()
    assert others.take(path) is None
    assert others.take(link) is None
    second.release()
    assert locks_left(tmp_path) == []


# ------------------------------------------------------------------ locks of other computers


@pytest.fixture
def left_behind(mine: PlanLocks, path: Path, tmp_path: Path) -> Path:
    """The lock of a program on another computer, in a home folder that both have."""
    lock = tmp_path / "data" / "locks" / f"{key_of(path)}.lock"
    lock.parent.mkdir(parents=True)
    lock.write_text(OTHER_COMPUTER, "utf-8")
    os.utime(lock, (1_714_737_840, 1_714_737_840))
    return lock


def test_who_has_a_plan_on_another_computer_is_told(mine: PlanLocks, path: Path, left_behind: Path) -> None:
    assert mine.take(path) is None
    holder = mine.holder(path)
    assert holder is not None
    assert (holder.host, holder.program, holder.process) == ("SRV-0815", "planner", 4194000)
    assert holder.since == datetime(2024, 5, 3, 12, 4, tzinfo=UTC)


def test_a_plan_can_be_taken_over(mine: PlanLocks, path: Path, left_behind: Path) -> None:
    holder = mine.holder(path)
    assert holder is not None
    assert mine.take_over(path, holder)
    taken(mine, path).release()


def test_a_lock_that_is_another_one_by_now_is_not_taken_over(mine: PlanLocks, path: Path, left_behind: Path) -> None:
    holder = mine.holder(path)
    assert holder is not None
    assert not mine.take_over(path, evolve(holder, process=7))
    left_behind.write_text(OTHER_COMPUTER.replace("SRV-0815", "SRV-0816"))
    assert not mine.take_over(path, holder)
    assert left_behind.exists()


def test_nobody_is_told_of_where_a_window_here_has_the_plan(mine: PlanLocks, others: PlanLocks, path: Path) -> None:
    lock = taken(mine, path)
    assert others.take(path) is None
    assert others.holder(path) is None
    lock.release()
    assert others.holder(path) is None


def test_a_computer_that_has_another_name_now_is_still_this_one(mine: PlanLocks, path: Path, left_behind: Path) -> None:
    own = bytes(QSysInfo.machineUniqueId().data()).decode()
    if not own:
        pytest.skip("this computer has no id")
    left_behind.write_bytes(OTHER_COMPUTER.replace("0" * 32, own).encode())
    assert mine.holder(path) is None


@pytest.mark.skipif(os.name == "nt", reason="Windows removes no file that is open")
def test_a_lock_that_is_held_is_not_taken_over(mine: PlanLocks, path: Path, left_behind: Path) -> None:
    """On a share that knows who holds a file, its holder lives."""
    import fcntl

    with left_behind.open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        assert mine.holder(path) is None
