"""Plan, Move to Exchange SE: a machine of the library, how many, what that means, and one step that adds a design."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.plan.entities import Plan
from models.plan.kinds import runs_roles
from planner.dialogs.move_dialog import MoveDialog
from planner.presenters.samples import read_sample
from planner.shell.main_window import MainWindow
from resources import folder

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def plan() -> Plan:
    return read_sample(folder(), "three-sites")


@pytest.fixture
def dialog(window: MainWindow, qtbot: QtBot) -> MoveDialog:
    window.actions_of_plan.by_id["plan.move-to-se"].trigger()
    found = window.findChild(MoveDialog)
    ready(found, qtbot)
    return found


def ready(dialog: MoveDialog, qtbot: QtBot) -> None:
    qtbot.waitUntil(dialog.ok.isEnabled)


def new_servers(window: MainWindow) -> list:
    return [machine for machine in window.session.plan.designs[-1].machines if getattr(machine, "exchange", "") == "se"]


@pytest.mark.parametrize("stay", [False, True])
def test_a_design_is_moved_in_one_step_that_undo_takes_back(
    window: MainWindow, dialog: MoveDialog, qtbot: QtBot, stay: bool
) -> None:
    before = window.session.plan
    old = {machine.name for machine in before.design(window.session.design_id).machines}
    if stay:
        QTest.mouseClick(dialog.keep_old, LEFT, pos=QPoint(8, dialog.keep_old.height() // 2))
        assert dialog.keep_old.isChecked()
        ready(dialog, qtbot)
    assert "new servers" in dialog.outcome.text()
    assert "The busiest CPU is at " in dialog.outcome.text()
    assert window.session.plan == before
    told = dialog.outcome.text()
    QTest.mouseClick(dialog.ok, LEFT)
    after = window.session.plan
    fresh = after.designs[-1]
    assert told.split(" new servers")[0].endswith(str(len(new_servers(window))))
    (cores,) = {machine.processor.cores for machine in new_servers(window)}
    assert f"with {cores} cores" in told
    assert window.session.design_id == fresh.id
    assert (len(after.designs), after.populations) == (len(before.designs) + 1, before.populations)
    assert "se" in {machine.exchange for machine in fresh.machines if runs_roles(machine)}
    assert (old <= {machine.name for machine in fresh.machines}) is stay
    window.actions_of_plan.by_id["edit.undo"].trigger()
    assert window.session.plan == before


def test_the_machine_is_chosen_in_the_library_by_keys(window: MainWindow, dialog: MoveDialog, qtbot: QtBot) -> None:
    number = int(dialog.outcome.text().split()[0])
    dialog.picker.line.setFocus()
    QTest.keyClicks(dialog.picker.line, "R760 6426Y")
    dialog.picker.table.setFocus()
    QTest.keyClick(dialog.picker.table, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(dialog.picker.table, Qt.Key.Key_Down)
    QTest.keyClick(dialog.picker.table, Qt.Key.Key_Up)
    qtbot.waitUntil(lambda: "32 cores" in dialog.outcome.text())
    ready(dialog, qtbot)
    assert int(dialog.outcome.text().split()[0]) <= number
    QTest.mouseClick(dialog.ok, LEFT)
    (model,) = {machine.model for machine in new_servers(window)}
    assert "R760" in window.session.plan.models_by_id[model].name


def test_a_number_of_servers_is_taken_and_what_is_wrong_with_it_is_told(
    window: MainWindow, dialog: MoveDialog, qtbot: QtBot
) -> None:
    assert dialog.servers.text() == "As many as needed"
    dialog.servers.setFocus()
    dialog.servers.selectAll()
    QTest.keyClicks(dialog.servers, "1")
    qtbot.waitUntil(lambda: dialog.ok.isEnabled() and dialog.outcome.text().startswith("▲"))
    QTest.mouseClick(dialog.ok, LEFT)
    sites = [machine.site for machine in new_servers(window)]
    assert len(sites) == len(set(sites))


def test_memory_that_is_no_number_cannot_be_moved_to(dialog: MoveDialog, qtbot: QtBot) -> None:
    dialog.memory.selectAll()
    QTest.keyClicks(dialog.memory, "much")
    qtbot.waitUntil(lambda: bool(dialog.fault.text()))
    assert not dialog.ok.isEnabled()


def test_what_cannot_be_moved_says_why(window: MainWindow, qtbot: QtBot) -> None:
    window.session.replace(read_sample(folder(), "two-site-dag"), None)
    moved = next(design.id for design in window.session.plan.designs if "SE" in design.name)
    window.session.show_design(moved)
    window.actions_of_plan.by_id["plan.move-to-se"].trigger()
    dialog = window.findChild(MoveDialog)
    qtbot.waitUntil(lambda: "already run Exchange SE" in dialog.outcome.text())
    assert not dialog.ok.isEnabled()


def test_the_dialog_says_by_which_rule_the_members_of_a_dag_were_counted(window: MainWindow, qtbot: QtBot) -> None:
    window.session.replace(read_sample(folder(), "two-site-dag"), None)
    window.actions_of_plan.by_id["plan.move-to-se"].trigger()
    dialog = window.findChild(MoveDialog)
    ready(dialog, qtbot)
    dialog.survive.setFocus()
    QTest.keyClick(dialog.survive, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: "outside DAGs" in dialog.outcome.text())
    assert dialog.outcome.text().startswith("4 new servers, 2 in Frankfurt and 2 in Hamburg")
    assert "DAG-1: 4 members, sized for the DAG's own 2 failures to survive" in dialog.outcome.text()
