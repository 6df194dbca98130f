"""Answers to messages that appear some time after what the test does, as when a file is read or written first."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from tests.systems import PATIENCE_S

AGAIN_MS = 5


def press_when_asked(button: QMessageBox.StandardButton, seen: list[str]) -> None:
    """Press a button of the next message, and keep what it says."""

    def press(box: QMessageBox) -> None:
        seen.append(box.text())
        box.button(button).click()

    when_asked(press)


def when_asked(answer: Callable[[QMessageBox], None]) -> None:
    """Hand the next message to `answer`, as soon as there is one."""
    begun = monotonic()

    def look() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            answer(box)
        elif monotonic() - begun < PATIENCE_S:
            QTimer.singleShot(AGAIN_MS, look)
        else:
            raise AssertionError("nothing was asked")

    QTimer.singleShot(0, look)
