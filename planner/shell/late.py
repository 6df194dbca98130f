"""Parts of the window that are imported and made when they are first asked for, so that the window stands at once."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Generic, TypeVar

Part = TypeVar("Part")
# From the name of a late part to what joins it with the others.
Joins = Mapping[str, Callable[[Any], None]]
no_joins: Joins = MappingProxyType({})


class Late(Generic[Part]):
    """A part of a window as an attribute: the method below it imports and makes it once, then the window joins it.

    Parameters
    ----------
    make : callable
        From the window to the part.
    """

    def __init__(self, make: Callable[[Any], Part]) -> None:
        self._make, self._name = make, ""
        self.__doc__ = make.__doc__

    def __set_name__(self, _owner: type, name: str) -> None:
        self._name = name

    def __get__(self, window: Any, _owner: type) -> Part:
        # Kept under its own name, the part itself is found from now on.
        part = vars(window)[self._name] = self._make(window)
        join = window.joins.get(self._name)
        if join is not None:
            join(window)
        return part
