"""What draws charts is imported on the interface's own thread, in slices, and only once somebody asks for a chart."""

import subprocess
import sys

import pytest

from tests.systems import PATIENCE_S

LOADS_CHARTS = """
import sys, threading
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from planner.charts.loading import ChartImport

class Asked:
    def find_spec(self, name, *_places):
        if name.startswith("pyqtgraph"):
            on_main.append(threading.current_thread() is threading.main_thread())

on_main, ticks = [], []
app, timer = QApplication([]), QTimer()
sys.meta_path.insert(0, Asked())
timer.timeout.connect(lambda: ticks.append("pyqtgraph" in sys.modules))
timer.start(0)
charts = ChartImport(app)
charts.done.connect(app.quit)
assert not charts.is_done
charts.start()
{stop}
app.exec()
"""
DONE = "assert charts.is_done and len(on_main) > 100 and all(on_main), on_main\nassert ticks.count(False) > 3, ticks"
STOPPED = "assert not charts.is_done and not on_main"


@pytest.mark.parametrize(
    ("stop", "checked"),
    [("", DONE), ("charts.stop(); QTimer.singleShot(300, app.quit)", STOPPED)],
    ids=["to the end", "stopped"],
)
def test_charts_are_imported_between_events(stop: str, checked: str) -> None:
    """In a process of its own: this one has imported them already."""
    script = LOADS_CHARTS.format(stop=stop) + checked
    told = subprocess.run(
        [sys.executable, "-c", script], check=False, timeout=PATIENCE_S, capture_output=True, text=True
    )
    assert told.returncode == 0, told.stderr
