"""How many mailboxes and people a level of a plan has: each person is counted once, whatever they use.

A machine serves people in roles, and the same people are served in several of them: where a number stands for a
machine, a host or a site, it is that of the role in which they are most.
"""

import numpy as np

from models.capacity.arrays import CompiledDesign, Indices
from models.capacity.floats import Floats
from models.capacity.load import assignment_drivers, by_machine, sum_to_rows
from models.capacity.results import Served
from models.plan.choices import ROLE_IDS

MAILBOX = ROLE_IDS.index("mailbox")


def users_of_machines(compiled: CompiledDesign) -> Floats:
    """Return the people whom each machine serves, and for a host those of its VMs: (machines,)."""
    rows, machines = compiled.assignments, compiled.machines
    heads = assignment_drivers(compiled, compiled.people[:, np.newaxis])[:, 0]
    by_role = np.stack([by_machine(compiled, np.where(rows.role == role, heads, 0.0)) for role in range(len(ROLE_IDS))])
    hosted = sum_to_rows(np.where(machines.is_vm, by_role, 0.0), machines.host, len(machines.ids))
    most: Floats = np.where(machines.is_host, hosted, by_role).max(axis=0)
    return most


def mailboxes_of_machines(compiled: CompiledDesign) -> Floats:
    """Return the mailboxes that each machine holds, and for a host those of its VMs: (machines,)."""
    rows, machines = compiled.assignments, compiled.machines
    held = assignment_drivers(compiled, compiled.mailboxes[:, np.newaxis])[:, 0]
    own = by_machine(compiled, np.where(rows.role == MAILBOX, held, 0.0))
    hosted = sum_to_rows(np.where(machines.is_vm, own, 0.0), machines.host, len(machines.ids))
    return np.where(machines.is_host, hosted, own)


def served_by_sites(compiled: CompiledDesign) -> dict[str, Served]:
    """Return what the servers of each site hold and whom they serve, by id of the site."""
    count = len(compiled.plan.sites)
    users = np.zeros(count)
    for serving in compiled.serving.values():
        users = np.maximum(users, _by_site(serving.site_of, compiled.people, count))
    held = _by_site(compiled.serving[MAILBOX].site_of, compiled.mailboxes, count)
    return {site.id: Served(float(held[row]), float(users[row])) for row, site in enumerate(compiled.plan.sites)}


def _by_site(site_of: Indices, weights: Floats, count: int) -> Floats:
    served = site_of >= 0
    return np.asarray(np.bincount(site_of[served], weights=weights[served], minlength=count), dtype=np.float64)


def machines_serving_sites(compiled: CompiledDesign) -> dict[str, Indices]:
    """Return the rows of the machines that serve the users of each site, by its id, with the hosts of VMs."""
    rows, machines = compiled.assignments, compiled.machines
    sites = [compiled.site_rows[population.site] for population in compiled.plan.populations]
    site_of_population = np.array(sites, dtype=np.int64)
    found: dict[str, Indices] = {}
    for site in np.unique(site_of_population).tolist():
        here = site_of_population == site
        serving = np.zeros(len(rows.machine), dtype=bool)
        for role, servers in compiled.serving.items():
            serving |= (rows.role == role) & np.isin(rows.site, servers.site_of[here])
        held = rows.machine[serving]
        found[compiled.plan.sites[site].id] = np.union1d(held, machines.host[held])
    return found
