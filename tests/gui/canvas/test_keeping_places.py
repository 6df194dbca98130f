"""An edit moves nothing that it is not about: what is added finds room, and what grew makes its neighbours give way."""

from itertools import combinations
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from models.plan import edits
from models.plan.change import Change
from models.plan.entities import Design, Plan, Site, Users
from models.plan.position import Position
from planner.canvas.boxes import Box
from planner.canvas.keeping_places import keep_places
from planner.canvas.layout import Layout, arrange
from planner.canvas.view import CanvasView
from planner.presenters.samples import read_sample
from resources import folder
from tests.gui.canvas.test_layout import HOST, PEOPLE, SERVER, VM, plans

KINDS = ["site", "server", "host", "population"]


def design_of(plan: Plan) -> Design:
    """Return the only design."""
    return plan.designs[0]


def kept(plan: Plan, change: Change) -> tuple[Plan, Layout, Layout]:
    """Return the plan after a change that keeps places, and the layouts before and after it."""
    seen = arrange(plan, design_of(plan))
    after = keep_places(plan, design_of(plan).id, seen, change).apply(plan)
    return after, seen, arrange(after, design_of(after))


def corners(layout: Layout, names: Any) -> dict[str, tuple[float, float]]:
    """Return where things are."""
    return {name: (layout.boxes[name].x, layout.boxes[name].y) for name in names if name in layout.boxes}


def adding(plan: Plan, kind: str, position: Position | None = None) -> Change:
    """Return the change that adds an item, to the first site."""
    site = plan.sites[0].id if plan.sites else ""
    if kind == "site":
        return edits.add_site(plan, Site(id="new", name="New"), position)
    if kind == "population":
        return edits.add_population(plan, site, PEOPLE, position)
    prototype = SERVER if kind == "server" else HOST
    return edits.add_machine(plan, design_of(plan).id, site, prototype, position)


def of_one_site(count: int, **fields: Any) -> Plan:
    """Return a plan of one site with servers."""
    servers = tuple(evolve(SERVER, id=f"p{number}", site="s0", **fields) for number in range(count))
    design = Design(id="d", name="D", machines=servers)
    return Plan(sites=(Site(id="s0", name="S"),), designs=(design,))


@pytest.mark.parametrize("kind", KINDS)
@given(plan=plans().filter(lambda plan: plan.sites))
def test_what_is_added_moves_no_card_of_any_site(kind: str, plan: Plan) -> None:
    cards = [row.id for row in (*plan.populations, *design_of(plan).machines)]
    _, before, after = kept(plan, adding(plan, kind))
    assert corners(after, cards) == corners(before, cards)


@given(plan=plans().filter(lambda plan: plan.sites))
def test_an_added_site_moves_no_other(plan: Plan) -> None:
    sites = [site.id for site in plan.sites]
    _, before, after = kept(plan, adding(plan, "site"))
    assert corners(after, sites) == corners(before, sites)


@given(plan=plans().filter(lambda plan: plan.populations))
def test_what_is_removed_moves_no_other(plan: Plan) -> None:
    gone = plan.populations[0].id
    after_plan, before, after = kept(plan, edits.remove(plan, [gone]))
    # A site that gave way to another returns when that one shrinks.
    own = [site.id for site in after_plan.sites if all(site.position is None for site in plan.sites)]
    left = own + [row.id for row in (*after_plan.populations, *design_of(plan).machines)]
    assert corners(after, left) == corners(before, left)


@given(count=st.integers(1, 30), more=st.integers(1, 6))
def test_servers_added_one_by_one_move_none_and_cover_none(count: int, more: int) -> None:
    plan = of_one_site(count)
    first = corners(arrange(plan, design_of(plan)), [f"p{number}" for number in range(count)])
    for _ in range(more):
        plan, _, layout = kept(plan, adding(plan, "server"))
    assert corners(layout, first) == first
    boxes = [layout.boxes[machine.id] for machine in design_of(plan).machines]
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))


def test_a_site_grows_down_where_another_stands_beside_it() -> None:
    plan = of_one_site(2)
    width = arrange(plan, design_of(plan)).boxes["s0"].width
    beside = Site(id="s1", name="B", position=Position(width + 40, 0))
    plan = evolve(plan, sites=(evolve(plan.sites[0], position=Position(0, 0)), beside))
    for _ in range(4):
        plan, before, after = kept(plan, adding(plan, "server"))
        assert corners(after, ["s0", "s1"]) == corners(before, ["s0", "s1"])


@pytest.mark.parametrize("kind", ["server", "host", "population"])
def test_a_card_dropped_where_its_site_has_no_room_moves_no_site(kind: str) -> None:
    plan = of_one_site(2)
    width = arrange(plan, design_of(plan)).boxes["s0"].width
    # The other site begins further up, so that the one that grows would be the one to give way.
    beside = Site(id="s1", name="B", position=Position(width + 40, -60))
    plan = evolve(plan, sites=(evolve(plan.sites[0], position=Position(0, 0)), beside))
    after_plan, before, after = kept(plan, adding(plan, kind, Position(width - 40, 60)))
    assert corners(after, ["s0", "s1", "p0", "p1"]) == corners(before, ["s0", "s1", "p0", "p1"])
    assert not after.boxes["s0"].overlaps(after.boxes["s1"])
    assert len(after_plan.populations) + len(design_of(after_plan).machines) == 3


def test_a_site_between_others_makes_only_the_covered_one_give_way() -> None:
    plan = of_one_site(4)
    box = arrange(plan, design_of(plan)).boxes["s0"]
    around = {"s1": Position(box.width + 40, 0), "s2": Position(0, box.height + 40), "s3": Position(3000, 3000)}
    sites = tuple(Site(id=name, name=name, position=place) for name, place in around.items())
    plan = evolve(plan, sites=(evolve(plan.sites[0], position=Position(0, 0)), *sites))
    for _ in range(3):
        plan, before, after = kept(plan, adding(plan, "server"))
        assert corners(after, ["s0", "s3"]) == corners(before, ["s0", "s3"])
        boxes = [after.boxes[name] for name in ("s0", "s1", "s2", "s3")]
        assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))


def test_a_host_that_grows_makes_what_it_covers_give_way() -> None:
    host = evolve(HOST, id="h0", site="s0", position=Position(16, 40))
    vms = tuple(evolve(VM, id=f"v{number}", host="h0") for number in range(2))
    size = arrange(
        Plan(sites=(Site(id="s0", name="S"),), designs=(Design(id="d", name="D", machines=(host, *vms)),)),
        Design(id="d", name="D", machines=(host, *vms)),
    ).boxes["h0"]
    under = evolve(SERVER, id="p0", site="s0", position=Position(16, size.bottom + 8))
    aside = evolve(SERVER, id="p1", site="s0", position=Position(size.right + 16, 40))
    design = Design(id="d", name="D", machines=(host, *vms, under, aside))
    plan = Plan(sites=(Site(id="s0", name="S"),), designs=(design,))
    _, before, after = kept(plan, edits.add_machine(plan, "d", "h0", VM))
    assert corners(after, ["h0", "p1", "s0"]) == corners(before, ["h0", "p1", "s0"])
    assert after.boxes["p0"].y > before.boxes["p0"].y
    assert not after.boxes["p0"].overlaps(after.boxes["h0"])


def test_a_card_placed_by_hand_moves_no_other_that_it_does_not_cover() -> None:
    plan = read_sample(folder(), "three-sites")
    place = arrange(plan, design_of(plan)).boxes["field-sales"]
    _, seen, after = kept(plan, edits.place(plan, {"field-sales": Position(place.x, place.y + 600)}))
    others = [name for name in seen.boxes if name != "field-sales"]
    assert corners(after, others) == corners(seen, others)


def test_tidy_arranges_anew_and_an_edit_of_numbers_places_nothing() -> None:
    plan = of_one_site(5, position=Position(900, 900))
    tidied = edits.place(plan, {f"p{number}": None for number in range(5)})
    assert kept(plan, tidied)[0] == tidied.apply(plan)
    renamed = edits.rename(plan, "p0", "EX")
    assert kept(plan, renamed)[0] == renamed.apply(plan)


def test_a_population_that_grows_moves_only_what_it_would_cover(canvas: CanvasView) -> None:
    session = canvas.context.session
    before = dict(canvas.context.scene.layout.boxes)
    users = Users(outlook=1, owa=1, imap4=1, pop3=1, ews=1, activesync=1)
    session.do(canvas.context.with_places_kept(edits.set_values(session.plan, ["office"], "users", users)))
    after = canvas.context.scene.layout.boxes
    moved = {name for name, box in before.items() if _corner(after[name]) != _corner(box)}
    assert moved == {"esx-1"}
    assert not after["esx-1"].overlaps(after["office"])


def _corner(box: Box) -> tuple[float, float]:
    return box.x, box.y
