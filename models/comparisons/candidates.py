"""Designs that are compared, of one plan or of several, each with its numbers."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.results import Evaluation
from models.comparisons.surviving import Survival, survival_of
from models.plan.entities import Design, Host, Plan, Server, Vm


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
    """

    plan: Plan
    design: Design
    evaluation: Evaluation
    prefix: str = ""
    source: str = ""
    survival: Survival | None = None
    with_ends: bool = False

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

    @cached_property
    def physical(self) -> list[Server | Host]:
        """Return the machines that stand in a rack."""
        return [machine for machine in self.design.machines if not isinstance(machine, Vm)]


@frozen(eq=False)
class OtherPlan:
    """Another plan whose designs are compared with those of a plan.

    Parameters
    ----------
    source : str
        What tells it from other plans, as in the name of its file.
    """

    source: str
    plan: Plan
    evaluations: Mapping[str, Evaluation]


def candidates_of(
    plan: Plan, evaluations: Mapping[str, Evaluation], others: Sequence[OtherPlan] = ()
) -> list[Candidate]:
    """Return the designs of a plan with their numbers, and those of other plans after them."""
    mine = [Candidate(plan, design, evaluations[design.id]) for design in plan.designs]
    for other in others:
        title = other.plan.title or other.source
        mine += [
            Candidate(other.plan, design, other.evaluations[design.id], title, other.source)
            for design in other.plan.designs
        ]
    return mine


def looked_at_closely(candidates: Sequence[Candidate], library: Library) -> list[Candidate]:
    """Return the designs with what takes longer: how many machines may fail, what the figures' ranges make of it."""
    return [
        evolve(candidate, survival=survival_of(candidate.plan, candidate.design.id, library), with_ends=True)
        for candidate in candidates
    ]
