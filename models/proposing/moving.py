"""A design moved to another Exchange version: the same users on new servers, the old ones kept or removed."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from types import MappingProxyType

import numpy as np
from attrs import evolve, frozen

from models.calibration.heads import DIRECTORY, STORE
from models.calibration.library import Library
from models.capacity.compiler import compile_design
from models.capacity.evaluate import evaluate
from models.capacity.floats import NOBODY
from models.capacity.people import STORE_ROW
from models.capacity.results import RESOURCE_LABELS
from models.errors import PlanError
from models.plan import queries
from models.plan.change import Change, Replacement
from models.plan.choices import EXCHANGE_VERSIONS, label_of
from models.plan.choosing_models import model_in
from models.plan.dags import Dag
from models.plan.edits import add_design
from models.plan.entities import Design, Machine, Plan, Server, Vm
from models.plan.hardware import MachineModel
from models.plan.kinds import is_virtual, runs_roles
from models.plan.position import Position
from models.proposing.moving_dags import (
    Least,
    at_sites,
    beside,
    members_in,
    members_of,
    more_members,
    regrouped,
    sites_with_others,
)
from models.proposing.offered import Offered
from models.proposing.requirements import Hardware, Requirements
from models.proposing.servers import servers_of, sized_servers
from models.proposing.sized import SizedDesign
from models.words import tr_format, translate


@frozen(kw_only=True)
class Target:
    """Where users move.

    Parameters
    ----------
    exchange : str
        The version.
    keep_old : bool
        Whether the old machines stay beside the new ones, which share the users with them, as during a migration.
    failures : int
        How many servers of a site may fail at once of those in no DAG; a DAG says itself how many of its members may.
    servers : int or None
        How many servers of each role a site gets, be they enough or not; None: as many as are needed.
    """

    exchange: str
    hardware: Hardware
    keep_old: bool = False
    failures: int = 0
    servers: int | None = None


@frozen(eq=False, kw_only=True)
class Move:
    """The new design, and the one change that adds it to the plan.

    Parameters
    ----------
    dags : tuple of Dag
        Its groups of new servers.
    servers : tuple of Server
        Its new servers, without the old machines that stay.
    """

    target: Target
    design: Design
    dags: tuple[Dag, ...]
    servers: tuple[Server, ...]
    change: Change


def memory_of_new(model: MachineModel, exchange: str, offered: Offered, library: Library) -> int:
    """Return the memory of new servers where nobody says otherwise: no less than the version recommends [MB]."""
    rule = library.calibration_of(exchange).find("mailbox.memory_rule.least_mb")
    return max(model.memory_mb or 0, offered.memory_mb[exchange] if rule is None else round(rule.value))


def move(plan: Plan, design_id: str, target: Target, library: Library) -> Move:
    """Return a design with the users of another on the fewest new servers that carry all of them.

    Servers stand where mailboxes are served today. Directory servers stay in any case, as they are not Exchange, and
    Edge servers, as nobody knows the load of new ones. A DAG gets at least as many members at each site as it has, and
    more where these would be above a ceiling on a normal day or in the failures that it is to survive.
    Beside the old machines it serves nobody: users are moved to it one population after the other.

    Raises
    ------
    PlanError
        If there is no such design, nothing to move, nobody to serve, no number of servers carries the users, or the
        number that is wanted is too small for the copies of a DAG.
    """
    old = queries.require_design(plan, design_id)
    label = label_of(EXCHANGE_VERSIONS, target.exchange)
    if {machine.exchange for machine in _exchange_servers(old, library)} == {target.exchange}:
        raise PlanError("", tr_format("All servers of “{name}” already run {version}.", name=old.name, version=label))
    name = queries.first_free_name(
        {design.name for design in plan.designs},
        tr_format("{name}, moved to {version}", name=old.name, version=label),
    )
    added = add_design(plan, name, like=old.id)
    copied = added.apply(plan).designs[-1]
    model = target.hardware.model
    model_id, models = model_in(plan, model) if model is not None else (None, ())
    moved = _sized(Change("", models).apply(plan), copied, target, library, model_id)
    fresh = _beside(plan, copied, moved) if target.keep_old else moved
    servers = (machine for machine in fresh.machines if isinstance(machine, Server) and machine.id not in copied.by_id)
    parts = (*models, Replacement("designs", "", plan.designs, (*plan.designs, fresh)))
    change = Change(tr_format("Move {name} to {version}", name=old.name, version=label), parts)
    dags = fresh.dags[len(fresh.dags) - len(old.dags) :]
    return Move(target=target, design=fresh, dags=dags, servers=tuple(servers), change=change)


def _sized(plan: Plan, copied: Design, target: Target, library: Library, model_id: str | None) -> Design:
    """Return the design without its old machines, with so many new servers that the members of its DAGs suffice."""
    staying = list(_staying(copied, library))
    kept = copied.machines if target.keep_old else staying
    members, wanted = members_of(copied), _requirements(plan, target)
    if target.servers is not None:
        members = members_in(copied, members, target.servers, plan.sites, library)
    outside = _outside_groups(plan, copied, target, library, members)
    store = library.calibration_of(target.exchange).head.role_for(STORE)
    while True:
        counts = Counter(outside)
        counts.update({(site, store.id): number for site, number in at_sites(members).items()} if store else {})
        found = tuple(servers_of(plan, wanted, counts, library))
        servers = tuple(_named(plan, copied, kept, found, model_id))
        if not target.keep_old:
            servers = tuple(_in_place_of_old(copied, servers, library))
        dags = regrouped(copied, members, servers, library)
        fresh = evolve(copied, machines=(*staying, *servers), dags=dags)
        if not dags or target.servers is not None:
            return fresh
        more = more_members(members, evaluate(evolve(plan, designs=(fresh,)), fresh.id, library))
        if more == members:
            return fresh
        members = more


def _beside(plan: Plan, copied: Design, moved: Design) -> Design:
    """Return a design with its old machines and the new ones beside them."""
    old = copied.by_id
    machines = (*copied.machines, *(machine for machine in moved.machines if machine.id not in old))
    return evolve(copied, machines=machines, dags=beside(plan, copied, moved.dags))


def _exchange_servers(design: Design, library: Library) -> Iterator[Server | Vm]:
    """Return the machines that perform a duty besides that of a directory server."""
    for machine in filter(runs_roles, design.machines):
        if {*library.duties_of(machine.exchange, machine.roles)} - {DIRECTORY}:
            yield machine


def _staying(design: Design, library: Library) -> Iterator[Machine]:
    """Return the machines that are directory or Edge servers and nothing else, with their hosts."""
    moving = {machine.id for machine in _exchange_servers(design, library)}
    staying = [row for row in design.machines if runs_roles(row) and row.roles and row.id not in moving]
    hosts = {machine.host for machine in staying if is_virtual(machine)}
    yield from (machine for machine in design.machines if machine in staying or machine.id in hosts)


def _requirements(plan: Plan, target: Target) -> Requirements:
    return Requirements(
        groups=(), exchange=target.exchange, hardware=target.hardware,
        hypervisor="", failures=target.failures, assumptions=plan.assumptions,
    )  # fmt: skip


def _outside_groups(
    plan: Plan, old: Design, target: Target, library: Library, members: Least
) -> Counter[tuple[str, str]]:
    """Return how many servers of each role each site gets besides the members of groups.

    Those that hold mailboxes carry the users in no group; those of other roles, where a version has them, carry all.
    """
    sites = _serving_sites(plan, old, library, frozenset(population.id for population in plan.populations))
    if not sites:
        raise PlanError("", tr_format("The plan has no users to move."))
    store, at = library.calibration_of(target.exchange).head.role_for(STORE), at_sites(members)
    role = "" if store is None else store.id
    roles, places = _requirements(plan, target).roles(library), tuple(dict.fromkeys((*sites, *at)))
    if target.servers is not None:
        counts = Counter({(site, each): target.servers for site in places for each in roles})
        counts.subtract({(site, role): number for site, number in at.items()})
        return counts
    alone = frozenset(each.id for each in plan.populations) - {each for dag in old.dags for each in dag.serves}
    outside = _sized_servers(plan, target, library, _serving_sites(plan, old, library, alone), alone)
    if roles != (role,) and at:
        least = {(site, role): number for site, number in at.items()}
        of_all = _sized_servers(plan, target, library, places, {each.id for each in plan.populations}, least)
        outside.update({key: number for key, number in of_all.items() if key[1] != role})
    for site in sites_with_others(old, library) & set(at):
        outside[site, role] = max(outside[site, role], 1)
    return outside


def _sized_servers(
    plan: Plan, target: Target, library: Library, sites: Sequence[str], populations: Set[str],
    least: Mapping[tuple[str, str], int] = MappingProxyType({}),
) -> Counter[tuple[str, str]]:  # fmt: skip
    """Return the fewest servers of each role at some sites that carry some populations.

    Raises
    ------
    PlanError
        If no number of them does.
    """
    if not sites:
        return Counter()
    work = evolve(plan, designs=(), populations=tuple(row for row in plan.populations if row.id in populations))
    found = sized_servers(work, _requirements(plan, target), library, sites, least)
    if isinstance(found, SizedDesign):
        return Counter((row.site, row.roles[0]) for row in found.design.machines if isinstance(row, Server))
    site = next(site.name for site in plan.sites if site.id == found.site)
    resource = translate(RESOURCE_LABELS[found.resource])
    words = tr_format("{site}: no number of these servers provides enough {resource}.", site=site, resource=resource)
    raise PlanError("", words)


def _serving_sites(plan: Plan, old: Design, library: Library, populations: Set[str]) -> tuple[str, ...]:
    """Return the sites whose servers hold mailboxes of some populations; where nobody does, the sites of the users."""
    compiled = compile_design(plan, old, library)
    asked = np.array([population.id in populations for population in plan.populations], dtype=np.bool_)
    used = asked & ((compiled.people > 0.0) | (compiled.mailboxes > 0.0))
    held = compiled.serving[STORE_ROW].site_of[used]
    home = compiled.workload.home[used]
    rows = {int(site if site != NOBODY else own) for site, own in zip(held, home, strict=True)}
    return tuple(plan.sites[row].id for row in sorted(rows))


def _in_place_of_old(old: Design, servers: Iterable[Server], library: Library) -> Iterator[Server]:
    """Return new servers where the old ones of their sites stand on the canvas; further ones find their own place."""
    places = defaultdict[str, list[Position]](list)
    for machine in _exchange_servers(old, library):
        if isinstance(machine, Server) and machine.position is not None:
            places[machine.site].append(machine.position)
    for server in servers:
        free = places[server.site]
        yield evolve(server, position=free.pop(0) if free else None)


def _named(
    plan: Plan, copied: Design, kept: Iterable[Machine], servers: tuple[Server, ...], model_id: str | None
) -> Iterator[Server]:
    """Return new servers under ids and names that are free."""
    names, ids = {machine.name for machine in kept}, queries.free_ids(plan, "server")
    taken = {machine.id for machine in copied.machines}
    for server in servers:
        name = queries.first_free_name(names, server.name)
        names.add(name)
        identifier = next(candidate for candidate in ids if candidate not in taken)
        yield evolve(server, id=identifier, name=name, model=model_id)
