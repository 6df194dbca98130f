"""Jobs: beside the interface, in order, the newest result only, and every fault one sentence."""

import gc
import sys
import threading
from typing import ClassVar

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.errors import PlanError
from planner.session.garbage_collection import LOOKS_BEFORE_ALL, YOUNG, GuiThreadGarbageCollector
from planner.session.jobs import UNKNOWN, Jobs


@pytest.fixture
def jobs(qtbot: QtBot):
    made = Jobs()
    yield made
    made.finish()


def test_work_is_done_elsewhere_and_told_here(jobs: Jobs, qtbot: QtBot) -> None:
    seen = []
    jobs.start("a", threading.get_ident, lambda ident: seen.append((ident, threading.get_ident())))
    qtbot.waitUntil(lambda: bool(seen))
    worker, here = seen[0]
    assert here == threading.get_ident() != worker


def test_a_newer_job_takes_the_place_of_the_one_that_waits(jobs: Jobs, qtbot: QtBot) -> None:
    gate, done, told = threading.Event(), [], []

    def work(number: int) -> int:
        gate.wait(2)
        done.append(number)
        return number

    for number in range(4):
        jobs.start("a", lambda number=number: work(number), told.append)
    gate.set()
    qtbot.waitUntil(lambda: bool(told))
    assert done == [0, 3]
    assert told == [3]


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (PlanError("", "the plan is odd."), "the plan is odd."),
        (OSError(28, "No space left on device"), "No space left on device."),
        (ZeroDivisionError("inner detail"), UNKNOWN),
    ],
)
def test_a_crash_is_a_sentence_and_the_lane_goes_on(jobs: Jobs, qtbot: QtBot, error: Exception, sentence: str) -> None:
    told: list[object] = []

    def fail() -> None:
        raise error

    jobs.start("a", fail, failed=told.append)
    qtbot.waitUntil(lambda: told == [sentence])
    jobs.start("a", lambda: 5, told.append)
    qtbot.waitUntil(lambda: told == [sentence, 5])


def test_finish_waits_for_what_waits_and_takes_no_more(qtbot: QtBot) -> None:
    jobs, done = Jobs(), []
    gate = threading.Event()
    jobs.start("a", lambda: (gate.wait(2), done.append(1)))
    jobs.start("a", lambda: done.append(2))
    gate.set()
    jobs.finish()
    assert done == [1, 2]
    jobs.start("a", lambda: done.append(3))
    assert done == [1, 2]


def test_workers_hand_the_interpreter_over_at_once(qtbot: QtBot) -> None:
    # Windows of other tests in this process may still be open, which have changed it, too.
    found = sys.getswitchinterval()
    sys.setswitchinterval(0.005)
    before = sys.getswitchinterval()
    jobs = Jobs()
    assert sys.getswitchinterval() <= before / 10
    jobs.finish()
    assert sys.getswitchinterval() == before
    sys.setswitchinterval(found)


class Cycle:
    """Something like a widget: only the thread that made it may end it."""

    ended_by: ClassVar[list[int]] = []

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        self.ended_by.append(threading.get_ident())


def test_cycles_end_on_the_thread_of_the_interface(jobs: Jobs, qtbot: QtBot) -> None:
    Cycle.ended_by.clear()
    told = []
    # So many that Python would collect: 700 until 3.13, 2,000 since.
    many = gc.get_threshold()[0] + 300
    for _ in range(many):
        Cycle()
    # What a worker makes, as when it reads a plan, would have Python collect there and then.
    jobs.start("a", lambda: len([[number] for number in range(400_000)]), told.append)
    qtbot.waitUntil(lambda: bool(told))
    qtbot.waitUntil(lambda: len(Cycle.ended_by) == many)
    assert set(Cycle.ended_by) == {threading.get_ident()}


def test_cycles_that_outlived_a_look_end_too(qapp: QApplication) -> None:
    """Python counts such looks itself until 3.13; since then nothing would ever have ended these."""
    Cycle.ended_by.clear()
    kept = [Cycle() for _ in range(100)]
    collector = GuiThreadGarbageCollector()
    try:
        gc.collect(YOUNG)
        gc.collect(YOUNG)
        del kept
        for _ in range(LOOKS_BEFORE_ALL + 3):
            young = [[] for _ in range(gc.get_threshold()[0] + 300)]
            collector.tick()
            del young
        assert len(Cycle.ended_by) == 100
    finally:
        collector.stop()
