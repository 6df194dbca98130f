"""The numbers of every group of a design, from its copies, its members' processors and its disks."""

from collections.abc import Sequence
from math import floor

import numpy as np

from models.calibration.library import Library
from models.capacity.arrays import NOBODY, CompiledDesign
from models.capacity.bounds import BOUNDS
from models.capacity.ceilings import failure_ceiling
from models.capacity.dags.disks import Disks
from models.capacity.dags.member_cpu import MemberCpu, SiteWork
from models.capacity.dags.results import DagNumbers, FailureRow
from models.capacity.dags.shipping import replication_of
from models.capacity.dags.storing import copies_per_disk, measures_of
from models.capacity.dags.work import Work, figures_of_dag
from models.capacity.floats import Flags, Floats
from models.capacity.members import rows_of
from models.capacity.rating import SAME, gauge_of
from models.capacity.results import Gauge
from models.dag.activation import activated, failures_of
from models.dag.failing import Failure, Group, site_failures, use_of, worst_of
from models.plan.entities import Population

# All of the work, once.
ONCE = np.ones((1, 1))


def groups_of(compiled: CompiledDesign, library: Library) -> dict[str, DagNumbers]:
    """Return the numbers of each group of a design by its id."""
    if not compiled.groups:
        return {}
    besides = [SiteWork(compiled, bound) for bound in range(len(BOUNDS))]
    numbered = enumerate(compiled.groups)
    return {held.dag.id: _Numbers(compiled, library, number, besides).all() for number, held in numbered}


class _Numbers:
    """The numbers of one group on their way."""

    def __init__(self, compiled: CompiledDesign, library: Library, number: int, besides: Sequence[SiteWork]) -> None:
        held = compiled.groups[number]
        self.compiled, self.held, self.dag = compiled, held, held.dag
        dag, self.rows = held.dag, rows_of(compiled.machines, held.dag)
        self.figures = figures_of_dag(compiled.design, dag, library)
        self.populations: list[Population] = [row for row in compiled.plan.populations if row.id in dag.serves]
        self.work: list[Work] = [self.figures.work(dag, self.populations, bound) for bound in BOUNDS]
        self.copies = held.copies
        self.groups = [self._group(MemberCpu(work, number)) for work in besides]
        self.ceiling = compiled.plan.assumptions.cpu_ceiling
        self.failure_ceiling = failure_ceiling(compiled.plan.assumptions, library)
        self.disk_ceiling = library.common.get("disk.ceiling").value

    def all(self) -> DagNumbers:
        """Return everything."""
        dag, group = self.dag, self.groups[0]
        worst = [worst_of(group, failed) for failed in range(min(dag.failures + 1, group.members - 1) + 1)]
        sites = site_failures(group) if len(set(group.sites.tolist())) > 1 else ()
        lost_sites = [self.compiled.plan.sites[int(site)].id for site in np.unique(group.sites)]
        rows = [self._row(failure, "") for failure in worst]
        rows += [self._row(failure, site) for failure, site in zip(sites, lost_sites, strict=False)]
        disks = Disks(self.figures, dag, self.copies, group.members, worst[dag.failures].failed)
        capacity, operations = self._capacity(disks), self._operations(disks)
        mailboxes = sum(population.mailboxes for population in self.populations)
        cpu = {"cpu": rows[dag.failures].cpu, "normal": rows[0].cpu}
        room, limit = _room(mailboxes, cpu | {"capacity": capacity, "operations": operations})
        replication = replication_of(self.compiled, self.held, self.work[0].log_mb)
        return DagNumbers(
            dag=dag,
            mailboxes=mailboxes,
            copies=self.copies,
            rows=tuple(rows),
            capacity=capacity,
            operations=operations,
            members_cpu=self._members(),
            database_mb=self.work[0].database_mb,
            per_disk=copies_per_disk(dag, self.work[0]),
            measures=tuple(measures_of(self.figures, dag, self.work[0], max(self._held()))),
            replication=replication,
            room=room,
            limit=limit,
            counts_copies=self.figures.counts_copies,
        )

    def _group(self, cpu: MemberCpu) -> Group:
        witness, (active, passive) = self.held.witness, cpu.costs
        return Group(
            copies=self.copies,
            lagged=self.dag.lagged,
            # Versions before groups have no figures for their members.
            active_cost=active if self.figures.has_groups else np.nan,
            passive_cost=passive,
            capacity=cpu.capacity,
            sites=self.held.sites,
            witness_site=None if witness == NOBODY else witness,
            besides=cpu.besides,
            waiting=cpu.waiting,
        )

    def _row(self, failure: Failure, site: str) -> FailureRow:
        members = self.dag.members
        left = [number for row, number in enumerate(failure.active) if row not in failure.failed]
        served = failure.votes >= failure.needed
        return FailureRow(
            failed=tuple(members[row] for row in failure.failed),
            site=site,
            busiest=None if failure.busiest is None else members[failure.busiest],
            cpu=self._cpu(failure, failure.busiest),
            active=(int(min(left)), int(max(left))) if left and served else (0, 0),
            lost=failure.lost,
            votes=failure.votes,
            needed=failure.needed,
        )

    def _cpu(self, failure: Failure, member: int | None) -> Gauge:
        ceiling = self.failure_ceiling if failure.failed else self.ceiling
        if member is None:
            return gauge_of([np.nan] * len(BOUNDS), ceiling)
        return gauge_of([self._use(failure, bound)[member] for bound in range(len(BOUNDS))], ceiling)

    def _use(self, failure: Failure, bound: int) -> Floats:
        group = self.groups[bound]
        alive = np.ones((1, group.members), dtype=np.bool_)
        alive[0, list(failure.failed)] = False
        use: Floats = use_of(group, activated(group.copies, group.lagged, alive))[0]
        return use

    def _members(self) -> dict[str, tuple[Gauge, Gauge]]:
        """Return the CPU of each member: on a normal day, and when those members fail whose loss it feels most."""
        group, normal = self.groups[0], np.ones((1, len(self.rows)), dtype=np.bool_)
        some = failures_of(group.members, min(self.dag.failures, group.members - 1))
        use, ceiling = use_of(group, activated(group.copies, group.lagged, some)), self.ceiling
        if self.dag.failures and group.members > 1:
            ceiling = self.failure_ceiling
        felt_most = some[np.where(np.isnan(use), -1.0, use).argmax(axis=0)]
        days = [self._uses(alive) for alive in (normal, felt_most)]
        return {
            member: (
                gauge_of([use[0, row] for use in days[0]], self.ceiling),
                gauge_of([use[row, row] for use in days[1]], ceiling),
            )
            for row, member in enumerate(self.dag.members)
        }

    def _uses(self, alive: Flags) -> list[Floats]:
        """Return the utilization of the members in some failures, at each bound: (failures, members)."""
        return [use_of(group, activated(group.copies, group.lagged, alive)) for group in self.groups]

    def _held(self) -> list[int]:
        return [int(number) for number in np.bincount(self.copies.ravel(), minlength=len(self.rows))]

    def _capacity(self, disks: Disks) -> Gauge:
        """Return the space that the member needs which holds most."""
        return gauge_of([float(disks.space([work], ONCE)[0]) for work in self.work], 1.0)

    def _operations(self, disks: Disks) -> Gauge:
        """Return the disk operations of the member that has most of them."""
        asked = zip(BOUNDS, self.work, strict=True)
        return gauge_of([float(disks.operations([work], ONCE, bound)[0]) for bound, work in asked], self.disk_ceiling)


def _room(mailboxes: int, gauges: dict[str, Gauge]) -> tuple[int | None, str]:
    """Return the mailboxes until the first ceiling, and of what it is: everything grows with the mailboxes alike."""
    known = {name: gauge.utilization / gauge.ceiling for name, gauge in gauges.items() if gauge.utilization}
    if not known or not mailboxes:
        return None, ""
    limit = max(known, key=known.__getitem__)
    return floor(mailboxes / known[limit] - mailboxes + SAME), limit
