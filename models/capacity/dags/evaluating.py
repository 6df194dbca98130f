"""The numbers of every group of a design, from its copies, its members' processors and memory, and its disks."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from math import floor, inf, isfinite
from types import MappingProxyType

import numpy as np
from attrs import evolve

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.bounds import BOUNDS
from models.capacity.ceilings import failure_ceiling
from models.capacity.completeness import gaps_of
from models.capacity.dags.disks import Disks
from models.capacity.dags.member_use import MemberUse, SiteWork
from models.capacity.dags.results import DagNumbers, Factor, FailureRow, Home, Peak
from models.capacity.dags.shipping import replication_of
from models.capacity.dags.storing import copies_per_disk, measures_of
from models.capacity.dags.work import Work, contents_of, figures_of_dag
from models.capacity.floats import NOBODY, Flags, Floats
from models.capacity.members import rows_of
from models.capacity.rating import gauge_of
from models.capacity.results import Gauge
from models.dag.failing import Demand, Failure, Losses, use_of, worst_in
from models.rounding import ROUNDING

# By resource the utilization of members at each bound: (failures, members).
Uses = dict[str, list[Floats]]


def groups_of(
    compiled: CompiledDesign,
    library: Library,
    known: Mapping[str, DagNumbers] = MappingProxyType({}),
    only: Collection[str] | None = None,
) -> dict[str, DagNumbers]:
    """Return the numbers of each group of a design by its id.

    Parameters
    ----------
    known : dict of str to DagNumbers
        Those that no edit touched; only whether all users of a group are served can be different.
    only : collection of str or None
        Ids of the groups that are asked for; None for all.
    """
    asked = [row for row in enumerate(compiled.groups) if only is None or row[1].dag.id in only]
    if not asked:
        return {}
    sites = np.zeros(len(compiled.plan.sites), dtype=np.bool_)
    for _, held in asked:
        sites[held.sites] |= held.dag.id not in known
    besides = [SiteWork(compiled, bound, sites) for bound in range(len(BOUNDS))]
    lacking = frozenset(gap.population for gap in gaps_of(compiled, library))
    found = {}
    for number, held in asked:
        complete, before = lacking.isdisjoint(held.dag.serves), known.get(held.dag.id)
        if before is None:
            before = _Numbers(compiled, library, number, besides).all(complete=complete)
        found[held.dag.id] = before if before.complete == complete else evolve(before, complete=complete)
    return found


class _Numbers:
    """The numbers of one group on their way."""

    def __init__(self, compiled: CompiledDesign, library: Library, number: int, besides: Sequence[SiteWork]) -> None:
        held = compiled.groups[number]
        self.compiled, self.held, self.dag = compiled, held, held.dag
        dag, self.rows = held.dag, rows_of(compiled.machines, held.dag)
        self.figures = figures_of_dag(compiled.design, dag, library)
        self.contents = contents_of(held, compiled.workload)
        self.work: list[Work] = [self.figures.work(dag, self.contents, bound) for bound in BOUNDS]
        uses = [MemberUse(work, number) for work in besides]
        self.fixed_memory = [use.memory_fixed for use in uses]
        self.demands: dict[str, list[Demand]] = {
            "cpu": [self._cpu(use) for use in uses],
            "memory": [Demand(*use.memory_costs, use.memory, use.memory_besides) for use in uses],
            "operations": [self._disks(bound) for bound in range(len(BOUNDS))],
        }
        assumptions = compiled.plan.assumptions
        self.ceiling, self.failure_ceiling = assumptions.cpu_ceiling, failure_ceiling(assumptions, library)
        disks = library.common.get("disk.ceiling").value
        self.ceilings = {"cpu": self.failure_ceiling, "memory": assumptions.memory_ceiling, "operations": disks}

    def all(self, *, complete: bool) -> DagNumbers:
        """Return everything."""
        dag, losses, sites = self.dag, self.held.member_losses, self.compiled.plan.sites
        uses = [self._uses(each) for each in losses]
        rows = [self._row(each, use) for each, use in zip(losses, uses, strict=True)]
        site_losses = list(self.held.site_losses.values())
        site_uses = [self._uses(each) for each in site_losses]
        of_sites = zip(self.held.site_losses, site_losses, site_uses, strict=True)
        site_rows = [self._row(each, use, sites[row].id) for row, each, use in of_sites]
        worst, capacity = rows[dag.failures], self._capacity()
        factors = _factors({"cpu": worst.cpu, "normal": rows[0].cpu, "capacity": capacity,
                            "operations": worst.operations})  # fmt: skip
        if worst.memory.utilization is not None:
            factors |= self._memory_factor(losses[dag.failures].activation.alive, uses[dag.failures]["memory"])
        limit = min(factors, key=lambda name: factors[name].in_use, default="") if self.mailboxes else ""
        return DagNumbers(
            dag=dag,
            mailboxes=self.mailboxes,
            copies=self.held.copies,
            rows=(*rows, *site_rows),
            capacity=capacity,
            members={name: self._members(name, uses[0][name], uses[dag.failures][name]) for name in self.demands}
            | {"capacity": self._space_of_members()},
            homes=tuple(self._homes()),
            home=tuple(self.held.home.tolist()),
            spread=self._sites_at(NOBODY),
            per_disk=copies_per_disk(self.held, self.work[0]),
            measures=tuple(measures_of(self.figures, self.held, self.work[0])),
            replication=replication_of(self.compiled, self.held, self.work[0].log_mb),
            factors=factors,
            room=self._room(factors[limit].in_use) if limit else None,
            limit=limit,
            site_room=self._site_room(site_rows, site_losses, site_uses, capacity),
            judged=("cpu",) if self._has_memory_rule() else ("cpu", "memory"),
            complete=complete,
            counts_copies=self.figures.counts_copies,
        )

    @cached_property
    def mailboxes(self) -> int:
        """Return the mailboxes of the populations that the group serves."""
        return sum(population.mailboxes for population in self.contents.populations)

    def _homes(self) -> Iterator[Home]:
        """Yield whose mailboxes the databases of each home hold."""
        sites, databases = self.held.home_sites.tolist(), self.held.databases_at.tolist()
        mailboxes = self.contents.mailboxes.sum(axis=-1).tolist()
        work = self.work[0]
        sizes = zip(work.database_mb.tolist(), work.copy_mb.tolist(), work.lagged_mb.tolist(), strict=True)
        for number, (size, copy, lagged) in enumerate(sizes):
            site = self.compiled.plan.sites[sites[number]].id if sites else ""
            guests = tuple(name for name in self._sites_at(sites[number]) if name != site) if sites else ()
            yield Home(
                site, round(databases[number]), mailboxes[number] * databases[number], size, guests, copy, lagged
            )

    def _sites_at(self, row: int) -> tuple[str, ...]:
        """Return the sites whose users have their mailboxes in the databases of a site: none unless these follow them.

        Parameters
        ----------
        row : int
            Of the site; `NOBODY` for those that are in all databases.
        """
        people = {population.site for population in self.contents.populations if population.mailboxes}
        each = zip(self.compiled.plan.sites, self.held.lodged, strict=False)
        return tuple(site.id for site, at in each if at == row and site.id in people)

    def _room(self, factor: float) -> int:
        """Return how many mailboxes come on top where there are this many times as many as now."""
        return floor(self.mailboxes * factor - self.mailboxes + ROUNDING)

    def _site_room(
        self, rows: Sequence[FailureRow], losses: Sequence[Losses], uses: Sequence[Uses], capacity: Gauge
    ) -> int | None:
        """Return how many more mailboxes there may be while any one site is lost.

        The copies of the other sites stay where they are, and so does the space that they need.
        """
        found = [factor.in_use for factor in _factors({"capacity": capacity}).values()]
        for row, each, use in zip(rows, losses, uses, strict=True):
            factors = _factors({"cpu": row.cpu, "operations": row.operations})
            if row.memory.utilization is not None:
                factors |= self._memory_factor(each.activation.alive, use["memory"])
            found += [factor.in_use for factor in factors.values()]
        is_known = bool(rows) and all(row.survived and row.cpu.utilization is not None for row in rows)
        return self._room(min(found)) if found and is_known and self.mailboxes else None

    def _has_memory_rule(self) -> bool:
        """Return whether rules say how much memory to install in each member, so that its use need not be known."""
        return bool(np.isfinite(self.compiled.machines.recommended_mb[self.rows]).all())

    def _memory_factor(self, alive: Flags, uses: Sequence[Floats]) -> dict[str, Factor]:
        """Return with how many times the mailboxes the first member meets its memory ceiling in some failures."""
        ends = []
        for use, fixed in zip(uses, self.fixed_memory, strict=True):
            growing = use - fixed
            with np.errstate(divide="ignore", invalid="ignore"):
                factor = np.where(alive & (growing > 0.0), (self.ceilings["memory"] - fixed) / growing, inf)
            ends.append(max(float(factor.min(initial=inf)), 0.0))
        return {"memory": Factor(ends[0], min(ends), max(ends))} if isfinite(ends[0]) else {}

    def _cpu(self, use: MemberUse) -> Demand:
        active, passive = use.costs
        # Versions before groups have no figures for their members.
        cost = active if self.figures.has_groups else np.full_like(active, np.nan)
        return Demand(cost, passive, use.capacity, use.besides, use.waiting)

    def _disks(self, bound: int) -> Demand:
        """Return what the databases ask of the disks of the members, of which nothing else takes part."""
        work, have = self.work[bound], self.figures.disks_do(self.dag.storage, BOUNDS[bound])
        costs = work.active_iops[:, np.newaxis], work.passive_iops[:, np.newaxis]
        return Demand(*costs, np.full(len(self.rows), have))

    def _uses(self, losses: Losses) -> Uses:
        """Return the utilization of the members in some failures, by resource."""
        return {name: [use_of(each, losses.activation) for each in demands] for name, demands in self.demands.items()}

    def _row(self, losses: Losses, uses: Uses, site: str = "") -> FailureRow:
        worst = {name: worst_in(losses, each[0]) for name, each in uses.items()}
        failure, members = worst["cpu"], self.dag.members
        left = [number for row, number in enumerate(failure.active) if row not in failure.failed]
        served = failure.votes >= failure.needed
        return FailureRow(
            failed=tuple(members[row] for row in failure.failed),
            site=site,
            peaks={name: self._peak(name, uses[name], each) for name, each in worst.items()},
            active=(int(min(left)), int(max(left))) if left and served else (0, 0),
            lost=failure.lost,
            votes=failure.votes,
            needed=failure.needed,
        )

    def _peak(self, name: str, uses: Sequence[Floats], failure: Failure) -> Peak:
        """Return the use of the member that is used most, in the worst of some failures."""
        member, ceiling = failure.busiest, self.ceilings[name]
        if name == "cpu" and not failure.failed:
            ceiling = self.ceiling
        ends = [np.nan if member is None else float(use[failure.number, member]) for use in uses]
        failed = tuple(self.dag.members[row] for row in failure.failed)
        return Peak(None if member is None else self.dag.members[member], failed, gauge_of(ends, ceiling))

    def _members(self, name: str, usual: Sequence[Floats], some: Sequence[Floats]) -> dict[str, tuple[Gauge, Gauge]]:
        """Return the use of each member: on a normal day, and when those members fail whose loss it feels most."""
        ceilings = [self.ceilings[name]] * 2
        if name == "cpu":
            may_fail = self.dag.failures and len(self.rows) > 1
            ceilings = [self.ceiling, self.failure_ceiling if may_fail else self.ceiling]
        felt_most = np.where(np.isnan(some[0]), -1.0, some[0]).argmax(axis=0).tolist()
        return {
            member: (
                gauge_of([use[0, row] for use in usual], ceilings[0]),
                gauge_of([use[felt_most[row], row] for use in some], ceilings[1]),
            )
            for row, member in enumerate(self.dag.members)
        }

    def _capacity(self) -> Gauge:
        """Return the space that the member needs which holds most."""
        return gauge_of([float(each.max()) for each in self._space], 1.0)

    @cached_property
    def _space(self) -> list[Floats]:
        """Return the space that each member needs, of what its disks hold, at each bound: (members,)."""
        disks = Disks(self.figures, self.held)
        return [disks.space_of_members(work) for work in self.work]

    def _space_of_members(self) -> dict[str, tuple[Gauge, Gauge]]:
        """Return the space that each member needs: no failure changes what it holds."""
        gauges = (gauge_of(ends, 1.0) for ends in zip(*self._space, strict=True))
        return {member: (gauge, gauge) for member, gauge in zip(self.dag.members, gauges, strict=True)}


def _factors(gauges: Mapping[str, Gauge]) -> dict[str, Factor]:
    """Return with how many times the mailboxes each ceiling is met, where all of a use grows with the mailboxes."""
    return {
        name: Factor(*(gauge.ceiling / use if use else inf for use in (gauge.utilization, gauge.high, gauge.low)))
        for name, gauge in gauges.items()
        if gauge.utilization
    }
