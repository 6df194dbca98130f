"""A feature is one package: its panel, menu entry, key and name in the command finder are in the window."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from planner import features
from planner.dialogs.command_finder import CommandFinder
from planner.dialogs.shortcuts import ShortcutsDialog
from planner.shell.feature import Feature
from planner.shell.main_window import MainWindow

MADE_UP = """
from PySide6.QtWidgets import QLabel

from planner.shell.feature import ActionSpec, Feature, PanelSpec, Place


def _panel(context):
    label = QLabel(f"{len(context.session.plan.sites)} sites")
    context.session.updated.connect(lambda _update: label.setText(f"{len(context.session.plan.sites)} sites"))
    return label


FEATURE = Feature(
    actions=(
        ActionSpec(
            id="view.made_up",
            text="Made-up pa&nel",
            keys="Ctrl+Alt+7",
            do=lambda context: context.panels.bring("made_up"),
        ),
    ),
    panel=PanelSpec(name="made_up", title="Made up", place=Place.BOTTOM, make=_panel),
)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A folder in which features are found, too; what was imported from it is forgotten."""
    package = tmp_path / "features" / "made_up"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "feature.py").write_text(MADE_UP, encoding="utf-8")
    monkeypatch.setattr(features, "__path__", [*features.__path__, str(package.parent)])
    yield package
    for name in [name for name in sys.modules if name.startswith("planner.features.made_up")]:
        del sys.modules[name]


def test_every_folder_is_a_feature() -> None:
    folders = [path for path in Path(features.__path__[0]).iterdir() if (path / "feature.py").is_file()]
    assert len(features.all_features()) == len(folders) > 15
    assert all(isinstance(feature, Feature) for feature in features.all_features())


def test_one_more_package_is_in_the_window(folder: Path, show_window, qtbot: QtBot) -> None:
    window: MainWindow = show_window()
    action = window.actions_of_plan.by_id["view.made_up"]
    menu = next(entry.menu() for entry in window.menuBar().actions() if entry.text() == "&View")
    assert menu.actions()[-1] is action
    action.trigger()
    panel = window.docks.by_name["made_up"].widget()
    assert isinstance(panel, QLabel)
    assert panel.isVisible()
    assert panel.text() == f"{len(window.session.plan.sites)} sites"
    entries = window.actions_of_plan.submenus["view.panels"].actions()
    assert "Made up" in [entry.text() for entry in entries]


def test_it_is_found_by_name_and_its_key_is_listed(folder: Path, show_window, qtbot: QtBot) -> None:
    window: MainWindow = show_window()
    window.actions_of_plan.by_id["help.find"].trigger()
    finder = window.findChild(CommandFinder)
    qtbot.keyClicks(finder.line, "made")
    assert finder.list.item(0).text().startswith("Made-up panel")
    qtbot.keyClick(finder.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.docks.by_name["made_up"].widget() is not None)
    window.actions_of_plan.by_id["help.shortcuts"].trigger()
    table = window.findChild(ShortcutsDialog).table
    words = [table.item(row, 0).text() for row in range(table.rowCount())]
    assert "Made-up panel" in words
