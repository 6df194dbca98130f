"""What the disks of database availability groups hold and do at the points of a sweep."""

from collections.abc import Iterator, Sequence

import numpy as np
from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.dags.disks import Disks
from models.capacity.dags.evaluating import groups_of
from models.capacity.dags.results import DagNumbers
from models.capacity.dags.work import Work, figures_of_dag
from models.capacity.floats import Floats
from models.plan.scenario import Scenario


@frozen(eq=False, kw_only=True)
class GroupSweep:
    """The disks of a group at every point.

    Parameters
    ----------
    limit : str
        Of `LIMITS`: their space, or their operations in the worst failure that the group is to survive.
    against_ceiling, utilization : (points,)
        Of the member that needs most, over the ceiling and of what its disks hold or do.
    """

    dag_id: str
    name: str
    limit: str
    against_ceiling: Floats
    utilization: Floats


def swept_groups(compiled: CompiledDesign, points: Sequence[Scenario], library: Library) -> tuple[GroupSweep, ...]:
    """Return the disks of each group of a design whose disks are known, at every point."""
    return tuple(
        swept for numbers in groups_of(compiled, library).values() for swept in _of(compiled, numbers, points, library)
    )


def _of(
    compiled: CompiledDesign, numbers: DagNumbers, points: Sequence[Scenario], library: Library
) -> Iterator[GroupSweep]:
    dag = numbers.dag
    limits = {limit: gauge for limit, gauge in numbers.limits.items() if limit != "cpu"}
    if all(gauge.utilization is None for gauge in limits.values()):
        return
    figures = figures_of_dag(compiled.design, dag, library)
    failed = [dag.members.index(member) for member in numbers.worst.failed]
    disks = Disks(figures, dag, numbers.copies, len(dag.members), failed)
    served = [population for population in compiled.plan.populations if population.id in dag.serves]
    known: dict[tuple[float, float], Work] = {}
    for point in points:
        # Everything that mailboxes ask of disks grows with their number, but not with what a user sends.
        if (sent := (point.messages, point.message_size)) not in known:
            messages, size = sent
            changed = [
                evolve(row, messages_per_day=row.messages_per_day * messages, message_kb=row.message_kb * size)
                for row in served
            ]
            known[sent] = figures.work(dag, changed, "central")
    kinds = list(known)
    factors = np.zeros((len(points), len(kinds)))
    for row, point in enumerate(points):
        factors[row, kinds.index((point.messages, point.message_size))] = point.users
    works = list(known.values())
    each = {"capacity": disks.space(works, factors), "operations": disks.operations(works, factors, "central")}
    for limit, use in each.items():
        if limits[limit].utilization is not None:
            yield GroupSweep(
                dag_id=dag.id, name=dag.name, limit=limit, against_ceiling=use / limits[limit].ceiling, utilization=use
            )
