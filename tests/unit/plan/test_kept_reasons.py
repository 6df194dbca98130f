"""The reason of a fitted figure: kept in one language, read in any; what people write stays."""

import pytest
from attrs import evolve

import resources
from models.plan.kept_reasons import FittedReason, told_reason
from models.words import Language, set_language
from planner.presenters.languages import language_from, texts_of

REASON = FittedReason(
    log="week one.csv, week two.csv", first="08:00", last="16:00", weekdays=True, windows=1_234,
    machines=("EX-1", "EX-2", "EX-3"), factor=1.05, low=0.9, high=1.2,
)  # fmt: skip
ENGLISH = (
    "Fitted to week one.csv, week two.csv, 08:00 to 16:00, weekdays only: 1,234 15-minute windows of EX-1, EX-2 and "
    "EX-3; factor 1.05 (0.90 to 1.20, 80 %)."
)


@pytest.fixture
def german():
    set_language(language_from(texts_of("de", resources.folder()), "de", ",", "."))
    yield
    set_language(Language())


def test_english_readers_see_what_is_kept() -> None:
    assert REASON.kept == told_reason(REASON.kept) == ENGLISH


@pytest.mark.usefixtures("german")
def test_a_german_reads_it_in_german_and_keeps_it_for_all() -> None:
    assert REASON.kept == ENGLISH
    told = told_reason(ENGLISH)
    assert told == REASON.told != ENGLISH
    assert "EX-1, EX-2 und EX-3" in told
    assert "1,05" in told and "0,90" in told and "1.234" in told
    alone = evolve(REASON, machines=("EX-1",), weekdays=False)
    assert told_reason(alone.kept) == alone.told


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("text", ["", "Measured by us in May", "Fitted to our own log", ENGLISH + " Checked by Ada."])
def test_what_people_write_stays(text: str) -> None:
    assert told_reason(text) == text
