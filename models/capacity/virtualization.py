"""What virtualization costs: derate, contention, and the memory that page sharing returns.

Derate (users at the ceiling) is used for capacity and utilization. Inflation (CPU at equal users) is another view of
the same overhead and never enters here.
"""

import numpy as np

from models.capacity.floats import Floats


def derate(
    vms: Floats, vcpus: Floats, one_vcpu: Floats, vcpu_penalty: Floats, processor_penalty: Floats, vm_penalty: Floats
) -> Floats:
    """Return the users of a VM at the ceiling against as many physical processors [fraction].

    Parameters
    ----------
    vms : (machines,)
        VMs on the host.
    vcpus : (machines,)
        vCPUs of the VM.
    one_vcpu, vcpu_penalty, processor_penalty, vm_penalty : (machines,)
        Figures of the hypervisor profile.

    References
    ----------
    dell-esx3-2007, Figures 5 and 6: `V(n,v) / (n v)` over `P(v) / v`.
    """
    physical_loss = 1.0 + processor_penalty * (vcpus - 1.0)
    virtual_loss = (1.0 + vcpu_penalty * (vcpus - 1.0)) * (1.0 + vm_penalty * (vms - 1.0))
    return one_vcpu * physical_loss / virtual_loss


def scaling_laws(vms: Floats, vm_penalty: Floats, coherency: Floats, power: Floats) -> tuple[Floats, Floats, Floats]:
    """Return how many single VMs so many VMs on a host are worth: (...), by the law in use and by its two rivals.

    Parameters
    ----------
    vms : (...)
        VMs on the host.
    vm_penalty, coherency, power : (...)
        Figures of the hypervisor profile, one for each law.

    References
    ----------
    dell-esx3-2007, Figure 6, fitted by Amdahl's law, coherency alone, and a power of the number of VMs.
    """
    in_use = vms / (1.0 + vm_penalty * (vms - 1.0))
    coherent = vms / (1.0 + coherency * vms * (vms - 1.0))
    return in_use, coherent, vms**power


def rival_scaling(vms: Floats, vm_penalty: Floats, coherency: Floats, power: Floats) -> tuple[Floats, Floats]:
    """Return the worst and the best of three scaling laws as factors on the one in use: two of (...).

    The laws agree within rounding up to the tested number of VMs and part beyond it.

    Parameters
    ----------
    vms, vm_penalty, coherency, power : (...)
        As for `scaling_laws`.
    """
    laws = np.stack(np.broadcast_arrays(*scaling_laws(vms, vm_penalty, coherency, power)))
    laws = laws / laws[0]
    return laws.min(axis=0), laws.max(axis=0)


def hosted_cores(busy: Floats, host_cores: Floats) -> Floats:
    """Return the cores of its host that a VM keeps busy: never more than it can have.

    What it is asked for beyond that waits in the VM and is not charged to the host.

    Parameters
    ----------
    busy : (..., VMs)
        What the VM is asked for over what it has [fraction]; NaN where it is not known.
    host_cores : (VMs,)
        Cores of its host that each VM can keep busy.
    """
    used: Floats = np.minimum(busy, 1.0) * host_cores
    return used


def waiting(known: Floats, unknown: Floats, cores: Floats) -> Floats:
    """Return the factor by which the VMs of a host wait for its cores: 1 while it has cores for all that they use.

    NaN where it cannot be known whether they wait.

    Parameters
    ----------
    known : (..., hosts)
        Cores that VMs keep busy whose use is known.
    unknown : (..., hosts)
        What the others keep busy at most: their vCPUs, or what was measured on the host.
    cores : (hosts,)
        Cores of the host.
    """
    factor = np.where(unknown > 0.0, np.nan, np.maximum(known / cores, 1.0))
    return np.where(known + unknown <= cores, 1.0, factor)


def sharing_after_first_mb(vms: Floats, smallest_mb: Floats, per_vm_mb: Floats) -> Floats:
    """Return the memory that the VMs after the first of the same guest system give back [MB]: (...).

    Parameters
    ----------
    vms : (...)
        VMs of the guest system on a host.
    smallest_mb, per_vm_mb : (...)
        Memory of the smallest of them, and what each gives back: never more than that.

    References
    ----------
    dell-esx3-2007, "Resource management": 3.5 GB with four VMs.
    """
    return np.maximum(vms - 1.0, 0.0) * np.minimum(per_vm_mb, smallest_mb)


def sharing_uniform_mb(vms: Floats, allotted_mb: Floats, fraction: Floats) -> Floats:
    """Return a uniform part of the memory allotted to VMs of the same guest system [MB]: (...); one VM shares nothing.

    Parameters
    ----------
    vms : (...)
        VMs of the guest system on a host.
    allotted_mb, fraction : (...)
        Their memory together, and the part of it that is shared.

    References
    ----------
    dell-esx3-2007, "Memory performance": 3.5 of 16 GB.
    """
    return np.where(vms > 1.0, allotted_mb * np.minimum(fraction, 1.0), 0.0)
