"""A figure set otherwise for one plan: with a reason, within what can be meant, and taken back."""

import pytest
from attrs import evolve

import resources
from models.calibration.library import read_library
from models.capacity.workload import library_for
from models.errors import ChangeError, PlanError
from models.plan.entities import Assumptions, Override, Plan
from models.plan.item_changes import plan_changes
from models.plan.overriding import OwnFigure, clear_override, keep_figures, override_figure

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


def fitted(figure, factor: float, reason: str = "Fitted to busy-week.csv") -> OwnFigure:
    return OwnFigure(figure=figure, value=figure.value * factor, low=figure.value * factor * 0.9,
                     high=figure.value * factor * 1.1, reason=reason)  # fmt: skip


def test_fitted_figures_are_kept_with_their_ranges_in_one_step() -> None:
    before = override_figure(Plan(), OUTLOOK, 0.5, "An earlier value").apply(Plan())
    change = keep_figures(before, [fitted(OUTLOOK, 1.2), fitted(OWA, 0.8)])
    after = change.apply(before)
    assert {override.figure for override in after.assumptions.overrides} == {OUTLOOK.key, OWA.key}
    mine = library_for(after, read_library(resources.folder())).figures()[OUTLOOK.key]
    assert (mine.value, mine.status) == (pytest.approx(OUTLOOK.value * 1.2), "yours")
    assert (mine.low, mine.high) == pytest.approx((mine.value * 0.9, mine.value * 1.1))
    assert change.label == "Keep 2 fitted figures"
    assert change.inverse().apply(after) == before


def test_a_fitted_value_beyond_what_can_be_meant_is_taken_to_its_end() -> None:
    (kept,) = keep_figures(Plan(), [fitted(OUTLOOK, 0.0)]).apply(Plan()).assumptions.overrides
    assert (kept.low, kept.value, kept.high) == (OUTLOOK.plausible()[0],) * 3
    with pytest.raises(ChangeError, match="Tick at least one factor"):
        keep_figures(Plan(), [])


def test_a_range_that_does_not_hold_its_value_is_refused() -> None:
    wrong = Override(figure=OUTLOOK.key, value=0.5, low=0.6, high=0.7, reason="By hand")
    plan = Plan(assumptions=Assumptions(overrides=[wrong]))
    with pytest.raises(PlanError, match=r"the value 0\.5 lies outside its own range from 0\.6 to 0\.7"):
        library_for(plan, read_library(resources.folder()))


def test_a_range_alone_is_a_difference_of_plans() -> None:
    kept = keep_figures(Plan(), [fitted(OWA, 1.0)]).apply(Plan())
    wider = keep_figures(Plan(), [evolve(fitted(OWA, 1.0), high=OWA.value * 1.5)]).apply(Plan())
    found = plan_changes(kept, wider)
    assert [change.path for change in found.settings] == [f"assumptions.overrides[{OWA.key}].high"]
