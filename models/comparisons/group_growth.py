"""When growth becomes too much for a database availability group: in its worst failure, and on its disks."""

from collections.abc import Collection, Iterator, Sequence

import numpy as np
from attrs import frozen

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.batch import batch_of
from models.capacity.bounds import BOUNDS
from models.capacity.dags.disks import Disks
from models.capacity.dags.evaluating import groups_of
from models.capacity.dags.results import DagNumbers
from models.capacity.dags.work import contents_of, figures_of_dag
from models.capacity.distinct import distinct_machines
from models.capacity.evaluate import band
from models.capacity.failing import with_failures
from models.capacity.floats import Floats
from models.capacity.held import Held
from models.capacity.members import rows_of
from models.capacity.rating import passes
from models.capacity.results import RESOURCES
from models.capacity.scenarios import ScenarioBasis
from models.units import MB_A_GB

# What mends each limit.
REMEDIES = MEMBERS, DISKS, DATABASES = "members", "disks", "databases"
REMEDY_OF = {"cpu": MEMBERS, "memory": MEMBERS, "capacity": DISKS, "operations": DISKS, "database": DATABASES}


@frozen(kw_only=True)
class GroupCrossing:
    """When a group passes one of its limits: months from now, None where it does not.

    Parameters
    ----------
    limit : str
        Of `LIMITS`.
    machine_id : str
        The member that is too busy then; empty where disks or databases limit, of which all members have the same.
    earliest, latest : int or None
        With every figure at the end of its range that makes the load high, or low.
    needed : int or None
        How many members, disks in each member, or databases more keep the group below the limit at the end of the time
        looked at, tried by evaluating; None where no number does.
    tried : bool
        Whether that was looked for: it is where the limit is passed, with no more users than a plan can have.
    """

    dag_id: str
    limit: str
    month: int | None
    earliest: int | None
    latest: int | None
    machine_id: str = ""
    needed: int | None = None
    tried: bool = False

    @property
    def case(self) -> tuple[str, str]:
        """Return what passes which limit."""
        return self.dag_id, self.limit

    @property
    def mended_by(self) -> str:
        """Return of what the group needs more, of `REMEDIES`."""
        return REMEDY_OF[self.limit]

    @property
    def more(self) -> dict[str, int | None]:
        """Return what is needed by what it is, for JSON: nothing where the limit is not passed."""
        return {f"more_{remedy}": self.needed if remedy == self.mended_by else None for remedy in REMEDIES}


@frozen(eq=False, kw_only=True)
class GroupCurve:
    """One limit of a group month by month.

    Parameters
    ----------
    limit : str
        Of `LIMITS`.
    ceiling : float
        What 1 is [fraction of the capacity].
    use, low, high : (months, members, homes or 1)
        Against the ceiling, with the figures in use and at the ends of their ranges; NaN without data.
    member_ids : tuple of str
        Empty where disks limit, of which all members have the same.
    """

    dag_id: str
    limit: str
    ceiling: float
    use: Floats
    low: Floats
    high: Floats
    member_ids: tuple[str, ...] = ()

    @property
    def highest(self) -> tuple[Floats, Floats, Floats]:
        """Return the use of the member that needs most, and the ends of its range: (months,) each."""
        use, low, high = (np.fmax.reduce(table, axis=1) for table in self._tables)
        return use, low, high

    @property
    def crossing(self) -> GroupCrossing | None:
        """Return when the limit is passed; None where it never is, whatever the figures are."""
        month, low, earliest = (_first(table) for table in self._tables)
        if earliest is None:
            return None
        return GroupCrossing(
            dag_id=self.dag_id, limit=self.limit, month=month, earliest=earliest, latest=low,
            machine_id=self._busiest(earliest if month is None else month),
        )  # fmt: skip

    @property
    def _tables(self) -> tuple[Floats, Floats, Floats]:
        return self.use, self.low, self.high

    def _busiest(self, month: int) -> str:
        if not self.member_ids:
            return ""
        table = self.high if _first(self.use) is None else self.use
        return self.member_ids[int(np.nanargmax(table[month]))]


def group_curves(
    compiled: CompiledDesign,
    bases: Sequence[ScenarioBasis],
    mailboxes: Floats,
    library: Library,
    grown: CompiledDesign | None = None,
    only: Collection[str] | None = None,
) -> Iterator[GroupCurve]:
    """Return the limits of groups of which something is known.

    Each is that in the failure that is worst today or at the end, whichever is worse in a month: where one site of a
    group grows faster, another failure may become the worst.

    Parameters
    ----------
    bases : sequence of ScenarioBasis
        The months, at each bound.
    mailboxes : (months, populations)
        Factors on the mailboxes.
    grown : CompiledDesign or None
        The design with the users of the last month; None where these are more than a plan can have.
    only : collection of str or None
        Ids of the groups that are asked for; None for all.
    """
    begin = groups_of(compiled, library, only=only)
    ends = groups_of(grown, library, only=only) if grown is not None else {}
    for number, held in enumerate(compiled.groups):
        numbers = begin.get(held.dag.id)
        if numbers is None:
            continue
        both = [numbers, ends.get(numbers.dag.id, numbers)]
        for resource in ("cpu", "memory"):
            yield from _of_members(compiled, bases, number, both, resource)
        yield from _of_disks(compiled, mailboxes, held, both, library)


def _worst(both: Sequence[DagNumbers], resource: str) -> list[tuple[str, ...]]:
    """Return the failures that are the worst for a resource, by the members that fail, each once."""
    return list(dict.fromkeys(numbers.worst.peaks[resource].failed for numbers in both))


def _of_members(
    compiled: CompiledDesign, bases: Sequence[ScenarioBasis], number: int, both: Sequence[DagNumbers], resource: str
) -> Iterator[GroupCurve]:
    """Return how the members use a resource in the failures that are worst for it."""
    numbers = both[0]
    gauge = numbers.worst.peaks[resource].gauge
    if gauge.utilization is None or not compiled.groups[number].duties:
        return
    column, rows = RESOURCES.index(resource), rows_of(compiled.machines, numbers.dag)
    tables = []
    for failed in _worst(both, resource):
        distinct = distinct_machines(with_failures(compiled, {numbers.dag.id: failed}))
        each = [batch_of(distinct.design, basis.parts, bound).utilization(basis) for bound, basis in enumerate(bases)]
        use = np.stack(band(each))[:, :, column, distinct.machine[rows]]
        tables.append(np.where(np.isin(numbers.dag.members, failed), np.nan, use / gauge.ceiling))
    use, low, high = np.fmax.reduce(tables)
    yield GroupCurve(
        dag_id=numbers.dag.id, limit=resource, ceiling=gauge.ceiling, use=use, low=low, high=high,
        member_ids=tuple(compiled.machines.ids[row] for row in rows),
    )  # fmt: skip


def _of_disks(
    compiled: CompiledDesign, mailboxes: Floats, held: Held, both: Sequence[DagNumbers], library: Library
) -> Iterator[GroupCurve]:
    """Return how full and how busy the disks of the members are, and how large databases against their largest size."""
    numbers, everyone = both[0], compiled.plan.populations
    dag, contents = numbers.dag, contents_of(held, compiled.workload)
    factors = mailboxes[:, [row for row, population in enumerate(everyone) if population.id in dag.serves]]
    if not factors.size:
        return
    figures = figures_of_dag(compiled.design, dag, library)
    parts = [[figures.work(dag, each, bound) for each in contents.each()] for bound in BOUNDS]
    failures = [[dag.members.index(member) for member in failed] for failed in _worst(both, "operations")]
    disks = [Disks(figures, held, failed) for failed in failures]
    space = [disks[0].space(part, factors) for part in parts]
    done = [
        np.fmax.reduce([some.operations(part, factors, bound) for some in disks])
        for part, bound in zip(parts, BOUNDS, strict=True)
    ]
    for limit, each in (("capacity", space), ("operations", done)):
        gauge = numbers.limits[limit]
        if gauge.utilization is not None:
            use, low, high = (table[:, np.newaxis] / gauge.ceiling for table in band(each))
            yield GroupCurve(dag_id=dag.id, limit=limit, ceiling=gauge.ceiling, use=use, low=low, high=high)
    most = dag.most_database_gb * MB_A_GB
    sizes = [factors @ np.array([work.database_mb for work in part]) / most for part in parts]
    use, low, high = band(sizes)
    yield GroupCurve(dag_id=dag.id, limit="database", ceiling=1.0, use=use, low=low, high=high)


def _first(use: Floats) -> int | None:
    """Return the first month in which any member passes the ceiling, or None."""
    above = passes(np.nan_to_num(use)).any(axis=1)
    return int(above.argmax()) if above.any() else None
