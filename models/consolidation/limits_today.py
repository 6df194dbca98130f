"""Which limits of a consolidation today's layout does not keep: why a new one may take more hosts than there are."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from attrs import frozen

from models.capacity.hosting import Family, hypervisor_memory_mb
from models.capacity.results import Evaluation
from models.consolidation.drafts import Draft
from models.consolidation.placing import HostPool, vcpus_offered, worth_of
from models.consolidation.role_rules import apart_groups
from models.plan.choices import CLOCK, CORES, MEMORY
from models.plan.entities import Design, Host, Vm
from models.plan.kinds import holds_vms, is_virtual
from models.plan.queries import running_vms_by_host
from models.plan.unknown_hardware import unknown_parts

APART, VCPUS, MEMORY_CEILING, CPU_CEILING, LARGER = "apart", "vcpus", "memory", "cpu", "larger"


@frozen
class BrokenLimit:
    """A limit of the new design that hosts of today do not keep.

    Parameters
    ----------
    limit : str
        ``apart``: machines that rules keep apart share a host; ``vcpus``: more vCPUs than hosts may have; ``memory``,
        ``cpu``: above the ceiling; ``larger``: hosts are larger than every host type that was chosen.
    hosts : int
        How many hosts of today.
    machines : int
        Of ``apart``, how many machines; otherwise 0.
    """

    limit: str
    hosts: int
    machines: int = 0


def broken_today(
    design: Design, pool: HostPool, drafts: Sequence[Draft], before: Evaluation
) -> tuple[BrokenLimit, ...]:
    """Return the limits that today's layout breaks. Hosts of which a part of the hardware is unknown break none by it.

    Parameters
    ----------
    before : Evaluation
        Of today's design.
    """
    vms = running_vms_by_host(design.machines)
    used = [(host, vms[host.id]) for host in filter(holds_vms, design.machines) if vms.get(host.id)]
    checks: Mapping[str, Callable[[Host, list[Vm]], bool]] = {
        VCPUS: lambda host, held: _has_too_many_vcpus(pool, host, held),
        MEMORY_CEILING: lambda host, held: _lacks_memory(pool, host, held),
        CPU_CEILING: lambda host, _held: (before.gauge(host.id, "cpu").utilization or 0.0) > pool.cpu,
        LARGER: lambda host, _held: _is_larger(pool, drafts, host),
    }
    counted = ((limit, sum(breaks(host, held) for host, held in used)) for limit, breaks in checks.items())
    return (*_sharing(design, pool, drafts), *(BrokenLimit(limit, hosts) for limit, hosts in counted if hosts))


def _sharing(design: Design, pool: HostPool, drafts: Sequence[Draft]) -> Iterator[BrokenLimit]:
    """Return how many machines share a host today although they are to be kept apart."""
    rows = {source: row for row, draft in enumerate(drafts) for source in draft.sources}
    standing = {row: machine.host for machine in design.machines if is_virtual(machine)
                and (row := rows.get(machine.id)) is not None}  # fmt: skip
    together: dict[int, str] = {}
    for group in apart_groups(pool.choices, pool.library, drafts, rows, pool.members):
        places = [standing[row] for row in group if row in standing]
        together |= {row: standing[row] for row in group if row in standing and places.count(standing[row]) > 1}
    if together:
        yield BrokenLimit(APART, len({*together.values()}), len(together))


def _has_too_many_vcpus(pool: HostPool, host: Host, held: Sequence[Vm]) -> bool:
    chosen = pool.choices.vcpus_per_core
    if CORES in unknown_parts(host) or (chosen is None and not any(vm.roles for vm in held)):
        return False
    most = vcpus_offered(pool.library.hypervisors[host.hypervisor], host.processor.cores, chosen)
    return sum(vm.vcpus for vm in held) > most


def _lacks_memory(pool: HostPool, host: Host, held: Sequence[Vm]) -> bool:
    if pool.count_sharing or MEMORY in unknown_parts(host):
        return False
    own, of_vms = hypervisor_memory_mb(Family(host, pool.library.hypervisors[host.hypervisor], tuple(held)), "central")
    return own + of_vms + sum(vm.memory_mb for vm in held) > host.memory_mb * pool.memory


def _is_larger(pool: HostPool, drafts: Sequence[Draft], host: Host) -> bool:
    unknown = unknown_parts(host)
    if MEMORY not in unknown and host.memory_mb > max(offered.memory_mb for offered in pool.hosts):
        return True
    if unknown & {CORES, CLOCK}:
        return False
    worth = worth_of((host,), drafts, pool.library)[0] * host.processor.cores
    offers = [row * offered.processor.cores for row, offered in zip(pool.worth, pool.hosts, strict=True)]
    return all((worth > offer).all() for offer in offers)
