"""What a proposal has to meet: who uses mail where, which hardware there is, and how many machines may fail."""

from collections.abc import Sequence

from attrs import evolve, field, frozen

from models.calibration.library import Library
from models.plan.assumed import with_assumed
from models.plan.choosing_models import machine_like
from models.plan.dags import Dag, Storage
from models.plan.entities import Assumptions, Host, Link, Plan, Population, Server, Site, Users
from models.plan.fields import LONGEST_TEXT, Choice, default_of, fields_of
from models.plan.hardware import MachineModel
from models.storage.disks import JBOD, RAID10
from models.words import tr_noop

# One machine of a role, or one host, is the most that a proposal can be asked to survive.
MOST_FAILURES = 1
# More copies of a database, two at each of two sites, are not usual.
MOST_COPIES = 4
# Where the databases of a site's users are: at the site alone, or also at a second one that carries them if it is lost.
EACH_SITE, BOTH_ACTIVE, ONE_ACTIVE = "each-site", "both-active", "one-active"
DAG_SITES = (
    Choice(EACH_SITE, tr_noop("One per site")),
    Choice(BOTH_ACTIVE, tr_noop("Two sites, both active")),
    Choice(ONE_ACTIVE, tr_noop("Two sites, one active")),
)
LAG_DAYS, USUAL_LAG_DAYS = fields_of(Dag)["lag_days"], float(default_of(Dag, "lag_days"))
DISK_TB = fields_of(Storage)["disk_tb"]
MOST_ON_A_DISK = int(fields_of(Storage)["databases_per_disk"].maximum or 1)
# How many sites a group is over that is at more than one.
SPANNED = 2
# More servers of a role, or hosts, at one site nobody plans; smaller hardware than that needs is told.
MOST_AT_A_SITE = 64


@frozen(kw_only=True)
class UserGroup:
    """Users at a site that are alike.

    Parameters
    ----------
    site, name : str
        As the user wrote them; groups whose site has the same name in any case share it.
    mailbox_mb : float
        Size of a mailbox [MB].
    users : Users
        How many of them use each protocol.
    message_kb : float, optional
        Size of a message [KB], where it is known.
    assumed : tuple of str
        The fields whose values no file said, as `models.plan.assumed` names them.
    """

    site: str
    name: str
    mailboxes: int
    messages_per_day: float
    mailbox_mb: float
    users: Users
    message_kb: float | None = None
    assumed: tuple[str, ...] = ()


@frozen(kw_only=True)
class SiteLink:
    """A line between two sites, named as in `UserGroup`."""

    ends: tuple[str, str]
    bandwidth_mbit_s: float
    latency_ms: float


@frozen(kw_only=True)
class Hardware:
    """One machine as a server and as a host, both as templates: their names, ids and sites are not used.

    Parameters
    ----------
    model : MachineModel or None
        What it is in the library, where it is one of its machines.
    """

    server: Server
    host: Host
    model: MachineModel | None = None

    @property
    def cores(self) -> int:
        """Return the cores of the machine."""
        return self.server.processor.cores

    @property
    def memory_mb(self) -> int:
        """Return its memory [MB]."""
        return self.server.memory_mb

    def with_memory(self, memory_mb: int) -> "Hardware":
        """Return the same machine with other memory."""
        server, host = evolve(self.server, memory_mb=memory_mb), evolve(self.host, memory_mb=memory_mb)
        return evolve(self, server=server, host=host)


def hardware_like(model: MachineModel, server: Server, host: Host, memory_mb: int) -> Hardware:
    """Return a machine of the library with some memory; what the library does not say is as in the prototypes."""
    as_server, as_host = machine_like(server, model, model.id), machine_like(host, model, model.id)
    assert isinstance(as_server, Server) and isinstance(as_host, Host)  # noqa: S101 - each as its prototype
    return Hardware(server=as_server, host=as_host, model=model).with_memory(memory_mb)


@frozen(kw_only=True)
class Requirements:
    """All that a proposal is made from.

    Parameters
    ----------
    exchange : str
        Id of the Exchange version.
    hypervisor : str
        Id of its profile.
    failures : int
        How many machines of a role, or hosts, of each site may fail at once: 0 to `MOST_FAILURES`.
    copies : int
        Copies of each database, lagged ones included: 1 to `MOST_COPIES`. With more than one, the servers that hold
        mailboxes are members of database availability groups.
    lagged : int
        How many of the copies are lagged.
    lag_days : float
        By how long [days].
    dag_sites : str
        Of `DAG_SITES`. A group over two sites is at those with the most mailboxes, serves everybody, and carries them
        also without either of these sites.
    disk_tb : float, optional
        Capacity of a disk for databases [TB]. Members get as many of them as their copies need; without it, their
        disks stay unknown.
    """

    groups: tuple[UserGroup, ...]
    links: tuple[SiteLink, ...] = ()
    exchange: str
    hardware: Hardware
    hypervisor: str
    failures: int = 0
    copies: int = 1
    lagged: int = 0
    lag_days: float = USUAL_LAG_DAYS
    dag_sites: str = EACH_SITE
    disk_tb: float | None = None
    assumptions: Assumptions = field(factory=Assumptions)

    def work(self) -> Plan:
        """Return a plan with all of it but machines."""
        models = () if self.hardware.model is None else (self.hardware.model,)
        return evolve(work_of(self.groups, self.links), assumptions=self.assumptions, models=models)

    @property
    def over_two_sites(self) -> bool:
        """Return whether there is one group, over two sites."""
        return self.copies > 1 and self.dag_sites != EACH_SITE

    @property
    def survives(self) -> bool:
        """Return whether any failure is to be survived."""
        return self.failures > 0 or self.over_two_sites

    def storage(self, library: Library) -> Storage | None:
        """Return the disks of a member of a group, all but their number; None where nothing is said of them.

        Each copy is on one disk where there are copies enough to lose it.
        """
        if self.disk_tb is None:
            return None
        least = library.calibrations["storage"].get("jbod.least_copies").value
        layout = JBOD if self.copies - self.lagged >= least else RAID10
        return Storage(layout=layout, disk_tb=self.disk_tb, databases_per_disk=MOST_ON_A_DISK)

    def roles(self, library: Library) -> tuple[str, ...]:
        """Return the roles that every user of the version has to be served in, in their order."""
        head = library.calibration_of(self.exchange).head
        found = (head.role_for(duty) for duty in head.needs)
        return tuple(dict.fromkeys(role.id for role in found if role is not None))


def site_key(name: str) -> str:
    """Return what sites are told apart by: their name in any case, without idle spaces."""
    return " ".join(name.split()).casefold()


def work_of(groups: Sequence[UserGroup], links: Sequence[SiteLink] = ()) -> Plan:
    """Return a plan of the sites, links and populations, without a design.

    A group without mailboxes stands for a site without users, such as a second datacentre. Links between a site and
    itself, to other sites, and second ones between the same sites are left out.
    """
    sites: dict[str, Site] = {}
    for group in groups:
        name = " ".join(group.site.split())[:LONGEST_TEXT]
        sites.setdefault(site_key(group.site), Site(id=f"site-{len(sites) + 1}", name=name))
    populations = [
        _population(group, f"population-{number}", sites[site_key(group.site)].id)
        for number, group in enumerate(filter(lambda group: group.mailboxes, groups), start=1)
    ]
    return Plan(
        sites=tuple(sites.values()),
        links=tuple(_links(links, sites)),
        populations=tuple(populations),
    )


def _population(group: UserGroup, identifier: str, site: str) -> Population:
    made = Population(
        id=identifier,
        name=group.name[:LONGEST_TEXT],
        site=site,
        mailboxes=group.mailboxes,
        messages_per_day=group.messages_per_day,
        mailbox_mb=group.mailbox_mb,
        users=group.users,
    )
    known = made if group.message_kb is None else evolve(made, message_kb=group.message_kb)
    return with_assumed(known, group.assumed)


def _links(links: Sequence[SiteLink], sites: dict[str, Site]) -> list[Link]:
    found: dict[frozenset[str], Link] = {}
    for link in links:
        ends = [sites[key].id for key in map(site_key, link.ends) if key in sites]
        pair = frozenset(ends)
        if len(pair) == len(link.ends) and pair not in found:
            found[pair] = Link(
                id=f"link-{len(found) + 1}",
                ends=(ends[0], ends[1]),
                bandwidth_mbit_s=link.bandwidth_mbit_s,
                latency_ms=link.latency_ms,
            )
    return list(found.values())
