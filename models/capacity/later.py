"""A mapping that is computed on first access."""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import TypeVar

Value = TypeVar("Value")


class Later(Mapping[str, Value]):
    """What takes work for every site or link of a plan, and is looked at for the design that is shown alone."""

    def __init__(self, make: Callable[[], Mapping[str, Value]]) -> None:
        self._make = make

    def __getitem__(self, key: str) -> Value:
        return self._made[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._made)

    def __len__(self) -> int:
        return len(self._made)

    @property
    def made_so_far(self) -> Mapping[str, Value]:
        """Return the mapping where it was looked at already, else nothing."""
        return self._made if "_made" in self.__dict__ else {}

    @cached_property
    def _made(self) -> Mapping[str, Value]:
        return self._make()
