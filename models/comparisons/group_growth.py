"""When the worst failure that a database availability group is to survive becomes too much for its members."""

from collections.abc import Iterator, Sequence

import numpy as np
from attrs import frozen

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.batch import CPU, batch_of
from models.capacity.dags.evaluating import groups_of
from models.capacity.distinct import distinct_machines
from models.capacity.evaluate import band
from models.capacity.floats import Floats
from models.capacity.members import rows_of, with_members_left
from models.capacity.rating import passes
from models.capacity.scenarios import ScenarioBasis


@frozen(kw_only=True)
class GroupCrossing:
    """When a group can no longer lose as many members as it is to survive: months from now, None where it can.

    Parameters
    ----------
    machine_id : str
        The member that is too busy then.
    earliest, latest : int or None
        With every figure at the end of its range that makes the load high, or low.
    """

    dag_id: str
    machine_id: str
    month: int | None
    earliest: int | None
    latest: int | None


def group_crossings(
    compiled: CompiledDesign, bases: Sequence[ScenarioBasis], library: Library
) -> Iterator[GroupCrossing]:
    """Return the groups whose members pass the ceiling of a failure, with the first that does.

    All databases hold the same mix of users, so the failure that is worst today stays the worst.

    Parameters
    ----------
    bases : sequence of ScenarioBasis
        The months, at each bound.
    """
    for number, (dag_id, numbers) in enumerate(groups_of(compiled, library).items()):
        rows = rows_of(compiled.machines, numbers.dag)
        if numbers.worst.cpu.utilization is None or not compiled.groups[number].duties:
            continue
        failed = np.isin(numbers.dag.members, numbers.worst.failed)
        distinct = distinct_machines(with_members_left(compiled, number, ~failed))
        each = [batch_of(distinct.design, basis.parts, bound).utilization(basis) for bound, basis in enumerate(bases)]
        left = distinct.machine[rows[~failed]]
        use, low, high = (table[:, CPU, left] / numbers.worst.cpu.ceiling for table in band(each))
        months = [_first(table) for table in (use, high, low)]
        if months[1] is not None:
            table, at = (use, months[0]) if months[0] is not None else (high, months[1])
            busiest = rows[~failed][int(np.nanargmax(table[at]))]
            yield GroupCrossing(
                dag_id=dag_id, machine_id=compiled.machines.ids[busiest],
                month=months[0], earliest=months[1], latest=months[2],
            )  # fmt: skip


def _first(use: Floats) -> int | None:
    """Return the first month in which any member passes the ceiling, or None."""
    above = passes(np.nan_to_num(use)).any(axis=1)
    return int(above.argmax()) if above.any() else None
