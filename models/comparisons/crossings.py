"""When machines and database availability groups pass their limits as users grow."""

from collections.abc import Collection, Iterator

import numpy as np
from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.batch import batch_of
from models.capacity.bounds import BOUNDS
from models.capacity.ceilings import ceilings
from models.capacity.compiler import compile_design
from models.capacity.distinct import Distinct, distinct_machines
from models.capacity.floats import Floats
from models.capacity.rating import passes
from models.capacity.results import RESOURCES
from models.capacity.scenarios import scenario_basis_of
from models.capacity.tiles import in_silence
from models.capacity.workload import library_for
from models.comparisons.group_growth import GroupCrossing, group_curves
from models.comparisons.growing import Growth
from models.comparisons.grown_months import mailboxes_of_months, plan_in_month, require_projection, work_of_months
from models.plan import queries
from models.plan.entities import Plan
from models.units import MONTHS_A_YEAR


@frozen(kw_only=True)
class GrowthCrossing:
    """When a machine passes its first ceiling: months from now, None where it does not within the time looked at.

    Parameters
    ----------
    earliest, latest : int or None
        With every figure at the end of its range that makes the load high, or low.
    """

    machine_id: str
    resource: str
    month: int | None
    earliest: int | None
    latest: int | None

    @property
    def case(self) -> tuple[str, str]:
        """Return what passes a ceiling of what."""
        return self.machine_id, self.resource


def crossings_of(
    plan: Plan, design_id: str, library: Library, growth: Growth, years: int
) -> tuple[GrowthCrossing, ...]:
    """Return which machines of a design pass a ceiling with the figures in use, and when; no band is looked at.

    Raises
    ------
    PlanError
        As `forecast` does.
    """
    require_projection(plan, growth, years)
    mine = library_for(plan, library)
    compiled = compile_design(plan, queries.require_design(plan, design_id), mine)
    distinct = distinct_machines(compiled)
    basis = scenario_basis_of(plan, mine.common, work_of_months(plan, growth, years), 0)
    use = batch_of(distinct.design, basis.parts, 0).utilization(basis, in_silence) / ceilings(distinct.design, mine)
    return tuple(machine_crossings(distinct, compiled.machines.ids, use, use, use))


def group_crossings_of(
    plan: Plan, design_id: str, library: Library, growth: Growth, years: int, only: Collection[str] | None = None
) -> tuple[GroupCrossing, ...]:
    """Return which groups of a design pass which of their limits, and when; what would help is not looked for.

    Parameters
    ----------
    only : collection of str or None
        Ids of the groups that are asked for; None for all.

    Raises
    ------
    PlanError
        As `forecast` does.
    """
    require_projection(plan, growth, years)
    mine, work = library_for(plan, library), work_of_months(plan, growth, years)
    compiled = compile_design(plan, queries.require_design(plan, design_id), mine)
    if not compiled.groups or (only is not None and not only):
        return ()
    grown = plan_in_month(plan, growth, years * MONTHS_A_YEAR)
    end = compile_design(grown, compiled.design, mine) if grown is not None else None
    bases = [scenario_basis_of(plan, mine.common, work, bound) for bound in range(len(BOUNDS))]
    curves = group_curves(compiled, bases, mailboxes_of_months(work), mine, end, only)
    return tuple(crossing for curve in curves if (crossing := curve.crossing) is not None)


def machine_crossings(
    distinct: Distinct, machine_ids: tuple[str, ...], use: Floats, low: Floats, high: Floats
) -> Iterator[GrowthCrossing]:
    """Return when machines pass a ceiling, worked out for the distinct ones.

    Parameters
    ----------
    use, low, high : (months, resources, distinct machines)
    """
    worst = [highest_use(peaks) for peaks in (use, high, low)]
    found: list[GrowthCrossing | None] = []
    for column, machine_id in enumerate(distinct.design.machines.ids):
        month, earliest, latest = (_first_above(peaks[:, column]) for peaks in worst)
        if earliest is None and month is None:
            found.append(None)
            continue
        # Where nothing passes with the figures in use, take the resource that passes at the high end.
        table = use if month is not None else high
        resource = RESOURCES[int(np.nanargmax(table[month if month is not None else earliest, :, column]))]
        found.append(
            GrowthCrossing(machine_id=machine_id, resource=resource, month=month, earliest=earliest, latest=latest)
        )
    for machine_id, row in zip(machine_ids, distinct.machine.tolist(), strict=True):
        crossing = found[row]
        if crossing is not None:
            yield evolve(crossing, machine_id=machine_id)


def highest_use(use: Floats) -> Floats:
    """Return the highest use of each machine: (months, machines); 0 without data, which passes nothing."""
    highest: Floats = np.where(np.isnan(use), 0.0, use).max(axis=1)
    return highest


def _first_above(use: Floats) -> int | None:
    above = passes(use)
    return int(above.argmax()) if above.any() else None
