"""The plan tree: moving by drag and drop, by keys, and the menu of the right button."""

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from planner.dialogs.place_chooser import PlaceChooser
from planner.features.findings.feature import MENU as ON_FINDINGS
from planner.features.history.feature import MENU as ON_HISTORY
from planner.presenters.dragging import MOVED_MIME_TYPE, encode_move
from planner.shell.context_menus import ON_BACKGROUND, ON_ITEMS
from planner.shell.main_window import MainWindow
from tests.gui import look

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


def drop(window: MainWindow, data: QMimeData, target: str) -> bool:
    """Bring data over an item of the tree and let go, as Qt would; the answer is whether it was taken."""
    tree = look.tree(window)
    tree.scrollTo(tree.model().index_of(target))
    point = tree.visualRect(tree.model().index_of(target)).center()
    action = Qt.DropAction.MoveAction
    for kind in (QDragEnterEvent, QDragMoveEvent):
        event = kind(point, action, data, LEFT, NO_KEYS)
        QApplication.sendEvent(tree.viewport(), event)
        if not event.isAccepted():
            QApplication.sendEvent(tree.viewport(), QDragLeaveEvent())
            return False
    QApplication.sendEvent(tree.viewport(), QDropEvent(QPointF(point), action, data, LEFT, NO_KEYS))
    return True


def dragged(window: MainWindow, *ids: str) -> QMimeData:
    model = look.tree(window).model()
    return model.mimeData([model.index_of(identifier) for identifier in ids])


def test_a_vm_is_dropped_on_another_host(window: MainWindow) -> None:
    assert drop(window, dragged(window, "mbx", "vcas"), "esx-b")
    assert {window.session.design.by_id[value].host for value in ("mbx", "vcas")} == {"esx-b"}
    assert window.session.undo_stack.undoText() == "Move 2 VMs to ESX-02"
    assert set(window.selection.ids) == {"mbx", "vcas"}
    window.session.undo_stack.undo()
    assert window.session.design.by_id["mbx"].host == "esx"


def test_a_host_and_a_population_are_dropped_on_another_site(window: MainWindow) -> None:
    assert drop(window, dragged(window, "esx", "hq"), "leeds")
    assert window.session.design.by_id["esx"].site == "leeds"
    assert window.session.plan.populations[0].site == "leeds"
    assert window.session.undo_stack.count() == 1


@pytest.mark.parametrize(
    ("ids", "target", "words"),
    [(("mbx",), "leeds", "virtualization host"), (("esx",), "esx-b", "belongs to a site")],
)
def test_illegal_targets_say_why_while_hovering(window: MainWindow, ids, target: str, words: str) -> None:
    assert not drop(window, dragged(window, *ids), target)
    assert words in window.status.currentMessage()
    assert window.session.undo_stack.count() == 0


def test_only_this_programs_own_json_is_taken(window: MainWindow) -> None:
    assert look.tree(window).model().mimeTypes() == [MOVED_MIME_TYPE]
    assert dragged(window, "mbx").formats() == [MOVED_MIME_TYPE]
    foreign = QMimeData()
    foreign.setData("application/x-qabstractitemmodeldatalist", b"\x00\x00\x00\x00")
    foreign.setText("esx")
    assert not drop(window, foreign, "leeds")
    for content in (b"", b"[", b"[" * 100_000, b'{"ids": [1]}', b'{"ids": "mbx"}', encode_move(["nobody"])):
        data = QMimeData()
        data.setData(MOVED_MIME_TYPE, content)
        assert not drop(window, data, "esx-b")
    assert window.session.undo_stack.count() == 0


def test_sites_and_links_are_not_dragged(window: MainWindow) -> None:
    model = look.tree(window).model()
    can = {
        value: bool(model.flags(model.index_of(value)) & Qt.ItemFlag.ItemIsDragEnabled)
        for value in ("london", "wan", "mbx")
    }
    assert can == {"london": False, "wan": False, "mbx": True}


def test_ctrl_shift_m_moves_to_another_site(window: MainWindow, qtbot) -> None:
    with qtbot.waitActive(window):
        window.activateWindow()
    asked: list[list[str]] = []

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, PlaceChooser):
            QTimer.singleShot(10, choose)
            return
        asked.append([dialog.box.itemText(row) for row in range(dialog.box.count())])
        assert dialog.box.currentText() == "London", "where they are"
        QTest.keyClick(dialog.box, Qt.Key.Key_Up)
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    QTimer.singleShot(10, choose)
    window.selection.set(("esx", "hq"))
    look.tree(window).setFocus()
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(look.tree(window), Qt.Key.Key_M, keys)
    assert asked == [["Leeds", "London"]]
    assert window.session.design.by_id["esx"].site == "leeds"
    assert window.session.undo_stack.undoText() == "Move 2 items to Leeds"
    window.selection.set(("mbx",))
    assert not window.actions_of_plan.by_id["arrange.move_site"].isEnabled()
    assert window.actions_of_plan.by_id["arrange.move"].isEnabled()


def menu_at(widget, place: QPoint) -> list[str]:
    """Press the right button and return the names of the actions that are offered."""
    QTest.mousePress(widget, RIGHT, pos=place)
    QTest.mouseRelease(widget, RIGHT, pos=place)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, widget.mapToGlobal(place))
    QApplication.sendEvent(widget, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    names = [action.objectName() for action in menu.actions() if not action.isSeparator()]
    menu.close()
    return names


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_the_right_button_offers_what_can_be_done(window: MainWindow) -> None:
    canvas, scene = window.canvas, window.canvas.context.scene
    item = scene.items_by_id["mbx"]
    place = canvas.mapFromScene(item.mapToScene(item.rect.center()))
    names = menu_at(canvas.viewport(), place)
    assert window.selection.ids == ("mbx",)
    assert {"edit.copy", "edit.rename", "arrange.move"} <= set(names)
    assert "arrange.move_site" not in names
    assert menu_at(canvas.viewport(), QPoint(2, canvas.viewport().height() - 2))[0] == "edit.paste"
    assert window.selection.ids == ()


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_tree_and_table_have_the_same_menu(window: MainWindow) -> None:
    tree = look.tree(window)
    names = menu_at(tree.viewport(), tree.visualRect(tree.model().index_of("hq")).center())
    assert window.selection.ids == ("hq",)
    assert "arrange.move_site" in names
    window.docks.by_name["machines"].raise_()
    QTest.qWait(10)
    table = look.machines(window)
    assert "edit.cut" in menu_at(table.viewport(), table.visualRect(table.model().index(0, 0)).center())


def test_every_menu_is_made_of_the_one_table(window: MainWindow) -> None:
    for ids in (ON_ITEMS, ON_BACKGROUND, ON_FINDINGS, ON_HISTORY):
        assert set(ids) - {""} <= set(window.actions_of_plan.by_id)
