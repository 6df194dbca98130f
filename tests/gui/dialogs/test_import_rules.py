"""Several versions and sets of roles in one import: a line for each rule, of which the first that matches counts."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from planner.dialogs.import_dialog import ImportDialog
from planner.dialogs.import_exchange import ImportExchange
from planner.shell.main_window import MainWindow
from tests.faults.inventories import workbook
from tests.gui.importing import asked_for, read, take

LEFT = Qt.MouseButton.LeftButton
INFO = ("VM", "Powerstate", "Template", "CPUs", "Memory", "Datacenter", "Host", "OS")
VMS = ("cas-1", "cas-2", "mbx-1", "mbx-2", "new-1", "web")


@pytest.fixture
def dialog(window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ImportDialog:
    path = tmp_path / "Oslo.xlsx"
    rows = [(name, "poweredOn", "False", 4, 8192, "Oslo", "esx-1", "Windows Server 2012") for name in VMS]
    path.write_bytes(workbook({"vInfo": [INFO, *rows]}))
    asked_for(monkeypatch, path)
    return read(window, qtbot)


@pytest.fixture
def exchange(dialog: ImportDialog) -> ImportExchange:
    return dialog.choices.exchange


def click(widget: QWidget) -> None:
    QApplication.processEvents()
    assert widget.isVisible() and widget.isEnabled()
    QTest.mouseClick(widget, LEFT, pos=QPoint(8, widget.height() // 2))


def give(exchange: ImportExchange, pattern: str, version: str, role: str) -> None:
    """Type a pattern, and choose what it gives."""
    QTest.keyClicks(exchange.pattern, pattern)
    exchange.version.setFocus()
    step = Qt.Key.Key_Up if exchange.version.findData(version) < exchange.version.currentIndex() else Qt.Key.Key_Down
    while exchange.version.currentData() != version:
        QTest.keyClick(exchange.version, step)
    for name, tick in exchange.roles.items():
        if tick.isChecked() != (name == role):
            click(tick)


def lines(exchange: ImportExchange) -> list[tuple[str, bool]]:
    return [(line.text(), line.isChecked()) for line in exchange.list.lines]


def offered(exchange: ImportExchange) -> dict[str, bool]:
    rows = exchange.table.rows
    return {rows.texts(row)[0]: place in rows.chosen for row, place in enumerate(rows.places)}


@pytest.fixture
def three(exchange: ImportExchange) -> ImportExchange:
    """CAS and Mailbox servers of 2013, and what is left as 2016."""
    give(exchange, "cas*", "2013", "cas")
    click(exchange.another)
    give(exchange, "mbx*", "2013", "mailbox")
    click(exchange.another)
    give(exchange, "*-1", "2016", "mailbox")
    return exchange


def test_one_rule_looks_as_if_there_were_no_others(exchange: ImportExchange) -> None:
    assert exchange.list.isHidden() and not exchange.another.isEnabled()
    QTest.keyClicks(exchange.pattern, "cas")
    assert exchange.list.isHidden() and exchange.another.isEnabled()


def test_versions_and_roles_of_each_rule_are_imported(
    window: MainWindow, dialog: ImportDialog, three: ImportExchange, qtbot: QtBot
) -> None:
    assert lines(three) == [
        ("cas*: Exchange 2013, CAS (2 VMs)", False), ("mbx*: Exchange 2013, Mailbox (2 VMs)", False),
        ("*-1: Exchange 2016, Mailbox (1 VM)", True),
    ]  # fmt: skip
    assert three.matched.text() == "matches 3 names. 2 of them are chosen above."
    assert offered(three) == {"new-1": True}
    assert three.selected.text() == "5 of 6 selected"
    take(window, dialog, qtbot)
    given = {vm.name: (vm.exchange, vm.roles) for vm in window.session.design.machines if getattr(vm, "roles", ())}
    assert given == {
        "cas-1": ("2013", ("cas",)), "cas-2": ("2013", ("cas",)), "mbx-1": ("2013", ("mailbox",)),
        "mbx-2": ("2013", ("mailbox",)), "new-1": ("2016", ("mailbox",)),
    }  # fmt: skip


def test_a_rule_is_edited_again_by_its_line(three: ImportExchange) -> None:
    click(three.list.lines[0])
    assert (three.pattern.text(), three.version.currentData()) == ("cas*", "2013")
    assert {role for role, tick in three.roles.items() if tick.isChecked()} == {"cas"}
    assert offered(three) == {"cas-1": True, "cas-2": True}
    three.pattern.clear()
    QTest.keyClicks(three.pattern, "cas-2")
    assert [text for text, _ in lines(three)] == [
        "cas-2: Exchange 2013, CAS (1 VM)", "mbx*: Exchange 2013, Mailbox (2 VMs)",
        "*-1: Exchange 2016, Mailbox (2 VMs)",
    ]  # fmt: skip
    three.list.lines[0].setFocus()
    QTest.keyClick(three.list.lines[0], Qt.Key.Key_Down)
    assert (three.pattern.text(), lines(three)[1][1]) == ("mbx*", True)


def test_a_rule_of_ticks_offers_what_no_other_has(three: ImportExchange) -> None:
    click(three.another)
    assert QApplication.focusWidget() is three.pattern and three.pattern.text() == ""
    assert offered(three) == {"web": False}
    three.table.setFocus()
    three.table.setCurrentIndex(three.table.rows.index(0, 1))
    QTest.keyClick(three.table, Qt.Key.Key_Space)
    assert lines(three)[-1] == ("Ticked VMs: Exchange 2016, Mailbox (1 VM)", True)
    click(three.list.lines[2])
    assert offered(three) == {"new-1": True}


def test_a_rule_that_is_removed_leaves_its_machines_to_the_others(three: ImportExchange) -> None:
    click(three.list.removers[1])
    assert lines(three) == [
        ("cas*: Exchange 2013, CAS (2 VMs)", False), ("*-1: Exchange 2016, Mailbox (2 VMs)", True),
    ]  # fmt: skip
    click(three.list.removers[1])
    assert three.list.isHidden() and three.pattern.text() == "cas*"
    assert [rule.version for rule in three.rules()] == ["2013"]


def test_a_rule_without_a_role_stops_the_import(dialog: ImportDialog, three: ImportExchange) -> None:
    click(three.roles["mailbox"])
    click(three.list.lines[0])
    assert dialog.reason.text() == "Choose at least one role for the selected VMs." and not dialog.take.isEnabled()
    assert lines(three)[2][0] == "*-1: Exchange 2016, no role (1 VM)"


def test_another_file_begins_with_one_rule(three: ImportExchange) -> None:
    three.begin(())
    assert len(three.rules()) == 1 and three.pattern.text() == ""


def test_tab_goes_through_the_lines_before_the_rule(three: ImportExchange) -> None:
    three.list.lines[2].setFocus()
    seen = []
    for _ in range(3):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert seen == [three.list.removers[2], three.pattern, three.about]
