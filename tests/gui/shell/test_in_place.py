"""Fields that open over what they change."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from planner.canvas.rename_field import RenameField
from tests.gui import look


@pytest.fixture
def field(window, qtbot) -> RenameField:
    """The field over a host's name, with another name in it."""
    window.selection.set(("esx",))
    window.actions_of_plan.by_id["view.actual_size"].trigger()
    window.canvas.setFocus()
    QTest.keyClick(window.canvas, Qt.Key.Key_F2)
    made = window.findChild(RenameField)
    qtbot.waitUntil(made.hasFocus)
    QTest.keyClicks(made, "ESX-London")
    return made


def test_a_click_elsewhere_renames_and_the_keys_go_there(window, field) -> None:
    editor = next(entry for entry in look.inspector(window).findChildren(QLineEdit) if entry.isVisible())
    QTest.mouseClick(editor, Qt.MouseButton.LeftButton)
    assert window.session.design.by_id["esx"].name == "ESX-London"
    assert editor.hasFocus()


def test_a_second_field_closes_one_that_does_not_know_that_it_lost_the_keys(window, field) -> None:
    # As where a dialog stands in front: the window is not active, and Qt tells nobody in it.
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
    look.tabs(window).edit_current_name()
    open_ones = [entry for entry in window.findChildren(RenameField) if entry.isVisible()]
    assert [item.text() for item in open_ones] == ["On ESX"]
    assert window.session.design.by_id["esx"].name == "ESX-London"
