"""Python's collection of cycles, kept on the interface's thread."""

import gc
import time

from PySide6.QtCore import QObject, QTimer

LOOK_MS = 1_000
# Looking through everything that is alive takes at most this part of the time.
MOST_SHARE = 0.01
YOUNG, ALL = 1, 2


class GuiThreadGarbageCollector(QObject):
    """Collects on the thread that made it, and nowhere else, until it is stopped.

    Left alone, Python collects in whatever thread makes one object too many. A worker would then destroy widgets and
    canvas items under the hands of Qt, which ends the program.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._next_full = 0.0
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
        if gc.get_count()[ALL] <= gc.get_threshold()[ALL] or begun < self._next_full:
            gc.collect(YOUNG)
            return
        gc.collect(ALL)
        # What outlived that is the plan that is shown, and its cards: to look through all of it again stops the window.
        gc.freeze()
        ended = time.monotonic()
        self._next_full = ended + (ended - begun) / MOST_SHARE

    def begin_anew(self) -> None:
        """Look through everything again: another plan is shown, and the former one is to go."""
        gc.unfreeze()
        self._next_full = 0.0

    def stop(self) -> None:
        """Let Python collect by itself again, where it did."""
        self._timer.stop()
        gc.unfreeze()
        if self._by_itself:
            gc.enable()
