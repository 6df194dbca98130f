"""Sums of many lines by row."""

import math

import numpy as np

from models.capacity.floats import Floats, Indices

# More lines than these are summed at once, not one by one.
FEW_LINES = 8


def sum_to_rows(values: Floats, rows: Indices, count: int) -> Floats:
    """Return sums of the last axis by row.

    Parameters
    ----------
    values : (..., items)
    rows : (items,)
        Sorted or not; rows without items get 0.
    """
    flat = values.reshape(math.prod(values.shape[:-1]), values.shape[-1])
    if len(flat) <= FEW_LINES:
        sums = np.array([np.bincount(rows, weights=line, minlength=count) for line in flat])
    else:
        sums = _sums_of_many(flat, rows, count)
    return sums.reshape(*values.shape[:-1], count)


def _sums_of_many(lines: Floats, rows: Indices, count: int) -> Floats:
    """Return the sums of each line by row, all lines at once: (lines, count)."""
    order = np.argsort(rows, kind="stable")
    present, starts = np.unique(rows[order], return_index=True)
    sums = np.zeros((len(lines), count))
    if present.size:
        sums[:, present] = np.add.reduceat(lines[:, order], starts, axis=1)
    return sums
