"""Which part of its databases each member of a group serves, and of which part it holds other copies."""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence, Set
from math import floor

import numpy as np
from attrs import evolve
from numpy.typing import NDArray

from models.calibration.heads import CLIENT_ACCESS, MEGACYCLES, STORE, TRANSPORT
from models.calibration.library import Library
from models.capacity.arrays import Assignments, CompiledDesign, Machines, Workload
from models.capacity.floats import NOBODY, Flags, Floats, Indices
from models.capacity.held import Held
from models.dag.activation import votes_left
from models.dag.distribution import Layout, distribution
from models.dag.votes import votes_needed
from models.plan.choices import DUTY_IDS
from models.plan.dags import USERS, Dag
from models.plan.entities import Design, Machine
from models.plan.kinds import role_holder

STORE_ROW = DUTY_IDS.index(STORE)
# What a server does for the users of its mailboxes.
FOR_USERS = (CLIENT_ACCESS, TRANSPORT, STORE)


def groups_of_design(
    design: Design, machines: Machines, workload: Workload, library: Library, before: Sequence[Held] = ()
) -> tuple[Held, ...]:
    """Return the groups of a design with the distribution of their copies.

    Parameters
    ----------
    before : sequence of Held
        Those of another state: where nothing of a group is different, so is nothing of what follows from its copies.
    """
    known = {held.dag.id: held for held in before}
    made = (_held(design, machines, workload, library, dag) for dag in design.dags)
    return tuple(
        known[held.dag.id] if held.dag.id in known and held.is_as(known[held.dag.id]) else held for held in made
    )


def _held(design: Design, machines: Machines, workload: Workload, library: Library, dag: Dag) -> Held:
    layout, site_rows = layout_of(machines, workload, dag), workload.site_rows
    homes, lodged = _homes_of(layout, workload)
    sites = machines.site[rows_of(machines, dag)]
    witness = None if dag.witness_site is None else site_rows[dag.witness_site]
    return Held(
        dag=dag,
        copies=distribution(layout),
        homes=homes,
        lodged=lodged,
        sites=sites,
        duties=_duties(design, library, dag),
        witness=witness,
        without_witness=frozenset() if witness is None else _without_witness(workload, witness, {*sites.tolist()}),
    )


def _without_witness(workload: Workload, witness: int, sites: set[int]) -> frozenset[int]:
    """Return the rows of the members' sites without which no other one reaches the witness.

    A site that no links join to the witness anyway counts as reaching it, as in `comparisons.activating`.
    """
    usual = workload.joined

    def is_reached(lost: int) -> bool:
        left = workload.nearest.joined_without(lost)
        others = sites - {lost}
        return not others or any(left[site] == left[witness] or usual[site] != usual[witness] for site in others)

    return frozenset(site for site in sites if site == witness or not is_reached(site))


def rows_of(machines: Machines, dag: Dag) -> Indices:
    """Return the rows of a group's members: (members,)."""
    return np.array([bisect_left(machines.ids, member) for member in dag.members], dtype=np.int64)


def follow_users(groups: Sequence[Held], machines: Machines, workload: Workload) -> tuple[Held, ...]:
    """Return groups on another state of the users: those that follow them may be active elsewhere."""
    return tuple(_following(held, machines, workload) if held.dag.active == USERS else held for held in groups)


def _following(held: Held, machines: Machines, workload: Workload) -> Held:
    layout = layout_of(machines, workload, held.dag)
    homes, lodged = _homes_of(layout, workload)
    if (homes, lodged) == (held.homes, held.lodged):
        return held
    return evolve(held, copies=distribution(layout), homes=homes, lodged=lodged)


def _homes_of(layout: Layout, workload: Workload) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return how many databases have which home, and whose mailboxes are in them, as `Held` has both."""
    if not layout.has_homes:
        return (), ()
    databases = dict(zip(sorted(set(layout.sites)), layout.homes, strict=True))
    near = workload.nearest.to(tuple(databases))
    return layout.homes, tuple(site if databases.get(site) else NOBODY for site in near)


def layout_of(machines: Machines, workload: Workload, dag: Dag) -> Layout:
    """Return what the distribution of a group's copies is made from.

    As with the shares of a site, what a hypervisor takes is left out: it is not known so well that the place of a
    database could hang on it.
    """
    rows, site_rows = rows_of(machines, dag), workload.site_rows
    used, sites = uses_second_site(machines, site_rows, dag), tuple(machines.site[rows].tolist())
    return Layout(
        sites=sites,
        capacity=_known_capacity(machines.capacity[0, rows] / machines.derate[0, rows]),
        databases=dag.databases,
        copies=dag.copies,
        lagged=dag.lagged,
        second_site=site_rows[str(dag.second_site)] if used else None,
        second_site_copies=dag.second_site_copies if used else None,
        homes=_homes(workload, sites, dag) if dag.active == USERS and not used else (),
    )


def _homes(workload: Workload, sites: Sequence[int], dag: Dag) -> tuple[int, ...]:
    """Return how many databases have their users at each site of the members; empty where nobody is near any.

    Users of a site without members count at the nearest site that has some. In whole databases, so that a few mailboxes
    more or less move none.
    """
    serves, mailboxes = {*dag.serves}, dict.fromkeys(sorted(set(sites)), 0)
    near = workload.nearest.to(tuple(mailboxes))
    for home, population in zip(workload.home.tolist(), workload.plan.populations, strict=True):
        if population.id in serves and near[home] != NOBODY:
            mailboxes[near[home]] += population.mailboxes
    total = sum(mailboxes.values())
    if not total or len(mailboxes) == 1:
        return ()
    shares = [dag.databases * number / total for number in mailboxes.values()]
    homes = [floor(share) for share in shares]
    by_rest = sorted(range(len(shares)), key=lambda place: homes[place] - shares[place])
    for place in by_rest[: dag.databases - sum(homes)]:
        homes[place] += 1
    return tuple(homes)


def uses_second_site(machines: Machines, site_rows: Mapping[str, int], dag: Dag) -> bool:
    """Return whether a group has members for all copies at its second site and for the others elsewhere.

    A machine may be moved at any time; where there are too few, copies are spread over all members.
    """
    if dag.second_site is None:
        return False
    there = int((machines.site[rows_of(machines, dag)] == site_rows[dag.second_site]).sum())
    return dag.copies_there <= there and 0 < dag.copies - dag.copies_there <= len(dag.members) - there


def _known_capacity(capacity: Floats) -> tuple[float, ...]:
    # Where one is not known, all are alike.
    known = np.isfinite(capacity).all() and (capacity > 0.0).all()
    return tuple(capacity.tolist() if known else [1.0] * len(capacity))


def _duties(design: Design, library: Library, dag: Dag) -> tuple[int, ...]:
    """Return the rows of the duties that follow the active copy; none where a member does not hold mailboxes.

    A version sized by megacycles counts all work for a mailbox where its active copy is; of the others, clients and
    mail go to any server of the site.
    """
    each = [role_holder(design.by_id[member]) for member in dag.members]
    common = set.intersection(*({*library.duties_of(machine.exchange, machine.roles)} for machine in each))
    if STORE not in common:
        return ()
    if library.calibration_of(each[0].exchange).head.cpu_unit != MEGACYCLES:
        return (STORE_ROW,)
    return tuple(DUTY_IDS.index(duty) for duty in FOR_USERS if duty in common)


def with_members(rows: Assignments, machines: Machines, groups: Sequence[Held]) -> Assignments:
    """Return the roles of a design with the part of each group that its members' roles have on a normal day."""
    if not groups:
        return rows
    machine_count = len(machines.ids)
    group_of, place_of = np.full(machine_count, NOBODY), np.full(machine_count, NOBODY)
    parts = np.zeros((2, most_homes(groups), machine_count))
    for number, held in enumerate(groups):
        members = rows_of(machines, held.dag)
        group_of[members], place_of[members] = number, np.arange(len(members))
        parts[:, : len(held.databases_at), members] = held.usual_parts
    group = group_of[rows.machine]
    mine = (group != NOBODY) & duties_followed(groups)[group, rows.duty]
    active, passive = np.where(mine, parts[..., rows.machine], 0.0)
    return evolve(
        rows,
        group=np.where(mine, group, NOBODY),
        member=np.where(mine, place_of[rows.machine], NOBODY),
        active=active,
        passive=np.where(rows.duty == STORE_ROW, passive, 0.0),
    )


def duties_followed(groups: Sequence[Held]) -> Flags:
    """Return which duties the members of each group perform for the mailboxes in its databases: (groups, duties)."""
    table = np.zeros((len(groups), len(DUTY_IDS)), dtype=np.bool_)
    for number, held in enumerate(groups):
        table[number, list(held.duties)] = True
    return table


def parts_of(held: Held, alive: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
    """Return which part of its databases each member serves and holds passively, and which part nobody can serve.

    Parameters
    ----------
    alive : (failures, members)
        Which members are left.

    Returns
    -------
    (homes, failures, members), (homes, failures, members), (homes, failures) [fraction]
        Of the databases of each home. All passive copies together are one less than the copies of a database.
    """
    found, databases = held.activated(alive), held.databases_at[:, np.newaxis]
    each = databases[..., np.newaxis]
    return found.active_at / each, found.passive_at / each, found.lost_at / databases


def go_on_elsewhere(compiled: CompiledDesign, site: int, duties: Sequence[int], machines: Iterable[Machine]) -> bool:
    """Return whether nobody loses some duties with some machines of a site.

    So it is where these are members of groups whose databases all have copies on other members, which keep a quorum
    with the witness, and serve nobody else.

    Parameters
    ----------
    site : int
        Row of the site.
    duties : sequence of int
        Rows of the duties.
    """
    down = {machine.id for machine in machines}
    for duty in duties:
        serving = compiled.serving[duty]
        others = (serving.site_of == site) & ~serving.by_group
        if compiled.people[others].any() or compiled.mailboxes[others].any():
            return False
    mine = [held for held in compiled.groups if not down.isdisjoint(held.dag.members)]
    members = {member for held in mine for member in held.dag.members if set(duties) <= {*held.duties}}
    return down <= members and all(_goes_on(held, down) for held in mine)


def _goes_on(held: Held, down: Set[str]) -> bool:
    """Return whether a group serves all of its databases without some members."""
    alive = np.array([[member not in down for member in held.dag.members]])
    votes = votes_left(alive, np.ones(1, dtype=bool))[0]
    return not parts_of(held, alive)[2].any() and bool(votes >= votes_needed(len(held.sites)))


def with_members_left(compiled: CompiledDesign, number: int, alive: Flags) -> CompiledDesign:
    """Return a design in which some members of a group have failed and their databases are active elsewhere.

    Parameters
    ----------
    number : int
        Which of its groups.
    alive : (members,)
        Which members are left.
    """
    rows = compiled.assignments
    mine = np.flatnonzero(rows.group == number)
    parts = parts_of(compiled.groups[number], alive[np.newaxis])
    active, passive = rows.active.copy(), rows.passive.copy()
    at = np.ix_(np.arange(len(parts[0])), mine)
    active[at] = parts[0][:, 0, rows.member[mine]]
    passive[at] = np.where(rows.duty[mine] == STORE_ROW, parts[1][:, 0, rows.member[mine]], 0.0)
    failing = compiled.failing if alive.all() else compiled.failing | {number}
    return evolve(compiled, assignments=evolve(rows, active=active, passive=passive), failing=failing)


def most_homes(groups: Sequence[Held]) -> int:
    """Return how many homes the databases of the group with most of them have; 1 without any group."""
    return max((len(held.databases_at) for held in groups), default=1)


def carried_by(groups: Sequence[Held], workload: Workload) -> Floats:
    """Return which part of each population each group serves from each home: (homes, groups, populations)."""
    table = np.zeros((most_homes(groups), len(groups), len(workload.home)))
    for number, held in enumerate(groups):
        if held.duties:
            table[: len(held.databases_at), number] = lodged_in(held, workload)
    return table


def lodged_in(held: Held, workload: Workload) -> Floats:
    """Return which part of each population's mailboxes is in the databases of each home of a group.

    Returns
    -------
    (homes, populations) [fraction]
    """
    serves = {*held.dag.serves}
    mine = np.array([population.id in serves for population in workload.plan.populations], dtype=np.bool_)
    at = np.array([held.lodging(site) for site in range(len(workload.server))]).reshape(-1, len(held.databases_at))
    return np.where(mine, at[workload.home].T, 0.0)
