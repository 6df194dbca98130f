"""What the inspector says of a whole site: its users, its machines, their load, its findings and its links."""

from collections.abc import Iterable, Sequence

from attrs import evolve, frozen

from models.capacity.results import RESOURCES, Evaluation
from models.plan.entities import Design, Entity, Plan, Site
from models.plan.kinds import KINDS, container_of
from models.plan.queries import people_of
from models.words import tr_count, tr_format
from planner.presenters import numbers
from planner.presenters.cards import GaugeRow, gauge_row
from planner.presenters.findings import FindingRow, finding_rows
from planner.presenters.link_labels import link_label

# Of more machines, findings take longer than a frame and are made when edits pause: the list of findings has them.
MOST_EVALUATED = 500
COUNTED = ("host", "vm", "server")


@frozen
class SiteGauge:
    """A resource over the machines of a site.

    Parameters
    ----------
    row : GaugeRow
        The words, with the state of the busiest machine.
    bar : GaugeRow
        What is drawn: the bar to the median, in its state, and the whisker to the busiest.
    busiest : str
        The id of the busiest machine.
    """

    row: GaugeRow
    bar: GaugeRow
    busiest: str


@frozen
class LinkLine:
    """A link of the site: its id, and words as in "Leeds: WAN 34 Mbit/s, 57 %"."""

    identifier: str
    text: str


def _shipping(link: str, evaluation: Evaluation | None) -> str:
    """Return what log shipping takes of a link, as in ", log shipping 12 %"; empty where it takes nothing."""
    gauge = None if evaluation is None else evaluation.links.get(link)
    if gauge is None or not gauge.shipping:
        return ""
    return tr_format(", log shipping {use}", use=numbers.percent(gauge.shipping))


@frozen
class SiteSummary:
    """All that is said of a site.

    Parameters
    ----------
    findings : tuple of FindingRow or None
        Those about the site, its users, machines and links; None where they are not looked for.
    """

    people: str
    machines: str
    gauges: tuple[SiteGauge, ...]
    findings: tuple[FindingRow, ...] | None
    links: tuple[LinkLine, ...]


def site_summary(plan: Plan, design: Design | None, evaluation: Evaluation | None, site: Site) -> SiteSummary:
    """Return what is said of a site of the design that is shown."""
    populations = [population for population in plan.populations if population.site == site.id]
    people = tr_count(sum(map(people_of, populations)), "{count} user", "{count} users")
    machines = _machines_of(design, site.id)
    links = [link for link in plan.links if site.id in link.ends]
    names = {other.id: other.name for other in plan.sites}
    labels = [(link, link_label(link, evaluation)) for link in links]
    findings = None
    if design is not None and evaluation is not None and len(evaluation.machine_ids) <= MOST_EVALUATED:
        about = {row.id for rows in ((site,), populations, machines, links) for row in rows}
        found = [finding for finding in evaluation.quick_findings if finding.subject in about]
        findings = finding_rows(plan, design.id, found)
    return SiteSummary(
        people=tr_format(
            "{users} in {populations}",
            users=people,
            populations=tr_count(len(populations), *KINDS["population"].counted_short),
        ),
        machines=counts_words(machines),
        gauges=site_gauges(evaluation, [machine.id for machine in machines]),
        findings=findings,
        links=tuple(
            LinkLine(
                link.id,
                f"{names[link.ends[link.ends[0] == site.id]]}: {label.text}, {label.use} {label.symbol}".rstrip()
                + _shipping(link.id, evaluation),
            )
            for link, label in labels
        ),
    )


def site_gauges(evaluation: Evaluation | None, machines: Sequence[str]) -> tuple[SiteGauge, ...]:
    """Return a gauge for each resource of which any of these machines has data."""
    if evaluation is None or not machines:
        return ()
    import numpy as np

    rows = [evaluation.rows[machine] for machine in machines if machine in evaluation.rows]
    gauges = []
    for number, resource in enumerate(RESOURCES):
        scenarios = evaluation.utilization[..., number, rows]
        use = scenarios.reshape(-1, len(rows))[0]
        part = use / evaluation.ceiling[number, rows]
        if np.isnan(part).all():
            continue
        busiest = machines[int(np.nanargmax(part))]
        gauge = evaluation.gauge(busiest, resource)
        median = float(np.nanmedian(use))
        row = evolve(gauge_row(resource, gauge), text=_span(median, gauge.utilization))
        state = "ok" if median <= gauge.ceiling else gauge.state
        bar = evolve(row, fraction=median, low=median, high=gauge.utilization, state=state)
        gauges.append(SiteGauge(row, bar, busiest))
    return tuple(gauges)


def _span(median: float, highest: float | None) -> str:
    low, high = numbers.percent(median), numbers.percent(highest)
    return high if low == high else tr_format("{low} to {high}", low=low.removesuffix(" %"), high=high)


def _machines_of(design: Design | None, site: str) -> list[Entity]:
    if design is None:
        return []
    rows = design.by_id

    def site_of(machine: Entity) -> str:
        above = container_of(machine)
        return container_of(rows[above]) if above in rows else above

    return [machine for machine in design.machines if site_of(machine) == site]


def counts_words(machines: Iterable[Entity]) -> str:
    """Return how many machines of each kind there are, as in "3 hosts, 12 VMs"."""
    of_kind: dict[str, int] = {}
    for machine in machines:
        of_kind[machine.kind] = of_kind.get(machine.kind, 0) + 1
    counted = [tr_count(of_kind[kind], *KINDS[kind].counted_short) for kind in COUNTED if kind in of_kind]
    return ", ".join(counted) or tr_format("No machines")
