"""Disks of proposed groups: as few in each member as hold its copies and serve them in the worst failure."""

from collections.abc import Callable

import numpy as np
from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.compiler import compile_design
from models.capacity.dags.evaluating import groups_of
from models.capacity.dags.results import DagNumbers
from models.capacity.rating import passes
from models.capacity.workload import library_for
from models.errors import PlanError
from models.fewest import fewest
from models.plan.dags import MOST_DISKS, Dag, Storage, replaced
from models.plan.entities import Design, Plan
from models.proposing.groups import to_survive, use_of_groups
from models.proposing.requirements import Requirements
from models.proposing.sized import SizedDesign, against_ceilings, evaluated, evaluated_at_worst
from models.rounding import ROUNDING
from models.words import count, tr_format


def with_disks(sized: SizedDesign, work: Plan, wanted: Requirements, library: Library) -> SizedDesign:
    """Return a design whose groups have the disks that they need; the same where nothing is said of their size.

    Raises
    ------
    PlanError
        If a member would need more disks than a plan can hold.
    """
    storage = wanted.storage(library)
    if storage is None or not sized.design.dags:
        return sized
    design = sized.design
    for dag in design.dags:
        members = _Members(work, design, evolve(dag, storage=storage), library_for(work, library))
        members = members.fewer_databases(loses_sites=wanted.over_two_sites)
        design = members.with_storage(members.enough())
    worst = evaluated_at_worst(work, design, library, loses_sites=wanted.over_two_sites)
    return evolve(sized, design=design, evaluation=evaluated(work, design, library), worst=worst)


@frozen(eq=False)
class _Members:
    """The members of a proposed group, whose disks are all but counted."""

    work: Plan
    design: Design
    dag: Dag
    library: Library

    def with_storage(self, storage: Storage) -> Design:
        """Return the design with other disks."""
        return evolve(self.design, dags=replaced(self.design.dags, evolve(self.dag, storage=storage)))

    def enough(self) -> Storage:
        """Return the fewest disks that are enough in each member, with as many copies on each as fit."""
        storage, first = self.dag.storage, self._numbers(1)
        if first.per_disk:
            storage = evolve(storage, databases_per_disk=first.per_disk)
        needed = first.measure("disks")
        disks = self._fewest(_holds, 1 if needed is None else round(needed.value) - storage.spare_disks)
        if disks is None:
            words = tr_format(
                "Disks of {capacity} TB are too small: a member would need more than {most} of them. "
                "Enter larger disks.",
                capacity=f"{storage.disk_tb:g}", most=count(self._most),
            )  # fmt: skip
            raise PlanError("", words)
        return evolve(storage, disks=disks)

    def fewer_databases(self, *, loses_sites: bool) -> "_Members":
        """Return the group with no more databases than there is place for on the disks that the load needs anyway.

        More of them spread the load of a failed member further, but so many copies as share a disk take another one,
        however empty.
        As many stay as keep everything below its ceiling.
        """
        dag, members, first = self.dag, len(self.dag.members), self._numbers(1)
        least, places, needed = self._fewest(_carries, 1), first.per_disk, first.measure("disks")
        if needed is None or not places or least is None or needed.value - dag.storage.spare_disks <= least:
            return self
        for number in range(max(least * places // dag.copies, 1) * members, dag.databases, members):
            fewer = evolve(self, dag=evolve(dag, databases=number))
            if fewer.fits_on(needed.value) and fewer.is_below_ceilings(loses_sites=loses_sites):
                return fewer
        return self

    def fits_on(self, disks: float) -> bool:
        """Return whether no database is too large, and its copies take fewer disks."""
        numbers = self._numbers(1)
        size, needed = numbers.measure("database-size"), numbers.measure("disks")
        is_small = size is None or size.limit is None or size.value <= size.limit
        return is_small and needed is not None and needed.value < disks

    def is_below_ceilings(self, *, loses_sites: bool) -> bool:
        """Return whether nothing is above its ceiling, on a normal day or in a failure that is to be survived."""
        design = self.with_storage(self.dag.storage)
        worst = evaluated_at_worst(self.work, design, self.library, loses_sites=loses_sites)
        use = max(use_of_groups(worst).values())
        return use <= 1.0 + ROUNDING and not passes(against_ceilings(worst)).any()

    @property
    def _most(self) -> int:
        return MOST_DISKS - self.dag.storage.spare_disks

    def _fewest(self, is_enough: Callable[[DagNumbers], bool], guess: int) -> int | None:
        return fewest(lambda number: is_enough(self._numbers(number)), self._most, guess)

    def _numbers(self, disks: int) -> DagNumbers:
        design = self.with_storage(evolve(self.dag.storage, disks=disks))
        plan = evolve(self.work, designs=(design,))
        return groups_of(compile_design(plan, design, self.library), self.library)[self.dag.id]


def _holds(numbers: DagNumbers) -> bool:
    """Return whether a group's disks hold all copies and serve them in each failure that it is to survive."""
    return numbers.has_disks and _carries(numbers)


def _carries(numbers: DagNumbers) -> bool:
    """Return the same of the space and operations of all disks together."""
    gauges = [numbers.capacity, *(row.operations for row in to_survive(numbers))]
    uses = [gauge.utilization / gauge.ceiling for gauge in gauges if gauge.utilization is not None]
    return not passes(np.array(uses)).any()
