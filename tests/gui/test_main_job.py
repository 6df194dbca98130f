"""The main job, as a user does it in the window: from nothing to a saved plan, and back again."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.capacity.results import RESOURCES
from models.plan.entities import Plan
from planner.dialogs import files
from planner.presenters.dragging import MIME_TYPE, encode
from planner.shell.main_window import MainWindow
from tests.gui import look
from tests.gui.tasks import done

LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


def drop(window: MainWindow, kind: str, point: QPoint) -> str:
    """Bring a kind from the palette as Qt would; the answer is the id of what came of it."""
    before = set(window.canvas.context.scene.items_by_id)
    data = QMimeData()
    data.setData(MIME_TYPE, encode(kind))
    viewport, action = window.canvas.viewport(), Qt.DropAction.CopyAction
    QApplication.sendEvent(viewport, QDragEnterEvent(point, action, data, LEFT, NO_KEYS))
    QApplication.sendEvent(viewport, QDragMoveEvent(point, action, data, LEFT, NO_KEYS))
    QApplication.sendEvent(viewport, QDropEvent(QPointF(point), action, data, LEFT, NO_KEYS))
    window.canvas.camera.fit_all()
    (new,) = set(window.canvas.context.scene.items_by_id) - before
    return new


def point_in(window: MainWindow, identifier: str, down: float = 0.5) -> QPoint:
    item = window.canvas.context.scene.items_by_id[identifier]
    return window.canvas.mapFromScene(item.mapToScene(item.rect.width() * 0.5, item.rect.height() * down))


def type_into(window: MainWindow, qtbot: QtBot, path: str, text: str) -> None:
    editor = (look.inspector(window).main.rows | look.inspector(window).more.rows)[path].editor
    editor.setFocus()
    editor.selectAll()
    qtbot.keyClicks(editor, text)
    qtbot.keyClick(editor, Qt.Key.Key_Return)


def gauges(window: MainWindow) -> dict[tuple[str, str], float | None]:
    evaluation = window.session.evaluation
    assert evaluation is not None
    return {
        (identifier, name): evaluation.gauge(identifier, name).utilization
        for identifier in evaluation.machine_ids
        for name in RESOURCES
    }


@pytest.fixture
def built(window: MainWindow, qtbot: QtBot) -> dict[str, str]:
    """A plan made by hand: a site, users, a host with one VM that is a Mailbox server of the current version."""
    done(window.files.new())
    site = drop(window, "site", window.canvas.viewport().rect().center())
    population = drop(window, "population", point_in(window, site))
    host = drop(window, "host", point_in(window, site, 0.97))
    vm = drop(window, "vm", point_in(window, host))
    qtbot.mouseClick(window.canvas.viewport(), LEFT, NO_KEYS, point_in(window, vm, 0.2))
    qtbot.mouseClick(look.inspector(window).main.rows["roles"].editor.chips["mailbox"], LEFT)
    qtbot.mouseClick(window.canvas.viewport(), LEFT, NO_KEYS, point_in(window, population))
    type_into(window, qtbot, "mailboxes", "1500")
    return {"site": site, "population": population, "host": host, "vm": vm}


def test_what_is_dropped_clicked_and_typed_stands_in_the_plan_and_on_the_gauges(
    window: MainWindow, qtbot: QtBot, built: dict[str, str]
) -> None:
    vm = window.session.design.by_id[built["vm"]]
    assert (vm.host, vm.roles) == (built["host"], ("mailbox",))
    assert (vm.exchange, vm.guest) == ("se", "windows-2025-x64")
    (population,) = window.session.plan.populations
    assert population.mailboxes == 1500
    before = gauges(window)[built["vm"], "cpu"]
    type_into(window, qtbot, "mailboxes", "4500")
    after = gauges(window)[built["vm"], "cpu"]
    assert before is not None and after is not None and after > before
    shown = {row.resource: row for row in window.canvas.context.scene.source.machine(built["vm"]).rows}
    assert shown["cpu"].fraction == pytest.approx(after)


def test_everything_is_undone_and_done_again(window: MainWindow, qtbot: QtBot, built: dict[str, str]) -> None:
    last, numbers = window.session.plan, gauges(window)
    for _ in range(window.session.undo_stack.count()):
        qtbot.keyClick(window, Qt.Key.Key_Z, CONTROL)
    assert window.session.plan.sites == () and window.session.design.machines == ()
    for _ in range(window.session.undo_stack.count()):
        qtbot.keySequence(window, window.actions_of_plan.by_id["edit.redo"].shortcut())
    assert window.session.plan == last and gauges(window) == numbers


def test_a_saved_plan_opens_with_the_same_gauges(
    window: MainWindow, qtbot: QtBot, built: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "by hand.xplan"
    monkeypatch.setattr(files, "ask_save", lambda _parent, _suggested: path)
    last, numbers = window.session.plan, gauges(window)
    qtbot.keyClick(window, Qt.Key.Key_S, CONTROL)
    qtbot.waitUntil(lambda: path.exists() and not window.session.modified)
    done(window.files.new())
    assert window.session.plan != last and window.session.plan.sites == ()
    assert done(window.files.open_path(path)) is not False
    assert isinstance(window.session.plan, Plan) and window.session.plan == last
    assert gauges(window) == numbers
    assert not window.session.modified
