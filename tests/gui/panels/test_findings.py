"""What can be done about a finding, with the mouse and with keys: fix it, ignore it, heed it again."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.plan import edits
from models.plan.ignoring import ignore, reasons_of
from planner.dialogs.ignore_form import IgnoreForm
from planner.presenters.report import report_of
from planner.shell.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def busy(window: MainWindow) -> MainWindow:
    """A window whose shown design asks one VM for too much."""
    session = window.session
    session.do(edits.set_values(session.plan, ("hq",), "users.outlook", 9000))
    return window


def _choose(window: MainWindow, qtbot: QtBot, row: int = 0) -> None:
    place = window.findings.visualItemRect(window.findings.item(row)).center()
    qtbot.mouseClick(window.findings.viewport(), LEFT, pos=place)


def _keys(window: MainWindow) -> list[tuple[str, str, str]]:
    return [finding.key for finding in window.session.evaluation.findings]  # type: ignore[union-attr]


def _row_with_a_fix(window: MainWindow, qtbot: QtBot) -> int:
    for row in range(window.findings.number):
        window.findings.setCurrentRow(row)
        qtbot.wait(150)
        if window.finding_bar.fix.isVisible():
            return row
    pytest.fail("no finding has a fix")


def test_the_button_of_a_finding_fixes_it_in_one_step(busy: MainWindow, qtbot: QtBot) -> None:
    row = _row_with_a_fix(busy, qtbot)
    words = busy.finding_bar.fix.text().replace("&&", "&")
    assert words.startswith("Fix: ")
    assert words.removeprefix("Fix: ") in busy.finding_bar.fix.toolTip()
    key, before, steps = busy.findings.chosen_row.key, busy.session.plan, busy.session.undo_stack.count()
    assert row >= 0
    qtbot.mouseClick(busy.finding_bar.fix, LEFT)
    assert key not in _keys(busy)
    assert busy.session.undo_stack.count() == steps + 1
    busy.actions_of_plan.by_id["edit.undo"].trigger()
    assert busy.session.plan == before
    assert key in _keys(busy)


def test_the_key_fixes_the_finding_that_f8_chose(busy: MainWindow, qtbot: QtBot) -> None:
    row = _row_with_a_fix(busy, qtbot)
    busy.findings.setCurrentRow(row - 1)
    busy.activateWindow()
    qtbot.keyClick(busy.findings, Qt.Key.Key_F8)
    key = busy.findings.chosen_row.key
    qtbot.keyClick(busy.findings, Qt.Key.Key_F8, Qt.KeyboardModifier.ControlModifier)
    assert key not in _keys(busy)


def test_without_a_known_fix_a_sentence_says_so(window: MainWindow, qtbot: QtBot) -> None:
    rules = [row.key[0] for row in window.findings._rows]
    window.findings.setCurrentRow(rules.index("single-machine"))
    before = window.session.plan
    window.actions_of_plan.by_id["plan.fix"].trigger()
    assert window.session.plan is before
    assert "No single change" in window.status.currentMessage()


def test_ignoring_asks_for_a_reason_and_greys_the_finding(window: MainWindow, qtbot: QtBot) -> None:
    _choose(window, qtbot)
    key, number = window.findings.chosen_row.key, window.findings.number
    qtbot.mouseClick(window.finding_bar.ignore, LEFT)
    form = window.findChild(IgnoreForm)
    qtbot.keyClick(form.reason, Qt.Key.Key_Return)
    assert form.isVisible()
    assert "Give a reason" in form.fault.text()
    qtbot.keyClicks(form.reason, "Replaced in spring")
    qtbot.keyClick(form.reason, Qt.Key.Key_Return)
    assert reasons_of(window.session.plan, "virtual") == {key: "Replaced in spring"}
    assert window.findings.number == number - 1
    assert window.docks.by_name["findings"].windowTitle() == f"Findings {number - 1}"
    last = window.findings._rows[-1]
    assert (last.key, last.remedy) == (key, "Ignored: Replaced in spring")
    assert window.findings.chosen_row == last
    qtbot.mouseClick(window.finding_bar.heed, LEFT)
    assert window.findings.number == number
    assert window.findings.chosen_row.key == key


def test_f8_passes_over_what_is_ignored(window: MainWindow) -> None:
    session, first = window.session, window.findings._rows[0]
    session.do(ignore(session.plan, session.design_id, first.key, "Known"))
    seen = set()
    for _ in range(window.findings.number + 1):
        window.actions_of_plan.by_id["view.next_finding"].trigger()
        seen.add(window.findings.chosen_row.key)
    assert first.key not in seen
    assert len(seen) == window.findings.number


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_the_menu_of_findings_offers_it(window: MainWindow, qtbot: QtBot) -> None:
    _choose(window, qtbot)
    place = window.findings.visualItemRect(window.findings.item(0)).center()
    viewport = window.findings.viewport()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, viewport.mapToGlobal(place))
    QApplication.sendEvent(viewport, event)
    menu = QApplication.activePopupWidget()
    names = [action.objectName() for action in menu.actions()]
    menu.close()
    assert names[:2] == ["plan.fix", "plan.ignore"]
    assert "plan.heed" not in names, "nothing is ignored yet"


def test_the_report_prints_what_is_ignored_and_why(window: MainWindow) -> None:
    session, first = window.session, window.findings._rows[0]
    session.do(ignore(session.plan, session.design_id, first.key, "Replaced in spring"))
    (rows,) = [one.rows for one in report_of(window.reports.source()).findings if one.name == "On ESX"]
    assert rows[-1].text == first.text
    assert rows[-1].remedy == "Ignored: Replaced in spring"
    assert all("Ignored" not in row.remedy for row in rows[:-1])
