"""Traffic across WAN links: users whose Client Access servers stand in another site.

References
----------
ms-2010-cas-costs, column "Network KB/sec/user".
"""

from collections import deque
from collections.abc import Iterator, Sequence

import numpy as np

from models.calibration.heads import CLIENT_ACCESS
from models.calibration.library import Library
from models.capacity.arrays import NOBODY, CompiledDesign
from models.capacity.bounds import BOUNDS
from models.capacity.drivers import PROTOCOL_COLUMNS
from models.capacity.floats import Floats
from models.capacity.rating import states
from models.capacity.results import STATES, Gauge
from models.plan.choices import DUTY_IDS, PROTOCOL_IDS
from models.units import mbit_s_to_kb_s

ACCESS_ROW = DUTY_IDS.index(CLIENT_ACCESS)


def link_gauges(compiled: CompiledDesign, library: Library) -> dict[str, Gauge]:
    """Return the use of each link by clients of other sites.

    Mail between sites is not counted: no document measures it. A link that no client crosses has no data.
    """
    traffic: dict[str, Floats] = {}
    for target, populations in crossings(compiled).items():
        _add_traffic(compiled, target, populations, traffic)
    ceiling = library.common.get("network.ceiling").value
    none = Gauge(None, None, None, ceiling, "no data")
    return {
        link.id: none
        if link.id not in traffic
        else _gauge(traffic[link.id] / mbit_s_to_kb_s(link.bandwidth_mbit_s), ceiling)
        for link in compiled.plan.links
    }


def crossings(compiled: CompiledDesign) -> dict[int, list[int]]:
    """Return the rows of populations whose Client Access servers are elsewhere, by the row of the servers' site."""
    serving, home = compiled.serving[ACCESS_ROW].site_of, compiled.workload.home
    found: dict[int, list[int]] = {}
    for population in np.flatnonzero((serving != NOBODY) & (serving != home)).tolist():
        found.setdefault(int(serving[population]), []).append(population)
    return found


def across(compiled: CompiledDesign, link_id: str) -> Iterator[tuple[int, int]]:
    """Return the populations whose clients cross a link, as rows, each with the row of their servers' site."""
    for target, populations in crossings(compiled).items():
        crossing: set[str] = set()
        for site, (link, nearer) in _ways(compiled, target, populations).items():
            if link == link_id or nearer in crossing:
                crossing.add(site)
        yield from ((row, target) for row in populations if compiled.plan.populations[row].site in crossing)


def _add_traffic(compiled: CompiledDesign, target: int, populations: Sequence[int], traffic: dict[str, Floats]) -> None:
    """Add the traffic of populations to all links towards the site that serves them, from the furthest site inwards."""
    leaving: dict[str, Floats] = {}
    each = client_kb_s(compiled, populations, target).sum(axis=-1).T
    for row, load in zip(populations, each, strict=True):
        site = compiled.plan.populations[row].site
        leaving[site] = leaving.get(site, 0.0) + load
    for site, (link, nearer) in reversed(_ways(compiled, target, populations).items()):
        if site in leaving:
            traffic[link] = traffic.get(link, 0.0) + leaving[site]
            leaving[nearer] = leaving.get(nearer, 0.0) + leaving[site]


def _ways(compiled: CompiledDesign, target: int, populations: Sequence[int]) -> dict[str, tuple[str, str]]:
    """Return a shortest way from the sites of some populations to a site, the nearest site first.

    For each site on the way the link that leads on, and the site at its other end; a site that no link joins has none.
    """
    plan, neighbours = compiled.plan, compiled.workload.neighbours
    missing = {plan.populations[row].site for row in populations}
    end = plan.sites[target].id
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


def client_kb_s(compiled: CompiledDesign, populations: Sequence[int], site_row: int) -> Floats:
    """Return the traffic of populations towards their Client Access servers, by protocol [KB/s].

    Returns
    -------
    (bounds, populations, protocols)
        NaN where a server's calibration has no traffic figures.
    """
    rows = compiled.assignments
    serving = np.flatnonzero((rows.duty == ACCESS_ROW) & (rows.site == site_row))
    if not rows.known["network"][serving].all():
        return np.full((len(BOUNDS), len(populations), len(PROTOCOL_IDS)), np.nan)
    cost = (rows.network[:, serving, PROTOCOL_COLUMNS] * rows.share[serving][:, np.newaxis]).sum(axis=1)
    load: Floats = compiled.drivers[:, populations, PROTOCOL_COLUMNS] * cost[:, np.newaxis]
    return load


def _gauge(utilization: Floats, ceiling: float) -> Gauge:
    if np.isnan(utilization).any():
        return Gauge(None, None, None, ceiling, "no data")
    central, low, high = (float(value) for value in utilization)
    state = states(np.asarray([[central]]), np.asarray([[ceiling]]), np.zeros((1, 1), dtype=bool))
    return Gauge(central, min(low, central), max(high, central), ceiling, STATES[int(state[0, 0])])
