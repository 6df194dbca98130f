"""Work that comes after the frame: gauges show an edit first, what explains them a moment later."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

# Two frames of a slow screen; nobody sees the difference.
LATER_MS = 34


class AfterFrame(QObject):
    """Does work once, a moment after it was asked for; however often it is asked for until then.

    The moment begins when Qt is back at its events: an edit that takes longer than it would else be followed by this
    work before it is painted.

    Parameters
    ----------
    work : callable
        What is done.
    parent : QObject
        With it, what was asked for is forgotten.
    turn : int
        What has another turn is done in another frame, so that no frame takes long.
    """

    def __init__(self, work: Callable[[], None], parent: QObject, turn: int = 1) -> None:
        super().__init__(parent)
        self._work = work
        self._begin, self._timer = QTimer(self), QTimer(self)
        for timer in (self._begin, self._timer):
            timer.setSingleShot(True)
        self._timer.setInterval(turn * LATER_MS)
        self._begin.timeout.connect(self._timer.start)
        self._timer.timeout.connect(work)

    def ask(self) -> None:
        """Ask for the work; it is not put off by being asked for again."""
        if not (self._begin.isActive() or self._timer.isActive()):
            self._begin.start()

    def do_now(self) -> None:
        """Do the work at once, and not again later."""
        self._begin.stop()
        self._timer.stop()
        self._work()
