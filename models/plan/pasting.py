"""Copying a part of a plan, and adding it there or elsewhere as one change. Nothing here alters a plan."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from attrs import evolve, frozen

from models.errors import ChangeError
from models.plan import edits, queries
from models.plan.change import IN_DESIGN, Change, Replacement
from models.plan.choosing_models import model_in
from models.plan.dags import Dag
from models.plan.entities import (
    Design,
    Entity,
    Link,
    Machine,
    Plan,
    Site,
    Vm,
)
from models.plan.hardware import MachineModel
from models.plan.kinds import KINDS, container_of, holds_vms, is_dag, is_link, is_physical, is_site, is_virtual
from models.words import tr_format

PAIR = 2


@frozen
class Fragment:
    """A part of a plan, sound in itself, that can be added elsewhere.

    Parameters
    ----------
    plan : Plan
        The chosen items, with the sites and hosts that contain them or that they join.
    chosen : frozenset of str
        Ids of the items to be added; the others only say where these stood.
    """

    plan: Plan
    chosen: frozenset[str]


def fragment_of(plan: Plan, design_id: str, ids: Iterable[str]) -> Fragment:
    """Return a part of a plan: the items with all that they contain, and the links between chosen sites.

    A DAG comes with its members where all of them are chosen.

    Raises
    ------
    ChangeError
        If nothing is chosen.
    """
    design = plan.design(design_id)
    chosen = _with_contents(plan, design, ids)
    if not chosen:
        raise ChangeError(tr_format("Select what to copy."))
    machines = _machines(design, chosen)
    populations = [population for population in plan.populations if population.id in chosen]
    links = [link for link in plan.links if link.id in chosen]
    held = {row.site for row in (*populations, *filter(is_physical, machines))}
    held |= {end for link in links for end in link.ends}
    dags = tuple(_with_chosen(dag, chosen) for dag in _dags(design, chosen))
    held |= {site for dag in dags for site in (dag.witness_site, dag.second_site) if site is not None}
    held |= chosen
    sites = [_alone(site, chosen) for site in plan.sites if site.id in held]
    designs = (Design(id=design.id, name=design.name, machines=machines, dags=dags),) if design and machines else ()
    part = Plan(
        sites=tuple(sites),
        links=tuple(links),
        populations=tuple(populations),
        designs=designs,
        models=_models(plan, machines),
    )
    return Fragment(part, frozenset(chosen))


def paste(plan: Plan, design_id: str, fragment: Fragment, targets: Sequence[str] = ()) -> Change:
    """Return the change that adds a fragment under free ids and names, to a design of the plan.

    Parameters
    ----------
    targets : sequence of str
        Items that say where it goes: a host, a site, or an item in one. Without any, what was copied goes where
        it came from, as far as that is here.

    Raises
    ------
    ChangeError
        If something cannot be placed there; the sentence says what to do.
    """
    pasting = _Pasting(plan, plan.design(design_id), fragment, targets)
    parts = tuple(pasting.parts())
    if not parts:
        raise ChangeError(tr_format("There is nothing to paste."))
    change = Change("", parts)
    return evolve(change, label=tr_format("Paste {subject}", subject=_subject(change)))


def insert_template(plan: Plan, design_id: str, template: Plan, targets: Sequence[str] = ()) -> Change:
    """Return the change that adds all of a template; its site only where the plan has none or the template several.

    Raises
    ------
    ChangeError
        If something cannot be placed there; the sentence says what to do.
    """
    chosen = {row.id for row in _rows_of(template)}
    if len(template.sites) == 1:
        chosen -= {template.sites[0].id}
    change = paste(plan, design_id, Fragment(template, frozenset(chosen)), targets)
    return evolve(change, label=tr_format("Insert {template}", template=template.title))


def cut(plan: Plan, ids: Sequence[str]) -> Change:
    """Return the change that removes items, named after what was done."""
    change = edits.remove(plan, ids)
    first = queries.find(plan, ids[0])
    count = tr_format("{count} items", count=len(ids))
    subject = count if len(ids) > 1 else getattr(first, "name", "") or tr_format("link")
    return evolve(change, label=tr_format("Cut {subject}", subject=subject))


def outermost(change: Change) -> tuple[str, ...]:
    """Return the ids of the added items that no other added item contains."""
    added = {
        part.key: part.after
        for part in change.replacements
        if part.before is None and part.key and part.table != MachineModel.table
    }
    rows = [(key, row) for key, row in added.items() if not _containers(row) & added.keys()]
    return tuple(key for key, _row in rows)


class _Pasting:
    """One paste on its way: the new ids, and where each item goes."""

    def __init__(self, plan: Plan, design: Design | None, fragment: Fragment, targets: Sequence[str]) -> None:
        self.plan, self.design, self.fragment = plan, design, fragment
        self.aimed = bool(targets)
        self.hosts = list(filter(holds_vms, design.machines)) if design else []
        rows = [row for row in (queries.find(plan, identifier) for identifier in targets) if row is not None]
        self.wanted_sites = list(dict.fromkeys(_sites_of(plan, rows)))
        known = {host.id for host in self.hosts}
        named = (container_of(row) if is_virtual(row) else row.id for row in rows)
        self.wanted_hosts = [identifier for identifier in dict.fromkeys(named) if identifier in known]
        self.wanted_ends = tuple(row.id for row in rows if is_site(row))
        self.former_names = {row.id: getattr(row, "name", "") for row in _rows_of(fragment.plan)}
        free = {kind: queries.free_ids(plan, kind) for kind in KINDS}
        # An empty plan gets the sites that the items stood in, as it gets one for a server that is dropped on it.
        along = {site.id for site in fragment.plan.sites if not plan.sites}
        chosen = (row for row in _rows_of(fragment.plan) if row.id in fragment.chosen | along)
        self.new_ids = {row.id: next(free[row.kind]) for row in chosen}
        self.models, self.new_models = _models_added(plan, fragment, self.new_ids)

    def parts(self) -> Iterator[Replacement]:
        """Return what is added: models of hardware, sites, links, populations, machines, DAGs."""
        part = self.fragment.plan
        yield from self.new_models
        for site in self._named(part.sites, {site.name for site in self.plan.sites}):
            served = tuple(self.new_ids[other] for other in site.serves if other in self.new_ids)
            yield self._added(evolve(site, serves=served, position=None))
        yield from self._links()
        names = {population.name for population in self.plan.populations}
        for population in self._named(part.populations, names):
            yield self._added(self._in_site(population))
        machines = list(self._machines())
        yield from machines
        yield from self._groups({row.key: row.after.host for row in machines if is_virtual(row.after)})

    def _links(self) -> Iterator[Replacement]:
        joined = {link.ends for link in self.plan.links}
        for link in self.fragment.plan.links:
            if link.id not in self.new_ids:
                continue
            moved = evolve(link, ends=self._ends(link))
            if moved.ends in joined:
                raise ChangeError(tr_format("These sites are already linked."))
            joined.add(moved.ends)
            yield self._added(moved)

    def _ends(self, link: Link) -> tuple[str, ...]:
        if not set(link.ends) & self.new_ids.keys() and len(self.wanted_ends) == PAIR:
            return self.wanted_ends
        ends = tuple(self.new_ids.get(end) or self._own_site(end) for end in link.ends)
        if not all(ends):
            raise ChangeError(
                tr_format("Select the two sites to link, or copy the link together with both of its sites.")
            )
        return ends

    def _machines(self) -> Iterator[Replacement]:
        machines = [machine for design in self.fragment.plan.designs for machine in design.machines]
        chosen = [machine for machine in machines if machine.id in self.new_ids]
        if chosen and self.design is None:
            raise ChangeError(tr_format("This plan has no design yet; add one first."))
        names = {machine.name for machine in self.design.machines} if self.design else set()
        for machine in self._named(chosen, names):
            if is_virtual(machine):
                yield self._added(self._on_host(machine))
            else:
                placed = self._in_site(machine)
                held = self.models.get(machine.model or "")
                yield self._added(placed if placed.model is None else evolve(placed, model=held))

    def _groups(self, hosts: Mapping[str, str]) -> Iterator[Replacement]:
        """Return the DAGs with their new members; they serve the populations that are added with them.

        A DAG of which two members were put on one host is left out: a host holds one member at most.
        """
        names = {dag.name for dag in self.design.dags} if self.design else set()
        for dag in self._named((dag for design in self.fragment.plan.designs for dag in design.dags), names):
            members = tuple(self.new_ids[member] for member in dag.members)
            places = [hosts.get(member, member) for member in members]
            if len(set(places)) == len(places):
                serves = tuple(self.new_ids[population] for population in dag.serves)
                second = self._site_here(dag.second_site)
                yield self._added(
                    evolve(
                        dag,
                        members=members,
                        serves=serves,
                        witness_site=self._site_here(dag.witness_site),
                        second_site=second,
                        second_site_copies=None if second is None else dag.second_site_copies,
                        position=None,
                    )
                )

    def _site_here(self, former: str | None) -> str | None:
        return self.new_ids.get(former) or self._own_site(former) or None if former is not None else None

    def _named(self, rows: Iterable[Any], names: set[str]) -> Iterator[Any]:
        free: dict[str, Iterator[str]] = {}
        for row in rows:
            if row.id in self.new_ids:
                name = row.name
                if name in names:
                    stem = queries.stem_of(name)
                    # One count for each stem: beginning anew for every name takes the square of the time.
                    name = next(free.setdefault(stem, queries.free_names(names, stem)))
                names.add(name)
                yield evolve(row, name=name)

    def _added(self, row: Any) -> Replacement:
        fresh = evolve(row, id=self.new_ids[row.id])
        design = self.design.id if self.design and fresh.table in IN_DESIGN else ""
        return Replacement(fresh.table, fresh.id, None, fresh, design)

    def _in_site(self, row: Any) -> Any:
        if row.site in self.new_ids:
            return evolve(row, site=self.new_ids[row.site])
        return evolve(row, site=self._site(row.site), position=None)

    def _site(self, former: str) -> str:
        wanted, own = self.wanted_sites, self._own_site(former)
        if len(wanted) == 1 or (wanted and not own):
            return wanted[0]
        if own:
            return own
        if len(self.plan.sites) == 1:
            return self.plan.sites[0].id
        raise ChangeError(tr_format("Select the site it belongs to."))

    def _on_host(self, vm: Vm) -> Vm:
        return evolve(vm, host=self.new_ids.get(vm.host) or self._host(vm.host), position=None)

    def _host(self, former: str) -> str:
        wanted, name = self.wanted_hosts, self.former_names.get(former, "")
        there = self.design.by_id.get(former) if self.design else None
        own = former if holds_vms(there) and there.name == name else ""
        if len(wanted) == 1 or (wanted and not own):
            return wanted[0]
        if own and (wanted or not self.aimed):
            return own
        near = [host.id for host in self.hosts if not self.aimed or host.site in self.wanted_sites]
        if len(near) == 1:
            return near[0]
        if self.hosts:
            raise ChangeError(tr_format("Select the virtualization host for the VM."))
        raise ChangeError(tr_format("A VM needs a virtualization host; add one first."))

    def _own_site(self, former: str) -> str:
        name = self.former_names.get(former, "")
        return next((site.id for site in self.plan.sites if site.id == former and site.name == name), "")


def _sites_of(plan: Plan, rows: Iterable[Entity]) -> Iterator[str]:
    for row in rows:
        if is_virtual(row):
            design = queries.design_of(plan, row.id)
            yield queries.site_of(design, row) if design else ""
        elif not is_link(row):
            yield container_of(row) or row.id


def _with_contents(plan: Plan, design: Design | None, ids: Iterable[str]) -> set[str]:
    machines: Mapping[str, Machine] = design.by_id if design else {}
    tables: tuple[Sequence[Entity], ...] = (plan.sites, plan.links, plan.populations)
    known = {row.id for table in tables for row in table} | machines.keys()
    chosen = set(ids) & known
    in_sites: list[Entity] = [*plan.populations, *filter(is_physical, machines.values())]
    for rows in (in_sites, filter(is_virtual, machines.values())):
        chosen |= {row.id for row in rows if container_of(row) in chosen}
    chosen |= {dag.id for dag in _dags(design, chosen)}
    return chosen | {link.id for link in plan.links if set(link.ends) <= chosen}


def _machines(design: Design | None, chosen: set[str]) -> list[Machine]:
    machines = design.machines if design else ()
    hosts = {vm.host for vm in filter(is_virtual, machines) if vm.id in chosen}
    wanted = chosen | hosts
    return [machine for machine in machines if machine.id in wanted]


def _dags(design: Design | None, chosen: set[str]) -> list[Dag]:
    return [dag for dag in design.dags if chosen.issuperset(dag.members)] if design else []


def _with_chosen(dag: Dag, chosen: set[str]) -> Dag:
    return evolve(dag, serves=tuple(population for population in dag.serves if population in chosen))


def _models(plan: Plan, machines: Iterable[Machine]) -> tuple[MachineModel, ...]:
    used = {machine.model for machine in filter(is_physical, machines)}
    return tuple(model for model in plan.models if model.id in used)


def _models_added(
    plan: Plan, fragment: Fragment, chosen: Collection[str]
) -> tuple[dict[str, str], tuple[Replacement, ...]]:
    """Return the id in a plan for each model of a fragment, and what adds those that the plan has not."""
    ids: dict[str, str] = {}
    added: list[Replacement] = []
    machines = (machine for design in fragment.plan.designs for machine in design.machines if machine.id in chosen)
    for model in _models(fragment.plan, machines):
        ids[model.id], parts = model_in(plan, model)
        plan = Change("", parts).apply(plan)
        added += parts
    return ids, tuple(added)


def _alone(site: Site, chosen: set[str]) -> Site:
    return evolve(site, serves=tuple(set(site.serves) & chosen) if site.id in chosen else ())


def _rows_of(plan: Plan) -> Iterator[Entity]:
    rows: tuple[Entity, ...] = (*plan.sites, *plan.links, *plan.populations)
    yield from rows
    for design in plan.designs:
        yield from design.machines
        yield from design.dags


def _containers(row: Entity) -> set[str]:
    if is_link(row):
        return set(row.ends)
    if is_dag(row):
        return set(row.members)
    return {container_of(row)} - {""}


def _subject(change: Change) -> str:
    tops = outermost(change)
    if len(tops) != 1:
        return tr_format("{count} items", count=len(tops))
    row = next(part.after for part in change.replacements if part.key == tops[0])
    return getattr(row, "name", "") or tr_format("link")
