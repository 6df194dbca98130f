"""How what a user waits for grows with a plan: opened from its bytes, evaluated, findings made, shown in the window.

The measure is the exponent of the growth within one run, so the figure means the same on any machine. Counted is the
time of the interface's thread: what workers add afterwards nobody waits for.
"""

from collections.abc import Iterator
from pathlib import Path
from time import thread_time

import numpy as np
import pytest
from PySide6.QtWidgets import QApplication

from models.calibration.library import read_library
from models.plan.checks import MOST
from models.plan.entities import Plan
from models.planfile import plan_from_bytes, plan_to_bytes
from planner.selftest import private_window
from planner.shell.main_window import MainWindow
from resources import folder
from tests.growing import GROWING

# Linear work and some sorting; memory that no longer fits the cache makes large plans dearer still.
GOAL, MOST_EXPONENT = 1.15, 1.3
ROUNDS, FRAMES = 3, 5
LARGEST = {
    "empty designs": MOST["designs"],
    "designs": MOST["designs"],
    "empty sites": MOST["sites"],
    "sites": MOST["sites"],
    "chained links": MOST["sites"] - 1,
    "chained people": MOST["sites"] - 1,
    "links": MOST["links"] - 400,
    "populations": 8_000,
    "populations at one site": 8_000,
    "machines": 8_000,
    "machines at one site": 8_000,
    "vms": 8_000,
    "vms on one host": 8_000,
}


@pytest.fixture
def window(qtbot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """The window with a small plan in it: its panels are made."""
    window = private_window(tmp_path, read_library(folder()))
    window.session.replace(GROWING["machines"](10), None)
    window.show()
    qtbot.waitExposed(window)
    shown(window, GROWING["machines"](20))
    yield window
    window.files.tasks.close()
    window.session.undo_stack.setClean()
    window.close()
    qapp.setStyleSheet("")


def shown(window: MainWindow, plan: Plan) -> None:
    """Wait until a plan is in the window, with all designs evaluated."""
    window.session.replace(plan, None)
    for design in plan.designs:
        assert window.session.own_evaluation_of(design.id).quick_findings is not None
    for _ in range(FRAMES):
        QApplication.processEvents()


def seconds(window: MainWindow, data: bytes) -> float:
    """Return the shortest of some times to open a file, the plan before it being small."""
    times = []
    for _ in range(ROUNDS):
        shown(window, GROWING["machines"](10))
        start = thread_time()
        shown(window, plan_from_bytes(data, "large.xplan"))
        times.append(thread_time() - start)
    return min(times)


@pytest.mark.bench
@pytest.mark.parametrize("name", GROWING)
def test_opening_grows_with_the_plan(name: str, window: MainWindow, capsys) -> None:
    sizes = [LARGEST[name] // part for part in (8, 4, 2, 1)]
    times = [seconds(window, plan_to_bytes(GROWING[name](size))) for size in sizes]
    exponent = float(np.polyfit(np.log(sizes), np.log(times), 1)[0])
    told = ", ".join(f"{size:,}: {time:.2f} s" for size, time in zip(sizes, times, strict=True))
    with capsys.disabled():
        print(f"\n{name:<24} exponent {exponent:.2f} (goal {GOAL}); {told}")
    assert exponent < MOST_EXPONENT
