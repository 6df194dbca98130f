"""Work beside the interface: one small pool of threads, results back on the interface's own."""

import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any, TypeVar

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, Qt, Signal

from models.errors import PlannerError

LOGGER = logging.getLogger(__name__)
# One for what somebody waits for, while a slow share holds up snapshots and sweeping.
MOST_THREADS = 3
Result = TypeVar("Result")
UNKNOWN = "Something went wrong in the background; the plan in the window is as it was. The details are in the log."


@frozen(eq=False)
class _Job:
    lane: str
    number: int
    work: Callable[[], Any]
    then: Callable[[Any], None]
    failed: Callable[[str], None]


@frozen(eq=False)
class _Outcome:
    job: _Job
    result: Any = None
    fault: str = ""


class Jobs(QObject):
    """Runs functions on worker threads, those of one lane one after the other.

    A lane holds at most one job that runs and one that waits; a newer one takes the place of the one that waits.
    The result of a job that is not the newest of its lane is dropped. Whatever a job raises is one sentence.
    """

    _finished = Signal(object)
    _answered = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(MOST_THREADS, thread_name_prefix="planner")
        self._guard = threading.Lock()
        self._numbers = count(1)
        self._busy: set[str] = set()
        self._waiting: dict[str, _Job] = {}
        self._newest: dict[str, int] = {}
        self._open = True
        # A bound method of an object of the interface's thread: Qt brings the outcome over there.
        self._finished.connect(self._deliver)

    def start(
        self,
        lane: str,
        work: Callable[[], Any],
        then: Callable[[Any], None] = lambda _result: None,
        failed: Callable[[str], None] = lambda _sentence: None,
    ) -> None:
        """Run `work` on a worker thread, and `then` with its result, or `failed` with a sentence, on this one."""
        job = _Job(lane, next(self._numbers), work, then, failed)
        with self._guard:
            if not self._open:
                return
            self._newest[lane] = job.number
            if lane in self._busy:
                self._waiting[lane] = job
                return
            self._busy.add(lane)
        self._pool.submit(self._run, job)

    def result_of(self, work: Callable[[], Result]) -> Result:
        """Return what `work` returns on a worker thread; whatever it raises is raised here.

        Meanwhile the window paints, timers run and results come in; keys and clicks wait until it is done, so that
        nothing can be edited, closed or saved in the middle of it.
        """
        if not self._open or QCoreApplication.instance() is None:
            return work()
        loop = QEventLoop()
        self._answered.connect(loop.quit, Qt.ConnectionType.QueuedConnection)
        future = self._pool.submit(work)
        future.add_done_callback(lambda _future: self._answered.emit())
        # The answer may be that of another one that is waited for.
        while not future.done():
            loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        self._answered.disconnect(loop.quit)
        return future.result()

    def finish(self) -> None:
        """Wait for what runs and waits, and take no more."""
        with self._guard:
            self._open = False
        self._pool.shutdown(wait=True)

    def _run(self, job: _Job) -> None:
        following: _Job | None = job
        while following is not None:
            self._finished.emit(_outcome(following))
            with self._guard:
                following = self._waiting.pop(job.lane, None)
                if following is None:
                    self._busy.discard(job.lane)

    def _deliver(self, outcome: _Outcome) -> None:
        job = outcome.job
        if self._newest.get(job.lane) != job.number:
            return
        if outcome.fault:
            job.failed(outcome.fault)
        else:
            job.then(outcome.result)


def _outcome(job: _Job) -> _Outcome:
    try:
        return _Outcome(job, job.work())
    except PlannerError as error:
        return _Outcome(job, fault=str(error))
    except OSError as error:
        return _Outcome(job, fault=f"{error.strerror or error}.")
    except Exception:
        LOGGER.exception("A job in the background failed: %s", job.lane)
        return _Outcome(job, fault=UNKNOWN)
