"""The state of a search: the best answer, the bound, and whether to go on."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from attrs import evolve, frozen

from models.consolidation.bounds import rounded_up, step_of
from models.consolidation.master import Pattern
from models.consolidation.problem import Problem
from models.consolidation.starts import cost_of, exact_cover

EQUAL = 1e-9


@frozen
class Clock:
    """When to stop.

    Parameters
    ----------
    now : callable
        Seconds, as of `time.monotonic`.
    deadline : float
        On the same clock.
    cancelled : callable
        Whether somebody has asked to stop.
    """

    now: Callable[[], float]
    deadline: float
    cancelled: Callable[[], bool]

    def stopped(self) -> bool:
        """Return whether the time is up or somebody has asked to stop."""
        return self.now() >= self.deadline or self.cancelled()

    def left(self) -> float:
        """Return how long may still be worked [s]."""
        return max(self.deadline - self.now(), 0.0)


class Effort:
    """The best answer to one problem so far, and what is proven of it."""

    def __init__(self, problem: Problem, clock: Clock, report: Callable[[], None]) -> None:
        self.problem = problem
        self.clock = clock
        self.step = step_of(problem.cost)
        self.best: list[Pattern] = []
        self.cost = float("inf")
        self.bound = 0.0
        self._report = report

    @property
    def proven(self) -> bool:
        """Return whether the best answer is as cheap as any can be."""
        return self.cost <= self.bound * (1.0 + EQUAL) + EQUAL

    @contextmanager
    def share(self, fraction: float) -> Iterator[None]:
        """Give what is done inside no more than a part of the time that is left.

        Parameters
        ----------
        fraction : float
            Of the time left [fraction].
        """
        whole = self.clock
        self.clock = evolve(whole, deadline=whole.now() + fraction * whole.left())
        try:
            yield
        finally:
            self.clock = whole

    def stopped(self) -> bool:
        """Return whether the time of what is done now is up, or somebody has asked to stop."""
        return self.clock.stopped()

    def is_over(self) -> bool:
        """Return whether nothing is left to do, or no time."""
        return self.proven or self.clock.stopped()

    @property
    def target(self) -> float:
        """Return the highest cost that would be an improvement [unit of the cost]."""
        return self.cost - self.step if self.step > 0.0 else self.cost * (1.0 - EQUAL)

    def offer(self, patterns: list[Pattern]) -> None:
        """Keep an answer that covers all items if it is cheaper than the best one."""
        covering = exact_cover(self.problem, patterns)
        cost = cost_of(self.problem, covering)
        if cost < self.cost * (1.0 - EQUAL):
            self.best, self.cost = covering, cost
            self._report()

    def prove(self, bound: float) -> None:
        """Keep a lower bound if it is higher than the one known."""
        bound = min(rounded_up(bound, self.step), self.cost)
        if bound > self.bound:
            self.bound = bound
            self._report()
