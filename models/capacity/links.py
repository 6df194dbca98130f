"""Traffic across WAN links: users whose Client Access servers stand in another site.

References
----------
ms-2010-cas-costs, column "Network KB/sec/user".
"""

from collections import deque
from collections.abc import Iterator

import numpy as np

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.drivers import PROTOCOL_COLUMNS
from models.capacity.floats import Floats
from models.capacity.rating import states
from models.capacity.reading import READINGS
from models.capacity.results import STATES, Gauge
from models.plan.choices import PROTOCOL_IDS, ROLE_IDS
from models.plan.entities import Plan
from models.units import mbit_s_to_kb_s

CAS = ROLE_IDS.index("cas")


def link_gauges(compiled: CompiledDesign, library: Library) -> dict[str, Gauge]:
    """Return the use of each link by clients of other sites.

    Mail between sites is not counted: no document measures it. A link that no client crosses has no data.
    """
    ceiling = library.common.get("network.ceiling").value
    traffic: dict[str, Floats] = {}
    for population, site_row, way in crossings(compiled):
        load = client_kb_s(compiled, population, site_row).sum(axis=1)
        for link_id in way:
            traffic[link_id] = traffic.get(link_id, 0.0) + load
    unknown = np.full(len(READINGS), np.nan)
    return {
        link.id: _gauge(traffic.get(link.id, unknown) / mbit_s_to_kb_s(link.bandwidth_mbit_s), ceiling)
        for link in compiled.plan.links
    }


def crossings(compiled: CompiledDesign) -> Iterator[tuple[int, int, tuple[str, ...]]]:
    """Return each population whose Client Access servers stand elsewhere: its row, their site's, the links between."""
    for population, site_row in enumerate(compiled.serving[CAS].site_of):
        source = compiled.plan.populations[population].site
        if site_row >= 0 and compiled.plan.sites[site_row].id != source:
            yield population, int(site_row), route(compiled.plan, source, compiled.plan.sites[site_row].id) or ()


def route(plan: Plan, source: str, target: str) -> tuple[str, ...] | None:
    """Return the links of a shortest way between two sites, or None where they are not joined."""
    came: dict[str, tuple[str, ...]] = {source: ()}
    waiting = deque([source])
    while waiting and target not in came:
        here = waiting.popleft()
        for link in plan.links:
            if here in link.ends:
                other = link.ends[0] if link.ends[1] == here else link.ends[1]
                if other not in came:
                    came[other] = (*came[here], link.id)
                    waiting.append(other)
    return came.get(target)


def client_kb_s(compiled: CompiledDesign, population: int, site_row: int) -> Floats:
    """Return the traffic of a population towards its Client Access servers, by protocol [KB/s].

    Returns
    -------
    (readings, protocols)
        NaN where a server's calibration has no traffic figures.
    """
    rows = compiled.assignments
    serving = np.flatnonzero((rows.role == CAS) & (rows.site == site_row))
    if not rows.known["network"][serving].all():
        return np.full((len(READINGS), len(PROTOCOL_IDS)), np.nan)
    cost = (rows.network[:, serving, PROTOCOL_COLUMNS] * rows.share[serving][:, np.newaxis]).sum(axis=1)
    load: Floats = compiled.drivers[:, population, PROTOCOL_COLUMNS] * cost
    return load


def _gauge(utilization: Floats, ceiling: float) -> Gauge:
    if np.isnan(utilization).any():
        return Gauge(None, None, None, ceiling, "no data")
    central, low, high = (float(value) for value in utilization)
    state = states(np.asarray([[central]]), np.asarray([[ceiling]]), np.zeros((1, 1), dtype=bool))
    return Gauge(central, min(low, central), max(high, central), ceiling, STATES[int(state[0, 0])])
