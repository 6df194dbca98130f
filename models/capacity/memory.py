"""Memory: what roles need, and what a host has allotted.

References
----------
ms-2007-cas-hub (fitted), role-rules-2010, technet-mailbox-2010.
"""

import numpy as np

from models.capacity.floats import Floats


def rule_mb(cores: Floats, per_core_mb: Floats, least_mb: Floats, most_mb: Floats) -> Floats:
    """Return the memory that a rule recommends for so many cores [MB], between its least and most: (...).

    Parameters
    ----------
    cores : (...)
    per_core_mb, least_mb, most_mb : (...)
        Memory of each core, and the limits of the rule [MB].
    """
    return np.clip(cores * per_core_mb, least_mb, most_mb)


def role_memory_mb(base_mb: Floats, growing_mb: Floats, installed_mb: Floats, installed_share: Floats) -> Floats:
    """Return the memory that each machine uses [MB]: (..., machines).

    Parameters
    ----------
    base_mb : (machines,)
        Memory of the roles before users.
    growing_mb : (..., machines)
        Memory that users add.
    installed_mb : (machines,)
        What the system can use of the memory installed.
    installed_share : (machines,)
        Part of it that caches take [fraction].

    References
    ----------
    ms-2007-cas-hub, rows Used RAM: `1652 [CAS] + 1182 [Hub] + 0.76 users + 0.185 installed`.
    """
    return base_mb + growing_mb + installed_share * installed_mb


def host_memory_mb(allotted_mb: Floats, hypervisor_mb: Floats, care_mb: Floats) -> Floats:
    """Return the memory that each host gives away [MB]: (machines,).

    Parameters
    ----------
    allotted_mb : (machines,)
        Memory of its VMs.
    hypervisor_mb, care_mb : (machines,)
        What the hypervisor takes for itself, and for its VMs.
    """
    return allotted_mb + hypervisor_mb + care_mb
