"""A plan of 100,000 machines in the window: opened, zoomed, edited, undone and saved; how long it ever stands still.

The longest stall of each action, in seconds, is printed as JSON.
"""

import json
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import monotonic

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from attrs import evolve
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from models.calibration.library import read_library
from models.plan import edits
from models.planfile import save_plan
from planner.selftest import private_window
from planner.shell.main_window import MainWindow
from resources import folder
from tests.benchmarks.estates import VM, estate
from tests.systems import PATIENCE_S

MACHINES = 100_000
TICK_MS, REST_MS = 5, 4_000


class Stalls:
    """The longest time between two ticks while something is done, and for a while after it."""

    def __init__(self) -> None:
        self.longest: dict[str, float] = {}
        self._gaps: list[float] = []
        self._last = monotonic()
        self._timer = QTimer()
        self._timer.timeout.connect(self._tick)
        self._timer.start(TICK_MS)

    def of(self, name: str, work: Callable[[], object], until: Callable[[], bool] = lambda: True) -> None:
        """Do something, wait until it is done, and for what follows it."""
        self._gaps, self._last = [], monotonic()
        work()
        end = monotonic() + PATIENCE_S
        while not until() and monotonic() < end:
            rest(TICK_MS)
        rest(REST_MS)
        self.longest[name] = round(max(self._gaps), 3)

    def _tick(self) -> None:
        now = monotonic()
        self._gaps.append(now - self._last)
        self._last = now


def rest(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def tried(window: MainWindow, path: Path) -> dict[str, float]:
    stalls, session, camera = Stalls(), window.session, window.canvas.camera
    rest(REST_MS)
    stalls.of("open", lambda: window.files.open_path(path), lambda: bool(session.plan.sites))
    stalls.of("zoom in", lambda: camera.zoom_to(1.0))
    stalls.of("fit", camera.fit_all)
    stalls.of("select", lambda: window.selection.set(("v1",)))
    stalls.of("users", lambda: session.do(edits.set_values(session.plan, ("u0-0",), "users.owa", 61)))
    stalls.of("vcpus", lambda: session.do(edits.set_values(session.plan, ("v1",), "vcpus", 4)))
    stalls.of("add", lambda: session.do(edits.add_machine(session.plan, "d", "h0", evolve(VM, name="NEW"))))
    stalls.of("delete", lambda: session.do(edits.remove(session.plan, ("v2",))))
    stalls.of("undo", session.undo_stack.undo)
    stalls.of("save", window.files.save, session.undo_stack.isClean)
    return stalls.longest


def main() -> int:
    application = QApplication.instance() or QApplication(sys.argv)
    machines = int(sys.argv[1]) if len(sys.argv) > 1 else MACHINES
    with tempfile.TemporaryDirectory(prefix="planner-large-") as name:
        path = Path(name) / "large.xplan"
        save_plan(estate(machines), path)
        window = private_window(Path(name), read_library(folder()))
        window.resize(1440, 900)
        window.show()
        print(json.dumps(tried(window, path)))
        window.files.tasks.close()
        window.session.undo_stack.setClean()
        window.close()
    application.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
