"""What assistive technology is told of the canvas, and how keys go from item to item."""

import gc

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.plan import edits
from planner.canvas import accessible_canvas
from planner.presenters.plan_tree import reading_order
from planner.shell.main_window import MainWindow

CONTROL = Qt.KeyboardModifier.ControlModifier
NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


@pytest.fixture
def canvas(window: MainWindow, qtbot: QtBot):
    """The canvas, as assistive technology sees it."""
    window.activateWindow()
    window.canvas.setFocus()
    qtbot.waitUntil(window.canvas.hasFocus)
    return QAccessible.queryAccessibleInterface(window.canvas)


def names(canvas) -> list[str]:
    return [canvas.child(place).text(NAME) for place in range(canvas.childCount())]


def test_every_item_has_a_name_and_a_role(canvas) -> None:
    assert (canvas.role(), canvas.text(NAME)) == (QAccessible.Role.List, "Canvas")
    first = [name.split(",")[:2] for name in names(canvas)]
    assert first == [
        ["Leeds", " site"],
        ["London", " site"],
        ["Head office", " user population"],
        ["ESX-01", " virtualization host"],
        ["EX-CAS-2", " virtual machine"],
        ["EX-MBX-1", " virtual machine"],
        ["ESX-02", " virtualization host"],
        ["Leeds – London", " WAN 10 Mbit/s"],
    ]
    assert {canvas.child(place).role() for place in range(canvas.childCount())} == {QAccessible.Role.ListItem}


def test_items_are_put_in_order_once_for_each_state_of_the_plan(
    canvas, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def order(plan, design):
        asked.append(plan)
        return reading_order(plan, design)

    monkeypatch.setattr(accessible_canvas, "reading_order", order)
    window.session.do(edits.rename(window.session.plan, "esx", "ESX-09"))
    assert any(name.startswith("ESX-09") for name in names(canvas))
    assert names(canvas) == names(canvas)
    assert len(asked) == 1
    window.session.show_design("physical")
    assert any(name.startswith("EX-CAS-1") for name in names(canvas))


def test_a_machine_says_how_full_it_is_and_where_it_stands(canvas, window: MainWindow) -> None:
    evaluation = window.session.evaluation
    gauge = evaluation.gauge("vcas", evaluation.limiter_of("vcas"))
    machine = canvas.child(4)
    share = f"{gauge.utilization * 100:.0f} %, ceiling {gauge.ceiling * 100:.0f} %"
    assert share in machine.text(NAME)
    assert machine.text(NAME).endswith("CAS, Hub, on ESX-01")
    assert "CPU" in machine.text(DESCRIPTION) and "RAM" in machine.text(DESCRIPTION)


def test_an_item_knows_its_place_its_canvas_and_whether_it_is_selected(canvas, window: MainWindow) -> None:
    window.selection.set(("esx",))
    host = canvas.child(3)
    assert host.parent() is canvas and canvas.indexOfChild(host) == 3
    assert host.state().selected and host.state().focused and not canvas.child(4).state().selected
    assert canvas.focusChild() is host
    corner = host.rect().topLeft()
    assert canvas.rect().contains(host.rect())
    assert canvas.childAt(corner.x() + 12, corner.y() + 12) is host


def test_what_is_deleted_is_no_longer_told(canvas, window: MainWindow, qapp: QApplication) -> None:
    before = names(canvas)
    window.session.do(edits.remove(window.session.plan, ("mbx",)))
    gc.collect()
    qapp.processEvents()
    assert [name for name in before if "EX-MBX-1" not in name][:3] == names(canvas)[:3]
    assert not any(name.startswith("EX-MBX-1") for name in names(canvas))
    window.session.undo_stack.undo()
    assert names(canvas) == before


def test_tab_goes_through_the_plan_and_out_of_it(canvas, window: MainWindow, qtbot: QtBot) -> None:
    gone = []
    while window.canvas.hasFocus():
        gone.extend(window.selection.ids)
        assert len(gone) <= canvas.childCount()
        qtbot.keyClick(window.canvas, Qt.Key.Key_Tab)
    assert gone == ["leeds", "london", "hq", "esx", "vcas", "mbx", "esx-b", "wan"]
    window.canvas.setFocus()
    qtbot.keyClick(window.canvas, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert window.selection.ids == ("esx-b",)


def test_ctrl_and_arrows_go_to_the_neighbour(canvas, window: MainWindow, qtbot: QtBot) -> None:
    before = window.session.plan
    qtbot.keyClick(window.canvas, Qt.Key.Key_Right, CONTROL)
    assert window.selection.ids == ("leeds",)
    away = Qt.Key.Key_Left if canvas.child(0).rect().x() > canvas.child(1).rect().x() else Qt.Key.Key_Right
    qtbot.keyClick(window.canvas, away, CONTROL)
    assert window.selection.ids == ("london",)
    window.selection.set(("vcas",))
    qtbot.keyClick(window.canvas, Qt.Key.Key_Right, CONTROL)
    assert window.selection.ids == ("mbx",)
    qtbot.keyClick(window.canvas, Qt.Key.Key_Left, CONTROL)
    assert window.selection.ids == ("vcas",)
    assert window.session.plan == before


def test_a_screen_reader_hears_where_the_keys_go(canvas, window: MainWindow, qtbot: QtBot, monkeypatch) -> None:
    heard = []
    monkeypatch.setattr(
        accessible_canvas.QAccessible, "updateAccessibility", lambda event: heard.append((event.type(), event.object()))
    )
    monkeypatch.setattr(accessible_canvas.QAccessible, "isActive", lambda: True)
    qtbot.keyClick(window.canvas, Qt.Key.Key_Tab)
    qtbot.keyClick(window.canvas, Qt.Key.Key_Tab)
    assert [kind for kind, _ in heard] == [QAccessible.Event.Focus] * 2
    assert [voice.identifier for _, voice in heard] == ["leeds", "london"]
    qtbot.keyClick(window.canvas, Qt.Key.Key_Escape)
    assert heard[-1][1] is window.canvas
