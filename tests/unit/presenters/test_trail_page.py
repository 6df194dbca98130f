"""The whole trail of a number as a page."""

import pytest

import resources
from models.calibration.library import read_library
from models.capacity.evaluate import evaluate
from models.capacity.explain import explain
from models.errors import FieldError
from models.plan.entities import Plan
from models.plan.overriding import override_figure
from planner.presenters.explanation import explanation_of
from planner.presenters.trail_page import TrailPage, bare_value, trail_page, typed_value, value_text
from tests.unit.capacity.building import plan_of, population, server

LIBRARY = read_library(resources.folder())
FIGURES = LIBRARY.figures()
ACTIVESYNC = "exchange-2010/cas.cpu.activesync"
PLAN = plan_of([server(name="EX-1")], [population(users={"outlook": 2000, "activesync": 500})])


def page_of(plan: Plan) -> TrailPage:
    design = plan.designs[0].id
    machine = plan.designs[0].machines[0].id
    trail = explain(plan, design, LIBRARY, machine, "cpu")
    return trail_page(trail, evaluate(plan, design, LIBRARY).gauge(machine, "cpu"), FIGURES)


def figures(page: TrailPage):
    return {figure.key: figure for step in page.steps for figure in step.figures}


def test_a_disputed_figure_shows_its_readings_with_the_one_in_use() -> None:
    view = figures(page_of(PLAN))[ACTIVESYNC]
    assert view.status == "Disputed"
    assert [(reading.value, reading.chosen) for reading in view.readings] == [
        ("1.6 MHz/user", False),
        ("1.1 MHz/user", False),
        ("1.25 MHz/user", True),
    ]
    assert ("Printed", "1.6 MHz/user") in view.facts
    assert view.errata[0].startswith("S1-3, Table of costs")


def test_what_a_figure_says_is_no_note_as_well() -> None:
    assert not any(note.startswith(("Disputed: ", "Your value for ")) for note in page_of(PLAN).notes)


def test_an_erratum_is_told_once() -> None:
    text = page_of(PLAN).as_text()
    assert text.count("The table calls 1.60 MHz") == 1


def test_an_override_shows_reason_and_published_value() -> None:
    view = figures(page_of(override_figure(PLAN, FIGURES[ACTIVESYNC], 2.0, "Ours").apply(PLAN)))[ACTIVESYNC]
    assert view.yours
    assert view.facts[:2] == (("Your reason", "Ours"), ("Published", "1.25 MHz/user, disputed"))
    assert not any(reading.chosen for reading in view.readings)


def test_the_short_answer_names_the_errata() -> None:
    design, machine = PLAN.designs[0].id, PLAN.designs[0].machines[0].id
    trail = explain(PLAN, design, LIBRARY, machine, "cpu")
    answer = explanation_of(trail, evaluate(PLAN, design, LIBRARY).gauge(machine, "cpu"))
    assert any("errors" in line.lower() and "S1-3" in line for line in answer.sources)


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [
        ("exchange-2010/cas.cpu.outlook-anywhere.slope", "1.94e-05 MHz/user²", 1.94e-5),
        ("exchange-2010/cas.limit.outlook", "34,000 users", 34000.0),
        ("every-version/profile.peak_factor", "2.5", 2.5),
        ("exchange-2010/cas.cpu.outlook", "0,5", 0.5),
    ],
)
def test_values_are_typed_with_and_without_unit(key: str, text: str, value: float) -> None:
    assert typed_value(FIGURES[key], text) == pytest.approx(value)


def test_no_number_is_refused() -> None:
    with pytest.raises(FieldError):
        typed_value(FIGURES["exchange-2010/cas.cpu.outlook"], "")


@pytest.mark.parametrize("key", FIGURES)
def test_the_value_that_the_form_begins_with_is_understood(key: str) -> None:
    figure = FIGURES[key]
    assert typed_value(figure, bare_value(figure.value)) == pytest.approx(figure.value)
    assert value_text(figure)
