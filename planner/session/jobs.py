"""Work beside the interface: one small pool of threads, results back on the interface's own."""

import logging
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from itertools import count
from typing import Any, TypeVar

from attrs import frozen
from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from models.errors import PlannerError
from models.words import tr_noop, translate
from planner.session.garbage_collection import GuiThreadGarbageCollector
from planner.session.log import JOBS
from planner.session.tasks import Answer

# One for what somebody waits for, while a slow share holds up snapshots and sweeping.
MOST_THREADS = 3
Result = TypeVar("Result")
TELL_SECONDS = 0.1
LONGEST_END_S = 5.0
# Qt asks for the interpreter hundreds of times a frame; each time it would wait 5 ms for a worker that computes.
SWITCH_S = 0.000_05
MOMENT_MS = 200
LONG_JOB_S = 0.1
UNKNOWN = tr_noop(
    "Something went wrong in the background; the plan in the window is unchanged. See the log for details."
)


@frozen
class Progress:
    """How far a job is: the part that is done, and the seconds that are left, or None as long as nobody can tell."""

    done: float
    seconds_left: float | None


class CancelledError(Exception):
    """Raised inside a job that nobody wants any more."""


class Watch:
    """What long work calls with the part that is done; it raises `CancelledError` where the work is to end."""

    def __init__(self, tell: Callable[[Progress], None], clock: Callable[[], float] = time.monotonic) -> None:
        self._tell, self._clock = tell, clock
        self._start = self._told = clock()
        self._stopped = threading.Event()

    def __call__(self, done: float) -> None:
        """Tell how far the work is, some times a second."""
        self.check()
        now = self._clock()
        if now - self._told >= TELL_SECONDS:
            self._told = now
            spent = now - self._start
            self._tell(Progress(done, spent * (1.0 - done) / done if done > 0.0 else None))

    def check(self) -> None:
        """Raise `CancelledError` where the work is to end."""
        if self._stopped.is_set():
            raise CancelledError

    def stop(self) -> None:
        """End the work at its next word."""
        self._stopped.set()


@frozen(eq=False)
class _Job:
    lane: str
    number: int
    work: Callable[[], Any]
    then: Callable[[Any], None]
    failed: Callable[[str], None]
    watch: Watch | None = None

    @property
    def kind(self) -> str:
        """Return what the job does: a lane may name a file, too, behind a colon."""
        return self.lane.partition(":")[0]


@frozen(eq=False)
class _Outcome:
    job: _Job
    result: Any = None
    fault: str = ""
    cancelled: bool = False


class Jobs(QObject):
    """Runs functions on worker threads, those of one lane one after the other.

    A lane holds at most one job that runs and one that waits; a newer one takes the place of the one that waits.
    The result of a job that is not the newest of its lane is dropped. Whatever a job raises is one sentence.
    Long work says how far it is, and ends when it is cancelled or a newer job takes its lane.

    Signal: ``advanced`` (the part of the long work that spoke last, or None when none goes on any more).
    """

    advanced = Signal(object)
    _finished = Signal(object)
    _progressed = Signal(object)
    _answered = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(MOST_THREADS, thread_name_prefix="planner")
        self._guard = threading.Lock()
        self._numbers = count(1)
        self._busy: set[str] = set()
        self._running: set[Future[None]] = set()
        self._waiting: dict[str, _Job] = {}
        self._newest: dict[str, int] = {}
        self._watches: dict[str, Watch] = {}
        self._answering: list[Watch] = []
        self._open = True
        self._waited_for = 0
        self.collector = GuiThreadGarbageCollector(self)
        self._switched_before = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH_S)
        # A bound method of an object of the interface's thread: Qt brings the outcome over there.
        self._finished.connect(self._deliver)
        self._progressed.connect(self._tell)

    def start(
        self,
        lane: str,
        work: Callable[[], Any],
        then: Callable[[Any], None] = lambda _result: None,
        failed: Callable[[str], None] = lambda _sentence: None,
    ) -> None:
        """Run `work` on a worker thread, and `then` with its result, or `failed` with a sentence, on this one."""
        self._submit(_Job(lane, next(self._numbers), work, then, failed))

    def start_long(
        self,
        lane: str,
        work: Callable[[Watch], Any],
        then: Callable[[Any], None],
        failed: Callable[[str], None],
        told: Callable[[Progress], None],
    ) -> None:
        """Run `work` as `start` does, with a watch that it calls with the part that is done; `told` hears of it."""
        number = next(self._numbers)
        watch = Watch(lambda progress: self._progressed.emit((lane, number, told, progress)))
        self._submit(_Job(lane, number, partial(work, watch), then, failed, watch))

    def cancel(self, lane: str) -> None:
        """Drop what runs and waits in a lane: as when the plan has changed that it was about."""
        with self._guard:
            self._newest[lane] = next(self._numbers)
            self._waiting.pop(lane, None)
            self._stop(lane)

    def is_busy(self, lane: str) -> bool:
        """Return whether a job of a lane runs."""
        with self._guard:
            return lane in self._busy

    def finish(self) -> None:
        """Wait for the jobs that run and wait, and take no more; long work is ended.

        What hangs, as on a share that does not answer, is not waited for, and neither is an answer that no task awaits.
        """
        with self._guard:
            self._open = False
            for lane in list(self._watches):
                self._stop(lane)
            for watch in list(self._answering):
                watch.stop()
        self._pool.shutdown(wait=False)
        wait(self._running, LONGEST_END_S)
        self.collector.stop()
        sys.setswitchinterval(self._switched_before)

    def _submit(self, job: _Job) -> None:
        with self._guard:
            if not self._open:
                return
            self._newest[job.lane] = job.number
            self._stop(job.lane)
            if job.watch is not None:
                self._watches[job.lane] = job.watch
            if job.lane in self._busy:
                self._waiting[job.lane] = job
                return
            self._busy.add(job.lane)
        self._running = {future for future in self._running if not future.done()}
        self._running.add(self._pool.submit(self._run, job))

    def answer(self, work: Callable[[], Result]) -> Answer[Result]:
        """Return what `work` will return on a worker thread, to be awaited in a task."""
        if self._open:
            return Answer(self._pool.submit(work))
        future: Future[Result] = Future()
        try:
            future.set_result(work())
        except Exception as error:
            future.set_exception(error)
        return Answer(future)

    def long_answer(self, work: Callable[[Watch], Result], told: Callable[[Progress], None]) -> Answer[Result]:
        """Return what `work` will return, which calls a watch with the part that is done; `told` hears of it."""
        watch = Watch(lambda progress: self._progressed.emit(("", 0, told, progress)))
        self._answering.append(watch)
        answer = self.answer(lambda: work(watch))
        answer.future.add_done_callback(lambda _future: self._let_go(watch))
        return Answer(answer.future, watch.stop)

    def result_of(self, work: Callable[[], Result]) -> Result:
        """Return what `work` returns on a worker thread; whatever it raises is raised here.

        Meanwhile the window paints, timers run and results come in; keys and clicks wait until it is done, so that
        nothing can be edited, closed or saved in the middle of it.
        """
        if not self._open or not isinstance(QGuiApplication.instance(), QGuiApplication):
            return work()
        loop = QEventLoop()
        self._answered.connect(loop.quit, Qt.ConnectionType.QueuedConnection)
        future = self._pool.submit(work)
        future.add_done_callback(lambda _future: self._answered.emit())
        self._waited_for += 1
        try:
            with _pointer_tells():
                # The answer may be that of another one that is waited for.
                while not future.done():
                    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        finally:
            self._waited_for -= 1
            self._answered.disconnect(loop.quit)
        return future.result()

    @property
    def waited_for(self) -> bool:
        """Return whether the interface waits for an answer: nothing may take the plan from under it then."""
        return self._waited_for > 0

    def _stop(self, lane: str) -> None:
        watch = self._watches.pop(lane, None)
        if watch is not None:
            watch.stop()

    def _let_go(self, watch: Watch, lane: str | None = None) -> None:
        """Forget a watch whose work has ended, and say so where it was the last one."""
        with self._guard:
            if lane is None:
                self._answering.remove(watch)
            elif self._watches.get(lane) is watch:
                del self._watches[lane]
            is_last = not self._watches and not self._answering
        if is_last:
            self.advanced.emit(None)

    def _tell(self, word: tuple[str, int, Callable[[Progress], None], Progress]) -> None:
        lane, number, told, progress = word
        # What is awaited has no lane, and nobody takes it over.
        if self._newest.get(lane, 0) == number:
            self.advanced.emit(progress.done)
            told(progress)

    def _run(self, job: _Job) -> None:
        following: _Job | None = job
        while following is not None:
            start = time.perf_counter()
            outcome = _outcome(following)
            _log(outcome, time.perf_counter() - start)
            self._finished.emit(outcome)
            with self._guard:
                following = self._waiting.pop(job.lane, None)
                if following is None:
                    self._busy.discard(job.lane)

    def _deliver(self, outcome: _Outcome) -> None:
        job = outcome.job
        if job.watch is not None:
            self._let_go(job.watch, job.lane)
        if self._newest.get(job.lane) != job.number or outcome.cancelled:
            return
        if outcome.fault:
            job.failed(outcome.fault)
        else:
            job.then(outcome.result)


@contextmanager
def _pointer_tells() -> Iterator[None]:
    """Return a context in which the pointer says, after a moment, that something takes its time."""
    moment = QTimer()
    moment.setSingleShot(True)
    moment.timeout.connect(lambda: QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor))
    moment.start(MOMENT_MS)
    try:
        yield
    finally:
        if moment.isActive():
            moment.stop()
        else:
            QGuiApplication.restoreOverrideCursor()


def _outcome(job: _Job) -> _Outcome:
    try:
        return _Outcome(job, job.work())
    except CancelledError:
        return _Outcome(job, cancelled=True)
    except PlannerError as error:
        return _Outcome(job, fault=str(error))
    except OSError as error:
        return _Outcome(job, fault=f"{error.strerror or error}.")
    except Exception:
        JOBS.exception("Failed: %s", job.kind)
        return _Outcome(job, fault=translate(UNKNOWN))


def _log(outcome: _Outcome, seconds: float) -> None:
    end = "cancelled" if outcome.cancelled else "refused" if outcome.fault else "done"
    level = logging.INFO if seconds >= LONG_JOB_S else logging.DEBUG
    JOBS.log(level, "%s: %s after %.3f s", outcome.job.kind, end, seconds)
