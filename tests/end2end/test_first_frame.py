"""What the program has loaded when its window stands for the first time, and that plan and numbers follow."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest

from models.planfile import save_plan
from planner.presenters.samples import read_sample
from resources import folder
from tests.systems import PATIENCE_S, folders_in

ROOT = Path(__file__).parents[2]
# What evaluates, draws charts, packs, prints and reads other formats; each costs more than the window itself.
LATE = (
    "highspy",
    "jinja2",
    "models.capacity.evaluate",
    "models.comparisons.designs",
    "models.consolidation",
    "models.importers",
    "numpy",
    "openpyxl",
    "planner.reports",
    "pyqtgraph",
    "python_calamine",
    "scipy",
    "xlsxwriter",
)
# Among them what the program does without.
NEVER = ("openpyxl", "scipy")
# Tells what is loaded, and the processor time so far, at the first frame and when the plan is drawn. The application is
# imported ahead of the command line, which would have told Python before that nothing it makes goes again.
SCRIPT = """
import gc, json, os, sys, time
gc.disable()
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from planner import command_line, startup

def tell(found):
    print(json.dumps([1000 * time.process_time(), sorted(sys.modules), found]), flush=True)

def leave(window):
    if window.files.tasks.running is not None:
        QTimer.singleShot(5, window, lambda: leave(window))
        return
    QApplication.processEvents()
    tell([window.stage.at_start, len(window.session.plan.sites), window.session.evaluation is not None])
    os._exit(0)

def first_frame(window, paths):
    tell([window.stage.at_start, len(window.session.plan.sites), window.session.evaluation is not None])
    begin(window, paths)
    QTimer.singleShot(0, window, lambda: leave(window))

startup.import_plainly()
from planner import application
begin, application._begin = application._begin, first_frame
command_line.main()
"""


class Moment(NamedTuple):
    """A moment of a start: processor time so far, what is loaded, what the window shows."""

    milliseconds: float
    modules: frozenset[str]
    at_start: bool
    sites: int
    has_numbers: bool


def moments(home: Path, *arguments: str) -> tuple[Moment, Moment]:
    """The first frame of the program, and when it has shown what it was started for."""
    own = {**folders_in(home), "PLANNER_NEW_WINDOW": "1", "PYTHONDONTWRITEBYTECODE": ""}
    environment = {**os.environ, **own, "QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "*=false"}
    command = [sys.executable, "-c", SCRIPT, *arguments]
    answer = subprocess.run(
        command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE_S, check=True
    )
    told = [json.loads(line) for line in answer.stdout.splitlines()]
    first, drawn = (Moment(milliseconds, frozenset(modules), *found) for milliseconds, modules, found in told)
    return first, drawn


def loaded_early(moment: Moment) -> list[str]:
    return [name for name in LATE if name in moment.modules]


def test_the_start_page_stands_before_anything_is_loaded_that_evaluates(tmp_path: Path) -> None:
    first, drawn = moments(tmp_path)

    assert loaded_early(first) == []
    assert first.at_start
    assert drawn.at_start
    assert drawn.has_numbers


def test_a_plan_is_read_after_the_first_frame(tmp_path: Path) -> None:
    plan = read_sample(folder(), "three-sites")
    path = ROOT / "build" / f"first-frame-{os.getpid()}.xplan"
    path.parent.mkdir(exist_ok=True)
    save_plan(plan, path)
    try:
        first, drawn = moments(tmp_path, str(path))
    finally:
        path.unlink()

    assert loaded_early(first) == []
    assert (first.at_start, first.sites) == (False, 0)
    assert (drawn.at_start, drawn.sites, drawn.has_numbers) == (False, len(plan.sites), True)
    assert "numpy" in drawn.modules


@pytest.mark.parametrize("name", [name for name in LATE if name not in NEVER])
def test_what_may_not_be_loaded_early_is_spelt_right(name: str) -> None:
    assert find_spec(name) is not None
