"""What other programs ask of the window: open a plan that was double-clicked, come to the front."""

import os
from collections import deque
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from planner.shell.one_window import TOKEN, Message

LOOK_AGAIN_MS = 200


class Visitors(QObject):
    """Opens what the window is asked to open, one after the other, and never while a question is on the screen.

    Parameters
    ----------
    window : QWidget
        It is raised.
    open_path : callable
        Opens a plan, after the usual question about what is not saved.
    current : callable
        Returns the file of the plan in the window, or None; asked for again, it is only shown.
    """

    def __init__(self, window: QWidget, open_path: Callable[[Path], None], current: Callable[[], Path | None]) -> None:
        super().__init__(window)
        self._window, self._open, self._current = window, open_path, current
        self._waiting: deque[Path] = deque()
        self._opening = False
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(LOOK_AGAIN_MS)
        self._again.timeout.connect(self._next)

    def take(self, message: object) -> None:
        """Do what another start of the program asks."""
        if not isinstance(message, Message):
            return
        if message.token:
            # Qt hands it to the compositor with the request to come to the front.
            os.environ[TOKEN] = message.token
        self._raise()
        # A window holds one plan: of several, the first, as on the command line.
        self._waiting.extend(message.plans[:1])
        self._again.start(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open what macOS asks to open: it starts no second process for that."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.take(Message((Path(event.file()).absolute(),)))
            return True
        return super().eventFilter(watched, event)

    def _next(self) -> None:
        if not self._waiting:
            return
        if (
            self._opening
            or QApplication.activeModalWidget() is not None
            or QApplication.activePopupWidget() is not None
        ):
            self._again.start(LOOK_AGAIN_MS)
            return
        path = self._waiting.popleft()
        self._opening = True
        try:
            if not self._shows(path):
                self._open(path)
        finally:
            self._opening = False
        if self._waiting:
            self._again.start(LOOK_AGAIN_MS)

    def _shows(self, path: Path) -> bool:
        current = self._current()
        return current is not None and os.path.realpath(current) == os.path.realpath(path)

    def _raise(self) -> None:
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
