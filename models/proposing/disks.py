"""Disks of proposed groups: as few in each member as hold its copies and serve them in the worst failure."""

import numpy as np
from attrs import evolve

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
from models.proposing.groups import to_survive
from models.proposing.requirements import Requirements
from models.proposing.sized import SizedDesign, evaluated
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
    mine, design = library_for(work, library), sized.design
    for dag in design.dags:
        design = _with(design, evolve(dag, storage=_enough(design, dag, storage, work, mine)))
    compiled = compile_design(evolve(work, designs=(design,)), design, mine)
    return evolve(
        sized,
        design=design,
        evaluation=evaluated(work, design, library),
        worst=evolve(sized.worst, dags=groups_of(compiled, mine)),
    )


def _enough(design: Design, dag: Dag, storage: Storage, work: Plan, library: Library) -> Storage:
    """Return the fewest disks that are enough in each member of a group, with as many copies on each as fit."""

    def numbers_with(disks: int) -> DagNumbers:
        changed = _with(design, evolve(dag, storage=evolve(storage, disks=disks)))
        return groups_of(compile_design(evolve(work, designs=(changed,)), changed, library), library)[dag.id]

    most = MOST_DISKS - storage.spare_disks
    first = numbers_with(1)
    if first.per_disk:
        storage = evolve(storage, databases_per_disk=first.per_disk)
    needed = first.measure("disks")
    guess = 1 if needed is None else round(needed.value) - storage.spare_disks
    disks = fewest(lambda number: _holds(numbers_with(number)), most, guess)
    if disks is None:
        words = tr_format(
            "Disks of {capacity} TB are too small: a member would need more than {most} of them. Enter larger disks.",
            capacity=f"{storage.disk_tb:g}", most=count(most),
        )  # fmt: skip
        raise PlanError("", words)
    return evolve(storage, disks=disks)


def _holds(numbers: DagNumbers) -> bool:
    """Return whether a group's disks hold all copies and serve them in each failure that it is to survive."""
    gauges = [numbers.capacity, *(row.operations for row in to_survive(numbers))]
    uses = [gauge.utilization / gauge.ceiling for gauge in gauges if gauge.utilization is not None]
    return numbers.has_disks and not passes(np.array(uses)).any()


def _with(design: Design, dag: Dag) -> Design:
    return evolve(design, dags=replaced(design.dags, dag))
