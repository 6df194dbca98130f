"""Which parts of a plan are down in each of many outages, and what remains: machines, routes, serving sites.

A machine that is down takes its roles along, a host its VMs, a site its machines, its links and the way of its own
users. Load moves to the machines of the same site that remain in the role, or to the site that the plan names.
Mailboxes of a server in no group are on no other: they are down with it, though their load is counted on the others.
"""

from collections.abc import Sequence
from itertools import combinations

import numpy as np
from attrs import frozen

from models.capacity.arrays import CompiledDesign
from models.capacity.assigning import shares
from models.capacity.floats import NOBODY, Flags, Floats, Indices, each_once
from models.capacity.load import COPIES, PASSIVE, add_groups
from models.capacity.people import STORE_ROW
from models.capacity.tiles import Report, heard, in_silence
from models.comparisons.activating import GroupsLeft, Way, groups_left, without_groups
from models.plan.choices import DUTY_IDS
from models.plan.entities import Design, Plan
from models.plan.kinds import is_physical
from models.plan.queries import joined_sites
from models.rounding import ROUNDING


@frozen
class Outage:
    """What is down at the same time: ids of servers, hosts, sites and links."""

    down: tuple[str, ...]


def outages_of(
    plan: Plan, design: Design, *, pairs: bool = True, machines_only: bool = False, report: Report = in_silence
) -> list[Outage]:
    """Return every single server and host, and unless left out site and link, as an outage, and every two of them.

    A site without machines and users is left out, unless it has the witness of a group, whose vote it takes along.
    Two of which one is part of the other, as a host of a site that is down, are no more than the larger one.
    """
    places: dict[str, tuple[str, ...]] = {
        machine.id: (machine.site,) for machine in design.machines if is_physical(machine)
    }
    if not machines_only:
        used = {site for where in places.values() for site in where} | {
            population.site for population in plan.populations
        }
        used |= {dag.witness_site for dag in design.dags if dag.witness_site is not None}
        places |= {site.id: () for site in plan.sites if site.id in used}
        places |= {link.id: link.ends for link in plan.links}
    single = [Outage((name,)) for name in places]
    if not pairs:
        return single
    both = heard(combinations(places, 2), report)
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
        Part of its users whom no machine serves in a role that serves them otherwise [fraction].
    restorable : (outages, populations)
        Part of them that are unserved only until their mailboxes, which no other server holds, are restored: the load
        of other servers is counted as if that had been done [fraction].
    serving : (outages, roles, populations)
        Row of the site that serves each population in each role; -1 for none.
    groups : GroupsLeft
        What database availability groups do.
    """

    machines: Flags
    asked: Floats
    unserved: Floats
    restorable: Floats
    serving: Indices
    groups: GroupsLeft

    @property
    def active(self) -> Floats:
        """Return which part of the databases of each home of its group each role on each machine serves.

        Returns
        -------
        (outages, homes, assignments) [fraction]
        """
        return self.groups.active


def remains(compiled: CompiledDesign, outages: Sequence[Outage], each: Floats | None = None) -> Remains:
    """Return what some outages leave of a design, in the figures in use.

    Parameters
    ----------
    each : (machines,), optional
        How many machines each row stands for; of a whole design, each row stands for itself.
    """
    left = running(compiled, outages, each)
    rows = compiled.assignments
    taking_part = left[:, rows.machine]
    ways, way_of = _ways(compiled, outages)
    serving = _serving(compiled, ways, way_of, taking_part > 0.0)
    by_group = np.stack([compiled.serving[role].by_group for role in range(len(DUTY_IDS))])
    by_site, place = _by_site(compiled, np.where(by_group, NOBODY, serving))
    share = shares(rows, compiled.machines, taking_part)
    asked = by_site[:, rows.duty, place[rows.site]] * share[..., np.newaxis]
    usual = np.stack([compiled.serving[role].site_of for role in range(len(DUTY_IDS))])
    groups = without_groups(len(outages), compiled)
    if compiled.groups:
        groups = groups_left(compiled, ways, way_of, left > 0.0)
        serving = np.where(by_group, groups.serving[:, np.newaxis], serving)
        add_groups(compiled, asked, _by_group(compiled, groups), groups.active, groups.passive)
    nobody = np.maximum(((serving == NOBODY) & (usual != NOBODY)).any(axis=1), groups.unserved)
    restorable = np.where(nobody > 0.0, 0.0, _without_copies(compiled, left))
    return Remains(
        machines=left > 0.0,
        asked=asked,
        unserved=np.maximum(nobody, restorable),
        restorable=restorable,
        serving=serving,
        groups=groups,
    )


def _without_copies(compiled: CompiledDesign, left: Floats) -> Floats:
    """Return the part of each population whose mailboxes only machines that are down hold: (outages, populations).

    Parameters
    ----------
    left : (outages, machines)
        How many of the machines that each row stands for still run.
    """
    rows, serving = compiled.assignments, compiled.serving[STORE_ROW]
    store = np.flatnonzero(rows.duty == STORE_ROW)
    held = np.zeros((len(compiled.workload.server), len(left)))
    np.add.at(held, rows.site[store], (rows.share[store] * left[:, rows.machine[store]]).T)
    mine = (serving.site_of != NOBODY) & ~serving.by_group
    # Shares of a site add up to 1 but for rounding.
    lost = np.clip(1.0 - held[serving.site_of].T, 0.0, 1.0)
    return np.where(mine & (lost > ROUNDING), lost, 0.0)


def _by_group(compiled: CompiledDesign, groups: GroupsLeft) -> Floats:
    """Return what the members of each group are asked for together: (outages, homes, groups, drivers)."""
    demand: Floats = (groups.asks[:, np.newaxis, np.newaxis] * compiled.carried) @ compiled.drivers[0]
    return demand


def running(compiled: CompiledDesign, outages: Sequence[Outage], each: Floats | None = None) -> Floats:
    """Return how many of the machines that each row stands for still run: (outages, machines).

    Parameters
    ----------
    each : (machines,), optional
        How many it stands for; one unless given. A server or host that is down takes one of them along, with its VMs.
    """
    machines = compiled.machines
    rows = {identifier: row for row, identifier in enumerate(machines.ids)}
    result = np.tile(np.ones(len(machines.ids)) if each is None else each, (len(outages), 1))
    for outage, left in zip(outages, result, strict=True):
        for name in outage.down:
            if name in rows:
                left[machines.host == rows[name]] -= 1.0
            elif name in compiled.site_rows:
                left[machines.site == compiled.site_rows[name]] = 0.0
    return result


def _serving(compiled: CompiledDesign, ways: Sequence[Way], way_of: Indices, alive: Flags) -> Indices:
    """Return the row of the site that serves each population in each role: (outages, roles, populations)."""
    rows, workload = compiled.assignments, compiled.workload
    holds = np.zeros((len(way_of), len(DUTY_IDS), len(workload.server)), dtype=bool)
    outage, row = np.nonzero(alive)
    holds[outage, rows.duty[row], rows.site[row]] = True
    home, other = workload.home, workload.server[workload.home]
    sites = len(home)
    stands = np.array([way.standing[home] for way in ways]).reshape(len(ways), sites)[way_of]
    reaches = np.array([_reached(way, home, other) for way in ways]).reshape(len(ways), sites)[way_of]
    at_home = holds[:, :, home] & stands[:, np.newaxis]
    elsewhere = holds[:, :, other] & (reaches & (other != NOBODY))[:, np.newaxis]
    return np.where(at_home, home, np.where(elsewhere, other, NOBODY))


def _reached(way: Way, home: Indices, other: Indices) -> Flags:
    """Return whether the site of each population is up and still reaches the site that serves it: (populations,)."""
    found: Flags = (way.joined[home] == way.joined[other]) | (way.usual[home] != way.usual[other])
    return found & way.standing[home] & way.standing[other]


def _ways(compiled: CompiledDesign, outages: Sequence[Outage]) -> tuple[list[Way], Indices]:
    """Return what outages leave of the network, and which of that each outage leaves: (outages,)."""
    plan, usual = compiled.plan, compiled.workload.joined
    inert = {row.id for row in plan.sites} | {row.id for row in plan.links}
    known: dict[frozenset[str], int] = {}
    ways: list[Way] = []
    way_of = np.zeros(len(outages), dtype=np.int64)
    for number, outage in enumerate(outages):
        key = frozenset(inert.intersection(outage.down))
        if key not in known:
            known[key] = len(ways)
            standing = np.array([site.id not in key for site in plan.sites], dtype=bool)
            ways.append(Way(standing, np.array(joined_sites(plan, key), dtype=np.int64), usual))
        way_of[number] = known[key]
    return ways, way_of


def _by_site(compiled: CompiledDesign, serving: Indices) -> tuple[Floats, Indices]:
    """Return what the sites with servers are asked for in each role, and the place of each site among them.

    Returns
    -------
    (outages, roles, sites with servers, drivers), (sites,)
    """
    drivers = compiled.drivers[0]
    sites = each_once(compiled.assignments.site)
    place = np.zeros(len(compiled.workload.server), dtype=np.int64)
    place[sites] = np.arange(len(sites))
    result = np.zeros((*serving.shape[:2], len(sites), drivers.shape[-1]))
    # Most outages do not change who serves whom.
    known: dict[bytes, Floats] = {}
    for outage, role in np.ndindex(serving.shape[:2]):
        servers = serving[outage, role]
        key = servers.tobytes()
        if key not in known:
            served = np.flatnonzero(servers != NOBODY)
            known[key] = np.zeros(result.shape[2:])
            np.add.at(known[key], place[servers[served]], drivers[served])
        result[outage, role] = known[key]
    # Only members of groups hold copies.
    result[..., (PASSIVE, COPIES)] = 0.0
    return result, place
