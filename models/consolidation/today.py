"""How densely a design runs its virtual machines as it stands: proof that at least so many fit."""

from attrs import frozen

from models.plan.entities import Design
from models.plan.kinds import holds_vms
from models.plan.queries import running_vms_by_host

# Why VMs of unknown load share a core: as chosen, as today, or one each as today's hardware is unknown or not shared.
CHOSEN, TODAY, UNKNOWN, ALONE = "chosen", "today", "unknown", "alone"


@frozen(kw_only=True)
class Sharing:
    """How many vCPUs of VMs share a core where nobody knows how busy they are.

    Parameters
    ----------
    vcpus_per_core : float
    because : str
        One of `CHOSEN`, `TODAY`, `UNKNOWN`, `ALONE`.
    known, unknown, empty : int
        Hosts of the design that run VMs and whose hardware is known, those whose is not, and those that run none.
    """

    vcpus_per_core: float
    because: str
    known: int
    unknown: int
    empty: int


def sharing_of(design: Design, chosen: float | None = None) -> Sharing:
    """Return how many vCPUs share a core: as chosen, or as on all hosts today whose hardware is known.

    Parameters
    ----------
    chosen : float or None
        vCPUs per core; None: as today.
    """
    vms = running_vms_by_host(design.machines)
    hosts = list(filter(holds_vms, design.machines))
    used = [host for host in hosts if vms.get(host.id)]
    known = [host for host in used if not host.hardware_unknown]
    vcpus = sum(vm.vcpus for host in known for vm in vms[host.id])
    today = vcpus / sum(host.processor.cores for host in known) if known else 0.0
    ratio, because = max(today, 1.0), TODAY if today > 1.0 else ALONE if known else UNKNOWN
    if chosen is not None:
        ratio, because = max(chosen, 1.0), CHOSEN
    return Sharing(
        vcpus_per_core=ratio,
        because=because,
        known=len(known),
        unknown=len(used) - len(known),
        empty=len(hosts) - len(used),
    )
