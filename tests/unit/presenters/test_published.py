"""Published cases as texts: all digits of a document, bands without an end, and sentences that add up."""

import json
from math import inf

import pytest
from attrs import evolve

from models.published.cases import FITTED, IDENTITY, PREDICTED, Case, Context
from models.published.predict import IN_BAND, NOT_PREDICTED, OUTSIDE, TAKEN, Outcome
from planner.cli.published import _as_json
from planner.presenters.published import HEADING, context_line, exactly, explanations, published_line, published_summary
from planner.presenters.published_page import CLASS, NUMBERS, published_page, published_rows

CASE = Case(
    id="users",
    what="Users",
    document="paper",
    place="Table",
    unit="users",
    printed=1000,
    corrected=1000,
    quantity="users-at-ceiling",
    tolerance=50,
    standing=FITTED,
    why="A row of the fit.",
    fit="fit",
    fit_title="Users",
    method="Least squares",
    left_out=1200,
    without=("users",),
)
OUTCOME = Outcome(case=CASE, predicted=1050.0, low=900.0, high=1100.0, error=50.0, verdict=IN_BAND)
PREDICTION = evolve(OUTCOME, case=evolve(CASE, standing=PREDICTED, fit_title="", left_out=None))
UNKNOWN = Outcome(
    case=evolve(CASE, printed=None, corrected=None, standing="", why="", reason="Lost.", left_out=None),
    predicted=None,
    low=None,
    high=None,
    error=None,
    verdict=NOT_PREDICTED,
)


class NoErrata:
    errata = ()


@pytest.mark.parametrize(
    ("number", "text"),
    [(82059, "82,059"), (26.71, "26.71"), (23.735, "23.735"), (0.00278, "0.00278"), (16.0, "16"), (0, "0")],
)
def test_a_printed_number_keeps_its_digits(number: float, text: str) -> None:
    assert exactly(number) == text


def test_a_line_has_a_cell_for_each_heading() -> None:
    cells = dict(zip(HEADING, published_line(OUTCOME), strict=True))
    assert cells["Class"] == "fitted"
    assert cells["Printed"] == "1,000"
    assert (cells["Error"], cells["Leave-one-out error"], cells["Tolerance"]) == ("+50", "+200", "100")
    empty = dict(zip(HEADING, published_line(UNKNOWN), strict=True))
    assert {empty[name] for name in ("Class", "Printed", "Corrected", "Predicted", "Tolerance")} == {"–"}


def test_the_summary_says_how_many_lie_inside_and_which_is_worst() -> None:
    outside = evolve(PREDICTION, predicted=1300.0, low=1250.0, high=1350.0, error=300.0, verdict=OUTSIDE)
    identity = evolve(OUTCOME, case=evolve(CASE, standing=IDENTITY, left_out=None), verdict=TAKEN)
    lines = list(published_summary((PREDICTION, outside, OUTCOME, identity, UNKNOWN)))
    assert lines[0] == "Predicted: 1 of 2 numbers that no figure uses are within the range."
    assert "1 of 2 within the range, root-mean-square error 215.1 users, worst +300 users (Users)" in lines[1]
    assert lines[2].startswith("Fitted: 0 of 1 ")
    assert lines[3].startswith("– paper, Users: 0 of 1 within the range, root-mean-square error 200 users")
    assert [line.split(".")[0].split(";")[0] for line in lines[4:]] == [
        "Identities: 1",
        "Not predicted: 1",
        "Out of range, of all cases: 1",
    ]


def test_a_band_without_an_end_has_no_tolerance() -> None:
    endless = evolve(OUTCOME, high=inf)
    assert endless.tolerance is None and endless.left_out_inside is False
    assert evolve(endless, low=500.0).left_out_inside is True
    (row,) = published_rows([endless], [])
    assert dict(row.details)["Range"] == "900 users or more, no upper limit"
    assert json.loads(json.dumps(_as_json(endless, NoErrata()), allow_nan=False))["high"] is None


def test_rows_sort_by_numbers_of_one_type_and_classes_by_what_they_prove() -> None:
    rows = published_rows([OUTCOME, PREDICTION, UNKNOWN], [])
    assert [row.order[CLASS] for row in rows] == [1, 0, 3]
    assert {type(value) for row in rows for value in row.order[NUMBERS.start : NUMBERS.stop]} == {float}
    assert rows[2].order[NUMBERS.start] == -inf


def test_a_fitted_case_tells_what_was_left_out_where_it_is_not_itself() -> None:
    (own,) = published_rows([OUTCOME], [])
    assert dict(own.details)["Without the number, the fit gives"] == "1,200 users"
    assert "Left out" not in dict(own.details)
    (other,) = published_rows([evolve(OUTCOME, case=evolve(CASE, without=("a", "b")))], [])
    assert dict(other.details)["Left out"] == "a, b"


def test_context_keeps_the_order_and_the_digits_of_the_document() -> None:
    row = Context(document="paper", what="SMTP", place="Table", unit="messages/s", printed=(10.69, 9.8), note="N.")
    assert context_line(row) == ("paper", "SMTP", "10.69; 9.8", "messages/s", "Table", "N.")
    page = published_page((OUTCOME,), [row], [])
    assert page.context == (context_line(row),)
    assert page.summary[0].startswith("Predicted: 0 of 0")


def test_explanations_name_the_case() -> None:
    assert list(explanations([OUTCOME, UNKNOWN])) == ["users: A row of the fit.", "users: Lost."]
