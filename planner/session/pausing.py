"""Work that waits for a pause between edits."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

PAUSE_MS = 150


class Pause(QObject):
    """Does work once no edit has come for a moment; several wishes become one.

    Parameters
    ----------
    work : callable
        What is done.
    """

    def __init__(self, work: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self.end)

    def begin(self) -> None:
        """Wait, anew where it waits already."""
        self._timer.start()

    def end(self) -> None:
        """Do the work now."""
        self._timer.stop()
        self._work()

    def catch_up(self) -> None:
        """Do the work now if it waits, because somebody looks."""
        if self._timer.isActive():
            self.end()
