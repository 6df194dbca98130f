"""What comes after the frame waits for it, however long the edit before it took."""

from time import sleep

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from planner.session.after_frame import LATER_MS, AfterFrame


def test_work_after_a_long_edit_comes_after_its_frame(qtbot, qapp: QApplication) -> None:
    done: list[str] = []
    parent = QObject()
    after = AfterFrame(lambda: done.append("work"), parent)
    after.ask()
    sleep(3 * LATER_MS / 1000)
    qapp.processEvents()
    assert done == []
    qtbot.waitUntil(lambda: done == ["work"])


def test_work_is_done_once_however_often_it_is_asked_for(qtbot, qapp: QApplication) -> None:
    done: list[str] = []
    parent = QObject()
    after = AfterFrame(lambda: done.append("work"), parent)
    for _ in range(3):
        after.ask()
    qtbot.waitUntil(lambda: bool(done))
    after.ask()
    after.do_now()
    qtbot.wait(3 * LATER_MS)
    assert done == ["work", "work"]
