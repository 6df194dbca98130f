"""Which figure makes a band wide: the band that is left is that of the plan with the figure set to its value."""

from math import inf

import numpy as np
import pytest
from attrs import evolve

from models.capacity.causes import ranged_figures, widest_causes
from models.capacity.compiler import compile_design
from models.capacity.evaluate import context_of, evaluate
from models.capacity.results import RESOURCES
from models.plan.entities import Override
from tests.unit.capacity.building import library, sample


def gauge_with_known(plan, design, figure, machine, resource):
    """The gauge of a machine in a plan that sets a figure to the value in use."""
    own = Override(figure=figure.key, value=figure.value, reason="known")
    assumptions = evolve(plan.assumptions, overrides=(*plan.assumptions.overrides, own))
    return evaluate(evolve(plan, assumptions=assumptions), design.id, library()).gauge(machine.id, resource)


def widest_by_hand(plan, design, context, row, resource):
    """Both ends of the narrowest band that knowing one figure leaves."""
    machine, best = design.machines[row], (inf, None)
    for figure in ranged_figures(context, row, resource):
        gauge = gauge_with_known(plan, design, figure, machine, resource)
        best = min(best, (gauge.high - gauge.low, (gauge.low, gauge.high)))
    return best[1]


@pytest.mark.parametrize(("name", "design"), [("three-sites", 0), ("three-sites", 1), ("cas-hub-consolidation", 0)])
def test_the_widest_cause_leaves_the_narrowest_band(name: str, design: int) -> None:
    plan = sample(name)
    chosen = plan.designs[design]
    context = context_of(compile_design(plan, chosen, library()), library())
    found = 0
    wide = context.evaluation.high[:, :5] > context.evaluation.low[:, :5]
    gauges = [(int(row), RESOURCES[column]) for column, row in np.argwhere(wide)]
    for (row, resource), cause in zip(gauges, widest_causes(context, gauges), strict=True):
        if cause is not None:
            assert (cause.low, cause.high) == pytest.approx(widest_by_hand(plan, chosen, context, row, resource))
            found += 1
    assert found
