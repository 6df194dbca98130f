"""What other programs ask of the window: open a plan that was double-clicked, come to the front."""

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QWidget

from planner.shell.single_instance import TOKEN, Message


class OpenRequestHandler(QObject):
    """Opens what the window is asked to open; what is asked, read or saved just now comes first.

    Parameters
    ----------
    window : QWidget
        It is raised.
    open_path : callable
        Opens a plan, after the usual question about what is not saved.
    current : callable
        Returns the file of the plan in the window, or None; asked for again, it is only shown.
    """

    def __init__(
        self, window: QWidget, open_path: Callable[[Path], object], current: Callable[[], Path | None]
    ) -> None:
        super().__init__(window)
        self._window, self._open, self._current = window, open_path, current

    def take(self, message: object) -> None:
        """Do what another start of the program asks."""
        if not isinstance(message, Message):
            return
        if message.token:
            # Qt hands it to the compositor with the request to come to the front.
            os.environ[TOKEN] = message.token
        self._raise()
        # A window holds one plan: of several, the first, as on the command line.
        for path in message.plans[:1]:
            if not self._shows(path):
                self._open(path)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open what macOS asks to open: it starts no second process for that."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.take(Message((Path(event.file()).absolute(),)))
            return True
        return super().eventFilter(watched, event)

    def _shows(self, path: Path) -> bool:
        current = self._current()
        return current is not None and os.path.realpath(current) == os.path.realpath(path)

    def _raise(self) -> None:
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
