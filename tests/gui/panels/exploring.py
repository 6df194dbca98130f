"""What tests of panels that explore do alike: bring one forward, type into it, wait for its next answer."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from models.comparisons.parameters import PARAMETERS
from planner.compare.exploring_panel import ExploringPanel
from planner.presenters.sweep import parameter_label
from planner.shell.main_window import MainWindow


def brought(qtbot: QtBot, window: MainWindow, name: str) -> Any:
    """The panel of this name, with its first answer."""
    window.docks.bring(name)
    panel: Any = window.docks.by_name[name].widget()
    qtbot.waitUntil(lambda: panel.answer is not None)
    return panel


def type_into(qtbot: QtBot, field: QLineEdit, text: str) -> None:
    """Replace what stands in a field, and press Enter."""
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def asked_again(qtbot: QtBot, panel: ExploringPanel, act: Callable[[], object]) -> Any:
    """The answer that follows an act."""
    before = panel.answer
    act()
    qtbot.waitUntil(lambda: panel.answer is not before)
    return panel.answer


def choose(field: Any, key: str) -> None:
    """Choose a parameter in a field of the sweep panel."""
    labels = [field.choice.itemText(row) for row in range(field.choice.count())]
    field.choice.setCurrentIndex(labels.index(parameter_label(PARAMETERS[key])))
