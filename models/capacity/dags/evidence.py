"""Which figures the numbers of a group rest on."""

from collections.abc import Iterator

from models.calibration.figures import Figure
from models.calibration.library import Library
from models.capacity.coefficients import variants_of
from models.capacity.dags.results import DagNumbers
from models.capacity.dags.work import Figures, figures_of_dag
from models.plan.entities import Design, Plan
from models.plan.kinds import role_holder
from models.storage.disks import JBOD


def figures_behind_dag(plan: Plan, design: Design, numbers: DagNumbers, library: Library) -> tuple[Figure, ...]:
    """Return each figure that the CPU, the disks and the other numbers of a group rest on, once."""
    figures = figures_of_dag(design, numbers.dag, library)
    first = role_holder(design.by_id[numbers.dag.members[0]])
    served = [row for row in plan.populations if row.id in numbers.dag.serves]
    behind = [figures.get("dag.failure_ceiling")]
    behind += [
        *figures.behind_cpu(served, variants_of(first, figures.calibration)),
        *figures_of_operations(figures, numbers),
    ]
    behind += [figure for measure in numbers.measures for figure in measure.figures]
    return tuple({figure.key: figure for figure in behind}.values())


def figures_of_operations(figures: Figures, numbers: DagNumbers) -> Iterator[Figure]:
    """Yield the figures that the disk operations of a group's members rest on; none where these are not known."""
    storage = numbers.dag.storage
    if numbers.operations.utilization is None:
        return
    yield from (figures.get(key) for key in ("iops.per_message", "iops.passive_part"))
    each = figures.disk_iops(storage)
    if isinstance(each, Figure):
        yield each
    if storage.layout != JBOD:
        yield from (figures.get(key) for key in ("iops.read_share", f"raid.writes_{storage.layout}"))
