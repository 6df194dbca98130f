"""What is shown can be typed again, and what is typed is understood or refused in one sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.errors import FieldError
from models.plan.dags import Dag
from models.plan.entities import Assumptions, Host, Population, Processor, Server, Vm
from models.plan.fields import Field, fields_of
from models.plan.hardware import MachineModel
from planner.presenters import field_text
from planner.presenters.field_text import format_value, parsed

NUMBERS = [
    field
    for entity in (Assumptions, Population, Processor, Server, Host, Vm)
    for field in fields_of(entity).values()
    if field.kind == "whole"
]
MEMORY = fields_of(Vm)["memory_mb"]
CEILING = fields_of(Assumptions)["cpu_ceiling"]


@given(st.sampled_from(NUMBERS), st.data())
def test_what_is_shown_reads_as_the_same_value(field: Field, data: st.DataObject) -> None:
    value = data.draw(st.integers(int(field.minimum or 0), int(field.maximum or 0)))
    assert field_text.parsed(field, field_text.format_value(field, value)) == value


@given(st.floats(0.01, 1))
def test_shares_are_shown_in_percent_to_a_hundredth(value: float) -> None:
    text = field_text.format_value(CEILING, value)
    assert text.endswith(" %")
    assert field_text.parsed(CEILING, text) == pytest.approx(value, abs=0.00006)


@given(st.text(max_size=20))
def test_any_text_is_a_value_or_one_sentence(text: str) -> None:
    try:
        value = field_text.parsed(MEMORY, text, "GB")
    except FieldError as error:
        assert str(error).startswith(("Memory", "Wrong unit for Memory: "))
    else:
        assert isinstance(value, int)


@pytest.mark.parametrize(
    ("text", "unit", "expected"),
    [
        ("4 GB", "", 4096),
        ("4096", "MB", 4096),
        ("4", "GB", 4096),
        ("4,096 mb", "GB", 4096),
        ("0.5 TB", "GB", 524288),
        ("1,5 GB", "", 1536),
    ],
)
def test_memory(text: str, unit: str, expected: int) -> None:
    assert field_text.parsed(MEMORY, text, unit) == expected


@pytest.mark.parametrize(("text", "expected"), [("75 %", 0.75), ("75", 0.75), ("0.75", 0.75), ("1", 1.0), ("0,6", 0.6)])
def test_shares(text: str, expected: float) -> None:
    assert field_text.parsed(CEILING, text) == pytest.approx(expected)


def test_another_unit_is_refused_by_name() -> None:
    with pytest.raises(FieldError, match="not “apples”"):
        field_text.parsed(MEMORY, "4 apples")


def test_an_optional_field_may_be_empty_and_a_required_one_not() -> None:
    assert field_text.parsed(fields_of(Vm)["weight"], " ") is None
    with pytest.raises(FieldError, match="Memory is missing"):
        field_text.parsed(MEMORY, "")


def test_clock_is_understood_in_ghz() -> None:
    assert field_text.parsed(fields_of(Processor)["clock_mhz"], "2.66 GHz") == pytest.approx(2660)


@pytest.mark.parametrize(("text", "expected"), [("2.5", 2_500), ("2600", 2_600), ("100", 100_000), ("2.5 MHz", 2.5)])
def test_a_bare_clock_is_meant_in_the_likely_unit(text: str, expected: float) -> None:
    assert field_text.parsed(fields_of(Processor)["clock_mhz"], text, field_text.LIKELY) == pytest.approx(expected)


def test_a_bare_amount_of_memory_is_meant_in_gigabytes_up_to_a_limit() -> None:
    assert field_text.parsed(MEMORY, "64", field_text.LIKELY) == 65_536
    assert field_text.parsed(MEMORY, "8192", field_text.LIKELY) == 8_192


def test_the_thousands_of_a_year_are_not_set_apart() -> None:
    year = fields_of(MachineModel)["year"]
    assert field_text.format_value(year, 2021) == "2021"
    assert field_text.parsed(year, "2021") == 2021


@pytest.mark.parametrize(("days", "shown"), [(0, "0 days"), (1, "1 day"), (1.5, "1.5 days"), (7, "7 days")])
def test_one_day_is_no_days(days, shown):
    field = fields_of(Dag)["lag_days"]
    assert format_value(field, days) == shown
    assert parsed(field, shown) == days
