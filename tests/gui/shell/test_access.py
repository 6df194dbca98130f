"""Everything can be reached by keys, has a name, is large enough to hit, and shows when it has the keys."""

import re
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMenu, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from planner.application import build_window
from planner.charts.chart_view import ChartView
from planner.dialogs import save_questions
from planner.dialogs.recovery import RecoveryDialog
from planner.session.recovery import KeptPlan
from planner.shell.main_window import MainWindow
from tests.gui import look
from tests.gui.tasks import all_done

LEAST = 24
SHIFT = Qt.KeyboardModifier.ShiftModifier
DIALOGS = (
    "help.find",
    "help.shortcuts",
    "help.about",
    "help.getting_started",
    "help.published",
    "view.why",
    "plan.consolidate",
)


def controls(root: QWidget) -> list[QWidget]:
    """What takes the keys in a window, in the order of Tab."""
    found, control = [], root
    while (control := control.nextInFocusChain()) is not root:
        behind = isinstance(root, MainWindow) and root.docks.is_behind(control)
        if takes_keys(control) and not behind and root.isAncestorOf(control) and control.window() is root.window():
            found.append(control)
    return found


def takes_keys(control: QWidget) -> bool:
    by_tab = control.focusPolicy() & Qt.FocusPolicy.TabFocus and control.focusProxy() is None
    return bool(by_tab) and control.isVisible() and control.isEnabled()


def name_of(control: QWidget) -> str:
    interface = QAccessible.queryAccessibleInterface(control)
    # To Qt an area that scrolls and a chart are no more than a part of the window.
    plain = isinstance(control, QScrollArea | ChartView)
    assert plain or interface.role() not in (QAccessible.Role.NoRole, QAccessible.Role.Client), control
    return interface.text(QAccessible.Text.Name)


def told(control: QWidget) -> str:
    return f"{type(control).__name__} {control.objectName()} {name_of(control)} {control.size().toTuple()}"


def looks(control: QWidget, qtbot: QtBot) -> tuple[object, object]:
    """How a control looks with and without the keys, with the rim that a frame around it may use."""
    window = control.window()
    window.setFocus()
    without = control.grab().toImage()
    control.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: control.hasFocus() or not control.isVisible())
    QApplication.processEvents()
    return without, control.grab().toImage()


def faults(root: QWidget, qtbot: QtBot) -> list[str]:
    found = controls(root)
    bad = [f"no name: {told(entry)}" for entry in found if not name_of(entry)]
    bad += [f"small: {told(entry)}" for entry in found if min(entry.width(), entry.height()) < LEAST]
    for entry in found:
        without, with_keys = looks(entry, qtbot)
        # "Cancel" goes with what it would cancel.
        if without == with_keys and entry.isVisible():
            bad.append(f"focus not seen: {told(entry)}")
    return bad


@pytest.fixture
def active(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """The window in front, large, a machine selected."""
    window.resize(1440, 900)
    window.activateWindow()
    window.selection.set(("mbx",))
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.mark.parametrize("panel", ["compare", "machines", "what_if", "sweep", "growth", "failures", "risk", "history"])
def test_every_control_of_the_window_is_named_large_enough_and_shows_the_keys(
    active: MainWindow, qtbot: QtBot, panel: str
) -> None:
    active.docks.bring(panel)
    qtbot.wait(50)
    assert faults(active, qtbot) == []


def test_every_control_of_the_start_page_is_named_and_shows_the_keys(active: MainWindow, qtbot: QtBot) -> None:
    active.actions_of_plan.by_id["file.start"].trigger()
    qtbot.waitUntil(look.start_page(active).isVisible)
    qtbot.wait(100)
    assert len(controls(look.start_page(active))) >= 5
    assert faults(look.start_page(active), qtbot) == []


@pytest.mark.parametrize("command", DIALOGS)
def test_every_control_of_a_dialog_is_named_and_shows_the_keys(active: MainWindow, qtbot: QtBot, command: str) -> None:
    active.actions_of_plan.by_id[command].trigger()
    dialog = next(dialog for dialog in active.findChildren(QDialog) if dialog.isVisible())
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    assert controls(dialog)
    assert faults(dialog, qtbot) == []
    dialog.close()


def test_every_control_of_the_mail_dialog_is_named_and_shows_the_keys(
    active: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(save_questions, "ask_before_mail", lambda _window, _why: save_questions.COPY)
    active.actions_of_plan.by_id["file.mail"].trigger()
    all_done(active.files.tasks)
    dialog = look.mail(active).dialog
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    assert faults(dialog, qtbot) == []
    dialog.close()


def test_every_control_of_the_recovery_dialog_is_named_and_shows_the_keys(active: MainWindow, qtbot: QtBot) -> None:
    held = SimpleNamespace(slot=1)
    kept = KeptPlan(recoverable=held, title="Contoso.xplan", folder="/plans", time="10:00", differs="two machines")
    dialog = RecoveryDialog([kept], active)
    qtbot.addWidget(dialog)
    dialog.open()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    assert faults(dialog, qtbot) == []


def menus(menu: QMenu):
    yield menu
    for action in menu.actions():
        if action.menu() is not None:
            yield from menus(action.menu())


def test_no_letter_stands_for_two_things_in_one_menu(window: MainWindow) -> None:
    tops = [action.menu() for action in window.menuBar().actions()]
    twice = []
    for menu in (window.menuBar(), *(each for top in tops for each in menus(top))):
        texts = [action.text().replace("&&", "") for action in menu.actions()]
        letters = [found.group(1).lower() for text in texts if (found := re.search("&(.)", text))]
        twice += [
            (menu.title() if isinstance(menu, QMenu) else "bar", letter)
            for letter in letters
            if letters.count(letter) > 1
        ]
    assert twice == []
    for top in tops:
        assert [action.text() for action in top.actions() if action.text() and "&" not in action.text()] == []


def pane_of(window: MainWindow) -> str:
    focus = QApplication.focusWidget()
    docks = {name: dock.widget() for name, dock in window.docks.by_name.items()} | {"canvas": window.canvas}
    panes = {name: pane for name, pane in docks.items() if pane is not None}
    return next(name for name, pane in panes.items() if pane is focus or pane.isAncestorOf(focus))


def test_f6_goes_through_the_parts_of_the_window_and_back(active: MainWindow, qtbot: QtBot) -> None:
    active.canvas.setFocus()
    seen = []
    for _ in range(6):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
        seen.append(pane_of(active))
    assert seen == ["inspector", "compare", "findings", "palette", "tree", "canvas"]
    for name in reversed(seen[:-1]):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6, SHIFT)
        assert pane_of(active) == name


def test_tab_comes_round_and_never_goes_behind_another_tab(active: MainWindow, qtbot: QtBot) -> None:
    active.actions_of_plan.by_id["edit.select_none"].trigger()
    look.inspector(active).setFocus()
    passed = set()
    for _ in range(200):
        focus = QApplication.focusWidget()
        passed.add(focus)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
        assert not active.docks.is_behind(QApplication.focusWidget())
    assert set(controls(active)) <= passed


def test_tab_goes_through_all_fields_of_a_vm_after_a_host_was_selected(active: MainWindow, qtbot: QtBot) -> None:
    for chosen in ("esx", "mbx"):
        active.selection.set((chosen,))
        # Qt shows new editors when the loop comes round.
        QApplication.processEvents()
    look.inspector(active).setFocus()
    names = []
    for _ in range(10):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        names.append(QApplication.focusWidget().accessibleName())
    roles = ["Roles: CAS", "Roles: Hub", "Roles: Mailbox", "Roles: Directory"]
    assert names == ["Name", "Host", "Exchange version", *roles, "Virtual CPUs", "Memory", "Guest system"]


def test_tab_goes_through_the_fields_of_the_inspector_in_their_order(active: MainWindow, qtbot: QtBot) -> None:
    active.selection.set(("esx",))
    active.selection.set(("mbx",))
    qtbot.wait(20)
    inside = [control for control in controls(active) if look.inspector(active).widget().isAncestorOf(control)]
    heights = [entry.mapTo(look.inspector(active).widget(), entry.rect().topLeft()).y() for entry in inside]
    assert len(inside) > 8 and heights == sorted(heights)


def test_a_design_is_made_the_baseline_by_keys(active: MainWindow, qtbot: QtBot) -> None:
    active.docks.bring("compare")
    table = look.comparison(active).table
    table.setFocus()
    assert look.comparison(active).baseline == "physical"
    qtbot.keyClick(table, Qt.Key.Key_Right)
    qtbot.keyClick(table, Qt.Key.Key_Right)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert look.comparison(active).baseline == "virtual"


@pytest.mark.parametrize("moves", [True, False])
def test_docks_glide_only_where_the_system_does_not_ask_for_less_motion(
    qapp: QApplication, qtbot: QtBot, model, settings, places, monkeypatch: pytest.MonkeyPatch, moves: bool
) -> None:
    monkeypatch.setattr(QApplication, "isEffectEnabled", lambda _effect: moves)
    window = build_window(qapp, model, settings, places)
    assert window.docks
    assert bool(window.dockOptions() & QMainWindow.DockOption.AnimatedDocks) == moves
    assert not look.tree(window).isAnimated()
    window.close()
    window.deleteLater()
