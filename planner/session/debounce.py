"""Work that waits for a pause between edits, or for somebody who asks for it."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

PAUSE_MS = 150


class Debounce(QObject):
    """Begins work once no edit has come for a moment; several wishes become one.

    Parameters
    ----------
    begin : callable
        Begins the work; it may go on beside the interface.
    """

    def __init__(self, begin: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self.waiting = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(begin)

    def wait(self) -> None:
        """Note that there is work, and wait for a pause, anew where it waits already."""
        self.waiting = True
        self._timer.start()

    def end(self) -> None:
        """Note that the work is done."""
        self.waiting = False
        self._timer.stop()
