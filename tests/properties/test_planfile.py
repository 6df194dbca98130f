"""A plan comes back from a file as it went in, whatever it holds; a damaged file never comes back as another plan."""

import json
import random
from contextlib import suppress

from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from models.errors import PlanError, PlanFileError
from models.plan.checks import require_sound
from models.planfile import plan_from_bytes, plan_from_json, plan_to_bytes, plan_to_json
from models.planfile.digest import plan_digest
from models.planfile.interchange import plan_document
from tests.properties.plans import plans


def fault_of(plan):
    try:
        require_sound(plan)
    except PlanError as error:
        return str(error)
    return ""


@given(plans())
def test_generated_plans_are_sound(plan):
    assert fault_of(plan) == ""


@given(plans())
def test_plan_comes_back_from_xplan(plan):
    assert plan_from_bytes(plan_to_bytes(plan), "a.xplan") == plan


@given(plans())
def test_plan_comes_back_from_json(plan):
    text = plan_to_json(plan)
    assert plan_from_json(text, "a.json") == plan
    assert plan_from_bytes(text.encode(), "a.json") == plan


@given(plans())
def test_json_through_xplan_is_the_same_text(plan):
    text = plan_to_json(plan)
    by_way_of_xplan = plan_from_bytes(plan_to_bytes(plan_from_json(text, "a.json")), "a.xplan")
    assert plan_to_json(by_way_of_xplan) == text


@given(plans())
def test_both_forms_have_the_same_digest(plan):
    assert plan_digest(plan) == plan_document(plan)["digest"]


@given(plans(), st.randoms(use_true_random=False))
def test_equal_plans_are_equal_bytes(plan, chance):
    def mixed(rows):
        return chance.sample(list(rows), len(rows))

    tables = {name: mixed(getattr(plan, name)) for name in ("sites", "links", "populations")}
    designs = tuple(evolve(design, machines=mixed(design.machines)) for design in plan.designs)
    twin = evolve(plan, designs=designs, **tables)
    assert plan_to_bytes(twin) == plan_to_bytes(plan)
    assert plan_to_json(twin) == plan_to_json(plan)


@settings(max_examples=30)
@given(plans(most=2), plans(most=2))
def test_different_plans_are_different_bytes(first, second):
    assert (plan_to_bytes(first) == plan_to_bytes(second)) == (first == second)


@settings(max_examples=30)
@given(plans(), st.integers(0, 2**32))
def test_a_damaged_xplan_is_refused_or_the_same_plan(plan, seed):
    chance = random.Random(seed)
    whole = plan_to_bytes(plan)
    for _ in range(20):
        damaged = bytearray(whole)
        for _ in range(chance.randint(1, 3)):
            damaged[chance.randrange(len(damaged))] ^= 1 << chance.randrange(8)
        with suppress(PlanFileError):
            assert plan_from_bytes(bytes(damaged), "a.xplan") == plan


@settings(max_examples=50)
@given(plans(), st.data())
def test_a_cut_off_file_is_refused(plan, data):
    for whole in (plan_to_bytes(plan), plan_to_json(plan).rstrip().encode()):
        cut = whole[: data.draw(st.integers(0, len(whole) - 1))]
        assert_refused(cut)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@given(plans(), json_values, st.data())
def test_any_value_anywhere_in_json_is_refused_or_read(plan, value, data):
    document = json.loads(plan_to_json(plan))
    places = list(every_place(document))
    holder, key = data.draw(st.sampled_from(places))
    holder[key] = value
    with suppress(PlanFileError):
        read = plan_from_json(json.dumps(document), "a.json")
        assert plan_from_json(plan_to_json(read), "a.json") == read


@given(st.binary(max_size=300))
def test_any_bytes_are_refused(data):
    assert_refused(data)
    assert_refused(b"SQLite format 3\x00" + data)
    assert_refused(b"{" + data)


def every_place(value):
    """Every (container, key) in a JSON document."""
    keys = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from every_place(value[key])


def assert_refused(data):
    try:
        plan_from_bytes(data, "a.xplan")
    except PlanFileError as error:
        assert str(error).startswith("a.xplan: ")
        assert "\n" not in str(error)
    else:
        raise AssertionError("a file that is no plan was opened")
