"""Incremental evaluation: what designs share, and what an edit does not touch, is not compiled again."""

from collections.abc import Iterator

import numpy as np

from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign, Workload
from models.capacity.compiler import compile_design, with_machines, with_workload
from models.capacity.context import Context
from models.capacity.dags.results import DagNumbers
from models.capacity.editing import MachineEdit, machine_edit
from models.capacity.evaluate import Known, context_of
from models.capacity.explain import explain_in
from models.capacity.floats import Flags, Floats
from models.capacity.later import Later
from models.capacity.load import demand_on_groups, demand_on_sites
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
        # Of a design without machines there is nothing to keep.
        if known is None or not known.compiled.entities or not same_workload(known.compiled.plan, plan):
            return context_of(compile_design(plan, design, workload.library, workload), workload.library)
        before = known.compiled
        edit = machine_edit(before.machines, before.entities, design.machines)
        compiled = before
        if before.design is not design:
            compiled = with_machines(before, before.plan, design, edit, workload.library)
        compiled = with_workload(compiled, workload)
        dirty = _dirty_sites(before, compiled, edit)
        groups = _untouched_groups(before, compiled, dirty, known.evaluation)
        left = Known(known.evaluation, edit.origin, dirty, groups)
        return context_of(compiled, workload.library, left)

    def _workload_of(self, plan: Plan) -> Workload:
        known = self._workload
        if known is None or not same_workload(known.plan, plan):
            known = workload_of(plan, library_for(plan, self._library))
        elif known.plan is not plan:
            known = workload_after(known, plan)
        self._workload = known
        return known


def _dirty_sites(before: CompiledDesign, after: CompiledDesign, edit: MachineEdit) -> Flags:
    """Return the sites whose machines are others, or are asked for something else, than before: (sites,)."""
    dirty = np.zeros(max(len(after.site_rows), 1), dtype=bool)
    asked = zip(_asked(before), _asked(after), strict=True)
    for old, new in asked:
        dirty |= (old != new).any(axis=(0, 1, -1))
    dirty[after.machines.site[edit.touched]] = True
    touched = np.ones(len(after.entities) + 1, dtype=bool)
    # The last one stands for machines that went.
    touched[:-1] = False
    touched[edit.touched] = True
    dirty[before.machines.site[touched[edit.row_of]]] = True
    dirty[_sites_of_other_groups(before, after)] = True
    return dirty


def _sites_of_other_groups(before: CompiledDesign, after: CompiledDesign) -> list[int]:
    """Return the sites with members of groups that are others, or are asked for something else, than before."""
    states = [
        {
            held.dag.id: (held, tuple(values.tobytes() for values in _asked_of_group(compiled, number)))
            for number, held in enumerate(compiled.groups)
        }
        for compiled in (before, after)
    ]
    found: set[int] = set()
    for identifier in {*states[0], *states[1]}:
        old, new = (state.get(identifier) for state in states)
        if old is None or new is None or old[1] != new[1] or not old[0].same_parts(new[0]):
            found.update(site for state in (old, new) if state is not None for site in state[0].sites.tolist())
    return sorted(found)


def _untouched_groups(
    before: CompiledDesign, after: CompiledDesign, dirty: Flags, known: Evaluation
) -> dict[str, DagNumbers]:
    """Return the numbers of the groups that are as before, at sites that are as before, for the same populations."""
    made = known.dags.made_so_far if isinstance(known.dags, Later) else known.dags
    old, new = ({row.id: row for row in compiled.plan.populations} for compiled in (before, after))
    same = {held.dag.id: held for held in before.groups if held.dag.id in made}
    return {
        held.dag.id: made[held.dag.id]
        for held in after.groups
        if held.dag.id in same
        and held.is_as(same[held.dag.id])
        and not dirty[held.sites].any()
        and all(old.get(served) is new.get(served) for served in held.dag.serves)
    }


def _asked_of_group(compiled: CompiledDesign, number: int) -> Iterator[Floats]:
    """Return what a group is asked for, and how many people and mailboxes it serves."""
    heads = np.column_stack([compiled.people, compiled.mailboxes])
    homes = len(compiled.groups[number].databases_at)
    for asked in (demand_on_groups(compiled, compiled.drivers), demand_on_groups(compiled, heads)):
        yield asked[..., :homes, number, :]


def _asked(compiled: CompiledDesign) -> tuple[Floats, Floats]:
    """Return what sites are asked for, and how many people and mailboxes they serve: two of (…, sites, columns)."""
    heads = np.column_stack([compiled.people, compiled.mailboxes])
    return demand_on_sites(compiled, compiled.drivers), demand_on_sites(compiled, heads[np.newaxis])


def evaluated_designs(plan: Plan, library: Library) -> dict[str, Evaluation]:
    """Return the numbers of every design of a plan, by id.

    Raises
    ------
    PlanError
        If the plan names a hypervisor or figure that does not exist.
    """
    evaluator = Evaluator(library)
    return {design.id: evaluator.evaluate(plan, design.id) for design in plan.designs}
