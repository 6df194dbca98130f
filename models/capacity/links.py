"""Traffic across WAN links: users whose Client Access servers stand in another site, and log shipping of groups.

References
----------
ms-2010-cas-costs, column "Network KB/sec/user".
"""

from collections import deque
from collections.abc import Iterator, Sequence

import numpy as np
from attrs import frozen

from models.calibration.heads import CLIENT_ACCESS
from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.bounds import BOUNDS
from models.capacity.dags.shipping import Shipment, shipments_of
from models.capacity.drivers import PROTOCOL_COLUMNS
from models.capacity.floats import NOBODY, Floats, Indices, each_once
from models.capacity.held import Held
from models.capacity.rating import gauge_of
from models.capacity.results import LinkGauge
from models.plan.choices import DUTY_IDS, PROTOCOL_IDS
from models.units import mbit_s_to_kb_s

ACCESS_ROW = DUTY_IDS.index(CLIENT_ACCESS)


@frozen(eq=False)
class Crossing:
    """Populations whose clients go to servers of another site.

    Parameters
    ----------
    target : int
        Row of the servers' site.
    populations : sequence of int
        Rows of the populations.
    serving : (roles,)
        Rows of the roles that serve them there.
    share : (roles,)
        Part of their clients that goes to each [fraction].
    group : int
        Row of the group that serves them there; `NOBODY` where all servers of the site do.
    """

    target: int
    populations: Sequence[int]
    serving: Indices
    share: Floats
    group: int = NOBODY

    @property
    def part(self) -> float:
        """Return the part of their clients that goes there [fraction]: of a group, that of its active databases."""
        return float(self.share.sum())


@frozen(eq=False)
class Shipped:
    """The log shipping on a link, in the direction that carries more of it.

    Parameters
    ----------
    shipments : tuple of Shipment
        Those that go that way.
    kb_s : (bounds,)
        All of them together [KB/s].
    """

    shipments: tuple[Shipment, ...]
    kb_s: Floats


def link_gauges(
    compiled: CompiledDesign, library: Library, shipments: Sequence[Shipment] | None = None
) -> dict[str, LinkGauge]:
    """Return the use of each link by clients of other sites and by log shipping.

    Mail between sites is not counted: no document measures it. A link that neither crosses has no data.

    Parameters
    ----------
    shipments : sequence of Shipment, optional
        The log shipping, where it is not that of a normal day.
    """
    traffic: dict[str, Floats] = {}
    for crossing in crossings(compiled):
        _add_traffic(compiled, crossing, traffic)
    ceiling, shipped = library.common.get("network.ceiling").value, shipped_on_links(compiled, library, shipments)
    nothing = np.zeros(len(BOUNDS))
    gauges = {}
    for link in compiled.plan.links:
        line = mbit_s_to_kb_s(link.bandwidth_mbit_s)
        logs = shipped[link.id].kb_s if link.id in shipped else nothing
        used = link.id in traffic or link.id in shipped
        whole = (traffic.get(link.id, nothing) + logs) / line if used else nothing * np.nan
        gauges[link.id] = _gauge(whole, ceiling, float(logs[0]) / line)
    return gauges


def shipped_on_links(
    compiled: CompiledDesign, library: Library, shipments: Sequence[Shipment] | None = None
) -> dict[str, Shipped]:
    """Return the log shipping on each link that carries any.

    Links carry both directions at once, so the one with more of it counts.
    """
    ways: dict[str, dict[str, list[Shipment]]] = {}
    for shipment in shipments_of(compiled, library) if shipments is None else shipments:
        source, target = (compiled.plan.sites[row].id for row in (shipment.source, shipment.target))
        way = _ways(compiled, target, {source})
        while source != target and source in way:
            link, nearer = way[source]
            ways.setdefault(link, {}).setdefault(source, []).append(shipment)
            source = nearer
    result = {}
    for link, directions in ways.items():
        each = [Shipped(tuple(some), _kb_s(some)) for some in directions.values()]
        result[link] = max(each, key=lambda shipped: float(shipped.kb_s[0]))
    return result


def _kb_s(shipments: Sequence[Shipment]) -> Floats:
    total: Floats = np.sum([mbit_s_to_kb_s(1.0) * shipment.mbit_s for shipment in shipments], axis=0)
    return total


def crossings(compiled: CompiledDesign) -> Iterator[Crossing]:
    """Yield the populations whose Client Access servers are elsewhere, by the site of the servers."""
    serving, home, rows = compiled.serving[ACCESS_ROW], compiled.workload.home, compiled.assignments
    away = (serving.site_of != NOBODY) & (serving.site_of != home) & ~serving.by_group
    for target in each_once(serving.site_of[away]).tolist():
        there = np.flatnonzero((rows.duty == ACCESS_ROW) & (rows.site == target))
        crossing = np.flatnonzero(away & (serving.site_of == target)).tolist()
        yield Crossing(target, crossing, there, rows.share[there])
    for group, held in enumerate(compiled.groups):
        if ACCESS_ROW in held.duties:
            yield from _crossings_of_group(compiled, group, held)


def _crossings_of_group(compiled: CompiledDesign, group: int, held: Held) -> Iterator[Crossing]:
    """Yield the users of a group whose databases are active at another site, those in the same databases together."""
    rows, home = compiled.assignments, compiled.workload.home
    mine = np.flatnonzero(compiled.in_group[group])
    lodgings, which = np.unique(compiled.carried[:, group, mine], axis=1, return_inverse=True)
    for number, lodging in enumerate(lodgings.T):
        alike = mine[which.ravel() == number]
        for target in each_once(held.sites).tolist():
            there = (rows.duty == ACCESS_ROW) & (rows.site == target) & (rows.group == group)
            serving = np.flatnonzero(there)
            share, others = lodging @ rows.active[:, serving], alike[home[alike] != target].tolist()
            if share.any() and others:
                yield Crossing(target, others, serving, share, group)


def across(compiled: CompiledDesign, link_id: str) -> Iterator[tuple[int, Crossing]]:
    """Return the populations whose clients cross a link, as rows, each with where they go."""
    for crossing in crossings(compiled):
        beyond: set[str] = set()
        for site, (link, nearer) in _ways_of(compiled, crossing).items():
            if link == link_id or nearer in beyond:
                beyond.add(site)
        yield from ((row, crossing) for row in crossing.populations if compiled.plan.populations[row].site in beyond)


def _add_traffic(compiled: CompiledDesign, crossing: Crossing, traffic: dict[str, Floats]) -> None:
    """Add the traffic of populations to all links towards the site that serves them, from the furthest site inwards."""
    leaving: dict[str, Floats] = {}
    each = client_kb_s(compiled, crossing.populations, crossing).sum(axis=-1).T
    for row, load in zip(crossing.populations, each, strict=True):
        site = compiled.plan.populations[row].site
        leaving[site] = leaving.get(site, 0.0) + load
    for site, (link, nearer) in reversed(_ways_of(compiled, crossing).items()):
        if site in leaving:
            traffic[link] = traffic.get(link, 0.0) + leaving[site]
            leaving[nearer] = leaving.get(nearer, 0.0) + leaving[site]


def _ways_of(compiled: CompiledDesign, crossing: Crossing) -> dict[str, tuple[str, str]]:
    plan = compiled.plan
    sources = {plan.populations[row].site for row in crossing.populations}
    return _ways(compiled, plan.sites[crossing.target].id, sources)


def _ways(compiled: CompiledDesign, end: str, sources: set[str]) -> dict[str, tuple[str, str]]:
    """Return a shortest way from some sites to another one, the nearest site first.

    For each site on the way the link that leads on, and the site at its other end; a site that no link joins has none.
    """
    missing, neighbours = set(sources), compiled.workload.neighbours
    ways: dict[str, tuple[str, str]] = {}
    waiting = deque([end])
    while waiting and missing:
        here = waiting.popleft()
        for link, other in neighbours[here]:
            if other != end and other not in ways:
                ways[other] = (link, here)
                missing.discard(other)
                waiting.append(other)
    return ways


def client_kb_s(compiled: CompiledDesign, populations: Sequence[int], crossing: Crossing) -> Floats:
    """Return the traffic of populations towards their Client Access servers, by protocol [KB/s].

    Returns
    -------
    (bounds, populations, protocols)
        NaN where a server's calibration has no traffic figures.
    """
    rows, serving = compiled.assignments, crossing.serving
    if not rows.known["network"][serving].all():
        return np.full((len(BOUNDS), len(populations), len(PROTOCOL_IDS)), np.nan)
    cost = (rows.network[:, serving, PROTOCOL_COLUMNS] * crossing.share[:, np.newaxis]).sum(axis=1)
    load: Floats = compiled.drivers[:, populations, PROTOCOL_COLUMNS] * cost[:, np.newaxis]
    return load


def _gauge(utilization: Floats, ceiling: float, shipping: float) -> LinkGauge:
    known = utilization if not np.isnan(utilization).any() else np.full(len(BOUNDS), np.nan)
    gauge = gauge_of(known.tolist(), ceiling)
    return LinkGauge(gauge.utilization, gauge.low, gauge.high, ceiling, gauge.state, shipping=shipping)
