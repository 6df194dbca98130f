"""F1: the page for where the focus is, in the window, in a field and in a modal dialog."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget
from pytestqt.qtbot import QtBot

import planner
from planner.dialogs.help_window import HelpWindow
from planner.dialogs.shortcuts import ShortcutsDialog
from planner.presenters.help_pages import PLACES
from planner.shell.main_window import MainWindow

DOCKS = sorted(name.removeprefix("dock_") for name in PLACES if name.startswith("dock_"))


def _press_f1(widget: QWidget, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> HelpWindow:
    # Offscreen, focus comes to a panel only once its window is active.
    monkeypatch.setattr(QApplication, "focusWidget", lambda: widget)
    window.actions_of_plan.by_id["help.here"].trigger()
    return window.findChild(HelpWindow)


def test_f1_on_the_canvas_opens_its_page(window: MainWindow, qtbot: QtBot) -> None:
    window.canvas.setFocus()
    qtbot.keyClick(window.canvas, Qt.Key.Key_F1)
    assert window.findChild(HelpWindow).windowTitle() == "Your first plan"


@pytest.mark.parametrize("name", DOCKS)
def test_every_panel_has_a_page(window: MainWindow, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    dock = window.findChild(QDockWidget, f"dock_{name}")
    page = _press_f1(dock, window, monkeypatch)
    assert page.browser.toPlainText().startswith(page.windowTitle())
    assert page.windowTitle() != "Getting started"


def test_elsewhere_it_is_the_first_page(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    assert _press_f1(window.menuBar(), window, monkeypatch).windowTitle() == "Getting started"


def test_a_field_in_the_glossary_opens_its_entry(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    field = QWidget(window.findChild(QWidget, "inspector"))
    field.setAccessibleName("Page sharing")
    page = _press_f1(field, window, monkeypatch)
    assert page.windowTitle() == "Glossary"
    assert page.browser.textCursor().block().text().casefold().startswith("page sharing")


def test_f1_works_in_a_modal_dialog(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_of_plan.by_id["help.errata"].trigger()
    window.actions_of_plan.by_id["help.shortcuts"].trigger()
    dialog = window.findChild(ShortcutsDialog)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None and QApplication.focusWidget().window() is dialog)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F1)
    assert dialog.findChild(HelpWindow).windowTitle() == "Keyboard and accessibility"
    # A window behind the dialog would be dead to the mouse.
    qtbot.waitUntil(lambda: len(window.findChildren(HelpWindow)) == 1)
    dialog.close()


def test_every_dialog_of_the_table_is_one_of_the_program() -> None:
    sources = "".join(path.read_text("utf-8") for path in Path(planner.__file__).parent.rglob("*.py"))
    assert all(f"class {name}(" in sources for name in PLACES if name[0].isupper())
