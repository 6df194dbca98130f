"""What DAGs add to a comparison: their members in the worst failure, their disks, and the failures they survive."""

from collections.abc import Callable, Iterator, Sequence

from attrs import frozen

from models.capacity.dags.failure_names import lost_words
from models.capacity.dags.results import LIMITS, DagNumbers, dags_of
from models.capacity.dags.survival import outcome_words, survival_of, survival_sentence
from models.capacity.results import Gauge
from models.comparisons.candidates import Candidate
from models.comparisons.table import Cell
from models.words import inside, tr_noop, translate


@frozen
class _Told:
    """A gauge of a group and the failure that it is of.

    Parameters
    ----------
    failed : sequence of str
        The members that fail, by id.
    site : str
        The site that is lost, by id; empty where single members fail.
    outcome : str
        What becomes of the group where databases are lost, so that the gauge tells little.
    """

    gauge: Gauge
    failed: Sequence[str] = ()
    site: str = ""
    outcome: str = ""


_OfGroup = Callable[[DagNumbers], _Told | None]


def _at_worst(resource: str) -> _OfGroup:
    def told(numbers: DagNumbers) -> _Told:
        peak = numbers.worst.peaks[resource]
        return _Told(peak.gauge, peak.failed)

    return told


def _with_a_site_lost(numbers: DagNumbers) -> _Told | None:
    row = numbers.worst_site
    if row is None:
        return None
    return _Told(row.cpu, row.failed, row.site, outcome_words(row, numbers) if row.lost else "")


DAG_ROWS: tuple[tuple[str, str, _OfGroup], ...] = (
    ("dag-cpu", tr_noop("DAG, worst failure: CPU"), _at_worst("cpu")),
    ("dag-site-cpu", tr_noop("DAG, a site lost: CPU"), _with_a_site_lost),
    ("dag-memory", tr_noop("DAG, worst failure: memory"), _at_worst("memory")),
    ("dag-space", tr_noop("DAG: disk space"), lambda numbers: _Told(numbers.capacity)),
    ("dag-operations", tr_noop("DAG, worst failure: disk operations"), _at_worst("operations")),
)


def rows_of_dags(candidates: Sequence[Candidate]) -> Iterator[tuple[str, str, Callable[[Candidate], Cell]]]:
    """Return the key and the label of each row of gauges, and what gives a design's cell.

    Without a design that has a group there are none, and without a group over several sites none of lost sites.
    """
    groups = [numbers for candidate in candidates for numbers in dags_of(candidate.evaluation).values()]
    for key, label, of_group in DAG_ROWS:
        if any(of_group(numbers) is not None for numbers in groups):
            yield key, label, _value_of(of_group)


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


def _value_of(of_group: _OfGroup) -> Callable[[Candidate], Cell]:
    """Return what gives a design's cell: the highest utilization of all its groups, of which it is, and when."""

    def value(candidate: Candidate) -> Cell:
        each = [(told, numbers.dag.name) for numbers in dags_of(candidate.evaluation).values()
                if (told := of_group(numbers)) is not None]  # fmt: skip
        if not each:
            return Cell(None, state="no data")
        told, dag = max(each, key=_gravity)
        gauge, note = told.gauge, ", ".join(filter(None, (dag, _lost_words(told, candidate))))
        if told.outcome:
            return Cell(None, state="no data", note=f"{note}: {inside(told.outcome)}")
        if gauge.utilization is None:
            return Cell(None, state="no data")
        return Cell(gauge.utilization, state=gauge.state, note=note, low=gauge.low, high=gauge.high)

    return value


def _gravity(entry: tuple[_Told, str]) -> tuple[bool, float]:
    told, _ = entry
    return bool(told.outcome), -1.0 if told.gauge.utilization is None else told.gauge.utilization


def _lost_words(told: _Told, candidate: Candidate) -> str:
    names = {member: candidate.design.by_id[member].name for member in told.failed}
    names |= {site.id: site.name for site in candidate.plan.sites if site.id == told.site}
    return lost_words(told.failed, told.site, names)
