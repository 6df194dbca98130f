"""Finding items of the plan by what a user knows of them: name, id, role, hardware."""

from models.plan import choices
from models.plan.dns_names import dns_name
from models.plan.entities import Design, Entity, Plan, Server, Vm
from models.plan.kinds import KINDS, holds_vms, is_link, is_physical, is_virtual
from models.words import translate
from planner.presenters import numbers
from planner.presenters.cards import SEPARATOR, hardware_line
from planner.presenters.plan_tree import plan_tree, roles_text
from planner.presenters.topology import rows_by_id


def found(plan: Plan, design: Design | None, text: str) -> tuple[str, ...]:
    """Return the ids of the items that hold every word of a text, in the order of the plan tree."""
    wanted = text.casefold().split()
    if not wanted:
        return ()
    names = {site.id: site.name for site in plan.sites}
    rows = rows_by_id(plan, design) | (design.dags_by_id if design is not None else {})
    ordered, waiting = [], list(plan_tree(plan, design))
    while waiting:
        node = waiting.pop(0)
        ordered.append(node.id)
        waiting[:0] = node.children
    return tuple(entry for entry in ordered if all(word in _words(rows[entry], names) for word in wanted))


def _words(row: Entity, sites: dict[str, str]) -> str:
    """Return everything that an item can be found by, in small letters."""
    name = " – ".join(sites.get(end, end) for end in row.ends) if is_link(row) else row.name
    return " ".join((name, row.id, translate(KINDS[row.kind].label), *_hardware(row))).casefold()


def _hardware(row: Entity) -> tuple[str, ...]:
    if is_link(row):
        return (f"{numbers.trimmed(row.bandwidth_mbit_s, 3)} Mbit/s",)
    if is_virtual(row):
        guest = choices.label_of(choices.GUEST_SYSTEMS, row.guest)
        return (f"{row.vcpus} vCPU", numbers.memory(row.memory_mb), guest, *_roles(row), dns_name(row))
    if is_physical(row):
        more = (row.hypervisor,) if holds_vms(row) else _roles(row)
        return (*hardware_line(row).split(SEPARATOR), *more, dns_name(row))
    return ()


def _roles(machine: Server | Vm) -> tuple[str, str]:
    return roles_text(machine.roles), choices.label_of(choices.EXCHANGE_VERSIONS, machine.exchange)
