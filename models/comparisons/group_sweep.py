"""Where database availability groups pass their limits at the points of a sweep."""

from collections.abc import Iterator, Sequence

import numpy as np
from attrs import frozen

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.dags.disks import Disks
from models.capacity.dags.evaluating import groups_of
from models.capacity.dags.results import DagNumbers
from models.capacity.dags.work import Contents, contents_of, figures_of_dag
from models.capacity.floats import Floats
from models.capacity.held import Held
from models.comparisons.group_draws import JUDGED
from models.plan.scenario import Scenario, population_in
from models.units import MB_A_GB


@frozen(eq=False, kw_only=True)
class GroupSweep:
    """One limit of a group at every point.

    Parameters
    ----------
    limit : str
        Of `LIMITS`: CPU, memory or operations in the worst failure that the group is to survive, the space of disks, or
        the size of databases.
    against_ceiling, utilization : (points,)
        Of the member that needs most, over the ceiling and of what it has.
    """

    dag_id: str
    name: str
    limit: str
    against_ceiling: Floats
    utilization: Floats


def swept_groups(
    compiled: CompiledDesign, points: Sequence[Scenario], library: Library, failing: Floats
) -> tuple[GroupSweep, ...]:
    """Return what is known of each group of a design at every point.

    Parameters
    ----------
    failing : (points, judged resources, groups, 2)
        The highest use of a member in the worst failure, against its ceiling and as it is; NaN where that is not known.
    """
    return tuple(
        swept
        for number, numbers in enumerate(groups_of(compiled, library).values())
        for swept in (
            *_in_failures(numbers, failing[..., number, :]),
            *_on_disks(compiled, compiled.groups[number], numbers, points, library),
        )
    )  # fmt: skip


def _in_failures(numbers: DagNumbers, failing: Floats) -> Iterator[GroupSweep]:
    for column, resource in enumerate(JUDGED):
        against, use = failing[:, column].T
        if np.isfinite(against).any():
            yield GroupSweep(
                dag_id=numbers.dag.id, name=numbers.dag.name, limit=resource, against_ceiling=against, utilization=use
            )


def _on_disks(
    compiled: CompiledDesign, held: Held, numbers: DagNumbers, points: Sequence[Scenario], library: Library
) -> Iterator[GroupSweep]:
    dag = numbers.dag
    figures = figures_of_dag(compiled.design, dag, library)
    failed = [dag.members.index(member) for member in numbers.worst.peaks["operations"].failed]
    disks, contents = Disks(figures, held, failed), contents_of(held, compiled.workload)
    # Everything that mailboxes ask of disks grows with their number, but not with what is in them or what a user sends.
    kinds = [_of_each_mailbox(point) for point in points]
    known = {kind: number for number, kind in enumerate(dict.fromkeys(kinds))}
    factors = np.zeros((len(points), len(known)))
    for row, (point, kind) in enumerate(zip(points, kinds, strict=True)):
        factors[row, known[kind]] = point.users
    changed = ([population_in(row, kind) for row in contents.populations] for kind in known)
    works = [figures.work(dag, Contents(populations, contents.mailboxes), "central") for populations in changed]
    each = {"capacity": disks.space(works, factors), "operations": disks.operations(works, factors, "central")}
    for limit, use in each.items():
        gauge = numbers.limits[limit]
        if gauge.utilization is not None:
            yield GroupSweep(
                dag_id=dag.id, name=dag.name, limit=limit, against_ceiling=use / gauge.ceiling, utilization=use
            )
    largest = (factors @ np.array([work.database_mb for work in works])).max(axis=1)
    share = largest / (dag.most_database_gb * MB_A_GB)
    yield GroupSweep(dag_id=dag.id, name=dag.name, limit="database", against_ceiling=share, utilization=share)


def _of_each_mailbox(point: Scenario) -> Scenario:
    """Return the part of a scenario that changes what is in each mailbox, or what its user sends and receives."""
    return Scenario(messages=point.messages, message_size=point.message_size, mailbox_mb=point.mailbox_mb)
