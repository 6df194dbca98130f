"""What a plan's fields take and refuse, wherever the value comes from."""

import math

import pytest
from attrs import evolve

from models.errors import FieldError
from models.plan.entities import (
    Assumptions,
    Host,
    Link,
    Override,
    Plan,
    Population,
    Processor,
    Rates,
    Server,
    Site,
    Users,
    Vm,
)
from models.plan.fields import fields_of
from models.plan.position import Position
from tests.unit.capacity.building import host, population, server, vm

EXAMPLES = {
    Assumptions: Assumptions(),
    Host: host(),
    Link: Link(id="link", ends=("a", "b"), bandwidth_mbit_s=1),
    Override: Override(figure="a/b", value=1),
    Plan: Plan(),
    Population: population(),
    Position: Position(1, 2),
    Processor: Processor(cores=1, clock_mhz=1),
    Rates: Rates(),
    Server: server(),
    Site: Site(id="site", name=""),
    Users: Users(),
    Vm: vm(),
}


def fields_of_kind(*kinds):
    return [
        pytest.param(entity, name, field, id=f"{type(entity).__name__}.{name}")
        for entity in EXAMPLES.values()
        for name, field in fields_of(type(entity)).items()
        if field.kind in kinds
    ]


def names_of_kind(*kinds):
    return [pytest.param(*example.values[:2], id=example.id) for example in fields_of_kind(*kinds)]


def refused(entity, name, value):
    with pytest.raises(FieldError) as caught:
        evolve(entity, **{name: value})
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert len(sentence) < 400
    return sentence


@pytest.mark.parametrize(("entity", "name", "field"), fields_of_kind("number", "whole"))
def test_a_number_is_a_finite_number_within_its_range(entity, name, field):
    for value in (True, "1", math.nan, math.inf, -math.inf, 10**400, [1]):
        assert field.label in refused(entity, name, value)
    if field.minimum is not None:
        assert "at least" in refused(entity, name, field.minimum - 1)
        assert getattr(evolve(entity, **{name: field.minimum}), name) == field.minimum
    if field.maximum is not None:
        assert "at most" in refused(entity, name, field.maximum * 2)
        assert getattr(evolve(entity, **{name: field.maximum}), name) == field.maximum


@pytest.mark.parametrize(("entity", "name", "field"), fields_of_kind("number", "whole"))
def test_a_number_has_a_range_and_no_negative_count_of_anything(entity, name, field):
    if type(entity) is Override:
        return  # A figure's own range decides, in the evaluation.
    assert field.minimum is not None
    assert field.maximum is not None
    assert field.minimum >= 0 or name in {"x", "y", "yearly_growth"}


@pytest.mark.parametrize(("entity", "name", "field"), fields_of_kind("whole"))
def test_a_whole_number_has_no_fraction(entity, name, field):
    assert "whole number" in refused(entity, name, field.minimum + 0.5)
    assert type(getattr(evolve(entity, **{name: float(field.minimum)}), name)) is int


@pytest.mark.parametrize(("entity", "name"), names_of_kind("text", "notes", "identifier", "reference"))
def test_text_holds_no_control_characters_and_no_overrides_of_direction(entity, name):
    for character in "\0\x07\x1b\x7f\u2028\u2029\u202a\u202d\u202e\u2066\u2069\ud800":
        assert "control character" in refused(entity, name, f"a{character}b")
    assert "must be text" in refused(entity, name, 5)
    refused(entity, name, "a" * 20_001)


@pytest.mark.parametrize(("entity", "name"), names_of_kind("text", "identifier", "reference"))
def test_a_name_that_nobody_can_see_is_refused(entity, name):
    """Two sites with such names could not be told apart."""
    for value in ("\u200b", "\u200b \u200d", "\u2060\ufeff", "\u3164", "\u2800\u2800"):
        assert "contains nothing visible" in refused(entity, name, value)


@pytest.mark.parametrize(("entity", "name"), names_of_kind("identifier", "reference"))
def test_an_id_is_not_empty_and_has_no_space_at_its_ends(entity, name):
    for value in ("", " ", " a", "a ", "a\n"):
        refused(entity, name, value)


@pytest.mark.parametrize(("entity", "name"), names_of_kind("text"))
def test_text_of_any_language_is_kept_as_it_is(entity, name):
    for value in ("Zürich Büro", "東京", "مكتب", "e\u0301", "👩‍💻", "a&<b>'\"\\%"):
        assert getattr(evolve(entity, **{name: value}), name) == value


def test_notes_may_have_lines_and_a_name_may_not():
    assert evolve(server(), notes="a\n\tb").notes == "a\n\tb"
    assert "U+000A" in refused(server(), "name", "a\nb")


@pytest.mark.parametrize(("entity", "name"), names_of_kind("flag"))
def test_a_flag_is_true_or_false_and_nothing_else(entity, name):
    for value in (0, 1, "true"):
        assert "true or false" in refused(entity, name, value)


@pytest.mark.parametrize(("entity", "name", "field"), fields_of_kind("choice"))
def test_a_choice_is_one_of_those_offered(entity, name, field):
    for value in ("", "nothing", 2010, ["2003", "2007"]):
        assert "must be one of" in refused(entity, name, value)
    for choice in field.choices:
        assert getattr(evolve(entity, **{name: choice.value}), name) == choice.value


@pytest.mark.parametrize(("entity", "name"), names_of_kind("group"))
def test_a_group_is_of_its_own_kind(entity, name):
    for value in (5, {}, Site(id="a", name="")):
        assert "group of values" in refused(entity, name, value)


def test_what_must_be_given_must_be_given():
    for name in ("name", "site", "exchange", "processor", "memory_mb"):
        assert "missing" in refused(server(), name, None)
    for name in ("weight", "disk_iops", "antivirus_engines", "position"):
        assert getattr(evolve(server(), **{name: None}), name) is None


def test_roles_stand_in_one_order_and_once():
    assert evolve(server(), roles=["mailbox", "cas"]).roles == ("cas", "mailbox")
    assert "twice" in refused(server(), "roles", ["cas", "cas"])
    assert "list" in refused(server(), "roles", "cas")
    assert "one of" in refused(server(), "roles", ["butler"])


def test_a_link_joins_exactly_two_different_sites():
    link = EXAMPLES[Link]
    assert evolve(link, ends=["b", "a"]).ends == ("a", "b")
    for ends in (["a"], ["a", "b", "c"], ["a", "a"], "ab", []):
        refused(link, "ends", ends)


def test_minus_nothing_is_nothing():
    assert math.copysign(1, evolve(EXAMPLES[Link], latency_ms=-0.0).latency_ms) == 1


def test_plans_with_their_rows_in_another_order_are_equal():
    sites = [Site(id="a", name=""), Site(id="b", name="")]
    assert Plan(sites=sites) == Plan(sites=sites[::-1])
    assert hash(Plan(sites=sites)) == hash(Plan(sites=sites[::-1]))


def test_a_frozen_value_stays_as_it_is():
    with pytest.raises(AttributeError):
        server().name = "X"
