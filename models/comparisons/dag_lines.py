"""What DAGs add to a comparison: their members in the worst failure, their disks, and the failures they survive."""

from collections.abc import Callable

from models.capacity.dags.results import LIMITS, DagNumbers, dags_of
from models.capacity.dags.survival import survival_of, survival_sentence
from models.capacity.results import Gauge
from models.comparisons.candidates import Candidate
from models.comparisons.table import Cell
from models.words import tr_noop, translate


def _worst_cpu(numbers: DagNumbers) -> Gauge:
    return numbers.worst.cpu


def _worst_memory(numbers: DagNumbers) -> Gauge:
    return numbers.worst.memory


def _space(numbers: DagNumbers) -> Gauge:
    return numbers.capacity


def _operations(numbers: DagNumbers) -> Gauge:
    return numbers.operations


DAG_ROWS: tuple[tuple[str, str, Callable[[DagNumbers], Gauge]], ...] = (
    ("dag-cpu", tr_noop("DAG, worst failure: CPU"), _worst_cpu),
    ("dag-memory", tr_noop("DAG, worst failure: memory"), _worst_memory),
    ("dag-space", tr_noop("DAG: disk space"), _space),
    ("dag-operations", tr_noop("DAG, worst failure: disk operations"), _operations),
)


def survived(candidate: Candidate) -> Cell:
    """Return the failures that the group of a design survives that falls furthest short of those that it is to survive.

    Unknown where that of any group is, and no group falls short for certain.
    """
    found = [(survival_of(numbers), numbers.dag.name) for numbers in dags_of(candidate.evaluation).values()]
    if not found:
        return Cell(None, state="no data")
    worst, name = min(found, key=lambda entry: (entry[0].holds is not False, entry[0].holds is True, entry[0].certain))
    note = name if worst.holds else f"{name}: {survival_sentence(worst)}"
    if worst.holds is None:
        return Cell(None, state="no data", note=note)
    number = float(min(max(worst.certain, 0), worst.wanted))
    return Cell(number, state="ok" if worst.holds else "over", note=note)


def tightest(candidate: Candidate) -> Cell:
    """Return the highest use of a group's member against its ceiling in the worst failure, and of what it is.

    What is known is a lower bound where the CPU of some group is not.
    """
    groups = dags_of(candidate.evaluation).values()
    known = [
        (gauge.utilization / gauge.ceiling, gauge, numbers.dag.name, limit)
        for numbers in groups
        for limit, gauge in numbers.limits.items()
        if gauge.utilization is not None
    ]
    if not known:
        return Cell(None, state="no data")
    share, gauge, name, limit = max(known, key=lambda entry: entry[0])
    unknown = any(numbers.limits[name].utilization is None for numbers in groups for name in numbers.judged)
    return Cell(share, state=gauge.state, note=f"{name}, {translate(LIMITS[limit])}", at_least=unknown)


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
