"""Where pictures of a report are painted: on the interface's thread by a worker, directly in a command."""

from collections.abc import Callable
from typing import Protocol, TypeVar

Result = TypeVar("Result")


class Executor(Protocol):
    """Returns what some work returns, done on the interface's thread; what it raises is raised."""

    def __call__(self, work: Callable[[], Result]) -> Result:
        """Return the work's result."""
        ...


def at_once(work: Callable[[], Result]) -> Result:
    """Return the work's result, here and now: for commands, which have no interface."""
    return work()
