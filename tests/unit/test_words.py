"""Sentences, plurals and numbers in another language, and numbers typed in it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.words import (
    Language,
    all_of,
    any_of,
    count,
    exactly,
    inside,
    memory,
    plain,
    set_language,
    significant,
    tr_count,
    tr_format,
    tr_noop,
    translate,
    trimmed,
    typed,
)

GERMAN = {
    "Move {subject} to {target}": "{subject} nach {target} verschieben",
    "{count} user": "{count} Benutzer",
    "{count} users": "{count} Benutzer insgesamt",
    "{first} and {last}": "{first} und {last}",
    "Memory": "Arbeitsspeicher",
}


@pytest.fixture
def german():
    set_language(
        Language(translate=lambda text: GERMAN.get(text, text), decimal=",", group=".", small_nouns=False, code="de")
    )
    yield
    set_language(Language())


@pytest.mark.usefixtures("german")
def test_the_words_of_a_sentence_may_stand_in_another_order() -> None:
    assert tr_format("Move {subject} to {target}", subject="EX-1", target="ESX-2") == "EX-1 nach ESX-2 verschieben"
    assert translate(tr_noop("Memory")) == "Arbeitsspeicher" and inside("Arbeitsspeicher") == "Arbeitsspeicher"


def test_small_numbers_are_written_out_where_that_reads_better() -> None:
    numbers = (0.00067, 0.0005, 0.24, 0.0059, 0.99996, 12.345, 1.94e-05, 33.75)
    assert [significant(number) for number in numbers] == [
        "0.00067", "0.0005", "0.24", "0.0059", "1", "12.3", "1.94e-05", "33.75",
    ]  # fmt: skip


@pytest.mark.usefixtures("german")
def test_numbers_take_the_marks_of_the_language() -> None:
    assert [count(18700), memory(3584), trimmed(1234.5, 1), significant(0.35)] == [
        "18.700",
        "3,5 GB",
        "1.234,5",
        "0,35",
    ]
    assert tr_count(1, "{count} user", "{count} users") == "1 Benutzer"
    assert tr_count(2000, "{count} user", "{count} users") == "2.000 Benutzer insgesamt"


def test_english_is_what_stands_in_the_code() -> None:
    assert [count(18700), memory(3584), plain(2660.5), inside("Memory")] == ["18,700", "3.5 GB", "2660.5", "memory"]
    assert (all_of(["a", "b", "c"]), any_of(["a", "b"]), all_of(["a"]), all_of([])) == ("a, b and c", "a or b", "a", "")


@pytest.mark.parametrize(
    ("text", "number"),
    [("2.660", 2660), ("2,66", 2.66), ("1.234.567,5", 1234567.5), ("0.5", 0.5), ("2.66", 2.66), ("1 234", 1234)],
)
@pytest.mark.usefixtures("german")
def test_a_german_number_is_read_as_it_is_meant(text: str, number: float) -> None:
    assert typed(text) == number


@pytest.mark.parametrize(("text", "number"), [("2,660", 2660), ("2,66", 2.66), ("1,234.5", 1234.5), ("−3", -3)])
def test_an_english_number_is_read_as_it_is_meant(text: str, number: float) -> None:
    assert typed(text) == number


@pytest.mark.parametrize("text", ["", "a", "1.2.3", "1,2,3"])
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="float"):
        typed(text)


@given(number=st.floats(-1e9, 1e9), marks=st.sampled_from([(".", ","), (",", "."), (",", "\u202f"), (".", "’")]))
def test_what_is_shown_can_be_typed_in_every_language(number: float, marks: tuple[str, str]) -> None:
    try:
        set_language(Language(decimal=marks[0], group=marks[1]))
        assert typed(trimmed(number, 4)) == pytest.approx(number, abs=1e-4)
        assert typed(plain(number)) == pytest.approx(number, rel=1e-9)
    finally:
        set_language(Language())


@pytest.mark.parametrize(
    ("value", "shown"),
    [(10_000, "10,000"), (1_600.0, "1,600"), (0.00067, "0.00067"), (2660.5, "2660.5"), (-5, "-5"), (1e300, "1e+300")],
)
def test_limits_and_values_are_told_exactly_and_grouped(value, shown):
    assert exactly(value) == shown


def test_whole_numbers_in_sentences_are_grouped_and_texts_left_alone():
    assert tr_format("{rows} of {year}", rows=12_345, year="2025") == "12,345 of 2025"
    assert tr_count(2, "{count} of {all}", "{count} of {all}", all=1_600) == "2 of 1,600"
