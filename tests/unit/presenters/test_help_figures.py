"""The figures of the help: through the published points, and readable without colour."""

import re

import numpy as np
import pytest

import resources
from models.calibration.library import read_library
from models.published.cases import read_cases
from models.published.predict import outcomes
from planner.presenters.chart_spec import ChartSpec
from planner.presenters.help_figures import HELP_FIGURES, evidence_of
from planner.presenters.help_pages import PAGES, page_text

LIBRARY = read_library(resources.folder())
EVIDENCE = evidence_of(LIBRARY, outcomes(read_cases(resources.folder()), LIBRARY))
CHARTS = {name: plot(EVIDENCE) for name, plot in HELP_FIGURES.items()}


def nearest(chart: ChartSpec, x: float, y: float) -> float:
    """How far the nearest curve passes, in parts of the y axis."""
    return min(abs(float(np.interp(x, curve.x, curve.y)) - y) for curve in chart.curves) / chart.y.ticks[-1]


@pytest.mark.parametrize("name", ["outlook-anywhere", "flat-or-growing", "scaling-out", "physical-and-virtual"])
def test_the_curves_pass_through_the_published_points(name: str) -> None:
    chart = CHARTS[name]
    published = [points for points in chart.points if points.name == "published"]
    assert published
    for points in published:
        for x, y in zip(points.x, points.y, strict=True):
            assert nearest(chart, x, y) < 0.01


def test_response_times_lie_within_16_ms_of_their_curve() -> None:
    (points,) = CHARTS["response-time"].points
    assert [round(y) for y in points.y] == [292, 365, 260, 440]
    for x, y in zip(points.x, points.y, strict=True):
        assert nearest(CHARTS["response-time"], x, y) * 800 < 16


def test_all_measured_memory_is_shown() -> None:
    first, second = CHARTS["memory-fit"].points
    assert (len(first.x), len(second.x)) == (6, 8)


def test_three_laws_part_beyond_the_tested_vms() -> None:
    at_eight = sorted(float(curve.y[-1]) for curve in CHARTS["scaling-out"].curves)
    assert at_eight == pytest.approx([4263, 6173, 7219], rel=0.01)


@pytest.mark.parametrize("name", HELP_FIGURES)
def test_curves_are_told_apart_without_colour(name: str) -> None:
    curves = CHARTS[name].curves
    assert all(curve.name for curve in curves)
    dashes = [curve.dash for curve in curves]
    assert len(set(dashes)) > 1 or len(curves) == 1


def test_every_plot_stands_on_a_page_and_every_link_leads_somewhere() -> None:
    text = "\n".join(page_text(name, resources.folder(), LIBRARY.errata) for name, _ in PAGES)
    assert set(re.findall(r"\(plot:([\w-]+)\)", text)) == set(HELP_FIGURES)
    assert set(re.findall(r"\(help:([\w-]+)\)", text)) <= {name for name, _ in PAGES}
    assert "http" not in text
