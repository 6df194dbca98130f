"""What differs between two plans is counted by kind, and told in words."""

from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from models.plan.difference import Difference, Tally, difference
from models.plan.entities import Design, Plan, Population, Processor, Server, Site
from planner.presenters.difference import content_words, difference_words

PROCESSOR = Processor(cores=8, clock_mhz=2660)
LONDON = Site(id="london", name="London")


def server(number: int, memory_mb: int = 16384) -> Server:
    return Server(
        id=f"s{number}", name=f"S{number}", site="london", exchange="2010", processor=PROCESSOR, memory_mb=memory_mb
    )


def plan_of(*servers: Server) -> Plan:
    return Plan(title="T", sites=(LONDON,), designs=(Design(id="d", name="D", machines=servers),))


def test_equal_plans_do_not_differ() -> None:
    found = difference(plan_of(server(1)), plan_of(server(1)))
    assert not found
    assert found == Difference()
    assert difference_words(found) == "no difference"


def test_machines_are_counted_by_what_became_of_them() -> None:
    found = difference(
        plan_of(server(1), server(2), server(3)), plan_of(server(2, 4096), server(3), server(4), server(5))
    )
    assert found.tallies == (("server", Tally(added=2, removed=1, changed=1)),)
    assert difference_words(found) == "2 servers added, 1 server removed, 1 server changed"


def test_a_machine_in_another_design_is_another_machine() -> None:
    before = plan_of(server(1))
    after = evolve(before, designs=(*before.designs, Design(id="e", name="E", machines=(server(1),))))
    assert difference_words(difference(before, after)) == "1 design added, 1 server added"


def test_settings_and_order_are_told_apart_from_items() -> None:
    before = evolve(plan_of(), designs=(Design(id="a", name="A"), Design(id="b", name="B")))
    assert difference(before, evolve(before, title="U")).settings
    turned = evolve(before, designs=before.designs[::-1])
    assert difference_words(difference(before, turned)) == "title, assumptions or order changed"
    assert not difference(before, evolve(before, designs=before.designs[1:])).settings


def test_what_a_plan_holds_is_told_in_words() -> None:
    people = Population(id="p", name="P", site="london", mailboxes=5)
    assert content_words(evolve(plan_of(server(1)), populations=(people,))) == (
        "1 site, 1 population, 1 design, 1 server"
    )
    assert content_words(Plan()) == "an empty plan"


@given(st.sets(st.integers(0, 9)), st.sets(st.integers(0, 9)))
def test_turned_round_added_is_removed(first: set[int], second: set[int]) -> None:
    one, other = (plan_of(*map(server, sorted(numbers))) for numbers in (first, second))
    there = dict(difference(one, other).tallies).get("server", Tally())
    back = dict(difference(other, one).tallies).get("server", Tally())
    assert (there.added, there.removed, there.changed) == (back.removed, back.added, back.changed)
    assert there.added == len(second - first)
