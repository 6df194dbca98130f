"""The interface stands still, a moment at a time, for what a worker does that may not run beside it."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QThread, QTimer, Signal

# When to let the interface go on, at the next place where it may, and the time that it then has for itself.
MOMENT_S, OWN_TIME_MS = 0.012, 1
# Whoever has no time for so long waits for this worker, or is gone.
PATIENCE_S = 10.0


class Stillness(QObject):
    """Holds the interface's thread for a worker, in moments between which keys, clicks and paints go on.

    Types of Qt are made in it: on Python 3.11 PySide keeps what it knows of them in one table without a lock, and Qt
    reads it while it paints. A type that another thread makes at that time ends the program.
    """

    _asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._one = threading.Lock()
        self._still, self._done = threading.Semaphore(0), threading.Semaphore(0)
        self._over = False
        self._since = 0.0
        # A call alone would not do: all calls that stand in line come before the next key or click.
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(OWN_TIME_MS)
        self._rest.timeout.connect(self._hold)
        self._asked.connect(self._rest.start)

    @contextmanager
    def kept(self) -> Iterator[Callable[[], None]]:
        """Return a context in which the interface stands still; what it gives lets it go on where it has stood long."""
        if QThread.currentThread() is self.thread():
            yield lambda: None
            return
        with self._one:
            self._begin()
            try:
                yield self._pause
            finally:
                self._done.release()

    def give_up(self) -> None:
        """Hold the interface no more: it waits for its workers itself."""
        self._over = True
        self._still.release()

    def _begin(self) -> None:
        if not self._over:
            self._asked.emit()
            self._over = not self._still.acquire(timeout=PATIENCE_S) or self._over
        self._since = time.monotonic()

    def _pause(self) -> None:
        if time.monotonic() - self._since >= MOMENT_S:
            self._done.release()
            self._begin()

    def _hold(self) -> None:
        if not self._over:
            self._still.release()
            self._done.acquire()
