"""Where a new item goes when it is added by key or menu instead of by the pointer."""

from collections.abc import Sequence

from attrs import evolve

from models.calibration.heads import STORE
from models.errors import ChangeError
from models.plan import edits, pasting, queries
from models.plan.catalogue import Catalogue
from models.plan.change import Change
from models.plan.choices import duties_of, roles_of
from models.plan.choosing_models import add_machine_of
from models.plan.dags import MOST_MEMBERS, Dag
from models.plan.entities import Design, Plan, Server, Vm
from models.plan.kinds import holds_vms, is_in_site, is_site, is_virtual, runs_roles
from models.plan.position import Position
from models.plan.versions import catalogue_for
from models.words import tr_format, tr_noop, translate
from planner.presenters.dragging import TEMPLATE
from planner.presenters.topology import joined

PAIR = 2
# What a new DAG begins with; as many servers come along where none can be its member.
COPIES = 2
NO_PAIR = tr_noop("Select the two sites to link, or drag from one to the other with Connect.")
WHICH_HOST = tr_noop("Select the virtualization host for the VM.")
NO_HOST = tr_noop("A VM needs a virtualization host; add one first.")
WHICH_SITE = tr_noop("Select a site for it.")
NO_SITE = tr_noop("It needs a site; add one first.")


def insertion(plan: Plan, design_id: str, selected: Sequence[str], kind: str, catalogue: Catalogue) -> Change:
    """Return the change that adds an item beside, or in, what is selected.

    Raises
    ------
    ChangeError
        If there is no place for it; the message says what to do.
    """
    if kind.startswith(TEMPLATE):
        return pasting.insert_template(plan, design_id, template_of(kind, catalogue), selected)
    catalogue = catalogue_for(plan, design_id, catalogue)
    if kind == "site":
        return edits.add_site(plan, catalogue.site)
    if kind == "link":
        return edits.add_link(plan, _pair(plan, selected), catalogue.link)
    if kind == "vm":
        return edits.add_machine(plan, design_id, _host(plan, design_id, selected), catalogue.vm)
    if kind == Dag.kind:
        return add_new_dag(plan, design_id, selected, catalogue)
    return _in_site(plan, design_id, _site(plan, design_id, selected), kind, catalogue)


def _in_site(plan: Plan, design_id: str, site_id: str, kind: str, catalogue: Catalogue) -> Change:
    if kind == "population":
        return edits.add_population(plan, site_id, catalogue.population)
    prototype = catalogue.host if kind == "host" else catalogue.server
    return add_machine_of(plan, design_id, site_id, prototype, catalogue.chosen.by_kind.get(kind))


def template_of(kind: str, catalogue: Catalogue) -> Plan:
    """Return the template that a kind such as "template:two-vms" stands for.

    Raises
    ------
    ChangeError
        If there is none of that name.
    """
    template = catalogue.templates.get(kind.removeprefix(TEMPLATE))
    if template is None:
        raise ChangeError(tr_format("This template does not exist."))
    return template


def _pair(plan: Plan, selected: Sequence[str]) -> tuple[str, str]:
    sites = [site.id for site in plan.sites if site.id in selected]
    if len(sites) != PAIR and len(plan.sites) == PAIR:
        sites = [site.id for site in plan.sites]
    if len(sites) != PAIR:
        raise ChangeError(translate(NO_PAIR))
    return sites[0], sites[1]


def _host(plan: Plan, design_id: str, selected: Sequence[str]) -> str:
    design = plan.design(design_id)
    machines = design.machines if design is not None else ()
    hosts = [machine.id for machine in machines if holds_vms(machine)]
    for identifier in selected:
        item = queries.find(plan, identifier)
        chosen = item.host if is_virtual(item) else identifier
        if chosen in hosts:
            return chosen
    if len(hosts) == 1:
        return hosts[0]
    raise ChangeError(translate(WHICH_HOST if hosts else NO_HOST))


def add_new_dag(
    plan: Plan, design_id: str, selected: Sequence[str], catalogue: Catalogue, position: Position | None = None
) -> Change:
    """Return the change that adds a DAG; where no server can be its member, with two new servers.

    They are added at the selected or only site, or at a new one in a plan without sites.

    Parameters
    ----------
    catalogue : Catalogue
        With the Exchange version of the design.

    Raises
    ------
    ChangeError
        If no server can be its member and no site is selected among several, or too many servers can.
    """
    site_id = _only_site(plan, selected)
    design = plan.design(design_id)
    if (design is not None and possible_members(design)) or (plan.sites and site_id is None):
        return edits.add_dag(plan, design_id, evolve(new_dag(plan, design_id, selected), position=position))
    steps, after = [], plan
    if site_id is None:
        steps.append(edits.add_site(after, catalogue.site))
        after, site_id = steps[-1].apply(after), steps[-1].replacements[0].key
    server = evolve(catalogue.server, roles=(_store_role(catalogue.server.exchange),))
    for _ in range(COPIES):
        steps.append(add_machine_of(after, design_id, site_id, server, catalogue.chosen.by_kind.get(server.kind)))
        after = steps[-1].apply(after)
    steps.append(edits.add_dag(after, design_id, evolve(new_dag(after, design_id), position=position)))
    return joined(tr_format("Add DAG with two servers"), *steps)


def _only_site(plan: Plan, selected: Sequence[str]) -> str | None:
    """Return the site that is selected, or else the only one; None among several."""
    sites = [site.id for site in plan.sites if site.id in selected] or [site.id for site in plan.sites]
    return sites[0] if len(sites) == 1 else None


def _store_role(version: str) -> str:
    """Return the role of an Exchange version that holds mailboxes."""
    return next(role for role in roles_of(version) if STORE in duties_of(version, (role,)))


def possible_members(design: Design, dag_id: str = "") -> list[Server | Vm]:
    """Return the machines with mailboxes that are in no other DAG than this one, if one is given."""
    taken = {member for dag in design.dags if dag.id != dag_id for member in dag.members}
    machines = filter(runs_roles, design.machines)
    return [row for row in machines if row.id not in taken and STORE in duties_of(row.exchange, row.roles)]


def new_dag(plan: Plan, design_id: str, selected: Sequence[str] = ()) -> Dag:
    """Return a DAG of the selected Mailbox servers, or of all that are in none; it serves whom no other DAG serves.

    Raises
    ------
    ChangeError
        If no server can be its member, or too many can.
    """
    design = plan.design(design_id)
    dags = design.dags if design is not None else ()
    free = possible_members(design) if design is not None else []
    members = [row.id for row in free if row.id in selected] or [row.id for row in free]
    if not members:
        raise ChangeError(
            tr_format("A DAG needs servers with the Mailbox role that are in no other DAG; add them first.")
        )
    if len(members) > MOST_MEMBERS:
        raise ChangeError(tr_format("Select at most {most} members for the DAG.", most=MOST_MEMBERS))
    served = {population for dag in dags for population in dag.serves}
    copies = min(len(members), COPIES)
    return Dag(
        id=Dag.kind,
        name=tr_format("DAG"),
        members=tuple(members),
        serves=tuple(population.id for population in plan.populations if population.id not in served),
        copies=copies,
        failures=min(1, copies - 1),
    )


def _site(plan: Plan, design_id: str, selected: Sequence[str]) -> str:
    design = plan.design(design_id)
    for identifier in selected:
        item = queries.find(plan, identifier)
        if is_virtual(item) and design is not None and item.id in design.by_id:
            return queries.site_of(design, item)
        if is_site(item):
            return item.id
        if is_in_site(item):
            return item.site
    if len(plan.sites) == 1:
        return plan.sites[0].id
    raise ChangeError(translate(WHICH_SITE if plan.sites else NO_SITE))
