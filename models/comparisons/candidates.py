"""Designs that are compared, of one plan or of several, each with its numbers."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from attrs import Factory, evolve, field, frozen

from models.calibration.library import Library
from models.capacity.results import Evaluation
from models.capacity.tiles import Report, in_silence, portion
from models.comparisons.cost import DesignCosts, costs_of
from models.comparisons.surviving import Survival, survival_of
from models.plan.entities import Design, Host, Plan, Server
from models.plan.queries import people_of


@frozen(eq=False)
class Work:
    """The people of a plan, each counted once, whichever design serves them: of the plan, and of each site by id."""

    people: int
    people_of_sites: dict[str, int]


def work_of(plan: Plan) -> Work:
    """Return the people of a plan and of its sites."""
    people: dict[str, int] = {}
    for population in plan.populations:
        people[population.site] = people.get(population.site, 0) + people_of(population)
    return Work(sum(people.values()), people)


def _own_work(candidate: "Candidate") -> Work:
    return work_of(candidate.plan)


@frozen(eq=False)
class Candidate:
    """A design with its numbers.

    Parameters
    ----------
    prefix : str
        The title of its plan, where that is not the plan the comparison is about.
    source : str
        What tells its plan from the others: empty for the plan that the comparison is about.
    survival : Survival or None
        How many machines may fail, where that was looked at.
    with_ends : bool
        Whether to say what the ranges of the figures make of the users that it carries. It takes as long as evaluating
        it many times.
    work : Work
        The people of its plan, counted once for all of its designs.
    """

    plan: Plan
    design: Design
    evaluation: Evaluation
    prefix: str = ""
    source: str = ""
    survival: Survival | None = None
    with_ends: bool = False
    work: Work = field(default=Factory(_own_work, takes_self=True))

    @property
    def key(self) -> str:
        """Return the id of its column."""
        return f"{self.source}/{self.design.id}" if self.source else self.design.id

    @property
    def name(self) -> str:
        """Return the name of its column."""
        return f"{self.prefix}: {self.design.name}" if self.prefix else self.design.name

    def evaluated(self, evaluation: Evaluation) -> "Candidate":
        """Return the design with other numbers."""
        return evolve(self, evaluation=evaluation)

    @property
    def physical(self) -> tuple[Server | Host, ...]:
        """Return the physical machines: servers and hosts."""
        return self.design.physical

    @cached_property
    def costs(self) -> DesignCosts:
        """Return what the design costs at the prices of its plan."""
        return costs_of(self.plan, self.design)


@frozen(eq=False)
class OtherPlan:
    """Another plan whose designs are compared with those of a plan.

    Parameters
    ----------
    source : str
        What distinguishes it from other plans, such as the name of its file.
    """

    source: str
    plan: Plan
    evaluations: Mapping[str, Evaluation]


def candidates_of(
    plan: Plan, evaluations: Mapping[str, Evaluation], others: Sequence[OtherPlan] = ()
) -> list[Candidate]:
    """Return the designs of a plan with their numbers, and those of other plans after them."""
    work = work_of(plan)
    mine = [Candidate(plan, design, evaluations[design.id], work=work) for design in plan.designs]
    for other in others:
        title, work = other.plan.title or other.source, work_of(other.plan)
        mine += [
            Candidate(other.plan, design, other.evaluations[design.id], title, other.source, work=work)
            for design in other.plan.designs
        ]
    return mine


def with_details(candidates: Sequence[Candidate], library: Library, report: Report = in_silence) -> list[Candidate]:
    """Return the designs with what takes longer: how many machines may fail, and the range of users carried."""
    made = []
    for number, candidate in enumerate(candidates):
        mine = portion(report, number / len(candidates), (number + 1) / len(candidates))
        survival = survival_of(candidate.plan, candidate.design.id, library, mine)
        made.append(evolve(candidate, survival=survival, with_ends=True))
    return made
