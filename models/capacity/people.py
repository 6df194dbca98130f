"""How many mailboxes and people a level of a plan has: each person is counted once, whatever they use.

A machine serves people in duties, and the same people are served in several of them: where a number stands for a
machine, a host or a site, it is that of the duty in which they are most.
"""

import numpy as np

from models.calibration.heads import STORE
from models.capacity.arrays import CompiledDesign
from models.capacity.floats import Floats, Indices
from models.capacity.load import assignment_drivers, by_machine, sum_to_rows
from models.capacity.results import Served
from models.plan.choices import DUTY_IDS

STORE_ROW = DUTY_IDS.index(STORE)


def users_of_machines(compiled: CompiledDesign) -> Floats:
    """Return the users that each machine serves, for a host those of its VMs: (machines,)."""
    rows, machines = compiled.assignments, compiled.machines
    heads = assignment_drivers(compiled, compiled.people[:, np.newaxis])[:, 0]
    by_duty = np.stack([by_machine(compiled, np.where(rows.duty == duty, heads, 0.0)) for duty in range(len(DUTY_IDS))])
    hosted = sum_to_rows(np.where(machines.is_vm, by_duty, 0.0), machines.host, len(machines.ids))
    most: Floats = np.where(machines.is_host, hosted, by_duty).max(axis=0)
    return most


def mailboxes_of_machines(compiled: CompiledDesign) -> Floats:
    """Return the mailboxes on each machine, for a host those of its VMs: (machines,)."""
    rows, machines = compiled.assignments, compiled.machines
    held = assignment_drivers(compiled, compiled.mailboxes[:, np.newaxis])[:, 0]
    own = by_machine(compiled, np.where(rows.duty == STORE_ROW, held, 0.0))
    hosted = sum_to_rows(np.where(machines.is_vm, own, 0.0), machines.host, len(machines.ids))
    return np.where(machines.is_host, hosted, own)


def served_by_sites(compiled: CompiledDesign) -> dict[str, Served]:
    """Return the mailboxes and users that the servers of each site serve, by id of the site."""
    count = len(compiled.plan.sites)
    users = np.zeros(count)
    for serving in compiled.serving.values():
        users = np.maximum(users, _by_site(serving.site_of, compiled.people, count))
    held = _by_site(compiled.serving[STORE_ROW].site_of, compiled.mailboxes, count)
    return {site.id: Served(float(held[row]), float(users[row])) for row, site in enumerate(compiled.plan.sites)}


def _by_site(site_of: Indices, weights: Floats, count: int) -> Floats:
    served = site_of >= 0
    return np.asarray(np.bincount(site_of[served], weights=weights[served], minlength=count), dtype=np.float64)


def machines_serving_sites(compiled: CompiledDesign) -> dict[str, Indices]:
    """Return by site the rows of the machines that serve its users, hosts of VMs included: (machines of the site,)."""
    machines, holding = compiled.machines, _machines_by_duty_and_site(compiled)
    served, first = np.unique(compiled.workload.home, return_index=True)
    server_of = np.array([compiled.serving[duty].site_of[first] for duty in range(len(DUTY_IDS))])
    # Sites that are served by the same sites share the result.
    known: dict[tuple[int, ...], Indices] = {}
    found: dict[str, Indices] = {}
    for site, servers in zip(served.tolist(), map(tuple, server_of.T.tolist()), strict=True):
        if servers not in known:
            held = np.array([row for place in enumerate(servers) for row in holding.get(place, ())], dtype=np.int64)
            known[servers] = np.union1d(held, machines.host[held])
        found[compiled.plan.sites[site].id] = known[servers]
    return found


def _machines_by_duty_and_site(compiled: CompiledDesign) -> dict[tuple[int, int], list[int]]:
    rows = compiled.assignments
    holding: dict[tuple[int, int], list[int]] = {}
    for duty, site, machine in zip(rows.duty.tolist(), rows.site.tolist(), rows.machine.tolist(), strict=True):
        holding.setdefault((duty, site), []).append(machine)
    return holding
