"""A figure set otherwise for one plan: with a reason, within what can be meant, and taken back."""

import pytest

import resources
from models.calibration.library import read_library
from models.errors import ChangeError
from models.plan.entities import Override, Plan
from models.plan.overriding import clear_override, override_figure

FIGURES = read_library(resources.folder()).figures()
OUTLOOK, OWA = FIGURES["exchange-2010/cas.cpu.outlook"], FIGURES["exchange-2010/cas.cpu.owa"]


def test_an_override_is_one_change_that_comes_back() -> None:
    change = override_figure(Plan(), OUTLOOK, 0.5, " Measured in May ")
    after = change.apply(Plan())
    assert after.assumptions.overrides == (Override(figure=OUTLOOK.key, value=0.5, reason="Measured in May"),)
    assert change.label == "Override CPU of a Client Access server per Outlook user"
    assert change.inverse().apply(after) == Plan()


def test_a_second_override_of_a_figure_takes_the_place_of_the_first() -> None:
    plan = override_figure(Plan(), OUTLOOK, 0.5, "First").apply(Plan())
    plan = override_figure(plan, OWA, 1.0, "Other").apply(plan)
    plan = override_figure(plan, OUTLOOK, 0.6, "Second").apply(plan)
    overrides = plan.assumptions.overrides
    assert {(override.figure, override.value) for override in overrides} == {
        (OUTLOOK.key, 0.6),
        (OWA.key, 1.0),
    }


def test_the_published_value_comes_back_alone() -> None:
    plan = override_figure(Plan(), OUTLOOK, 0.5, "Ours").apply(Plan())
    plan = override_figure(plan, OWA, 1.0, "Other").apply(plan)
    plan = clear_override(plan, OUTLOOK).apply(plan)
    assert [override.figure for override in plan.assumptions.overrides] == [OWA.key]
    assert not clear_override(plan, OUTLOOK)


@pytest.mark.parametrize("value", [0.0, -1.0, 1e6, float("nan"), float("inf")])
def test_a_value_that_cannot_be_meant_is_refused(value: float) -> None:
    with pytest.raises(ChangeError, match=r"^Enter a value from 0\.0345 to 10 MHz/user\.$"):
        override_figure(Plan(), OUTLOOK, value, "Ours")


def test_a_reason_is_required() -> None:
    with pytest.raises(ChangeError, match="Enter a reason"):
        override_figure(Plan(), OUTLOOK, 0.5, "  ")
