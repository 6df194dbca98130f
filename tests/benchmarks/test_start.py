"""How long until the window stands, and until a plan is drawn, against a bare window with docks and a view.

Both in processor time, in turns: what else runs on the machine tells less so.
"""

import os
import subprocess
import sys
from pathlib import Path
from statistics import median

import pytest

from models.planfile import save_plan
from planner.presenters.samples import read_sample
from resources import folder
from tests.end2end.test_first_frame import ROOT, moments

ROUNDS = 9
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


@pytest.mark.bench
def test_the_window_stands_and_a_plan_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = ROOT / "build" / "start.xplan"
    path.parent.mkdir(exist_ok=True)
    save_plan(read_sample(folder(), "three-sites"), path)
    times: dict[str, list[float]] = {name: [] for name in ("bare", "start page", "window of a plan", "plan drawn")}
    for _ in range(ROUNDS):
        times["bare"].append(bare_window())
        times["start page"].append(moments(tmp_path)[0].milliseconds)
        first, drawn = moments(tmp_path, str(path))
        times["window of a plan"].append(first.milliseconds)
        times["plan drawn"].append(drawn.milliseconds)
    goals = {"start page": 1.6, "window of a plan": 1.6, "plan drawn": 2.5}
    with capsys.disabled():
        print(f"\nStart, processor time, median of {ROUNDS} rounds; a bare window {median(times['bare']):.0f} ms")
        for name, goal in goals.items():
            ratios = [own / bare for own, bare in zip(times[name], times["bare"], strict=True)]
            print(f"  {name}: {median(times[name]):.0f} ms, ratio {median(ratios):.1f} (goal {goal})")
