"""Growth of the users: when each machine passes a ceiling, and how many more machines are needed then.

The months are one axis of scenarios. The band of a month is that of the figures; how fast users will grow is the
planner's own word and has none.
"""

from collections.abc import Iterator, Sequence

import numpy as np
from attrs import evolve, field, frozen

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.batch import batch_of
from models.capacity.bounds import BOUNDS
from models.capacity.ceilings import ceilings
from models.capacity.compiler import compile_design
from models.capacity.completeness import gaps_of
from models.capacity.distinct import distinct_machines
from models.capacity.evaluate import band
from models.capacity.floats import NOBODY, Floats
from models.capacity.held import Held
from models.capacity.load import load_of
from models.capacity.no_data import NoData, unjudged, without_data
from models.capacity.rating import passes
from models.capacity.scaling import ceiling_factors
from models.capacity.scenarios import ScenarioBasis, Work, scenario_basis_of
from models.capacity.tiles import Report, in_silence, portion
from models.capacity.workload import library_for
from models.comparisons.cloning import in_turn, more_like
from models.comparisons.crossings import GrowthCrossing, highest_use, machine_crossings
from models.comparisons.group_growth import GroupCrossing, GroupCurve, group_curves
from models.comparisons.group_needs import with_needs
from models.comparisons.growing import Growth
from models.comparisons.grown_months import mailboxes_of_months, plan_in_month, require_projection, work_of_months
from models.comparisons.lacking import lacking_line
from models.plan import queries
from models.plan.dags import MOST_MEMBERS
from models.plan.entities import Plan
from models.plan.kinds import is_virtual, runs_roles
from models.plan.queries import site_of
from models.rounding import ROUNDING
from models.units import MONTHS_A_YEAR

# Overhead grows with what is added, so more may be needed than by demand alone.
MOST_TRIES = 4
# Of equal length: the use at each bound of the figures, then the factors of all months.
STAGES = len(BOUNDS) + 1


@frozen(kw_only=True)
class Addition:
    """What keeps a group of machines with the same roles below its ceilings from a month on.

    Parameters
    ----------
    count : int or None
        How many more of them than today, tried by evaluating; None where more of them would not help from then on.
    virtual : bool
        Whether they are VMs: each was tried on a host of its own.
    is_full : bool
        Whether their database availability group cannot have as many members as would be needed.
    """

    month: int
    machine_ids: tuple[str, ...]
    count: int | None
    virtual: bool = False
    is_full: bool = False


@frozen(eq=False, kw_only=True)
class Forecast:
    """The use of every machine month by month.

    Parameters
    ----------
    use, low, high : (months, resources, machines)
        Against the ceiling: 1 is the ceiling. NaN without data. The first month is today.
    no_data : dict
        The machines that are not judged by a resource, by resource.
    lacking : str
        Why the design is not complete, in a sentence; empty where it is.
    ceiling : (resources, machines) or None
        What 1 is [fraction of the capacity].
    people : (months,)
        Users of all populations, each counted once; what grows by protocol alone is left out.
    groups : tuple of GroupCrossing
        The limits of database availability groups that are passed: CPU and memory in the worst failure, and disks.
    curves : tuple of GroupCurve
        All limits of the groups of which something is known.
    """

    machine_ids: tuple[str, ...]
    use: Floats
    low: Floats
    high: Floats
    crossings: tuple[GrowthCrossing, ...]
    additions: tuple[Addition, ...]
    no_data: NoData = field(factory=dict)
    lacking: str = ""
    ceiling: Floats | None = None
    people: tuple[float, ...] = ()
    groups: tuple[GroupCrossing, ...] = ()
    curves: tuple[GroupCurve, ...] = field(default=(), eq=False, repr=False)


def forecast(
    plan: Plan, design_id: str, library: Library, growth: Growth, years: int, report: Report = in_silence
) -> Forecast:
    """Return what growth makes of a design.

    Raises
    ------
    PlanError
        If there is no such design, a rate names what does not exist or makes fewer than no users, or the years are
        too many.
    """
    require_projection(plan, growth, years)
    design = queries.require_design(plan, design_id)
    mine = library_for(plan, library)
    compiled = compile_design(plan, design, mine)
    distinct = distinct_machines(compiled)
    few, of_all = distinct.design, distinct.of_all
    ceiling = ceilings(few, mine)
    work = work_of_months(plan, growth, years)
    bases = [scenario_basis_of(plan, mine.common, work, bound) for bound in range(len(BOUNDS))]
    bounds = [
        batch_of(few, basis.parts, bound).utilization(basis, portion(report, bound / STAGES, (bound + 1) / STAGES))
        for bound, basis in enumerate(bases)
    ]
    use, low, high = (each / ceiling for each in band(bounds))
    factor = of_all(_factors(few, bases[0], use, ceiling, portion(report, len(BOUNDS) / STAGES, 1.0)))
    curves, passed = _of_groups(compiled, bases, work, plan_in_month(plan, growth, years * MONTHS_A_YEAR), mine)
    return Forecast(
        machine_ids=compiled.machines.ids,
        use=of_all(use),
        low=of_all(low),
        high=of_all(high),
        crossings=tuple(machine_crossings(distinct, compiled.machines.ids, use, low, high)),
        additions=tuple(_additions(compiled, bases[0], factor, mine)),
        no_data=without_data(compiled.machines.ids, unjudged(of_all(use), compiled.machines.recommended_mb)),
        lacking=lacking_line(design.name, plan, gaps_of(compiled, mine)),
        ceiling=of_all(ceiling),
        people=_people(plan, growth, years),
        groups=passed,
        curves=curves,
    )


def _of_groups(
    compiled: CompiledDesign, bases: Sequence[ScenarioBasis], work: Work, grown: Plan | None, library: Library
) -> tuple[tuple[GroupCurve, ...], tuple[GroupCrossing, ...]]:
    """Return the limits of groups month by month, and those that are passed with what is needed to stay below them."""
    end = compile_design(grown, compiled.design, library) if grown is not None and compiled.groups else None
    curves = tuple(group_curves(compiled, bases, mailboxes_of_months(work), library, end))
    passed = [crossing for curve in curves if (crossing := curve.crossing) is not None]
    return curves, tuple(with_needs(passed, compiled, grown, library))


def _people(plan: Plan, growth: Growth, years: int) -> tuple[float, ...]:
    """Return the users of all populations month by month."""
    months = np.arange(years * MONTHS_A_YEAR + 1) / MONTHS_A_YEAR
    total = np.zeros(len(months))
    for population in plan.populations:
        rate = growth.populations.get(population.id, growth.everyone)
        total += queries.people_of(population) * (1.0 + rate) ** months
    return tuple(total.tolist())


def _additions(compiled: CompiledDesign, basis: ScenarioBasis, factor: Floats, library: Library) -> Iterator[Addition]:
    """Return what is to be added and when, group by group.

    What users ask for is shared by more machines of the same size; what each needs without users is not. A number is
    told only after the design was evaluated with so many more.

    Parameters
    ----------
    factor : (months, machines)
        Part of its users with which each machine would meet its first ceiling; 1 where it is below all of them.
    """
    for rows in _groups(compiled):
        before = 0.0
        with np.errstate(divide="ignore"):
            needed = np.ceil(len(rows) / factor[:, rows].min(axis=1) - len(rows) - ROUNDING)
        for month, number in enumerate(needed.tolist()):
            if number > before:
                ids = tuple(compiled.machines.ids[row] for row in rows)
                enough = _enough(compiled, rows, basis.drivers(month), number, library)
                virtual = is_virtual(compiled.entities[rows[0]])
                is_full = enough is None and np.isfinite(number) and _group_of(compiled, rows[0]) is not None
                yield Addition(month=month, machine_ids=ids, count=enough, virtual=virtual, is_full=is_full)
                if enough is None:
                    # What no number of them carries now, none carries later.
                    break
                before = max(number, float(enough))


def _enough(compiled: CompiledDesign, rows: list[int], drivers: Floats, least: float, library: Library) -> int | None:
    """Return how many more machines keep a group below its ceilings, tried by evaluating; None where none do."""
    if not np.isfinite(least):
        return None
    held = _group_of(compiled, rows[0])
    room = int(least) + MOST_TRIES if held is None else MOST_MEMBERS - len(held.dag.members)
    for more in range(int(least), min(int(least) + MOST_TRIES, room + 1)):
        larger, group = _with_more(compiled, rows, more, library)
        use = load_of(larger, 0, drivers).utilization() / ceilings(larger, library)
        if not passes(np.nan_to_num(use[:, group])).any():
            return more
    return None


def _with_more(
    compiled: CompiledDesign, rows: list[int], more: int, library: Library
) -> tuple[CompiledDesign, list[int]]:
    """Return the machines of a group's sites with more like the group's own, each VM on a host of its own.

    Returns
    -------
    design, rows of the group in it
    """
    design, entities = compiled.design, compiled.entities
    held = _group_of(compiled, rows[0])
    mine = [entities[row] for row in rows]
    # Members of other versions or with other roles stay in their group.
    members = () if held is None else held.dag.members
    sites = {site_of(design, machine) for machine in (*mine, *(design.by_id[member] for member in members))}
    here = [machine for machine in entities if site_of(design, machine) in sites]
    added, new = more_like(design, mine[:1] if held is None else in_turn(design, mine), more)
    group = {machine.id for machine in mine} | set(new)
    dags = () if held is None else (evolve(held.dag, members=tuple(sorted((*members, *new)))),)
    design = evolve(design, machines=[*here, *added], dags=dags)
    larger = compile_design(compiled.plan, design, library)
    larger = evolve(larger, serving=compiled.serving)
    return larger, [row for row, identifier in enumerate(larger.machines.ids) if identifier in group]


def _group_of(compiled: CompiledDesign, row: int) -> Held | None:
    """Return the database availability group that a machine is a member of, or None."""
    rows = compiled.assignments
    mine = rows.group[(rows.machine == row) & (rows.group != NOBODY)]
    return compiled.groups[int(mine[0])] if mine.size else None


def _factors(compiled: CompiledDesign, basis: ScenarioBasis, use: Floats, ceiling: Floats, report: Report) -> Floats:
    """Return the part of its users with which each machine would meet its first ceiling: (months, machines).

    1 where it is below all of them.
    """
    result = np.ones((len(basis), len(compiled.machines.ids)))
    months = np.flatnonzero(passes(highest_use(use)).any(axis=1)).tolist()
    for number, month in enumerate(months):
        report(number / len(months))
        load = load_of(compiled, 0, basis.drivers(month))
        result[month] = np.minimum(ceiling_factors(compiled, load, ceiling).factor, 1.0)
    return result


def _groups(compiled: CompiledDesign) -> list[list[int]]:
    """Return the rows of machines that share the load of the same users.

    Hosts are left out: more of them help only once VMs are placed anew, which is another question.
    """
    groups: dict[tuple[object, ...], list[int]] = {}
    for row, machine in enumerate(compiled.entities):
        if runs_roles(machine) and machine.roles:
            held = _group_of(compiled, row)
            place = site_of(compiled.design, machine) if held is None else held.dag.id
            sort = (held is None, place, machine.exchange, machine.roles)
            groups.setdefault(sort, []).append(row)
    return list(groups.values())
