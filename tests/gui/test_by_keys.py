"""One whole job with no mouse at all: from the start page to a plan that is saved and closed."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from models.planfile import load_plan
from planner.dialogs.trail_popover import TrailPopover
from planner.shell.main_window import MainWindow
from tests.gui import look

# The platform without a screen has no keyboard that a menu could hold.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support grabbing", extend=True)
Key = Qt.Key
ALT, CONTROL, SHIFT, NONE = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.NoModifier,
)
POINTER = {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseMove, QEvent.Type.Wheel}


class NoMouse(QObject):
    """Counts what the mouse did."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        self.count += event.type() in POINTER
        return False


class Hands:
    """A user with a keyboard."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window, self.qtbot = window, qtbot

    @property
    def focus(self) -> QWidget:
        found = QApplication.activePopupWidget() or QApplication.focusWidget()
        assert found is not None, "nothing has the keys"
        return found

    def press(self, key: Qt.Key, keys: Qt.KeyboardModifier = NONE) -> None:
        self.qtbot.keyClick(self.focus, key, keys)
        QApplication.processEvents()

    def type(self, text: str) -> None:
        self.qtbot.keyClicks(self.focus, text)

    def choose(self, menu: Qt.Key, entry: Qt.Key) -> None:
        """A command by the letters that are underlined."""
        self.press(menu, ALT)
        self.press(entry)
        self.qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)

    def tab_to(self, name: str) -> QWidget:
        for _ in range(120):
            if self.focus.accessibleName() == name or getattr(self.focus, "text", str)() == name:
                return self.focus
            self.press(Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {name}")

    def pane(self, pane: QWidget) -> None:
        for _ in range(12):
            if pane is self.focus or pane.isAncestorOf(self.focus):
                return
            self.press(Key.Key_F6)
        raise AssertionError(f"F6 never comes to {pane.accessibleName()}")

    def add(self, card: str, name: str) -> str:
        """What is added from the palette, and named at once."""
        self.pane(look.palette_panel(self.window))
        self.tab_to(f"Add: {card}")
        self.press(Key.Key_Return)
        (new,) = self.window.selection.ids
        self.press(Key.Key_F2)
        self.qtbot.waitUntil(lambda: type(self.focus).__name__ != "PaletteCard")
        self.type(name)
        self.press(Key.Key_Return)
        return new

    def select(self, name: str) -> None:
        """An item in the tree, by its first letters."""
        self.pane(look.tree(self.window))
        self.press(Key.Key_Home)
        for _ in range(20):
            index = look.tree(self.window).currentIndex()
            if index.data() == name:
                return
            self.press(Key.Key_Down)
        raise AssertionError(f"{name} is not in the tree")

    def fill(self, field: str, text: str) -> None:
        self.pane(look.inspector(self.window))
        self.tab_to(field)
        self.press(Key.Key_A, CONTROL)
        self.type(text)
        self.press(Key.Key_Return)

    def come_back(self) -> None:
        """The window has the keys again, as every system with windows sees to."""
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)

    def in_dialog(self, act: Callable[[], None]) -> None:
        """Do something in the next question, which has a loop of its own."""

        def when_asked() -> None:
            asking, focus = QApplication.activeModalWidget(), QApplication.focusWidget()
            if asking is None or focus is None or not asking.isAncestorOf(focus):
                QTimer.singleShot(10, when_asked)
            else:
                act()

        QTimer.singleShot(0, when_asked)


@pytest.fixture
def hands(window: MainWindow, qtbot: QtBot, qapp: QApplication) -> Iterator[Hands]:
    """The window at its start page, and hands that have no mouse."""
    window.resize(1440, 900)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.session.undo_stack.setClean()
    window.stage.show_start()
    mouse = NoMouse()
    qapp.installEventFilter(mouse)
    yield Hands(window, qtbot)
    qapp.removeEventFilter(mouse)
    assert mouse.count == 0


@pytest.fixture
def built(hands: Hands) -> dict[str, str]:
    """A site, two hosts, a VM with roles, a population with users: all by keys."""
    window = hands.window
    hands.tab_to("New plan")
    hands.press(Key.Key_Space)
    ids = {"site": hands.add("Site", "London"), "host": hands.add("Virtualization host", "ESX-01")}
    hands.select("London")
    ids["spare"] = hands.add("Virtualization host", "ESX-02")
    hands.select("ESX-01")
    ids["vm"] = hands.add("Virtual machine", "EX-MBX-1")
    for role in ("Roles: Mailbox",):
        hands.pane(look.inspector(window))
        hands.tab_to(role)
        hands.press(Key.Key_Space)
    hands.fill("Virtual CPUs", "2")
    hands.select("London")
    hands.choose(Key.Key_I, Key.Key_U)
    (ids["users"],) = window.selection.ids
    hands.fill("Name", "Head office")
    hands.fill("Mailboxes", "1500")
    hands.fill("Outlook Web App", "1500")
    return ids


def test_a_plan_is_built_and_named(hands: Hands, built: dict[str, str]) -> None:
    plan, design = hands.window.session.plan, hands.window.session.design
    assert [site.name for site in plan.sites] == ["London"]
    assert {machine.name for machine in design.machines} == {"ESX-01", "ESX-02", "EX-MBX-1"}
    vm = design.by_id[built["vm"]]
    assert (vm.host, vm.roles, vm.vcpus) == (built["host"], ("mailbox",), 2)
    (population,) = plan.populations
    assert (population.name, population.site, population.users.owa) == ("Head office", built["site"], 1500)
    assert hands.window.session.evaluation.gauge(built["vm"], "cpu").utilization > 0


def test_a_vm_is_moved_its_numbers_are_read_and_all_is_undone(hands: Hands, built: dict[str, str]) -> None:
    session = hands.window.session

    def choose_the_other() -> None:
        hands.press(Key.Key_Down)
        hands.press(Key.Key_Return)

    hands.select("EX-MBX-1")
    hands.in_dialog(choose_the_other)
    hands.press(Key.Key_M, CONTROL)
    assert session.design.by_id[built["vm"]].host == built["spare"]
    hands.come_back()
    hands.press(Key.Key_I, CONTROL)
    trail = next(popover for popover in hands.window.findChildren(TrailPopover) if popover.isVisible())
    assert "EX-MBX-1" in trail.page.as_text()
    hands.qtbot.waitUntil(trail.isActiveWindow)
    hands.press(Key.Key_Escape)
    hands.come_back()
    last = session.plan
    for _ in range(session.undo_stack.count()):
        hands.press(Key.Key_Z, CONTROL)
    assert session.plan.sites == ()
    for _ in range(session.undo_stack.count()):
        hands.qtbot.keySequence(hands.focus, QKeySequence.StandardKey.Redo)
    assert session.plan == last


def test_it_is_found_compared_saved_and_closed(hands: Hands, built: dict[str, str], tmp_path: Path) -> None:
    window, path = hands.window, tmp_path / "by keys.xplan"
    hands.press(Key.Key_F, CONTROL)
    hands.type("mbx-1")
    assert window.selection.ids == (built["vm"],)
    hands.press(Key.Key_Escape)
    hands.choose(Key.Key_P, Key.Key_C)
    assert len(window.session.plan.designs) == 2
    hands.pane(look.comparison(window))
    hands.press(Key.Key_Right)
    hands.press(Key.Key_Right)
    hands.press(Key.Key_Return)
    assert look.comparison(window).baseline == window.session.plan.designs[1].id

    def name_it() -> None:
        assert isinstance(QApplication.activeModalWidget(), QFileDialog | QDialog)
        hands.press(Key.Key_A, CONTROL)
        hands.type(str(path))
        hands.press(Key.Key_Return)

    hands.in_dialog(name_it)
    hands.press(Key.Key_S, CONTROL)
    hands.qtbot.waitUntil(lambda: path.exists() and not window.session.modified)
    assert load_plan(path).plan == window.session.plan
    hands.come_back()
    hands.press(Key.Key_Q, CONTROL)
    assert not window.isVisible()
