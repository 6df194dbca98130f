"""The About box names versions and shows every licence; the log folder opens from the Help menu."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from planner import __version__
from planner.dialogs.about import AboutDialog
from planner.dialogs.licences import LicencesDialog
from planner.features.help import commands as help_commands
from planner.shell.main_window import MainWindow


def test_licences_are_read_from_the_about_box(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_of_plan.by_id["help.about"].trigger()
    about = window.findChild(AboutDialog)
    assert any(__version__ in label.text() for label in about.findChildren(QLabel))
    button = next(button for button in about.findChildren(QPushButton) if "icences" in button.text())
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    dialog = about.findChild(LicencesDialog)
    names = [dialog.parts.item(row).text().split()[0] for row in range(dialog.parts.count())]
    qtbot.keyClicks(dialog.parts, "nump")
    assert dialog.parts.currentRow() == names.index("numpy")
    assert "BSD" in dialog.terms.text()
    assert "NumPy Developers" in dialog.text.toPlainText()
    assert dialog.text.isReadOnly()


def test_the_log_folder_is_made_and_shown(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "state" / "log"
    started: list[list[str]] = []
    monkeypatch.setattr(help_commands, "log_folder", lambda: folder)
    monkeypatch.setattr(help_commands, "showing_command", lambda path, _system: ["/usr/bin/show", str(path)])
    monkeypatch.setattr(help_commands, "child_process", started.append)
    window.actions_of_plan.by_id["help.log_folder"].trigger()
    assert started == [["/usr/bin/show", str(folder / "planner.log")]]
    assert folder.is_dir()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere the system itself shows folders")
def test_a_planted_program_does_not_show_the_log_folder(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted = tmp_path / "xdg-open"
    planted.write_text(f"#!/bin/sh\n: > {tmp_path}/started\n")
    planted.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", ".")
    told: list[str] = []
    monkeypatch.setattr(help_commands, "show_error", lambda _window, sentence: told.append(sentence))
    window.actions_of_plan.by_id["help.log_folder"].trigger()
    assert len(told) == 1
    assert not (tmp_path / "started").exists()


def test_a_log_folder_that_cannot_be_made_is_named(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(help_commands, "log_folder", lambda: tmp_path / "file" / "log")
    told: list[str] = []
    monkeypatch.setattr(help_commands, "show_error", lambda _window, sentence: told.append(sentence))
    window.actions_of_plan.by_id["help.log_folder"].trigger()
    assert len(told) == 1
    assert str(tmp_path / "file" / "log") in told[0]
    assert not isinstance(QApplication.activeModalWidget(), QMessageBox)


def test_the_diagnosis_on_the_clipboard_has_versions_and_the_end_of_the_log(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(help_commands, "log_folder", lambda: tmp_path)
    # As a former version wrote it, with folders.
    lines = [f"{number} /home/alice/contoso.xplan" for number in range(300)]
    (tmp_path / "planner.log").write_text("\n".join(lines), "utf-8")
    window.actions_of_plan.by_id["help.copy_diagnosis"].trigger()
    mime = QApplication.clipboard().mimeData()
    versions, _empty, *end = mime.text().splitlines()
    assert mime.formats() == ["text/plain"]
    assert versions.startswith(f"planner {__version__}, Python ")
    assert f"Qt {qVersion()} on offscreen" in versions
    assert end == [f"{number} contoso.xplan" for number in range(100, 300)]
