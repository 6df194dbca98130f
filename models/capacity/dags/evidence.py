"""Which figures the numbers of a group rest on."""

from collections.abc import Iterator

from models.calibration.figures import Figure
from models.calibration.library import Library
from models.capacity.dags.results import DagNumbers
from models.capacity.dags.work import Figures, figures_of_dag
from models.plan.entities import Design
from models.storage.disks import JBOD


def figures_behind_dag(design: Design, numbers: DagNumbers, library: Library) -> tuple[Figure, ...]:
    """Return each figure that the CPU, the disks and the other numbers of a group rest on, once."""
    figures = figures_of_dag(design, numbers.dag, library)
    behind = [*_of_cpu(figures), *_of_disks(figures, numbers)]
    behind += [figure for measure in numbers.measures for figure in measure.figures]
    return tuple({figure.key: figure for figure in behind}.values())


def _of_cpu(figures: Figures) -> Iterator[Figure]:
    yield figures.get("dag.failure_ceiling")
    yield from figures.active()
    yield from (figure for figure in (figures.passive(), figures.further()) if figure is not None)


def _of_disks(figures: Figures, numbers: DagNumbers) -> Iterator[Figure]:
    storage = numbers.dag.storage
    if numbers.operations.utilization is None:
        return
    yield from (figures.get(key) for key in ("iops.per_message", "iops.passive_part"))
    each = figures.disk_iops(storage)
    if isinstance(each, Figure):
        yield each
    if storage.layout != JBOD:
        yield from (figures.get(key) for key in ("iops.read_share", f"raid.writes_{storage.layout}"))
