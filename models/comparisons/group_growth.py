"""When growth becomes too much for a database availability group: in its worst failure, and on its disks."""

from collections.abc import Iterator, Sequence

import numpy as np
from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.batch import CPU, batch_of
from models.capacity.bounds import BOUNDS
from models.capacity.dags.disks import Disks
from models.capacity.dags.evaluating import groups_of
from models.capacity.dags.results import DagNumbers
from models.capacity.dags.work import figures_of_dag
from models.capacity.distinct import distinct_machines
from models.capacity.evaluate import band
from models.capacity.floats import Floats
from models.capacity.members import rows_of, with_members_left
from models.capacity.rating import passes
from models.capacity.scenarios import ScenarioBasis


@frozen(kw_only=True)
class GroupCrossing:
    """When a group passes one of its limits: months from now, None where it does not.

    Parameters
    ----------
    limit : str
        Of `LIMITS`.
    machine_id : str
        The member that is too busy then; empty where disks limit, of which all members have the same.
    earliest, latest : int or None
        With every figure at the end of its range that makes the load high, or low.
    """

    dag_id: str
    limit: str
    month: int | None
    earliest: int | None
    latest: int | None
    machine_id: str = ""


def group_crossings(
    compiled: CompiledDesign, bases: Sequence[ScenarioBasis], mailboxes: Floats, library: Library
) -> Iterator[GroupCrossing]:
    """Return which groups pass which of their limits.

    Parameters
    ----------
    bases : sequence of ScenarioBasis
        The months, at each bound.
    mailboxes : (months, populations)
        Factors on the mailboxes.
    """
    for number, numbers in enumerate(groups_of(compiled, library).values()):
        yield from _of_cpu(compiled, bases, number, numbers)
        yield from _of_disks(compiled, mailboxes, numbers, library)


def _of_cpu(
    compiled: CompiledDesign, bases: Sequence[ScenarioBasis], number: int, numbers: DagNumbers
) -> Iterator[GroupCrossing]:
    """Return when the members pass the ceiling of a failure, with the first that does.

    All databases hold the same mix of users, so the failure that is worst today stays the worst.
    """
    if numbers.worst.cpu.utilization is None or not compiled.groups[number].duties:
        return
    rows, failed = rows_of(compiled.machines, numbers.dag), np.isin(numbers.dag.members, numbers.worst.failed)
    distinct = distinct_machines(with_members_left(compiled, number, ~failed))
    each = [batch_of(distinct.design, basis.parts, bound).utilization(basis) for bound, basis in enumerate(bases)]
    left = distinct.machine[rows[~failed]]
    use, low, high = (table[:, CPU, left] / numbers.worst.cpu.ceiling for table in band(each))
    for crossing in _crossing(numbers, "cpu", use, low, high):
        table, at = (use, crossing.month) if crossing.month is not None else (high, crossing.earliest)
        busiest = rows[~failed][int(np.nanargmax(table[at]))]
        yield evolve(crossing, machine_id=compiled.machines.ids[busiest])


def _of_disks(
    compiled: CompiledDesign, mailboxes: Floats, numbers: DagNumbers, library: Library
) -> Iterator[GroupCrossing]:
    """Return when the disks of the members hold or do too little."""
    dag, everyone = numbers.dag, compiled.plan.populations
    served = [row for row, population in enumerate(everyone) if population.id in dag.serves]
    figures = figures_of_dag(compiled.design, dag, library)
    failed = [dag.members.index(member) for member in numbers.worst.peaks["operations"].failed]
    disks = Disks(figures, dag, numbers.copies, len(dag.members), failed)
    parts = [[figures.work(dag, [everyone[row]], bound) for row in served] for bound in BOUNDS]
    factors = mailboxes[:, served]
    space = [disks.space(part, factors) for part in parts]
    done = [disks.operations(part, factors, bound) for part, bound in zip(parts, BOUNDS, strict=True)]
    for limit, each in (("capacity", space), ("operations", done)):
        gauge = numbers.limits[limit]
        if gauge.utilization is not None and served:
            use, low, high = (table[:, np.newaxis] / gauge.ceiling for table in band(each))
            yield from _crossing(numbers, limit, use, low, high)


def _crossing(numbers: DagNumbers, limit: str, use: Floats, low: Floats, high: Floats) -> Iterator[GroupCrossing]:
    """Return when a limit is passed, if it ever is.

    Parameters
    ----------
    use, low, high : (months, members or 1)
        Against the ceiling.
    """
    month, earliest, latest = (_first(table) for table in (use, high, low))
    if earliest is not None:
        yield GroupCrossing(dag_id=numbers.dag.id, limit=limit, month=month, earliest=earliest, latest=latest)


def _first(use: Floats) -> int | None:
    """Return the first month in which any member passes the ceiling, or None."""
    above = passes(np.nan_to_num(use)).any(axis=1)
    return int(above.argmax()) if above.any() else None
