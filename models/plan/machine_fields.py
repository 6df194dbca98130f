"""Fields that servers, hosts and virtual machines have in common."""

from models.plan import choices
from models.plan.fields import Field
from models.plan.measured_load import Measured
from models.plan.other_load import OtherLoad

MOST_CORES = 1_024
MOST_MEMORY_MB = 64 * 1024 * 1024
MOST_PRICE = 1e12

MEMORY = Field(kind="whole", label="Memory", unit="MB", minimum=1, maximum=MOST_MEMORY_MB)
EXCHANGE = Field(kind="choice", label="Exchange version", choices=choices.EXCHANGE_VERSIONS)
ROLES = Field(kind="choices", label="Roles", choices=choices.ROLES)
SITE = Field(kind="reference", label="Site", target="sites")
WEIGHT = Field(
    kind="number", label="Weight", minimum=0, maximum=1e6, optional=True,
    help="Share of its roles' load at the site, relative to the other machines there. Empty: by capacity.",
)  # fmt: skip
CACHE = Field(
    kind="whole", label="Transport database cache", unit="MB", minimum=1, maximum=1_048_576, optional=True,
    help="DatabaseMaxCacheSize of the Hub Transport role. Empty: the default of the version.",
)  # fmt: skip
ENGINES = Field(kind="whole", label="Antivirus engines", minimum=0, maximum=100, optional=True)
AUTHENTICATION = Field(
    kind="choice", label="Outlook Anywhere authentication", choices=choices.AUTHENTICATIONS, optional=True,
    help="How Outlook Anywhere users authenticate. Empty: Basic.",
)  # fmt: skip
DISK = Field(
    kind="number", label="Disk operations", unit="1/s", minimum=0.1, maximum=1e9, optional=True,
    help="Empty: unknown, so the disk gauge shows no data.",
)  # fmt: skip
NETWORK = Field(
    kind="number", label="Network adapter", unit="Mbit/s", minimum=0.1, maximum=1e7, optional=True,
    help="Empty: unknown, so the network gauge shows no data.",
)  # fmt: skip
OTHER = Field(kind="group", label="Other load", group=OtherLoad, since=6)
MEASURED = Field(kind="group", label="Measured", group=Measured, since=7, used=False)
VCPU_IS_THREAD = Field(
    kind="flag", label="vCPUs are threads", noun="kind of vCPUs", since=7,
    help="As in most clouds: a vCPU is a hyper-thread of its host, two of which share a core.",
)  # fmt: skip
POWERED_OFF = Field(
    kind="flag", label="Switched off", noun="power state", since=7,
    help="A VM that is off has no load and uses no resources of its host. A member of a DAG cannot be off.",
)  # fmt: skip
HARDWARE_UNKNOWN = Field(
    kind="flag", label="Hardware unknown", noun="state of the hardware", since=7,
    help="Its cores, clock and memory are placeholders, except for the known parts. Nothing is calculated from "
         "placeholders until this is cleared.",
)  # fmt: skip
KNOWN_HARDWARE = Field(
    kind="choices", label="Known parts", noun="known parts of the hardware", choices=choices.HARDWARE, since=8,
    help="The parts that are known although other hardware of the host is not. A value that you enter counts as "
         "known.",
)  # fmt: skip
SHARED = Field(
    kind="number", label="Shared memory", noun="shared memory", unit="MB", minimum=0, maximum=MOST_MEMORY_MB,
    optional=True, since=7,
    help="Memory it shares with other VMs, as measured by its hypervisor. Empty: estimated from its guest "
         "system.",
)  # fmt: skip
POWER = Field(kind="number", label="Power at load", unit="W", minimum=0, maximum=1e6, optional=True)
RACK = Field(kind="number", label="Rack units", unit="U", minimum=0, maximum=1_000, optional=True)
SOCKETS = Field(
    kind="whole", label="Processor sockets", minimum=1, maximum=MOST_CORES, optional=True, since=2,
    help="Sockets with a processor, for per-socket licences. Empty: unknown.",
)  # fmt: skip
MODEL = Field(
    kind="reference", label="Model", target="models", optional=True, since=4,
    help="The hardware model, from the plan's own list. Empty: none chosen.",
)  # fmt: skip
PRICE = Field(
    kind="number", label="Purchase price", minimum=0, maximum=MOST_PRICE, optional=True, since=4,
    help="Of this machine, in the plan's currency; 0 if you already own it. Empty: the price of its model.",
)  # fmt: skip
