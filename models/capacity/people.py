"""How many mailboxes and people a level of a plan has: each person is counted once, whatever they use.

A machine serves people in duties, and the same people are served in several of them: where a number stands for a
machine, a host or a site, it is that of the duty in which they are most.
"""

import numpy as np

from models.calibration.heads import STORE
from models.capacity.arrays import CompiledDesign
from models.capacity.floats import NOBODY, Floats, Indices, each_once
from models.capacity.load import assignment_drivers, by_machine
from models.capacity.results import Served
from models.capacity.sums import sum_to_rows
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
    users = np.zeros(len(compiled.plan.sites))
    for duty in compiled.serving:
        users = np.maximum(users, _by_site(compiled, duty, compiled.people))
    held = _by_site(compiled, STORE_ROW, compiled.mailboxes)
    return {site.id: Served(float(held[row]), float(users[row])) for row, site in enumerate(compiled.plan.sites)}


def _by_site(compiled: CompiledDesign, duty: int, weights: Floats) -> Floats:
    """Return how many the servers of each site serve in a duty: (sites,).

    Parameters
    ----------
    weights : (populations,)
    """
    serving, rows, count = compiled.serving[duty], compiled.assignments, len(compiled.plan.sites)
    served = (serving.site_of >= 0) & ~serving.by_group
    total = np.bincount(serving.site_of[served], weights=weights[served], minlength=count)
    if compiled.groups:
        mine = np.flatnonzero((rows.duty == duty) & (rows.group != NOBODY))
        active = ((compiled.carried @ weights)[:, rows.group[mine]] * rows.active[:, mine]).sum(axis=0)
        total = total + np.bincount(rows.site[mine], weights=active, minlength=count)
    return np.asarray(total, dtype=np.float64)


def machines_serving_sites(compiled: CompiledDesign) -> dict[str, Indices]:
    """Return by site the rows of the machines that serve its users, hosts of VMs included: (machines of the site,)."""
    machines, holding = compiled.machines, _machines_by_duty_and_place(compiled)
    places = [_places_of(compiled, duty) for duty in range(len(DUTY_IDS))]
    servers: dict[int, set[tuple[int, int]]] = {}
    served = np.stack([compiled.workload.home, *places])
    for home, *where in np.unique(served, axis=1, return_index=True)[0].T.tolist():
        servers.setdefault(home, set()).update(enumerate(where))
    # Sites that are served alike share the result.
    known: dict[frozenset[tuple[int, int]], Indices] = {}
    found: dict[str, Indices] = {}
    for home, where in servers.items():
        key = frozenset(where)
        if key not in known:
            held = np.array([row for place in key for row in holding.get(place, ())], dtype=np.int64)
            known[key] = each_once(np.concatenate([held, machines.host[held]]))
        found[compiled.plan.sites[home].id] = known[key]
    return found


def _places_of(compiled: CompiledDesign, duty: int) -> Indices:
    """Return who serves each population in a duty: the row of a site, or past all sites that of a group."""
    serving, places = compiled.serving[duty], compiled.serving[duty].site_of
    if not compiled.groups:
        return places
    return np.where(serving.by_group, len(compiled.plan.sites) + compiled.in_group.argmax(axis=0), places)


def _machines_by_duty_and_place(compiled: CompiledDesign) -> dict[tuple[int, int], list[int]]:
    """Return the rows of the machines of each site that perform each duty, and past all sites of each group."""
    rows, count = compiled.assignments, len(compiled.plan.sites)
    holding: dict[tuple[int, int], list[int]] = {}
    table = zip(*(part.tolist() for part in (rows.duty, rows.site, rows.machine, rows.group)), strict=True)
    for duty, site, machine, group in table:
        holding.setdefault((duty, site), []).append(machine)
        if group != NOBODY:
            holding.setdefault((duty, count + group), []).append(machine)
    return holding
