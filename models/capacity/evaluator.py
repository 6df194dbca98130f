"""Evaluation that remembers: what an edit does not touch is not compiled again."""

from attrs import evolve

from models.calibration.library import Library
from models.capacity.compiler import compile_design, library_for, with_machines, with_populations
from models.capacity.context import Context
from models.capacity.evaluate import context_of
from models.capacity.explain import explain_in
from models.capacity.results import Evaluation
from models.capacity.trail import Trail
from models.plan import queries
from models.plan.entities import Plan


class Evaluator:
    """Evaluates and explains the designs of a plan that changes little from call to call.

    The answers are those of `evaluate` and `explain`; only the work is less. All of them raise `PlanError` where
    the plan has no such design, or names a hypervisor or figure that does not exist.
    """

    def __init__(self, library: Library) -> None:
        self._library = library
        self._contexts: dict[str, Context] = {}

    def evaluate(self, plan: Plan, design_id: str) -> Evaluation:
        """Return the numbers of one design of a plan."""
        return self._context(plan, design_id).evaluation

    def explain(self, plan: Plan, design_id: str, machine_id: str, resource: str) -> Trail:
        """Return why a gauge shows what it shows."""
        return explain_in(self._context(plan, design_id), machine_id, resource)

    def _context(self, plan: Plan, design_id: str) -> Context:
        known = self._contexts.get(design_id)
        if known is None or known.compiled.plan is not plan:
            known = self._fresh(plan, design_id, known)
            self._contexts[design_id] = known
        return known

    def _fresh(self, plan: Plan, design_id: str, known: Context | None) -> Context:
        design = queries.require_design(plan, design_id)
        mine = library_for(plan, self._library)
        if known is None or not _same_ground(known.compiled.plan, plan):
            return context_of(compile_design(plan, design, mine), mine)
        compiled = known.compiled
        if compiled.design is not design:
            compiled = with_machines(compiled, compiled.plan, design, mine)
        return context_of(with_populations(compiled, plan, mine), mine)


def _same_ground(before: Plan, after: Plan) -> bool:
    """Return whether sites and assumptions are untouched, so that only machines, populations and links can differ."""
    heeded = (evolve(plan.assumptions, ignored=()) for plan in (before, after))
    return before.sites == after.sites and next(heeded) == next(heeded)
