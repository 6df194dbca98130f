"""Compiles what all designs of a plan share, once for a plan: figures, sites and the demand of its users."""

from collections.abc import Mapping, Sequence

import numpy as np
from attrs import evolve

from models.calibration.library import Library
from models.capacity.arrays import Workload
from models.capacity.bounds import BOUNDS
from models.capacity.drivers import DRIVERS, population_drivers
from models.capacity.floats import NOBODY, Floats, Indices
from models.errors import PlanError
from models.plan.entities import Override, Plan, Population
from models.plan.queries import people_of
from models.words import significant, tr_format


def library_for(plan: Plan, library: Library) -> Library:
    """Return the library with the plan's own figures.

    Raises
    ------
    PlanError
        If the plan overrides a figure that does not exist, or by a value that cannot be meant.
    """
    if not plan.assumptions.overrides:
        return library
    known = library.figures()
    for override in plan.assumptions.overrides:
        place = f"assumptions.overrides[{override.figure}]"
        if override.figure not in known:
            raise PlanError(place, tr_format("there is no figure '{figure}'.", figure=override.figure))
        _require_range(override, place)
        least, most = known[override.figure].plausible()
        if not least <= override.value <= most:
            raise PlanError(
                place,
                tr_format(
                    "the value must be from {least} to {most}; it is {value}.",
                    least=significant(least),
                    most=significant(most),
                    value=significant(override.value),
                ),
            )
    return library.overridden(
        (override.figure, override.value, override.reason, override.low, override.high)
        for override in plan.assumptions.overrides
    )


def _require_range(override: Override, place: str) -> None:
    """Raise where the range of a plan's own value does not hold the value."""
    low = override.value if override.low is None else override.low
    high = override.value if override.high is None else override.high
    if not low <= override.value <= high:
        raise PlanError(
            place,
            tr_format(
                "the value {value} lies outside its own range from {low} to {high}.",
                value=significant(override.value), low=significant(low), high=significant(high),
            ),
        )  # fmt: skip


def workload_of(plan: Plan, library: Library) -> Workload:
    """Return what the designs of a plan share, with the figures of a library that has the plan's overrides."""
    site_rows = {site.id: row for row, site in enumerate(plan.sites)}
    server = np.full(len(plan.sites), NOBODY)
    for row, site in enumerate(plan.sites):
        server[[site_rows[served] for served in site.serves]] = row
    drivers = drivers_of(plan, plan.populations, library)
    return _on_populations(plan, library, site_rows, server, drivers)


def workload_after(before: Workload, plan: Plan) -> Workload:
    """Return what the designs of another state of a plan share; only changed populations are counted anew.

    It holds while the sites, the assumptions and the figures are those of the state before.
    """
    known = {population.id: row for row, population in enumerate(before.plan.populations)}
    rows = np.array([known.get(population.id, NOBODY) for population in plan.populations], dtype=np.int64)
    drivers = np.zeros((len(BOUNDS), len(rows), len(DRIVERS)))
    drivers[:, rows != NOBODY] = before.drivers[:, rows[rows != NOBODY]]
    changed = [
        number
        for number, (row, population) in enumerate(zip(rows.tolist(), plan.populations, strict=True))
        if row == NOBODY or before.plan.populations[row] is not population
    ]
    drivers[:, changed] = drivers_of(plan, [plan.populations[number] for number in changed], before.library)
    return _on_populations(plan, before.library, before.site_rows, before.server, drivers)


def same_workload(before: Plan, after: Plan) -> bool:
    """Return whether sites and assumptions are untouched, so that only machines, populations and links can differ."""
    heeded = (evolve(plan.assumptions, ignored=(), yearly_growth=0.0) for plan in (before, after))
    return before.sites == after.sites and next(heeded) == next(heeded)


def _on_populations(
    plan: Plan, library: Library, site_rows: Mapping[str, int], server: Indices, drivers: Floats
) -> Workload:
    populations = plan.populations
    return Workload(
        plan=plan,
        library=library,
        site_rows=site_rows,
        server=server,
        home=np.array([site_rows[population.site] for population in populations], dtype=np.int64),
        drivers=drivers,
        people=np.array([float(people_of(population)) for population in populations]),
        mailboxes=np.array([float(population.mailboxes) for population in populations]),
    )


def drivers_of(plan: Plan, populations: Sequence[Population], library: Library) -> Floats:
    """Return what populations ask for at every bound: (bounds, ..., populations, drivers)."""
    bounds = [population_drivers(populations, plan.assumptions, library.common, bound) for bound in BOUNDS]
    return np.stack(np.broadcast_arrays(*bounds))
