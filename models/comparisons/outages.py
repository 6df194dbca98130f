"""Which parts of a plan are down in each of many outages, and what that leaves: machines, ways, serving sites.

A machine that is down takes its roles along, a host its VMs, a site its machines, its links and the way of its own
users. Load moves to the machines of the same site that remain in the role, or to the site that the plan names.
"""

from collections.abc import Sequence
from itertools import combinations

import numpy as np
from attrs import frozen

from models.capacity.arrays import CompiledDesign, Flags, Indices
from models.capacity.assigning import shares
from models.capacity.floats import Floats
from models.plan.choices import ROLE_IDS
from models.plan.entities import Design, Plan, Vm
from models.plan.queries import serving_site, site_of

NOBODY = -1


@frozen
class Outage:
    """What is down at the same time: ids of servers, hosts, sites and links."""

    down: tuple[str, ...]


def outages_of(plan: Plan, design: Design, *, pairs: bool = True, machines_only: bool = False) -> list[Outage]:
    """Return every single server and host, and unless left out site and link, as an outage, and every two of them.

    Two of which one is part of the other, as a host of a site that is down, are no more than the larger one.
    """
    places: dict[str, tuple[str, ...]] = {
        machine.id: (machine.site,) for machine in design.machines if not isinstance(machine, Vm)
    }
    if not machines_only:
        used = {site for where in places.values() for site in where} | {one.site for one in plan.populations}
        places |= {site.id: () for site in plan.sites if site.id in used}
        places |= {link.id: link.ends for link in plan.links}
    single = [Outage((one,)) for one in places]
    if not pairs:
        return single
    both = combinations(places, 2)
    return single + [Outage(two) for two in both if two[0] not in places[two[1]] and two[1] not in places[two[0]]]


@frozen(eq=False, kw_only=True)
class Remains:
    """What some outages leave.

    Parameters
    ----------
    machines : (outages, machines)
        Which machines still run.
    asked : (outages, assignments, drivers)
        What each role on each machine is asked for.
    unserved : (outages, populations)
        Whose users no machine serves in a role that serves them otherwise.
    """

    machines: Flags
    asked: Floats
    unserved: Flags


def remains(compiled: CompiledDesign, outages: Sequence[Outage]) -> Remains:
    """Return what some outages leave of a design, in the figures in use."""
    running = _running(compiled, outages)
    rows = compiled.assignments
    alive = running[:, rows.machine]
    serving = _serving(compiled, outages, alive)
    by_site = _by_site(compiled, serving)
    share = shares(rows, compiled.machines, alive)
    usual = np.stack([compiled.serving[role].site_of for role in range(len(ROLE_IDS))])
    return Remains(
        machines=running,
        asked=by_site[:, rows.role, rows.site] * share[..., np.newaxis],
        unserved=((serving == NOBODY) & (usual != NOBODY)).any(axis=1),
    )


def _running(compiled: CompiledDesign, outages: Sequence[Outage]) -> Flags:
    holders = [compiled.entities[row] for row in compiled.machines.host]
    names = list(zip((one.id for one in holders), (site_of(compiled.design, one) for one in holders), strict=True))
    running = [[name not in one.down and site not in one.down for name, site in names] for one in outages]
    return np.array(running, dtype=bool).reshape(len(outages), len(names))


def _serving(compiled: CompiledDesign, outages: Sequence[Outage], alive: Flags) -> Indices:
    """Return the row of the site that serves each population in each role: (outages, roles, populations)."""
    plan, rows, sites = compiled.plan, compiled.assignments, compiled.site_rows
    holds = np.zeros((len(outages), len(ROLE_IDS), len(sites)), dtype=bool)
    for role in range(len(ROLE_IDS)):
        for site in range(len(sites)):
            holds[:, role, site] = alive[:, (rows.role == role) & (rows.site == site)].any(axis=1)
    home = np.array([sites[one.site] for one in plan.populations], dtype=np.int64)
    others = [serving_site(plan, one.site) for one in plan.populations]
    other = np.array([NOBODY if one is None else sites[one.id] for one in others], dtype=np.int64)
    joined = _joined(plan, outages)
    at_home = holds[:, :, home] & joined[:, home, home][:, np.newaxis]
    elsewhere = holds[:, :, other] & (joined[:, home, other] & (other != NOBODY))[:, np.newaxis]
    return np.where(at_home, home, np.where(elsewhere, other, NOBODY))


def _joined(plan: Plan, outages: Sequence[Outage]) -> Flags:
    """Return which sites still reach which: (outages, sites, sites). Sites that no link joins count as joined."""
    usual = _reach(plan, frozenset())
    known: dict[frozenset[str], Flags] = {}
    inert = {one.id for one in plan.sites} | {one.id for one in plan.links}
    tables = []
    for outage in outages:
        down = frozenset(outage.down) & inert
        if down not in known:
            standing = np.array([site.id not in down for site in plan.sites], dtype=bool)
            known[down] = (_reach(plan, down) | ~usual) & standing & standing[:, np.newaxis]
        tables.append(known[down])
    return np.array(tables).reshape(len(outages), len(plan.sites), len(plan.sites))


def _reach(plan: Plan, down: frozenset[str]) -> Flags:
    """Return which sites reach which over the links that are not down: (sites, sites)."""
    rows = {site.id: row for row, site in enumerate(plan.sites)}
    reach = np.eye(len(rows), dtype=bool)
    for link in plan.links:
        if link.id not in down and not down & set(link.ends):
            one, other = (rows[end] for end in link.ends)
            # All that reaches one end now reaches all that the other end reaches.
            whole = reach[one] | reach[other]
            reach[whole] |= whole
    return reach


def _by_site(compiled: CompiledDesign, serving: Indices) -> Floats:
    """Return what the sites are asked for in each role: (outages, roles, sites, drivers)."""
    drivers = compiled.drivers[0]
    result = np.zeros((*serving.shape[:2], len(compiled.site_rows), drivers.shape[-1]))
    for site in range(len(compiled.site_rows)):
        result[:, :, site] = (serving == site) @ drivers
    return result
