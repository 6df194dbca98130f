"""Where database availability groups pass their limits at the points of a sweep."""

from collections.abc import Iterator, Sequence

import numpy as np
from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.dags.disks import Disks
from models.capacity.dags.evaluating import groups_of
from models.capacity.dags.results import DagNumbers
from models.capacity.dags.work import Contents, Work, contents_of, figures_of_dag
from models.capacity.floats import Floats
from models.capacity.held import Held
from models.comparisons.group_draws import JUDGED
from models.plan.scenario import Scenario


@frozen(eq=False, kw_only=True)
class GroupSweep:
    """One limit of a group at every point.

    Parameters
    ----------
    limit : str
        Of `LIMITS`: CPU, memory or operations in the worst failure that the group is to survive, or the space of disks.
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
    limits = {limit: numbers.limits[limit] for limit in ("capacity", "operations")}
    if all(gauge.utilization is None for gauge in limits.values()):
        return
    figures = figures_of_dag(compiled.design, dag, library)
    failed = [dag.members.index(member) for member in numbers.worst.peaks["operations"].failed]
    disks, contents = Disks(figures, held, failed), contents_of(held, compiled.workload)
    known: dict[tuple[float, float], Work] = {}
    for point in points:
        # Everything that mailboxes ask of disks grows with their number, but not with what a user sends.
        if (sent := (point.messages, point.message_size)) not in known:
            messages, size = sent
            changed = [
                evolve(row, messages_per_day=row.messages_per_day * messages, message_kb=row.message_kb * size)
                for row in contents.populations
            ]
            known[sent] = figures.work(dag, Contents(changed, contents.mailboxes), "central")
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
