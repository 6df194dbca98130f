"""Plan, Consolidate: chosen, worked out in the background, taken as one step that can be undone."""

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from models.consolidation.choices import types_of_design
from models.plan.entities import Plan
from models.plan.measured_load import Measured
from planner.dialogs.consolidate import ConsolidateDialog
from planner.dialogs.machine_choice import MachineChoice
from planner.presenters.samples import read_sample
from planner.shell.main_window import MainWindow
from resources import folder
from tests.gui import look

LEFT, OK = Qt.MouseButton.LeftButton, QDialogButtonBox.StandardButton.Ok


@pytest.fixture
def plan() -> Plan:
    return read_sample(folder(), "exchange-2003-consolidation")


@pytest.fixture
def dialog(window: MainWindow) -> ConsolidateDialog:
    window.session.show_design("physical")
    window.actions_of_plan.by_id["plan.consolidate"].trigger()
    return window.findChild(ConsolidateDialog)


def found(dialog: ConsolidateDialog, qtbot: QtBot) -> str:
    """What the dialog says once the search is over."""
    qtbot.mouseClick(dialog.start_button, LEFT)
    assert not dialog.start_button.isEnabled()
    assert dialog.stop_button.isVisible()
    qtbot.waitUntil(dialog.start_button.isEnabled)
    return dialog.sentence.text()


def test_the_document_s_consolidation_from_choice_to_undo(
    window: MainWindow, dialog: ConsolidateDialog, qtbot: QtBot
) -> None:
    before = window.session.plan
    dialog.form.same_role.setCurrentIndex(dialog.form.same_role.findData("any"))
    assert not dialog.accept_button.isEnabled()
    text = found(dialog, qtbot)
    assert "4 physical machines become 1 host with 4 VMs." in text
    assert "This is the proven optimum" in text
    assert dialog.table.rowCount() == 4
    assert dialog.table.item(0, 5).text().startswith("memory")
    assert window.session.plan is before
    qtbot.mouseClick(dialog.accept_button, LEFT)
    assert window.session.design.name == "Four physical servers, consolidated"
    assert look.tabs(window).bar.count() == 4
    assert window.session.undo_stack.count() == 1
    window.session.undo_stack.undo()
    assert window.session.plan == before


def test_machines_of_a_role_are_apart_unless_chosen_otherwise(dialog: ConsolidateDialog, qtbot: QtBot) -> None:
    assert "4 hosts with 4 VMs" in found(dialog, qtbot)
    assert {dialog.table.item(row, 5).text() for row in range(4)} == {"separation rule"}


def mark(dialog: ConsolidateDialog, *rows: int) -> None:
    for row in rows:
        dialog.rules.machines.item(row).setCheckState(Qt.CheckState.Checked)


def test_rules_that_contradict_are_told_and_can_be_taken_back(dialog: ConsolidateDialog, qtbot: QtBot) -> None:
    rules = dialog.rules
    mark(dialog, 0)
    assert not rules.add.isEnabled()
    mark(dialog, 1)
    rules.kind.setCurrentIndex(rules.kind.findData("together"))
    qtbot.mouseClick(rules.add, LEFT)
    assert rules.rules.item(0).text() == "Keep together: EX-MBX-1, EX-MBX-2"
    assert "EX-MBX-1 and EX-MBX-2 must stay together and be kept apart" in found(dialog, qtbot)
    assert not dialog.accept_button.isEnabled()
    rules.rules.setCurrentRow(0)
    qtbot.mouseClick(rules.remove, LEFT)
    assert "4 hosts" in found(dialog, qtbot)


def test_spare_hosts_and_ceilings_are_taken_from_the_form(dialog: ConsolidateDialog, qtbot: QtBot) -> None:
    dialog.form.same_role.setCurrentIndex(dialog.form.same_role.findData("any"))
    dialog.form.spare.setValue(1)
    dialog.form.sharing.setChecked(False)
    text = found(dialog, qtbot)
    assert "become 3 hosts" in text
    assert "1 of 3 hosts is a spare host" in text


def test_the_types_of_the_design_s_own_hosts_are_ticked_first(window: MainWindow, qtbot: QtBot) -> None:
    """The command takes them, too."""
    plan = window.session.plan
    design = next(design for design in plan.designs if types_of_design(design))
    window.session.show_design(design.id)
    window.actions_of_plan.by_id["plan.consolidate"].trigger()
    form = window.findChild(ConsolidateDialog).form
    assert form.choices().hosts == types_of_design(design)


def test_without_a_host_type_it_says_what_to_choose(dialog: ConsolidateDialog, qtbot: QtBot) -> None:
    for row in range(dialog.form.hosts.count()):
        dialog.form.hosts.item(row).setCheckState(Qt.CheckState.Unchecked)
    assert "choose at least one host type" in found(dialog, qtbot)


def test_leaving_ends_the_search_and_changes_nothing(
    window: MainWindow, dialog: ConsolidateDialog, qtbot: QtBot
) -> None:
    before = window.session.plan
    qtbot.mouseClick(dialog.start_button, LEFT)
    qtbot.mouseClick(dialog.close_button, LEFT)
    window.session.undo_stack.setClean()
    qtbot.wait(300)
    assert window.session.plan is before


def test_what_shares_a_host_today_may_go_on_to_do_so(window: MainWindow, qtbot: QtBot) -> None:
    window.session.show_design("four-vms")
    window.actions_of_plan.by_id["plan.consolidate"].trigger()
    dialog = window.findChild(ConsolidateDialog)
    choice = dialog.form.same_role
    assert [choice.itemText(row) for row in range(3)] == ["no, on separate hosts", "as many as today", "any number"]
    assert "set “Same role on one host” to “as many as today”" in found(dialog, qtbot)
    choice.setFocus()
    qtbot.keyClick(choice, Qt.Key.Key_Down)
    text = found(dialog, qtbot)
    assert "1 physical machine becomes 1 host with 4 VMs." in text
    assert "Up to 4 machines of the same role share a host: if it fails, they are down together." in text


def test_every_control_says_its_name(dialog: ConsolidateDialog) -> None:
    form, rules = dialog.form, dialog.rules
    chosen = form.hosts, form.hypervisor, form.fewest, form.same_role, form.spare, form.cpu, form.memory, form.ratio
    for control in (*chosen, form.seconds, rules.machines, rules.kind, rules.rules, dialog.table, dialog.progress):
        assert control.accessibleName()


def test_no_name_of_a_vm_is_squeezed(dialog: ConsolidateDialog, qtbot: QtBot) -> None:
    dialog.resize(700, 500)
    found(dialog, qtbot)
    table = dialog.table
    for row in range(table.rowCount()):
        item = table.item(row, 1)
        assert table.fontMetrics().horizontalAdvance(item.text()) < table.columnWidth(1), item.text()


def test_what_limits_a_host_is_in_sight_beside_long_names(dialog: ConsolidateDialog, qtbot: QtBot) -> None:
    found(dialog, qtbot)
    table = dialog.table
    for row in range(table.rowCount()):
        for column in (0, 1):
            table.item(row, column).setText("FRANKFURT-DATACENTER-A-EXCHANGE-MAILBOX-01")
    dialog.resize(984, 660)
    header = table.horizontalHeader()
    last = header.count() - 1
    assert header.sectionViewportPosition(last) + table.sizeHintForColumn(last) <= table.viewport().width()
    assert table.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("percent", [100, 200])
def test_few_host_types_take_no_more_room_than_they_need(window: MainWindow, percent: int) -> None:
    window.parts.appearance.choose_text(percent)
    window.session.show_design("physical")
    window.actions_of_plan.by_id["plan.consolidate"].trigger()
    dialog = window.findChild(ConsolidateDialog)
    types = dialog.form.hosts
    last = types.visualItemRect(types.item(types.count() - 1))
    assert types.verticalScrollBar().maximum() == 0
    assert types.viewport().height() - last.bottom() < last.height()
    window.parts.appearance.choose_text(100)


def add_r760(dialog: ConsolidateDialog, qtbot: QtBot) -> None:
    """Find it in the library by keys, with memory that cannot be read at first."""
    qtbot.mouseClick(dialog.form.add, LEFT)
    choice = dialog.findChild(MachineChoice)
    choice.picker.line.setFocus()
    qtbot.keyClicks(choice.picker.line, "no such machine")
    qtbot.mouseClick(choice.buttons.button(OK), LEFT)
    assert choice.fault.text() == "Choose a machine in the table."
    choice.picker.line.clear()
    qtbot.keyClicks(choice.picker.line, "R760 6426Y")
    choice.picker.table.setFocus()
    qtbot.keyClick(choice.picker.table, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(choice.picker.table, Qt.Key.Key_Down)
    qtbot.keyClick(choice.picker.table, Qt.Key.Key_Up)
    choice.memory.setFocus()
    for typed in ("much", "384 GB"):
        assert choice.isVisible()
        choice.memory.selectAll()
        qtbot.keyClicks(choice.memory, typed)
        qtbot.mouseClick(choice.buttons.button(OK), LEFT)
        assert choice.fault.text()


def test_any_machine_of_the_library_can_be_a_host_type(
    window: MainWindow, dialog: ConsolidateDialog, qtbot: QtBot
) -> None:
    form, before = dialog.form, window.session.plan
    types = form.hosts.count()
    add_r760(dialog, qtbot)
    assert form.hosts.count() == types + 1
    added = form.hosts.item(types)
    assert (added.checkState(), "32 cores, 384 GB" in added.text()) == (Qt.CheckState.Checked, True)
    for row in range(types):
        form.hosts.item(row).setCheckState(Qt.CheckState.Unchecked)
    form.same_role.setCurrentIndex(form.same_role.findData("any"))
    assert "become 1 host" in found(dialog, qtbot)
    qtbot.mouseClick(dialog.accept_button, LEFT)
    plan = window.session.plan
    (host,) = [machine for machine in plan.designs[-1].machines if machine.kind == "host"]
    assert (host.memory_mb, "R760" in plan.models_by_id[host.model].name) == (384 * 1024, True)
    assert host.processor.cores == 32
    window.session.undo_stack.undo()
    assert window.session.plan == before


def test_what_vms_are_sized_by_is_asked_where_their_machines_were_measured(window: MainWindow, qtbot: QtBot) -> None:
    session = window.session
    design = session.plan.design("physical")
    busy = [evolve(machine, measured=Measured(cpu=0.7, source="week.csv")) for machine in design.machines]

    def opened() -> ConsolidateDialog:
        session.show_design("physical")
        window.actions_of_plan.by_id["plan.consolidate"].trigger()
        return window.findChild(ConsolidateDialog)

    plain = opened()
    assert not plain.form.size_by.isVisible()
    plain.close()
    qtbot.waitUntil(lambda: window.findChild(ConsolidateDialog) is None)
    session.replace(session.plan.with_design(evolve(design, machines=busy)), None)
    measured = opened()
    assert measured.form.size_by.isVisible()
    assert measured.form.choices().size_by == "larger"
    assert "sized by what was measured" in found(measured, qtbot)
    measured.form.size_by.setFocus()
    qtbot.keyClick(measured.form.size_by, Qt.Key.Key_Down)
    assert measured.form.choices().size_by == "predicted"
    assert "by the prediction, as chosen" in found(measured, qtbot)
