"""A database availability group: its members, its databases with their copies, and the disks of each member."""

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar

from attrs import evolve, field, frozen

from models.plan.fields import Choice, Field, described
from models.plan.position import Place
from models.words import tr_noop

# A group has at most 16 members, and a server at most 100 databases.
MOST_MEMBERS = 16
MOST_DATABASES = 1_600
MOST_LAG_DAYS = 14
MOST_DISKS = 10_000

DISK_TYPES = (
    Choice("7200", tr_noop("7,200 rpm")),
    Choice("10000", tr_noop("10,000 rpm")),
    Choice("15000", tr_noop("15,000 rpm")),
    Choice("ssd", tr_noop("SSD")),
)
DISK_LAYOUTS = (
    Choice("jbod", tr_noop("JBOD")),
    Choice("raid10", tr_noop("RAID-1/0")),
    Choice("raid5", tr_noop("RAID-5")),
    Choice("raid6", tr_noop("RAID-6")),
)
# Where databases over several sites are active.
MEMBERS, USERS = "members", "users"
ACTIVE = (
    Choice(MEMBERS, tr_noop("Evenly over all members")),
    Choice(USERS, tr_noop("Where their users are")),
)


@frozen(kw_only=True, field_transformer=described)
class Storage:
    """The disks of each member for databases and logs."""

    disk_type: Annotated[str, Field(kind="choice", label="Disk type", choices=DISK_TYPES)] = "7200"
    layout: Annotated[
        str,
        Field(
            kind="choice", label="Disk layout", choices=DISK_LAYOUTS,
            help="JBOD keeps each database copy on a single disk and needs three or more non-lagged copies.",
        ),
    ] = "jbod"  # fmt: skip
    disks: Annotated[
        int | None,
        Field(
            kind="whole", label="Disks", minimum=1, maximum=MOST_DISKS, optional=True,
            help="Disks per member for databases and logs, not counting spares. Empty: unknown.",
        ),
    ] = None  # fmt: skip
    disk_tb: Annotated[
        float | None,
        Field(
            kind="number", label="Capacity per disk", unit="TB", minimum=0.001, maximum=1_000, optional=True,
            help="In units of 10^12 bytes, as vendors state it. Empty: unknown.",
        ),
    ] = None  # fmt: skip
    disk_iops: Annotated[
        float | None,
        Field(
            kind="number", label="IOPS per disk", unit="1/s", minimum=1, maximum=1e7, optional=True,
            help="Random IOPS at 20 ms or less. Empty: the figure for the disk type, if one is published.",
        ),
    ] = None  # fmt: skip
    databases_per_disk: Annotated[
        int, Field(kind="whole", label="Database copies per disk", minimum=1, maximum=4)
    ] = 1  # fmt: skip
    spare_disks: Annotated[int, Field(kind="whole", label="Spare disks", minimum=0, maximum=MOST_DISKS)] = 1
    ssds: Annotated[
        int,
        Field(
            kind="whole", label="SSDs for MetaCache databases", minimum=0, maximum=MOST_DISKS,
            help="SSDs per member for the MetaCache databases of Exchange 2019 and later.",
        ),
    ] = 0  # fmt: skip
    ssd_tb: Annotated[
        float | None,
        Field(kind="number", label="Capacity per SSD", unit="TB", minimum=0.001, maximum=1_000, optional=True),
    ] = None  # fmt: skip


@frozen(kw_only=True, field_transformer=described)
class Dag:
    """A database availability group of a design."""

    table: ClassVar[str] = "dags"
    kind: ClassVar[str] = "dag"

    id: Annotated[str, Field(kind="identifier", label="ID")]
    name: Annotated[str, Field(kind="text", label="Name")]
    members: Annotated[
        tuple[str, ...],
        Field(
            kind="references", label="Members", target="machines",
            help="Mailbox servers that hold copies of its databases: up to 16, no two on the same host.",
        ),
    ]  # fmt: skip
    serves: Annotated[
        tuple[str, ...],
        Field(
            kind="references", label="Serves", noun="populations served", target="populations",
            help="User populations whose mailboxes are in its databases.",
        ),
    ] = ()  # fmt: skip
    databases: Annotated[
        int,
        Field(
            kind="whole", label="Databases", minimum=1, maximum=MOST_DATABASES,
            help="Number of databases in the DAG, not counting copies.",
        ),
    ] = 10  # fmt: skip
    copies: Annotated[
        int,
        Field(
            kind="whole", label="Copies of each database", minimum=1, maximum=MOST_MEMBERS,
            help="Including the active copy and lagged copies.",
        ),
    ] = 2  # fmt: skip
    lagged: Annotated[
        int,
        Field(
            kind="whole", label="Lagged copies", minimum=0, maximum=MOST_MEMBERS - 1,
            help="Copies that replay logs with a delay. They are not activated when a member fails.",
        ),
    ] = 0  # fmt: skip
    lag_days: Annotated[float, Field(kind="number", label="Lag", unit="days", minimum=0, maximum=MOST_LAG_DAYS)] = 7.0
    failures: Annotated[
        int,
        Field(
            kind="whole", label="Failures to survive", minimum=0, maximum=MOST_MEMBERS - 1,
            help="How many members may fail at once with all databases still available.",
        ),
    ] = 1  # fmt: skip
    witness_site: Annotated[
        str | None,
        Field(
            kind="reference", label="Witness site", target="sites", optional=True,
            help="Empty: not given. For a witness in Azure, add a site first.",
        ),
    ] = None  # fmt: skip
    second_site: Annotated[
        str | None,
        Field(
            kind="reference", label="Second site", noun="second site", target="sites", optional=True,
            help="Site that holds the last copies of each database. Empty: copies are spread evenly over all sites.",
        ),
    ] = None  # fmt: skip
    second_site_copies: Annotated[
        int | None,
        Field(
            kind="whole", label="Copies at the second site", minimum=0, maximum=MOST_MEMBERS, optional=True,
            help="Per database. Empty: half of the copies.",
        ),
    ] = None  # fmt: skip
    active: Annotated[
        str,
        Field(
            kind="choice", label="Active copies", choices=ACTIVE, since=9,
            help="Which databases are active at which site, for members at several sites without a second site.",
        ),
    ] = MEMBERS  # fmt: skip
    most_database_gb: Annotated[
        float,
        Field(
            kind="number", label="Maximum database size", unit="GB", minimum=1, maximum=16_384,
            help="Databases should not grow beyond this. In a DAG, 2,048 GB is the recommended limit.",
        ),
    ] = 2_048.0  # fmt: skip
    deleted_item_days: Annotated[
        float,
        Field(
            kind="number",
            label="Deleted item retention",
            unit="days",
            minimum=0,
            maximum=24_855,
        ),
    ] = 14.0
    storage: Annotated[Storage, Field(kind="group", label="Storage per member", group=Storage)] = field(factory=Storage)
    position: Place = None
    notes: Annotated[str, Field(kind="notes", label="Notes")] = ""

    @property
    def active_copies(self) -> int:
        """Return how many copies of each database can be activated: those that are not lagged."""
        return self.copies - self.lagged

    @property
    def copies_there(self) -> int:
        """Return how many copies of each database are meant for the second site; 0 without one."""
        if self.second_site is None:
            return 0
        return self.copies // 2 if self.second_site_copies is None else self.second_site_copies


def without(dag: Dag, gone: "set[str] | frozenset[str]") -> Dag | None:
    """Return the group without what is gone from the plan; None where no member is left.

    Copies and failures are as many as the members that are left allow.

    Parameters
    ----------
    gone : set of str
        Ids of machines, populations and sites.
    """
    members = tuple(member for member in dag.members if member not in gone)
    if not members:
        return None
    copies = min(dag.copies, len(members))
    lagged = min(dag.lagged, copies - 1)
    values: dict[str, Any] = {
        "members": members,
        "serves": tuple(population for population in dag.serves if population not in gone),
        "copies": copies,
        "lagged": lagged,
        "failures": min(dag.failures, copies - lagged - 1),
    }
    if dag.witness_site in gone:
        values["witness_site"] = None
    if dag.second_site in gone:
        values |= {"second_site": None, "second_site_copies": None}
    elif dag.second_site_copies is not None:
        values["second_site_copies"] = min(dag.second_site_copies, copies)
    return evolve(dag, **values)


def replaced(dags: Sequence[Dag], changed: Dag) -> tuple[Dag, ...]:
    """Return groups with another state of the one that has its id."""
    return tuple(changed if dag.id == changed.id else dag for dag in dags)
