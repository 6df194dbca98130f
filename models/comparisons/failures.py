"""Failures, one or two at once: who is no longer served, and which machines are above a ceiling.

Each outage is an evaluation of what remains. A VM on a host that is down stays down, or starts again on another host
of its site that has the memory.
"""

from collections.abc import Iterable, Iterator, Sequence

from attrs import astuple, field, frozen

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.ceilings import ceilings, ceilings_in_failure
from models.capacity.compiler import compile_design, with_machines
from models.capacity.completeness import gaps_of
from models.capacity.dags.member_disks import MemberDisks
from models.capacity.distinct import distinct_machines
from models.capacity.drivers import DRIVERS
from models.capacity.editing import machine_edit
from models.capacity.no_data import NoData, without_data
from models.capacity.tiles import Report, heard, in_silence
from models.capacity.workload import library_for
from models.comparisons.failure_results import Effects, FailureResult, Tally, WorstCase, alike_outages, effects_of
from models.comparisons.lacking import lacking_line
from models.comparisons.outages import Outage, outages_of
from models.comparisons.restarts import restarted
from models.comparisons.spreading import Part, Settings, Spread, here
from models.plan import queries
from models.plan.entities import Design, Plan
from models.plan.kinds import is_physical, is_virtual

# Numbers in a table of a tile, and outages that it tells of: a tile takes a few hundredths of a second.
TILE_NUMBERS, TILE_OUTAGES = 1 << 19, 4096


@frozen(kw_only=True)
class Failures:
    """All outages of a design, the worst first, and the worst of them for each machine.

    Parameters
    ----------
    no_data : dict
        The machines that are not judged by a resource, by resource.
    unknown_witness : tuple of str
        Ids of the groups whose quorum with a site lost takes the vote of a witness that is not given.
    lacking : str
        Why the design is not complete, in a sentence; empty where it is.
    """

    machines: frozenset[str]
    results: tuple[FailureResult, ...]
    worst: tuple[WorstCase, ...]
    no_data: NoData = field(factory=dict)
    lacking: str = ""
    unknown_witness: tuple[str, ...] = ()

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


def failures(  # noqa: PLR0913 - each is named where it is given
    plan: Plan,
    design_id: str,
    library: Library,
    *,
    pairs: bool = True,
    restart: bool = False,
    machines_only: bool = False,
    report: Report = in_silence,
    spread: Spread = here,
) -> Failures:
    """Return what every outage does to a design; of sites and links too, unless only machines are asked for.

    Parameters
    ----------
    spread : callable
        Does the parts of the work; where they are done changes no number.

    Raises
    ------
    PlanError
        If there is no such design.
    """
    design = queries.require_design(plan, design_id)
    mine = library_for(plan, library)
    work = FailureTiles(plan, design, mine, pairs=pairs, restart=restart, machines_only=machines_only, report=report)
    compiled, total = work.compiled, sum(len(group) for tile in work.tiles for group in tile)
    tally = Tally(compiled, ceilings(compiled, mine), work.disks)
    report(0.0)
    for tile, part in zip(work.tiles, spread(work), strict=True):
        tally.add(Effects(*part), tile)
        report(len(tally.results) / total)
    return Failures(
        machines=frozenset(machine.id for machine in design.machines if is_physical(machine)),
        results=tuple(sorted(tally.results, key=_gravity)),
        worst=tuple(tally.worst()),
        no_data=without_data(compiled.machines.ids, tally.unknown),
        lacking=lacking_line(design.name, plan, gaps_of(compiled, mine)),
        unknown_witness=tuple(held.dag.id for held in compiled.groups if held.hinges_on_witness),
    )


def _gravity(result: FailureResult) -> tuple[object, ...]:
    use = float("-inf") if result.use is None else result.use
    return -result.unserved, -len(result.above), -use, result.outage.down


class FailureTiles:
    """Outages of a design in tiles; those that take alike machines along are together, as they do the same.

    A restart of VMs makes another design, so an outage of their host is a tile of its own.
    """

    kind = "fail"

    def __init__(
        self,
        plan: Plan,
        design: Design,
        library: Library,
        *,
        pairs: bool,
        restart: bool,
        machines_only: bool,
        report: Report = in_silence,
    ) -> None:
        self._library = library
        self._asked = {"pairs": pairs, "restart": restart, "machines_only": machines_only}
        self.compiled = compile_design(plan, design, library)
        self._distinct = distinct_machines(self.compiled)
        self.disks = MemberDisks(self.compiled, library)
        outages = outages_of(plan, design, pairs=pairs, machines_only=machines_only, report=report)
        holders = {machine.host for machine in self.compiled.entities if is_virtual(machine)} if restart else set()
        moving = [outage for outage in heard(outages, report) if holders.intersection(outage.down)]
        still = [outage for outage in heard(outages, report) if holders.isdisjoint(outage.down)] if moving else outages
        groups = alike_outages(self._distinct, self.compiled, still, report)
        numbers = len(self._distinct.design.assignments.machine) * len(DRIVERS)
        self.tiles: list[Sequence[Sequence[Outage]]] = list(_tiles(heard(groups, report), numbers))
        self._standing = len(self.tiles)
        self.tiles += [[[outage]] for outage in moving]

    @classmethod
    def made(cls, plan: Plan, design_id: str, library: Library, settings: Settings) -> "FailureTiles":
        """Return the outages of a design."""
        pairs, restart, machines_only = (bool(settings[name]) for name in ("pairs", "restart", "machines_only"))
        design = queries.require_design(plan, design_id)
        mine = library_for(plan, library)
        return cls(plan, design, mine, pairs=pairs, restart=restart, machines_only=machines_only)

    @property
    def settings(self) -> Settings:
        """Return which outages are looked at."""
        return self._asked

    @property
    def count(self) -> int:
        """Return the number of tiles."""
        return len(self.tiles)

    def part(self, number: int) -> Part:
        """Return what the outages of a tile do, as the fields of `Effects`."""
        compiled, distinct, tile = self.compiled, self._distinct, self.tiles[number]
        if number >= self._standing:
            compiled = self._restarted(tile[0][0])
            distinct = distinct_machines(compiled)
        ceiling = ceilings_in_failure(distinct.design, self._library)
        return astuple(effects_of(compiled, distinct, tile, ceiling, self.disks), recurse=False)

    def _restarted(self, outage: Outage) -> CompiledDesign:
        compiled = self.compiled
        ceiling = compiled.plan.assumptions.memory_ceiling
        design = restarted(compiled.design, outage, self._library.hypervisors, ceiling)
        edit = machine_edit(compiled.machines, compiled.entities, design.machines)
        return with_machines(compiled, compiled.plan, design, edit, self._library)


def _tiles(groups: Iterable[Sequence[Outage]], numbers: int) -> Iterator[Sequence[Sequence[Outage]]]:
    """Return the groups in tiles that take a few hundredths of a second each.

    Parameters
    ----------
    numbers : int
        In a table of one outage.
    """
    tile: list[Sequence[Outage]] = []
    for group in groups:
        tile.append(group)
        if len(tile) * numbers >= TILE_NUMBERS or sum(map(len, tile)) >= TILE_OUTAGES:
            yield tile
            tile = []
    if tile:
        yield tile
