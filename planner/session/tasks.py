"""Work of several steps, one after the other: what is read, asked and written, while the interface goes on.

A task is a coroutine. It gives way to the interface only where it waits for an `Answer`, which a worker thread finds.
As one task runs at a time, whatever it asks and writes is about the plan that it began with: another task may put
another plan into the window only after it.
"""

from collections import deque
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import CancelledError as FutureCancelledError
from concurrent.futures import Future
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from models.words import tr_format

LOOK_AGAIN_MS = 100
Result = TypeVar("Result")
Steps = Coroutine["Future[Any]", None, Any]


class Answer(Generic[Result]):
    """What a worker finds, to be awaited in a task; whatever the worker raises is raised there.

    Where the task is broken off, `stop` tells the worker that nobody wants its answer any more.
    """

    def __init__(self, future: "Future[Result]", stop: Callable[[], None] = lambda: None) -> None:
        self.future, self._stop = future, stop

    def __await__(self) -> "Generator[Future[Result], None, Result]":
        if not self.future.done():
            try:
                yield self.future
            except GeneratorExit:
                self._stop()
                raise
        return self.future.result()


class Task(QObject):
    """One task: waiting, running or over.

    Parameters
    ----------
    title : str
        What it does, as on a button: "Save contoso.xplan".
    steps : callable
        Begins it.
    over : QWidget or None
        A dialog that it belongs to and that may stay open meanwhile.
    may_cancel : bool
        Whether the user may break it off where it waits.
    holds_window : bool
        Whether a window that is to close waits for it, as what it writes is wanted.

    Signals: ``ended`` (its result, or None where it was broken off), ``waiting`` (it waits for a worker, or goes on).
    """

    ended = Signal(object)
    waiting = Signal()
    _answered = Signal(object)

    def __init__(self, title: str, steps: Callable[[], Steps], over: QWidget | None, parent: QObject) -> None:
        super().__init__(parent)
        self.title, self.over = title, over
        self.about: object = None
        self.may_cancel = self.holds_window = False
        self.done = False
        self.result: Any = None
        self._begin = steps
        self._steps: Steps | None = None
        self._awaited: Future[Any] | None = None
        self._is_to_hear = False
        # A bound method of an object of the interface's thread: Qt brings the answer over there.
        self._answered.connect(self._resume)

    def run(self) -> None:
        """Go on to where the task has to wait, or to its end."""
        steps = self._steps = self._steps or self._begin()
        try:
            awaited = steps.send(None)
        except (StopIteration, FutureCancelledError) as end:
            self._end(getattr(end, "value", None))
        except BaseException:
            self._end(None)
            raise
        else:
            self._awaited, self._is_to_hear = awaited, True
            self.waiting.emit()
            awaited.add_done_callback(self._answered.emit)

    @property
    def waits(self) -> bool:
        """Return whether it waits for a worker."""
        return self._awaited is not None

    def give_up(self) -> None:
        """Break it off where it waits; what a worker still finds is dropped."""
        self._awaited = None
        if not self.done:
            if self._steps is not None:
                self._steps.close()
            self._end(None)

    def let_go(self) -> None:
        """Delete it, once no worker speaks to it any more."""
        if not self._is_to_hear:
            self.deleteLater()

    def must_wait(self) -> bool:
        """Return whether a dialog or menu about the plan as it is now comes first."""
        modal = QApplication.activeModalWidget()
        return QApplication.activePopupWidget() is not None or (modal is not None and modal is not self.over)

    def _resume(self, future: "Future[Any]") -> None:
        self._is_to_hear = False
        if future is not self._awaited:
            self.let_go()
            return
        if self.must_wait():
            QTimer.singleShot(LOOK_AGAIN_MS, self, lambda: self._resume(future))
            return
        self._awaited = None
        self.waiting.emit()
        self.run()

    def _end(self, result: object) -> None:
        self.done, self.result = True, result
        self.ended.emit(result)


class Tasks(QObject):
    """The tasks of a window, one at a time in the order in which they were asked for.

    Signals: ``told`` (a sentence about one that has to wait, or was cancelled), ``changed`` (another one runs, or none;
    it waits for a worker, or goes on), ``progressed`` (how far the one that runs is).
    """

    told = Signal(str)
    changed = Signal()
    progressed = Signal(object)

    def __init__(self, is_held: Callable[[], bool], parent: QObject | None = None) -> None:
        """Make an empty row of tasks; while `is_held` returns True, none begins."""
        super().__init__(parent)
        self._is_held = is_held
        self._waiting: deque[Task] = deque()
        self.running: Task | None = None

    def start(
        self,
        title: str,
        steps: Callable[[], Steps],
        over: QWidget | None = None,
        *,
        about: object = None,
        may_cancel: bool = False,
        holds_window: bool = False,
    ) -> Task:
        """Return the task: begun at once, or waiting for what comes first.

        One that waits already, of this title and about the same, is not asked for twice; nor is one that runs, where
        it is about something, such as a file to open.
        """
        running = self.running
        if running is not None and about is not None and (running.title, running.about) == (title, about):
            return running
        for task in self._waiting:
            if (task.title, task.about) == (title, about):
                return task
        task = Task(title, steps, over, self)
        task.about, task.may_cancel, task.holds_window = about, may_cancel, holds_window
        task.waiting.connect(self.changed)
        self._waiting.append(task)
        self._next()
        if task in self._waiting:
            self.told.emit(self._why_waiting(title))
        return task

    def cancel(self) -> None:
        """Break off what runs, if that may be."""
        task = self.running
        if task is not None and task.may_cancel and task.waits:
            task.give_up()
            self.told.emit(tr_format("“{task}” was cancelled.", task=task.title))

    def make_way(self) -> None:
        """Break off what runs where nobody waits for it in a window that goes."""
        if self.running is not None and not self.running.holds_window:
            self.cancel()

    def close(self) -> None:
        """End: nothing that waits begins any more, and what runs is broken off."""
        self._waiting.clear()
        if self.running is not None:
            self.running.give_up()

    def _why_waiting(self, title: str) -> str:
        if self.running is None:
            return tr_format("“{later}” starts once the open dialog is closed.", later=title)
        return tr_format("“{later}” starts once “{first}” is finished.", later=title, first=self.running.title)

    def _next(self) -> None:
        if self.running is not None or not self._waiting:
            return
        if self._is_held() or self._waiting[0].must_wait():
            QTimer.singleShot(LOOK_AGAIN_MS, self, self._next)
            return
        task = self.running = self._waiting.popleft()
        task.ended.connect(self._on_end)
        self.changed.emit()
        task.run()

    def _on_end(self, _result: object) -> None:
        task, self.running = self.running, None
        if task is not None:
            task.let_go()
        self.changed.emit()
        self._next()
