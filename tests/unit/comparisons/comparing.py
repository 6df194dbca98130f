"""A plan whose designs are compared as the command line does it."""

from models.comparisons.candidates import candidates_of, with_details
from models.comparisons.designs import compare_candidates
from models.comparisons.table import Comparison
from models.plan.entities import Plan
from tests.unit.capacity.building import library, numbers_of


def compared(plan: Plan, baseline: str = "") -> Comparison:
    """The designs of a plan side by side, with what takes longer to find."""
    numbers = {design.id: numbers_of(plan, design.id) for design in plan.designs}
    return compare_candidates(with_details(candidates_of(plan, numbers), library()), baseline)
