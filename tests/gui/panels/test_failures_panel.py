"""The failures panel: switches, tables that copy, rows that select what is down."""

import time

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QGuiApplication

import planner.compare.failures_panel as module
from models.plan.edits import set_values
from models.plan.entities import Plan
from tests.gui.panels.exploring import asked_again, brought
from tests.unit.capacity.building import sample


@pytest.fixture
def panel(qtbot, window):
    return brought(qtbot, window, "failures")


def click_box(qtbot, box):
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))


def click_row(qtbot, table, row):
    place = table.visualItemRect(table.item(row, 0)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)


def row_of(table, text):
    return next(row for row in range(table.rowCount()) if table.item(row, 0).text() == text)


def test_the_gravest_failure_stands_first(panel):
    assert "Worst case (" in panel.sentence.text()
    unserved = [int(panel.by_failure.item(row, 1).text().strip(" ✖").replace(",", "")) for row in range(3)]
    assert unserved[0] > 0
    assert unserved == sorted(unserved, reverse=True)
    assert panel.by_failure.item(0, 1).text().endswith("✖")


def test_what_is_grave_has_the_colour_of_its_state(window, panel):
    tokens = window.parts.appearance.tokens
    assert panel.by_failure.item(0, 1).foreground().color() == QColor(tokens.over)
    assert panel.by_failure.item(0, 0).foreground().color() == QColor(tokens.text)
    window.parts.appearance.choose("dark")
    assert panel.by_failure.item(0, 1).foreground().color() == QColor(window.parts.appearance.tokens.over)


def test_one_at_a_time_is_a_switch(qtbot, panel):
    assert any(len(result.outage.down) == 2 for result in panel.answer.found.results)
    found = asked_again(qtbot, panel, lambda: click_box(qtbot, panel.pairs)).found
    assert all(len(result.outage.down) == 1 for result in found.results)
    assert "double failure" not in panel.sentence.text()


def test_vms_that_start_again_are_a_switch(qtbot, panel):
    row = row_of(panel.by_failure, "ESX-01")
    assert panel.by_failure.item(row, 5).text() == "2"
    asked_again(qtbot, panel, lambda: qtbot.keyClick(panel.restart, Qt.Key.Key_Space))
    row = row_of(panel.by_failure, "ESX-01")
    assert panel.by_failure.item(row, 1).text() == "0"
    assert panel.by_failure.item(row, 5).text() == "0"


def test_a_row_selects_what_is_down(qtbot, window, panel):
    click_row(qtbot, panel.by_failure, row_of(panel.by_failure, "ESX-01 and ESX-02"))
    assert set(window.selection.ids) == {"esx", "esx-b"}


def test_the_worst_case_of_a_machine_selects_it_and_what_is_down(qtbot, window, panel):
    qtbot.mouseClick(panel.pages.buttons[1], Qt.MouseButton.LeftButton)
    assert panel.by_machine.isVisible()
    row = row_of(panel.by_machine, "EX-MBX-1")
    assert panel.by_machine.item(row, 2).text().endswith("▲")
    click_row(qtbot, panel.by_machine, row)
    assert "mbx" in window.selection.ids


def test_a_table_is_copied_with_its_head(qtbot, panel):
    qtbot.mouseClick(panel.pages.copy_button, Qt.MouseButton.LeftButton)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].split("\t")[:2] == ["Failed", "Users not served"]
    assert len(lines) == 1 + len(panel.answer.found.results)
    panel.pages.show_page(1)
    panel.by_machine.setFocus()
    qtbot.keyClick(panel.by_machine, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().startswith("Machine\tWorst case\t")


def test_a_long_table_says_that_there_is_more(qtbot, panel, monkeypatch):
    monkeypatch.setattr(module, "MOST_SHOWN", 2)
    number = len(panel.answer.found.results)
    asked_again(qtbot, panel, panel.start)
    assert panel.by_failure.rowCount() == 2
    assert f"the 2 worst of {number}." in panel.sentence.text()


def test_an_edit_asks_again(qtbot, window, panel):
    change = set_values(window.session.plan, ["esx-b"], "name", "ESX-09")
    asked_again(qtbot, panel, lambda: window.session.do(change))
    assert row_of(panel.by_failure, "ESX-09") >= 0


def test_what_was_deleted_meanwhile_is_not_selected(window, panel):
    panel.choose(("esx", "gone"))
    assert window.selection.ids == ("esx",)
    panel.choose(("gone",))
    assert window.selection.ids == ("esx",)


def slow(*_given, report, **_switches):
    for step in range(1, 10_000):
        report(step / 10_000)
        time.sleep(0.005)


def test_an_edit_drops_the_answer_about_the_plan_before(qtbot, window, panel, monkeypatch):
    before = panel.answer
    real = module.failures
    monkeypatch.setattr(module, "failures", slow)
    panel.start()
    qtbot.waitUntil(lambda: panel.progress.isVisible() and panel.progress.value() >= 0)
    monkeypatch.setattr(module, "failures", real)
    window.session.do(set_values(window.session.plan, ["esx"], "name", "ESX-07"))
    assert not panel.progress.isVisible()
    qtbot.waitUntil(lambda: panel.answer is not before)
    assert panel.answer.names["esx"] == "ESX-07"


def test_a_plan_without_a_design_says_so(qtbot, window, panel):
    window.session.replace(Plan(title="Nothing"), None)
    qtbot.waitUntil(lambda: "no design yet" in panel.sentence.text())
    assert panel.by_failure.rowCount() == 0


def test_the_widest_column_gives_way_before_the_table_scrolls_aside(qtbot, panel):
    table = panel.by_failure
    narrow, wide = 300, 900
    for width, scrolls in ((narrow, True), (wide, False)):
        table.setFixedWidth(width)
        qtbot.waitUntil(lambda scrolls=scrolls: (table.horizontalScrollBar().maximum() > 0) == scrolls)
        last = table.columnCount() - 1
        assert table.columnWidth(last) >= table.sizeHintForColumn(last)


def test_where_the_table_scrolls_aside_the_names_of_what_fails_are_whole(qtbot, window, panel):
    window.session.replace(sample("two-site-dag"), None)
    table = panel.by_failure
    longest = "FRA-EX-1 and link Frankfurt – Hamburg"
    qtbot.waitUntil(lambda: any(table.item(row, 0).text() == longest for row in range(table.rowCount())))
    table.setFixedWidth(420)
    qtbot.waitUntil(lambda: table.horizontalScrollBar().maximum() > 0)
    assert table.columnWidth(0) >= table.fontMetrics().horizontalAdvance(longest)


def test_a_column_names_the_groups_that_lose_their_quorum_where_any_does(qtbot, window):
    window.session.replace(sample("two-site-dag"), None)
    table = brought(qtbot, window, "failures").by_failure
    heads = [table.horizontalHeaderItem(column).text() for column in range(table.columnCount())]
    assert heads[-2:] == ["Without quorum", "Copies fall behind"]
    last = len(heads) - 1
    rows = range(table.rowCount())
    told = {table.item(row, 0).text(): [table.item(row, last - 1).text(), table.item(row, last).text()] for row in rows}
    assert told["FRA-EX-1 and Hamburg"] == ["DAG-1 ✖", "none"]
    assert told["Frankfurt"] == ["none", "none"]
    assert told["FRA-EX-1 and link Frankfurt – Hamburg"] == ["none", "FRA-EX-2 ▲"]


def test_a_design_without_groups_has_no_such_column(panel):
    table = panel.by_failure
    heads = {table.horizontalHeaderItem(column).text() for column in range(table.columnCount())}
    assert "Failed" in heads
    assert "Without quorum" not in heads


def test_columns_that_are_told_elsewhere_go_before_the_table_scrolls_aside(qtbot, window):
    window.session.replace(sample("two-site-dag"), None)
    table = brought(qtbot, window, "failures").by_failure
    qtbot.waitUntil(lambda: table.rowCount() > 0)
    last = table.columnCount() - 1
    for width, hidden in ((1_200, False), (580, True)):
        table.setFixedWidth(width)
        qtbot.waitUntil(lambda width=width: table.viewport().width() in range(width - 40, width + 1))
        qtbot.waitUntil(lambda: table.horizontalScrollBar().maximum() == 0)
        assert table.isColumnHidden(last) == hidden
    assert "Without quorum" in table.shown.copied_head, "a copy has them all"
    assert table.horizontalHeader().height() > table.verticalHeader().defaultSectionSize(), "heads in two lines"
