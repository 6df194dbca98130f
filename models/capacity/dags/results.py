"""What the evaluation says of a database availability group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from models.words import tr_noop

if TYPE_CHECKING:
    from collections.abc import Mapping

    from models.capacity.results import Evaluation, Gauge, Measure
    from models.dag.activation import Copies
    from models.plan.dags import Dag


# What can limit a group.
LIMITS = {
    "cpu": tr_noop("CPU in the worst failure"),
    "normal": tr_noop("CPU on a normal day"),
    "capacity": tr_noop("disk space"),
    "operations": tr_noop("disk operations"),
}


@frozen
class FailureRow:
    """What a failure does to a group.

    Parameters
    ----------
    failed : tuple of str
        The members that fail, by id; of all choices of as many, the worst.
    site : str
        The site that is lost, by id; empty where single members fail.
    busiest : str or None
        The member that is used most, by id; None where its use is not known or nothing is served.
    cpu : Gauge
        Of that member.
    active : (int, int)
        Least and most active databases of the members that are left.
    lost : int
        Databases that nobody serves.
    votes, needed : int
        Votes that are left, and how many a quorum takes.
    """

    failed: tuple[str, ...]
    site: str
    busiest: str | None
    cpu: Gauge
    active: tuple[int, int]
    lost: int
    votes: int
    needed: int

    @property
    def survived(self) -> bool:
        """Return whether all databases are still served."""
        return self.lost == 0


@frozen(eq=False, kw_only=True)
class DagNumbers:
    """The numbers of a group.

    Parameters
    ----------
    mailboxes : int
        Of the populations that it serves.
    rows : tuple of FailureRow
        Without a failure, with 1, 2, … members lost, one more than the group is to survive; then each site lost.
    capacity, operations : Gauge
        Of the disks of the member that needs most: space, and operations in the worst failure.
    members_cpu : dict of str to (Gauge, Gauge)
        Of each member by id: on a normal day, and when as many others fail as the group is to survive, those whose
        loss it feels most.
    database_mb : float
        Size of a database [MB].
    per_disk : int or None
        Copies that share a disk: as the plan has it, or as many as fit where that is fewer; 0 where not one fits, None
        with RAID.
    measures : tuple of Measure
        Everything else that has a number: logs, transport, replication, disks, SSDs.
    replication : tuple of (str, str, float)
        From which site to which, by id, and how much in the peak hour [Mbit/s].
    room : int or None
        Mailboxes until the first ceiling, negative where there are too many; None where nothing is known.
    limit : str
        What that ceiling is of, of `LIMITS`; empty where nothing is known.
    counts_copies : bool
        Whether the CPU counts passive copies: costs by protocol know of none.
    """

    dag: Dag
    mailboxes: int
    copies: Copies
    rows: tuple[FailureRow, ...]
    capacity: Gauge
    operations: Gauge
    members_cpu: dict[str, tuple[Gauge, Gauge]]
    database_mb: float
    per_disk: int | None
    measures: tuple[Measure, ...]
    replication: tuple[tuple[str, str, float], ...]
    room: int | None
    limit: str
    counts_copies: bool = True

    @property
    def lacks_copies(self) -> bool:
        """Return whether there are passive copies that the CPU does not count."""
        return not self.counts_copies and self.dag.copies > 1 and self.normal.cpu.utilization is not None

    @property
    def normal(self) -> FailureRow:
        """Return the day without a failure."""
        return self.rows[0]

    @property
    def worst(self) -> FailureRow:
        """Return the worst of the failures that the group is to survive."""
        return self.rows[self.dag.failures]

    @property
    def limits(self) -> dict[str, Gauge]:
        """Return the gauges that can limit the group, by what they are of."""
        return {"cpu": self.worst.cpu, "capacity": self.capacity, "operations": self.operations}

    def measure(self, key: str) -> Measure | None:
        """Return a measure by its key, or None."""
        return next((measure for measure in self.measures if measure.key == key), None)


def dags_of(evaluation: Evaluation) -> Mapping[str, DagNumbers]:
    """Return the numbers of each group of an evaluated design by its id."""
    return evaluation.dags
