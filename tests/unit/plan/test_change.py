"""A change puts values in place of others, knows what it expects, and takes itself back."""

import pytest
from attrs import evolve

from models.errors import ChangeError
from models.plan import edits
from models.plan.change import Change, Replacement
from models.plan.checks import MOST
from models.plan.entities import Design, Plan, Site
from models.plan.position import Position
from tests.unit.capacity.building import host, plan_of, population, server, vm

PLAN = plan_of([server(), host(), vm()], [population()], sites=("site", "other"))


def test_a_change_and_its_inverse_give_the_plan_back():
    change = edits.set_values(PLAN, ["server"], "processor.cores", 4)
    changed = change.apply(PLAN)
    assert changed.designs[0].by_id["server"].processor.cores == 4
    assert PLAN.designs[0].by_id["server"].processor.cores == 8
    assert change.inverse().apply(changed) == PLAN


def test_a_change_that_changes_nothing_is_false():
    assert not edits.set_values(PLAN, ["server"], "memory_mb", 16384)
    assert edits.set_values(PLAN, ["server"], "memory_mb", 8192)
    assert not Change("Nothing")


def test_a_change_is_refused_on_a_plan_that_it_was_not_made_for():
    change = edits.set_values(PLAN, ["server"], "memory_mb", 8192)
    other = edits.set_values(PLAN, ["server"], "memory_mb", 4096).apply(PLAN)
    with pytest.raises(ChangeError, match="'server' is not what this change expects"):
        change.apply(other)
    with pytest.raises(ChangeError, match="title is not what this change expects"):
        edits.set_title(PLAN, "New").apply(edits.set_title(PLAN, "Other").apply(PLAN))


def test_a_change_of_a_design_that_is_gone_is_refused():
    change = edits.set_values(PLAN, ["server"], "memory_mb", 8192)
    with pytest.raises(ChangeError, match="no design 'design'"):
        change.apply(edits.remove_design(PLAN, "design").apply(PLAN))


def test_an_item_that_is_there_already_is_not_added_again():
    change = edits.add_site(PLAN, PLAN.sites[0])
    with pytest.raises(ChangeError):
        change.apply(change.apply(PLAN))


def test_typing_in_one_field_is_one_step():
    first = edits.set_values(PLAN, ["server"], "memory_mb", 1)
    after = first.apply(PLAN)
    merged = first.merged(edits.set_values(after, ["server"], "memory_mb", 16))
    assert merged is not None
    assert merged.apply(PLAN).designs[0].by_id["server"].memory_mb == 16
    assert merged.inverse().apply(merged.apply(PLAN)) == PLAN


@pytest.mark.parametrize(
    "later",
    [
        edits.set_values(PLAN, ["server"], "processor.cores", 2),
        edits.set_values(PLAN, ["vm"], "memory_mb", 2),
        edits.rename(PLAN, "server", "X"),
    ],
)
def test_edits_of_different_fields_or_items_are_separate_steps(later):
    assert edits.set_values(PLAN, ["server"], "memory_mb", 1).merged(later) is None


def test_roles_are_set_one_step_at_a_time():
    first = edits.set_values(PLAN, ["server"], "roles", ["cas", "hub"])
    later = edits.set_values(first.apply(PLAN), ["server"], "roles", ["hub"])
    assert first.merged(later) is None


def test_typing_back_to_the_start_leaves_nothing_to_undo():
    first = edits.set_title(PLAN, "New")
    merged = first.merged(edits.set_title(first.apply(PLAN), PLAN.title))
    assert merged is not None
    assert not merged


def test_a_change_tells_which_rows_it_touches():
    assert edits.set_values(PLAN, ["server", "vm"], "memory_mb", 8).touched() == {"server", "vm"}
    assert edits.set_title(PLAN, "New").touched() == {"title"}


def test_a_change_of_place_alone_is_known_as_such():
    moved = evolve(PLAN.sites[0], position=Position(1, 2))
    assert Replacement("sites", moved.id, PLAN.sites[0], moved).only_position()
    renamed = evolve(moved, name="Other")
    assert not Replacement("sites", moved.id, PLAN.sites[0], renamed).only_position()
    assert not Replacement("sites", moved.id, None, moved).only_position()


def test_no_edit_makes_a_plan_larger_than_a_file_may_be():
    designs = tuple(Design(id=f"d{number}", name="Design") for number in range(MOST["designs"]))
    full = evolve(PLAN, designs=designs)
    assert edits.rename_design(full, "d0", "Other").apply(full).designs[0].name == "Other"
    for change in (edits.add_design(full, "More"), edits.add_design(full, "Copy", "d0")):
        with pytest.raises(ChangeError, match=r"^A plan has at most 200 designs\.$"):
            change.apply(full)
    sites = tuple(Site(id=f"s{number}", name="Site") for number in range(MOST["sites"]))
    full = Plan(sites=sites)
    with pytest.raises(ChangeError, match=r"^A plan has at most 5,000 sites\.$"):
        edits.add_site(full, sites[0]).apply(full)
