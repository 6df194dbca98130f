"""What draws charts is imported on a worker, so that the first chart does not hold up the window for half a second."""

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.abc import MetaPathFinder
from types import ModuleType

from attrs import frozen
from PySide6 import QtCore, QtGui, QtWidgets

from planner.session.stillness import Stillness

CANVAS, DRAWS, LIBRARY = "planner.compare.plot_canvas", "PlotCanvas", "pyqtgraph"
Pause = Callable[[], None]


def load_charts(stillness: Stillness) -> None:
    """Import what draws charts; the interface stands still for it and goes on between two of its modules."""
    if hasattr(sys.modules.get(CANVAS), DRAWS):
        return
    with stillness.kept() as pause:
        for module in (QtCore, QtGui, QtWidgets):
            _make_types(module, pause)
        with _pausing(pause):
            import_module(CANVAS)


def _make_types(module: ModuleType, pause: Pause) -> None:
    """Ask for each name: PySide makes a type when it is first asked for, and the library asks for all in one go."""
    for name in dir(module):
        getattr(module, name)
        pause()


@contextmanager
def _pausing(pause: Pause) -> Iterator[None]:
    finder = _PausingFinder(pause, threading.get_ident())
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)


@frozen(eq=False)
class _PausingFinder(MetaPathFinder):
    """Finds nothing, but is asked before each module of the library; no other module is half imported then."""

    pause: Pause
    thread: int

    def find_spec(self, fullname: str, *_places: object) -> None:
        """Return nothing, after a pause."""
        if fullname.startswith(f"{LIBRARY}.") and threading.get_ident() == self.thread:
            self.pause()
