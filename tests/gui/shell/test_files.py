"""New, open, save: nothing unsaved is lost, and a broken file changes nothing."""

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from models.plan import edits
from planner.dialogs import files
from planner.shell.main_window import MainWindow
from tests.gui.asking import press_when_asked

BUTTON = QMessageBox.StandardButton


def test_what_is_saved_comes_back_the_same(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "contoso.xplan"
    monkeypatch.setattr(files, "ask_save", lambda _parent, _suggested: path)
    window.session.do(edits.rename(window.session.plan, "esx", "ESX-09"))
    assert window.windowTitle() == "Untitled plan — edited"
    window.actions_of_plan.by_id["file.save"].trigger()
    assert window.windowTitle() == "contoso.xplan"
    saved, before = window.session.plan, window.session.evaluation
    window.files.new()
    assert window.session.plan.sites == ()
    window.files.open_path(path)
    assert window.session.plan == saved
    window.session.show_design("virtual")
    after = window.session.evaluation
    assert after.gauge("mbx", "cpu") == before.gauge("mbx", "cpu")
    assert window.menus.parent() is window
    assert [action.text() for action in window.actions_of_plan.submenus["recent"].actions()] == ["contoso.xplan"]


def test_unsaved_changes_are_asked_about(window: MainWindow) -> None:
    window.session.do(edits.rename(window.session.plan, "esx", "ESX-09"))
    edited, seen = window.session.plan, []
    press_when_asked(BUTTON.Cancel, seen)
    window.actions_of_plan.by_id["file.new"].trigger()
    assert window.session.plan is edited
    assert seen == ["Save the changes to Untitled plan?"]
    press_when_asked(BUTTON.Cancel, seen)
    assert not window.close()
    press_when_asked(BUTTON.Discard, seen)
    window.actions_of_plan.by_id["file.new"].trigger()
    assert window.session.plan.sites == ()
    assert not window.session.modified


@pytest.mark.parametrize("content", ["", "{", "[1]", json.dumps({"format": "something else"})])
def test_a_broken_file_is_one_sentence_and_the_plan_stays(window: MainWindow, tmp_path: Path, content: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(content)
    before, seen = window.session.plan, []
    press_when_asked(BUTTON.Ok, seen)
    window.files.open_path(path)
    assert len(seen) == 1
    assert "broken.json" in seen[0]
    assert "Traceback" not in seen[0]
    assert window.session.plan is before


def test_a_file_that_is_gone_is_one_sentence(window: MainWindow, tmp_path: Path) -> None:
    seen: list[str] = []
    press_when_asked(BUTTON.Ok, seen)
    window.files.open_path(tmp_path / "gone.xplan")
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
        window.files.open_sample(sample)
        assert window.session.path is None
        assert window.session.plan.designs
        assert not window.session.modified


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Contoso: v1.2", "Contoso- v1-2.xplan"),
        ("", "plan.xplan"),
        ("  ", "plan.xplan"),
        ("東" * 200, "東" * 60 + ".xplan"),
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
