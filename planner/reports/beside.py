"""How the long part of a report is worked out: beside the interface, where there is one."""

import time
from collections.abc import Callable
from typing import Protocol, TypeVar

Result = TypeVar("Result")
MOMENT_S = 0.001


class Beside(Protocol):
    """Returns what some work returns, done on another thread; what it raises is raised."""

    def __call__(self, work: Callable[[], Result]) -> Result:
        """Return the work's result."""
        ...


def at_once(work: Callable[[], Result]) -> Result:
    """Return the work's result, here and now: for commands, which have no interface."""
    return work()


def pause(beside: Beside) -> None:
    """Return None after the interface, in the middle of long painting of its own, had a moment to paint itself."""
    beside(lambda: time.sleep(MOMENT_S))
