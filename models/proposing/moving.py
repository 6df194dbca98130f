"""A design moved to another Exchange version: the same users on new servers, the old ones kept or removed."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

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
from models.plan.edits import add_design
from models.plan.entities import Design, Machine, Plan, Server, Vm
from models.plan.hardware import MachineModel
from models.plan.kinds import is_virtual, runs_roles
from models.plan.position import Position
from models.proposing.moving_dags import beside, by_site, members_in, members_of, more_members, regrouped
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
        How many servers of a site may fail at once.
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
    """The new design, and the one change that adds it to the plan."""

    design: Design
    change: Change


def memory_of_new(model: MachineModel, exchange: str, offered: Offered, library: Library) -> int:
    """Return the memory of new servers where nobody says otherwise: no less than the version recommends [MB]."""
    rule = library.calibration_of(exchange).find("mailbox.memory_rule.least_mb")
    return max(model.memory_mb or 0, offered.memory_mb[exchange] if rule is None else round(rule.value))


def move(plan: Plan, design_id: str, target: Target, library: Library) -> Move:
    """Return a design with the users of another on the fewest new servers that carry all of them.

    Servers stand where mailboxes are served today. Directory servers stay in any case: they are not Exchange. A DAG
    gets at least as many members at each site as it has, and more where these would be above their ceiling.
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
    parts = (*models, Replacement("designs", "", plan.designs, (*plan.designs, fresh)))
    return Move(design=fresh, change=Change(tr_format("Move {name} to {version}", name=old.name, version=label), parts))


def _sized(plan: Plan, copied: Design, target: Target, library: Library, model_id: str | None) -> Design:
    """Return the design without its old machines, with so many new servers that the members of its DAGs suffice."""
    staying = list(_staying(copied, library))
    kept = copied.machines if target.keep_old else staying
    least = members_of(copied)
    if target.servers is not None:
        least = members_in(copied, least, target.servers, plan.sites, library)
    while True:
        found = _new_servers(plan, copied, target, library, by_site(copied, least, library))
        servers = tuple(_named(plan, copied, kept, found, model_id))
        if not target.keep_old:
            servers = tuple(_in_place_of_old(copied, servers, library))
        dags = regrouped(copied, least, servers, library)
        fresh = evolve(copied, machines=(*staying, *servers), dags=dags)
        if not dags or target.servers is not None:
            return fresh
        more = more_members(least, evaluate(evolve(plan, designs=(fresh,)), fresh.id, library))
        if more == least:
            return fresh
        least = more


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
    """Return the machines that are directory servers and nothing else, with their hosts."""
    staying = [
        machine
        for machine in design.machines
        if runs_roles(machine) and library.duties_of(machine.exchange, machine.roles) == (DIRECTORY,)
    ]
    hosts = {machine.host for machine in staying if is_virtual(machine)}
    yield from (machine for machine in design.machines if machine in staying or machine.id in hosts)


def _new_servers(
    plan: Plan, old: Design, target: Target, library: Library, least: Mapping[str, int]
) -> tuple[Server, ...]:
    wanted = Requirements(
        groups=(), exchange=target.exchange, hardware=target.hardware,
        hypervisor="", failures=target.failures, assumptions=plan.assumptions,
    )  # fmt: skip
    sites = _serving_sites(plan, old, library)
    if not sites:
        raise PlanError("", tr_format("The plan has no users to move."))
    store = library.calibration_of(target.exchange).head.role_for(STORE)
    wanted_at = {(site, store.id): number for site, number in least.items()} if store is not None else {}
    sites = tuple(dict.fromkeys((*sites, *least)))
    if target.servers is not None:
        counts = {(site, role): target.servers for site in sites for role in wanted.roles(library)}
        return tuple(servers_of(plan, wanted, counts, library))
    found = sized_servers(evolve(plan, designs=()), wanted, library, sites, wanted_at)
    if isinstance(found, SizedDesign):
        return tuple(machine for machine in found.design.machines if isinstance(machine, Server))
    site = next(site.name for site in plan.sites if site.id == found.site)
    resource = translate(RESOURCE_LABELS[found.resource])
    words = tr_format("{site}: no number of these servers provides enough {resource}.", site=site, resource=resource)
    raise PlanError("", words)


def _serving_sites(plan: Plan, old: Design, library: Library) -> tuple[str, ...]:
    """Return the sites whose servers hold the mailboxes; where nobody does, the sites of the users."""
    compiled = compile_design(plan, old, library)
    used = (compiled.people > 0.0) | (compiled.mailboxes > 0.0)
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
