"""Python's collection of cycles, kept on the interface's thread."""

import gc
import sys
import time

from PySide6.QtCore import QObject, QTimer

LOOK_MS = 1_000
# Looking through everything that is alive takes at most this part of the time.
MOST_SHARE = 0.01
# So long after an edit users no longer look for what it does.
QUIET_S = 5.0
# Until another plan stands on the screen.
PAINTED_MS = 50
# Since Python 3.14 a collection of the middle ages takes some steps of a long one and may end nothing at all.
YOUNG, ALL = 0 if sys.version_info >= (3, 14) else 1, 2
# Looks at what is young before everything is looked through: Python's own number, which it has no more since 3.14.
LOOKS_BEFORE_ALL = 10


class GuiThreadGarbageCollector(QObject):
    """Collects on the thread that made it, and nowhere else, until it is stopped.

    Left alone, Python collects in whatever thread makes one object too many. A worker would then destroy widgets and
    canvas items under the hands of Qt, which ends the program.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._next_full = self._quiet_from = 0.0
        self._looks = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.tick)
        self._timer.start(LOOK_MS)
        self._by_itself = gc.isenabled()
        gc.disable()

    def tick(self) -> None:
        """Collect where Python would have by now; everything only now and then."""
        if gc.get_count()[0] <= gc.get_threshold()[0]:
            return
        begun = time.monotonic()
        if self._looks <= LOOKS_BEFORE_ALL or begun < max(self._next_full, self._quiet_from):
            self._looks += 1
            gc.collect(YOUNG)
            return
        self._looks = 0
        gc.collect(ALL)
        # What outlived that is the plan that is shown, and its cards: to look through all of it again stops the window.
        gc.freeze()
        ended = time.monotonic()
        self._next_full = ended + (ended - begun) / MOST_SHARE

    def begin_anew(self, left: bool) -> None:
        """Set aside the plan that is shown now, once it is painted.

        Parameters
        ----------
        left : bool
            Whether it took the place of another one, which is to go: everything is then looked through once more.
        """
        QTimer.singleShot(PAINTED_MS, self, self._look_through if left else gc.freeze)

    def put_off(self) -> None:
        """Look through everything only once nothing is edited for a while: it would be felt."""
        self._quiet_from = time.monotonic() + QUIET_S

    def _look_through(self) -> None:
        gc.unfreeze()
        gc.collect(ALL)
        gc.freeze()

    def stop(self) -> None:
        """Let Python collect by itself again, where it did."""
        self._timer.stop()
        gc.unfreeze()
        if self._by_itself:
            gc.enable()
