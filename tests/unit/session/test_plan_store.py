"""Opening and storing without a window: copies, locks, outside changes, history, recovery."""

import errno
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from attrs import evolve

from models.errors import PlanFileError
from models.plan import edits
from models.plan.entities import Plan
from models.planfile import (
    AccessLostError,
    SavedFile,
    Way,
    journal,
    load_plan,
    plan_to_bytes,
    remove_stale_temporary_files,
    save_plan,
)
from models.planfile.journal import LeftInJournalError
from models.planfile.temporary_names import name_mark
from planner.session import history
from planner.session import plan_store as stores
from planner.session.bringing_back import BringingBack
from planner.session.outside import CHANGED, GONE, Outside
from planner.session.places import Places
from planner.session.plan_session import PlanSession
from planner.session.plan_store import Opened, PlanStore
from planner.session.recovery import described
from planner.session.snapshots import RecoverableSnapshot
from tests.gui.tasks import result


@pytest.fixture
def plan_store(session: PlanSession, places: Places):
    made = PlanStore(session, places)
    yield made
    made.close()


@pytest.fixture
def other(qtbot, plan: Plan, places: Places):
    """The keeping of another window on the same data folder."""
    made = PlanStore(PlanSession(lambda _plan, _design: None, plan), places)
    yield made
    made.close()


@pytest.fixture
def path(plan: Plan, tmp_path: Path) -> Path:
    target = tmp_path / "contoso.xplan"
    save_plan(plan, target)
    return target


def rename(session: PlanSession, name: str) -> None:
    session.do(edits.rename(session.plan, "s", name))


def store(plan_store: PlanStore, path: Path, way: Way = Way.KEEP, seen: str | None = None) -> SavedFile:
    return result(plan_store.store(plan_store._session.document, path, way, seen))


def look(plan_store: PlanStore) -> Outside:
    return result(plan_store.look_outside(plan_store._session.document))


def recover(plan_store: PlanStore, recoverable: RecoverableSnapshot) -> None:
    BringingBack(plan_store).recover(recoverable, result(BringingBack(plan_store).open_recoverable(recoverable)))


# ------------------------------------------------------------------ opening


def test_an_ordinary_file_opens_to_be_saved(plan_store, path: Path, session) -> None:
    opened = result(plan_store.open(path))
    assert opened.sentence == ""
    plan_store.take(opened)
    assert session.path == path
    assert not session.document.file.read_only


def test_a_file_in_a_temporary_folder_opens_as_a_copy(plan_store, plan: Plan, places: Places, session) -> None:
    places.temporary[0].mkdir()
    mailed = places.temporary[0] / "mailed.xplan"
    save_plan(plan, mailed)
    opened = result(plan_store.open(mailed))
    plan_store.take(opened)
    assert session.path is None
    assert session.document.file.suggested == places.documents / "mailed.xplan"
    assert "copy" in opened.sentence
    assert "mailed.xplan" in opened.sentence


@pytest.mark.parametrize("what", ["file", "folder"])
def test_what_may_not_be_written_opens_read_only(
    plan_store, path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    forbidden = path if what == "file" else path.parent
    monkeypatch.setattr(stores.os, "access", lambda asked, _mode: Path(asked) != forbidden)
    opened = result(plan_store.open(path))
    assert opened.file.read_only
    assert "read-only" in opened.sentence


def test_a_second_window_opens_read_only_until_the_first_is_closed(plan_store, other, path: Path) -> None:
    plan_store.take(result(plan_store.open(path)))
    opened = result(other.open(path))
    assert opened.file.read_only
    assert "another window" in opened.sentence
    with pytest.raises(PlanFileError, match="another window"):
        store(other, path)
    plan_store.close()
    assert not result(other.open(path)).file.read_only


def test_opening_again_in_the_same_window_keeps_the_lock(plan_store, other, path: Path) -> None:
    plan_store.take(result(plan_store.open(path)))
    plan_store.take(result(plan_store.open(path)))
    assert result(other.open(path)).file.read_only
    plan_store.take(Opened(Plan(), result(other.open(path)).file))
    assert not result(other.open(path)).file.read_only


def test_a_folder_of_locks_that_cannot_be_made_stops_nothing(session, path: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    plan_store = PlanStore(session, Places(tmp_path / "file" / "data", tmp_path))
    plan_store.take(result(plan_store.open(path)))
    rename(session, "Leeds")
    store(plan_store, path)
    assert load_plan(path).plan == session.plan
    plan_store.close()


def test_opening_sweeps_what_a_dead_process_left_beside_the_plan(plan_store, path: Path) -> None:
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    litter = path.with_name(f".planner-{process.pid}-0123456789abcdef.tmp")
    litter.write_bytes(b"half a plan")
    os.utime(litter, (0, 0))
    result(plan_store.open(path))
    plan_store.jobs.finish()
    assert not litter.exists()
    assert path.exists()


# ------------------------------------------------------------------ saving


def test_a_change_from_outside_is_seen(plan_store, path: Path, session, plan: Plan) -> None:
    plan_store.take(result(plan_store.open(path)))
    assert not look(plan_store).change
    rename(session, "Leeds")
    store(plan_store, path)
    assert not look(plan_store).change
    save_plan(plan, path)
    assert look(plan_store).change == CHANGED
    path.unlink()
    assert look(plan_store).change == GONE


def test_what_is_overwritten_stays_in_the_history(plan_store, path: Path, session, plan: Plan) -> None:
    plan_store.take(result(plan_store.open(path)))
    rename(session, "Leeds")
    store(plan_store, path)
    plan_store.jobs.finish()
    versions = plan_store.history.versions(path)
    assert [load_plan(version.path).plan for version in versions] == [session.plan, plan]


def test_my_edits_stay_when_the_file_is_read_again(plan_store, path: Path, session) -> None:
    plan_store.take(result(plan_store.open(path)))
    rename(session, "Leeds")
    mine = session.plan
    result(plan_store.keep_mine(session.document))
    plan_store.take(result(plan_store.open(path)))
    assert load_plan(plan_store.history.versions(path)[0].path).plan == mine != session.plan


def test_a_history_that_fails_does_not_stop_a_save(plan_store, path: Path, session, monkeypatch) -> None:
    def full(*_given: object, **_options: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(history, "write_atomically", full)
    plan_store.take(result(plan_store.open(path)))
    rename(session, "Leeds")
    store(plan_store, path)
    assert load_plan(path).plan == session.plan
    assert not session.modified


def test_an_earlier_version_opens_beside_its_file(plan_store, path: Path, session, plan: Plan) -> None:
    plan_store.take(result(plan_store.open(path)))
    rename(session, "Leeds")
    store(plan_store, path)
    plan_store.jobs.finish()
    oldest = plan_store.history.versions(path)[-1]
    plan_store.take(result(BringingBack(plan_store).open_version(path, oldest.path, oldest.saved_at)), unsaved=True)
    assert session.plan == plan
    assert session.path is None
    assert session.modified
    assert session.document.file.suggested.parent == path.parent


# ------------------------------------------------------------------ recovery


@pytest.fixture
def crashed(other, path: Path):
    """A window that died with an edit that was kept but not saved."""
    other.take(result(other.open(path)))
    session = other._session
    rename(session, "Leeds")
    other.autosave.write()
    other.jobs.finish()
    other.autosave._slot.release()
    session.document.hold(None)
    return session


def test_a_crash_is_recovered_as_a_copy(crashed, plan_store, session, path: Path, plan: Plan) -> None:
    (recoverable,) = BringingBack(plan_store).recoverable()
    kept = described(recoverable)
    assert kept.title == "contoso.xplan"
    # A long one is shortened in the middle.
    assert str(path.parent).startswith(kept.folder.partition("…")[0])
    assert kept.differs == "Compared with the file: 1 site changed"
    assert kept.time.startswith("Backed up today, ") or kept.time.startswith("Backed up yesterday, ")
    recover(plan_store, recoverable)
    assert session.plan == crashed.plan
    assert session.path is None
    assert session.modified
    assert session.document.file.suggested == path.with_name("contoso recovered.xplan")
    assert load_plan(path).plan == plan


def test_what_was_recovered_is_kept_until_it_is_saved(crashed, plan_store, session, tmp_path: Path) -> None:
    (recoverable,) = BringingBack(plan_store).recoverable()
    recover(plan_store, recoverable)
    BringingBack(plan_store).release([recoverable])
    assert recoverable.path.exists()
    assert BringingBack(plan_store).recoverable() == []
    store(plan_store, tmp_path / "saved.xplan")
    plan_store.close()
    assert not recoverable.path.exists()


def test_a_file_that_changed_or_went_since_is_told(crashed, plan_store, path: Path) -> None:
    (recoverable,) = BringingBack(plan_store).recoverable()
    save_plan(crashed.plan, path)
    assert described(recoverable).differs == "Compared with the file: no difference (the file has changed since)"
    path.unlink()
    assert described(recoverable).differs.startswith("The file cannot be read at the moment: 1 site")
    BringingBack(plan_store).release([recoverable])


def test_saving_a_kept_plan_never_replaces_the_original(crashed, plan_store, path: Path, plan: Plan) -> None:
    (recoverable,) = BringingBack(plan_store).recoverable()
    with pytest.raises(PlanFileError, match="must not be overwritten"):
        result(BringingBack(plan_store).save_recoverable(recoverable, path))
    assert load_plan(path).plan == plan
    result(BringingBack(plan_store).save_recoverable(recoverable, path.with_name("other.xplan")))
    assert load_plan(path.with_name("other.xplan")).plan == crashed.plan
    assert [kept.name for kept in plan_store.snapshots.discarded()] == [recoverable.name]


def test_a_damaged_snapshot_is_told_and_stays(crashed, plan_store) -> None:
    (recoverable,) = BringingBack(plan_store).recoverable()
    recoverable.path.write_bytes(b"no plan")
    kept = described(recoverable)
    assert not kept.readable
    assert "damaged" in kept.differs
    BringingBack(plan_store).release([recoverable])
    assert recoverable.path.exists()


def test_what_was_discarded_can_still_be_had(crashed, plan_store, session) -> None:
    (recoverable,) = BringingBack(plan_store).recoverable()
    BringingBack(plan_store).discard(recoverable)
    assert BringingBack(plan_store).recoverable() == []
    (again,) = BringingBack(plan_store).recoverable(with_discarded=True)
    assert "discarded, will be deleted in 14 days" in described(again).time
    recover(plan_store, again)
    assert session.plan == crashed.plan


# ------------------------------------------------------------------ others who save at the same time


def saving_while_it_is_written(monkeypatch: pytest.MonkeyPatch, path: Path, theirs: Plan) -> None:
    """Let a colleague save after the file was checked and before it is replaced."""
    real = stores.save_plan

    def slow(*given):
        save_plan(theirs, path)
        return real(*given)

    monkeypatch.setattr(stores, "save_plan", slow)


@pytest.mark.parametrize("checked", [True, False])
def test_a_colleagues_save_in_the_midst_of_ours_is_kept(plan_store, path, session, plan, monkeypatch, checked) -> None:
    plan_store.take(result(plan_store.open(path)))
    rename(session, "Leeds")
    theirs = evolve(plan, title="Theirs")
    seen = look(plan_store).sha256 if checked else None
    saving_while_it_is_written(monkeypatch, path, theirs)
    saved = store(plan_store, path, seen=seen)
    assert saved.displaced
    assert load_plan(path).plan == session.plan
    kept = [load_plan(version.path).plan for version in plan_store.history.versions(path)]
    assert theirs in kept
    assert plan in kept


def test_a_colleagues_save_between_our_look_and_our_save_is_told(plan_store, path: Path, session, plan: Plan) -> None:
    plan_store.take(result(plan_store.open(path)))
    rename(session, "Leeds")
    seen = look(plan_store)
    assert not seen.change
    save_plan(evolve(plan, title="Theirs"), path)
    assert store(plan_store, path, seen=seen.sha256).displaced
    rename(session, "York")
    seen = look(plan_store)
    assert not seen.change
    assert not store(plan_store, path, seen=seen.sha256).displaced


def test_a_save_of_one_window_alone_is_not_told(plan_store, path: Path, session) -> None:
    plan_store.take(result(plan_store.open(path)))
    for name in ("Leeds", "York", "Hull"):
        rename(session, name)
        assert not store(plan_store, path).displaced
    assert not store(plan_store, path.with_name("other.xplan")).displaced


def test_what_a_killed_save_displaced_is_among_the_earlier_versions(plan_store, path: Path, plan: Plan) -> None:
    theirs = plan_to_bytes(evolve(plan, title="Theirs"))
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    marks = f"{name_mark(path.name)}-{'1' * 16}-{'2' * 16}"
    left = path.with_name(f".planner-{process.pid}-0123456789abcdef-{marks}.tmp")
    left.write_bytes(theirs)
    assert remove_stale_temporary_files(path.parent, plan_store.history.keep, youngest_s=-1) == 1
    assert [version.path.read_bytes() for version in plan_store.history.versions(path)] == [theirs]


# ------------------------------------------------------------------ files that others have a part in


def test_a_hard_link_opens_read_only_in_a_second_window(plan_store, other, path: Path) -> None:
    os.link(path, path.with_name("same.xplan"))
    plan_store.take(result(plan_store.open(path)))
    opened = result(other.open(path.with_name("same.xplan")))
    assert opened.file.read_only
    assert "another window" in opened.sentence


def test_a_hard_link_made_after_a_save_opens_read_only_too(plan_store, other, path: Path, session) -> None:
    plan_store.take(result(plan_store.open(path)))
    rename(session, "Leeds")
    store(plan_store, path)
    os.link(path, path.with_name("same.xplan"))
    assert result(other.open(path.with_name("same.xplan"))).file.read_only


def test_a_hard_link_is_parted_or_written_through_as_the_user_says(plan_store, path: Path, session, plan: Plan) -> None:
    link = path.with_name("same.xplan")
    os.link(path, link)
    plan_store.take(result(plan_store.open(path)))
    rename(session, "Leeds")
    with pytest.raises(AccessLostError):
        store(plan_store, path)
    assert load_plan(path).plan == plan
    assert session.modified
    store(plan_store, path, Way.IN_PLACE)
    assert load_plan(link).plan == session.plan
    rename(session, "York")
    store(plan_store, path, Way.NEW)
    assert load_plan(path).plan == session.plan != load_plan(link).plan


def test_a_file_whose_writing_was_interrupted_is_put_back_when_it_is_opened(
    plan_store, path: Path, plan: Plan, places: Places
) -> None:
    old, new = plan_to_bytes(plan), plan_to_bytes(evolve(plan, title="Later"))
    with suppress(LeftInJournalError), journal.kept(places.data / "journals", path, old, new):
        path.write_bytes(new[:4096])
        raise LeftInJournalError("killed")
    opened = result(plan_store.open(path))
    assert opened.plan == plan
    assert "restored to its state before the interrupted save" in opened.sentence
    assert [version.path.read_bytes() for version in plan_store.history.versions(path)] == [new]
