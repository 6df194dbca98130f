"""What links carry in a failure: clients and logs take the ways that are left."""

import numpy as np
from attrs import evolve

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.assigning import shares
from models.capacity.dags.shipping import Shipment, shipments_of
from models.capacity.floats import NOBODY
from models.capacity.links import ACCESS_ROW, link_gauges
from models.capacity.members import rows_of
from models.capacity.results import LinkGauge
from models.comparisons.outages import Outage, Remains


def links_then(standing: CompiledDesign, left: Remains, outage: Outage, library: Library) -> dict[str, LinkGauge]:
    """Return the use of each link that is left in a failure.

    Parameters
    ----------
    standing : CompiledDesign
        The design that runs then.
    left : Remains
        What the failure leaves of it.
    """
    down = frozenset(outage.down)
    links = [link for link in standing.plan.links if link.id not in down and not down.intersection(link.ends)]
    plan = evolve(standing.plan, links=links)
    rows, access = standing.assignments, standing.serving[ACCESS_ROW]
    running = left.machines[0][rows.machine].astype(np.float64)
    then = evolve(
        standing,
        plan=plan,
        workload=evolve(standing.workload, plan=plan),
        assignments=evolve(rows, share=shares(rows, standing.machines, running), active=left.active[0]),
        serving={**standing.serving, ACCESS_ROW: evolve(access, site_of=left.serving[0, ACCESS_ROW])},
        # Who reaches none of the group's servers sends nothing over any link.
        carried=np.where(left.groups.serving[0] == NOBODY, 0.0, standing.carried),
    )
    return link_gauges(then, library, _shipments(then, left, library))


def _shipments(then: CompiledDesign, left: Remains, library: Library) -> tuple[Shipment, ...]:
    """Return the log shipping among the members that run and reach those that serve."""
    routes = []
    for number, held in enumerate(then.groups):
        mine = rows_of(then.machines, held.dag)
        follow = left.machines[0][mine] & ~left.groups.cut_off[0, mine] & ~left.groups.dismounted[0, number]
        routes.append(held.routes_of(follow))
    return shipments_of(then, library, routes)
