"""A band bounds: whatever values the figures have within their ranges, no gauge leaves its band."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from models.capacity.evaluate import evaluate
from models.comparisons.draws import uncertain_figures
from tests.properties.topologies import topologies
from tests.unit.capacity.building import library, samples

# Bands are found by other sums than the draws: a difference in the last digits is none.
ROUNDING = 1e-9
DRAWS = 6


def drawn(random, figures):
    """Draw all figures: between their ends, at their ends, or most of them at the value in use, one after another."""
    while True:
        yield {figure.key: random.uniform(figure.low, figure.high) for figure in figures}
        yield {figure.key: (figure.low, figure.high)[random.integers(2)] for figure in figures}
        yield {figure.key: (figure.low, figure.high)[random.integers(2)] for figure in figures if random.random() < 0.2}


def assert_bounded(plan, design, random, draws):
    band = evaluate(plan, design.id, library())
    for values, _ in zip(drawn(random, uncertain_figures(design, library())), range(draws), strict=False):
        other = library().overridden((key, value, "") for key, value in values.items())
        use = evaluate(plan, design.id, other).utilization
        below, above = use < band.low * (1 - ROUNDING) - ROUNDING, use > band.high * (1 + ROUNDING) + ROUNDING
        assert not (below | above).any(), [
            (band.machine_ids[column], row, band.low[row, column], use[row, column], band.high[row, column])
            for row, column in np.argwhere(below | above)
        ]


@pytest.mark.parametrize("plan", samples(), ids=lambda plan: plan.title)
def test_no_draw_of_the_figures_leaves_a_band_of_a_sample(plan):
    random = np.random.default_rng(16)
    for design in plan.designs:
        assert_bounded(plan, design, random, 60)


@settings(max_examples=200)
@given(topologies(), st.integers(0, 2**32))
def test_no_draw_of_the_figures_leaves_a_band(plan, seed):
    assert_bounded(plan, plan.designs[0], np.random.default_rng(seed), DRAWS)
