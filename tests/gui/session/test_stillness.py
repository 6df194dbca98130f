"""The interface stands still for a worker, in moments, and never for ever."""

import subprocess
import sys
import time

import pytest
from planner.session.stillness import MOMENT_S, Stillness
from PySide6.QtCore import QTimer

from planner.session.jobs import Jobs

LONG_S = 4 * MOMENT_S
STEPS = 5
LOADS_CHARTS = """
import sys, threading, traceback
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from planner.charts.loading import load_charts
from planner.session.jobs import Jobs

class Asked:
    def find_spec(self, name, *_places):
        if name.startswith("pyqtgraph"):
            held = traceback.extract_stack(sys._current_frames()[threading.main_thread().ident])
            standing.append("_hold" in [frame.name for frame in held])

standing, ticks = [], []
app, jobs, timer = QApplication([]), Jobs(), QTimer()
sys.meta_path.insert(0, Asked())
timer.timeout.connect(lambda: ticks.append("pyqtgraph" in sys.modules))
timer.start(1)
jobs.start("charts", lambda: load_charts(jobs.stillness), lambda _nothing: app.quit(), print)
app.exec()
jobs.finish()
assert sys.modules["planner.charts.chart_widget"].ChartWidget
assert len(standing) > 100 and all(standing), standing
assert sum(ticks) > 5, ticks
"""


@pytest.fixture
def jobs(qtbot):
    one = Jobs()
    yield one
    one.finish()


@pytest.fixture
def ticks(qtbot):
    """When the interface had time."""
    seen = []
    timer = QTimer()
    timer.timeout.connect(lambda: seen.append(time.monotonic()))
    timer.start(1)
    yield seen
    timer.stop()


def during(stillness, spans, *, pausing):
    with stillness.kept() as pause:
        for _ in range(STEPS):
            begun = time.monotonic()
            time.sleep(LONG_S)
            spans.append((begun, time.monotonic()))
            if pausing:
                pause()


@pytest.mark.parametrize("pausing", [True, False], ids=["with pauses", "without"])
def test_the_interface_stands_still_and_goes_on_in_the_pauses(qtbot, jobs, ticks, pausing):
    spans, done = [], []
    jobs.start("long", lambda: during(jobs.stillness, spans, pausing=pausing), done.append)
    qtbot.waitUntil(lambda: bool(done) and ticks[-1] > spans[-1][1])
    assert not [tick for tick in ticks for begun, ended in spans if begun < tick < ended]
    between = [tick for tick in ticks if spans[0][1] <= tick <= spans[-1][0]]
    assert (len(between) >= STEPS - 1) == pausing


def test_after_a_fault_the_interface_goes_on(qtbot, jobs, ticks):
    faults = []

    def broken():
        with jobs.stillness.kept():
            raise OSError(2, "No such file")

    jobs.start("broken", broken, failed=faults.append)
    qtbot.waitUntil(lambda: bool(faults))
    before = len(ticks)
    qtbot.waitUntil(lambda: len(ticks) > before)
    assert faults == ["No such file."]


def test_the_last_wait_for_workers_is_stillness_enough(qtbot):
    jobs, spans = Jobs(), []
    jobs.start("long", lambda: during(jobs.stillness, spans, pausing=True))
    jobs.finish()
    assert len(spans) == STEPS


def test_a_worker_does_not_wait_for_ever(qtbot, monkeypatch):
    """As when whoever is to stand still waits for it, or is gone."""
    monkeypatch.setattr("planner.session.stillness.PATIENCE_S", 0.05)
    jobs, spans = Jobs(), []
    jobs.start("long", lambda: during(jobs.stillness, spans, pausing=True))
    begun = time.monotonic()
    while len(spans) < STEPS and time.monotonic() < begun + 20:
        time.sleep(0.01)
    assert len(spans) == STEPS
    jobs.finish()


def test_on_the_interfaces_own_thread_nothing_waits(qtbot):
    with Stillness().kept() as pause:
        pause()


def test_charts_are_imported_while_the_interface_stands_still():
    """Beside this process, which has imported them already."""
    told = subprocess.run(
        [sys.executable, "-c", LOADS_CHARTS], check=False, timeout=120, capture_output=True, text=True
    )
    assert told.returncode == 0, told.stderr
