"""A design in which members of groups have failed."""

from collections.abc import Mapping, Sequence

import numpy as np
from attrs import evolve

from models.capacity.arrays import CompiledDesign
from models.capacity.assigning import shares
from models.capacity.members import rows_of, with_members_left


def with_failures(compiled: CompiledDesign, failed: Mapping[str, Sequence[str]]) -> CompiledDesign:
    """Return a design in failures of some groups, all at once.

    Parameters
    ----------
    failed : mapping of str to sequence of str
        The members that fail by the id of their group.
    """
    failing, machines = compiled, compiled.machines
    running = np.ones(len(machines.ids))
    for number, held in enumerate(compiled.groups):
        if held.dag.id in failed:
            alive = np.array([member not in failed[held.dag.id] for member in held.dag.members])
            failing = with_members_left(failing, number, alive)
            running[rows_of(machines, held.dag)] = alive
    rows = failing.assignments
    # Users of the site whose mailboxes are in no group go to the servers that are left, too.
    rows = evolve(rows, share=shares(rows, machines, running[rows.machine]))
    return evolve(failing, assignments=rows)
