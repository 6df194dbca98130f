"""Ctrl+A selects the rows of the list that has the keys, and everything where the canvas has them."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from models.plan import edits
from planner.shell.main_window import MainWindow
from tests.gui import look

CONTROL = Qt.KeyboardModifier.ControlModifier


def _select_all(window: MainWindow, view) -> set[str]:
    window.activateWindow()
    view.setFocus()
    QTest.qWait(10)
    QTest.keyClick(view, Qt.Key.Key_A, CONTROL)
    return set(window.selection.ids)


def test_a_filtered_machine_table_selects_the_rows_that_it_shows(window: MainWindow) -> None:
    window.docks.by_name["machines"].raise_()
    table = look.machines(window)
    QTest.qWait(10)
    QTest.keyClicks(window.docks.by_name["machines"].widget().line, "esx-01 vm")
    assert _select_all(window, table) == {"mbx", "vcas"}
    assert {index.data() for index in table.selectionModel().selectedRows()} == {"EX-MBX-1", "EX-CAS-2"}


def test_the_plan_tree_selects_the_lines_that_are_not_folded_away(window: MainWindow) -> None:
    tree = look.tree(window)
    _select_all(window, tree)
    assert {"mbx", "esx", "london"} <= set(window.selection.ids)
    tree.collapse(next(line for line in tree.selectedIndexes() if line.data() == "London"))
    window.selection.clear()
    chosen = _select_all(window, tree)
    assert "london" in chosen
    assert "mbx" not in chosen


def test_the_findings_select_what_they_speak_of(window: MainWindow) -> None:
    session = window.session
    session.do(edits.set_values(session.plan, ("hq",), "users.outlook", 9000))
    panel = look.findings(window)
    assert panel.number
    chosen = _select_all(window, panel)
    assert chosen == {finding.subject for finding in session.evaluation.quick_findings}


def test_the_canvas_selects_everything(window: MainWindow) -> None:
    assert {"wan", "hq", "mbx", "leeds"} <= _select_all(window, window.canvas)
