"""The file of a plan dragged onto the window opens, whatever is under the pointer; everything else stays as it was."""

from pathlib import Path
from time import thread_time

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from models.plan import edits
from models.planfile import save_plan
from planner.shell.main_window import MainWindow
from tests.gui import look
from tests.gui.asking import press_when_asked, when_asked
from tests.gui.tasks import done

COPY, LEFT, NO_KEYS = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def files_of(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def drag(window: MainWindow, data: QMimeData, place: QPoint) -> bool:
    """Return whether a drop over the window was taken, as the system brings it there."""
    system_window = window.windowHandle()
    enter = QDragEnterEvent(place, COPY, data, LEFT, NO_KEYS)
    QApplication.sendEvent(system_window, enter)
    QApplication.sendEvent(system_window, QDragMoveEvent(place, COPY, data, LEFT, NO_KEYS))
    drop = QDropEvent(QPointF(place), COPY, data, LEFT, NO_KEYS)
    QApplication.sendEvent(system_window, drop)
    return enter.isAccepted() and drop.isAccepted()


@pytest.fixture
def dropped(plan, tmp_path: Path) -> Path:
    path = tmp_path / "dropped.xplan"
    save_plan(plan, path)
    return path


@pytest.mark.parametrize("part", ["canvas", "tree", "machines", "inspector", "comparison", "window"])
def test_a_plan_opens_wherever_it_is_dropped(window: MainWindow, qtbot: QtBot, dropped: Path, plan, part: str) -> None:
    done(window.files.new())
    if part == "machines":
        window.docks.bring(part)
    widget = window if part == "window" else window.canvas if part == "canvas" else getattr(look, part)(window)
    place = widget.mapTo(window, widget.rect().center())
    assert drag(window, files_of(dropped), place)
    qtbot.waitUntil(lambda: window.session.path == dropped)
    assert window.session.plan == plan


def test_a_plan_is_not_typed_into_a_field(window: MainWindow, qtbot: QtBot, dropped: Path) -> None:
    field = next(field for field in look.inspector(window).findChildren(QLineEdit) if field.isVisible())
    text = field.text()
    assert drag(window, files_of(dropped), field.mapTo(window, field.rect().center()))
    assert field.text() == text
    qtbot.waitUntil(lambda: window.session.path == dropped)


def test_what_is_not_saved_is_asked_about(window: MainWindow, qtbot: QtBot, dropped: Path) -> None:
    window.session.do(edits.rename(window.session.plan, "esx", "ESX-09"))
    edited, seen = window.session.plan, []
    press_when_asked(QMessageBox.StandardButton.Cancel, seen)
    assert drag(window, files_of(dropped), window.rect().center())
    qtbot.waitUntil(lambda: bool(seen))
    assert seen == ["Save changes to Untitled plan?"]
    assert window.session.plan is edited


def test_the_first_plan_among_other_files_opens(window: MainWindow, qtbot: QtBot, dropped: Path) -> None:
    other = dropped.with_name("picture.png")
    other.write_bytes(b"")
    assert drag(window, files_of(other, dropped), window.rect().center())
    qtbot.waitUntil(lambda: window.session.path == dropped)


def test_other_files_and_addresses_are_not_taken(window: MainWindow, tmp_path: Path) -> None:
    before = window.session.plan
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/a.xplan")])
    for given in (files_of(tmp_path / "picture.png"), data):
        assert not drag(window, given, window.canvas.mapTo(window, window.canvas.rect().center()))
    QApplication.sendPostedEvents()
    assert window.session.plan is before


def test_nothing_opens_under_a_question(window: MainWindow, dropped: Path) -> None:
    taken: list[bool] = []

    def press(box: QMessageBox) -> None:
        taken.append(drag(window, files_of(dropped), window.menuBar().rect().center()))
        box.button(QMessageBox.StandardButton.Cancel).click()

    window.session.do(edits.rename(window.session.plan, "esx", "ESX-09"))
    when_asked(press)
    done(window.files.new())
    assert taken == [False]


def test_lists_take_no_foreign_drops(window: MainWindow) -> None:
    """Their own form of data is a QVariant, which runs code when some versions of PySide6 read it."""
    views = window.findChildren(QAbstractItemView)
    assert len(views) >= 4
    foreign = QMimeData()
    foreign.setData("application/x-qabstractitemmodeldatalist", b"\x00" * 64)
    for view in views:
        enter = QDragEnterEvent(QPoint(5, 5), COPY, foreign, LEFT, NO_KEYS)
        enter.ignore()
        QApplication.sendEvent(view.viewport(), enter)
        assert not enter.isAccepted(), view.objectName() or type(view).__name__


def test_drags_end_without_a_trace(window: MainWindow, dropped: Path) -> None:
    """A drag that only passes over opens nothing."""
    before = window.session.plan
    place, data = window.rect().center(), files_of(dropped)
    enter = QDragEnterEvent(place, COPY, data, LEFT, NO_KEYS)
    QApplication.sendEvent(window.windowHandle(), enter)
    QApplication.sendEvent(window.windowHandle(), QDragLeaveEvent())
    QApplication.sendPostedEvents()
    assert window.session.plan is before


def test_ten_thousand_files_hold_nobody_up(window: MainWindow, qtbot: QtBot, dropped: Path) -> None:
    many = QMimeData()
    pictures = [QUrl.fromLocalFile(str(dropped.with_name(f"{number}.png"))) for number in range(10_000)]
    many.setUrls([*pictures, QUrl.fromLocalFile(str(dropped))])
    begun = thread_time()
    assert drag(window, many, window.rect().center())
    assert thread_time() - begun < 2.0
    qtbot.waitUntil(lambda: window.session.path == dropped)


@pytest.mark.parametrize(
    "address", ["file:///a%00b.xplan", "file:///%ED%A0%80.xplan", "file:///a%0Ab.xplan", "file:///%2E%2E/x.xplan"]
)
def test_an_odd_address_is_one_sentence(window: MainWindow, qtbot: QtBot, address: str) -> None:
    before, seen = window.session.plan, []

    def press(box: QMessageBox) -> None:
        seen.append(box.text())
        box.button(QMessageBox.StandardButton.Ok).click()

    data = QMimeData()
    data.setUrls([QUrl(address)])
    when_asked(press)
    assert drag(window, data, window.rect().center())
    qtbot.waitUntil(lambda: bool(seen))
    assert seen[0].isprintable()
    assert window.session.plan is before


def test_results_that_end_as_a_plan_does_are_no_plan(window: MainWindow, tmp_path: Path) -> None:
    results = tmp_path / "plan.results.json"
    results.write_text("{}", encoding="utf-8")
    assert not drag(window, files_of(results), window.rect().center())
