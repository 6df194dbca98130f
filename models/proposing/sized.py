"""A design that was sized, and why there is none where nothing carries the users."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.compiler import compile_design
from models.capacity.dags.evaluating import groups_of
from models.capacity.dags.results import DagNumbers, dags_of
from models.capacity.evaluate import context_of, evaluate
from models.capacity.floats import Floats
from models.capacity.no_data import NoData, unjudged, without_data
from models.capacity.results import RESOURCES, Evaluation
from models.capacity.workload import library_for
from models.plan.entities import Design, Plan
from models.proposing.groups import in_failure, without_site
from models.proposing.requirements import MOST_AT_A_SITE

PHYSICAL, CONSOLIDATED = "physical", "consolidated"
# What an evaluation says of each machine for itself.
OF_MACHINES = (
    "utilization", "low", "high", "state", "beyond", "limiter", "room_users", "users", "mailboxes", "factor", "binding",
    "is_most", "overhead",
)  # fmt: skip


@frozen
class Shortage:
    """Why no number of machines carries the users of a site.

    Parameters
    ----------
    resource : str
        What is short: ``cpu``, ``memory``, ``disk``, ``network``, ``vcpus`` of a host, or ``databases`` of a group.
    role : str
        Of the servers that are short; empty for hosts.
    most : int
        How many machines were tried; `MOST_MEMBERS` of those that are members of a group.
    """

    site: str
    resource: str
    role: str = ""
    most: int = MOST_AT_A_SITE


@frozen(eq=False, kw_only=True)
class SizedDesign:
    """A design that serves everyone below every ceiling.

    Parameters
    ----------
    evaluation : Evaluation
        The numbers of a normal day.
    worst : Evaluation
        The numbers when as many machines of each role and site are down as may be; those of a normal day where none
        may. Members of a group that are down are among its machines, without any work.
    smallest : frozenset of str
        The groups, by id, with the fewest members that hold all copies and survive failures: more than the load asks
        for.
    """

    design: Design
    evaluation: Evaluation
    worst: Evaluation
    smallest: frozenset[str] = frozenset()

    @property
    def groups(self) -> tuple[DagNumbers, ...]:
        """Return the numbers of each database availability group."""
        return tuple(dags_of(self.worst).values())

    @property
    def no_data(self) -> NoData:
        """Return the machines whose CPU or memory is not known, so that nothing is said of them, by resource."""
        unknown = unjudged(self.evaluation.utilization, self.evaluation.recommended_mb)
        return without_data(self.evaluation.machine_ids, unknown)


def evaluated(work: Plan, design: Design, library: Library) -> Evaluation:
    """Return the numbers of a design that serves the users of a plan."""
    return evaluate(evolve(work, designs=(design,)), design.id, library)


def evaluated_at_worst(work: Plan, design: Design, library: Library, *, loses_sites: bool = False) -> Evaluation:
    """Return the numbers of a design in the worst failure of its groups; without any, those of a normal day.

    Parameters
    ----------
    loses_sites : bool
        Whether a group is also to survive the loss of each of its sites. A machine then has the numbers of the failure
        that asks most of it.
    """
    if not design.dags:
        return evaluated(work, design, library)
    mine = library_for(work, library)
    compiled = compile_design(evolve(work, designs=(design,)), design, mine)
    groups = groups_of(compiled, mine)
    members = frozenset(member for numbers in groups.values() for member in numbers.worst.failed)
    lost = {row.site: frozenset(row.failed) for numbers in groups.values() for row in numbers.rows if row.site}
    each = [in_failure(compiled, members)]
    if loses_sites:
        each += [in_failure(without_site(compiled, site), lost[site]) for site in sorted(lost)]
    return evolve(_busiest([context_of(failing, mine).evaluation for failing in each]), dags=groups)


def _busiest(evaluations: Sequence[Evaluation]) -> Evaluation:
    """Return the numbers of each machine in that evaluation of a design which asks most of it."""
    first = evaluations[0]
    if len(evaluations) == 1:
        return first
    which = np.array([against_ceilings(evaluation) for evaluation in evaluations]).argmax(axis=0)
    columns = np.arange(len(which))

    def chosen(name: str) -> Any:
        return np.moveaxis(np.array([getattr(each, name) for each in evaluations]), -1, 1)[which, columns].T

    return evolve(first, **{name: chosen(name) for name in OF_MACHINES})


def against_ceilings(evaluation: Evaluation) -> Floats:
    """Return the use of each machine's busiest resource against its ceiling: (machines,); 0 without any data."""
    use: Floats = np.nan_to_num(evaluation.utilization / evaluation.ceiling).max(axis=0, initial=0.0)
    return use


def tightest(evaluation: Evaluation, row: int) -> str:
    """Return the resource of a machine that is nearest to its ceiling, or furthest above."""
    return RESOURCES[int(np.nan_to_num(evaluation.utilization / evaluation.ceiling)[:, row].argmax())]
