"""Evaluation that remembers: what an edit does not touch is not compiled again."""

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.compiler import compile_design, library_for, with_populations
from models.capacity.evaluate import evaluate_compiled
from models.capacity.results import Evaluation
from models.errors import PlanError
from models.plan.entities import Plan


class Evaluator:
    """Evaluates the designs of a plan that changes little from call to call.

    The answer is that of `evaluate`; only the work is less.
    """

    def __init__(self, library: Library) -> None:
        self._library = library
        self._compiled: dict[str, CompiledDesign] = {}

    def __call__(self, plan: Plan, design_id: str) -> Evaluation:
        """Return the numbers of one design of a plan.

        Raises
        ------
        PlanError
            If the plan has no such design, or names a hypervisor or figure that does not exist.
        """
        mine = library_for(plan, self._library)
        compiled = self._compile(plan, design_id, mine)
        self._compiled[design_id] = compiled
        return evaluate_compiled(compiled, mine)

    def _compile(self, plan: Plan, design_id: str, mine: Library) -> CompiledDesign:
        design = plan.design(design_id)
        if design is None:
            raise PlanError("designs", f"there is no design with the id '{design_id}'.")
        known = self._compiled.get(design_id)
        if known is not None and known.design is design and _same_ground(known.plan, plan):
            return with_populations(known, plan, mine)
        return compile_design(plan, design, mine)


def _same_ground(before: Plan, after: Plan) -> bool:
    """Return whether sites and assumptions are untouched, so that only populations and links can differ."""
    return before.sites == after.sites and before.assumptions == after.assumptions
