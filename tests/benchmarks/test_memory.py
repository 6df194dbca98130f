"""What the window takes after some edits of a large plan."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.benchmarks.goals import Row, Table
from tests.end2end.test_first_frame import ROOT

STATUS = Path("/proc/self/status")
SCRIPT = """
import re, sys, tempfile
from itertools import cycle
from pathlib import Path
from PySide6.QtWidgets import QApplication
application = QApplication([])
from models.calibration.library import read_library
from planner.selftest import private_window
from resources import folder
from tests.benchmarks import test_window as benchmark
from tests.benchmarks.estates import estate
with tempfile.TemporaryDirectory() as private:
    window = private_window(Path(private), read_library(folder()))
    window.session.replace(estate(int(sys.argv[1])), None)
    window.show()
    benchmark.settle(1500)
    edit = benchmark.edited(window, cycle(benchmark.EDITS[name] for name in ("users", "vcpus")))
    for _ in range(10):
        edit()
        benchmark.settle(300)
    print(re.search(r"VmRSS:\\s+(\\d+) kB", Path("/proc/self/status").read_text("utf-8"))[1], flush=True)
    import os
    os._exit(0)
"""


@pytest.mark.bench
@pytest.mark.skipif(not STATUS.exists(), reason="memory is told by Linux only")
@pytest.mark.parametrize(("key", "machines"), [("memory-1k", 1_000), ("memory-10k", 10_000)])
def test_the_window_takes_little_memory(table: Table, key: str, machines: int) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), "QT_LOGGING_RULES": "*=false"}
    command = [sys.executable, "-c", SCRIPT, str(machines)]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=180, check=True)
    table.hold(Row(key, int(done.stdout) / 1024))
