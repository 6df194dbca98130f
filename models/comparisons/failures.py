"""Failures, one or two at once: who is no longer served, and which machines are above a ceiling.

Each outage is an evaluation of what remains. A VM on a host that is down stays down, or starts again on another host
of its site that has the memory.
"""

from collections.abc import Iterator, Sequence

import numpy as np
from attrs import evolve, field, frozen

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.compiler import compile_design
from models.capacity.completeness import gaps_of
from models.capacity.evaluate import ceilings
from models.capacity.floats import Flags, Floats
from models.capacity.load import load_from, load_of
from models.capacity.no_data import NoData, unjudged, without_data
from models.capacity.rating import passes
from models.capacity.results import RESOURCES
from models.capacity.tiles import Report, in_silence
from models.capacity.workload import library_for
from models.comparisons.lacking import lacking_line
from models.comparisons.outages import Outage, outages_of, remains
from models.comparisons.restarts import restarted
from models.plan import queries
from models.plan.entities import Plan
from models.plan.kinds import is_physical, is_virtual

# Outages in a tile: their demands fit the cache for a small plan, and the memory for a large one.
TILE = 64


@frozen(kw_only=True)
class FailureResult:
    """One outage and what it does.

    Parameters
    ----------
    unserved : int
        Users, each counted once, that no machine serves although one does usually.
    above : tuple of str
        Machines above a ceiling that are not above it usually.
    busiest, resource, use
        The machine with the highest use against its ceiling, and that use; empty and None without data.
    stopped : int
        VMs that run no longer.
    running : bool
        Whether any machine still runs.
    unknown : bool
        Whether the CPU of a machine that still runs is not known.
    """

    outage: Outage
    unserved: int
    above: tuple[str, ...]
    busiest: str
    resource: str
    use: float | None
    stopped: int
    running: bool = True
    unknown: bool = False

    @property
    def survived(self) -> bool | None:
        """Return whether everyone is served and no machine exceeds a ceiling because of it; None where not known."""
        if self.unserved or self.above:
            return False
        return None if self.unknown else True


@frozen(kw_only=True)
class WorstCase:
    """The outage that loads a machine most, and its use then against the ceiling."""

    machine_id: str
    outage: Outage
    resource: str
    use: float


@frozen(kw_only=True)
class Failures:
    """All outages of a design, the worst first, and the worst of them for each machine.

    Parameters
    ----------
    no_data : dict
        The machines that are not judged by a resource, by resource.
    lacking : str
        Why the design is not complete, in a sentence; empty where it is.
    """

    machines: frozenset[str]
    results: tuple[FailureResult, ...]
    worst: tuple[WorstCase, ...]
    no_data: NoData = field(factory=dict)
    lacking: str = ""

    @property
    def may_fail(self) -> int | None:
        """Return how many physical machines may fail at once, whichever they are: 0, 1, or 2 where pairs were tried.

        None where it is not known.
        """
        survived = 0
        for number in (1, 2):
            some = [
                result.survived
                for result in self.results
                if len(result.outage.down) == number and self.machines >= {*result.outage.down}
            ]
            if False in some or not some:
                break
            if None in some:
                return None
            survived = number
        return survived


def failures(
    plan: Plan,
    design_id: str,
    library: Library,
    *,
    pairs: bool = True,
    restart: bool = False,
    machines_only: bool = False,
    report: Report = in_silence,
) -> Failures:
    """Return what every outage does to a design; of sites and links too, unless only machines are asked for.

    Raises
    ------
    PlanError
        If there is no such design.
    """
    design = queries.require_design(plan, design_id)
    mine = library_for(plan, library)
    compiled = compile_design(plan, design, mine)
    outages = outages_of(plan, design, pairs=pairs, machines_only=machines_only)
    tally = _Tally(compiled, mine)
    for part, some in _parts(compiled, outages, mine, restart=restart):
        tally.add(part, some)
        report(len(tally.results) / len(outages))
    return Failures(
        machines=frozenset(machine.id for machine in design.machines if is_physical(machine)),
        results=tuple(sorted(tally.results, key=_gravity)),
        worst=tuple(tally.worst()),
        no_data=without_data(compiled.machines.ids, tally.unknown),
        lacking=lacking_line(design.name, plan, gaps_of(compiled, mine)),
    )


def _gravity(result: FailureResult) -> tuple[object, ...]:
    use = float("-inf") if result.use is None else result.use
    return -result.unserved, -len(result.above), -use, result.outage.down


def _parts(
    compiled: CompiledDesign, outages: Sequence[Outage], library: Library, *, restart: bool
) -> Iterator[tuple[CompiledDesign, Sequence[Outage]]]:
    """Return the outages in tiles, each with the design that it meets; a restart of VMs makes another one."""
    holders = {machine.host for machine in compiled.entities if is_virtual(machine)}
    moving = [outage for outage in outages if restart and holders & set(outage.down)]
    still = [outage for outage in outages if not (restart and holders & set(outage.down))]
    for start in range(0, len(still), TILE):
        yield compiled, still[start : start + TILE]
    for outage in moving:
        ceiling = compiled.plan.assumptions.memory_ceiling
        design = restarted(compiled.design, outage, library.hypervisors, ceiling)
        yield compile_design(compiled.plan, design, library, compiled.workload), [outage]


class _Tally:
    """What the outages do, tile by tile."""

    def __init__(self, compiled: CompiledDesign, library: Library) -> None:
        self.results: list[FailureResult] = []
        self._ids = compiled.machines.ids
        self._ceiling = ceilings(compiled, library)
        usual = load_of(compiled, 0).utilization() / self._ceiling
        self._usual, self.unknown = passes(usual), unjudged(usual, compiled.machines.recommended_mb)
        self._heads = compiled.people
        self._worst = np.zeros(len(self._ids))
        self._cause: list[tuple[Outage, str]] = [(Outage(()), "")] * len(self._ids)

    def add(self, compiled: CompiledDesign, outages: Sequence[Outage]) -> None:
        """Take in the outages of a tile."""
        left = remains(compiled, outages)
        use = load_from(compiled, 0, left.asked).utilization() / self._ceiling
        use = np.where(left.machines[:, np.newaxis], use, -np.inf)
        self.unknown |= unjudged(use, compiled.machines.recommended_mb).any(axis=0)
        unknown: Flags = np.asarray(np.isnan(use[:, RESOURCES.index("cpu")]).any(axis=-1))
        use = np.where(np.isnan(use), -np.inf, use)
        unserved = left.unserved @ self._heads
        down = compiled.machines.is_vm & ~left.machines
        for row, outage in enumerate(outages):
            result = self._result(outage, use[row], round(unserved[row]), int(down[row].sum()))
            running = bool(left.machines[row].any())
            self.results.append(evolve(result, running=running, unknown=bool(unknown[row])))
            self._keep_worst(outage, use[row])

    def worst(self) -> Iterator[WorstCase]:
        """Return the worst case of each machine that has any load in one."""
        for row, (outage, resource) in enumerate(self._cause):
            if resource:
                yield WorstCase(
                    machine_id=self._ids[row], outage=outage, resource=resource, use=float(self._worst[row])
                )

    def _result(self, outage: Outage, use: Floats, unserved: int, stopped: int) -> FailureResult:
        above = (passes(use) & ~self._usual).any(axis=0)
        resource, row = np.unravel_index(int(use.argmax()), use.shape) if use.size else (0, 0)
        known = bool(use.size) and bool(np.isfinite(use[resource, row]))
        return FailureResult(
            outage=outage,
            unserved=unserved,
            above=tuple(self._ids[row] for row in np.flatnonzero(above)),
            busiest=self._ids[row] if known else "",
            resource=RESOURCES[resource] if known else "",
            use=float(use[resource, row]) if known else None,
            stopped=stopped,
        )

    def _keep_worst(self, outage: Outage, use: Floats) -> None:
        highest, resource = use.max(axis=0, initial=0.0), use.argmax(axis=0)
        for row in np.flatnonzero(highest > self._worst):
            self._worst[row] = highest[row]
            self._cause[row] = (outage, RESOURCES[resource[row]])
