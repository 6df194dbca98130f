"""What the utilization of each resource of each machine should not exceed, on a normal day and in a failure."""

import numpy as np
from attrs import evolve

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.floats import Floats
from models.capacity.members import rows_of
from models.capacity.results import RESOURCES
from models.plan.entities import Assumptions

STORAGE, IN_FAILURE = "storage", "dag.failure_ceiling"
CPU = RESOURCES.index("cpu")


def ceilings(compiled: CompiledDesign, library: Library) -> Floats:
    """Return the ceiling of every resource of every machine: (resources, machines).

    The CPU of members of a group that has lost members has the ceiling of a failure, and so has that of their hosts.
    """
    assumptions, common, machines = compiled.plan.assumptions, library.common, compiled.machines
    each = {
        "cpu": assumptions.cpu_ceiling,
        "memory": assumptions.memory_ceiling,
        "disk": common.get("disk.ceiling").value,
        "network": common.get("network.ceiling").value,
    }
    column = np.array([each[resource] for resource in RESOURCES])
    table = np.repeat(column[:, np.newaxis], len(machines.ids), axis=1)
    for number in compiled.failing:
        rows = rows_of(machines, compiled.groups[number].dag)
        table[CPU, [*rows, *machines.host[rows]]] = failure_ceiling(assumptions, library)
    return table


def ceilings_in_failure(compiled: CompiledDesign, library: Library) -> Floats:
    """Return the ceilings where any group may have lost members: (resources, machines)."""
    return ceilings(evolve(compiled, failing=frozenset(range(len(compiled.groups)))), library)


def failure_ceiling(assumptions: Assumptions, library: Library) -> float:
    """Return the ceiling of a member's CPU when others have failed; it is never below that of a normal day."""
    return max(float(library.calibrations[STORAGE].get(IN_FAILURE).value), assumptions.cpu_ceiling)
