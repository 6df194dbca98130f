"""The plan as a tree of names: what the canvas shows, for reading, hearing and keys."""

from collections.abc import Iterable, Iterator, Sequence

from attrs import frozen

from models.plan import choices, queries
from models.plan.dags import Dag
from models.plan.entities import Design, Entity, Link, Machine, Plan, Population, Site, Vm
from models.plan.kinds import KINDS, holds_vms, is_machine, is_off, is_physical, is_population
from models.words import natural_order, tr_count, tr_format, translate
from planner.presenters import numbers


@frozen
class TreeNode:
    """One line of the tree.

    Parameters
    ----------
    id : str
        The item's id.
    kind : str
        As in ``vm``.
    text : str
        Its name.
    detail : str
        What a screen reader adds, as in "virtual machine, Mailbox".
    """

    id: str
    kind: str
    text: str
    detail: str = ""
    children: tuple["TreeNode", ...] = ()


def plan_tree(plan: Plan, design: Design | None) -> tuple[TreeNode, ...]:
    """Return the DAGs, the sites with what stands in them, then the links; all by name, populations before machines."""
    vms = queries.vms_by_host(design.machines) if design is not None else {}
    names = {site.id: site.name for site in plan.sites}
    standing: dict[str, list[TreeNode]] = {site.id: [] for site in plan.sites}
    for population in sorted(plan.populations, key=order_of):
        standing[population.site].append(_population_node(population))
    for machine in sorted(design.machines, key=order_of) if design is not None else ():
        if is_physical(machine):
            standing[machine.site].append(machine_node(machine, vms.get(machine.id, [])))
    sites = tuple(_site_node(site, standing[site.id]) for site in sorted(plan.sites, key=order_of))
    dags = tuple(_dag_node(dag) for dag in sorted(design.dags, key=order_of)) if design is not None else ()
    return dags + sites + tuple(_link_node(link, names) for link in plan.links)


def node_of(row: Entity, vms: Sequence[Vm]) -> TreeNode | None:
    """Return the line of a population or machine, with the VMs on a host; None for what has its place by name."""
    if is_population(row):
        return _population_node(row)
    return machine_node(row, vms) if is_machine(row) else None


def order_of(row: Entity) -> tuple[bool, str, str]:
    """Return the sort key of what stands at one place: populations before machines, each by name."""
    return not is_population(row), natural_order(getattr(row, "name", "")), row.id


def reading_order(plan: Plan, design: Design | None) -> tuple[str, ...]:
    """Return the ids of what is on the canvas as the tree reads: a site, what stands in it, …, at last the links."""
    return tuple(_ids_of(node for node in plan_tree(plan, design) if node.kind != Dag.kind))


def roles_text(roles: tuple[str, ...]) -> str:
    """Return "CAS, Hub" or "no role"."""
    return ", ".join(choices.label_of(choices.ROLES, role) for role in roles) or tr_format("no role")


def _ids_of(nodes: Iterable[TreeNode]) -> Iterator[str]:
    for node in nodes:
        yield node.id
        yield from _ids_of(node.children)


def _detail(kind: str, words: str) -> str:
    return f"{translate(KINDS[kind].label)}, {words}"


def _population_node(population: Population) -> TreeNode:
    detail = _detail("population", tr_count(population.mailboxes, "{count} mailbox", "{count} mailboxes"))
    return TreeNode(population.id, "population", population.name, detail)


def _dag_node(dag: Dag) -> TreeNode:
    detail = _detail(Dag.kind, tr_count(len(dag.members), "{count} member", "{count} members"))
    return TreeNode(dag.id, Dag.kind, dag.name, detail)


def _site_node(site: Site, children: list[TreeNode]) -> TreeNode:
    return TreeNode(site.id, "site", site.name, translate(KINDS["site"].label), tuple(children))


def _link_node(link: Link, names: dict[str, str]) -> TreeNode:
    text = " – ".join(names.get(end, end) for end in link.ends)
    bandwidth = f"{numbers.trimmed(link.bandwidth_mbit_s, 3)} Mbit/s"
    return TreeNode(link.id, "link", text, _detail("link", bandwidth))


def machine_node(machine: Machine, vms: Sequence[Vm]) -> TreeNode:
    """Return the line of a machine, with those of the VMs on a host."""
    if holds_vms(machine):
        children = tuple(machine_node(vm, []) for vm in sorted(vms, key=order_of))
        detail = _detail("host", tr_count(len(vms), "{count} VM", "{count} VMs"))
        return TreeNode(machine.id, "host", machine.name, detail, children)
    words = roles_text(machine.roles)
    detail = _detail(machine.kind, tr_format("switched off, {roles}", roles=words) if is_off(machine) else words)
    return TreeNode(machine.id, machine.kind, machine.name, detail)
