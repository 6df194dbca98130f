"""The table of kinds: one row for each kind of entity that a plan holds.

Code asks what a kind can do (`runs_roles`, `holds_vms`, `is_virtual`), where it is located and how many CPUs it has,
never for its class. A new kind is a class in `entities.py` and a row here.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from attrs import Factory, field, frozen

from models.plan.choices import WINDOWS_OF_GUEST
from models.plan.dags import Dag
from models.plan.entities import Design, Entity, Host, Link, Machine, Population, Server, Site, Vm
from models.words import tr_noop

if TYPE_CHECKING:
    from typing_extensions import TypeIs

RoleHolder = Server | Vm
Physical = Server | Host
Contained = Population | Server | Host


@frozen(kw_only=True)
class EntityKind:
    """What is true of every entity of a kind.

    Parameters
    ----------
    entity : type
        Its class; the class names the kind and its table.
    names : tuple of str
        What users type or paste for it, in lower case.
    label, title, short : str
        What users read: inside a sentence, at the beginning of one, and in the machine table. The icon has the
        kind's own name.
    counted, counted_short : tuple of str
        One and several of it; the short form is the long one where none is given.
    container : str
        The field with the id of what holds it: "site", "host", or "" where nothing does.
    cpus : str
        The path of the field with its number of processor cores or virtual CPUs; "" where it has none.
    runs_roles : bool
        Whether Exchange roles run on it.
    holds_vms : bool
        Whether VMs are placed on it.
    """

    entity: type[Any]
    names: tuple[str, ...]
    label: str
    title: str
    counted: tuple[str, str]
    short: str = ""
    counted_short: tuple[str, str] = field(default=Factory(lambda row: row.counted, takes_self=True))
    container: str = ""
    cpus: str = ""
    runs_roles: bool = False
    holds_vms: bool = False

    @property
    def is_machine(self) -> bool:
        """Return whether it is a machine of a design."""
        return bool(self.entity.table == "machines")

    @property
    def in_design(self) -> bool:
        """Return whether it belongs to a design; all designs share the rest."""
        return self.is_machine or self.entity is Dag


_ROWS = (
    EntityKind(
        entity=Site, names=("site",), label=tr_noop("site"), title=tr_noop("Site"),
        counted=(tr_noop("{count} site"), tr_noop("{count} sites")),
    ),
    EntityKind(
        entity=Link, names=("wan link", "link"), label=tr_noop("WAN link"), title=tr_noop("WAN link"),
        counted=(tr_noop("{count} WAN link"), tr_noop("{count} WAN links")),
        counted_short=(tr_noop("{count} link"), tr_noop("{count} links")),
    ),
    EntityKind(
        entity=Population, names=("population", "user population", "users"), container="site",
        label=tr_noop("user population"), title=tr_noop("User population"),
        counted=(tr_noop("{count} user population"), tr_noop("{count} user populations")),
        counted_short=(tr_noop("{count} population"), tr_noop("{count} populations")),
    ),
    EntityKind(
        entity=Server, names=("server", "physical server", "physical", "bare metal"),
        container="site", cpus="processor.cores", runs_roles=True,
        label=tr_noop("physical server"), title=tr_noop("Physical server"), short=tr_noop("Server"),
        counted=(tr_noop("{count} physical server"), tr_noop("{count} physical servers")),
        counted_short=(tr_noop("{count} server"), tr_noop("{count} servers")),
    ),
    EntityKind(
        entity=Host, names=("host", "virtualization host", "hypervisor", "esx", "esxi"),
        container="site", cpus="processor.cores", holds_vms=True,
        label=tr_noop("virtualization host"), title=tr_noop("Virtualization host"), short=tr_noop("Host"),
        counted=(tr_noop("{count} virtualization host"), tr_noop("{count} virtualization hosts")),
        counted_short=(tr_noop("{count} host"), tr_noop("{count} hosts")),
    ),
    EntityKind(
        entity=Vm, names=("vm", "virtual machine", "virtual", "guest"),
        container="host", cpus="vcpus", runs_roles=True,
        label=tr_noop("virtual machine"), title=tr_noop("Virtual machine"), short=tr_noop("VM"),
        counted=(tr_noop("{count} virtual machine"), tr_noop("{count} virtual machines")),
        counted_short=(tr_noop("{count} VM"), tr_noop("{count} VMs")),
    ),
    EntityKind(
        entity=Dag, names=("dag", "database availability group"),
        label=tr_noop("database availability group"), title=tr_noop("Database availability group"),
        counted=(tr_noop("{count} database availability group"), tr_noop("{count} database availability groups")),
        counted_short=(tr_noop("{count} DAG"), tr_noop("{count} DAGs")),
    ),
)  # fmt: skip
KINDS: dict[str, EntityKind] = {row.entity.kind: row for row in _ROWS}
MACHINE_KINDS: dict[str, type[Machine]] = {name: row.entity for name, row in KINDS.items() if row.is_machine}


def _classes(question: Callable[[EntityKind], object]) -> frozenset[type]:
    return frozenset(row.entity for row in _ROWS if question(row))


_MACHINES = _classes(lambda row: row.is_machine)
_ROLE_HOLDERS = _classes(lambda row: row.runs_roles)
_HOSTS = _classes(lambda row: row.holds_vms)
_VIRTUAL = _classes(lambda row: row.container == "host")
_IN_SITES = _classes(lambda row: row.container == "site")
_PHYSICAL = _MACHINES - _VIRTUAL
_CPUS = {row.entity: attrgetter(row.cpus) for row in _ROWS if row.cpus}


def is_machine(row: Entity | None) -> "TypeIs[Machine]":
    """Return whether an entity is a machine of a design."""
    return type(row) in _MACHINES


def runs_roles(row: Entity | None) -> "TypeIs[RoleHolder]":
    """Return whether Exchange roles run on an entity: it is a server or a VM."""
    return type(row) in _ROLE_HOLDERS


def holds_vms(row: Entity | None) -> "TypeIs[Host]":
    """Return whether VMs are placed on an entity: it is a virtualization host."""
    return type(row) in _HOSTS


def is_virtual(row: Entity | None) -> "TypeIs[Vm]":
    """Return whether a host holds an entity: it is a VM."""
    return type(row) in _VIRTUAL


def is_physical(row: Entity | None) -> "TypeIs[Physical]":
    """Return whether an entity is a machine of its own: a server or a host."""
    return type(row) in _PHYSICAL


def is_in_site(row: Entity | None) -> "TypeIs[Contained]":
    """Return whether an entity is located in a site itself: a population, a server or a host."""
    return type(row) in _IN_SITES


def is_site(row: Entity | None) -> "TypeIs[Site]":
    """Return whether an entity is a site."""
    return type(row) is Site


def is_link(row: Entity | None) -> "TypeIs[Link]":
    """Return whether an entity is a WAN link."""
    return type(row) is Link


def is_population(row: Entity | None) -> "TypeIs[Population]":
    """Return whether an entity is a user population."""
    return type(row) is Population


def is_dag(row: Entity | None) -> "TypeIs[Dag]":
    """Return whether an entity is a database availability group."""
    return type(row) is Dag


def container_of(row: Entity) -> str:
    """Return the id of the site or host that holds an entity; "" for sites and links."""
    name = KINDS[row.kind].container
    return str(getattr(row, name)) if name else ""


def physical_id(machine: Machine) -> str:
    """Return the id of the machine whose hardware a machine uses: a VM uses its host's."""
    return machine.host if is_virtual(machine) else machine.id


def cpus_of(machine: Machine) -> int:
    """Return the processor cores of a server or host, or the virtual CPUs of a VM."""
    return int(_CPUS[type(machine)](machine))


def is_off(machine: Entity) -> bool:
    """Return whether a machine is a VM that is switched off: it carries nothing, and takes nothing of its host."""
    return is_virtual(machine) and machine.powered_off


def windows_of(machine: RoleHolder) -> str:
    """Return the id of the Windows version that a server or a VM runs; "" for another system."""
    return WINDOWS_OF_GUEST.get(machine.guest, "") if is_virtual(machine) else machine.windows


def hardware_of(design: Design, machine: Machine) -> Physical:
    """Return the server or host whose hardware a machine uses; a VM uses its host's.

    Raises
    ------
    TypeError
        If a VM is placed on something that is no machine of its own.
    """
    holder = design.by_id[physical_id(machine)]
    if not is_physical(holder):
        raise TypeError(f"a {holder.kind} holds no VMs")
    return holder


def role_holder(machine: Machine) -> RoleHolder:
    """Return a machine that is known to run roles, as such.

    Raises
    ------
    TypeError
        If it is a host, which runs none.
    """
    if not runs_roles(machine):
        raise TypeError(f"a {machine.kind} runs no roles")
    return machine


def require_host(machine: Machine) -> Host:
    """Return a machine that is known to hold VMs, as such.

    Raises
    ------
    TypeError
        If VMs are not placed on it.
    """
    if not holds_vms(machine):
        raise TypeError(f"a {machine.kind} holds no VMs")
    return machine
