"""What draws charts is imported between the events of the interface, so that the first chart does not hold it up."""

import sys
import time
from collections.abc import Iterator
from importlib import import_module

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import QObject, QTimer, Signal

CANVAS, DRAWS, LIBRARY = "planner.charts.chart_widget", "ChartWidget", "pyqtgraph"
# Half a frame of work, then time for keys, clicks and paints.
SLICE_S, REST_MS = 0.008, 1


class ChartImport(QObject):
    """Imports what draws charts in slices on the interface's thread.

    No worker may do it: PySide makes a Python type when its name is first asked for, and on Python 3.11 it keeps types
    in a table without a lock that Qt reads while it paints. The library asks for all 700 types in one go, which takes
    longer than the import itself; here they are made before, in slices.

    Signal: ``done`` (charts can be drawn).
    """

    done = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps = _steps()
        self._timer = QTimer(self)
        self._timer.setInterval(REST_MS)
        self._timer.timeout.connect(self._do_slice)

    @property
    def is_done(self) -> bool:
        """Return whether charts can be drawn at once."""
        return hasattr(sys.modules.get(CANVAS), DRAWS)

    def start(self) -> None:
        """Begin, or go on after `stop`."""
        self._timer.start()

    def stop(self) -> None:
        """Import no more for now."""
        self._timer.stop()

    def _do_slice(self) -> None:
        end = time.monotonic() + SLICE_S
        for _step in self._steps:
            if time.monotonic() >= end:
                return
        self._timer.stop()
        self.done.emit()


def _steps() -> Iterator[None]:
    for module in (QtCore, QtGui, QtWidgets):
        for name in dir(module):
            getattr(module, name)
            yield
    for name in (LIBRARY, CANVAS):
        import_module(name)
        yield
