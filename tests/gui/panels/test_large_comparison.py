"""The comparison as large as the canvas: what is seen, chosen, copied and saved."""

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame, QPushButton
from pytestqt.qtbot import QtBot

from models.plan import edits
from planner.compare.large_comparison import LargeComparison
from planner.shell.main_window import MainWindow
from tests.gui import look

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def large(window: MainWindow, qtbot: QtBot) -> LargeComparison:
    """The comparison of the two designs, with all that comes later."""
    window.resize(1440, 900)
    look.explore(window).open_page("compare")
    panel = look.comparison(window)
    qtbot.waitUntil(lambda: row(panel.large, "Host failures tolerated")[1].value != "…")
    return panel.large


def row(large: LargeComparison, label: str):
    return next(row for row in large.view.rows if row.label == label).cells


def click_head(large: LargeComparison, column: int) -> None:
    header = large.grid.header
    place = QPoint(header.sectionViewportPosition(column) + 20, header.height() // 2)
    QTest.mouseClick(header.viewport(), LEFT, pos=place)


def press(large: LargeComparison, words: str) -> None:
    button = next(found for found in large.findChildren(QPushButton) if found.text() == words)
    QTest.mouseClick(button, LEFT)


def test_it_says_the_verdict_first_then_the_numbers_then_rows_in_groups(large: LargeComparison) -> None:
    assert large.headline.text() == "“On ESX” needs 2 physical machines (+100 %) where “Today, physical” needs 1."
    assert "users" in large.qualification.text()
    groups = [entry.label for entry in large.view.rows if not entry.cells]
    assert groups == ["Hardware", "Capacity", "Risk"]
    numbers = large.view.numbers
    assert numbers[0].label == "Physical machines"
    assert (numbers[0].value, numbers[0].tone, numbers[0].note) == ("+1", "worse", "2 instead of 1")
    assert len(large.findChildren(QFrame, "number_card")) == len(numbers)


def test_changes_are_told_with_sign_word_and_scale_of_the_row(large: LargeComparison) -> None:
    baseline, other = row(large, "Physical machines")
    assert (baseline.change, other.change, other.tone) == ("", "+100 % worse", "worse")
    assert (baseline.bar, other.bar, other.base_bar) == (0.5, 1.0, 0.5)
    QTest.mouseClick(large.tools.mode.buttons["absolute"], LEFT)
    assert row(large, "Physical machines")[1].change == "+1 worse"
    QTest.keyClick(large.tools.mode.buttons["absolute"], Qt.Key.Key_Left)
    assert row(large, "Physical machines")[1].change == "+100 % worse"


def test_a_head_and_enter_choose_the_baseline(large: LargeComparison, qtbot: QtBot) -> None:
    click_head(large, 2)
    assert large.view.columns[large.view.baseline].name == "On ESX"
    assert row(large, "Physical machines")[0].change == "−50 % better"
    large.grid.setCurrentIndex(large.grid.rows.index(1, 1))
    QTest.keyClick(large.grid, Qt.Key.Key_Return)
    assert large.view.columns[large.view.baseline].name == "Today, physical"


def test_a_design_is_left_out_and_taken_in_by_menu(large: LargeComparison) -> None:
    (action,) = [action for action in large.tools.designs.menu().actions() if action.text() == "On ESX"]
    action.trigger()
    assert [column.name for column in large.view.columns] == ["Today, physical"]
    assert large.tools.designs.text() == "Designs: 1 of 2"
    (action,) = [action for action in large.tools.designs.menu().actions() if action.text() == "On ESX"]
    action.trigger()
    assert len(large.view.columns) == 2


def test_an_incomplete_design_is_not_judged_and_says_what_it_lacks(
    window: MainWindow, large: LargeComparison, qtbot: QtBot
) -> None:
    window.session.do(edits.remove(window.session.plan, ["mbx"]))
    qtbot.waitUntil(lambda: large.view.columns[1].incomplete)
    assert large.view.columns[1].note == "Incomplete: 1 population unserved"
    machines, users = row(large, "Physical machines")[1], row(large, "Users at the ceiling")[1]
    assert (machines.value, machines.change, machines.style, machines.tone) == ("2", "+100 %", "outline", "plain")
    assert (users.value, users.change, users.style) == ("–", "not comparable", "dashed")
    assert large.view.numbers == ()
    press(large, "Leave out")
    qtbot.waitUntil(lambda: large.view.lacking == ())


def test_assigning_servers_shows_who_has_none_on_the_canvas(
    window: MainWindow, large: LargeComparison, qtbot: QtBot
) -> None:
    window.session.do(edits.remove(window.session.plan, ["mbx"]))
    window.session.show_design("physical")
    qtbot.waitUntil(lambda: large.view.columns[1].incomplete)
    press(large, "Assign servers…")
    qtbot.waitUntil(lambda: not look.explore(window).is_open)
    assert window.session.design_id == "virtual"
    assert window.selection.ids == ("hq",)


def test_the_table_is_copied_with_changes_in_columns_of_their_own(large: LargeComparison) -> None:
    large.grid.setFocus()
    QTest.keyClick(large.grid, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = [line.split("\t") for line in QGuiApplication.clipboard().text().split("\n")]
    assert lines[0] == ["", "", "Today, physical", "On ESX", "Change"]
    assert lines[1] == ["Hardware", "Physical machines", "1", "2", "'+100 % worse"]


def test_it_is_saved_as_table_and_as_picture(large: LargeComparison, tmp_path: Path, window: MainWindow) -> None:
    large.save_as(tmp_path / "compared.csv")
    with (tmp_path / "compared.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.reader(file))
    assert lines[1][:4] == ["Hardware", "Physical machines", "1", "2"]
    large.save_as(tmp_path / "compared.png")
    picture = QImage(str(tmp_path / "compared.png"))
    assert picture.height() > large.grid.whole_height()
    large.save_as(tmp_path / "compared.doc")
    assert "must end in .png" in window.status.currentMessage()


def test_the_panel_is_as_before_when_it_comes_back(window: MainWindow, large: LargeComparison) -> None:
    look.explore(window).close_page()
    panel = look.comparison(window)
    window.docks.bring("compare")
    assert panel.table.isVisible() and not large.isVisible()
    assert panel.table.item(0, 2).text().startswith("2")


def test_without_a_design_there_is_nothing_to_choose(window: MainWindow, large: LargeComparison, qtbot: QtBot) -> None:
    assert large.tools.baseline.isVisible()
    for design in window.session.plan.designs:
        window.session.do(edits.remove_design(window.session.plan, design.id))
    qtbot.waitUntil(lambda: large.headline.text() == "The plan has no design yet.")
    assert not large.tools.baseline.isVisible()
    assert not large.tools.save.isVisible()
