"""The machine table: filter, columns, editing in place, copying."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from models.plan import edits
from planner.application import build_window
from planner.presenters.machine_table import ABOVE, COLUMNS
from planner.shell.main_window import MainWindow
from planner.shell.settings import Settings
from tests.gui import look

LEFT = Qt.MouseButton.LeftButton
COLUMN = {column.key: number for number, column in enumerate(COLUMNS)}


@pytest.fixture
def table(window: MainWindow):
    window.docks.by_name["machines"].raise_()
    window.activateWindow()
    QTest.qWait(10)
    return look.machines(window)


def names(table) -> list[str]:
    model = table.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def edit(table, name: str, column: str, text: str, key=Qt.Key.Key_Return) -> None:
    """Double-click a cell, type and press a key."""
    index = table.model().index(names(table).index(name), COLUMN[column])
    table.scrollTo(index)
    place = table.visualRect(index).center()
    QTest.mouseClick(table.viewport(), LEFT, pos=place)
    QTest.mouseDClick(table.viewport(), LEFT, pos=place)
    line = table.viewport().findChild(QLineEdit, "cell_line")
    line.selectAll()
    QTest.keyClicks(line, text)
    QTest.keyClick(line, key)
    QTest.qWait(10)


def test_columns_are_as_wide_as_what_is_in_them(window: MainWindow, table) -> None:
    """Words of few wide letters need more than those of many narrow ones."""
    plan = window.session.plan
    window.session.do(edits.rename(plan, window.session.design.machines[0].id, "WWWWWWWWWWWW"))
    look.inserts(window).add("server")
    header = table.horizontalHeader()
    shown = [number for number in range(len(COLUMNS) - 1) if not table.isColumnHidden(number)]
    for number in shown:
        assert table.columnWidth(number) == max(table.sizeHintForColumn(number), header.sectionSizeHint(number))


def test_the_filter_narrows_by_words_and_says_how_many(window: MainWindow, table) -> None:
    panel = window.docks.by_name["machines"].widget()
    QTest.keyClicks(panel.line, "esx-01 vm")
    assert names(table) == ["EX-CAS-2", "EX-MBX-1"]
    assert panel.count.text() == "2 of 4 machines"
    QTest.keyClick(panel.line, Qt.Key.Key_Escape)
    assert len(names(table)) == 4
    assert panel.count.text() == ""


def test_the_state_filter_shows_what_is_above_a_ceiling(window: MainWindow, table) -> None:
    panel = window.docks.by_name["machines"].widget()
    evaluation = window.session.evaluation
    above = {
        machine.name
        for machine in window.session.design.machines
        if any(
            evaluation.gauge(machine.id, resource).state in {"high", "over"}
            for resource in ("cpu", "memory", "disk", "network")
        )
    }
    panel.states.setCurrentIndex(panel.states.findData(ABOVE))
    assert set(names(table)) == above
    assert above != {machine.name for machine in window.session.design.machines}


def test_a_selected_machine_that_is_filtered_out_stays_selected(window: MainWindow, table) -> None:
    window.selection.set(("mbx",))
    window.docks.by_name["machines"].widget().line.setText("esx-02")
    assert window.selection.ids == ("mbx",)
    assert table.selectionModel().selectedRows() == []
    window.docks.by_name["machines"].widget().line.clear()
    assert [index.data() for index in table.selectionModel().selectedRows()] == ["EX-MBX-1"]


def test_fields_are_edited_in_place_as_one_step_each(window: MainWindow, table) -> None:
    edit(table, "EX-MBX-1", "cpus", "4")
    assert window.session.design.by_id["mbx"].vcpus == 4
    edit(table, "ESX-01", "cpus", "16")
    assert window.session.design.by_id["esx"].processor.cores == 16
    edit(table, "EX-MBX-1", "installed", "6 GB")
    assert window.session.design.by_id["mbx"].memory_mb == 6144
    edit(table, "EX-MBX-1", "name", "EX-NEW")
    assert window.session.design.by_id["mbx"].name == "EX-NEW"
    assert window.session.undo_stack.count() == 4
    assert window.session.undo_stack.undoText() == "Rename EX-MBX-1 to EX-NEW"


def test_a_value_out_of_range_is_refused_in_words(window: MainWindow, table) -> None:
    edit(table, "EX-MBX-1", "installed", "-3")
    assert "Memory must be" in window.status.currentMessage()
    assert window.session.undo_stack.count() == 0


def test_esc_leaves_a_cell_as_it_was(window: MainWindow, table) -> None:
    edit(table, "EX-MBX-1", "installed", "64", Qt.Key.Key_Escape)
    assert window.session.undo_stack.count() == 0


def test_f2_edits_the_name_of_the_row(window: MainWindow, table) -> None:
    table.setFocus()
    index = table.model().index(names(table).index("ESX-02"), 0)
    QTest.mouseClick(table.viewport(), LEFT, pos=table.visualRect(index).center())
    QTest.keyClick(table, Qt.Key.Key_F2)
    line = table.viewport().findChild(QLineEdit, "cell_line")
    line.selectAll()
    QTest.keyClicks(line, "ESX-77")
    QTest.keyClick(line, Qt.Key.Key_Return)
    QTest.qWait(10)
    assert window.session.design.by_id["esx-b"].name == "ESX-77"


def test_a_second_wish_to_rename_leaves_the_first_at_work(window: MainWindow, table) -> None:
    table.setFocus()
    table.setCurrentIndex(table.model().index(0, 0))
    for _ in range(2):
        table.rename_current()
    assert table.state() == table.State.EditingState


def test_a_machine_that_is_gone_meanwhile_is_not_edited(window: MainWindow, table) -> None:
    """A table behind another tab follows when it comes forward, a moment after it can be clicked."""
    table.visibility.set_visible(False)
    place = table.visualRect(table.model().index(names(table).index("EX-MBX-1"), 0)).center()
    window.session.do(edits.remove(window.session.plan, ("mbx",)))
    QTest.mouseClick(table.viewport(), LEFT, pos=place)
    QTest.mouseDClick(table.viewport(), LEFT, pos=place)
    assert table.viewport().findChild(QLineEdit, "cell_line") is None
    table.visibility.set_visible(True)
    assert "EX-MBX-1" not in names(table)


def test_a_double_click_on_a_number_still_asks_why(window: MainWindow, table, qtbot) -> None:
    index = table.model().index(names(table).index("EX-MBX-1"), COLUMN["cpu"])
    with qtbot.waitSignal(table.number_asked) as asked:
        QTest.mouseClick(table.viewport(), LEFT, pos=table.visualRect(index).center())
        QTest.mouseDClick(table.viewport(), LEFT, pos=table.visualRect(index).center())
    assert asked.args == ["mbx", "cpu"]


def test_columns_are_chosen_copied_and_remembered(
    window: MainWindow, table, qapp: QApplication, model, settings: Settings, places, qtbot
) -> None:
    menu = table.column_menu()
    actions = {action.text(): action for action in menu.actions()}
    assert "Machine" not in actions
    for text in ("Clock", "Kind"):
        actions[text].trigger()
    assert table.isColumnHidden(COLUMN["kind"])
    assert not table.isColumnHidden(COLUMN["clock"])
    heads = table.copied_text().splitlines()[0].split("\t")
    assert "Kind" not in heads
    assert "Clock [MHz]" in heads
    other = build_window(qapp, model, settings, places)
    qtbot.addWidget(other)
    assert look.machines(other).isColumnHidden(COLUMN["kind"])
    assert not look.machines(other).isColumnHidden(COLUMN["clock"])
    menu.actions()[-1].trigger()
    assert not table.isColumnHidden(COLUMN["kind"])


def test_without_a_selection_copy_takes_all_rows(window: MainWindow, table) -> None:
    window.selection.clear()
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert len(QGuiApplication.clipboard().text().splitlines()) == 5


def test_sorting_by_number_puts_nothing_known_last(window: MainWindow, table) -> None:
    table.sortByColumn(COLUMN["installed"], Qt.SortOrder.DescendingOrder)
    assert set(names(table)[:2]) == {"ESX-01", "ESX-02"}


def test_numbers_are_copied_bare_with_their_units_in_the_headers(window: MainWindow, table) -> None:
    window.selection.set(("mbx", "esx"))
    head, *lines = [line.split("\t") for line in table.copied_text().splitlines()]
    rows = {line[0]: dict(zip(head, line, strict=True)) for line in lines}
    assert (rows["EX-MBX-1"]["Memory [GB]"], rows["EX-MBX-1"]["Cores"]) == ("4", "2")
    assert rows["ESX-01"]["Memory [GB]"] == "16"
    for name in ("CPU [%]", "Memory use [%]"):
        float(rows["EX-MBX-1"][name])
    gauge = window.session.evaluation.gauge("mbx", "cpu")
    assert float(rows["EX-MBX-1"]["CPU [%]"]) == pytest.approx(gauge.utilization * 100, abs=0.01)
    assert "–" not in rows["ESX-01"].values() or rows["ESX-01"]["Roles"] == "–"


def test_the_filter_looks_in_the_columns_that_are_shown(window: MainWindow, table) -> None:
    panel = window.docks.by_name["machines"].widget()
    assert table.isColumnHidden(COLUMN["exchange"])
    QTest.keyClicks(panel.line, "2010")
    assert names(table) == []
    table.show_columns([column.key for column in COLUMNS])
    assert "EX-MBX-1" in names(table)
