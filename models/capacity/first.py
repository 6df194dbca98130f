"""Numbers of the first scenario of an evaluation."""

from __future__ import annotations

from functools import lru_cache
from math import isnan
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    # As in results: views need this before numpy is loaded.
    from numpy.typing import NDArray

    from models.capacity.floats import Floats


@lru_cache(2)
def rows_of(machine_ids: tuple[str, ...]) -> dict[str, int]:
    """Return the row of each machine by its id."""
    return {identifier: row for row, identifier in enumerate(machine_ids)}


def first(array: NDArray[Any], dimensions: int = 2) -> NDArray[Any]:
    """Return the first of the scenarios: without the leading axes."""
    one: NDArray[Any] = array[(0,) * (array.ndim - dimensions)]
    return one


def known(array: Floats, column: int, row: int) -> float | None:
    """Return a number of the first scenario; None where it is not known."""
    value = float(first(array)[column, row])
    return None if isnan(value) else value
