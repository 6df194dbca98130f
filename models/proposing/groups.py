"""Database availability groups of a proposal: one at every site, or one over two, of all servers with mailboxes."""

from collections.abc import Mapping, Sequence, Set
from functools import cached_property
from math import ceil, inf, isfinite

import numpy as np
from attrs import evolve, frozen

from models.calibration.heads import STORE
from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.assigning import shares
from models.capacity.compiler import serving_from
from models.capacity.dags.results import DagNumbers, FailureRow, dags_of
from models.capacity.dags.storing import largest_copy_mb
from models.capacity.dags.work import Contents, Figures, Work
from models.capacity.members import rows_of, with_members_left
from models.capacity.nearest import nearest_sites
from models.capacity.results import Evaluation
from models.plan.dags import MOST_MEMBERS, USERS, Dag
from models.plan.entities import Plan, Population
from models.plan.queries import joined_sites
from models.proposing.naming import site_codes
from models.proposing.requirements import MOST_AT_A_SITE, ONE_ACTIVE, SPANNED, Requirements
from models.rounding import ROUNDING
from models.storage.disks import JBOD, tb_to_mb
from models.units import MB_A_GB

# So many times as many databases are tried to share them evenly at both sites.
MOST_TIMES = 4
# What the number of servers follows.
OF_SERVERS = ("cpu", "memory")
# What is short where even the largest group cannot have as many databases as the mailboxes need.
DATABASES = "databases"


def offers_copies(exchange: str, library: Library) -> bool:
    """Return whether a version has database availability groups: whether the cost of a passive copy is known."""
    return Figures(library, exchange, (STORE,)).has_groups


@frozen(eq=False)
class Grouping:
    """The groups that requirements ask for: their smallest size, and how they are made from members."""

    work: Plan
    wanted: Requirements
    library: Library

    @property
    def is_wanted(self) -> bool:
        """Return whether databases have more than one copy."""
        return self.wanted.copies > 1

    @cached_property
    def role(self) -> str:
        """Return the role whose servers are members; empty where there are no groups."""
        role = self.library.calibration_of(self.wanted.exchange).head.role_for(STORE)
        return role.id if role is not None and self.is_wanted else ""

    @cached_property
    def spans(self) -> tuple[tuple[str, ...], ...]:
        """Return the sites that have servers, by their ids: those of each group, as many servers at each of them."""
        held = dict.fromkeys((site.id for site in self.work.sites), 0)
        for population in self.work.populations:
            held[population.site] += population.mailboxes
        if self.wanted.over_two_sites:
            return (tuple(sorted(held, key=lambda site: -held[site])[:SPANNED]),)
        return tuple((site,) for site, mailboxes in held.items() if mailboxes)

    def span_of(self, site: str) -> tuple[str, ...]:
        """Return the sites of the group that a site is one of; of a site without a group, only itself."""
        return next((span for span in self.spans if site in span), (site,))

    def least(self, span: Sequence[str]) -> int | None:
        """Return the fewest members at each of a group's sites that hold its databases and survive failures.

        None where no number does.
        """
        needed = max(self.wanted.copies, self.wanted.failures + 1)
        first = max(ceil(needed / len(span)), self._copies_there if self._is_one_active else 1)
        numbers = range(first, MOST_MEMBERS // len(span) + 1)
        return next((number for number in numbers if self._databases(span, number * len(span)) is not None), None)

    def most(self, role: str) -> int:
        """Return how many servers of a role, or hosts with one of it, a site can have."""
        return MOST_MEMBERS // len(self.spans[0]) if role == self.role else MOST_AT_A_SITE

    def most_in_all(self, role: str) -> int:
        """Return how many of them a group can have, or a site without one."""
        return MOST_MEMBERS if role == self.role else MOST_AT_A_SITE

    def more(self, role: str, number: int, use: float) -> int:
        """Return the fewest servers at a site that can suffice where so many are used so far beyond their ceiling.

        What is active on a member grows with the inverse of the members that are left, and what is passive does not
        grow less, so no smaller number is enough.

        Parameters
        ----------
        use : float
            Of the busiest one against its ceiling, of a member in the worst failure.
        """
        down = self.wanted.failures if role == self.role else 0
        needed = (number - down) * use + down
        return max(ceil(needed - ROUNDING), number + 1) if isfinite(needed) else MOST_AT_A_SITE + 1

    def dags(self, kind: str, members: Mapping[str, Sequence[str]]) -> tuple[Dag, ...]:
        """Return the groups.

        Parameters
        ----------
        kind : str
            Of the design, as ids are unique in the plan.
        members : mapping of str to sequence of str
            Ids of the members by site.
        """
        if not self.is_wanted:
            return ()
        return tuple(
            self._dag(f"dag-{kind}-{span[0]}", span, [member for site in span for member in members[site]])
            for span in self.spans
        )

    def with_least(self, dags: Sequence[Dag], least: Mapping[str, int]) -> frozenset[str]:
        """Return the groups, by id, that have no more members than they have at least.

        Parameters
        ----------
        least : mapping of str to int
            Members at each site.
        """
        sized = zip(dags, self.spans, strict=False)
        return frozenset(dag.id for dag, span in sized if len(dag.members) == sum(least[site] for site in span))

    def _dag(self, identifier: str, span: Sequence[str], members: Sequence[str]) -> Dag:
        databases = self._databases(span, len(members))
        assert databases is not None  # noqa: S101 - there are at least as many members as `least` says
        wanted, codes = self.wanted, site_codes(self.work)
        dag = Dag(
            id=identifier,
            name="-".join([*(codes[site] for site in span), "DAG"]),
            members=tuple(members),
            serves=tuple(population.id for population in self._populations(span)),
            databases=databases,
            copies=wanted.copies,
            lagged=wanted.lagged,
            lag_days=wanted.lag_days,
            failures=min(wanted.failures, wanted.copies - wanted.lagged - 1),
            witness_site=_witness(self.work, span),
        )
        if self._is_one_active:
            return evolve(dag, second_site=span[1], second_site_copies=self._copies_there)
        return evolve(dag, active=USERS) if len(span) > 1 else dag

    @property
    def _is_one_active(self) -> bool:
        return self.wanted.over_two_sites and self.wanted.dag_sites == ONE_ACTIVE

    @property
    def _copies_there(self) -> int:
        """Return the copies at a second site: half, but one more than are lagged, or its databases would be lost."""
        return max(self.wanted.copies // 2, self.wanted.lagged + 1)

    def _populations(self, span: Sequence[str]) -> list[Population]:
        """Return the populations whose mailboxes are in a group."""
        return [each for each in self.work.populations if self.wanted.over_two_sites or each.site in span]

    def _databases(self, span: Sequence[str], members: int) -> int | None:
        """Return the fewest databases that are small enough, as evenly spread as that allows; None where none are.

        A multiple of the members shares copies evenly; of these times one less, also those of any member that fails.
        Where they follow the users of two sites, a few times as many may give the members of a site as many each.
        """
        needed = self._needed[tuple(span)]
        most = int(self._figures.get("dag.databases_per_server").value) * members // self.wanted.copies
        steps = (members * (members - 1), members)
        numbers = (step * ceil(needed / step) for step in steps)
        found = next((number for number in numbers if number <= most), None)
        if found is None or len(span) == 1 or self._is_one_active:
            return found
        several = range(found, min(most, found * MOST_TIMES) + 1, found)
        even = (number for number in several if self._at_first(span, number) % (members // len(span)) == 0)
        return next(even, found)

    def _at_first(self, span: Sequence[str], databases: int) -> int:
        """Return how many of some databases have their users at the first of two sites, or nearer to it."""
        rows = {site.id: row for row, site in enumerate(self.work.sites)}
        ends = [rows[site] for site in span]
        near = nearest_sites(self.work, ends)
        users = [sum(each.mailboxes for each in self.work.populations if near[rows[each.site]] == end) for end in ends]
        return round(databases * users[0] / max(sum(users), 1))

    @cached_property
    def _figures(self) -> Figures:
        return Figures(self.library, self.wanted.exchange, (STORE,))

    @cached_property
    def _needed(self) -> Mapping[tuple[str, ...], int]:
        """Return how many databases the mailboxes of each group need so that none becomes too large."""
        wanted = self.wanted
        whole = Dag(id="whole", name="whole", members=(), databases=1, copies=wanted.copies, lagged=wanted.lagged,
                    lag_days=wanted.lag_days)  # fmt: skip
        stored = {
            span: self._figures.work(whole, Contents.spread(self._populations(span), 1), "central")
            for span in self.spans
        }
        return {span: max(ceil(self._parts(whole, work)), 1) for span, work in stored.items()}

    def _parts(self, whole: Dag, work: Work) -> float:
        """Return into how many databases a whole one must be split: none may be too large, or too large for a disk."""
        parts = float(work.database_mb.sum()) / (whole.most_database_gb * MB_A_GB)
        storage = self.wanted.storage(self.library)
        if storage is None or storage.disk_tb is None or storage.layout != JBOD:
            return parts
        return max(parts, largest_copy_mb(whole, work) / tb_to_mb(storage.disk_tb))


def to_survive(numbers: DagNumbers) -> tuple[FailureRow, ...]:
    """Return the failures that a proposed group is to survive: of members, and of each site where it is over two."""
    return (numbers.worst, *(row for row in numbers.rows if row.site))


def in_failure(compiled: CompiledDesign, failed: Set[str]) -> CompiledDesign:
    """Return a design in which some members of its groups are down, with all VMs on their hosts.

    Parameters
    ----------
    failed : set of str
        Their ids.
    """
    machines = compiled.machines
    down = [rows_of(machines, held.dag)[np.isin(held.dag.members, list(failed))] for held in compiled.groups]
    if not any(rows.size for rows in down):
        return compiled
    running = ~np.isin(machines.host, machines.host[np.concatenate(down)])
    share = shares(compiled.assignments, machines, running[compiled.assignments.machine].astype(np.float64))
    left = evolve(compiled, assignments=evolve(compiled.assignments, share=share))
    for number, (held, rows) in enumerate(zip(compiled.groups, down, strict=True)):
        left = with_members_left(left, number, ~np.isin(rows_of(machines, held.dag), rows))
    return left


def without_site(compiled: CompiledDesign, site: str) -> CompiledDesign:
    """Return a design in which the servers at another site of its groups serve whom those of a lost site do.

    Members serve the users of their group wherever they stand, so only what other servers do moves.

    Parameters
    ----------
    site : str
        The lost one, by id.
    """
    lost = compiled.site_rows[site]
    others = [row for held in compiled.groups for row in held.sites.tolist() if row != lost]
    serving = {
        duty: serving_from(np.where(usual.site_of == lost, others[0], usual.site_of), usual.by_group)
        for duty, usual in compiled.serving.items()
    }
    return evolve(compiled, serving=serving)


def use_of_groups(evaluation: Evaluation) -> Mapping[str, float]:
    """Return what limits each group most, against its ceiling, by the id of each member.

    On a normal day and in the failures that it is to survive; infinite where databases are lost. Memory is left out:
    part of it does not grow with the users, and the members' own numbers have it.
    """
    result: dict[str, float] = {}
    for numbers in dags_of(evaluation).values():
        rows = (numbers.normal, *to_survive(numbers))
        gauges = [numbers.capacity, *(gauge for row in rows for gauge in (row.cpu, row.operations))]
        known = [gauge.utilization / gauge.ceiling for gauge in gauges if gauge.utilization is not None]
        lost = any(row.lost or not row.has_quorum for row in rows)
        result |= dict.fromkeys(numbers.dag.members, inf if lost else max(known, default=0.0))
    return result


def reason_of(numbers: DagNumbers) -> FailureRow:
    """Return the day or failure that asks most of a member's CPU or memory, against its ceiling; of equals the gravest.

    Disks are left out: a member gets as many as it needs.
    """
    return max((*reversed(to_survive(numbers)), numbers.normal), key=_use_of)


def _use_of(row: FailureRow) -> float:
    gauges = [row.peaks[resource].gauge for resource in OF_SERVERS]
    return max((gauge.utilization / gauge.ceiling for gauge in gauges if gauge.utilization is not None), default=0.0)


def _witness(work: Plan, span: Sequence[str]) -> str | None:
    """Return a third site of a plan for the witness of a group over two; None for one outside the plan.

    At one of both sites, or where links lead over one of them alone, it would be lost with that site and half of the
    members.
    """
    if len(span) < SPANNED:
        return None
    rows, usual = {site.id: row for row, site in enumerate(work.sites)}, joined_sites(work)
    ways = [(rows[site], joined_sites(work, frozenset(span) - {site})) for site in span]
    for site, here in rows.items():
        if site not in span and all(left[here] == left[end] or usual[here] != usual[end] for end, left in ways):
            return site
    return None
