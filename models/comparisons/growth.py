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
from models.capacity.distinct import Distinct, distinct_machines
from models.capacity.evaluate import band
from models.capacity.floats import NOBODY, Floats
from models.capacity.held import Held
from models.capacity.load import load_of
from models.capacity.no_data import NoData, unjudged, without_data
from models.capacity.rating import passes
from models.capacity.results import RESOURCES
from models.capacity.scaling import ceiling_factors
from models.capacity.scenarios import SOURCES, ScenarioBasis, Work, scenario_basis_of
from models.capacity.tiles import Report, in_silence, portion
from models.capacity.workload import library_for
from models.comparisons.cloning import in_turn, more_like
from models.comparisons.group_growth import GroupCrossing, GroupCurve, group_curves
from models.comparisons.group_needs import with_needs
from models.comparisons.growing import Growth, grown_plan
from models.comparisons.lacking import lacking_line
from models.errors import FieldError, PlanError
from models.plan import queries
from models.plan.dags import MOST_MEMBERS
from models.plan.entities import Plan
from models.plan.kinds import is_virtual, runs_roles
from models.plan.queries import site_of
from models.plan.yearly_growth import require_growth
from models.rounding import ROUNDING
from models.units import MONTHS_A_YEAR
from models.words import tr_format

MOST_YEARS = 20
# Overhead grows with what is added, so more may be needed than by demand alone.
MOST_TRIES = 4
MAILBOXES = SOURCES.index("mailboxes")


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
    _check(plan, growth, years)
    design = queries.require_design(plan, design_id)
    mine = library_for(plan, library)
    compiled = compile_design(plan, design, mine)
    distinct = distinct_machines(compiled)
    few, of_all = distinct.design, distinct.of_all
    ceiling = ceilings(few, mine)
    work = _work(plan, growth, years)
    bases = [scenario_basis_of(plan, mine.common, work, bound) for bound in range(len(BOUNDS))]
    bounds = [
        batch_of(few, basis.parts, bound).utilization(basis, portion(report, bound / STAGES, (bound + 1) / STAGES))
        for bound, basis in enumerate(bases)
    ]
    use, low, high = (each / ceiling for each in band(bounds))
    factor = of_all(_factors(few, bases[0], use, ceiling, portion(report, len(BOUNDS) / STAGES, 1.0)))
    curves, passed = _of_groups(compiled, bases, work, _grown(plan, growth, years), mine)
    return Forecast(
        machine_ids=compiled.machines.ids,
        use=of_all(use),
        low=of_all(low),
        high=of_all(high),
        crossings=tuple(_crossings(distinct, compiled.machines.ids, use, low, high)),
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
    curves = tuple(group_curves(compiled, bases, work.users[..., MAILBOXES], library, end))
    passed = [crossing for curve in curves if (crossing := curve.crossing) is not None]
    return curves, tuple(with_needs(passed, compiled, grown, library))


def _grown(plan: Plan, growth: Growth, years: int) -> Plan | None:
    """Return the plan with the users of the last month; None where these are more than a plan can have."""
    try:
        return grown_plan(plan, growth, years * MONTHS_A_YEAR)
    except FieldError:
        return None


def crossings_of(
    plan: Plan, design_id: str, library: Library, growth: Growth, years: int
) -> tuple[GrowthCrossing, ...]:
    """Return which machines of a design pass a ceiling with the figures in use, and when; no band is looked at.

    Raises
    ------
    PlanError
        As `forecast` does.
    """
    _check(plan, growth, years)
    mine = library_for(plan, library)
    compiled = compile_design(plan, queries.require_design(plan, design_id), mine)
    distinct = distinct_machines(compiled)
    basis = scenario_basis_of(plan, mine.common, _work(plan, growth, years), 0)
    use = batch_of(distinct.design, basis.parts, 0).utilization(basis, in_silence) / ceilings(distinct.design, mine)
    return tuple(_crossings(distinct, compiled.machines.ids, use, use, use))


def group_crossings_of(
    plan: Plan, design_id: str, library: Library, growth: Growth, years: int
) -> tuple[GroupCrossing, ...]:
    """Return which groups of a design pass which of their limits, when, and what is needed to stay below them.

    Raises
    ------
    PlanError
        As `forecast` does.
    """
    _check(plan, growth, years)
    mine, work = library_for(plan, library), _work(plan, growth, years)
    compiled = compile_design(plan, queries.require_design(plan, design_id), mine)
    bases = [scenario_basis_of(plan, mine.common, work, bound) for bound in range(len(BOUNDS))]
    _, passed = _of_groups(compiled, bases, work, _grown(plan, growth, years), mine)
    return passed


def _people(plan: Plan, growth: Growth, years: int) -> tuple[float, ...]:
    """Return the users of all populations month by month."""
    months = np.arange(years * MONTHS_A_YEAR + 1) / MONTHS_A_YEAR
    total = np.zeros(len(months))
    for population in plan.populations:
        rate = growth.populations.get(population.id, growth.everyone)
        total += queries.people_of(population) * (1.0 + rate) ** months
    return tuple(total.tolist())


def _check(plan: Plan, growth: Growth, years: int) -> None:
    if not 1 <= years <= MOST_YEARS:
        raise PlanError("", tr_format("growth can be projected for 1 to {most} years.", most=MOST_YEARS))
    known = {population.id for population in plan.populations}
    for name in growth.populations:
        if name not in known:
            raise PlanError("populations", tr_format("there is no population with the id '{id}'.", id=name))
    for name in growth.protocols:
        if name not in SOURCES:
            raise PlanError("", tr_format("there is no protocol '{name}'.", name=name))
    require_growth((growth.everyone, *growth.populations.values(), *growth.protocols.values()))


def _work(plan: Plan, growth: Growth, years: int) -> Work:
    months = np.arange(years * MONTHS_A_YEAR + 1) / MONTHS_A_YEAR
    own = np.array([1.0 + growth.populations.get(population.id, growth.everyone) for population in plan.populations])
    protocol = np.array([1.0 + growth.protocols.get(source, 0.0) for source in SOURCES])
    yearly = own[:, np.newaxis] * protocol if len(own) else np.ones((1, len(SOURCES)))
    flat = np.ones((len(months), 1))
    return Work(users=yearly ** months[:, np.newaxis, np.newaxis], messages=flat, message_size=flat)


def _crossings(
    distinct: Distinct, machine_ids: tuple[str, ...], use: Floats, low: Floats, high: Floats
) -> Iterator[GrowthCrossing]:
    """Return when machines pass a ceiling, worked out for the distinct ones.

    Parameters
    ----------
    use, low, high : (months, resources, distinct machines)
    """
    worst = [_worst(peaks) for peaks in (use, high, low)]
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


def _worst(use: Floats) -> Floats:
    """Return the highest use of each machine: (months, machines); 0 without data, which passes nothing."""
    highest: Floats = np.where(np.isnan(use), 0.0, use).max(axis=1)
    return highest


def _first_above(use: Floats) -> int | None:
    above = passes(use)
    return int(above.argmax()) if above.any() else None


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
    months = np.flatnonzero(passes(_worst(use)).any(axis=1)).tolist()
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
