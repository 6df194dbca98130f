"""Tabs: a design each."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from models.plan import edits
from models.plan.checks import MOST
from planner.shell.adding_commands import free_design_name
from planner.shell.design_tabs import DesignTabBar
from planner.shell.main_window import MainWindow
from tests.growing import of_empty_designs
from tests.gui import look

LEFT = Qt.MouseButton.LeftButton


def _tab_middle(window: MainWindow, index: int):
    return look.tabs(window).bar.tabRect(index).center()


def test_a_click_on_a_tab_shows_its_design(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(look.tabs(window).bar, LEFT, pos=_tab_middle(window, 0))
    assert window.session.design_id == "physical"
    assert window.status.parts["machines"].text() == "1 server"


def test_a_table_behind_another_tab_catches_up_when_it_comes_forward(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(look.tabs(window).bar, LEFT, pos=_tab_middle(window, 0))
    window.docks.by_name["machines"].raise_()
    qtbot.waitUntil(lambda: look.machines(window).model().rowCount() == 1)
    assert look.machines(window).model().index(0, 0).data() == "EX-CAS-1"
    qtbot.mouseClick(look.tabs(window).bar, LEFT, pos=_tab_middle(window, 1))
    qtbot.waitUntil(lambda: look.machines(window).model().rowCount() == 4)


def test_panels_behind_others_do_nothing_when_the_arrangement_is_reset(window: MainWindow, qtbot: QtBot) -> None:
    """Each is seen for a moment then, and what is seen works, draws and asks the model."""
    window.actions_of_plan.by_id["view.reset"].trigger()
    qtbot.wait(50)
    behind = ("machines", "what_if", "sweep", "growth", "failures", "risk", "history")
    assert [name for name in behind if window.docks.by_name[name].widget() is not None] == []


def test_selected_machines_of_the_design_left_are_dropped(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.set(("mbx", "london"))
    qtbot.mouseClick(look.tabs(window).bar, LEFT, pos=_tab_middle(window, 0))
    assert window.selection.ids == ("london",)


def test_double_click_renames_in_place(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseDClick(look.tabs(window).bar, LEFT, pos=_tab_middle(window, 1))
    editor = look.tabs(window).bar.findChild(QLineEdit)
    qtbot.keyClicks(editor, "Consolidated")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert window.session.plan.designs[1].name == "Consolidated"
    assert look.tabs(window).bar.tabText(1) == "Consolidated"
    window.actions_of_plan.by_id["edit.undo"].trigger()
    assert look.tabs(window).bar.tabText(1) == "On ESX"


def test_long_names_keep_the_end_in_which_they_differ(window: MainWindow) -> None:
    names = [f"The servers of today in Wien and Linz, {end}" for end in ("moved to Exchange SE", "with additions")]
    for name in names:
        window.session.do(edits.add_design(window.session.plan, name))
    bar = look.tabs(window).bar
    assert bar.elideMode() is Qt.TextElideMode.ElideMiddle
    assert [bar.tabText(bar.count() - 2 + row) for row in range(2)] == [
        "The servers of toda…moved to Exchange SE", "The servers of toda…Linz, with additions",
    ]  # fmt: skip
    assert all(name in bar.tabToolTip(bar.count() - 2 + row) for row, name in enumerate(names))


def test_escape_leaves_the_name_of_a_design(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseDClick(look.tabs(window).bar, LEFT, pos=_tab_middle(window, 1))
    editor = look.tabs(window).bar.findChild(QLineEdit)
    qtbot.keyClicks(editor, "Another")
    qtbot.keyClick(editor, Qt.Key.Key_Escape)
    assert not editor.isVisible()
    window.canvas.setFocus()
    assert window.session.plan.designs[1].name == "On ESX"
    assert window.session.undo_stack.count() == 0


def test_a_name_that_is_too_long_is_told_and_stays_in_the_field(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_of_plan.by_id["plan.rename"].trigger()
    editor = look.tabs(window).bar.findChild(QLineEdit)
    editor.setText("x" * 201)
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert "at most 200 characters" in window.status.currentMessage()
    assert editor.isVisible()
    qtbot.keyClick(editor, Qt.Key.Key_Backspace)
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert len(window.session.plan.designs[1].name) == 200


def test_the_plus_copies_the_design_that_is_shown(window: MainWindow) -> None:
    copy, empty = look.tabs(window).plus.menu().actions()
    copy.trigger()
    assert [design.name for design in window.session.plan.designs] == ["Today, physical", "On ESX", "Copy of On ESX"]
    assert len(window.session.design.machines) == 4
    empty.trigger()
    assert window.session.design.machines == ()
    assert look.tabs(window).bar.count() == 4
    assert look.tabs(window).bar.currentIndex() == 3


def test_deleting_every_design_leaves_a_window_that_works(window: MainWindow) -> None:
    for _ in range(2):
        window.actions_of_plan.by_id["plan.remove"].trigger()
    assert window.session.plan.designs == ()
    assert look.comparison(window).sentence.text() == "The plan has no design yet."
    assert not window.actions_of_plan.by_id["insert.server"].isEnabled()
    window.session.undo_stack.undo()
    window.session.undo_stack.undo()
    assert look.tabs(window).bar.count() == 2


def test_keys_step_through_the_designs(window: MainWindow) -> None:
    window.actions_of_plan.by_id["plan.next"].trigger()
    assert window.session.design_id == "physical"
    window.actions_of_plan.by_id["plan.previous"].trigger()
    assert window.session.design_id == "virtual"


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_the_right_button_on_a_tab_is_about_its_design(window: MainWindow) -> None:
    bar = look.tabs(window).bar
    place = bar.tabRect(0).center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, bar.mapToGlobal(place))
    QApplication.sendEvent(bar, event)
    menu = QApplication.activePopupWidget()
    names = [action.objectName() for action in menu.actions() if not action.isSeparator()]
    menu.close()
    assert window.session.design_id == "physical"
    assert names == ["plan.rename", "plan.copy", "plan.remove", "plan.add"]


def test_tabs_of_many_designs_are_laid_out_together(show_window, monkeypatch) -> None:
    laid_out = []
    monkeypatch.setattr(DesignTabBar, "tabLayoutChange", lambda bar: laid_out.append(bar.count()), raising=False)
    window = show_window()
    laid_out.clear()
    window.session.replace(of_empty_designs(60), None)
    assert look.tabs(window).bar.count() == 60
    assert look.tabs(window).bar.isVisible()
    assert len(laid_out) < 10, laid_out


def test_a_design_too_many_is_refused_with_a_sentence(window: MainWindow) -> None:
    window.session.replace(of_empty_designs(MOST["designs"]), None)
    window.actions_of_plan.by_id["plan.add"].trigger()
    assert len(window.session.plan.designs) == MOST["designs"]
    assert window.status.currentMessage() == "A plan has at most 200 designs."
    assert not window.session.modified


def test_a_new_design_has_a_speaking_name_that_is_renamed_at_once(window: MainWindow, qtbot: QtBot) -> None:
    actions = window.actions_of_plan.by_id
    actions["plan.add"].trigger()
    assert [design.name for design in window.session.plan.designs][-1] == "Design 3"
    editor = look.tabs(window).bar.findChild(QLineEdit)
    assert editor.isVisible()
    assert editor.selectedText() == "Design 3"
    qtbot.keyClicks(editor, "Two hosts")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert window.session.plan.designs[-1].name == "Two hosts"


def test_names_of_new_designs_do_not_collide(window: MainWindow) -> None:
    session = window.session
    session.do(edits.rename_design(session.plan, "virtual", "Design 3"))
    for design in ("physical", "physical", ""):
        session.do(edits.add_design(session.plan, free_design_name(session.plan, design), design))
    names = [design.name for design in session.plan.designs]
    assert names == ["Today, physical", "Design 3", "Copy of Today, physical", "Copy of Today, physical 2", "Design 5"]
