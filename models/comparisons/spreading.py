"""Work in parts that do not depend on each other: done here one after the other, or handed to others."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from numpy.typing import NDArray

# What a part answers: plain arrays, so that it can come from anywhere.
Part = tuple[NDArray[Any], ...]
Settings = Mapping[str, float | bool | str | list[Any]]


class Work(Protocol):
    """What can be done in parts. Every part depends on the plan, the settings and its number alone."""

    @property
    def kind(self) -> str:
        """Return by which name others know how to make it, see `works.py`."""

    @property
    def settings(self) -> Settings:
        """Return what others need, beside the plan and the design, to make the same work."""

    @property
    def count(self) -> int:
        """Return how many parts there are."""

    def part(self, number: int) -> Part:
        """Return what one part comes to."""


Spread = Callable[[Work], Iterator[Part]]


def here(work: Work) -> Iterator[Part]:
    """Return the parts in their order, each done when it is asked for."""
    for number in range(work.count):
        yield work.part(number)
