"""The plan and everything in it, frozen. A field is described once, here; all else is made from that.

Collections are kept sorted by id (designs excepted: their order is the order of the tabs), so equal plans are
equal values and equal bytes.
"""

from collections.abc import Iterable
from functools import cached_property
from operator import attrgetter
from typing import Annotated, Any, ClassVar

from attrs import evolve, field, frozen

from models.plan import choices
from models.plan import machine_fields as common
from models.plan.costs import Costs
from models.plan.dags import Dag
from models.plan.fields import Field, described
from models.plan.hardware import MachineModel
from models.plan.measured_load import Measured
from models.plan.other_load import OtherLoad
from models.plan.position import Place
from models.words import tr_noop

MOST_MAILBOXES = 10_000_000
MOST_MAILBOX_MB = 1e7
# Tenfold a year: beyond it, machines to add would be counted by the billion.
LEAST_GROWTH, MOST_GROWTH = -0.9999, 9.0
NO_OTHER_LOAD = OtherLoad()
NOT_MEASURED = Measured()

Identifier = Annotated[str, Field(kind="identifier", label="ID")]
Name = Annotated[str, Field(kind="text", label="Name")]
Notes = Annotated[str, Field(kind="notes", label="Notes")]


def _users(key: str, label: str, noun: str, help_text: str) -> Field:
    return Field(
        kind="whole", label=label, noun=noun, unit="users", minimum=0, maximum=MOST_MAILBOXES, key=key, help=help_text
    )  # fmt: skip


CONNECTED = tr_noop("Users connected at the same time.")
BESIDE_OUTLOOK = tr_noop("Users connected at the same time. Counted in addition to Outlook: most have both.")
NORMALISED = tr_noop("Users with 100 messages per day, normalised to the peak hour; not connections.")


@frozen(kw_only=True, field_transformer=described)
class Users:
    """How many users of a population use each protocol."""

    outlook: Annotated[int, _users("outlook", tr_noop("Outlook"), tr_noop("Outlook users"), CONNECTED)] = 0
    outlook_anywhere: Annotated[
        int, _users("outlook-anywhere", tr_noop("Outlook Anywhere"), tr_noop("Outlook Anywhere users"), CONNECTED)
    ] = 0
    owa: Annotated[int, _users("owa", tr_noop("Outlook Web App"), tr_noop("Outlook Web App users"), NORMALISED)] = 0
    activesync: Annotated[
        int, _users("activesync", tr_noop("ActiveSync"), tr_noop("ActiveSync users"), BESIDE_OUTLOOK)
    ] = 0
    imap4: Annotated[int, _users("imap4", tr_noop("IMAP4"), tr_noop("IMAP4 users"), NORMALISED)] = 0
    pop3: Annotated[int, _users("pop3", tr_noop("POP3"), tr_noop("POP3 users"), NORMALISED)] = 0
    ews: Annotated[
        int, _users("ews", tr_noop("Exchange Web Services"), tr_noop("Exchange Web Services users"), CONNECTED)
    ] = 0

    def counts(self) -> tuple[int, ...]:
        """Return the users of each protocol in the order of `choices.PROTOCOLS`."""
        return (
            self.outlook, self.outlook_anywhere, self.owa, self.activesync, self.imap4, self.pop3, self.ews,
        )  # fmt: skip


def _rate(label: str, unit: str, maximum: float) -> Field:
    words = tr_noop("Measured. Leave empty to derive it from the users.")
    return Field(kind="number", label=label, unit=unit, minimum=0, maximum=maximum, optional=True, help=words)


@frozen(kw_only=True, field_transformer=described)
class Rates:
    """Measured rates of a population; they win over what its users imply."""

    owa_requests_s: Annotated[float | None, _rate(tr_noop("OWA requests"), "1/s", 1e6)] = None
    activesync_requests_s: Annotated[float | None, _rate(tr_noop("ActiveSync requests"), "1/s", 1e6)] = None
    messages_s: Annotated[float | None, _rate(tr_noop("Messages"), "1/s", 1e6)] = None
    web_connections: Annotated[float | None, _rate(tr_noop("Web connections"), "", 1e8)] = None


@frozen(kw_only=True, field_transformer=described)
class Processor:
    """The processors of a physical machine."""

    cores: Annotated[int, Field(kind="whole", label="Cores", minimum=1, maximum=common.MOST_CORES)]
    clock_mhz: Annotated[float, Field(kind="number", label="Clock", unit="MHz", minimum=1, maximum=100_000)]
    relative_speed: Annotated[
        float,
        Field(
            kind="number", label="Relative speed", minimum=0.01, maximum=100,
            help="Work a core does per MHz, relative to a core of the platform on which the figures were measured.",
        ),
    ] = 1.0  # fmt: skip
    specint_rate2006: Annotated[
        float | None,
        Field(
            kind="number", label="SPECint_rate2006", minimum=0.1, maximum=100_000, optional=True,
            help="Published SPECint_rate2006 of the whole machine; if given, it replaces clock and relative speed.",
        ),
    ] = None  # fmt: skip
    specrate2017_int_base: Annotated[
        float | None,
        Field(
            kind="number", label="SPECrate2017_int_base", minimum=0.1, maximum=100_000, optional=True,
            since=3,
            help="Published SPECrate2017_int_base of the whole machine. If SPECint_rate2006 is empty, it is estimated.",
        ),
    ] = None  # fmt: skip
    threads_per_core: Annotated[
        int | None,
        Field(
            kind="whole", label="Threads per core", minimum=1, maximum=8, optional=True,
            since=3, used=False,
            help="Hardware threads that a core runs at once. Stored for information; not used in calculations.",
        ),
    ] = None  # fmt: skip


@frozen(kw_only=True, field_transformer=described)
class Site:
    """A place with its own LAN."""

    table: ClassVar[str] = "sites"
    kind: ClassVar[str] = "site"

    id: Identifier
    name: Name
    serves: Annotated[
        tuple[str, ...],
        Field(
            kind="references",
            label="Serves",
            noun="sites served",
            target="sites",
            help="Sites that lack a role and use this site's servers for it.",
        ),
    ] = ()
    position: Place = None
    notes: Notes = ""


@frozen(kw_only=True, field_transformer=described)
class Link:
    """A WAN link between two sites."""

    table: ClassVar[str] = "links"
    kind: ClassVar[str] = "link"

    id: Identifier
    ends: Annotated[
        tuple[str, ...], Field(kind="references", label="Connects", noun="sites connected", target="sites", count=2)
    ]
    bandwidth_mbit_s: Annotated[
        float, Field(kind="number", label="Bandwidth", unit="Mbit/s", minimum=0.001, maximum=1e6)
    ]
    latency_ms: Annotated[
        float,
        Field(
            kind="number", label="Latency", unit="ms", minimum=0, maximum=1e5,
            help="Round-trip time. Only used to check the members of a DAG.",
        ),
    ] = 0.0  # fmt: skip
    notes: Notes = ""


@frozen(kw_only=True, field_transformer=described)
class Population:
    """Mailboxes at a site with a message profile and a count of users for each protocol."""

    table: ClassVar[str] = "populations"
    kind: ClassVar[str] = "population"

    id: Identifier
    name: Name
    site: Annotated[str, Field(kind="reference", label="Site", target="sites")]
    mailboxes: Annotated[int, Field(kind="whole", label="Mailboxes", minimum=0, maximum=MOST_MAILBOXES)]
    messages_per_day: Annotated[
        float,
        Field(
            kind="number", label="Messages per day", unit="1/day", minimum=0, maximum=10_000,
            help="Sent and received by one user. The published costs apply to 100 (20 sent, 80 received).",
        ),
    ] = 100.0  # fmt: skip
    message_kb: Annotated[float, Field(kind="number", label="Message size", unit="KB", minimum=0, maximum=1e6)] = 50.0
    mailbox_mb: Annotated[
        float,
        Field(
            kind="number", label="Mailbox size", unit="MB", minimum=0, maximum=MOST_MAILBOX_MB,
            help="Average size of a mailbox. Disks and databases of a DAG depend on it: enter the real size. New "
                 "populations start with 100 MB, the size at which the cost of IMAP4 was measured.",
        ),
    ] = 100.0  # fmt: skip
    items_in_largest_folder: Annotated[
        int, Field(kind="whole", label="Items in the largest folder", minimum=0, maximum=100_000_000)
    ] = 2_000
    megacycle_factor: Annotated[
        float,
        Field(
            kind="number", label="Megacycle factor", minimum=1, maximum=10, since=5,
            help="CPU of a user with third-party clients or add-ons, relative to the published megacycles.",
        ),
    ] = 1.0  # fmt: skip
    megacycle_share: Annotated[
        float,
        Field(
            kind="number", label="Share of users with this factor", minimum=0, maximum=1, since=5,
            noun="share of users with the megacycle factor",
            help="Share of the mailboxes to which the megacycle factor applies. Passive copies are not affected.",
        ),
    ] = 1.0  # fmt: skip
    yearly_growth: Annotated[
        float | None,
        Field(
            kind="number", label="Growth per year", minimum=LEAST_GROWTH, maximum=MOST_GROWTH, since=10, share=True,
            optional=True, help="Empty: like all users of the plan. Growth, reports and workbooks look ahead with it.",
        ),
    ] = None  # fmt: skip
    users: Annotated[Users, Field(kind="group", label="Users", group=Users)] = field(factory=Users)
    rates: Annotated[Rates, Field(kind="group", label="Measured rates", group=Rates)] = field(factory=Rates)
    position: Place = None
    notes: Notes = ""

    @property
    def megacycle_weight(self) -> float:
        """Return the megacycles of its active mailboxes against the published ones [1]."""
        return 1.0 + self.megacycle_share * (self.megacycle_factor - 1.0)


_PROCESSOR = Field(kind="group", label="Processor", group=Processor)


@frozen(kw_only=True, field_transformer=described)
class Server:
    """A physical server with Exchange roles on bare metal."""

    table: ClassVar[str] = "machines"
    kind: ClassVar[str] = "server"

    id: Identifier
    name: Name
    site: Annotated[str, common.SITE]
    exchange: Annotated[str, common.EXCHANGE]
    roles: Annotated[tuple[str, ...], common.ROLES] = ()
    windows: Annotated[str, Field(kind="choice", label="Windows", choices=choices.WINDOWS_VERSIONS)] = "2008-r2"
    model: Annotated[str | None, common.MODEL] = None
    processor: Annotated[Processor, _PROCESSOR]
    memory_mb: Annotated[int, common.MEMORY]
    weight: Annotated[float | None, common.WEIGHT] = None
    database_cache_mb: Annotated[int | None, common.CACHE] = None
    antivirus_engines: Annotated[int | None, common.ENGINES] = None
    authentication: Annotated[str | None, common.AUTHENTICATION] = None
    disk_iops: Annotated[float | None, common.DISK] = None
    network_mbit_s: Annotated[float | None, common.NETWORK] = None
    other: Annotated[OtherLoad, common.OTHER] = NO_OTHER_LOAD
    measured: Annotated[Measured, common.MEASURED] = NOT_MEASURED
    power_watts: Annotated[float | None, common.POWER] = None
    rack_units: Annotated[float | None, common.RACK] = None
    sockets: Annotated[int | None, common.SOCKETS] = None
    price: Annotated[float | None, common.PRICE] = None
    position: Place = None
    notes: Notes = ""


@frozen(kw_only=True, field_transformer=described)
class Host:
    """A virtualization host: it carries VMs and no roles of its own."""

    table: ClassVar[str] = "machines"
    kind: ClassVar[str] = "host"

    id: Identifier
    name: Name
    site: Annotated[str, common.SITE]
    hypervisor: Annotated[str, Field(kind="reference", label="Hypervisor", target="hypervisors")]
    model: Annotated[str | None, common.MODEL] = None
    processor: Annotated[Processor, _PROCESSOR]
    memory_mb: Annotated[int, common.MEMORY]
    hardware_unknown: Annotated[bool, common.HARDWARE_UNKNOWN] = False
    known_hardware: Annotated[tuple[str, ...], common.KNOWN_HARDWARE] = ()
    large_pages: Annotated[
        bool, Field(kind="flag", label="Large memory pages", help="Large pages prevent page sharing.")
    ] = False
    disk_iops: Annotated[float | None, common.DISK] = None
    network_mbit_s: Annotated[float | None, common.NETWORK] = None
    measured: Annotated[Measured, common.MEASURED] = NOT_MEASURED
    power_watts: Annotated[float | None, common.POWER] = None
    rack_units: Annotated[float | None, common.RACK] = None
    sockets: Annotated[int | None, common.SOCKETS] = None
    price: Annotated[float | None, common.PRICE] = None
    position: Place = None
    notes: Notes = ""


@frozen(kw_only=True, field_transformer=described)
class Vm:
    """A virtual machine on a host, with Exchange roles."""

    table: ClassVar[str] = "machines"
    kind: ClassVar[str] = "vm"

    id: Identifier
    name: Name
    host: Annotated[str, Field(kind="reference", label="Host", target="machines")]
    exchange: Annotated[str, common.EXCHANGE]
    roles: Annotated[tuple[str, ...], common.ROLES] = ()
    vcpus: Annotated[int, Field(kind="whole", label="Virtual CPUs", unit="vCPU", minimum=1, maximum=common.MOST_CORES)]
    vcpu_is_thread: Annotated[bool, common.VCPU_IS_THREAD] = False
    powered_off: Annotated[bool, common.POWERED_OFF] = False
    memory_mb: Annotated[int, common.MEMORY]
    guest: Annotated[str, Field(kind="choice", label="Guest system", choices=choices.GUEST_SYSTEMS)] = (
        "windows-2008-r2-x64"
    )
    weight: Annotated[float | None, common.WEIGHT] = None
    database_cache_mb: Annotated[int | None, common.CACHE] = None
    antivirus_engines: Annotated[int | None, common.ENGINES] = None
    authentication: Annotated[str | None, common.AUTHENTICATION] = None
    disk_iops: Annotated[float | None, common.DISK] = None
    shared_mb: Annotated[float | None, common.SHARED] = None
    other: Annotated[OtherLoad, common.OTHER] = NO_OTHER_LOAD
    measured: Annotated[Measured, common.MEASURED] = NOT_MEASURED
    position: Place = None
    notes: Notes = ""


Machine = Server | Host | Vm
Entity = Site | Link | Population | Server | Host | Vm | Dag


@frozen(kw_only=True, field_transformer=described)
class Override:
    """A figure that the plan sets otherwise, with its reason."""

    figure: Annotated[str, Field(kind="identifier", label="Figure")]
    value: Annotated[float, Field(kind="number", label="Value")]
    low: Annotated[
        float | None, Field(kind="number", label="Low", optional=True, since=7, help="Lower end of its range.")
    ] = None  # fmt: skip
    high: Annotated[
        float | None, Field(kind="number", label="High", optional=True, since=7, help="Upper end of its range.")
    ] = None  # fmt: skip
    reason: Annotated[str, Field(kind="notes", label="Reason")] = ""


@frozen(kw_only=True, field_transformer=described)
class Ignored:
    """A finding of a design that the planner knows of and lets be, with the reason.

    Parameters
    ----------
    about : str
        Which of the findings that a rule has for a subject: a resource or a role; empty where there is but one.
    """

    design: Annotated[str, Field(kind="identifier", label="Design")]
    rule: Annotated[str, Field(kind="identifier", label="Rule")]
    subject: Annotated[str, Field(kind="identifier", label="Subject")]
    about: Annotated[str, Field(kind="text", label="About")] = ""
    reason: Annotated[str, Field(kind="notes", label="Reason")] = ""

    @property
    def key(self) -> tuple[str, str, str, str]:
        """Return what identifies it: design, rule, subject and about."""
        return self.design, self.rule, self.subject, self.about


def _by_key(given: Iterable[Ignored]) -> tuple[Ignored, ...]:
    return tuple(sorted(given, key=lambda ignored: ignored.key))


def _by_figure(given: Iterable[Override]) -> tuple[Override, ...]:
    return tuple(sorted(given, key=lambda override: override.figure))


def _fraction(label: str, help_text: str) -> Field:
    return Field(kind="number", label=label, minimum=0.01, maximum=1, help=help_text)


@frozen(kw_only=True, field_transformer=described)
class Assumptions:
    """What the whole plan takes as given: ceilings, policies and overridden figures."""

    cpu_ceiling: Annotated[
        float, _fraction(tr_noop("CPU ceiling"), tr_noop("Machines with a busier CPU are marked."))
    ] = 0.75
    cpu_target_low: Annotated[
        float, _fraction(tr_noop("CPU target, lower bound"), tr_noop("The target range is from here to the ceiling."))
    ] = 0.60
    memory_ceiling: Annotated[
        float, _fraction(tr_noop("Memory ceiling"), tr_noop("Machines with more memory in use are marked."))
    ] = 0.90
    count_page_sharing: Annotated[
        bool,
        Field(
            kind="flag", label="Count page sharing as capacity", noun="page sharing as capacity",
            help="Microsoft does not support Exchange on overcommitted memory; leave this off for a supported "
                 "design.",
        ),
    ] = False  # fmt: skip
    peak_factor: Annotated[
        float,
        Field(
            kind="number", label="Peak factor", minimum=1, maximum=20, help="Peak hour relative to the average hour."
        ),
    ] = 2.0
    yearly_growth: Annotated[
        float,
        Field(
            kind="number", label="Growth of users per year", minimum=LEAST_GROWTH, maximum=MOST_GROWTH, since=10,
            share=True, help="Growth, reports and workbooks look ahead with it.",
        ),
    ] = 0.1  # fmt: skip
    overrides: tuple[Override, ...] = field(default=(), converter=_by_figure)
    ignored: tuple[Ignored, ...] = field(default=(), converter=_by_key, metadata={"since": 2})


def _by_id(entities: Iterable[Any]) -> tuple[Any, ...]:
    return tuple(sorted(entities, key=attrgetter("id")))


@frozen(kw_only=True, field_transformer=described)
class Design:
    """One way of serving the populations: its machines and database availability groups."""

    id: Identifier
    name: Name
    machines: tuple[Machine, ...] = field(default=(), converter=_by_id)
    dags: tuple[Dag, ...] = field(default=(), converter=_by_id, metadata={"since": 5})
    notes: Notes = ""

    @cached_property
    def by_id(self) -> dict[str, Machine]:
        """Return the machines by id."""
        return dict(zip(map(attrgetter("id"), self.machines), self.machines, strict=True))

    @cached_property
    def dags_by_id(self) -> dict[str, Dag]:
        """Return the database availability groups by id."""
        return {dag.id: dag for dag in self.dags}

    @cached_property
    def physical(self) -> tuple[Server | Host, ...]:
        """Return the machines of their own: servers and hosts."""
        return tuple([machine for machine in self.machines if not isinstance(machine, Vm)])


def _in_order(designs: Iterable[Design]) -> tuple[Design, ...]:
    return tuple(designs)


@frozen(kw_only=True, field_transformer=described)
class Plan:
    """A whole plan: one work (sites, links, populations), the designs that serve it, and the models of hardware in use.

    Parameters
    ----------
    logo : str
        A PNG or JPEG picture as base64 text; empty where there is none.
    """

    title: Annotated[str, Field(kind="text", label="Title")] = ""
    notes: Notes = ""
    customer: Annotated[str, Field(kind="text", label="Customer", since=4)] = ""
    author: Annotated[str, Field(kind="text", label="Author", since=4)] = ""
    logo: Annotated[
        str,
        Field(kind="picture", label="Logo", since=4, help="A PNG or JPEG picture for the head of the report."),
    ] = ""
    assumptions: Assumptions = field(factory=Assumptions)
    costs: Costs = field(factory=Costs, metadata={"since": 4})
    models: tuple[MachineModel, ...] = field(default=(), converter=_by_id, metadata={"since": 4})
    sites: tuple[Site, ...] = field(default=(), converter=_by_id)
    links: tuple[Link, ...] = field(default=(), converter=_by_id)
    populations: tuple[Population, ...] = field(default=(), converter=_by_id)
    designs: tuple[Design, ...] = field(default=(), converter=_in_order)

    @cached_property
    def shared_by_id(self) -> dict[str, Site | Link | Population]:
        """Return what all designs share by id: sites, links and populations."""
        shared = {row.id: row for row in self.sites} | {row.id: row for row in self.links}
        return shared | {row.id: row for row in self.populations}

    @cached_property
    def models_by_id(self) -> dict[str, MachineModel]:
        """Return the models of hardware by id."""
        return {model.id: model for model in self.models}

    def design(self, design_id: str) -> Design | None:
        """Return the design with this id, or None."""
        return next((design for design in self.designs if design.id == design_id), None)

    def with_design(self, changed: Design) -> "Plan":
        """Return the plan with one of its designs replaced by its changed form."""
        return evolve(self, designs=[changed if design.id == changed.id else design for design in self.designs])
