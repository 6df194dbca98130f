"""Every published outcome of the documents, as the program itself holds it against the model."""

import math

import pytest

import resources
from models.calibration.library import read_library
from models.published.cases import read_cases
from models.published.predict import IN_BAND, NOT_PREDICTED, OUTSIDE, TAKEN, WITHIN, Outcome, outcomes

LIBRARY = read_library(resources.folder())
CASES = read_cases(resources.folder())
OUTCOMES = {one.case.id: one for one in outcomes(CASES, LIBRARY)}

# A document's own numbers contradict each other here, or facts about it say that no law can return it.
KNOWN_OUTSIDE = {"t2c-more-disk"}


@pytest.mark.parametrize("name", sorted(OUTCOMES))
def test_each_case_is_returned_or_says_why_not(name: str) -> None:
    one = OUTCOMES[name]
    assert one.verdict in {WITHIN, IN_BAND, TAKEN, OUTSIDE, NOT_PREDICTED}
    if one.verdict == OUTSIDE:
        assert name in KNOWN_OUTSIDE and one.case.reason
    if one.verdict == NOT_PREDICTED:
        assert one.case.reason or one.case.correction


def test_every_correction_has_its_reason() -> None:
    assert all(case.correction for case in CASES if case.corrected != case.printed)


def errors(document: str, unit: str, chosen: str = "") -> list[float]:
    found = [one for one in OUTCOMES.values() if one.case.document == document and one.case.unit == unit]
    return [one.error for one in found if one.error is not None and chosen in one.case.id and one.verdict != TAKEN]


def root_mean_square(values: list[float]) -> float:
    return math.sqrt(sum(value**2 for value in values) / len(values))


def test_errors_are_those_that_the_fits_are_known_to_have() -> None:
    assert root_mean_square(errors("dell-esx3-2007", "ms")) == pytest.approx(10.5, abs=0.3)
    assert root_mean_square(errors("ms-2007-cas-hub", "%", "t2")) == pytest.approx(3.6, abs=0.8)
    assert root_mean_square(errors("ms-2007-cas-hub", "%", "t1")) == pytest.approx(6.2, abs=2.0)


def test_all_seven_user_counts_of_document_003_lie_within_1_4_percent() -> None:
    counts = [
        one for one in OUTCOMES.values() if one.case.place in {"Figure 5", "Figure 6"} and one.case.unit == "users"
    ]
    assert len(counts) == 7
    assert all(abs(one.error or 0.0) <= 0.014 * one.case.printed for one in counts)


def test_a_case_that_hands_a_number_through_is_not_counted_as_predicted() -> None:
    handed: list[Outcome] = [one for one in OUTCOMES.values() if one.case.quantity in {"figure", "sum"}]
    assert handed and all(one.verdict == TAKEN or one.error for one in handed)
