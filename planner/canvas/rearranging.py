"""The layout after an edit: what no edit touched stands where it stood, and is not arranged again."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import compress
from operator import is_not

from models.plan.edited import different_rows
from models.plan.entities import Design, Entity, Plan
from models.plan.kinds import container_of, is_machine, is_population, is_virtual
from models.plan.queries import site_of
from planner.canvas.layout import Layout, arrange, dag_boxes, inside_site, on_host, site_boxes, site_size
from planner.presenters import topology

Pair = tuple[Entity | None, Entity | None]


def arrange_after(before: Layout, plan: Plan, design: Design | None) -> Layout:
    """Return the layout of a plan with one of its designs, from that of another state of it.

    It is that of `arrange`; only the sites and hosts are arranged in which anything differs.
    """
    old_plan, old_design = before.of or (None, None)
    if old_plan is None or old_design is None or design is None or old_plan.sites != plan.sites:
        return arrange(plan, design)
    pairs = [
        pair
        for pair in (
            *different_rows(old_plan.populations, plan.populations),
            *different_rows(old_design.machines, design.machines),
        )
        if _what_matters(pair[0]) != _what_matters(pair[1])
    ]
    rows: dict[str, Entity] = {**plan.shared_by_id, **design.by_id}
    hosts = {row.host for pair in pairs for row in pair if is_virtual(row)}
    sites = {_site_of(was, old_design) for was, _ in pairs if was is not None}
    sites |= {_site_of(now, design) for _, now in pairs if now is not None}
    contents = _contents(before.contents, pairs, sites, hosts, rows)
    boxes = {**before.boxes}
    for was, now in pairs:
        if was is not None and now is None:
            del boxes[was.id]
    for dag in old_design.dags:
        boxes.pop(dag.id, None)
    sizes = {site.id: (before.boxes[site.id].width, before.boxes[site.id].height) for site in plan.sites}
    for site in sites:
        inside = inside_site(site, contents, rows)
        sizes[site] = site_size(inside.values())
        boxes.update(inside)
    for host in hosts:
        boxes.update(on_host(contents.vms.get(host, ())))
    grown = any(size != (before.boxes[site].width, before.boxes[site].height) for site, size in sizes.items())
    placed = site_boxes(plan, sizes) if grown else {site: before.boxes[site] for site in sizes}
    boxes.update(placed)
    boxes.update(dag_boxes(design, placed))
    return Layout(boxes, contents, (plan, design))


def elsewhere(old: Layout, new: Layout, tables: tuple[Mapping[str, Entity], ...], touched: Iterable[str]) -> set[str]:
    """Return the ids of what may have to be placed anew: what was touched, and what that made move or grow.

    Parameters
    ----------
    tables : mappings of str to Entity
        Everything on the canvas before and after an edit.
    """
    placed = {*others(old.boxes, new.boxes), *touched}
    return placed | {container_of(table[name]) for name in placed for table in tables if name in table}


def others(old: Mapping[str, object], new: Mapping[str, object]) -> Iterator[str]:
    """Return the names whose values are not the same objects as before; the loop over all of them is not Python's."""
    return compress(new, map(is_not, map(old.get, new), new.values()))


def _what_matters(row: Entity | None) -> tuple[object, ...]:
    """Return what decides where a card stands: its place, its size and its order among others."""
    return () if row is None else (*topology.place_of(row), topology.order_of(row))


def _site_of(row: Entity, design: Design) -> str:
    return site_of(design, row) if is_machine(row) else container_of(row)


def _contents(
    before: topology.Contents,
    pairs: Iterable[Pair],
    sites: Collection[str],
    hosts: Collection[str],
    rows: Mapping[str, Entity],
) -> topology.Contents:
    """Return what stands in each site and on each host; only those that are named can have changed."""
    touched = {row.id for pair in pairs for row in pair if row is not None}
    # By where they stand: of another design everything comes, to every host.
    here: dict[str, list[Entity]] = {}
    for now in (now for _, now in pairs if now is not None):
        here.setdefault(container_of(now), []).append(now)
    populations, physical, vms = {**before.populations}, {**before.physical}, {**before.vms}
    for site in sites:
        come = here.get(site, [])
        populations[site] = _ordered(populations[site], touched, [row for row in come if is_population(row)], rows)
        physical[site] = _ordered(physical[site], touched, [row for row in come if not is_population(row)], rows)
    for host in hosts:
        standing = _ordered(vms.pop(host, ()), touched, here.get(host, ()), rows)
        if standing:
            vms[host] = standing
    return topology.Contents(populations, physical, vms)


def _ordered(
    before: Iterable[str], touched: Collection[str], come: Iterable[Entity], rows: Mapping[str, Entity]
) -> tuple[str, ...]:
    names = [*(name for name in before if name not in touched), *(row.id for row in come)]
    # Rows are sorted by id, so that is how they stand where their order is the same.
    return tuple(sorted(names, key=lambda name: (topology.order_of(rows[name]), name)))
