"""The table of kinds: one row for each kind of entity that a plan holds.

Code asks what a kind can do (`runs_roles`, `holds_vms`, `is_virtual`), where it is located and how many CPUs it has,
never for its class. A new kind is a class in `entities.py` and a row here.
"""

from operator import attrgetter
from typing import TYPE_CHECKING, Any

from attrs import frozen

from models.plan.choices import WINDOWS_OF_GUEST
from models.plan.entities import Design, Entity, Host, Link, Machine, Population, Server, Site, Vm

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
    container: str = ""
    cpus: str = ""
    runs_roles: bool = False
    holds_vms: bool = False

    @property
    def is_machine(self) -> bool:
        """Return whether it belongs to a design; all designs share the rest."""
        return bool(self.entity.table == "machines")


_ROWS = (
    EntityKind(entity=Site, names=("site",)),
    EntityKind(entity=Link, names=("wan link", "link")),
    EntityKind(entity=Population, names=("population", "user population", "users"), container="site"),
    EntityKind(
        entity=Server, names=("server", "physical server", "physical", "bare metal"),
        container="site", cpus="processor.cores", runs_roles=True,
    ),
    EntityKind(
        entity=Host, names=("host", "virtualization host", "hypervisor", "esx", "esxi"),
        container="site", cpus="processor.cores", holds_vms=True,
    ),
    EntityKind(
        entity=Vm, names=("vm", "virtual machine", "virtual", "guest"),
        container="host", cpus="vcpus", runs_roles=True,
    ),
)  # fmt: skip
KINDS: dict[str, EntityKind] = {row.entity.kind: row for row in _ROWS}
MACHINE_KINDS: dict[str, type[Machine]] = {name: row.entity for name, row in KINDS.items() if row.is_machine}


def _kind(row: Entity | None) -> EntityKind | None:
    return None if row is None else KINDS[row.kind]


def is_machine(row: Entity | None) -> "TypeIs[Machine]":
    """Return whether an entity is a machine of a design."""
    kind = _kind(row)
    return kind is not None and kind.is_machine


def runs_roles(row: Entity | None) -> "TypeIs[RoleHolder]":
    """Return whether Exchange roles run on an entity: it is a server or a VM."""
    kind = _kind(row)
    return kind is not None and kind.runs_roles


def holds_vms(row: Entity | None) -> "TypeIs[Host]":
    """Return whether VMs are placed on an entity: it is a virtualization host."""
    kind = _kind(row)
    return kind is not None and kind.holds_vms


def is_virtual(row: Entity | None) -> "TypeIs[Vm]":
    """Return whether a host holds an entity: it is a VM."""
    kind = _kind(row)
    return kind is not None and kind.container == "host"


def is_physical(row: Entity | None) -> "TypeIs[Physical]":
    """Return whether an entity is a machine of its own: a server or a host."""
    return is_machine(row) and not is_virtual(row)


def is_in_site(row: Entity | None) -> "TypeIs[Contained]":
    """Return whether an entity is located in a site itself: a population, a server or a host."""
    kind = _kind(row)
    return kind is not None and kind.container == "site"


def is_site(row: Entity | None) -> "TypeIs[Site]":
    """Return whether an entity is a site."""
    return row is not None and row.kind == Site.kind


def is_link(row: Entity | None) -> "TypeIs[Link]":
    """Return whether an entity is a WAN link."""
    return row is not None and row.kind == Link.kind


def is_population(row: Entity | None) -> "TypeIs[Population]":
    """Return whether an entity is a user population."""
    return row is not None and row.kind == Population.kind


def container_of(row: Entity) -> str:
    """Return the id of the site or host that holds an entity; "" for sites and links."""
    field = KINDS[row.kind].container
    return str(getattr(row, field)) if field else ""


def physical_id(machine: Machine) -> str:
    """Return the id of the machine whose hardware a machine uses: a VM uses its host's."""
    return machine.host if is_virtual(machine) else machine.id


def cpus_of(machine: Machine) -> int:
    """Return the processor cores of a server or host, or the virtual CPUs of a VM."""
    return int(attrgetter(KINDS[machine.kind].cpus)(machine))


def windows_of(machine: RoleHolder) -> str:
    """Return the id of the Windows version that a server or a VM runs."""
    return WINDOWS_OF_GUEST[machine.guest] if is_virtual(machine) else machine.windows


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
