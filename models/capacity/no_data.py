"""Machines of which it is not known how busy they are: no answer judges them by that, and every answer says so."""

from collections.abc import Sequence

import numpy as np

from models.capacity.arrays import Flags
from models.capacity.results import RESOURCES

# Disks and adapters are described only where somebody cares, so a gauge of theirs without data is nothing to tell.
JUDGED = ("cpu", "memory")
NoData = dict[str, tuple[str, ...]]


def without_data(machine_ids: Sequence[str], unknown: Flags) -> NoData:
    """Return the ids of the machines without data on their CPU and on their memory, by resource.

    Parameters
    ----------
    unknown : (..., resources, machines)
        Whether there is no data; one scenario without is enough.
    """
    leading = tuple(range(unknown.ndim - 2))
    by_resource = {one: np.any(unknown[..., RESOURCES.index(one), :], axis=leading) for one in JUDGED}
    return {
        one: tuple(machine_ids[row] for row in np.flatnonzero(lacks).tolist()) for one, lacks in by_resource.items()
    }
