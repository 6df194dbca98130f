"""What differs between two states of a table is found wherever it stands."""

from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from models.plan.edited import different_rows, same_but_position
from models.plan.entities import Server, Site
from models.plan.position import Position
from tests.unit.capacity.building import server

ids = st.sets(st.integers(0, 60), max_size=40)


@given(ids, ids, ids, ids)
def test_what_came_went_and_changed_is_told_and_nothing_else(kept, gone, come, changed):
    rows = {number: Site(id=f"{number:03}", name="Site") for number in kept | gone | come}
    before = {number: rows[number] for number in kept | gone}
    after = {number: rows[number] for number in kept | come if number not in gone}
    after |= {number: evolve(rows[number], name="Other") for number in changed & after.keys()}
    expected = {
        (was, now)
        for was, now in ((before.get(number), after.get(number)) for number in before | after)
        if was is not now
    }
    tables = ([table[number] for number in sorted(table)] for table in (before, after))
    found = [*different_rows(*tables)]
    assert set(found) == expected and len(found) == len(expected)


def test_a_machine_that_was_moved_on_the_canvas_alone_is_the_same_but_for_its_position():
    before = server("a")
    moved = evolve(before, position=Position(8, 8))
    assert isinstance(before, Server)
    assert same_but_position(before, moved)
    assert not same_but_position(before, evolve(moved, name="Other"))
    assert not same_but_position(before, Site(id="a", name="a"))
