"""One failure looked at closely: what is down, who takes over from whom, who is not served and why."""

from collections.abc import Container, Iterator

import numpy as np
from attrs import evolve, field, frozen

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.assigning import shares
from models.capacity.ceilings import ceilings_in_failure
from models.capacity.compiler import compile_design
from models.capacity.dags.member_disks import MemberDisks
from models.capacity.dags.results import DagNumbers, dags_of
from models.capacity.evaluate import context_of
from models.capacity.floats import NOBODY, Flags, Floats, Indices
from models.capacity.load import load_from
from models.capacity.members import rows_of
from models.capacity.people import STORE_ROW
from models.capacity.rating import limiters, states
from models.capacity.results import Evaluation, Gauge
from models.capacity.workload import library_for
from models.comparisons.failure_links import links_then
from models.comparisons.outages import Outage, Remains, remains
from models.comparisons.restarts import restarted
from models.plan import queries
from models.plan.choices import DUTY_IDS
from models.plan.entities import Plan
from models.plan.kinds import is_virtual

# Fewer users than this are rounding, not users.
HALF_A_USER = 0.5
UNKNOWN = Gauge(None, None, None, 1.0, "no data")


@frozen(kw_only=True)
class Takeover:
    """Users of a duty that one machine takes over from another.

    Parameters
    ----------
    restored : bool
        Whether it can only do so once their databases, of which there are no copies, have been restored on it.
    """

    source: str
    target: str
    duty: str
    users: int
    restored: bool = False


@frozen(kw_only=True)
class Unserved:
    """A population that is no longer served.

    Parameters
    ----------
    duty : str
        What nobody does for it any more.
    machines : tuple of str
        The machines that did, all of them down; empty where its site or the way to the machines is down.
    dag : str
        Id of the database availability group that has lost its databases, empty where it is none.
    databases : int
        How many of them nobody serves any more.
    restorable : bool
        Whether others perform the duty, but its mailboxes are on no other server.
    quorum : bool
        Whether that group still has a quorum; without one its databases are dismounted.
    """

    population: str
    users: int
    duty: str
    machines: tuple[str, ...]
    dag: str = ""
    databases: int = 0
    restorable: bool = False
    quorum: bool = True


@frozen(kw_only=True)
class GroupThen:
    """A database availability group in a failure.

    Parameters
    ----------
    members, down : int
        Its members, and those of them that do not run.
    databases, lost : int
        Its databases, and those that nobody serves.
    quorum : bool
        Whether the group goes on: without a quorum all its databases are dismounted.
    use : Gauge
        The CPU of the busiest member that runs; without data where that is not known, or nothing is served.
    cut_off : tuple of str
        Members that run, but that no logs reach, by id: their copies fall behind.
    held : mapping of str to (int, int, int)
        Active databases of each member that runs, by its id, with its passive copies and its lagged ones.
    """

    members: int
    down: int
    databases: int
    lost: int
    quorum: bool
    use: Gauge
    cut_off: tuple[str, ...]
    held: dict[str, tuple[int, int, int]]


@frozen(kw_only=True, eq=False)
class FailurePreview:
    """What one failure does.

    Parameters
    ----------
    failed : frozenset of str
        Everything that is down: what failed, with the VMs that stop and what stands in a site that is down.
    before, after : Evaluation
        The numbers without and with the failure; what is down has none.
    moved : mapping of str to str
        VMs that start again, with the host that takes them.
    groups : mapping of str to GroupThen
        The database availability groups then, by id.
    """

    outage: Outage
    failed: frozenset[str]
    before: Evaluation
    after: Evaluation
    takeovers: tuple[Takeover, ...]
    unserved: tuple[Unserved, ...]
    moved: dict[str, str]
    served: int
    groups: dict[str, GroupThen] = field(factory=dict)


def preview_failure(
    plan: Plan, design_id: str, library: Library, outage: Outage, *, restart: bool = False
) -> FailurePreview:
    """Return what a failure does to a design; nothing in the plan changes.

    Raises
    ------
    PlanError
        If there is no such design.
    """
    design = queries.require_design(plan, design_id)
    mine = library_for(plan, library)
    compiled = compile_design(plan, design, mine)
    before = context_of(compiled, mine).evaluation
    still = remains(compiled, [outage])
    standing, left, moved = compiled, still, dict[str, str]()
    if restart:
        other = restarted(design, outage, mine.hypervisors, plan.assumptions.memory_ceiling)
        moved = {
            machine.id: machine.host
            for machine in other.machines
            if is_virtual(machine) and machine != design.by_id[machine.id]
        }
        standing = compile_design(plan, other, mine, compiled.workload)
        left = remains(standing, [outage])
    gone = tuple(_gone(compiled, left, outage))
    after = _after(standing, before, left, outage, mine)
    return FailurePreview(
        outage=outage,
        failed=frozenset(gone),
        before=before,
        after=after,
        takeovers=tuple(_takeovers(compiled, standing, left)),
        unserved=tuple(_unserved(compiled, left)),
        moved=moved,
        served=round(float(compiled.people @ (1.0 - left.unserved[0]))),
        groups=dict(_groups_then(standing, left, after)),
    )


def _groups_then(standing: CompiledDesign, left: Remains, after: Evaluation) -> Iterator[tuple[str, GroupThen]]:
    for number, held in enumerate(standing.groups):
        dag, mine = held.dag, rows_of(standing.machines, held.dag)
        running, cut_off = left.machines[0][mine], left.groups.cut_off[0, mine]
        lost = float(left.groups.lost[0, number])
        up = [(row, member) for row, member in enumerate(dag.members) if running[row]]
        gauges = [after.gauge(member, "cpu") for _, member in up]
        known = lost < 1.0 and all(gauge.utilization is not None for gauge in gauges)
        yield (
            dag.id,
            GroupThen(
                members=len(dag.members),
                down=int((~running).sum()),
                databases=dag.databases,
                lost=round(lost * dag.databases),
                quorum=not left.groups.dismounted[0, number],
                use=max(gauges, key=lambda gauge: gauge.utilization or 0.0) if known and gauges else UNKNOWN,
                cut_off=tuple(member for row, member in up if cut_off[row]),
                held={member: _held_then(standing, left, (number, row)) for row, member in up},
            ),
        )


def _held_then(standing: CompiledDesign, left: Remains, place: tuple[int, int]) -> tuple[int, int, int]:
    """Return the active databases of a member of a group that runs, its passive copies and its lagged ones."""
    (number, member), rows = place, standing.assignments
    held = standing.groups[number]
    dag, copies = held.dag, held.copies
    mine = (rows.group == number) & (rows.member == member) & (rows.duty == STORE_ROW)
    active = round(held.databases(left.active[0][:, mine].sum(axis=1)))
    lagged = int((copies[:, dag.active_copies :] == member).sum())
    return active, int((copies == member).sum()) - active - lagged, lagged


def _gone(compiled: CompiledDesign, left: Remains, outage: Outage) -> Iterator[str]:
    yield from outage.down
    for machine, runs in zip(compiled.machines.ids, left.machines[0], strict=True):
        if not runs and machine not in outage.down:
            yield machine


def _after(standing: CompiledDesign, before: Evaluation, left: Remains, outage: Outage, library: Library) -> Evaluation:
    """Return the numbers with the failure, in the figures in use: no band of machines, and nothing of what is down."""
    use = load_from(standing, 0, left.asked).utilization()
    groups = left.groups
    MemberDisks(standing, library).fill(use, standing, groups.active, groups.passive, groups.asks)
    use = np.where(left.machines[0], use[0], np.nan)
    ceiling = ceilings_in_failure(standing, library)
    beyond: Flags = before.beyond & ~np.isnan(use)
    return evolve(
        before,
        utilization=use,
        low=use,
        high=use,
        ceiling=ceiling,
        state=states(use, ceiling, beyond),
        beyond=beyond,
        limiter=limiters(use, ceiling),
        room_users=np.full_like(before.room_users, np.nan),
        links=links_then(standing, left, outage, library),
        dags=dict(_space_then(before, {standing.machines.ids[row] for row in np.flatnonzero(left.machines[0])})),
    )


def _space_then(before: Evaluation, running: Container[str]) -> Iterator[tuple[str, DagNumbers]]:
    """Yield the groups with nothing but the space on the disks of members that run, which no failure changes.

    All their other numbers are those of their own failures, and not of this one.
    """
    for name, group in dags_of(before).items():
        space = {member: days for member, days in group.members["capacity"].items() if member in running}
        yield name, evolve(group, members={"capacity": space})


def _users(compiled: CompiledDesign, serving: Indices, asks: Flags, alive: Flags, active: Floats) -> Floats:
    """Return the users of each assignment: (assignments,). Members of groups have all whose mailboxes are in use.

    A site that fails takes its people with it, and not their mailboxes, which other sites then serve.

    Parameters
    ----------
    serving : (duties, populations)
        Row of the site that serves each population.
    asks : (populations,)
        Whether the mailboxes of each in a group are still in use.
    alive : (assignments,)
    active : (homes, assignments)
        Part of the databases of each home of its group that each serves [fraction].
    """
    rows, people = compiled.assignments, compiled.people
    by_site = np.zeros((len(DUTY_IDS), len(compiled.workload.server)))
    for duty in range(len(DUTY_IDS)):
        served = np.flatnonzero((serving[duty] != NOBODY) & ~compiled.serving[duty].by_group)
        np.add.at(by_site[duty], serving[duty][served], people[served])
    share = shares(rows, compiled.machines, alive.astype(np.float64))
    result: Floats = by_site[rows.duty, rows.site] * share
    for number in range(len(compiled.groups)):
        mine = np.flatnonzero(rows.group == number)
        reached = compiled.carried[:, number, np.newaxis] * ((serving[rows.duty[mine]] != NOBODY) | asks)
        result[mine] += (reached @ people * active[:, mine]).sum(axis=0)
    return result


def _takeovers(compiled: CompiledDesign, standing: CompiledDesign, left: Remains) -> Iterator[Takeover]:
    """Return who takes users over from whom: in each duty, those who lose share what those who gain receive."""
    rows, ids = compiled.assignments, compiled.machines.ids
    usual = np.stack([compiled.serving[duty].site_of for duty in range(len(DUTY_IDS))])
    nobody, running = np.zeros(len(compiled.people), dtype=bool), left.machines[0][standing.assignments.machine]
    before = _users(compiled, usual, nobody, np.ones(len(rows.machine), dtype=bool), rows.active)
    after = _users(standing, left.serving[0], left.groups.asks[0], running, left.active[0])
    gained = _by_machine(standing, after) - _by_machine(compiled, before)
    down = ~left.machines[0]
    for duty, name in enumerate(DUTY_IDS):
        lost = np.where(down, np.maximum(-gained[duty], 0.0), 0.0)
        received = np.where(down, 0.0, np.maximum(gained[duty], 0.0))
        if not lost.sum() or not received.sum():
            continue
        moved = np.outer(lost / lost.sum(), received)
        members = np.unique(rows.machine[rows.group != NOBODY])
        for source, target in np.argwhere(moved >= HALF_A_USER):
            users = round(float(moved[source, target]))
            restored = duty == STORE_ROW and source not in members
            yield Takeover(source=ids[source], target=ids[target], duty=name, users=users, restored=restored)


def _by_machine(compiled: CompiledDesign, users: Floats) -> Floats:
    """Return the users of each machine in each duty: (duties, machines)."""
    rows = compiled.assignments
    result = np.zeros((len(DUTY_IDS), len(compiled.machines.ids)))
    np.add.at(result, (rows.duty, rows.machine), users)
    return result


def _unserved(compiled: CompiledDesign, left: Remains) -> Iterator[Unserved]:
    running = left.machines[0]
    for column in np.flatnonzero(left.unserved[0]).tolist():
        duty = _duty_lost(compiled, left, column)
        doing, group = _doing(compiled, duty, column)
        dag, databases = _group_lost(compiled, left, column, group)
        ids = compiled.machines.ids
        restorable = bool(left.restorable[0, column] > 0.0)
        down = tuple(ids[row] for row in doing if not running[row])
        yield Unserved(
            population=compiled.plan.populations[column].id,
            users=round(float(compiled.people[column] * left.unserved[0, column])),
            duty=DUTY_IDS[duty],
            machines=down if restorable or not running[doing].any() else (),
            dag=dag,
            databases=databases,
            restorable=restorable,
            quorum=group == NOBODY or not left.groups.dismounted[0, group],
        )


def _duty_lost(compiled: CompiledDesign, left: Remains, column: int) -> int:
    """Return the row of the first duty that nobody does for a population; its mailboxes where only some are lost."""
    for duty in range(len(DUTY_IDS)):
        usual = compiled.serving[duty].site_of[column]
        if left.serving[0, duty, column] == NOBODY and usual != NOBODY:
            return duty
    return STORE_ROW


def _doing(compiled: CompiledDesign, duty: int, column: int) -> tuple[Indices, int]:
    """Return the rows of the machines that perform a duty for a population usually, and that of its group."""
    rows, serving = compiled.assignments, compiled.serving[duty]
    held = (rows.duty == duty) & (rows.site == serving.site_of[column])
    group = NOBODY
    if serving.by_group[column]:
        group = int(compiled.in_group[:, column].argmax())
        held = (rows.duty == duty) & (rows.group == group)
    return np.unique(rows.machine[held]), group


def _group_lost(compiled: CompiledDesign, left: Remains, column: int, group: int) -> tuple[str, int]:
    """Return the id of the group that fails a population and its lost databases; empty and 0 where it is no group."""
    if group == NOBODY:
        return "", 0
    held, rows = compiled.groups[group], compiled.assignments
    mine = np.flatnonzero((rows.group == group) & (rows.duty == STORE_ROW))
    lodged = compiled.carried[:, group, column]
    served = left.active[0][:, mine].sum(axis=1)
    # Where it serves all that these databases can serve, the way to it is down.
    if left.unserved[0, column] == 1.0 and (lodged @ served) > 0.0:
        return "", 0
    return held.dag.id, round(held.databases((lodged > 0.0) * (1.0 - served)))
