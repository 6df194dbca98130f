"""Incremental evaluation: what designs share, and what an edit does not touch, is not compiled again."""

from models.calibration.library import Library
from models.capacity.arrays import Workload
from models.capacity.compiler import compile_design, with_machines, with_workload
from models.capacity.context import Context
from models.capacity.evaluate import context_of
from models.capacity.explain import explain_in
from models.capacity.results import Evaluation
from models.capacity.trail import Trail
from models.capacity.workload import library_for, same_workload, workload_after, workload_of
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
        self._workload: Workload | None = None

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
        workload = self._workload_of(plan)
        if known is None or not same_workload(known.compiled.plan, plan):
            return context_of(compile_design(plan, design, workload.library, workload), workload.library)
        compiled = known.compiled
        if compiled.design is not design:
            compiled = with_machines(compiled, compiled.plan, design, workload.library)
        return context_of(with_workload(compiled, workload), workload.library)

    def _workload_of(self, plan: Plan) -> Workload:
        known = self._workload
        if known is None or not same_workload(known.plan, plan):
            known = workload_of(plan, library_for(plan, self._library))
        elif known.plan is not plan:
            known = workload_after(known, plan)
        self._workload = known
        return known


def evaluated_designs(plan: Plan, library: Library) -> dict[str, Evaluation]:
    """Return the numbers of every design of a plan, by id.

    Raises
    ------
    PlanError
        If the plan names a hypervisor or figure that does not exist.
    """
    evaluator = Evaluator(library)
    return {design.id: evaluator.evaluate(plan, design.id) for design in plan.designs}
