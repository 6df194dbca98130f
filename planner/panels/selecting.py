"""Ctrl+A in a list means the rows of that list, not the whole plan."""

from typing import Protocol, runtime_checkable


@runtime_checkable
class SelectsShownRows(Protocol):
    """A list whose rows stand for items of the plan."""

    def select_shown(self) -> None:
        """Select the items of all rows that are shown."""
