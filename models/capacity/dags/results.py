"""What the evaluation says of a database availability group."""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

from attrs import frozen

from models.words import tr_noop

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from models.capacity.results import Evaluation, Gauge, Measure
    from models.dag.activation import Copies
    from models.plan.dags import Dag


# What can limit a group.
LIMITS = {
    "cpu": tr_noop("CPU in the worst failure"),
    "normal": tr_noop("CPU on a normal day"),
    "memory": tr_noop("memory in the worst failure"),
    "capacity": tr_noop("disk space"),
    "operations": tr_noop("disk operations"),
    "database": tr_noop("database size"),
}
# The same with the day that it is on, where the words above leave that out; no failure changes what disks hold.
ON_DAY = LIMITS | {
    "capacity": tr_noop("disk space on a normal day"),
    "operations": tr_noop("disk operations in the worst failure"),
}
NORMAL, FAILURE = "normal", "failure"


@frozen
class Peak:
    """The highest use of a resource in all failures of as many members.

    Parameters
    ----------
    member : str or None
        The member that uses most, by id; None where that is not known or nothing is served.
    failed : tuple of str
        The members that fail then, by id.
    gauge : Gauge
        Of that member.
    """

    member: str | None
    failed: tuple[str, ...]
    gauge: Gauge


@frozen
class Factor:
    """With how many times the mailboxes a ceiling is met.

    Parameters
    ----------
    in_use : float
        With the figures in use.
    least, most : float
        With every figure at the end of its range that makes the load high, or low.
    """

    in_use: float
    least: float
    most: float


@frozen
class FailureRow:
    """What a failure does to a group.

    Parameters
    ----------
    failed : tuple of str
        The members that fail, by id; of all choices of as many, the worst for the CPU.
    site : str
        The site that is lost, by id; empty where single members fail.
    peaks : dict of str to Peak
        Of ``cpu``, ``memory`` and disk ``operations``: each in the failure that is worst for it.
    active : (int, int)
        Least and most active databases of the members that are left.
    lost : int
        Databases that nobody serves.
    votes, needed : int
        Votes that are left, and how many a quorum takes.
    """

    failed: tuple[str, ...]
    site: str
    peaks: dict[str, Peak]
    active: tuple[int, int]
    lost: int
    votes: int
    needed: int

    @property
    def busiest(self) -> str | None:
        """Return the member with the busiest CPU, by id; None where its use is not known or nothing is served."""
        return self.peaks["cpu"].member

    @property
    def cpu(self) -> Gauge:
        """Return the CPU of the busiest member."""
        return self.peaks["cpu"].gauge

    @property
    def memory(self) -> Gauge:
        """Return the memory of the member that uses most of its own."""
        return self.peaks["memory"].gauge

    @property
    def operations(self) -> Gauge:
        """Return the disk operations of the member that has most of them."""
        return self.peaks["operations"].gauge

    @property
    def has_quorum(self) -> bool:
        """Return whether the group goes on: without a quorum all its databases are dismounted."""
        return self.votes >= self.needed

    @property
    def survived(self) -> bool:
        """Return whether all databases are still served."""
        return self.lost == 0


@frozen
class Home:
    """Databases of a group that hold mailboxes of the same users.

    Parameters
    ----------
    site : str
        Where they are active on a normal day, by id; empty where all databases hold the same mix of users.
    databases : int
    mailboxes : float
        In all of them together.
    database_mb : float
        Size of each [MB].
    guests : tuple of str
        Sites without members whose users' mailboxes are in them, by id.
    copy_mb, lagged_mb : float
        Space of a copy of each with its logs, and of a lagged one [MB].
    """

    site: str
    databases: int
    mailboxes: float
    database_mb: float
    guests: tuple[str, ...] = ()
    copy_mb: float = 0.0
    lagged_mb: float = 0.0


@frozen(eq=False, kw_only=True)
class DagNumbers:
    """The numbers of a group.

    Parameters
    ----------
    mailboxes : int
        Of the populations that it serves.
    rows : tuple of FailureRow
        Without a failure, with 1, 2, … members lost, one more than the group is to survive; then each site lost.
    capacity : Gauge
        Space that the member needs which holds most, of its disks.
    members : dict of str to dict of str to (Gauge, Gauge)
        By resource, ``capacity`` and those of `LIMITS` with a peak: of each member by id, on a normal day, and when as
        many others fail as the group is to survive, those whose loss it feels most.
    homes : tuple of Home
        One where all databases hold the same mix of users, else one for each site where some have their users.
    home : (databases,)
        Which of them each database has.
    spread : tuple of str
        Sites, by id, whose users' mailboxes are in all databases though these are active where their users are.
    per_disk : int or None
        Copies that share a disk: as the plan has it, or as many of the smallest as fit where that is fewer; 0 where the
        largest does not fit, None with RAID.
    measures : tuple of Measure
        Everything else that has a number: logs, transport, replication, disks, SSDs.
    replication : tuple of (str, str, float)
        From which site to which, by id, and how much in the peak hour [Mbit/s].
    factors : dict of str to Factor
        By what they are of, of `LIMITS`; what is not known, or does not grow with the mailboxes, is left out.
    room : int or None
        Mailboxes until the first ceiling, negative where there are too many; None where nothing is known.
    limit : str
        What that ceiling is of, of `LIMITS`; empty where nothing is known.
    site_room : int or None
        Mailboxes until the first ceiling while the site is lost whose loss leaves least room, negative where there are
        too many; None for a group at one site, where databases are lost with a site, or where nothing is known.
    judged : tuple of str
        Resources without which a failure is not judged: those of which no rule says what to install.
    complete : bool
        Whether the design serves the group's users in every role that they need.
    counts_copies : bool
        Whether the CPU counts passive copies: costs by protocol know of none.
    """

    dag: Dag
    mailboxes: int
    copies: Copies
    rows: tuple[FailureRow, ...]
    capacity: Gauge
    members: dict[str, dict[str, tuple[Gauge, Gauge]]]
    homes: tuple[Home, ...]
    home: tuple[int, ...]
    per_disk: int | None
    measures: tuple[Measure, ...]
    replication: tuple[tuple[str, str, float], ...]
    factors: dict[str, Factor]
    room: int | None
    limit: str
    site_room: int | None = None
    judged: tuple[str, ...] = ("cpu",)
    complete: bool = True
    counts_copies: bool = True
    spread: tuple[str, ...] = ()

    @property
    def has_disks(self) -> bool:
        """Return whether each member has disks enough for its copies, each of which is on one disk without RAID.

        As far as their number is known: they may hold the copies together and yet be too few.
        """
        disks = self.measure("disks")
        return disks is None or disks.limit is None or disks.value <= disks.limit

    @property
    def database_mb(self) -> float:
        """Return the size of the largest database [MB]."""
        return max(home.database_mb for home in self.homes)

    @property
    def mailboxes_of_databases(self) -> list[int]:
        """Return how many mailboxes each database holds, in whole ones that add up to all of them: (databases,)."""
        upto = [0, *(round(total) for total in accumulate(home.mailboxes for home in self.homes))]
        left = []
        for home, (first, last) in zip(self.homes, pairwise(upto), strict=True):
            each, rest = divmod(last - first, home.databases)
            left.append(iter([each + 1] * rest + [each] * (home.databases - rest)))
        return [next(left[home]) for home in self.home]

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
        """Return the worst failure: that of all choices of as many members as the group is to survive the loss of.

        A plan asks for nothing more; what the loss of a whole site does is told apart (`worst_site`).
        """
        return self.rows[self.dag.failures]

    @property
    def worst_site(self) -> FailureRow | None:
        """Return the worst loss of a site: most databases are lost with it, or else a member's CPU is used most.

        None for a group at one site.
        """
        sites = (row for row in self.rows if row.site)
        return max(sites, key=lambda row: (row.lost, row.cpu.utilization or 0.0), default=None)

    @property
    def member_rows(self) -> tuple[FailureRow, ...]:
        """Return the failures of members, without those of whole sites."""
        return tuple(row for row in self.rows if not row.site)

    @property
    def operations(self) -> Gauge:
        """Return the disk operations of the member that has most of them in the worst failure."""
        return self.worst.operations

    @property
    def limits(self) -> dict[str, Gauge]:
        """Return the gauges that can limit the group, by what they are of."""
        worst = self.worst
        return {
            "cpu": worst.cpu, "normal": self.normal.cpu, "memory": worst.memory, "capacity": self.capacity,
            "operations": worst.operations,
        }  # fmt: skip

    @property
    def tightest(self) -> str:
        """Return what is nearest to its ceiling, or furthest above, of `LIMITS`.

        The CPU where it is not known and nothing is above its ceiling: a gauge of another resource would hide that.
        """
        known = {
            name: gauge.utilization / gauge.ceiling
            for name, gauge in self.limits.items()
            if gauge.utilization is not None
        }
        highest = max(known, key=known.__getitem__, default="cpu")
        return highest if "cpu" in known or known.get(highest, 0.0) > 1.0 else "cpu"

    def day_of(self, limit: str) -> str:
        """Return on which day something of `LIMITS` is tight: `NORMAL`, or `FAILURE` for the worst one."""
        return FAILURE if self.dag.failures and limit in {"cpu", "memory", "operations"} else NORMAL

    def measure(self, key: str) -> Measure | None:
        """Return a measure by its key, or None."""
        return next((measure for measure in self.measures if measure.key == key), None)


def dags_of(evaluation: Evaluation) -> Mapping[str, DagNumbers]:
    """Return the numbers of each group of an evaluated design by its id."""
    return evaluation.dags


def members_renewed(before: Evaluation | None, after: Evaluation | None) -> Iterator[str]:
    """Yield the ids of the machines of whose groups an edit made the numbers again, or that are in none any more."""
    old, new = ({} if each is None else dags_of(each) for each in (before, after))
    for groups, others in ((old, new), (new, old)):
        for name, group in groups.items():
            if group is not others.get(name):
                yield from group.dag.members
