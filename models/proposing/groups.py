"""Database availability groups of a proposal: one at every site, of all its servers that hold mailboxes."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import ceil, isfinite

import numpy as np
from attrs import evolve, frozen

from models.calibration.heads import STORE
from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.assigning import shares
from models.capacity.dags.results import DagNumbers, dags_of
from models.capacity.dags.work import Figures
from models.capacity.members import rows_of, with_members_left
from models.capacity.results import Evaluation
from models.plan.dags import MOST_MEMBERS, Dag
from models.plan.entities import Plan
from models.proposing.naming import site_codes
from models.proposing.requirements import MOST_AT_A_SITE, Requirements
from models.rounding import ROUNDING
from models.units import MB_A_GB

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

    def least(self, site: str) -> int | None:
        """Return the fewest members that hold a site's databases and survive failures; None where no number does."""
        first = max(self.wanted.copies, self.wanted.failures + 1)
        return next((n for n in range(first, MOST_MEMBERS + 1) if self._databases(site, n) is not None), None)

    def most(self, role: str) -> int:
        """Return how many servers of a role, or hosts with one of it, a site can have."""
        return MOST_MEMBERS if role == self.role else MOST_AT_A_SITE

    def more(self, role: str, number: int, use: float) -> int:
        """Return the fewest servers that can suffice where so many are used so far beyond their ceiling.

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
        """Return the group of each site.

        Parameters
        ----------
        kind : str
            Of the design, as ids are unique in the plan.
        members : mapping of str to sequence of str
            Ids of the members by site.
        """
        if not self.is_wanted:
            return ()
        return tuple(self._dag(f"dag-{kind}-{site}", site, ids) for site, ids in members.items())

    def _dag(self, identifier: str, site: str, members: Sequence[str]) -> Dag:
        databases = self._databases(site, len(members))
        assert databases is not None  # noqa: S101 - there are at least as many members as `least` says
        copies = self.wanted.copies
        return Dag(
            id=identifier,
            name=f"{site_codes(self.work)[site]}-DAG",
            members=tuple(members),
            serves=tuple(population.id for population in self.work.populations if population.site == site),
            databases=databases,
            copies=copies,
            failures=min(self.wanted.failures, copies - 1),
        )

    def _databases(self, site: str, members: int) -> int | None:
        """Return the fewest databases that are small enough, as evenly spread as that allows; None where none are.

        A multiple of the members shares copies evenly; of these times one less, also those of any member that fails.
        """
        needed = self._needed.get(site, 1)
        most = int(self._figures.get("dag.databases_per_server").value) * members // self.wanted.copies
        steps = (members * (members - 1), members)
        numbers = (step * ceil(needed / step) for step in steps)
        return next((number for number in numbers if number <= most), None)

    @cached_property
    def _figures(self) -> Figures:
        return Figures(self.library, self.wanted.exchange, (STORE,))

    @cached_property
    def _needed(self) -> Mapping[str, int]:
        """Return how many databases each site's mailboxes need so that none becomes too large."""
        whole = Dag(id="whole", name="whole", members=(), databases=1, copies=self.wanted.copies)
        return {
            site.id: max(ceil(self._stored_mb(site.id, whole) / (whole.most_database_gb * MB_A_GB)), 1)
            for site in self.work.sites
        }

    def _stored_mb(self, site: str, whole: Dag) -> float:
        here = [population for population in self.work.populations if population.site == site]
        return self._figures.work(whole, here, "central").database_mb


def in_worst_failure(compiled: CompiledDesign, groups: Mapping[str, DagNumbers]) -> CompiledDesign:
    """Return a design in which the members of each group are down whose loss is worst, with all VMs on their hosts.

    Parameters
    ----------
    groups : mapping of str to DagNumbers
        The numbers of its groups, by id.
    """
    machines, held_by = compiled.machines, [(held, groups[held.dag.id].worst.failed) for held in compiled.groups]
    down = [rows_of(machines, held.dag)[np.isin(held.dag.members, failed)] for held, failed in held_by]
    if not any(rows.size for rows in down):
        return compiled
    running = ~np.isin(machines.host, machines.host[np.concatenate(down)])
    share = shares(compiled.assignments, machines, running[compiled.assignments.machine].astype(np.float64))
    left = evolve(compiled, assignments=evolve(compiled.assignments, share=share))
    for number, (held, rows) in enumerate(zip(compiled.groups, down, strict=True)):
        left = with_members_left(left, number, ~np.isin(rows_of(machines, held.dag), rows))
    return left


def use_of_groups(evaluation: Evaluation) -> Mapping[str, float]:
    """Return what limits each group most in the worst failure, against its ceiling, by the id of each member.

    Memory is left out: part of it does not grow with the users, and the members' own numbers have it.
    """
    result: dict[str, float] = {}
    for numbers in dags_of(evaluation).values():
        known = [
            gauge.utilization / gauge.ceiling
            for name, gauge in numbers.limits.items()
            if name != "memory" and gauge.utilization is not None
        ]
        result |= dict.fromkeys(numbers.dag.members, max(known, default=0.0))
    return result
