"""Which assumed and disputed figures some gauges rest on: what an answer about them is worth."""

from collections.abc import Iterable
from itertools import islice

from models.calibration.figures import Figure
from models.calibration.library import Library
from models.capacity.compiler import compile_design, library_for
from models.capacity.evaluate import context_of
from models.capacity.explain import explain_in
from models.plan import queries
from models.plan.entities import Plan

WEAK = frozenset({"assumed", "disputed"})
# Machines of one kind rest on the same figures; those of the first gauges stand for all.
MOST_GAUGES = 40


def doubtful_figures(
    plan: Plan, design_id: str, library: Library, gauges: Iterable[tuple[str, str]]
) -> tuple[Figure, ...]:
    """Return the assumed and disputed figures with a range that gauges rest on, each once.

    Parameters
    ----------
    gauges : iterable of (str, str)
        Machines by id, each with a resource.

    Raises
    ------
    PlanError
        If there is no such design, machine or resource.
    """
    design = queries.require_design(plan, design_id)
    mine = library_for(plan, library)
    context = context_of(compile_design(plan, design, mine), mine)
    trails = [explain_in(context, *gauge) for gauge in islice(dict.fromkeys(gauges), MOST_GAUGES)]
    figures = {figure.key: figure for trail in trails for figure in trail.figures()}
    return tuple(one for one in figures.values() if one.status in WEAK and one.low < one.high)
