"""Where the long part of a report is computed: on a worker thread in the window, directly in a command."""

import time
from collections.abc import Callable
from typing import Protocol, TypeVar

Result = TypeVar("Result")
MOMENT_S = 0.001


class Executor(Protocol):
    """Returns what some work returns, done on another thread; what it raises is raised."""

    def __call__(self, work: Callable[[], Result]) -> Result:
        """Return the work's result."""
        ...


def at_once(work: Callable[[], Result]) -> Result:
    """Return the work's result, here and now: for commands, which have no interface."""
    return work()


def pause(run: Executor) -> None:
    """Let the interface process its paints for a moment during long painting on its own thread."""
    run(lambda: time.sleep(MOMENT_S))
