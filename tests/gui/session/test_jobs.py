"""Long work beside the interface: how far it is, cancelled, taken over by newer work, broken."""

import threading
import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from planner.session.jobs import TELL_SECONDS, UNKNOWN, CancelledError, Jobs, Watch
from tests.systems import PATIENCE_S


@pytest.fixture
def jobs(qapp):
    jobs = Jobs()
    yield jobs
    jobs.finish()


class Heard:
    def __init__(self):
        self.results, self.faults, self.progress = [], [], []

    def start(self, jobs, work, lane="sweep"):
        jobs.start_long(lane, work, self.results.append, self.faults.append, self.progress.append)


def slow(watch):
    """Work that goes on until it is told to end."""
    for step in range(1, 10_000):
        threading.Event().wait(0.01)
        watch(step / 10_000)
    return "all"


def test_long_work_says_how_far_it_is_and_how_long_it_takes(qtbot, jobs):
    heard = Heard()
    heard.start(jobs, slow)
    qtbot.waitUntil(lambda: len(heard.progress) > 1)
    last = heard.progress[-1]
    assert 0.0 < last.done < 1.0
    assert last.seconds_left > 1.0
    jobs.cancel("sweep")


def test_cancelled_work_ends_and_says_nothing(qtbot, jobs):
    heard, ended = Heard(), []

    def work(watch):
        try:
            slow(watch)
        except CancelledError:
            ended.append(True)
            raise

    heard.start(jobs, work)
    qtbot.waitUntil(lambda: bool(heard.progress))
    jobs.cancel("sweep")
    told = len(heard.progress)
    qtbot.waitUntil(lambda: bool(ended))
    qtbot.wait(20)
    assert not heard.results
    assert not heard.faults
    assert len(heard.progress) == told


def test_newer_work_ends_older_work_of_its_lane(qtbot, jobs):
    old, new = Heard(), Heard()
    old.start(jobs, slow)
    new.start(jobs, lambda _watch: "newer")
    qtbot.waitUntil(lambda: new.results == ["newer"])
    assert not old.results


def test_what_breaks_in_long_work_is_a_sentence(qtbot, jobs, caplog):
    heard = Heard()
    heard.start(jobs, lambda _watch: 1 / 0)
    qtbot.waitUntil(lambda: heard.faults == [UNKNOWN])
    assert "sweep" in caplog.text


def test_time_left_follows_from_the_time_spent():
    now, told = [0.0], []
    watch = Watch(told.append, clock=lambda: now[0])
    watch(0.1)
    assert not told
    now[0] = 10 * TELL_SECONDS
    watch(0.25)
    assert (told[0].done, told[0].seconds_left) == (0.25, pytest.approx(30 * TELL_SECONDS))


def test_the_pointer_tells_of_what_takes_a_moment(qtbot, jobs):
    looks = []

    def work():
        deadline = time.monotonic() + PATIENCE_S
        while QGuiApplication.overrideCursor() is None and time.monotonic() < deadline:
            time.sleep(0.01)
        looks.append(QGuiApplication.overrideCursor().shape())
        return "done"

    assert jobs.result_of(lambda: "at once") == "at once"
    assert QGuiApplication.overrideCursor() is None
    assert jobs.result_of(work) == "done"
    assert looks == [Qt.CursorShape.WaitCursor]
    assert QGuiApplication.overrideCursor() is None
