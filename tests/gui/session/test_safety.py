"""What a user meets when a plan could be lost: the questions, their answers, and what is on the disk after."""

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from models.errors import PlanFileError
from models.plan import edits
from models.plan.entities import Plan
from models.planfile import load_plan, save_plan
from planner.application import build_window
from planner.dialogs import files
from planner.dialogs.earlier_versions import EarlierVersionsDialog
from planner.dialogs.recovery import RecoveryDialog
from planner.session import outside, plan_store
from planner.session.places import Places
from planner.session.plan_store import PlanStore
from planner.session.snapshots import SnapshotMetadata, Snapshots
from planner.shell.endings import Endings
from planner.shell.main_window import MainWindow
from tests.gui import look
from tests.gui.asking import when_asked
from tests.gui.tasks import all_done, done
from tests.systems import needs


@pytest.fixture
def path(window: MainWindow, plan: Plan, tmp_path: Path) -> Path:
    """The plan's file, open in the window."""
    target = tmp_path / "contoso.xplan"
    save_plan(plan, target)
    done(window.files.open_path(target))
    return target


@pytest.fixture
def other(window: MainWindow, qapp: QApplication, model, settings, places: Places):
    """Another window on the same data folder."""
    made = build_window(qapp, model, settings, places)
    yield made
    made.session.undo_stack.setClean()
    made.close()
    made.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def rename(window: MainWindow, name: str = "ESX-09") -> None:
    window.session.do(edits.rename(window.session.plan, "esx", name))


def press(text: str, seen: list[str], then: str = "") -> None:
    """Press the button of this text in the next message, and another one in the message after that."""

    def click(box: QMessageBox) -> None:
        seen.append(f"{box.text()}\n{box.informativeText()}")
        if then:
            press(then, seen)
        next(button for button in box.buttons() if button.text().replace("&", "") == text).click()

    when_asked(click)


def trigger(window: MainWindow, action: str) -> None:
    window.actions_of_plan.by_id[action].trigger()
    all_done(window.files.tasks)


def click(window: MainWindow, button: QAbstractButton) -> None:
    button.click()
    all_done(window.files.tasks)


def at_start(window: MainWindow) -> RecoveryDialog | None:
    look.recovery(window).at_start()
    all_done(window.files.tasks)
    return look.recovery(window).dialog


def saving_to(monkeypatch: pytest.MonkeyPatch, path: Path) -> list[Path]:
    """Answer the next file dialogs with a path, and note what they suggest."""
    suggested: list[Path] = []
    monkeypatch.setattr(files, "ask_save", lambda _parent, offered: (suggested.append(offered), path)[1])
    return suggested


# ------------------------------------------------------------------ changed outside


@pytest.fixture
def theirs(window: MainWindow, path: Path, plan: Plan) -> Plan:
    """What another program writes into the file while the window has edits of its own."""
    rename(window)
    changed = edits.rename(plan, "mbx", "EX-MBX-9").apply(plan)
    save_plan(changed, path)
    return changed


def test_a_change_from_outside_is_asked_about(window: MainWindow, path: Path, theirs: Plan) -> None:
    mine, seen = window.session.plan, []
    press("Cancel", seen)
    assert not done(window.files.save())
    assert "contoso.xplan was changed outside this window" in seen[0]
    assert "1 host changed, 1 VM changed" in seen[0]
    assert "Earlier versions" in seen[0]
    assert (load_plan(path).plan, window.session.plan) == (theirs, mine)


def test_overwriting_keeps_theirs_among_the_earlier_versions(window: MainWindow, path: Path, theirs: Plan) -> None:
    press("Overwrite the file", [])
    assert done(window.files.save())
    assert load_plan(path).plan == window.session.plan
    kept = window.files._plan_store.history.versions(path)
    assert theirs in [load_plan(version.path).plan for version in kept]


def test_reloading_keeps_mine_among_the_earlier_versions(window: MainWindow, path: Path, theirs: Plan) -> None:
    mine = window.session.plan
    press("Reload the file", [])
    assert not done(window.files.save())
    assert (window.session.plan, window.session.modified) == (theirs, False)
    kept = window.files._plan_store.history.versions(path)
    assert [load_plan(version.path).plan for version in kept] == [mine]


def test_a_copy_leaves_theirs_alone(
    window: MainWindow, path: Path, theirs: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    suggested = saving_to(monkeypatch, path.with_name("mine.xplan"))
    press("Save a copy…", [])
    assert done(window.files.save())
    assert suggested == [path.with_name("contoso copy.xplan")]
    assert load_plan(path).plan == theirs
    assert window.session.path == path.with_name("mine.xplan")


def test_a_file_that_is_no_plan_any_more_is_told(window: MainWindow, path: Path) -> None:
    rename(window)
    path.write_bytes(b"something else")
    seen: list[str] = []
    press("Cancel", seen)
    done(window.files.save())
    assert "cannot be read as a plan" in seen[0]
    assert path.read_bytes() == b"something else"


def test_a_file_that_is_gone_is_asked_about(
    window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch, places: Places
) -> None:
    """As when its share was disconnected: a save would vanish in the empty folder under its name."""
    rename(window)
    path.unlink()
    seen: list[str] = []
    press("Cancel", seen)
    assert not done(window.files.save())
    assert "contoso.xplan is missing" in seen[0]
    assert not path.exists()
    assert window.session.modified
    suggested = saving_to(monkeypatch, path.with_name("elsewhere.xplan"))
    press("Save elsewhere…", seen)
    assert done(window.files.save())
    assert suggested == [places.documents / "contoso.xplan"]
    assert load_plan(path.with_name("elsewhere.xplan")).plan == window.session.plan
    assert not path.exists()


def test_a_file_that_is_gone_is_saved_again_where_the_user_says_so(window: MainWindow, path: Path) -> None:
    rename(window)
    path.unlink()
    press("Save here anyway", [])
    assert done(window.files.save())
    assert load_plan(path).plan == window.session.plan
    rename(window, "ESX-10")
    assert done(window.files.save()), "it is asked about once"


def test_a_folder_on_another_device_is_asked_about(
    window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same bytes, as of a copy that lies under the mount point."""
    rename(window)
    before, seen = path.read_bytes(), []
    device = path.stat().st_dev
    for module in (outside, plan_store):
        monkeypatch.setattr(module, "device_of", lambda _path: device + 1)
    press("Cancel", seen)
    assert not done(window.files.save())
    assert "on a different disk or share" in seen[0]
    assert path.read_bytes() == before
    press("Save here anyway", seen)
    assert done(window.files.save())
    rename(window, "ESX-10")
    assert done(window.files.save()), "it is asked about once"
    assert len(seen) == 2


# ------------------------------------------------------------------ read-only, copies, two windows


def test_a_second_window_on_one_plan_is_read_only_and_says_so(
    window: MainWindow, other: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done(other.files.open_path(path))
    assert other.windowTitle() == "contoso.xplan — read-only"
    assert "another window" in other.status.currentMessage()
    rename(other)
    assert other.windowTitle() == "contoso.xplan — read-only, edited"
    assert other.status.saved.text() == "Edited, read-only"
    suggested = saving_to(monkeypatch, path.with_name("second.xplan"))
    trigger(other, "file.save")
    assert suggested == [path.with_name("contoso copy.xplan")]
    assert other.windowTitle() == "second.xplan"


def test_a_plan_out_of_a_mail_opens_as_a_copy(window: MainWindow, places: Places, plan: Plan) -> None:
    places.temporary[0].mkdir()
    mailed = places.temporary[0] / "mailed.xplan"
    save_plan(plan, mailed)
    done(window.files.open_path(mailed))
    assert window.windowTitle() == "mailed.xplan — copy"
    assert "temporary folder" in window.status.currentMessage()
    assert mailed not in window.parts.preferences.recent


def test_a_save_that_fails_offers_another_place_once(
    window: MainWindow, path: Path, plan: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_plan: Plan, target: Path, *_rest: object) -> None:
        raise PlanFileError(f"{target.name}: the plan was not saved: the disk is full.")

    monkeypatch.setattr(plan_store, "save_plan", full)
    saving_to(monkeypatch, path.with_name("elsewhere.xplan"))
    rename(window)
    seen: list[str] = []

    press("Save elsewhere…", seen, then="OK")
    assert not done(window.files.save())
    assert [sentence.split("\n")[0] for sentence in seen] == [
        "contoso.xplan: the plan was not saved: the disk is full.",
        "elsewhere.xplan: the plan was not saved: the disk is full.",
    ]
    assert load_plan(path).plan == plan
    assert window.session.modified


# ------------------------------------------------------------------ recovery


@pytest.fixture
def crashed(window: MainWindow, path: Path, plan: Plan, places: Places) -> Plan:
    """A plan that a process left behind when it died."""
    edited = edits.rename(plan, "esx", "ESX-77").apply(plan)
    snapshots = Snapshots(places.data)
    slot = snapshots.claim()
    assert slot is not None
    snapshots.write(slot, edited, SnapshotMetadata(original=path))
    slot.release()
    return edited


def text_of(dialog: RecoveryDialog) -> str:
    """What the first row says, as a screen reader hears it."""
    return dialog.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole)


def test_nothing_is_shown_when_nothing_was_left(window: MainWindow) -> None:
    at_start(window)
    assert look.recovery(window).dialog is None
    trigger(window, "file.recover")
    assert "Nothing to recover" in window.status.currentMessage()


def test_a_kept_plan_is_listed_and_recovered_as_a_copy(
    window: MainWindow, crashed: Plan, path: Path, plan: Plan
) -> None:
    at_start(window)
    dialog = look.recovery(window).dialog
    text = text_of(dialog)
    assert text.splitlines()[0] == "contoso.xplan"
    assert "1 host changed" in text
    click(window, dialog.recover)
    assert window.session.plan == crashed
    assert window.windowTitle() == "contoso recovered.xplan — copy, edited"
    assert load_plan(path).plan == plan
    assert look.recovery(window).dialog is None


def test_later_leaves_it_for_the_next_start(window: MainWindow, crashed: Plan, other: MainWindow) -> None:
    at_start(window)
    at_start(other)
    assert look.recovery(other).dialog is None
    look.recovery(window).dialog.later.click()
    at_start(other)
    assert look.recovery(other).dialog is not None
    look.recovery(other).dialog.later.click()


def test_discarded_it_is_in_the_trash_and_can_be_had(window: MainWindow, crashed: Plan) -> None:
    at_start(window)
    look.recovery(window).dialog.discard.click()
    assert look.recovery(window).dialog is None
    trigger(window, "file.recover")
    dialog = look.recovery(window).dialog
    assert "discarded" in text_of(dialog)
    assert not dialog.discard.isEnabled()
    click(window, dialog.recover)
    assert window.session.plan == crashed


def test_saved_elsewhere_it_leaves_the_list(
    window: MainWindow, crashed: Plan, path: Path, plan: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    suggested = saving_to(monkeypatch, path.with_name("saved.xplan"))
    at_start(window)
    click(window, look.recovery(window).dialog.save)
    assert suggested == [path.with_name("contoso recovered.xplan")]
    assert load_plan(path.with_name("saved.xplan")).plan == crashed
    assert look.recovery(window).dialog is None
    assert window.session.plan == plan


def test_a_damaged_one_can_only_be_discarded(window: MainWindow, crashed: Plan, places: Places) -> None:
    next((places.data / "autosave").glob("*.xplan")).write_bytes(b"broken")
    at_start(window)
    dialog = look.recovery(window).dialog
    assert not dialog.recover.isEnabled()
    assert not dialog.save.isEnabled()
    assert dialog.discard.isEnabled()
    dialog.later.click()


def test_edits_in_the_window_are_asked_about_first(window: MainWindow, crashed: Plan) -> None:
    rename(window)
    mine = window.session.plan
    at_start(window)
    press("Cancel", [])
    click(window, look.recovery(window).dialog.recover)
    assert window.session.plan is mine
    look.recovery(window).dialog.later.click()


# ------------------------------------------------------------------ earlier versions


def test_an_earlier_version_opens_as_a_copy(window: MainWindow, path: Path, plan: Plan, qtbot: QtBot) -> None:
    plan_store: PlanStore = window.files._plan_store
    rename(window)
    assert done(window.files.save())
    qtbot.waitUntil(lambda: len(plan_store.history.versions(path)) == 2)
    trigger(window, "file.versions")
    dialog = window.findChild(EarlierVersionsDialog)
    assert dialog.list.count() == 2
    dialog.list.setCurrentRow(1)
    assert "Since then: 1 host changed." in dialog.details.text()
    saved = window.session.plan
    click(window, dialog.open_button)
    assert window.session.plan == plan
    assert window.session.path is None
    assert load_plan(path).plan == saved


def test_without_a_save_there_are_no_earlier_versions(window: MainWindow) -> None:
    trigger(window, "file.versions")
    assert window.findChild(EarlierVersionsDialog) is None
    assert "no earlier versions" in window.status.currentMessage()


def test_a_message_is_not_written_over_by_an_edit(window: MainWindow) -> None:
    window.status.say("Saved.")
    rename(window)
    assert not window.status.parts["users"].isVisible()
    window.status.clearMessage()
    assert window.status.parts["users"].isVisible()


@pytest.mark.parametrize("part", ["", "autosave", "trash", "history", "locks", "outgoing"])
def test_a_file_where_a_folder_of_the_program_belongs_stops_no_work(
    qtbot: QtBot, qapp: QApplication, model, settings, plan: Plan, tmp_path: Path, part: str
) -> None:
    """As after a repair of the disk, or by somebody's mistake."""
    broken = tmp_path / "data" / part
    broken.parent.mkdir(exist_ok=True)
    broken.write_bytes(b"\x00garbage")
    save_plan(plan, tmp_path / "a.xplan")
    window = build_window(qapp, model, settings, Places(tmp_path / "data", tmp_path))
    at_start(window)
    done(window.files.open_path(tmp_path / "a.xplan"))
    rename(window)
    window.files._plan_store.autosave.write()
    assert done(window.files.save())
    look.recovery(window).recover()
    look.recovery(window).versions()
    rename(window, "ESX-10")
    window.files._plan_store.autosave.set_aside()
    qtbot.wait(50)
    window.session.undo_stack.undo()
    assert load_plan(tmp_path / "a.xplan").plan == window.session.plan
    window.close()
    window.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert broken.read_bytes() == b"\x00garbage"


@needs("links")
def test_strange_things_among_the_snapshots_are_left_alone(window: MainWindow, places: Places, tmp_path: Path) -> None:
    folder = places.data / "autosave"
    folder.mkdir(parents=True)
    (folder / "folder.xplan").mkdir()
    (folder / "gone.xplan").symlink_to(tmp_path / "nowhere")
    (folder / "secret.xplan").symlink_to(__file__)
    (folder / "empty.xplan").write_bytes(b"")
    (folder / "\udcff.xplan").write_bytes(b"\x00" * 4096)
    (folder / "empty.json").write_bytes(b"\xff" * 100_000)
    at_start(window)
    listed = look.recovery(window).dialog
    assert listed is not None
    listed.reject()
    assert Path(__file__).stat().st_size
    assert len(list(folder.glob("*.xplan"))) == 5


# ------------------------------------------------------------------ the desktop logs out


@pytest.fixture
def endings(window: MainWindow, qapp: QApplication):
    made = Endings(qapp, window.session, window.parts.plan_store.autosave)
    window.files.is_kept = made.is_kept
    yield made
    made.close()


def test_a_log_out_keeps_what_is_not_saved_and_asks_nothing(
    window: MainWindow, endings: Endings, path: Path, places: Places
) -> None:
    rename(window)
    endings.log_out()
    edited = window.session.plan
    assert window.close()
    (snapshot,) = (places.data / "autosave").glob("*.xplan")
    assert load_plan(snapshot).plan == edited != load_plan(path).plan


def test_edits_after_a_log_out_that_was_called_off_are_asked_about(
    window: MainWindow, endings: Endings, path: Path
) -> None:
    rename(window)
    endings.log_out()
    rename(window, "ESX-10")
    press("Cancel", [])
    assert not window.close()


def test_a_last_snapshot_is_not_replaced_by_one_that_is_still_written(
    window: MainWindow, path: Path, places: Places, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """The older one may go on for as long as its disk takes."""
    autosave, free, writing = window.parts.plan_store.autosave, threading.Event(), threading.Event()
    real = Snapshots.write

    def slow(self, slot, plan, metadata):
        if threading.current_thread() is not threading.main_thread():
            writing.set()
            assert free.wait(20)
        real(self, slot, plan, metadata)

    monkeypatch.setattr(Snapshots, "write", slow)
    rename(window, "Older")
    autosave.write()
    qtbot.waitUntil(writing.is_set)
    rename(window, "Last")
    autosave.write_last()
    last = window.session.plan
    free.set()
    qtbot.waitUntil(lambda: len(list((places.data / "autosave").glob("*.xplan"))) == 2)
    assert last in [load_plan(kept).plan for kept in (places.data / "autosave").glob("*.xplan")]
