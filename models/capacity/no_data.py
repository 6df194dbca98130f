"""Machines without data on a resource: no answer judges them by it, and every answer names them."""

from collections.abc import Sequence

import numpy as np

from models.capacity.floats import Flags, Floats
from models.capacity.results import RESOURCES

# Disks and network adapters are optional, so missing data on them is not worth mentioning.
JUDGED = ("cpu", "memory")
NoData = dict[str, tuple[str, ...]]


def unjudged(utilization: Floats, recommended_mb: Floats) -> Flags:
    """Return which resources of which machines have neither a known use nor, for memory, a rule.

    Parameters
    ----------
    utilization : (..., resources, machines)
        NaN where there is no data.
    recommended_mb : (machines,)
        Memory that the rules recommend [MB]; NaN where there is no rule.

    Returns
    -------
    (..., resources, machines)
    """
    unknown: Flags = np.isnan(utilization)
    unknown[..., RESOURCES.index("memory"), :] &= np.isnan(recommended_mb)
    return unknown


def without_data(machine_ids: Sequence[str], unknown: Flags) -> NoData:
    """Return the ids of the machines without data on their CPU and on their memory, by resource.

    Parameters
    ----------
    unknown : (..., resources, machines)
        Whether there is no data; one scenario without is enough.
    """
    leading = tuple(range(unknown.ndim - 2))
    by_resource = {resource: np.any(unknown[..., RESOURCES.index(resource), :], axis=leading) for resource in JUDGED}
    return {
        resource: tuple(machine_ids[row] for row in np.flatnonzero(lacks).tolist())
        for resource, lacks in by_resource.items()
    }
