"""Types of arrays, and arrays of numbers of which some are drawn."""

from collections.abc import Sequence
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Codes = NDArray[np.int8]
Indices = NDArray[np.int64]
Flags = NDArray[np.bool_]
Value = TypeVar("Value", bound=np.generic)
# Row of no site, or of nothing.
NOBODY = -1


def stacked(values: Sequence[float | Floats]) -> Floats:
    """Return numbers as an array along its last axis: (..., numbers).

    Parameters
    ----------
    values : sequence of float or (draws,)
        Where a number rests on a figure that is drawn, it has a value for each draw.
    """
    if any(isinstance(value, np.ndarray) and value.ndim for value in values):
        return np.stack(np.broadcast_arrays(*values), axis=-1)
    return np.array(values, dtype=np.float64)


def by_bound(rows: Sequence[Sequence[float | Floats]], bounds: int) -> Floats:
    """Return numbers that each have a value at every bound: (bounds, ..., numbers).

    Parameters
    ----------
    rows : sequence of sequences
        For each number its values at the bounds.
    bounds : int
        How many those are.
    """
    return np.stack(np.broadcast_arrays(*(stacked([row[bound] for row in rows]) for bound in range(bounds))))


def aligned(tables: Sequence[Floats]) -> Sequence[Floats]:
    """Return tables with the same axes: what rests on no figure that is drawn is the same for each draw.

    Parameters
    ----------
    tables : sequence of (bounds, ...) or (bounds, draws, ...)
    """
    most = max(table.ndim for table in tables)
    same = (table.reshape(table.shape[0], *[1] * (most - table.ndim), *table.shape[1:]) for table in tables)
    return np.broadcast_arrays(*same)


def taken(values: NDArray[Value], rows: Indices, out: NDArray[Value] | None = None) -> NDArray[Value]:
    """Return the rows of an array by its last axis: (..., rows).

    Parameters
    ----------
    rows : (rows,)
        All of them in the array: nothing is checked, as what is checked takes another copy.
    out : (..., rows), optional
        Written and returned where it is given.
    """
    return np.take(values, rows, axis=-1, out=out, mode="clip")


def each_once(values: Indices) -> Indices:
    """Return the values of an array, each once and in rising order.

    numpy's own way to these alone imports its masked arrays first, which takes a tenth as long as all of numpy.
    """
    return np.unique(values, return_index=True)[0]
