"""Every edit a user can make, as a pure function from a plan to a `Change`. Nothing here alters a plan."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from attrs import evolve, has

from models.errors import ChangeError, PlanError
from models.plan import queries
from models.plan.assumed import without_changed
from models.plan.change import IN_DESIGN, Change, Replacement
from models.plan.checks import require_sound
from models.plan.dags import Dag, without
from models.plan.entities import NOT_MEASURED, Assumptions, Design, Entity, Link, Machine, Plan, Population, Site
from models.plan.fields import fields_of
from models.plan.kinds import MACHINE_KINDS, holds_vms, is_machine, is_physical, is_population, is_virtual
from models.plan.position import Position
from models.plan.unknown_hardware import with_known
from models.words import capital, count, tr_format


def add_site(plan: Plan, prototype: Site, position: Position | None = None) -> Change:
    """Return the change that adds a site like the prototype, with a free id and name."""
    name = next(queries.free_names({site.name for site in plan.sites}, prototype.name))
    return _add(evolve(prototype, id=_free_id(plan, prototype), name=name, position=position))


def add_population(plan: Plan, site_id: str, prototype: Population, position: Position | None = None) -> Change:
    """Return the change that adds a population like the prototype at a site.

    Raises
    ------
    ChangeError
        If there is no such site.
    """
    _require_site(plan, site_id)
    name = next(queries.free_names({population.name for population in plan.populations}, prototype.name))
    return _add(evolve(prototype, id=_free_id(plan, prototype), name=name, site=site_id, position=position))


def add_link(plan: Plan, ends: tuple[str, str], prototype: Link) -> Change:
    """Return the change that joins two sites by a link like the prototype.

    Raises
    ------
    ChangeError
        If the sites are one, joined already, or not there.
    """
    for end in ends:
        _require_site(plan, end)
    if ends[0] == ends[1]:
        raise ChangeError(tr_format("A link connects two different sites."))
    if any(set(link.ends) == set(ends) for link in plan.links):
        raise ChangeError(tr_format("These sites are already linked."))
    return _add(evolve(prototype, id=_free_id(plan, prototype), ends=ends))


def add_machine(
    plan: Plan, design_id: str, container_id: str, prototype: Machine, position: Position | None = None
) -> Change:
    """Return the change that adds a machine like the prototype.

    Parameters
    ----------
    container_id : str
        A site for a server or host, a host for a VM.

    Raises
    ------
    ChangeError
        If there is no such design, or the container cannot hold such a machine.
    """
    design = _design(plan, design_id)
    name = next(queries.free_names({machine.name for machine in design.machines}, prototype.name))
    fresh = evolve(prototype, id=_free_id(plan, prototype), name=name, position=position)
    return _add(_contained(plan, design, fresh, container_id), design_id)


def add_dag(plan: Plan, design_id: str, prototype: Dag) -> Change:
    """Return the change that adds a database availability group like the prototype to a design.

    Raises
    ------
    ChangeError
        If there is no such design, or the group's members, copies or populations do not fit.
    """
    design = _design(plan, design_id)
    name = next(queries.free_names({dag.name for dag in design.dags}, prototype.name))
    change = _add(evolve(prototype, id=_free_id(plan, prototype), name=name), design_id)
    _require_sound_after(plan, change)
    return change


def set_values(plan: Plan, ids: Iterable[str], path: str, value: object) -> Change:
    """Return the change that sets one field of one or more items.

    Parameters
    ----------
    path : str
        An attribute, or a group and its attribute, as in ``processor.cores``.

    Raises
    ------
    FieldError
        If the value does not fit the field.
    ChangeError
        If nothing is chosen, the field is the id, or it would refer to something that is not there.
    """
    chosen = tuple(ids)
    if not chosen:
        raise ChangeError(tr_format("Nothing is selected that can be changed."))
    if path == "id":
        raise ChangeError(tr_format("An ID cannot be changed; change the name instead."))
    parts = [_replaced(plan, identifier, lambda item: _with_value(item, path, value)) for identifier in chosen]
    subject = parts[0].before.name if len(parts) == 1 and hasattr(parts[0].before, "name") else _items(len(parts))
    field = _name_of_path(parts[0].before, path)
    label = tr_format("Set {field} of {subject}", field=field, subject=subject)
    change = Change(label, tuple(parts), series_of(chosen, path))
    if any(_bound(part.before, path) for part in parts):
        _require_sound_after(plan, change)
    return change


def series_of(ids: Iterable[str], path: str) -> str:
    """Return by which key values of a field, set one after the other, become one step."""
    return "" if path == "roles" else f"{path}:{','.join(ids)}"


def rename(plan: Plan, identifier: str, name: str) -> Change:
    """Return the change that gives an item another name.

    Raises
    ------
    ChangeError
        If there is no such item, or it is a link, which has no name.
    """
    part = _replaced(plan, identifier, lambda item: _evolved(item, name=name))
    return Change(tr_format("Rename {subject} to {name}", subject=part.before.name, name=name), (part,))


def move_to_host(plan: Plan, vm_ids: Iterable[str], host_id: str) -> Change:
    """Return the change that moves VMs to a host of the same design.

    Raises
    ------
    ChangeError
        If the target is no host of the VMs' design.
    """
    parts = []
    for identifier in vm_ids:
        design = queries.design_of(plan, identifier)
        if design is None or not holds_vms(design.by_id.get(host_id)):
            raise ChangeError(tr_format("A VM can only be placed on a virtualization host of its own design."))
        parts.append(_replaced(plan, identifier, lambda vm: _evolved(vm, host=host_id, position=None)))
    subject = parts[0].before.name if len(parts) == 1 else tr_format("{count} VMs", count=count(len(parts)))
    host = getattr(queries.find(plan, host_id), "name", host_id)
    change = Change(tr_format("Move {subject} to {target}", subject=subject, target=host), tuple(parts))
    _require_sound_after(plan, change)
    return change


def move_to_site(plan: Plan, identifier: str, site_id: str, position: Position | None = None) -> Change:
    """Return the change that moves a server, host or population to another site.

    Raises
    ------
    ChangeError
        If there is no such site, or the item is not located in a site.
    """
    _require_site(plan, site_id)
    part = _replaced(plan, identifier, lambda item: _evolved(item, site=site_id, position=position))
    site = getattr(queries.find(plan, site_id), "name", site_id)
    return Change(tr_format("Move {subject} to {target}", subject=part.before.name, target=site), (part,))


def place(plan: Plan, positions: Mapping[str, Position | None]) -> Change:
    """Return the change that moves items on the canvas; it alters no number.

    Raises
    ------
    ChangeError
        If one of the items does not exist.
    """
    parts = tuple(
        _replaced(plan, identifier, lambda item, to=position: _evolved(item, position=to))  # type: ignore[misc]
        for identifier, position in positions.items()
    )
    subject = parts[0].before.name if len(parts) == 1 else _items(len(parts))
    return Change(tr_format("Move {subject}", subject=subject), parts)


def remove(plan: Plan, ids: Iterable[str]) -> Change:
    """Return the change that removes items and all that depends on them.

    A host takes its VMs along; a site its machines in every design, its populations and its links. A DAG loses the
    members that are removed, and goes with the last one.

    Raises
    ------
    ChangeError
        If one of the items does not exist.
    """
    chosen = list(dict.fromkeys(ids))
    doomed = set(chosen) | {link.id for link in plan.links if set(link.ends) & set(chosen)}
    doomed |= {population.id for population in plan.populations if population.site in doomed}
    for design in plan.designs:
        doomed |= {machine.id for machine in design.machines if is_physical(machine) and machine.site in doomed}
        doomed |= {machine.id for machine in design.machines if is_virtual(machine) and machine.host in doomed}
    parts = [_replaced(plan, identifier, lambda _item: None) for identifier in sorted(doomed)]
    parts += [
        Replacement("sites", site.id, site, evolve(site, serves=tuple(set(site.serves) - doomed)))
        for site in plan.sites
        if site.id not in doomed and set(site.serves) & doomed
    ]
    parts += [
        Replacement("dags", dag.id, dag, without(dag, doomed), design.id)
        for design in plan.designs
        for dag in design.dags
        if dag.id not in doomed and {*dag.members, *dag.serves, dag.witness_site, dag.second_site} & doomed
    ]
    return Change(tr_format("Delete {subject}", subject=_subject(plan, chosen)), tuple(parts))


def duplicate(plan: Plan, ids: Iterable[str]) -> Change:
    """Return the change that adds a copy of each machine or population, VMs with their host."""
    chosen = [
        item for item in (queries.find(plan, identifier) for identifier in dict.fromkeys(ids)) if item is not None
    ]
    populations = [item for item in chosen if is_population(item)]
    free = _free_ids(plan)
    added = copies_of(free, "", populations, {population.name for population in plan.populations})
    for design in plan.designs:
        machines = [item for item in chosen if item.id in design.by_id]
        hosts = {machine.id for machine in machines}
        machines += [vm for vm in design.machines if is_virtual(vm) and vm.host in hosts and vm not in machines]
        added += copies_of(free, design.id, machines, {machine.name for machine in design.machines})
    return Change(tr_format("Duplicate {subject}", subject=_subject(plan, [item.id for item in chosen])), tuple(added))


def add_design(plan: Plan, name: str, like: str = "") -> Change:
    """Return the change that adds a design, empty or with copies of another one's machines under new ids.

    Raises
    ------
    ChangeError
        If there is no design `like`.
    """
    identifier = next(queries.free_ids(plan, "design"))
    machines: tuple[Machine, ...] = ()
    dags: tuple[Dag, ...] = ()
    if like:
        before = _design(plan, like)
        free = _free_ids(plan)
        ordered = sorted(before.machines, key=is_virtual)
        machines = tuple(part.after for part in copies_of(free, identifier, ordered, None))
        copy_of = {machine.id: copy.id for machine, copy in zip(ordered, machines, strict=True)}
        dags = tuple(
            evolve(dag, id=next(free[dag.kind]), members=tuple(copy_of[member] for member in dag.members))
            for dag in before.dags
        )
    designs = (*plan.designs, Design(id=identifier, name=name, machines=machines, dags=dags))
    return Change(tr_format("Add design {name}", name=name), (Replacement("designs", "", plan.designs, designs),))


def remove_design(plan: Plan, design_id: str) -> Change:
    """Return the change that removes a design with its machines.

    Raises
    ------
    ChangeError
        If there is no such design.
    """
    design = _design(plan, design_id)
    designs = tuple(other for other in plan.designs if other.id != design_id)
    return Change(
        tr_format("Delete design {name}", name=design.name), (Replacement("designs", "", plan.designs, designs),)
    )


def rename_design(plan: Plan, design_id: str, name: str) -> Change:
    """Return the change that gives a design another name.

    Raises
    ------
    ChangeError
        If there is no such design.
    """
    design = _design(plan, design_id)
    designs = plan.with_design(evolve(design, name=name)).designs
    label = tr_format("Rename {subject} to {name}", subject=design.name, name=name)
    return Change(label, (Replacement("designs", "", plan.designs, designs),))


def set_assumption(plan: Plan, name: str, value: object) -> Change:
    """Return the change that sets one assumption of the plan.

    Raises
    ------
    ChangeError
        If there is no such assumption.
    """
    if not hasattr(plan.assumptions, name):
        raise ChangeError(tr_format("There is no assumption '{name}'.", name=name))
    after = evolve(plan.assumptions, **{name: value})  # type: ignore[arg-type]
    label = fields_of(Assumptions)[name].name_inside if name in fields_of(Assumptions) else name
    part = Replacement("assumptions", "", plan.assumptions, after)
    return Change(tr_format("Set {field}", field=label), (part,), f"assumptions.{name}")


def set_title(plan: Plan, title: str) -> Change:
    """Return the change that gives the plan another title."""
    return Change(tr_format("Set title"), (Replacement("title", "", plan.title, title),), "title")


def set_notes(plan: Plan, notes: str, design_id: str = "") -> Change:
    """Return the change that gives the plan other notes, or one of its designs.

    Raises
    ------
    ChangeError
        If there is no such design.
    """
    if design_id:
        designs = plan.with_design(evolve(_design(plan, design_id), notes=notes)).designs
        part = Replacement("designs", "", plan.designs, designs)
        return Change(tr_format("Set notes"), (part,), f"notes:{design_id}")
    return Change(tr_format("Set notes"), (Replacement("notes", "", plan.notes, notes),), "notes")


def _design(plan: Plan, design_id: str) -> Design:
    design = plan.design(design_id)
    if design is None:
        raise ChangeError(tr_format("The plan has no design '{id}'.", id=design_id))
    return design


def _add(entity: Entity, design_id: str = "") -> Change:
    part = Replacement(entity.table, entity.id, None, entity, design_id)
    return Change(tr_format("Add {subject}", subject=getattr(entity, "name", tr_format("link"))), (part,))


def _contained(plan: Plan, design: Design, machine: Machine, container_id: str) -> Machine:
    if is_virtual(machine):
        if not holds_vms(design.by_id.get(container_id)):
            raise ChangeError(tr_format("VMs belong on a virtualization host. Drop this one on a host."))
        return evolve(machine, host=container_id)
    if all(site.id != container_id for site in plan.sites):
        raise ChangeError(tr_format("Servers and hosts belong to a site. Drop this one on a site."))
    return evolve(machine, site=container_id)


def _require_site(plan: Plan, site_id: str) -> None:
    if all(site.id != site_id for site in plan.sites):
        raise ChangeError(tr_format("The plan has no site '{id}'.", id=site_id))


def _evolved(item: Any, **values: object) -> Any:
    """Return the item with other values, where it has such fields."""
    missing = [name for name in values if name not in fields_of(type(item))]
    if missing:
        raise ChangeError(tr_format("'{id}' has no {field} that can be changed.", id=item.id, field=missing[0]))
    return evolve(item, **values)


def _replaced(plan: Plan, identifier: str, changed: Callable[[Any], Any]) -> Replacement:
    item = queries.find(plan, identifier)
    if item is None:
        raise ChangeError(tr_format("The plan contains nothing with the id '{id}'.", id=identifier))
    design = queries.design_of(plan, identifier) if item.table in IN_DESIGN else None
    return Replacement(item.table, identifier, item, changed(item), design.id if design else "")


def _with_value(item: Any, path: str, value: object) -> Any:
    name, _, rest = path.partition(".")
    if name not in fields_of(type(item)):
        return item
    if rest:
        group = getattr(item, name)
        if not has(type(group)) or rest not in fields_of(type(group)):
            return item
        value = evolve(group, **{rest: value})
    changed = with_known(evolve(item, **{name: value}), (path,))
    return without_changed(changed) if is_population(changed) else changed


def _bound(item: Any, path: str) -> bool:
    """Return whether a field must agree with other items, or with other fields of its own item."""
    return isinstance(item, Dag) or _refers(item, path)


def _refers(item: Any, path: str) -> bool:
    field = fields_of(type(item)).get(path)
    return field is not None and field.kind in {"reference", "references"}


def _require_sound_after(plan: Plan, change: Change) -> None:
    try:
        require_sound(change.apply(plan))
    except PlanError as error:
        raise ChangeError(capital(error.sentence)) from error


def _name_of_path(item: Any, path: str) -> str:
    name, _, rest = path.partition(".")
    field = fields_of(type(item)).get(name)
    if field is not None and rest and field.group is not None:
        field = fields_of(field.group).get(rest)
    return field.name_inside if field is not None else path


def _subject(plan: Plan, ids: list[str]) -> str:
    if len(ids) == 1:
        item = queries.find(plan, ids[0])
        return getattr(item, "name", tr_format("link"))
    return _items(len(ids))


def _items(number: int) -> str:
    return tr_format("{count} items", count=count(number))


def _free_ids(plan: Plan) -> dict[str, Iterator[str]]:
    return {kind: queries.free_ids(plan, kind) for kind in (*MACHINE_KINDS, "population", Dag.kind)}


def copies_of(
    free: Mapping[str, Iterator[str]], design_id: str, items: Iterable[Any], names: set[str] | None
) -> list[Replacement]:
    """Return copies under free ids, and free names where names are given; a VM goes on the copy of its host."""
    new_ids: dict[str, str] = {}
    copies = []
    for item in sorted(items, key=is_virtual):
        new_ids[item.id] = next(free[item.kind])
        copy = evolve(item, id=new_ids[item.id])
        if names is not None:
            copy = evolve(copy, name=next(queries.free_names(names, queries.stem_of(item.name))), position=None)
            names.add(copy.name)
            if is_machine(copy):
                copy = evolve(copy, measured=NOT_MEASURED)
        if is_virtual(copy):
            copy = evolve(copy, host=new_ids.get(copy.host, copy.host))
        copies.append(Replacement(copy.table, copy.id, None, copy, design_id))
    return copies


def _free_id(plan: Plan, prototype: Entity) -> str:
    return next(queries.free_ids(plan, prototype.kind))
