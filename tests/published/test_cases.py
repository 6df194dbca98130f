"""Every published outcome of the documents, held against the model by the program itself."""

import math
from collections.abc import Callable
from decimal import Decimal

import pytest

import resources
from models.calibration.library import read_library
from models.errors import FigureError
from models.published.cases import CLASSES, FITTED, IDENTITY, PREDICTED, Case, read_cases, read_context
from models.published.evidence import left_out_scores, predicted_scores, totals
from models.published.predict import (
    COMPARED,
    IN_BAND,
    NOT_PREDICTED,
    OUTSIDE,
    TAKEN,
    WITHIN,
    Outcome,
    outcomes,
    predict,
)

LIBRARY = read_library(resources.folder())
CASES = read_cases(resources.folder())
BY_ID = {case.id: case for case in CASES}
RESULTS = outcomes(CASES, LIBRARY)
OUTCOMES = {outcome.case.id: outcome for outcome in RESULTS}
JUDGED = sorted(case.id for case in CASES if case.quantity)

# Outside of their band and of their rounding; each says why, and a new one is a finding, not an entry here.
KNOWN_OUTSIDE = {
    "out-2x1", "out-4x1",
    "t1-4c8-memory", "t1b-memory", "t1c-memory", "t2b-combined-memory", "t2a-shared-memory", "t2b-shared-memory",
    "base-messages", "t1-2c4-activesync-requests", "t2b-combined-connections",
    "t2c-more-disk",
}  # fmt: skip
# What the documents do not print: it follows from what they do print.
DERIVED = {
    "inflation-1", "inflation-2", "network-1300", "network-2200", "network-4000", "storage-1300", "storage-2200",
    "cache-change", "t2a-shared-memory", "t2b-shared-memory", "imap-220-users", "oa-ntlm-users", "azure-thread",
}  # fmt: skip
# What is lost: no number is printed and none follows.
LOST = {"t2b-disk", "imap-curves"}
# These only do sums with a document's own numbers.
ARITHMETIC = {"sum", "quotient", "reduction"}


@pytest.mark.parametrize("name", sorted(OUTCOMES))
def test_each_case_is_returned_or_says_why_not(name: str) -> None:
    outcome = OUTCOMES[name]
    assert outcome.verdict in {IN_BAND, WITHIN, OUTSIDE, TAKEN, NOT_PREDICTED}
    if outcome.verdict == OUTSIDE:
        assert name in KNOWN_OUTSIDE and outcome.case.reason
    if outcome.verdict == NOT_PREDICTED:
        assert outcome.case.reason


def test_only_what_is_known_to_be_derived_or_lost_has_nothing_printed() -> None:
    assert {case.id for case in CASES if case.printed is None} == DERIVED | LOST
    assert {case.id for case in CASES if case.corrected is None} == LOST
    assert all(BY_ID[name].correction for name in DERIVED)
    assert all(math.isnan(BY_ID[name].value) for name in LOST)


def test_every_correction_has_its_reason() -> None:
    assert all(case.correction for case in CASES if case.corrected != case.printed)


# ---------------------------------------------------------------- classes


@pytest.mark.parametrize("name", JUDGED)
def test_a_predicted_number_is_no_arithmetic_and_no_figure_that_hits_it_exactly(name: str) -> None:
    outcome = OUTCOMES[name]
    assert outcome.case.standing in CLASSES
    if outcome.case.quantity in ARITHMETIC:
        assert outcome.case.standing == IDENTITY
    if outcome.case.standing != IDENTITY and outcome.case.quantity == "figure":
        assert abs(outcome.error or 0.0) > outcome.case.tolerance


@pytest.mark.parametrize("name", JUDGED)
def test_identities_and_predictions_say_why(name: str) -> None:
    case = BY_ID[name]
    assert case.why or case.standing == FITTED


@pytest.mark.parametrize("name", [name for name in JUDGED if BY_ID[name].quantity in COMPARED])
def test_what_follows_from_fitted_cases_is_not_called_predicted(name: str) -> None:
    case = BY_ID[name]
    to = case.inputs["to"]
    parts = [BY_ID[part].standing for part in (case.inputs["of"], *(to if isinstance(to, list) else [to]))]
    least = min((IDENTITY, FITTED, PREDICTED).index(standing) for standing in parts)
    most = max((IDENTITY, FITTED, PREDICTED).index(standing) for standing in parts)
    assert least <= (IDENTITY, FITTED, PREDICTED).index(case.standing) <= most


def test_an_identity_is_taken_as_it_stands_and_nothing_else_is() -> None:
    assert {name for name, outcome in OUTCOMES.items() if outcome.verdict == TAKEN} == {
        case.id for case in CASES if case.standing == IDENTITY
    }


# ---------------------------------------------------------------- tolerances


def rounding(number: float) -> float:
    """Half of the last digit that is not a zero."""
    return 0.5 * 10.0 ** int(Decimal(repr(number)).normalize().as_tuple().exponent)


@pytest.mark.parametrize(("number", "half"), [(1700, 50), (36, 0.5), (0.00278, 0.000005), (16.0, 0.5), (26.71, 0.005)])
def test_rounding_is_read_off_the_digits(number: float, half: float) -> None:
    assert rounding(number) == pytest.approx(half)


@pytest.mark.parametrize("name", JUDGED)
def test_no_tolerance_is_wider_than_half_the_band_or_the_rounding(name: str) -> None:
    outcome = OUTCOMES[name]
    assert outcome.low is not None and outcome.high is not None and outcome.case.corrected is not None
    half_band = (outcome.high - outcome.low) / 2
    rounded = rounding(outcome.case.corrected) if outcome.case.corrected else rounding(outcome.case.printed or 1.0)
    assert 0.0 < outcome.case.tolerance <= max(half_band, rounded) * 1.000001
    assert outcome.tolerance == (None if math.isinf(half_band) else max(half_band, outcome.case.tolerance))


@pytest.mark.parametrize("name", [name for name in JUDGED if BY_ID[name].standing != IDENTITY])
def test_a_verdict_is_about_the_band_and_else_about_the_rounding(name: str) -> None:
    outcome = OUTCOMES[name]
    assert outcome.low is not None and outcome.high is not None
    in_band = outcome.low <= outcome.case.value <= outcome.high
    close = abs(outcome.error or 0.0) <= outcome.case.tolerance
    assert outcome.verdict == (IN_BAND if in_band else WITHIN if close else OUTSIDE)


# ---------------------------------------------------------------- evidence


def root_mean_square(values: list[float]) -> float:
    return math.sqrt(sum(value**2 for value in values) / len(values))


@pytest.mark.parametrize(
    ("scores", "standing", "error_of"),
    [
        (predicted_scores(RESULTS), PREDICTED, lambda outcome: outcome.error),
        (left_out_scores(RESULTS), FITTED, lambda outcome: outcome.left_out_error),
    ],
)
def test_scores_count_each_case_of_their_class_once(
    scores: tuple, standing: str, error_of: Callable[[Outcome], float]
) -> None:
    assert totals(scores)[0] == sum(case.standing == standing for case in CASES)
    for score in scores:
        errors = [
            error_of(outcome)
            for outcome in RESULTS
            if outcome.case.standing == standing
            and (outcome.case.document, outcome.case.fit_title, outcome.case.unit)
            == (score.document, score.fit_title, score.unit)
        ]
        assert score.count == len(errors)
        assert score.rms == pytest.approx(root_mean_square(errors))
        assert abs(score.worst_error) == max(map(abs, errors))


def test_a_number_that_the_range_was_drawn_around_never_counts_as_inside() -> None:
    drawn = [outcome for outcome in RESULTS if outcome.case.sets_range]
    assert drawn
    assert not any(outcome.left_out_inside for outcome in drawn)
    assert any(outcome.left_out_inside for outcome in RESULTS)


def test_the_band_moves_with_the_fit_that_lacks_the_number() -> None:
    outcome = OUTCOMES["vm-4x1"]
    assert outcome.low is not None and outcome.high is not None and outcome.predicted is not None
    assert outcome.left_out_error == outcome.case.left_out - 4000
    half = outcome.high - outcome.predicted
    assert outcome.left_out_inside == (-half <= outcome.left_out_error <= half)


def test_predictions_are_made_once_and_kept() -> None:
    known: dict = {}
    first = predict(BY_ID["imap-factor-two"], BY_ID, LIBRARY, known)
    assert set(known) == {"imap-factor-two", "imap-220-users", "imap-100"}
    assert predict(BY_ID["imap-factor-two"], BY_ID, LIBRARY, known) == first
    assert first[0] == pytest.approx(known["imap-100"][0] / known["imap-220-users"][0])


# ---------------------------------------------------------------- the documents' own numbers


def test_the_errors_of_the_fits_are_those_that_they_are_known_to_have() -> None:
    def errors(chosen: Callable[[Case], bool]) -> list[float]:
        return [outcome.error or 0.0 for outcome in RESULTS if chosen(outcome.case)]

    assert root_mean_square(errors(lambda case: case.fit == "response-2003")) == pytest.approx(10.5, abs=0.3)
    assert root_mean_square(errors(lambda case: case.fit == "cpu-2007")) == pytest.approx(3.7, abs=0.8)
    assert root_mean_square(errors(lambda case: case.fit == "cpu-2007-strict")) == pytest.approx(7.5, abs=1.5)
    counts = [outcome for outcome in RESULTS if outcome.case.unit == "users" and outcome.case.id[:3] in {"phy", "vm-"}]
    assert len(counts) == 7
    assert all(abs(outcome.error or 0.0) <= 0.014 * outcome.case.value for outcome in counts)


def test_memory_in_use_and_unused_add_up_to_what_is_installed() -> None:
    free = [case for case in CASES if case.id.endswith("-unused-memory") and "total" not in case.id]
    assert len(free) == 14
    for case in free:
        used = BY_ID[case.id.replace("unused-memory", "memory")]
        assert used.value + case.value == used.inputs["memory_mb"]


def test_the_conditions_of_a_run_are_the_numbers_that_cases_of_rates_print() -> None:
    for case in CASES:
        if case.quantity == "cpu" and case.fit in {"cpu-2007", "cpu-2007-strict"}:
            run = case.id.removesuffix("-cpu")
            for rate, name in (
                ("owa_requests_s", "owa-requests"),
                ("activesync_requests_s", "activesync-requests"),
                ("messages_s", "messages"),
            ):
                printed = BY_ID[f"{run}-{name}"].printed if f"{run}-{name}" in BY_ID else 0
                assert case.inputs["rates"][rate] == printed


def test_context_is_complete_and_is_not_judged() -> None:
    rows = read_context(resources.folder())
    assert len(rows) > 50
    assert {row.document for row in rows} == {case.document for case in CASES}
    assert all(row.what and row.place and row.printed for row in rows)


# ---------------------------------------------------------------- what is wrong is refused

GOOD = """
document = "ms-2007-cas-hub"
[fits.mean]
title = "Mean"
method = "A mean"
[[case]]
id = "a"
what = "A"
place = "Table"
unit = "%"
printed = 1
quantity = "sum"
inputs = { parts = [1] }
tolerance = 0.5
class = "identity"
"""


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("unit =", "units ="), "new.toml: a: unit is missing."),
        (('class = "identity"', ""), "new.toml: a: its class is missing."),
        (('"identity"', '"guess"'), "new.toml: a: its class is guess."),
        (('quantity = "sum"', ""), "new.toml: a: its class is identity."),
        (("tolerance", "tolerances"), "new.toml: a: there is no 'tolerances'."),
        (("printed = 1", "corrected = 1"), "new.toml: a: it does not say why it is read otherwise."),
        (("printed = 1", ""), "new.toml: a: a number that is lost cannot be predicted."),
        (('"identity"', '"fitted"'), "new.toml: a: a fitted case, and no other, has what the fit predicts without it."),
        (('"identity"', '"fitted"\nleft_out = 1'), "new.toml: a: a fitted case, and no other, names its fit."),
        (
            ('"identity"', '"fitted"\nleft_out = 1\nfit = "mean"\nwithout = ["b"]'),
            "published: there is no case 'b' to leave out.",
        ),
        (("[[case]]", "[[context]]\nwhat = 'X'\nplace = ''\nunit = ''\n[[case]]"), "new.toml: X: printed is missing."),
    ],
)
def test_a_file_that_contradicts_itself_is_refused(tmp_path, change: tuple[str, str], sentence: str) -> None:
    (tmp_path / "published").mkdir()
    path = tmp_path / "published" / "new.toml"
    path.write_text(GOOD, "utf-8")
    assert [case.standing for case in read_cases(tmp_path)] == [IDENTITY]
    path.write_text(GOOD.replace(*change), "utf-8")
    with pytest.raises(FigureError) as raised:
        read_cases(tmp_path)
        read_context(tmp_path)
    assert str(raised.value) == sentence
