"""An edit in the whole window, with the real model and every panel that is open, against a frame of bare rectangles."""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from statistics import median
from threading import Event, Thread
from time import perf_counter

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from models.calibration.library import read_library
from models.plan import edits
from models.plan.entities import Population, Users
from planner.presenters.samples import read_sample
from planner.selftest import private_window
from planner.shell.main_window import MainWindow
from resources import folder
from tests.benchmarks.test_canvas import MACHINES, bare_view, frame, large_plan, ratio, report

ROUNDS = 31


@pytest.fixture
def window(qtbot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """The window with 10,000 machines, and people at every site."""
    people = tuple(
        Population(id=f"p{number}", name="All", site=f"s{number}", mailboxes=1000, users=Users(outlook=1000))
        for number in range(4)
    )
    window = private_window(tmp_path, read_library(folder()))
    window.session.replace(evolve(large_plan(MACHINES), populations=people), None)
    window.show()
    qtbot.waitExposed(window)
    window.canvas.camera.fit_all()
    yield window
    window.session.undo_stack.setClean()
    window.close()
    qapp.setStyleSheet("")


@pytest.mark.bench
def test_an_edit_in_the_window(window: MainWindow, qtbot, qapp: QApplication, capsys) -> None:
    session, bare = window.session, bare_view(MACHINES)
    qtbot.addWidget(bare)
    bare.show()
    bare.fitInView(bare.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)

    def edit() -> None:
        mailboxes = session.plan.populations[0].mailboxes + 1
        session.do(edits.set_values(session.plan, ("p0",), "mailboxes", mailboxes))
        qapp.processEvents()

    figures = ratio(edit, frame(bare))
    report(capsys, "an edit in the whole window, evaluated", *figures, 3)
    assert figures[2] > 0


@pytest.mark.bench
def test_the_window_answers_while_a_worker_computes(tmp_path: Path, qapp: QApplication, capsys) -> None:
    """Choosing a machine, with and without a worker that is busy in Python all the time."""
    window = private_window(tmp_path, read_library(folder()))
    window.session.replace(read_sample(folder(), "three-sites"), None)
    window.show()
    chosen = cycle(machine.id for machine in window.session.design.machines)

    def choose() -> float:
        begun = perf_counter()
        window.selection.set((next(chosen),))
        qapp.processEvents()
        return 1000 * (perf_counter() - begun)

    alone = median(choose() for _ in range(ROUNDS))
    done = Event()
    worker = Thread(target=lambda: [sum(range(1_000)) for _ in iter(done.is_set, True)])
    worker.start()
    beside = median(choose() for _ in range(ROUNDS))
    done.set()
    worker.join()
    report(capsys, "a machine chosen while a worker computes", beside, alone, beside / alone, 4)
    window.session.undo_stack.setClean()
    window.close()
    qapp.setStyleSheet("")
    assert beside > 0
