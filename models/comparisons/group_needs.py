"""How many more members, or disks, keep a group below its limits: found by evaluating the design with them."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import cycle, islice

from attrs import evolve

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.compiler import compile_design
from models.capacity.dags.evaluating import groups_of
from models.capacity.workload import library_for
from models.comparisons.cloning import in_turn, more_like
from models.comparisons.group_growth import DATABASES, DISKS, MEMBERS, GroupCrossing
from models.fewest import fewest
from models.plan.dags import MOST_DATABASES, MOST_DISKS, MOST_MEMBERS, Dag, replaced
from models.plan.edits import copies_of
from models.plan.entities import Design, Machine, Plan
from models.plan.kinds import MACHINE_KINDS, is_virtual, runs_roles
from models.plan.queries import free_ids, require_design
from models.rounding import ROUNDING
from models.units import MB_A_GB


def with_needs(
    crossings: Sequence[GroupCrossing], compiled: CompiledDesign, grown: Plan | None, library: Library
) -> Iterator[GroupCrossing]:
    """Return the limits that groups pass with what is needed to stay below each of them.

    Parameters
    ----------
    grown : Plan or None
        With the users that growth makes in the time looked at; None where these are more than a plan can have.
    """
    return (_with_need(crossing, compiled.design, grown, library) for crossing in crossings)


def with_need(
    crossing: GroupCrossing, plan: Plan, design_id: str, library: Library, grown: Plan | None
) -> GroupCrossing:
    """Return a limit that a group of a design passes with what keeps it below; `grown` as in `with_needs`."""
    return _with_need(crossing, require_design(plan, design_id), grown, library_for(plan, library))


def _with_need(crossing: GroupCrossing, design: Design, grown: Plan | None, library: Library) -> GroupCrossing:
    """Return a limit with what is needed; more databases make no more work for members.

    Whether members may hold so many copies is judged apart.
    """
    if crossing.month is None or grown is None:
        return crossing
    dag = design.dags_by_id[crossing.dag_id]
    trial = partial(_holds, crossing, design, grown, library)
    if crossing.mended_by == MEMBERS:
        needed = _fewest_members(trial, MOST_MEMBERS - len(dag.members))
    else:
        most = MOST_DISKS - (dag.storage.disks or MOST_DISKS)
        needed = fewest(trial, most if crossing.mended_by == DISKS else MOST_DATABASES - dag.databases)
    return evolve(crossing, needed=needed, tried=True)


def with_additions(plan: Plan, design_id: str, crossing: GroupCrossing) -> Plan:
    """Return a plan whose design has what a group needs to stay below a limit, members under names of their own."""
    design, more = require_design(plan, design_id), crossing.needed or 0
    dag = design.dags_by_id[crossing.dag_id]
    if crossing.mended_by == MEMBERS:
        return plan.with_design(_with_named_members(plan, design, dag, more))
    return plan.with_design(WITH_MORE[crossing.mended_by](design, dag, more))


def _with_named_members(plan: Plan, design: Design, dag: Dag, more: int) -> Design:
    """Return the design that `_with_members` tries, each new machine under a free id and a free name."""
    free = {kind: free_ids(plan, kind) for kind in MACHINE_KINDS}
    names, added = {machine.name for machine in design.machines}, list[Machine]()
    for model in islice(cycle(_models(design, dag)), more):
        machines = [design.by_id[model.host], model] if is_virtual(model) else [model]
        added += (part.after for part in copies_of(free, design.id, machines, names))
    new = (machine.id for machine in added if runs_roles(machine))
    larger = evolve(dag, members=tuple(sorted((*dag.members, *new))))
    return evolve(design, machines=(*design.machines, *added), dags=replaced(design.dags, larger))


def _holds(crossing: GroupCrossing, design: Design, grown: Plan, library: Library, more: int) -> bool:
    """Return whether a group stays below a limit with so much more of what mends it, and has a disk for each copy."""
    dag = design.dags_by_id[crossing.dag_id]
    larger = WITH_MORE[crossing.mended_by](design, dag, more)
    numbers = groups_of(compile_design(grown, larger, library), library, only={dag.id})[dag.id]
    if crossing.mended_by == DATABASES:
        return numbers.database_mb <= dag.most_database_gb * MB_A_GB * (1.0 + ROUNDING)
    gauge = numbers.limits[crossing.limit]
    holds = gauge.utilization is not None and gauge.utilization <= gauge.ceiling * (1.0 + ROUNDING)
    return holds and (crossing.mended_by == MEMBERS or numbers.has_disks)


def _fewest_members(holds: Callable[[int], bool], most: int) -> int | None:
    """Return the fewest that hold, each number tried: copies fall more evenly on some numbers of members."""
    return next((more for more in range(1, most + 1) if holds(more)), None)


def _models(design: Design, dag: Dag) -> list[Machine]:
    """Return the members that new ones are like, each site in turn."""
    return in_turn(design, [design.by_id[member] for member in dag.members])


def _with_members(design: Design, dag: Dag, more: int) -> Design:
    """Return a design with more members in a group, at each of its sites in turn."""
    added, new = more_like(design, _models(design, dag), more)
    larger = evolve(dag, members=tuple(sorted((*dag.members, *new))))
    return evolve(design, machines=(*design.machines, *added), dags=replaced(design.dags, larger))


def _with_disks(design: Design, dag: Dag, more: int) -> Design:
    """Return a design with more disks in each member of a group."""
    storage = evolve(dag.storage, disks=(dag.storage.disks or 0) + more)
    return evolve(design, dags=replaced(design.dags, evolve(dag, storage=storage)))


def _with_databases(design: Design, dag: Dag, more: int) -> Design:
    """Return a design with more databases in a group."""
    return evolve(design, dags=replaced(design.dags, evolve(dag, databases=dag.databases + more)))


WITH_MORE = {MEMBERS: _with_members, DISKS: _with_disks, DATABASES: _with_databases}
