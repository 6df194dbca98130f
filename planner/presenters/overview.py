"""A design of many machines in few words: its sites with their sums, and its physical machines where they have room."""

from collections import Counter
from collections.abc import Mapping, Sequence

from attrs import frozen

from models.capacity.results import Evaluation
from models.plan.entities import Design, Machine, Plan, Site
from models.plan.kinds import container_of, is_physical, is_virtual
from models.words import natural_order, tr_count, tr_format, translate
from planner.presenters import numbers
from planner.presenters.cards import LABELS, SEPARATOR, SYMBOLS, role_chips
from planner.presenters.roll_up import users_by_site
from planner.presenters.site_summary import counts_words, site_gauges


@frozen
class Tile:
    """A physical machine: its name, what it holds and what limits it, and its state."""

    name: str
    words: str
    state: str


@frozen
class SiteOverview:
    """A site: its name, what it has, how busy that is, and its physical machines; none where they have no room."""

    name: str
    words: str
    busy: str
    tiles: tuple[Tile, ...] = ()


def site_overviews(plan: Plan, design: Design, evaluation: Evaluation) -> tuple[SiteOverview, ...]:
    """Return the sites of a design that have machines or users, those with most machines first."""
    rows, users = design.by_id, users_by_site(plan.populations)
    held = Counter(machine.host for machine in design.machines if is_virtual(machine))
    machines: dict[str, list[Machine]] = {site.id: [] for site in plan.sites}
    for machine in design.machines:
        machines[container_of(rows[machine.host] if is_virtual(machine) else machine)].append(machine)
    used = [site for site in plan.sites if machines[site.id] or users.get(site.id)]
    used.sort(key=lambda site: (-len(machines[site.id]), natural_order(site.name)))
    return tuple(_site(site, machines[site.id], users.get(site.id, 0), held, evaluation) for site in used)


def _site(
    site: Site, machines: Sequence[Machine], users: int, held: Mapping[str, int], evaluation: Evaluation
) -> SiteOverview:
    gauges = site_gauges(evaluation, [machine.id for machine in machines])
    busy = [f"{translate(LABELS[gauge.row.resource])} {gauge.row.text} {gauge.row.symbol}".rstrip() for gauge in gauges]
    physical = sorted(filter(is_physical, machines), key=lambda machine: natural_order(machine.name))
    return SiteOverview(
        name=site.name,
        words=SEPARATOR.join((tr_count(users, "{count} user", "{count} users"), counts_words(machines))),
        busy=SEPARATOR.join(busy) or tr_format("no data"),
        tiles=tuple(_tile(machine, held[machine.id], evaluation) for machine in physical),
    )


def _tile(machine: Machine, vms: int, evaluation: Evaluation) -> Tile:
    roles = ", ".join(chip.text for chip in role_chips(machine))
    holds = roles or tr_count(vms, "{count} VM", "{count} VMs")
    resource = evaluation.limiter_of(machine.id)
    if resource is None:
        return Tile(machine.name, SEPARATOR.join((holds, tr_format("no data"))), "no data")
    gauge = evaluation.gauge(machine.id, resource)
    load = f"{translate(LABELS[resource])} {numbers.percent(gauge.utilization)} {SYMBOLS.get(gauge.state, '')}"
    return Tile(machine.name, SEPARATOR.join((holds, load.rstrip())), gauge.state)
