"""Imports in tests: the file is chosen, read in its process, and the dialog waits for choices."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from planner.dialogs import files
from planner.dialogs.import_dialog import ImportDialog
from planner.shell.main_window import MainWindow
from tests.gui import look


def asked_for(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """The next file that is asked for."""
    monkeypatch.setattr(files, "ask_inventory", lambda _parent, _folder: path)


def read(window: MainWindow, qtbot: QtBot) -> ImportDialog:
    """Begin an import and wait until the file is read."""
    window.actions_of_plan.by_id["file.import_inventory"].trigger()
    commands = look.imports(window)
    qtbot.waitUntil(lambda: not commands.running)
    assert commands.dialog is not None
    return commands.dialog


def take(window: MainWindow, dialog: ImportDialog, qtbot: QtBot) -> None:
    """Press the button that imports, and wait until the dialog is gone."""
    qtbot.mouseClick(dialog.take, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: look.imports(window).dialog is None)
