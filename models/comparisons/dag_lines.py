"""What DAGs add to a comparison: the CPU in the worst failure, and what the disks hold and do."""

from collections.abc import Callable

from models.capacity.dags.results import DagNumbers, dags_of
from models.capacity.results import Gauge
from models.comparisons.candidates import Candidate
from models.comparisons.table import Cell
from models.words import tr_noop


def _worst_cpu(numbers: DagNumbers) -> Gauge:
    return numbers.worst.cpu


def _space(numbers: DagNumbers) -> Gauge:
    return numbers.capacity


def _operations(numbers: DagNumbers) -> Gauge:
    return numbers.operations


DAG_ROWS: tuple[tuple[str, str, Callable[[DagNumbers], Gauge]], ...] = (
    ("dag-cpu", tr_noop("DAG members, CPU in the worst failure"), _worst_cpu),
    ("dag-space", tr_noop("DAG members, disk space"), _space),
    ("dag-operations", tr_noop("DAG members, disk operations in the worst failure"), _operations),
)


def value_of(gauge: Callable[[DagNumbers], Gauge]) -> Callable[[Candidate], Cell]:
    """Return what gives a design's cell: the highest utilization of all its groups, and of which it is."""

    def value(candidate: Candidate) -> Cell:
        known = [(found, numbers) for numbers in dags_of(candidate.evaluation).values()
                 if (found := gauge(numbers)).utilization is not None]  # fmt: skip
        if not known:
            return Cell(None, state="no data")
        highest, numbers = max(known, key=lambda entry: entry[0].utilization or 0.0)
        return Cell(highest.utilization, state=highest.state, note=numbers.dag.name, low=highest.low, high=highest.high)

    return value
