"""A table of another program is imported in the window: its columns are asked for, and remembered by its headers."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from models.plan.entities import Vm
from planner.dialogs import files
from planner.dialogs.column_dialog import ColumnDialog
from planner.shell.main_window import MainWindow
from tests.faults import foreign_tables as samples
from tests.gui import look


@pytest.fixture
def ask(window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Begin the import of a file, and return the column dialog once it is there."""

    def asked(data: bytes) -> ColumnDialog:
        path = tmp_path / "machines.csv"
        path.write_bytes(data)
        monkeypatch.setattr(files, "ask_inventory", lambda _parent, _folder: path)
        window.actions_of_plan.by_id["file.import_inventory"].trigger()
        qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), ColumnDialog))
        return QApplication.activeModalWidget()

    return asked


def go_on(dialog: ColumnDialog) -> None:
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)


def vms(window: MainWindow) -> dict[str, Vm]:
    return {machine.name: machine for machine in window.session.design.machines if isinstance(machine, Vm)}


def test_a_table_becomes_a_design_of_the_plan(window: MainWindow, ask, qtbot: QtBot) -> None:
    columns = ask(samples.PLAIN)
    assert columns.windowTitle() == "Columns of machines.csv"
    go_on(columns)
    commands = look.imports(window)
    qtbot.waitUntil(lambda: not commands.running)
    dialog = commands.dialog
    QTest.mouseClick(dialog.new_design, Qt.MouseButton.LeftButton, pos=dialog.new_design.rect().center())
    QTest.mouseClick(dialog.take, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: commands.dialog is None)
    assert {vm.name: (vm.vcpus, vm.memory_mb) for vm in vms(window).values()} == {"mail": (4, 8192), "web": (2, 4096)}
    window.session.undo_stack.undo()
    assert {design.name for design in window.session.plan.designs} == {"Today, physical", "On ESX"}


def test_hosts_come_from_another_table(
    window: MainWindow, ask, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    columns = ask(samples.POWERCLI)
    path = tmp_path / "hosts.csv"
    path.write_bytes(samples.POWERCLI_HOSTS)
    monkeypatch.setattr(files, "ask_inventory", lambda _parent, _folder: path)
    QTest.mouseClick(columns.add_hosts, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() not in (columns, None))
    second = QApplication.activeModalWidget()
    assert second.windowTitle() == "Columns of hosts.csv"
    assert not second.add_hosts.isVisible()
    go_on(second)
    # A click before the hosts were read used to continue without them, and every host became a placeholder.
    assert columns.told_hosts.text() == "hosts.csv is being read…"
    go_on(columns)
    assert columns.isVisible()
    qtbot.waitUntil(lambda: columns.hosts is not None)
    assert columns.told_hosts.text() == "Hosts of hosts.csv: 1"
    go_on(columns)
    commands = look.imports(window)
    qtbot.waitUntil(lambda: not commands.running)
    QTest.mouseClick(commands.dialog.new_design, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    QTest.mouseClick(commands.dialog.take, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: commands.dialog is None)
    host = next(machine for machine in window.session.design.machines if machine.name == "esx1.example.com")
    assert (host.processor.cores, host.processor.clock_mhz, host.memory_mb) == (16, 2400, 262144)


def test_what_was_chosen_is_remembered_by_the_headers(window: MainWindow, ask, qtbot: QtBot) -> None:
    columns = ask(samples.PLAIN)
    memory = next(each for each in columns.table.heads if each.column.header == "RAM")
    memory.unit.setFocus()
    QTest.keyClick(memory.unit, Qt.Key.Key_Up)
    assert memory.column.unit == "MB"
    go_on(columns)
    qtbot.waitUntil(lambda: not look.imports(window).running)
    look.imports(window).dialog.reject()
    kept = window.context.parts.preferences.table_columns
    assert len(kept) == 1
    assert not any(word in kept[0] for word in ("mail", "esx-1"))
    # The same columns in another order.
    again = ask(b"RAM,CPUs,Machine,Runs on\n16,4,file,esx-9\n")
    memory = next(each for each in again.table.heads if each.column.header == "RAM")
    assert memory.column.unit == "MB"
    QTest.keyClick(again, Qt.Key.Key_Escape)


def test_no_answer_imports_nothing(window: MainWindow, ask, qtbot: QtBot) -> None:
    before = window.session.plan
    QTest.keyClick(ask(samples.PLAIN), Qt.Key.Key_Escape)
    commands = look.imports(window)
    qtbot.waitUntil(lambda: commands.dialog is None)
    assert not commands.running
    assert window.session.plan is before
    assert "cancelled" in window.status.currentMessage()
    assert window.context.parts.preferences.table_columns == ()


def test_a_cpu_that_is_a_share_is_not_called_unmeasured(window: MainWindow, ask, qtbot: QtBot) -> None:
    """The table of machines shows it, so nothing beside may say that the file has no measured load."""
    vmm = b"Name,VMHost,CPUCount,Memory,VirtualMachineState,PerfCPUUtilization,ComputerTierId\n"
    go_on(ask(vmm + b"mail,hv01,4,8192,Running,40,a\nweb,hv01,2,4096,Running,,b\n"))
    commands = look.imports(window)
    qtbot.waitUntil(lambda: not commands.running)
    choices = commands.dialog.choices
    rows = choices.exchange.table.rows
    assert [rows.texts(row)[-1] for row in range(2)] == ["40 %", "no data"]
    assert [cell.text() for cell in choices.facts.cells[4]] == ["VMs with measured load", "1", "1", "0"]
    assert choices.load.isHidden()
    assert choices.load_line.text().startswith("The file gives the CPU of VMs as a share, which is kept.")
    commands.dialog.reject()
