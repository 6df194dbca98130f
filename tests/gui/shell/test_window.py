"""The window as a whole: edits, undo, themes, actions, arrangement."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QColor
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QPlainTextEdit
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from models.plan import edits
from planner.application import build_window
from planner.dialogs.command_finder import CommandFinder
from planner.dialogs.shortcuts import ShortcutsDialog
from planner.shell.actions import MENUS
from planner.shell.main_window import MainWindow
from planner.shell.settings import Settings
from planner.shell.tool_bar import GROUPS
from planner.theme.tokens import DARK, LIGHT
from tests.gui.tasks import done

LEFT = Qt.MouseButton.LeftButton


def test_undo_all_and_redo_all_give_the_same_plans(window: MainWindow) -> None:
    first = window.session.plan
    for change in (
        lambda plan: edits.set_values(plan, ("mbx",), "vcpus", 4),
        lambda plan: edits.move_to_host(plan, ("mbx",), "esx-b"),
        lambda plan: edits.remove(plan, ("esx",)),
        lambda plan: edits.set_assumption(plan, "cpu_ceiling", 0.6),
        lambda plan: edits.rename_design(plan, "virtual", "Later"),
    ):
        window.session.do(change(window.session.plan))
    last = window.session.plan
    undo, redo = (window.actions_of_plan.by_id[name] for name in ("edit.undo", "edit.redo"))
    assert undo.text() == "&Undo Rename On ESX to Later"
    while undo.isEnabled():
        undo.trigger()
    assert window.session.plan == first
    assert not window.session.modified
    while redo.isEnabled():
        redo.trigger()
    assert window.session.plan == last


def test_the_title_says_whether_the_plan_is_edited(window: MainWindow) -> None:
    assert window.file_title.text() == "Untitled plan"
    window.session.do(edits.set_title(window.session.plan, "Other"))
    assert window.file_title.text() == "Untitled plan — edited"
    assert window.status.saved.text() == "Not saved yet"


def test_the_time_of_an_evaluation_is_told_where_there_is_something_to_evaluate(window: MainWindow) -> None:
    assert window.status.parts["evaluated"].text().startswith("Evaluated in ")
    done(window.files.new())
    assert window.status.parts["evaluated"].text() == ""


def test_another_theme_repaints_and_is_remembered(window: MainWindow, settings: Settings) -> None:
    actions = {action.text(): action for action in window.actions_of_plan.submenus["view.theme"].actions()}
    actions["&Light"].trigger()
    light = window.grab().toImage().pixelColor(300, 60)
    actions["&Dark"].trigger()
    dark = window.grab().toImage().pixelColor(300, 60)
    assert light == QColor(LIGHT.card)
    assert dark == QColor(DARK.card)
    assert settings.values.theme == "dark"


def test_the_window_paints_in_both_themes(window: MainWindow) -> None:
    window.selection.set(("mbx",))
    for theme in ("&Dark", "&Light"):
        action = next(
            action for action in window.actions_of_plan.submenus["view.theme"].actions() if action.text() == theme
        )
        action.trigger()
        assert not window.grab().isNull()


def test_the_table_of_actions_is_sound(window: MainWindow) -> None:
    specs = window.actions_of_plan.specs
    ids = [spec.id for spec in specs]
    assert len(set(ids)) == len(ids)
    assert {spec.menu for spec in specs} == set(MENUS)
    assert all(spec.section in MENUS[spec.menu][1] for spec in specs)
    assert {spec.tool_group for spec in specs if spec.tool} <= set(GROUPS)
    assert all((spec.do is None) != (spec.fill is None) for spec in specs)
    keys = [action.shortcut().toString() for action in window.actions_of_plan.by_id.values()]
    given = [key for key in keys if key]
    assert len(set(given)) == len(given)


def test_keys_reach_the_commands(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.set(("mbx",))
    window.canvas.setFocus()
    qtbot.keyClick(window.canvas, Qt.Key.Key_Delete)
    assert "mbx" not in window.session.design.by_id
    qtbot.keyClick(window.canvas, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "mbx" in window.session.design.by_id
    qtbot.keyClick(window.canvas, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert len(window.selection.ids) == 8


def test_duplicates_are_selected(window: MainWindow) -> None:
    window.selection.set(("vcas",))
    window.actions_of_plan.by_id["edit.duplicate"].trigger()
    assert len(window.session.design.machines) == 5
    assert window.selection.ids[0] != "vcas"


@pytest.mark.parametrize(
    ("kind", "selected"), [("site", ""), ("server", "london"), ("host", "esx"), ("vm", "mbx"), ("population", "hq")]
)
def test_every_kind_is_added_by_menu(window: MainWindow, kind: str, selected: str) -> None:
    window.selection.set((selected,) if selected else ())
    window.actions_of_plan.by_id[f"insert.{kind}"].trigger()
    assert window.session.modified
    assert len(window.selection.ids) == 1


def test_what_cannot_be_added_says_why(window: MainWindow) -> None:
    window.selection.clear()
    window.actions_of_plan.by_id["insert.vm"].trigger()
    assert window.status.currentMessage() == "Select the virtualization host for the VM."
    window.actions_of_plan.by_id["insert.link"].trigger()
    assert window.status.currentMessage() == "These sites are already linked."
    assert not window.session.modified


def test_the_command_finder_runs_what_is_typed(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_of_plan.by_id["help.find"].trigger()
    finder = window.findChild(CommandFinder)
    qtbot.keyClicks(finder.line, "next des")
    qtbot.keyClick(finder.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.session.design_id == "physical")


def test_a_command_that_is_found_runs_once_the_finder_is_gone(window: MainWindow, qtbot: QtBot) -> None:
    """It ran inside the dialog's own key press, while the dialog was about to be deleted."""
    alive: list[bool] = []
    action = window.actions_of_plan.by_id["plan.next"]
    action.triggered.connect(lambda: alive.append(window.findChild(CommandFinder) is not None))
    window.actions_of_plan.by_id["help.find"].trigger()
    finder = window.findChild(CommandFinder)
    qtbot.keyClicks(finder.line, "next des")
    qtbot.keyClick(finder.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: alive == [False])


def test_a_command_that_is_gone_with_the_finder_is_not_run(qtbot: QtBot) -> None:
    action, ran = QAction("Gone"), []
    action.triggered.connect(ran.append)
    finder = CommandFinder([action])
    with qtbot.captureExceptions() as faults:
        qtbot.keyClick(finder.line, Qt.Key.Key_Return)
        delete(action)
        qtbot.wait(50)
    assert (ran, faults) == ([], [])


def test_the_shortcut_page_lists_every_key(window: MainWindow) -> None:
    window.actions_of_plan.by_id["help.shortcuts"].trigger()
    page = window.findChild(ShortcutsDialog)
    texts = {page.table.item(row, 0).text() for row in range(page.table.rowCount())}
    assert {"Find a command…", "Tidy", "Save"} <= texts
    page.close()


def test_the_arrangement_is_kept(window: MainWindow, qapp: QApplication, model, settings: Settings) -> None:
    window.docks.by_name["history"].close()
    window.session.undo_stack.setClean()
    window.close()
    again = build_window(qapp, model, settings)
    again.show()
    assert not again.docks.by_name["history"].isVisible()
    again.docks.place()
    assert not again.docks.by_name["history"].isHidden()
    again.close()
    again.deleteLater()


def test_every_control_has_a_name(window: MainWindow) -> None:
    window.selection.set(("mbx",))
    kinds = (QLineEdit, QComboBox, QPlainTextEdit, QAbstractButton)
    controls = [entry for kind in kinds for entry in window.findChildren(kind) if entry.isVisible()]
    own = [control for control in controls if not control.objectName().startswith("qt_")]
    unnamed = [entry for entry in own if not (entry.accessibleName() or getattr(entry, "text", str)())]
    assert unnamed == []


def test_a_plan_grows_from_nothing_by_menu(window: MainWindow) -> None:
    done(window.files.new())
    for kind in ("site", "host", "vm", "server", "population", "site", "link"):
        window.actions_of_plan.by_id[f"insert.{kind}"].trigger()
    plan = window.session.plan
    assert (len(plan.sites), len(plan.populations), len(plan.links), len(plan.designs[0].machines)) == (2, 1, 1, 3)
    while window.session.undo_stack.canUndo():
        window.session.undo_stack.undo()
    assert window.session.plan.sites == ()
