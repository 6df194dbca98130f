"""What the window takes after some edits of a large plan."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.benchmarks.goals import Row, Table
from tests.end2end.test_first_frame import ROOT

STATUS = Path("/proc/self/status")
EDITS = 10
# Without pytest, which would count as the window's.
SCRIPT = """
import os, re, sys, tempfile
from pathlib import Path
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication
application = QApplication([])
from models.calibration.library import read_library
from models.plan.edits import set_values
from planner.selftest import private_window
from resources import folder
from tests.benchmarks.estates import estate

def settle(milliseconds):
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()

def end_of_work():
    quiet = 0
    while quiet < 4:
        settle(100)
        quiet = 0 if window.parts.plan_store.jobs._busy else quiet + 1

with tempfile.TemporaryDirectory() as private:
    window = private_window(Path(private), read_library(folder()))
    window.session.replace(estate(int(sys.argv[1])), None)
    window.show()
    settle(1500)
    for number in range(int(sys.argv[2])):
        chosen = ("u0-0", "users.owa", 100 + number) if number % 2 else ("v1", "vcpus", 3 + number % 4)
        window.session.do(set_values(window.session.plan, chosen[:1], *chosen[1:]))
        end_of_work()
    print(re.search(r"VmRSS:\\s+(\\d+) kB", Path("/proc/self/status").read_text("utf-8"))[1], flush=True)
    os._exit(0)
"""


@pytest.mark.bench
@pytest.mark.skipif(not STATUS.exists(), reason="memory is told by Linux only")
@pytest.mark.parametrize(("key", "machines"), [("memory-1k", 1_000), ("memory-10k", 10_000)])
def test_the_window_takes_little_memory(table: Table, key: str, machines: int) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), "QT_LOGGING_RULES": "*=false"}
    command = [sys.executable, "-c", SCRIPT, str(machines), str(EDITS)]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=180, check=True)
    table.hold(Row(key, int(done.stdout) / 1024))
