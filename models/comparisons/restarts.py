"""Restarts VMs of failed hosts on other hosts of their site with enough memory."""

from collections.abc import Mapping

from attrs import evolve

from models.calibration.library import FigureSet
from models.capacity.hosting import Family, families_of, hypervisor_memory_mb
from models.comparisons.outages import Outage
from models.plan.choices import MEMORY
from models.plan.entities import NOT_MEASURED, Design, Machine, Vm
from models.plan.unknown_hardware import unknown_parts


def restarted(design: Design, outage: Outage, hypervisors: Mapping[str, FigureSet], ceiling: float) -> Design:
    """Return the design with the VMs of hosts that are down moved to hosts that have room; the others stay.

    The largest first, each to the host with the most memory left. Page sharing is not counted on, and nothing starts
    on a host whose memory is not known.

    Parameters
    ----------
    ceiling : float
        Part of a host's memory that may be taken [fraction].
    """
    families = families_of(design.machines, hypervisors)
    running = {
        key: family
        for key, family in families.items()
        if MEMORY not in unknown_parts(family.host) and not {key, family.host.site} & set(outage.down)
    }
    lost = [family for key, family in families.items() if key in outage.down and family.host.site not in outage.down]
    moved: dict[str, Machine] = {}
    for vm in sorted((vm for family in lost for vm in family.vms), key=lambda vm: (-vm.memory_mb, vm.id)):
        site = families[vm.host].host.site
        rooms = {
            key: _room_mb(_with(family, vm), ceiling) for key, family in running.items() if family.host.site == site
        }
        best = max(rooms, key=lambda key: rooms[key], default="")
        if best and rooms[best] >= 0.0:
            restarting = evolve(vm, host=best)
            running[best] = _with(running[best], restarting)
            # What was measured of a host says nothing of the VMs that come to it.
            moved |= {vm.id: restarting, best: evolve(running[best].host, measured=NOT_MEASURED)}
    return evolve(design, machines=[moved.get(machine.id, machine) for machine in design.machines])


def _with(family: Family, vm: Vm) -> Family:
    return evolve(family, vms=(*family.vms, vm))


def _room_mb(family: Family, ceiling: float) -> float:
    """Return the memory that a host has left below its ceiling [MB]."""
    own, of_vms = hypervisor_memory_mb(family, "central")
    return ceiling * family.host.memory_mb - own - of_vms - sum(vm.memory_mb for vm in family.vms)
