"""Log shipping between the sites of groups: what it is made of, and how much it is."""

from collections.abc import Iterator, Sequence

import numpy as np
from attrs import frozen

from models.calibration.figures import Figure
from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.bounds import BOUNDS
from models.capacity.dags.work import contents_of, figures_of_dag
from models.capacity.floats import Floats
from models.capacity.held import Held, Route
from models.plan.dags import Dag
from models.storage.replication import replication_mbit_s

FIGURES = ("logs.per_message", "logs.log_mb", "logs.message_kb", "logs.size_exponent")


@frozen(eq=False)
class Shipment:
    """The log shipping of a group from one site to another.

    Parameters
    ----------
    source, target : int
        Rows of the sites.
    copies : int
        Copies at the target of databases that are active at the source.
    log_mb : (bounds,)
        Logs of such a database in a day, or their mean where they hold mailboxes of different users [MB].
    mbit_s : (bounds,)
        In the peak hour [Mbit/s].
    figures : tuple of Figure
        Those of the logs.
    """

    dag: Dag
    source: int
    target: int
    copies: int
    log_mb: Floats
    mbit_s: Floats
    figures: tuple[Figure, ...]


def shipments_of(
    compiled: CompiledDesign, library: Library, routes: Sequence[Sequence[Route]] | None = None
) -> tuple[Shipment, ...]:
    """Return the log shipping of all groups of a design.

    Parameters
    ----------
    routes : sequence of sequence of Route, optional
        The ways of logs of each group, where they are not those of a normal day.
    """
    ways = [held.routes for held in compiled.groups] if routes is None else routes
    each = zip(compiled.groups, ways, strict=True)
    return tuple(shipment for held, some in each for shipment in _of_group(compiled, library, held, some))


def _of_group(compiled: CompiledDesign, library: Library, held: Held, routes: Sequence[Route]) -> Iterator[Shipment]:
    if not routes:
        return
    figures = figures_of_dag(compiled.design, held.dag, library)
    contents = contents_of(held, compiled.workload)
    log_mb = np.array([figures.log_mb(contents, bound) for bound in BOUNDS])
    behind = tuple(figures.get(key) for key in FIGURES)
    for source, target, copies in routes:
        each = log_mb @ copies / copies.sum()
        mbit_s = replication_mbit_s(1.0, copies.sum(), compiled.plan.assumptions.peak_factor) * each
        yield Shipment(held.dag, source, target, int(copies.sum()), each, mbit_s, behind)


def replication_of(compiled: CompiledDesign, held: Held, log_mb: Floats) -> tuple[tuple[str, str, float], ...]:
    """Return the log shipping of a group in the peak hour, from site to site by their ids [Mbit/s].

    Parameters
    ----------
    log_mb : (homes,)
        Logs of a database in a day [MB].
    """
    sites, peak = compiled.plan.sites, compiled.plan.assumptions.peak_factor
    return tuple(
        (sites[source].id, sites[target].id, replication_mbit_s(float(log_mb @ copies), 1.0, peak))
        for source, target, copies in held.routes
    )
