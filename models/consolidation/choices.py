"""What a user chooses before a design is consolidated."""

from collections.abc import Iterable, Mapping

from attrs import evolve, field, frozen

from models.plan.choosing_models import machine_like
from models.plan.entities import NOT_MEASURED, Design, Host, Plan
from models.plan.fields import LONGEST_TEXT
from models.plan.hardware import MachineModel
from models.plan.kinds import holds_vms
from models.plan.unknown_hardware import unknown_parts

COUNTED = ("hosts", "cores", "power", "rack-units")
# The CPU that VMs are sized by where it was measured: the larger of measured and predicted, or the prediction alone.
LARGER, MEASURED, PREDICTED = "larger", "measured", "predicted"
SIZED_BY = (LARGER, PREDICTED)
# Of more types than these, those that a design has few of are left out: the search would try each for each VM.
MOST_TYPES = 8
MOST_SPARE = 99


@frozen(kw_only=True)
class Choices:
    """The settings of a consolidation.

    Parameters
    ----------
    hosts : tuple of Host
        Prototypes to choose among.
    models : tuple of MachineModel
        The machines of the library that some of them are; what is used of them is copied into the plan.
    hypervisor : str
        For all hosts; empty: each prototype's own.
    cpu_ceiling, memory_ceiling : float or None
        Highest planned utilization of hosts and VMs [fraction]; None: the plan's own ceilings.
    spare : int
        Empty hosts at each site, one for each host that may fail; `MOST_SPARE` at most.
    roles_apart : bool
        Whether two machines of a site that perform the same duty are kept on different hosts.
    roles_as_today : bool
        With `roles_apart`: whether as many of them may share a host as do on the fullest one today.
    apart, together : tuple of tuple of str
        Machines of the design, by id.
    pinned : mapping of str to str
        From a machine to the site where its VM must be.
    vcpus_per_core : float or None
        At most, on a host; None: what the hypervisor's profile recommends.
    count_page_sharing : bool or None
        Whether the memory that page sharing returns is allotted again; None: as the plan has it.
    combine_roles : bool
        Whether a Client Access and a Hub Transport machine of a site become one VM.
    fewest : str
        What is minimized, one of `COUNTED`.
    size_by : str
        One of `SIZED_BY`.
    """

    hosts: tuple[Host, ...]
    models: tuple[MachineModel, ...] = ()
    hypervisor: str = ""
    cpu_ceiling: float | None = None
    memory_ceiling: float | None = None
    spare: int = 0
    roles_apart: bool = True
    roles_as_today: bool = False
    apart: tuple[tuple[str, ...], ...] = ()
    together: tuple[tuple[str, ...], ...] = ()
    pinned: Mapping[str, str] = field(factory=dict)
    vcpus_per_core: float | None = None
    count_page_sharing: bool | None = None
    combine_roles: bool = False
    fewest: str = "hosts"
    size_by: str = LARGER


def host_of_model(prototype: Host, model: MachineModel, memory_mb: int, hypervisor: str) -> Host:
    """Return a machine of the library as a host type; what the library does not say of it is as in the prototype."""
    like = machine_like(prototype, model, model.id)
    assert isinstance(like, Host)  # noqa: S101 - as its prototype
    return evolve(like, id=model.id, name=model.name[:LONGEST_TEXT], memory_mb=memory_mb, hypervisor=hypervisor)


def host_types(plan: Plan, catalogue: Iterable[Host], design: Design | None = None) -> tuple[Host, ...]:
    """Return the host types to choose among: those of a design first, of the plan, then those of the catalogue."""
    first = () if design is None else types_of_design(design)
    standing = [machine for row in plan.designs for machine in filter(holds_vms, row.machines)]
    standing = [host for host in standing if not unknown_parts(host)]
    known: dict[Host, Host] = {}
    for host in (*first, *standing, *catalogue):
        known.setdefault(_type_of(host), host)
    return tuple(known.values())


def types_of_design(design: Design) -> tuple[Host, ...]:
    """Return the types of a design's own hosts, one host of each, those of which it has most first."""
    alike: dict[Host, list[Host]] = {}
    for host in filter(holds_vms, design.machines):
        if unknown_parts(host):
            continue
        alike.setdefault(_type_of(host), []).append(host)
    found = sorted(alike.values(), key=len, reverse=True)
    return tuple(hosts[0] for hosts in found[:MOST_TYPES])


def _type_of(host: Host) -> Host:
    return evolve(host, id="type", name="type", site="type", position=None, notes="", measured=NOT_MEASURED)
