"""Failures as large as the canvas: a matrix, a list, and what one failure does."""

import re

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsView, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from models.plan import edits
from planner.canvas.failure_overlay import FailureOverlay
from planner.compare.failures_panel import FailuresPanel
from planner.features.failures import feature
from planner.shell.main_window import MainWindow
from tests.gui import look

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def large(window: MainWindow, qtbot: QtBot) -> FailuresPanel:
    """The failures of the virtual design, with the picture of the worst."""
    window.resize(1440, 900)
    look.explore(window).open_page("failures")
    panel = look.failures(window)
    qtbot.waitUntil(lambda: panel.view.title.text() != "")
    return panel


def click_cell(panel: FailuresPanel, row: int, column: int) -> None:
    matrix = panel.view.matrix
    place = matrix.visualRect(matrix.cells.index(row, column)).center()
    QTest.mouseClick(matrix.viewport(), LEFT, pos=place)


def words(panel: FailuresPanel) -> list[str]:
    return [label.text() for label in panel.view.findChildren(QLabel)]


def test_the_answer_is_large_and_the_worst_failure_is_seen(window: MainWindow, large: FailuresPanel) -> None:
    assert large.view.headline.text().startswith("The design survives ")
    assert large.view.matrix.isVisible() and large.by_failure.isVisible()
    assert not large.sentence.isVisible()
    worst = large.answer.found.results[0].outage.down
    assert window.context.the(feature.previewing).down == worst
    assert any(text.endswith("users lose service") for text in words(large))
    pictures = [view for view in large.view.findChildren(QGraphicsView) if view.isVisible()]
    assert [view.scene() for view in pictures] == [window.canvas.context.scene]
    assert any(isinstance(item, FailureOverlay) for item in window.canvas.context.scene.items())


def test_a_click_and_the_arrow_keys_choose_a_failure(window: MainWindow, large: FailuresPanel, qtbot: QtBot) -> None:
    names = large.view.matrix.cells.matrix.names
    assert names[:2] == ("ESX-01", "ESX-02")
    click_cell(large, 0, 0)
    qtbot.waitUntil(lambda: large.view.title.text().startswith("If ESX-01 fails"))
    QTest.keyClick(large.view.matrix, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: large.view.title.text().startswith("If ESX-01 and ESX-02 fail"))
    chosen = large.by_failure.selectionModel().selectedRows()[0].row()
    assert large.by_failure.item(chosen, 0).text() == "ESX-01 and ESX-02"


def test_a_row_of_the_list_marks_its_cell(large: FailuresPanel, qtbot: QtBot) -> None:
    row = next(at for at in range(large.by_failure.rowCount()) if large.by_failure.item(at, 0).text() == "ESX-02")
    large.by_failure.selectRow(row)
    qtbot.waitUntil(lambda: large.view.title.text().startswith("If ESX-02 fails"))
    index = large.view.matrix.currentIndex()
    assert (index.row(), index.column()) == (1, 1)


def test_the_cells_say_users_or_that_it_is_survived(large: FailuresPanel) -> None:
    cells = large.view.matrix.cells
    first = cells.index(0, 0)
    assert first.data() == "2,000"
    assert first.data(Qt.ItemDataRole.AccessibleTextRole).startswith("ESX-01: 2,000 users are not served")
    assert cells.index(1, 1).data() == "✓"
    assert cells.index(0, 1).data() is None
    assert cells.flags(cells.index(0, 1)) == Qt.ItemFlag.NoItemFlags


def test_boxes_stand_beside_the_tabs_and_come_back(window: MainWindow, large: FailuresPanel, qtbot: QtBot) -> None:
    assert large.pairs.isVisible() and large.large_tools.isAncestorOf(large.pairs)
    before = large.answer
    QTest.mouseClick(large.pairs, LEFT, pos=large.pairs.rect().center().transposed())
    if large.pairs.isChecked():
        large.pairs.setChecked(False)
    qtbot.waitUntil(lambda: large.answer is not before)
    assert large.view.matrix.cells.index(1, 0).data() is None
    QTest.keyClick(large, Qt.Key.Key_Escape)
    window.docks.bring("failures")
    assert large.pairs.isVisible() and not large.large_tools.isAncestorOf(large.pairs)
    assert not large.view.matrix.isVisible() and large.sentence.isVisible()


def test_leaving_ends_the_preview(window: MainWindow, large: FailuresPanel) -> None:
    QTest.keyClick(large, Qt.Key.Key_Escape)
    scene = window.canvas.context.scene
    assert not any(isinstance(item, FailureOverlay) for item in scene.items())
    assert any(row.fraction is not None for row in scene.source.machine("mbx").rows)


def test_what_was_deleted_meanwhile_is_not_shown_failing(
    window: MainWindow, large: FailuresPanel, qtbot: QtBot
) -> None:
    """The answer of the plan before was taken for one about the plan that is shown, and its names were not there."""
    down = large.answer.found.results[0].outage.down
    QTest.keyClick(large, Qt.Key.Key_Escape)
    window.session.do(edits.remove(window.session.plan, down))
    before = large.answer
    look.explore(window).open_page("failures")
    qtbot.waitUntil(lambda: large.answer is not before)
    assert down != window.context.the(feature.previewing).down


def test_another_design_shows_its_own_failures(window: MainWindow, large: FailuresPanel, qtbot: QtBot) -> None:
    look.tabs(window).bar.setCurrentIndex(0)
    qtbot.waitUntil(lambda: large.view.title.text().startswith("If EX-CAS-1"))
    assert large.view.matrix.cells.matrix.names[0] == "EX-CAS-1"


def test_nothing_scrolls_where_there_is_room(large: FailuresPanel, qtbot: QtBot) -> None:
    area = large.view.findChild(QScrollArea)
    assert area.verticalScrollBar().maximum() == 0
    large.window().resize(900, 600)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)


def test_without_a_design_it_says_so(window: MainWindow, large: FailuresPanel, qtbot: QtBot) -> None:
    for design in window.session.plan.designs:
        window.session.do(edits.remove_design(window.session.plan, design.id))
    qtbot.waitUntil(lambda: large.view.headline.text() == "The plan has no design yet.")
    assert not large.view.matrix.isVisible()
    assert large.view.title.text() == ""


def test_no_word_over_the_matrix_is_wider_than_its_column(
    window: MainWindow, large: FailuresPanel, qtbot: QtBot
) -> None:
    matrix, name = large.view.matrix, "DATACENTERVERBINDUNG-HV-1 Frankfurt"
    large.view.matrix.cells.matrix = evolve(matrix.cells.matrix, names=(name, *matrix.cells.matrix.names[1:]))
    shown = matrix.cells.headerData(0, Qt.Orientation.Horizontal)
    metrics, room = matrix.horizontalHeader().fontMetrics(), matrix.horizontalHeader().sectionSize(0)
    assert "…" in shown
    assert all(metrics.horizontalAdvance(word) < room for word in re.split(r"\s|(?<=-)", shown))
    assert matrix.cells.headerData(0, Qt.Orientation.Vertical) == name
    assert name in matrix.cells.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)


def test_a_bar_below_the_matrix_hides_no_part_of_its_last_row(large: FailuresPanel, qtbot: QtBot) -> None:
    matrix = large.view.matrix
    whole = matrix.sizeHint().height()
    matrix.setFixedWidth(200)
    qtbot.waitUntil(lambda: matrix.horizontalScrollBar().maximum() > 0)
    assert matrix.sizeHint().height() == whole + matrix.horizontalScrollBar().sizeHint().height()
