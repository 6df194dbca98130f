"""Work of several steps: one task at a time, in order, and never beneath a dialog that it does not belong to."""

import threading

import pytest
from PySide6.QtWidgets import QDialog

from planner.session.jobs import Jobs
from planner.session.tasks import Tasks
from tests.gui.tasks import all_done, done


@pytest.fixture
def jobs(qapp):
    jobs = Jobs()
    yield jobs
    jobs.finish()


@pytest.fixture
def tasks(jobs):
    tasks = Tasks(lambda: jobs.waited_for)
    yield tasks
    tasks.close()


@pytest.fixture
def told(tasks):
    told = []
    tasks.told.connect(told.append)
    return told


class Slow:
    """Steps that end when they are let go."""

    def __init__(self, jobs, name="slow", log=None):
        self.jobs, self.name, self.log = jobs, name, [] if log is None else log
        self.free = threading.Event()

    async def __call__(self):
        self.log.append(f"{self.name} begins")
        found = await self.jobs.answer(lambda: self.free.wait(20) and self.name)
        self.log.append(f"{self.name} ends")
        return found


def test_a_task_that_waits_for_nothing_is_done_at_once(tasks):
    async def steps():
        return "ready"

    task = tasks.start("Quick", steps)
    assert (task.done, task.result, tasks.running) == (True, "ready", None)


def test_the_interface_goes_on_until_the_answer_is_there(jobs, tasks):
    slow = Slow(jobs)
    task = tasks.start("Slow", slow)
    assert not task.done
    assert tasks.running is task
    slow.free.set()
    assert done(task) == "slow"
    assert tasks.running is None


def test_the_next_task_begins_after_the_one_that_runs(jobs, tasks, told):
    log = []
    first, second = Slow(jobs, "first", log), Slow(jobs, "second", log)
    tasks.start("Save a", first)
    later = tasks.start("Open b", second)
    assert told == ["“Open b” starts once “Save a” is finished."]
    assert tasks.start("Open b", second) is later, "what waits already is not asked for twice"
    second.free.set()
    assert log == ["first begins"]
    first.free.set()
    done(later)
    assert log == ["first begins", "first ends", "second begins", "second ends"]


def test_two_files_of_one_name_are_two_tasks(jobs, tasks):
    tasks.start("Save a", slow := Slow(jobs))
    assert tasks.start("Open b", slow, about="/x/b") is not tasks.start("Open b", slow, about="/y/b")
    slow.free.set()
    all_done(tasks)


def test_no_task_goes_on_beneath_a_dialog(qtbot, jobs, tasks, told):
    slow, above = Slow(jobs), QDialog()
    qtbot.addWidget(above)
    running = tasks.start("Open a", slow)
    above.open()
    slow.free.set()
    qtbot.wait(150)
    assert not running.done
    above.close()
    assert done(running) == "slow"
    above.open()
    later = tasks.start("Open b", slow)
    assert told == ["“Open b” starts once the open dialog is closed."]
    assert not later.done
    above.close()
    assert done(later) == "slow"


def test_the_dialog_of_a_task_may_stay_open(qtbot, jobs, tasks):
    slow, own = Slow(jobs), QDialog()
    qtbot.addWidget(own)
    own.open()
    task = tasks.start("Recover a", slow, own)
    slow.free.set()
    assert done(task) == "slow"
    own.close()


def test_what_a_worker_raises_is_raised_in_the_task(jobs, tasks):
    async def steps():
        try:
            await jobs.answer(lambda: 1 / 0)
        except ZeroDivisionError:
            return "caught"

    assert done(tasks.start("Break", steps)) == "caught"


def test_a_fault_in_a_task_does_not_hold_up_the_next(qtbot, jobs, tasks):
    async def broken():
        await jobs.answer(lambda: free.wait(20))
        raise ValueError("broken")

    async def sound():
        return "sound"

    free = threading.Event()
    with qtbot.captureExceptions() as faults:
        first = tasks.start("Break", broken)
        second = tasks.start("Go on", sound)
        free.set()
        done(first)
        assert done(second) == "sound"
    assert [fault[0] for fault in faults] == [ValueError]


def test_an_end_breaks_off_what_runs_and_begins_nothing(qtbot, jobs, tasks):
    log = []
    first, second = Slow(jobs, "first", log), Slow(jobs, "second", log)
    running = tasks.start("Save a", first)
    tasks.start("Open b", second)
    tasks.close()
    assert running.done
    first.free.set()
    qtbot.wait(50)
    assert log == ["first begins"]


def test_a_worker_may_end_long_after_its_task_was_cancelled(qtbot, jobs, tasks, told, caplog):
    free, heard, gone = threading.Event(), threading.Event(), threading.Event()
    answer = jobs.answer(lambda: free.wait(20))

    async def steps():
        await answer

    task = tasks.start("Export", steps, may_cancel=True)
    task.destroyed.connect(gone.set)
    answer.future.add_done_callback(lambda _future: heard.set())
    tasks.cancel()
    assert told == ["“Export” was cancelled."]
    qtbot.wait(50)
    free.set()
    qtbot.waitUntil(lambda: heard.is_set() and gone.is_set())
    assert caplog.records == []
