"""The plan as a tree of names: what the canvas shows, for reading, hearing and keys."""

from attrs import frozen

from models.plan import choices, queries
from models.plan.entities import Design, Host, Link, Machine, Plan, Site, Vm
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


KIND_WORDS = {
    "site": "site",
    "link": "WAN link",
    "population": "user population",
    "server": "physical server",
    "host": "virtualization host",
    "vm": "virtual machine",
}


def plan_tree(plan: Plan, design: Design | None) -> tuple[TreeNode, ...]:
    """Return the sites with what stands in them, then the links."""
    vms = queries.vms_by_host(design) if design is not None else {}
    names = {site.id: site.name for site in plan.sites}
    standing: dict[str, list[TreeNode]] = {site.id: [] for site in plan.sites}
    for population in plan.populations:
        detail = f"{KIND_WORDS['population']}, {numbers.plural(population.mailboxes, 'mailbox', 'mailboxes')}"
        standing[population.site].append(TreeNode(population.id, "population", population.name, detail))
    for machine in design.machines if design is not None else ():
        if not isinstance(machine, Vm):
            standing[machine.site].append(_machine_node(machine, vms.get(machine.id, [])))
    sites = tuple(_site_node(site, standing[site.id]) for site in plan.sites)
    return sites + tuple(_link_node(link, names) for link in plan.links)


def roles_text(roles: tuple[str, ...]) -> str:
    """Return "CAS, Hub" or "no role"."""
    return ", ".join(choices.label_of(choices.ROLES, role) for role in roles) or "no role"


def _site_node(site: Site, children: list[TreeNode]) -> TreeNode:
    return TreeNode(site.id, "site", site.name, KIND_WORDS["site"], tuple(children))


def _link_node(link: Link, names: dict[str, str]) -> TreeNode:
    text = " – ".join(names.get(end, end) for end in link.ends)
    bandwidth = f"{numbers.trimmed(link.bandwidth_mbit_s, 3)} Mbit/s"
    return TreeNode(link.id, "link", text, f"{KIND_WORDS['link']}, {bandwidth}")


def _machine_node(machine: Machine, vms: list[Vm]) -> TreeNode:
    if isinstance(machine, Host):
        children = tuple(_machine_node(vm, []) for vm in vms)
        detail = f"{KIND_WORDS['host']}, {numbers.plural(len(vms), 'VM')}"
        return TreeNode(machine.id, "host", machine.name, detail, children)
    detail = f"{KIND_WORDS[machine.kind]}, {roles_text(machine.roles)}"
    return TreeNode(machine.id, machine.kind, machine.name, detail)
