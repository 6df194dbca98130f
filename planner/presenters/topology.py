"""Which card belongs in which, which populations are served by which cards, and which cards an update concerns."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from attrs import frozen

from models.calibration.heads import CLIENT_ACCESS, STORE
from models.capacity.results import Evaluation
from models.plan.change import Change
from models.plan.choices import duties_of
from models.plan.entities import Design, Entity, Host, Machine, Plan, Server
from models.plan.kinds import container_of, hardware_of, holds_vms, is_physical, is_population, is_virtual
from models.words import natural_order

SERVING_DUTIES = (CLIENT_ACCESS, STORE)
MOST_WIRES = 24
FIGURES = ("utilization", "low", "high", "ceiling", "state", "limiter", "overhead", "sharing_mb")


@frozen
class Contents:
    """What stands in each site and on each host, as ids in the order in which they are arranged."""

    populations: dict[str, tuple[str, ...]]
    physical: dict[str, tuple[str, ...]]
    vms: dict[str, tuple[str, ...]]


def contents_of(plan: Plan, design: Design | None) -> Contents:
    """Return the contents of every site and host, in one pass."""
    populations: dict[str, list[str]] = {site.id: [] for site in plan.sites}
    physical: dict[str, list[str]] = {site.id: [] for site in plan.sites}
    vms: dict[str, list[str]] = {}
    for population in sorted(plan.populations, key=order_of):
        populations[population.site].append(population.id)
    for machine in sorted(design.machines, key=order_of) if design else ():
        if is_virtual(machine):
            vms.setdefault(machine.host, []).append(machine.id)
        else:
            physical[machine.site].append(machine.id)
    return Contents(*({key: tuple(ids) for key, ids in table.items()} for table in (populations, physical, vms)))


def machines_in(contents: Contents, site: str) -> Iterator[str]:
    """Yield the ids of the machines in a site, each host followed by its VMs."""
    for name in contents.physical.get(site, ()):
        yield name
        yield from contents.vms.get(name, ())


def order_of(row: Entity) -> tuple[int, str]:
    """Return what things are arranged by: ids from elsewhere by name, then those made here in the order of making."""
    stem, _, number = row.id.rpartition("-")
    made_here = stem == row.kind and number.isdecimal()
    return (int(number), "") if made_here else (-1, natural_order(getattr(row, "name", row.id)) + row.id)


def wires(plan: Plan, design: Design | None, contents: Contents, sites: Collection[str]) -> dict[str, tuple[str, ...]]:
    """Return for each population of some sites the cards in its site that serve it.

    Those with CAS, or with mailboxes where none has.
    """
    carriers: dict[tuple[str, str], dict[str, None]] = {}
    standing = [name for site in sites for name in contents.physical[site]]
    standing += [vm for name in standing for vm in contents.vms.get(name, ())]
    for machine in (design.by_id[name] for name in sorted(standing)) if design else ():
        card = _card_of(design, machine)
        if holds_vms(machine) or card is None:
            continue
        for duty in duties_of(machine.exchange, machine.roles):
            carriers.setdefault((card.site, duty), {})[card.id] = None
    return {
        population.id: _first_carriers(carriers, population.site)
        for population in plan.populations
        if population.site in sites
    }


def _first_carriers(carriers: dict[tuple[str, str], dict[str, None]], site_id: str) -> tuple[str, ...]:
    found = next((carriers[site_id, duty] for duty in SERVING_DUTIES if (site_id, duty) in carriers), {})
    return tuple(found)[:MOST_WIRES]


def _card_of(design: Design | None, machine: Machine) -> Server | Host | None:
    """Return the card in the site: of the machine itself, or of the VM's host."""
    if design is None:
        return machine if is_physical(machine) else None
    return hardware_of(design, machine)


def rows_by_id(plan: Plan, design: Design | None) -> dict[str, Entity]:
    """Return everything that is on the canvas, by id."""
    rows: dict[str, Entity] = {row.id: row for table in (plan.sites, plan.links, plan.populations) for row in table}
    if design is not None:
        rows.update(design.by_id)
        rows.update(design.dags_by_id)
    return rows


def holders_of(names: Iterable[str], tables: tuple[Mapping[str, Entity], ...]) -> set[str]:
    """Return the ids of what some things stand in, and of what that stands in."""
    found = {container_of(table[name]) for name in names for table in tables if name in table}
    return found | {container_of(table[name]) for name in found for table in tables if name in table}


def place_of(row: Entity | None) -> tuple[object, ...]:
    """Return what decides where a thing is drawn; while it stays, so does the arrangement."""
    if row is None:
        return ()
    size = sum(1 for users in row.users.counts() if users) if is_population(row) else 0
    return (
        container_of(row),
        getattr(row, "position", None),
        getattr(row, "ends", None),
        getattr(row, "roles", None),
        getattr(row, "members", None),
        size,
    )


def moved_gauges(before: Evaluation | None, after: Evaluation | None) -> frozenset[str]:
    """Return the ids of the machines of `after` that have any other figure than in `before`, or were not there."""
    if after is None or not after.machine_ids:
        return frozenset()
    if before is None:
        return frozenset(after.machine_ids)
    import numpy as np

    was, now = before.machine_ids, after.machine_ids
    # Machines that come or go stand between the others: the rows before them and behind them are the same machines.
    first = _alike(was, now)
    last = min(_alike(was[::-1], now[::-1]), min(len(was), len(now)) - first)
    differs = np.zeros(len(now), dtype=bool)
    differs[first : len(now) - last] = True
    for old_rows, new_rows in (
        (slice(0, first), slice(0, first)),
        (slice(len(was) - last, len(was)), slice(len(now) - last, len(now))),
    ):
        for name in FIGURES:
            old, new = getattr(before, name), getattr(after, name)
            if old.shape[:-1] != new.shape[:-1]:
                return frozenset(now)
            if old is not new:
                old, new = old[..., old_rows], new[..., new_rows]
                other = (old != new) & ((old == old) | (new == new))  # noqa: PLR0124 - only NaN is not itself
                differs[new_rows] |= other.any(axis=tuple(range(other.ndim - 1)))
    return frozenset(map(now.__getitem__, np.flatnonzero(differs).tolist()))


def _alike(some: Sequence[str], others: Sequence[str]) -> int:
    """Return how many ids both begin with; whole slices are compared, which takes far less than one after the other."""
    least, most = 0, min(len(some), len(others))
    while least < most:
        middle = (least + most + 1) // 2
        if some[least:middle] == others[least:middle]:
            least = middle
        else:
            most = middle - 1
    return least


def joined(label: str, *changes: Change) -> Change:
    """Return changes as one step; each was made from the plan that the ones before it leave."""
    first, *rest = (Change(label, change.replacements, "join") for change in changes)
    for change in rest:
        first = first.merged(change) or first
    return Change(label, first.replacements)
