"""One failure looked at closely: what is down, who takes over from whom, who is not served and why."""

from collections.abc import Iterator

import numpy as np
from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.arrays import NOBODY, CompiledDesign
from models.capacity.assigning import shares
from models.capacity.compiler import compile_design
from models.capacity.evaluate import ceilings, context_of
from models.capacity.floats import Flags, Floats, Indices
from models.capacity.load import load_from
from models.capacity.rating import limiters, states
from models.capacity.results import Evaluation
from models.capacity.workload import library_for
from models.comparisons.outages import Outage, Remains, remains
from models.comparisons.restarts import restarted
from models.plan import queries
from models.plan.choices import DUTY_IDS
from models.plan.entities import Plan
from models.plan.kinds import is_virtual

# Fewer users than this are rounding, not users.
HALF_A_USER = 0.5


@frozen(kw_only=True)
class Takeover:
    """Users of a duty that one machine takes over from another."""

    source: str
    target: str
    duty: str
    users: int


@frozen(kw_only=True)
class Unserved:
    """A population that is no longer served.

    Parameters
    ----------
    duty : str
        What nobody does for it any more.
    machines : tuple of str
        The machines that did, all of them down; empty where its site or the way to the machines is down.
    """

    population: str
    users: int
    duty: str
    machines: tuple[str, ...]


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
    """

    outage: Outage
    failed: frozenset[str]
    before: Evaluation
    after: Evaluation
    takeovers: tuple[Takeover, ...]
    unserved: tuple[Unserved, ...]
    moved: dict[str, str]
    served: int


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
    return FailurePreview(
        outage=outage,
        failed=frozenset(gone),
        before=before,
        after=_after(standing, before, left, mine),
        takeovers=tuple(_takeovers(compiled, standing, left)),
        unserved=tuple(_unserved(compiled, left)),
        moved=moved,
        served=round(float(compiled.people[~left.unserved[0]].sum())),
    )


def _gone(compiled: CompiledDesign, left: Remains, outage: Outage) -> Iterator[str]:
    yield from outage.down
    for machine, runs in zip(compiled.machines.ids, left.machines[0], strict=True):
        if not runs and machine not in outage.down:
            yield machine


def _after(standing: CompiledDesign, before: Evaluation, left: Remains, library: Library) -> Evaluation:
    """Return the numbers with the failure, in the figures in use: no band, and nothing of what is down."""
    use = load_from(standing, 0, left.asked).utilization()[0]
    use = np.where(left.machines[0], use, np.nan)
    ceiling = ceilings(standing, library)
    beyond: Flags = before.beyond & ~np.isnan(use)
    return evolve(
        before,
        utilization=use,
        low=use,
        high=use,
        state=states(use, ceiling, beyond),
        beyond=beyond,
        limiter=limiters(use, ceiling),
        room_users=np.full_like(before.room_users, np.nan),
        links={},
    )


def _users(compiled: CompiledDesign, serving: Indices, alive: Flags) -> Floats:
    """Return the users of each assignment: (assignments,).

    Parameters
    ----------
    serving : (duties, populations)
        Row of the site that serves each population.
    alive : (assignments,)
    """
    rows = compiled.assignments
    by_site = np.zeros((len(DUTY_IDS), len(compiled.workload.server)))
    for duty in range(len(DUTY_IDS)):
        served = np.flatnonzero(serving[duty] != NOBODY)
        np.add.at(by_site[duty], serving[duty][served], compiled.people[served])
    share = shares(rows, compiled.machines, alive.astype(np.float64))
    result: Floats = by_site[rows.duty, rows.site] * share
    return result


def _takeovers(compiled: CompiledDesign, standing: CompiledDesign, left: Remains) -> Iterator[Takeover]:
    """Return who takes users over from whom: in each duty, those who lose share what those who gain receive."""
    rows, ids = compiled.assignments, compiled.machines.ids
    usual = np.stack([compiled.serving[duty].site_of for duty in range(len(DUTY_IDS))])
    before = _users(compiled, usual, np.ones(len(rows.machine), dtype=bool))
    after = _users(standing, left.serving[0], left.machines[0][standing.assignments.machine])
    gained = _by_machine(standing, after) - _by_machine(compiled, before)
    down = ~left.machines[0]
    for duty, name in enumerate(DUTY_IDS):
        lost = np.where(down, np.maximum(-gained[duty], 0.0), 0.0)
        received = np.where(down, 0.0, np.maximum(gained[duty], 0.0))
        if not lost.sum() or not received.sum():
            continue
        moved = np.outer(lost / lost.sum(), received)
        for source, target in np.argwhere(moved >= HALF_A_USER):
            users = round(float(moved[source, target]))
            yield Takeover(source=ids[source], target=ids[target], duty=name, users=users)


def _by_machine(compiled: CompiledDesign, users: Floats) -> Floats:
    """Return the users of each machine in each duty: (duties, machines)."""
    rows = compiled.assignments
    result = np.zeros((len(DUTY_IDS), len(compiled.machines.ids)))
    np.add.at(result, (rows.duty, rows.machine), users)
    return result


def _unserved(compiled: CompiledDesign, left: Remains) -> Iterator[Unserved]:
    rows, running = compiled.assignments, left.machines[0]
    for column in np.flatnonzero(left.unserved[0]):
        for duty, name in enumerate(DUTY_IDS):
            usual = compiled.serving[duty].site_of[column]
            if left.serving[0, duty, column] != NOBODY or usual == NOBODY:
                continue
            doing = np.unique(rows.machine[(rows.duty == duty) & (rows.site == usual)])
            ids = tuple(compiled.machines.ids[row] for row in doing)
            yield Unserved(
                population=compiled.plan.populations[column].id,
                users=round(float(compiled.people[column])),
                duty=name,
                machines=() if running[doing].any() else ids,
            )
            break
