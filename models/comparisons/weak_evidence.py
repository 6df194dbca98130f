"""The weak evidence behind gauges: the assumed, disputed and fitted figures that they rest on."""

from collections.abc import Iterable, Iterator

from models.calibration.figures import Figure
from models.calibration.library import Library
from models.capacity.causes import group_similar_machines, ranged_figures
from models.capacity.compiler import compile_design
from models.capacity.context import Context
from models.capacity.dags.evidence import figures_of_operations
from models.capacity.dags.member_gauges import DISK, gauge_of, group_of
from models.capacity.dags.work import figures_of_dag
from models.capacity.evaluate import context_of
from models.capacity.workload import library_for
from models.plan import queries
from models.plan.entities import Plan

# Machines of one kind rest on the same figures: one of each is tried, of so many kinds.
MOST_SORTS = 60


def weak_figures(plan: Plan, design_id: str, library: Library, gauges: Iterable[tuple[str, str]]) -> tuple[Figure, ...]:
    """Return the assumed, disputed and fitted figures with a range that gauges rest on, each once.

    Parameters
    ----------
    gauges : iterable of (str, str)
        Machines by id, each with a resource.

    Raises
    ------
    PlanError
        If there is no such design.
    """
    design = queries.require_design(plan, design_id)
    mine = library_for(plan, library)
    context = context_of(compile_design(plan, design, mine), mine)
    figures: dict[str, Figure] = {}
    for row, resource in _one_of_each_kind(context, gauges):
        figures |= {figure.key: figure for figure in _behind(context, row, resource) if figure.is_weak}
    return tuple(figures.values())


def _behind(context: Context, row: int, resource: str) -> Iterable[Figure]:
    evaluation, design = context.evaluation, context.compiled.design
    machine = evaluation.machine_ids[row]
    group = group_of(evaluation, machine)
    if resource != DISK or group is None or evaluation.gauge(machine, resource).utilization is not None:
        return ranged_figures(context, row, resource)
    return figures_of_operations(figures_of_dag(design, group.dag, context.library), group)


def _one_of_each_kind(context: Context, gauges: Iterable[tuple[str, str]]) -> Iterator[tuple[int, str]]:
    """Return a gauge for each sort of machines, in the order of the gauges; those without data say nothing."""
    seen: set[tuple[object, ...]] = set()
    evaluation = context.evaluation
    for machine, resource in gauges:
        row = evaluation.rows[machine]
        (sort,) = group_similar_machines(context.compiled.design, (row,))
        if (resource, *sort) in seen or gauge_of(evaluation, machine, resource).utilization is None:
            continue
        seen.add((resource, *sort))
        yield row, resource
        if len(seen) == MOST_SORTS:
            return
