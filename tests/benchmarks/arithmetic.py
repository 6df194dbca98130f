"""What an evaluation has to compute at the very least, as fused expressions of numpy on the same arrays."""

from collections.abc import Callable

import numpy as np

from models.capacity.compiler import compile_design
from models.capacity.load import assignment_drivers
from models.plan.entities import Plan
from tests.unit.capacity.building import library


def arithmetic_of(plan: Plan, readings: int) -> Callable[[], None]:
    """Return the linear load of four resources of a plan's first design, so many times."""
    compiled = compile_design(plan, plan.designs[0], library())
    rows = compiled.assignments
    costs = np.stack([rows.cpu[0], rows.memory[0], rows.disk[0], rows.network[0]])
    asked = assignment_drivers(compiled, compiled.drivers[0])
    starts = np.unique(rows.machine, return_index=True)[1]

    def arithmetic() -> None:
        for _ in range(readings):
            np.add.reduceat(np.einsum("ad,rad->ra", asked, costs), starts, axis=-1)

    return arithmetic
