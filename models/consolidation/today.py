"""How densely a design runs its virtual machines as it stands: proof that at least so many fit."""

from collections.abc import Iterable

from attrs import frozen

from models.plan.choices import CORES
from models.plan.entities import Design, Host
from models.plan.kinds import holds_vms
from models.plan.queries import running_vms_by_host
from models.plan.unknown_hardware import unknown_parts

# Why VMs of unknown load share a core: as chosen, as today, as today if hosts of unknown hardware are like the others,
# or one each as no hardware is known or none is shared.
CHOSEN, TODAY, ASSUMED, UNKNOWN, ALONE = "chosen", "today", "assumed", "unknown", "alone"


@frozen(kw_only=True)
class Sharing:
    """How many vCPUs of VMs share a core where nobody knows how busy they are.

    Parameters
    ----------
    vcpus_per_core : float
    because : str
        One of `CHOSEN`, `TODAY`, `ASSUMED`, `UNKNOWN`, `ALONE`.
    known, unknown, empty : int
        Hosts of the design that run VMs and whose cores are known, those whose is not, and those that run none.
    """

    vcpus_per_core: float
    because: str
    known: int
    unknown: int
    empty: int


def sharing_of(design: Design, chosen: float | None = None) -> Sharing:
    """Return how many vCPUs share a core: as chosen, or as on all hosts today.

    Hosts whose cores are unknown count as the average of the known ones, those without VMs included: few hosts whose
    hardware is known would otherwise stand for many that carry most of the VMs.

    Parameters
    ----------
    chosen : float or None
        vCPUs per core; None: as today.
    """
    vms = running_vms_by_host(design.machines)
    hosts = list(filter(holds_vms, design.machines))
    used = [host for host in hosts if vms.get(host.id)]
    known, all_known = known_of(used, CORES), known_of(hosts, CORES)
    vcpus = sum(vm.vcpus for host in used for vm in vms[host.id])
    average = sum(host.processor.cores for host in all_known) / len(all_known) if all_known else 0.0
    cores = sum(host.processor.cores for host in known) + (len(used) - len(known)) * average
    today = vcpus / cores if cores else 0.0
    as_today = TODAY if len(known) == len(used) else ASSUMED
    ratio, because = max(today, 1.0), as_today if today > 1.0 else ALONE if all_known else UNKNOWN
    if chosen is not None:
        ratio, because = max(chosen, 1.0), CHOSEN
    return Sharing(
        vcpus_per_core=ratio,
        because=because,
        known=len(known),
        unknown=len(used) - len(known),
        empty=len(hosts) - len(used),
    )


def known_of(hosts: Iterable[Host], *parts: str) -> list[Host]:
    """Return the hosts of which these parts of the hardware are known."""
    return [host for host in hosts if unknown_parts(host).isdisjoint(parts)]
