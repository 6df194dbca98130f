"""Snapshots: soon after an edit, never later than told, gone when the plan is saved, found when it was not."""

import errno
import os
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from models.plan import edits
from models.plan.entities import Plan
from models.planfile import load_plan
from planner.session import snapshots as snapshots_module
from planner.session.autosave import Autosave, Pace
from planner.session.jobs import Jobs
from planner.session.plan_file import PlanFile
from planner.session.plan_session import PlanSession
from planner.session.snapshots import TRASH_DAYS, TRASH_KEPT, SnapshotMetadata, Snapshots
from tests.systems import needs

QUICK = Pace(quiet=0.02, latest=0.1)


class Clock:
    """A clock that stands still until it is told otherwise."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def snapshots(tmp_path: Path) -> Snapshots:
    return Snapshots(tmp_path / "data")


@pytest.fixture
def autosave(session: PlanSession, snapshots: Snapshots):
    made = Autosave(session, Jobs(), snapshots, QUICK)
    yield made
    made.close()


def files_of(tmp_path: Path, kind: str = ".xplan") -> list[Path]:
    return sorted((tmp_path / "data" / "autosave").glob(f"*{kind}"))


def rename(session: PlanSession, name: str) -> None:
    session.do(edits.rename(session.plan, "s", name))


def test_the_wait_is_short_after_an_edit_and_ends_however_busy_the_user_is(
    session: PlanSession, snapshots: Snapshots
) -> None:
    clock = Clock()
    autosave = Autosave(session, Jobs(), snapshots, Pace(), clock)
    waits = []
    for second in range(12):
        clock.now = 1000.0 + second
        rename(session, f"S{second}")
        waits.append(autosave.wait)
    assert waits == [2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 0, 0]
    autosave.close()


def test_an_edit_is_in_a_snapshot_soon(session, autosave, qtbot: QtBot, tmp_path: Path) -> None:
    rename(session, "Leeds")
    qtbot.waitUntil(lambda: bool(files_of(tmp_path)))
    assert load_plan(files_of(tmp_path)[0]).plan == session.plan


def test_without_an_edit_nothing_is_written(session, autosave, qtbot: QtBot, tmp_path: Path) -> None:
    session.show_design("d")
    rename(session, "Leeds")
    session.undo_stack.undo()
    qtbot.wait(150)
    autosave.close()
    assert files_of(tmp_path) == []


def test_what_is_saved_needs_no_snapshot(session, autosave, qtbot: QtBot, tmp_path: Path) -> None:
    rename(session, "Leeds")
    qtbot.waitUntil(lambda: bool(files_of(tmp_path, ".json")))
    session.document.saved(session.plan, PlanFile(path=tmp_path / "leeds.xplan"))
    qtbot.waitUntil(lambda: not files_of(tmp_path) and not files_of(tmp_path, ".json"))


def test_a_clean_end_leaves_nothing(session, autosave, qtbot: QtBot, tmp_path: Path) -> None:
    rename(session, "Leeds")
    autosave.write()
    session.undo_stack.setClean()
    autosave.close()
    assert list((tmp_path / "data" / "autosave").iterdir()) == []


def test_what_is_let_go_is_in_the_trash(session, autosave, snapshots, qtbot: QtBot, plan: Plan) -> None:
    rename(session, "Leeds")
    edited = session.plan
    autosave.write()
    autosave.set_aside()
    session.replace(plan, None)
    autosave.close()
    assert [kept.plan() for kept in snapshots.discarded()] == [edited]
    assert snapshots.recoverables() == []


def test_a_snapshot_that_is_worked_on_is_no_orphan(session, autosave, snapshots, qtbot: QtBot, tmp_path: Path) -> None:
    rename(session, "Leeds")
    qtbot.waitUntil(lambda: bool(files_of(tmp_path, ".json")))
    assert snapshots.recoverables() == []


def test_a_full_disk_is_told_once_and_tried_again(
    session, autosave, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told: list[str] = []
    autosave.failed.connect(told.append)

    def full(*_given: object, **_options: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(snapshots_module, "save_plan", full)
        rename(session, "Leeds")
        qtbot.waitUntil(lambda: bool(told))
        qtbot.wait(250)
    assert len(told) == 1
    assert "No space left" in told[0]
    assert "save the plan soon" in told[0]
    qtbot.waitUntil(lambda: bool(files_of(tmp_path)))


# ------------------------------------------------------------------ the folder


def left_behind(snapshots: Snapshots, plan: Plan, original: Path | None = None) -> str:
    """A snapshot as a process that died leaves it."""
    slot = snapshots.claim()
    assert slot is not None
    snapshots.write(slot, plan, SnapshotMetadata(original=original, sha256="abc", revision=3))
    slot.release()
    return slot.name


@needs("names of bytes")
def test_an_orphan_tells_what_it_is_of(snapshots: Snapshots, plan: Plan, tmp_path: Path) -> None:
    odd = tmp_path / os.fsdecode(b"caf\xe9 \xff.xplan")
    left_behind(snapshots, plan, odd)
    (recoverable,) = snapshots.recoverables()
    assert recoverable.plan() == plan
    metadata = recoverable.metadata
    assert (metadata.original, metadata.title, metadata.revision) == (odd, "Contoso", 3)
    assert metadata.process == os.getpid()
    assert snapshots.recoverables() == []
    recoverable.slot.release()


@pytest.mark.parametrize("text", [
    "", "{", "[]", '{"original": 5}', '{"saved_at": "never"}', "[" * 60_000,
    '{"original": "", "sha256": "", "title": "", "saved_at": "2026-01-01T00:00:00", "process": 1e999, "revision": 1}',
    '{"original": "/a\\u0000", "sha256": "", "title": "", "saved_at": "2026-01-01", "process": 1, "revision": 1}',
    pytest.param(
        '{"original": "/\\ud800", "sha256": "", "title": "", "saved_at": "2026-01-01", "process": 1, "revision": 1}',
        marks=needs("names of bytes"),
    ),
])  # fmt: skip
def test_a_damaged_note_beside_it_costs_only_the_note(snapshots: Snapshots, plan: Plan, tmp_path: Path, text) -> None:
    name = left_behind(snapshots, plan)
    (tmp_path / "data" / "autosave" / f"{name}.json").write_text(text, "utf-8")
    (recoverable,) = snapshots.recoverables()
    assert recoverable.plan() == plan
    assert recoverable.metadata.original is None
    assert recoverable.metadata.saved_at
    recoverable.slot.release()


@needs("pipes with names")
def test_a_pipe_in_the_place_of_the_note_holds_nobody_up(snapshots: Snapshots, plan: Plan, tmp_path: Path) -> None:
    name = left_behind(snapshots, plan)
    (tmp_path / "data" / "autosave" / f"{name}.json").unlink()
    os.mkfifo(tmp_path / "data" / "autosave" / f"{name}.json")
    (recoverable,) = snapshots.recoverables()
    assert recoverable.plan() == plan
    recoverable.slot.release()


def test_the_trash_keeps_for_fourteen_days_and_the_latest_longer(snapshots: Snapshots, plan: Plan) -> None:
    for _ in range(TRASH_KEPT + 2):
        snapshots.discard(left_behind(snapshots, plan))
    now = snapshots.discarded()[0].path.stat().st_mtime
    snapshots.empty_trash(now + (TRASH_DAYS - 1) * 86_400)
    assert len(snapshots.discarded()) == TRASH_KEPT + 2
    snapshots.empty_trash(now + (TRASH_DAYS + 1) * 86_400)
    assert len(snapshots.discarded()) == TRASH_KEPT


@pytest.mark.parametrize("year", [2001, 2099])
def test_a_clock_that_goes_wrong_empties_no_trash(snapshots: Snapshots, plan: Plan, year: int) -> None:
    """Discarded by the one clock and looked at by the other, in either order."""
    wrong = datetime(year, 1, 1, tzinfo=UTC).timestamp()
    snapshots.discard(left_behind(snapshots, plan))
    (kept,) = snapshots.discarded()
    snapshots.empty_trash(wrong)
    os.utime(kept.path, (wrong, wrong))
    snapshots.empty_trash(time.time())
    assert len(snapshots.discarded()) == 1
