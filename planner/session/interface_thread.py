"""Work that only the interface's thread may do, such as painting, for workers that wait for it."""

from collections.abc import Callable
from concurrent.futures import Future, wait
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

Result = TypeVar("Result")
# How often a worker that waits looks whether its own work is still wanted.
LOOK_S = 0.05


class InterfaceThread(QObject):
    """Does what workers ask for, one after the other; between two of them the interface goes on."""

    _asked = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        # A bound method of an object of the interface's thread: Qt brings the work over there.
        self._asked.connect(self._do)

    def result_of(self, work: Callable[[], Result], check: Callable[[], None]) -> Result:
        """Return what `work` returns on the interface's thread; whatever it raises is raised here.

        Parameters
        ----------
        check : callable
            Raises where nobody wants the result any more.
        """
        future: Future[Result] = Future()
        self._asked.emit((work, future))
        try:
            while not future.done():
                check()
                wait([future], LOOK_S)
        finally:
            # What has not begun by then is not done for nobody.
            future.cancel()
        return future.result()

    def _do(self, asked: "tuple[Callable[[], Any], Future[Any]]") -> None:
        work, future = asked
        if not future.set_running_or_notify_cancel():
            return
        try:
            future.set_result(work())
        except BaseException as error:
            future.set_exception(error)
