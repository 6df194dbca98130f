"""How long until the window stands, and until a plan is drawn, against a bare window with docks and a view.

All in processor time, in turns: what else runs on the machine tells less so.
"""

import os
import subprocess
import sys
from statistics import median

import pytest

from models.planfile import save_plan
from planner.presenters.samples import read_sample
from resources import folder
from tests.benchmarks.estates import estate
from tests.benchmarks.goals import Row, Table
from tests.end2end.test_first_frame import ROOT, moments

ROUNDS = 7
BARE = """
import os, resource
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDockWidget, QGraphicsScene, QGraphicsView, QMainWindow, QWidget

class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, leave)

def leave():
    used = resource.getrusage(resource.RUSAGE_SELF)
    print(1000 * (used.ru_utime + used.ru_stime), flush=True)
    os._exit(0)

application = QApplication([])
window = Window()
window.setCentralWidget(QGraphicsView(QGraphicsScene(window)))
for area in (Qt.LeftDockWidgetArea, Qt.RightDockWidgetArea, Qt.BottomDockWidgetArea):
    dock = QDockWidget("Dock")
    dock.setWidget(QWidget())
    window.addDockWidget(area, dock)
window.resize(1440, 900)
window.show()
application.exec()
"""


def bare_window() -> float:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "*=false"}
    command = [sys.executable, "-c", BARE]
    answer = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    return float(answer.stdout)


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Row]:
    """All starts, in turns with the bare window."""
    home = tmp_path_factory.mktemp("start")
    (ROOT / "build").mkdir(exist_ok=True)
    paths = {"plan": ROOT / "build" / "start.xplan", "1k": ROOT / "build" / "start-1k.xplan"}
    save_plan(read_sample(folder(), "three-sites"), paths["plan"])
    save_plan(estate(1_000), paths["1k"])
    times: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        first, drawn = moments(home, str(paths["plan"]))
        found = {
            "bare": bare_window(),
            "start-page": moments(home)[0].milliseconds,
            "start-plan-first": first.milliseconds,
            "start-plan-drawn": drawn.milliseconds,
            "start-1k-drawn": moments(home, str(paths["1k"]))[1].milliseconds,
        }
        for key, time in found.items():
            times.setdefault(key, []).append(time)
    bare = times.pop("bare")
    return {
        key: Row(key, median(own), median(bare), median(a / b for a, b in zip(own, bare, strict=True)))
        for key, own in times.items()
    }


@pytest.mark.bench
@pytest.mark.parametrize("key", ["start-page", "start-plan-first", "start-plan-drawn", "start-1k-drawn"])
def test_the_window_stands(rows: dict[str, Row], table: Table, key: str) -> None:
    table.hold(rows[key])
