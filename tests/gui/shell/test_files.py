"""New, open, save: nothing unsaved is lost, and a broken file changes nothing."""

import json
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from models.plan import edits
from models.plan.entities import Plan
from models.planfile import load_plan, save_plan
from planner.dialogs import files
from planner.session import plan_store
from planner.shell.main_window import MainWindow
from planner.shell.open_requests import OpenRequestHandler
from planner.shell.single_instance import Message
from planner.shell.work_bar import TaskBar
from tests.gui.asking import press_when_asked, when_asked
from tests.gui.tasks import all_done, done
from tests.systems import needs

BUTTON = QMessageBox.StandardButton


def test_what_is_saved_comes_back_the_same(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "contoso.xplan"
    monkeypatch.setattr(files, "ask_save", lambda _parent, _suggested: path)
    window.session.do(edits.rename(window.session.plan, "esx", "ESX-09"))
    assert window.windowTitle() == "Untitled plan — edited"
    window.actions_of_plan.by_id["file.save"].trigger()
    all_done(window.files.tasks)
    assert window.windowTitle() == "contoso.xplan"
    saved, before = window.session.plan, window.session.evaluation
    done(window.files.new())
    assert window.session.plan.sites == ()
    done(window.files.open_path(path))
    assert window.session.plan == saved
    window.session.show_design("virtual")
    after = window.session.evaluation
    assert after.gauge("mbx", "cpu") == before.gauge("mbx", "cpu")
    assert [action.text() for action in window.actions_of_plan.submenus["file.recent"].actions()] == ["contoso.xplan"]


def test_unsaved_changes_are_asked_about(window: MainWindow) -> None:
    window.session.do(edits.rename(window.session.plan, "esx", "ESX-09"))
    edited, seen = window.session.plan, []
    press_when_asked(BUTTON.Cancel, seen)
    window.actions_of_plan.by_id["file.new"].trigger()
    assert window.session.plan is edited
    assert seen == ["Save changes to Untitled plan?"]
    press_when_asked(BUTTON.Cancel, seen)
    assert not window.close()
    press_when_asked(BUTTON.Discard, seen)
    window.actions_of_plan.by_id["file.new"].trigger()
    assert window.session.plan.sites == ()
    assert not window.session.modified


@pytest.mark.parametrize("content", ["", "{", "[1]", json.dumps({"format": "something else"})])
def test_a_broken_file_is_one_sentence_and_the_plan_stays(window: MainWindow, tmp_path: Path, content: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(content, "utf-8")
    before, seen = window.session.plan, []
    press_when_asked(BUTTON.Ok, seen)
    done(window.files.open_path(path))
    assert len(seen) == 1
    assert "broken.json" in seen[0]
    assert "Traceback" not in seen[0]
    assert window.session.plan is before


def test_a_file_that_is_gone_is_one_sentence(window: MainWindow, tmp_path: Path) -> None:
    seen: list[str] = []
    press_when_asked(BUTTON.Ok, seen)
    done(window.files.open_path(tmp_path / "gone.xplan"))
    assert len(seen) == 1
    assert "gone.xplan" in seen[0]


def test_a_json_name_is_kept_and_a_bare_one_completed(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6.QtWidgets import QFileDialog

    answers = iter(
        [("/tmp/a.json", ""), ("/tmp/b", "Plan as JSON (*.json)"), ("/tmp/c.v2", "Plan (*.xplan)"), ("", "")]
    )
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: next(answers))
    names = [files.ask_save(window, Path("/tmp/x.xplan")) for _ in range(4)]
    assert names == [Path("/tmp/a.json"), Path("/tmp/b.json"), Path("/tmp/c.v2.xplan"), None]


def test_samples_open_as_copies_without_a_file(window: MainWindow) -> None:
    if not window.files.samples:
        pytest.skip("no samples here")
    for sample in window.files.samples:
        done(window.files.open_sample(sample))
        assert window.session.path is None
        assert window.session.plan.designs
        assert not window.session.modified


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Contoso: v1.2", "Contoso_ v1.2.xplan"),
        ("CON", "_CON.xplan"),
        ("com1.plan ", "_com1.plan.xplan"),
        ("", "plan.xplan"),
        ("  ", "plan.xplan"),
        ("東" * 200, "東" * 66 + ".xplan"),
    ],
)
def test_a_title_is_offered_as_a_name_that_every_system_takes(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, title: str, name: str
) -> None:
    offered: list[Path] = []
    monkeypatch.setattr(files, "ask_save", lambda _parent, suggested: offered.append(suggested))
    window.session.do(edits.set_title(window.session.plan, title))
    window.actions_of_plan.by_id["file.save_as"].trigger()
    assert [path.name for path in offered] == [name]


@pytest.mark.parametrize(
    ("ask", "ending"),
    [
        (files.ask_save, ".xplan"),
        (lambda parent, path: files.ask_export(parent, path, "PDF report (*.pdf)", ".pdf"), ".pdf"),
        (files.ask_draft, ".eml"),
    ],
)
def test_a_file_is_not_replaced_unasked_when_the_ending_was_left_out(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ask, ending: str
) -> None:
    """The system's dialog asks about the name that was typed; the file of the whole name is another one."""
    typed, there = tmp_path / "contoso", tmp_path / f"contoso{ending}"
    monkeypatch.setattr(files.QFileDialog, "getSaveFileName", lambda *_given: (str(typed), ""))
    assert ask(window, typed) == there
    there.write_text("theirs")
    seen: list[str] = []
    press_when_asked(BUTTON.Cancel, seen)
    assert ask(window, typed) is None
    assert seen == [f"contoso{ending} already exists. Replace it?"]
    when_asked(lambda box: next(button for button in box.buttons() if button.text() == "&Replace").click())
    assert ask(window, typed) == there
    monkeypatch.setattr(files.QFileDialog, "getSaveFileName", lambda *_given: (str(there), ""))
    assert ask(window, typed) == there


@pytest.mark.parametrize("typed", ["contoso.xplan.", "contoso.xplan ", "contoso. ", "contoso"])
def test_what_windows_drops_at_the_end_of_a_name_is_dropped_everywhere(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    monkeypatch.setattr(files.QFileDialog, "getSaveFileName", lambda *_given: (str(tmp_path / typed), ""))
    assert files.ask_save(window, tmp_path) == tmp_path / "contoso.xplan"
    (tmp_path / "contoso.xplan").write_text("theirs")
    press_when_asked(BUTTON.Cancel, [])
    assert files.ask_save(window, tmp_path) is None


@pytest.mark.parametrize(
    "name", ["\ud800.xplan", "a\0b.xplan", "x" * 300 + ".xplan", "%s?#\n\x1b[31m.xplan", "\u202egnp.xplan"]
)
def test_a_name_that_no_file_has_is_a_sentence(window: MainWindow, tmp_path: Path, name: str) -> None:
    before, seen = window.session.plan, []
    press_when_asked(BUTTON.Ok, seen)
    done(window.files.open_path(tmp_path / name))
    assert window.session.plan is before
    assert len(seen) == 1
    assert seen[0].isprintable()


REFUSED_BY_WINDOWS = ["%41?a=b#c.xplan", "a\nb.xplan", "é'\"<b>&.xplan", "file:x.xplan"]


@pytest.mark.parametrize(
    "name",
    [
        "%41a=b#c.xplan", "-rf.xplan", "é'&.xplan",
        *(pytest.param(name, marks=needs("names of any letters")) for name in REFUSED_BY_WINDOWS),
    ],
)  # fmt: skip
def test_a_plan_of_an_odd_name_is_opened_and_saved_under_it(
    window: MainWindow, tmp_path: Path, plan, name: str
) -> None:
    save_plan(plan, tmp_path / name)
    done(window.files.open_path(tmp_path / name))
    assert window.session.path == tmp_path / name
    window.session.do(edits.rename(window.session.plan, "esx", "ESX-09"))
    assert done(window.files.save())
    assert load_plan(tmp_path / name).plan == window.session.plan
    assert [entry.name for entry in tmp_path.glob("*.xplan")] == [name]


@pytest.fixture
def slow_save(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """What a save waits for, before it writes."""
    free, free.writing = threading.Event(), threading.Event()

    def slowly(*given):
        free.writing.set()
        assert free.wait(20)
        return save_plan(*given)

    monkeypatch.setattr(plan_store, "save_plan", slowly)
    return free


@pytest.fixture
def mine(window: MainWindow, tmp_path: Path, plan: Plan) -> Path:
    """The plan of the window in its file, edited since."""
    path = tmp_path / "mine.xplan"
    save_plan(plan, path)
    done(window.files.open_path(path))
    window.session.do(edits.rename(window.session.plan, "esx", "MINE"))
    return path


def test_a_plan_that_is_asked_for_in_the_middle_of_a_save_opens_after_it(
    window: MainWindow, tmp_path: Path, plan: Plan, mine: Path, slow_save: threading.Event
) -> None:
    """Else the plan that was just opened would pass for the one in the saved file, and replace it at the next save."""
    other = tmp_path / "other.xplan"
    theirs = edits.rename(plan, "esx", "THEIRS").apply(plan)
    save_plan(theirs, other)
    edited, handler = (
        window.session.plan,
        OpenRequestHandler(window, window.files.open_path, lambda: window.session.path),
    )
    saving = window.files.save()
    handler.take(Message((other,)))
    assert window.status.currentMessage() == "“Open other.xplan” starts once “Save mine.xplan” is finished."
    assert window.session.plan is edited
    slow_save.set()
    assert done(saving)
    all_done(window.files.tasks)
    assert (window.session.path, window.session.plan) == (other, theirs)
    assert load_plan(mine).plan == edited


def test_a_window_that_is_closed_in_the_middle_of_a_save_closes_after_it(
    window: MainWindow, mine: Path, slow_save: threading.Event, qtbot: QtBot
) -> None:
    edited = window.session.plan
    saving = window.files.save()
    assert not window.close()
    assert window.isVisible()
    slow_save.set()
    assert done(saving)
    qtbot.waitUntil(lambda: not window.isVisible())
    assert load_plan(mine).plan == edited


def test_what_is_edited_while_it_is_saved_is_asked_about_before_another_plan_comes(
    window: MainWindow, tmp_path: Path, plan: Plan, mine: Path, slow_save: threading.Event, qtbot: QtBot
) -> None:
    save_plan(plan, tmp_path / "other.xplan")
    saving = window.files.save()
    qtbot.waitUntil(slow_save.writing.is_set)
    window.session.do(edits.rename(window.session.plan, "mbx", "LATER"))
    later, seen = window.session.plan, []
    opening = window.files.open_path(tmp_path / "other.xplan")
    press_when_asked(BUTTON.Cancel, seen)
    slow_save.set()
    assert done(saving)
    done(opening)
    assert seen == ["Save changes to mine.xplan?"]
    assert window.session.plan is later


def test_an_edit_made_while_another_plan_is_read_is_not_lost(
    window: MainWindow, tmp_path: Path, plan: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question is asked when the plan is about to go, and not before the file is read."""
    path, free = tmp_path / "other.xplan", threading.Event()
    save_plan(plan, path)
    real, seen = plan_store.read_plan, []
    monkeypatch.setattr(plan_store, "read_plan", lambda *given: (free.wait(20), real(*given))[1])
    opening = window.files.open_path(path)
    window.session.do(edits.rename(window.session.plan, "esx", "Meanwhile"))
    edited = window.session.plan
    press_when_asked(BUTTON.Cancel, seen)
    free.set()
    done(opening)
    assert len(seen) == 1
    assert window.session.plan is edited


def test_a_plan_that_takes_long_to_evaluate_can_be_watched_and_cancelled(
    window: MainWindow, tmp_path: Path, plan: Plan, mine: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    path, free, real = tmp_path / "large.xplan", threading.Event(), window.session.evaluate
    save_plan(edits.set_title(plan, "Large").apply(plan), path)

    def slowly(plan: Plan, design_id: str):
        if plan.title == "Large":
            # So long that it is told.
            free.wait(20 if design_id == "virtual" else 0.2)
        return real(plan, design_id)

    monkeypatch.setattr(window.session, "evaluate", slowly)
    bar = window.findChild(TaskBar)
    assert bar.isHidden()
    opening, edited = window.files.open_path(path), window.session.plan
    qtbot.waitUntil(bar.isVisible)
    assert bar.label.text() == "Open large.xplan"
    qtbot.waitUntil(lambda: bar.progress.value() == 50)
    window.session.undo_stack.undo()
    window.session.undo_stack.redo()
    qtbot.mouseClick(bar.cancel_button, Qt.MouseButton.LeftButton)
    assert opening.done
    assert window.status.currentMessage() == "“Open large.xplan” was cancelled."
    qtbot.waitUntil(bar.isHidden)
    free.set()
    qtbot.wait(50)
    assert window.session.plan.title == edited.title
    # Nothing of it is left: it can be opened again, here and in another window.
    press_when_asked(BUTTON.Discard, [])
    done(window.files.open_path(path))
    assert (window.session.path, window.session.document.file.read_only) == (path, False)


def test_a_save_has_no_button_that_ends_it(
    window: MainWindow, mine: Path, slow_save: threading.Event, qtbot: QtBot
) -> None:
    saving, bar = window.files.save(), window.findChild(TaskBar)
    qtbot.waitUntil(bar.isVisible)
    assert bar.label.text() == "Save mine.xplan"
    assert not bar.cancel_button.isVisible()
    slow_save.set()
    assert done(saving)


def test_a_window_is_closed_while_a_plan_is_read_from_a_share_that_hangs(
    window: MainWindow, tmp_path: Path, plan: Plan, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    path, reading, free = tmp_path / "other.xplan", threading.Event(), threading.Event()
    save_plan(plan, path)
    monkeypatch.setattr(plan_store, "read_plan", lambda *_given: (reading.set(), free.wait(20)))
    opening = window.files.open_path(path)
    qtbot.waitUntil(reading.is_set)
    assert window.close()
    assert opening.done
    assert not free.is_set(), "it is still being read"
    free.set()


def test_a_second_click_on_a_file_that_is_being_opened_is_no_second_opening(
    window: MainWindow, tmp_path: Path, plan: Plan, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    path, reading, free = tmp_path / "other.xplan", threading.Event(), threading.Event()
    save_plan(plan, path)
    monkeypatch.setattr(plan_store, "read_plan", lambda *_given: (reading.set(), free.wait(20)))
    opening = window.files.open_path(path)
    qtbot.waitUntil(reading.is_set)
    assert window.files.open_path(path) is opening
    assert "starts once" not in window.status.currentMessage()
    window.parts.plan_store.tasks.cancel()
    free.set()


def test_an_empty_canvas_invites_to_nothing_while_a_plan_is_read(
    window: MainWindow, tmp_path: Path, plan: Plan, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    window.session.replace(Plan(title="Empty"), None)
    canvas = window.canvas
    inviting = canvas.grab().toImage()
    path, reading, free = tmp_path / "other.xplan", threading.Event(), threading.Event()
    save_plan(plan, path)
    monkeypatch.setattr(plan_store, "read_plan", lambda *_given: (reading.set(), free.wait(20)))
    window.files.open_path(path)
    qtbot.waitUntil(reading.is_set)
    assert canvas.grab().toImage() != inviting
    window.parts.plan_store.tasks.cancel()
    assert canvas.grab().toImage() == inviting
    free.set()
