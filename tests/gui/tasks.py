"""Tasks of the window, waited for."""

from time import monotonic
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer

from planner.session.tasks import Steps, Task, Tasks
from tests.systems import PATIENCE_S

AGAIN_MS = 5


def done(task: Task) -> Any:
    """Return the result of a task, after the interface has gone on for as long as it takes."""
    begun, loop, timer = monotonic(), QEventLoop(), QTimer()
    timer.timeout.connect(lambda: loop.quit() if task.done or monotonic() - begun > PATIENCE_S else None)
    timer.start(AGAIN_MS)
    if not task.done:
        loop.exec()
    assert task.done, f"{task.title} goes on"
    return task.result


def all_done(tasks: Tasks) -> None:
    """Return once nothing is read, asked or saved any more."""
    while tasks.running is not None:
        done(tasks.running)


def result(steps: Steps) -> Any:
    """Return what the steps of a task come to, where there is no interface that could go on."""
    try:
        while True:
            steps.send(None).exception(PATIENCE_S)
    except StopIteration as end:
        return end.value
