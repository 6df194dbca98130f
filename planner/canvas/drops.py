"""The change that a drop makes: a new item, or moved cards. Pure functions."""

from collections.abc import Collection, Mapping, Sequence

from attrs import evolve

from models.errors import ChangeError
from models.plan import edits, pasting
from models.plan.catalogue import Catalogue
from models.plan.change import Change
from models.plan.choosing_models import add_machine_of
from models.plan.entities import Design, Entity, Plan
from models.plan.kinds import holds_vms, is_virtual
from models.plan.position import Position
from models.plan.versions import catalogue_for
from models.words import count, tr_format, tr_noop, translate
from planner.canvas.layout import PAD, SITE_HEADER
from planner.presenters.dragging import TEMPLATE
from planner.presenters.insertion import add_new_dag, template_of
from planner.presenters.topology import joined

ON_A_HOST = tr_noop("VMs belong on a virtualization host. Drop this one on a host.")
ON_A_SITE = tr_noop("Drag from one site to another with the Connect tool to link them.")
NO_DESIGN = tr_noop("This plan has no design yet; add one first.")
NO_HOST = tr_noop("VMs belong on a virtualization host. Add a host first.")
IN_A_SITE = {
    "server": tr_noop("Servers belong to a site. Drop this one on a site."),
    "host": tr_noop("Hosts belong to a site. Drop this one on a site."),
    "population": tr_noop("Populations belong to a site. Drop this one on a site."),
}

# Kinds whose cards are moved on the canvas itself.
ON_CANVAS = ("site", "dag")
# The kind of row that contains each kind; sites, links and groups are directly on the canvas.
CONTAINER_KINDS = {"server": "site", "host": "site", "population": "site", "vm": "host"}


def add_change(
    plan: Plan,
    design_id: str,
    kind: str,
    target: Entity | None,
    position: Position | None,
    catalogue: Catalogue,
) -> Change:
    """Return the change that adds an item where it was dropped.

    Parameters
    ----------
    target : Entity or None
        The site, or for a VM the host, under the pointer.
    position : Position or None
        Relative to the target; a site's on the canvas.

    Raises
    ------
    ChangeError
        If it does not belong there; the sentence says where it does.
    """
    if kind.startswith(TEMPLATE):
        return _template(plan, design_id, template_of(kind, catalogue), target)
    catalogue = catalogue_for(plan, design_id, catalogue)
    if kind == "site":
        return edits.add_site(plan, catalogue.site, position)
    if kind == "link":
        raise ChangeError(translate(ON_A_SITE))
    if kind in {"server", "host", "vm", "dag"} and plan.design(design_id) is None:
        raise ChangeError(translate(NO_DESIGN))
    if kind == "dag":
        return add_new_dag(plan, design_id, (), catalogue, position)
    if kind == "vm":
        return _vm_on(plan, design_id, target, catalogue)
    return _in_site(plan, design_id, kind, target, position, catalogue)


def with_name(change: Change, name: str) -> Change:
    """Return a change that adds an item, with the name that was typed for it."""
    *others, last = change.replacements
    return Change(tr_format("Add {name}", name=name), (*others, evolve(last, after=evolve(last.after, name=name))))


def _template(plan: Plan, design_id: str, template: Plan, target: Entity | None) -> Change:
    if len(template.sites) == 1 and plan.sites and target is None:
        raise ChangeError(tr_format("“{template}” belongs to a site. Drop it on a site.", template=template.title))
    return pasting.insert_template(plan, design_id, template, (target.id,) if target is not None else ())


def _vm_on(plan: Plan, design_id: str, target: Entity | None, catalogue: Catalogue) -> Change:
    if target is not None and target.kind == "host":
        return edits.add_machine(plan, design_id, target.id, catalogue.vm)
    design = plan.design(design_id)
    any_host = design is not None and any(machine.kind == "host" for machine in design.machines)
    raise ChangeError(translate(ON_A_HOST if any_host else NO_HOST))


def _in_site(
    plan: Plan, design_id: str, kind: str, target: Entity | None, position: Position | None, catalogue: Catalogue
) -> Change:
    if target is not None and target.kind == "site":
        return _add_in(plan, design_id, kind, target.id, position, catalogue)
    if plan.sites:
        raise ChangeError(translate(IN_A_SITE[kind]))
    corner = None if position is None else Position(position.x - PAD, position.y - SITE_HEADER)
    site = edits.add_site(plan, catalogue.site, corner)
    inside = _add_in(site.apply(plan), design_id, kind, site.replacements[0].key, None, catalogue)
    return joined(inside.label, site, inside)


def _add_in(
    plan: Plan, design_id: str, kind: str, site_id: str, position: Position | None, catalogue: Catalogue
) -> Change:
    if kind == "population":
        return edits.add_population(plan, site_id, catalogue.population, position)
    prototype = catalogue.host if kind == "host" else catalogue.server
    return add_machine_of(plan, design_id, site_id, prototype, catalogue.chosen.by_kind.get(kind), position)


def dragged_ids(rows: Mapping[str, Entity], grabbed: str, selected: Sequence[str]) -> tuple[str, ...]:
    """Return the ids that move with a grabbed card: the selected ones in the same kind of container."""
    container = _container_kind(rows.get(grabbed))
    if not container:
        return ()
    if grabbed not in selected:
        return (grabbed,)
    return tuple(name for name in selected if _container_kind(rows.get(name)) == container)


def _container_kind(row: Entity | None) -> str:
    """Return the kind of container that a row can be dragged in; an empty string if it cannot be dragged."""
    if row is None:
        return ""
    return "canvas" if row.kind in ON_CANVAS else CONTAINER_KINDS.get(row.kind, "")


def require_target(row: Entity, target: Entity | None) -> None:
    """Check that a card may be dropped on a target.

    Raises
    ------
    ChangeError
        If it may not; the sentence says where it may.
    """
    container = CONTAINER_KINDS.get(row.kind)
    if container is not None and (target is None or target.kind != container):
        raise ChangeError(translate(IN_A_SITE.get(row.kind, ON_A_HOST)))


def hosts_refused(design: Design | None, dragged: Collection[str]) -> frozenset[str]:
    """Return the ids of the hosts that would run two members of a group, were dragged VMs dropped there."""
    if design is None:
        return frozenset()
    refused: set[str] = set()
    for dag in design.dags:
        members = [design.by_id[member] for member in dag.members]
        virtual = [member for member in members if is_virtual(member)]
        moving = [member for member in virtual if member.id in dragged]
        if len(moving) > 1:
            refused |= {machine.id for machine in design.machines if holds_vms(machine)}
        elif moving:
            refused |= {member.host for member in virtual if member.id not in dragged}
    return frozenset(refused)


def move_change(
    plan: Plan, rows: Mapping[str, Entity], places: Mapping[str, Position], target: Entity | None
) -> Change:
    """Return the change that moves cards on the canvas, in their site, or to another site or host.

    Parameters
    ----------
    places : mapping
        The new position of each card, relative to the target; ignored for VMs.

    Raises
    ------
    ChangeError
        If they do not belong there.
    """
    first = rows[next(iter(places))]
    require_target(first, target)
    if first.kind == "vm" and target is not None:
        moved = [name for name in places if getattr(rows[name], "host", "") != target.id]
        return edits.move_to_host(plan, moved, target.id) if moved else Change(tr_format("Move"))
    if first.kind in ON_CANVAS or target is None:
        return edits.place(plan, places)
    return _to_site(plan, rows, places, target)


def _to_site(plan: Plan, rows: Mapping[str, Entity], places: Mapping[str, Position], target: Entity) -> Change:
    leaving = [name for name in places if getattr(rows[name], "site", "") != target.id]
    changes = [edits.move_to_site(plan, name, target.id, places[name]) for name in leaving]
    staying = {name: place for name, place in places.items() if name not in leaving}
    if staying:
        changes.append(edits.place(plan, staying))
    if len(changes) == 1:
        return changes[0]
    name = getattr(target, "name", target.id)
    return joined(tr_format("Move {count} items to {target}", count=count(len(places)), target=name), *changes)
