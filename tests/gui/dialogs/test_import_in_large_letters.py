"""File, Import inventory with letters of 200 %: what stands side by side else is one below the other."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from planner.shell.main_window import MainWindow
from tests.faults.inventories import workbook
from tests.gui.dialogs.test_import import SHEETS
from tests.gui.importing import asked_for, read


@pytest.fixture
def large(window: MainWindow) -> Iterator[MainWindow]:
    """The window with large letters."""
    window.resize(1440, 900)
    window.parts.appearance.choose_text(200)
    yield window
    window.parts.appearance.choose_text(100)


def test_nothing_scrolls_sideways(
    large: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The right half was wider than there is room: clusters, counts and roles were out of sight."""
    path = tmp_path / "London.xlsx"
    path.write_bytes(workbook(SHEETS))
    asked_for(monkeypatch, path)
    dialog = read(large, qtbot)
    dialog.resize(1432, 860)
    qtbot.wait(100)
    areas = [area for area in dialog.choices.findChildren(QScrollArea) if area.isVisible()]
    assert areas
    assert [area.horizontalScrollBar().maximum() for area in areas] == [0] * len(areas)
